"""New packages: a game, a variant or a card pack to begin with, copied from the small real ones in `templates/`.

What is called `example-tricks` there (`example_tricks`, `Example Tricks`) is called otherwise in the copy. The command
`tricktable new-ruleset` and its sisters stand in `tricktable.cli.new`.
"""
