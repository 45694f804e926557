"""Two rulesets of different authors may call their classes and tags alike."""

from __future__ import annotations

from tests.plugins.site import Site

GAME = """
    from __future__ import annotations
    import tricktable as tt
    from tricktable import Value, hookimpl
    from tests.plugins import toy

    class State(Value, frozen=True, tag="state"):
        {field}: int = 0
        turn: int = 0

    class Count(Value, frozen=True, tag="count"):
        {field}: int

    class Counted(tt.Event, frozen=True, tag="counted"):
        {field}: int

    class GameRules(tt.Rules[State, Count, Counted, State, toy.Options]):
        def setup(self, dice): return State()
        def to_act(self, state): return None if state.{field} > 2 else 0
        def candidates(self, state, seat): return [Count(1)]
        def refuse(self, state, seat, action): return None if action.{field} == 1 else "no"
        def carry_out(self, r, seat, action): r.state = State(r.state.{field} + action.{field})
        def outcome(self, state): return tt.Outcome("end", (0,))
        def view(self, state, seat): return state
        def cards(self, state): return ()
        def bound(self): return 3

    GAME = toy.toy("{id}", rules=GameRules)

    @hookimpl
    def tricktable_rulesets(): return [GAME]
"""

BOTH = """
import json, tricktable as tt
from mod_one_games import Count as One
from mod_two_games import Count as Two
assert tt.plugin_failures() == (), tt.plugin_failures()
saved = []
for id, mine, other in (("one", One, Two), ("two", Two, One)):
    game = tt.new_game(id, seed=1)
    try:
        game.why_not(other(1))
    except tt.NotationError as error:
        assert "not Count" in str(error)
    else:
        raise AssertionError
    game.play(mine(1))
    for data in (game.to_json(), game.to_msgpack()):
        again = tt.load(data)
        assert again.position == game.position and type(again.history[0]) is mine
    saved.append(game.to_json().decode())
forged = saved[0].replace('"ruleset":"one"', '"ruleset":"two"')
try:
    tt.load(forged)
except tt.SaveError as error:
    refused = str(error)
print(json.dumps(refused))
"""

SCHEMAS = """
import json, tricktable as tt
from tricktable.schema import schema
found = {id: [schema(tt.ruleset(id), kind) for kind in ("view", "save", "action")] for id in ("one", "two")}
print(json.dumps([json.dumps(found["one"]), json.dumps(found["two"])]))
"""


def test_both_are_usable_in_one_process(site: Site) -> None:
    site.add("one-games", GAME.format(id="one", field="total"))
    site.add("two-games", GAME.format(id="two", field="sum"))
    assert "unknown field `total`" in site.report(BOTH)


def test_each_has_a_schema_of_its_own(site: Site) -> None:
    site.add("one-games", GAME.format(id="one", field="total"))
    site.add("two-games", GAME.format(id="two", field="sum"))
    one, two = site.report(SCHEMAS)
    assert '"total"' in one
    assert '"sum"' not in one
    assert '"sum"' in two
    assert '"total"' not in two
