"""Which paragraphs of the rulebooks say what a keyword means."""

from __future__ import annotations

KEYWORDS = {
    "gosu": {"zombie": "gosu.mutate.zombie"},
    "gosu-x": {
        "bounty": "gosu-x.bounty",
        "echo": "gosu-x.echo",
        "ethereal": "gosu-x.ethereal",
        "force-of-will": "gosu-x.force",
        "recruiter": "gosu-x.recruiter",
        "secret-shift": "gosu-x.shift.secret",
        "veteran": "gosu-x.veteran",
        "wondrous": "gosu-x.wonder",
    },
}
"""By ruleset and keyword: the id of a paragraph, or of a section where the whole of it is about the keyword."""
