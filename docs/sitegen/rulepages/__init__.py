"""The pages of the section on rules that are made from the rulesets: rulebook, worked examples, code, rulings."""
