"""Builds the site: two languages, pages made from the rulesets, and the check of every link.

`python -m docs.sitegen` from the root of the repository builds it into `site/`.

Code that a reader can edit and run in the page stands in a `div` of the class `run`, one block in each:

    <div class="run" markdown>

    ```python
    print(1 + 1)
    ```

    </div>

Also a `pycon` block, whose prompts are taken off. The blocks of a page share their names, the first ones are run before
later ones, and blocks with a `title` are files that they find; tricktable and its three games are installed there, its
extras are not.
"""
