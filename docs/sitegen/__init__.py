"""Builds the site: two languages, pages made from the rulesets, and the check of every link.

`python -m docs.sitegen` from the root of the repository builds it into `site/`.
"""
