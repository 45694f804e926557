"""Every check of the project: `uv run nox` runs those that gate, `uv run nox -l` lists them all."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import nox

ROOT = Path(__file__).parent
PLUGINS = sorted(path.parent for path in ROOT.glob("plugins/*/pyproject.toml"))
EDITABLE = ["-e", ".[cli,testing]", *(arg for path in PLUGINS for arg in ("-e", str(path.relative_to(ROOT))))]
PYTHON = re.DOTALL | re.MULTILINE
UV = os.environ.get("UV", "uv")  # `uv run` says where it lives, also when it is not on PATH

PYTHONS = ["3.11", "3.12", "3.13"]
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"

nox.needs_version = ">=2026.10.20"
nox.options.default_venv_backend = "uv"
TESTED = PYTHONS if HERE in PYTHONS else [*PYTHONS, HERE]


def _reach_pyenv() -> None:
    """Put every interpreter of pyenv at the end of PATH: for versions not activated, its shims only print an error."""
    root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    folders = [str(path) for python in PYTHONS for path in sorted(root.glob(f"versions/{python}.*/bin"))]
    known = os.environ.get("PATH", "").split(os.pathsep)
    os.environ["PATH"] = os.pathsep.join([*known, *(folder for folder in folders if folder not in known)])


def _gates() -> list[str]:
    """Each Python with one set of dependencies: the oldest Python with the oldest ones, the others with the newest.

    A machine with one Python gets both on that. The rest is there by name, such as `nox -s "tests-3.13(lowest)"`.
    """
    there = [python for python in TESTED if python == HERE or shutil.which(f"python{python}")]
    lowest = there[0] if there[0] in PYTHONS else None
    newest = [python for python in reversed(TESTED) if python != lowest or len(there) == 1]
    return [*([f"tests-{lowest}(lowest)"] if lowest else []), *(f"tests-{python}(highest)" for python in newest)]


def _scaffolds() -> list[str]:
    """The oldest and the newest Python of those that are there."""
    there = [python for python in TESTED if python == HERE or shutil.which(f"python{python}")]
    return [f"scaffold-{python}" for python in dict.fromkeys((there[0], there[-1]))]


_reach_pyenv()
# The longest first, so that two at a time end at about the same time.
nox.options.sessions = ["docs", *_gates(), "types", *_scaffolds(), "packages", "lint"]
nox.options.parallel = 2
# An interpreter that the machine lacks is a session that says "skipped", on CI as well. Nothing is downloaded for it
# unless NOX_DOWNLOAD_PYTHON=auto asks for that.
nox.options.error_on_missing_interpreters = False
nox.options.download_python = "auto" if os.environ.get("NOX_DOWNLOAD_PYTHON") == "auto" else "never"


# What a Python between the oldest and the newest carries out: the library and the games, not the pages nor the command.
THE_PAGES = "tests/docs"
THE_RULES = ["src", "tests/core", "tests/tricks", "tests/tableau", "tests/effects", "tests/rulesets", "plugins"]


# Where Python is newer than any we name, the tests run on that one as well, lest they run on none.
@nox.session(python=TESTED, allow_parallel=True)
@nox.parametrize("versions", [nox.param("highest", id="highest"), nox.param("lowest", id="lowest")])
def tests(session: nox.Session, versions: str) -> None:
    """Tests and examples on each Python, with the oldest and the newest dependencies; arguments go to pytest.

    Between the oldest Python and the newest only the library and the games are tested, unless arguments ask for more.
    The tests of the pages and of what makes them belong to the session `docs`.
    """
    if versions == "lowest" and session.python not in PYTHONS:
        session.skip(f"the oldest dependencies are older than Python {session.python}")
    constraints = ["--constraint", "constraints/lowest.txt"] if versions == "lowest" else []
    session.install("--group", "test", "--group", "mypy", *EDITABLE, *constraints)
    between = session.python in PYTHONS[1:-1]
    what = THE_RULES if between else [f"--ignore={THE_PAGES}"]
    session.run("pytest", *_cache_for(session), *(session.posargs or what))


@nox.session(allow_parallel=True)
def lint(session: nox.Session) -> None:
    """Ruff: the rules, then the format."""
    session.install("--group", "lint")
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")


@nox.session(allow_parallel=True)
def types(session: nox.Session) -> None:
    """Both type checkers over the library, the plugins, the tests and this file."""
    session.install("--group", "types", "--group", "test", *EDITABLE)
    session.run("mypy")
    quiet = {"PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    session.run("pyright", env=quiet)
    # What the first pages show, as a reader would type it off.
    with tempfile.TemporaryDirectory(prefix="tricktable-") as folder:
        for page in ("README.md", "docs/en/index.md"):
            for number, block in enumerate(
                re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"), PYTHON)
            ):
                (Path(folder) / f"{Path(page).stem}_{number}.py").write_text(block, "utf-8")
        session.run("pyright", "--pythonpath", str(Path(session.bin) / "python"), folder, env=quiet)


@nox.session(allow_parallel=True)
def docs(session: nox.Session) -> None:
    """The site, where a link that leads nowhere is a failure, the tests of its pages, then a look in a browser.

    Arguments go to pytest, for the browser.

    Chromium or Chrome has to be on PATH. On CI as root, where it is missing, Debian's is installed.
    """
    groups = ("docs", "test", "mypy", "browser")
    session.install(*(part for group in groups for part in ("--group", group)), *EDITABLE)
    session.run("python", "-m", "docs.sitegen", env={"NO_MKDOCS_2_WARNING": "1"})
    session.run("pytest", THE_PAGES, "-m", "not browser", *_cache_for(session))  # the tutorials are followed, too
    if not _browser() and os.environ.get("CI") and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (("update",), ("install", "--yes", "--no-install-recommends", "chromium")):
            quiet = {"DEBIAN_FRONTEND": "noninteractive"}
            session.run("apt-get", "--quiet", *command, external=True, env=quiet, success_codes=range(256))
    if not _browser():
        session.skip("site, links and tutorials are fine; to look at the pages in a browser too, install chromium")
    # A browser that does not work at all would keep each test waiting for a minute.
    browser = ["tests/browser", "-m", "browser", "--maxfail=10"]
    session.run("pytest", *browser, *_cache_for(session), *session.posargs)


def _browser() -> str | None:
    """The browser of this machine that the site is looked at in."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome"))), None)


@nox.session(allow_parallel=True)
def packages(session: nox.Session) -> None:
    """Build both archives of each distribution, look inside, install the wheels far from here and play a game."""
    python = str(Path(session.bin) / "python")
    with tempfile.TemporaryDirectory(prefix="tricktable-") as name:
        outside = Path(name)
        session.run(UV, "build", "--quiet", "--all-packages", "--out-dir", str(outside / "dist"), external=True)
        wheels = {path: _check_archives(session, path, outside / "dist") for path in (ROOT, *PLUGINS)}
        with session.chdir(outside):
            # First as an app embeds it, without any extra, where the command can only say what it needs.
            session.run(UV, "pip", "install", "--quiet", "--python", python, *wheels.values(), external=True)
            session.run(UV, "pip", "check", "--quiet", "--python", python, external=True)
            session.run("python", "-W", "error", "-c", SHORT_GAME)
            hint = session.run("tricktable", "games", silent=True, success_codes=range(1, 128))
            if "tricktable[cli]" not in str(hint):
                session.error(f"`tricktable` without its extra does not say how to install it, but:\n{hint}")
            # Then as a reader does, with the command.
            with_cli = f"tricktable[cli] @ {Path(wheels[ROOT]).as_uri()}"
            session.run(UV, "pip", "install", "--quiet", "--python", python, with_cli, external=True)
            listing = session.run("tricktable", "games", silent=True, env={"PYTHONWARNINGS": "error"})
            session.log(listing)
            missing = [path.name for path in PLUGINS if path.name not in str(listing)]
            if missing:
                session.error(f"`tricktable games` does not list {missing}")


@nox.session(python=TESTED, allow_parallel=True)
def scaffold(session: nox.Session) -> None:
    """Write each kind of new package with nothing but our wheels, install it, and run its tests and its linters."""
    python = str(Path(session.bin) / "python")
    tools = ["mypy>=1.15", "ruff>=0.12"]  # what the packages ask for themselves
    with tempfile.TemporaryDirectory(prefix="tricktable ") as name:  # a path with a blank in it
        outside = Path(name)
        session.run(
            UV, "build", "--quiet", "--all-packages", "--wheel", "--out-dir", str(outside / "dist"), external=True
        )
        core, *others = sorted((outside / "dist").glob("*.whl"))
        wheels = [f"tricktable[cli,testing] @ {core.as_uri()}", *map(str, others)]
        session.run(UV, "pip", "install", "--quiet", "--python", python, *wheels, *tools, external=True)
        with session.chdir(outside):
            for command in NEW:
                session.run("tricktable", *command, silent=True)
        for project in sorted(outside.glob("tricktable-*")):
            with session.chdir(project):
                session.run(UV, "pip", "install", "--quiet", "--python", python, "-e", ".[dev]", external=True)
                session.run("ruff", "check", "--quiet")
                session.run("ruff", "format", "--check", "--quiet")
                session.run("mypy", "--cache-dir", str(outside / "mypy"))
                session.run("pytest", "--quiet", "--no-header", env={"TRICKTABLE_PLUGINS": "strict"})


# The shortest and the longest name that there can be, both languages, and one that nobody speaks here.
NEW = (
    ("new-ruleset", "x"),
    (
        "new-ruleset",
        "long-as-a-name-can-ever-be-now",
        "--kind",
        "tableau",
        "--lang",
        "uk",
        "--lang",
        "pl",
        "--title",
        "Ж" * 50,
    ),
    ("new-variant", "misere", "--of", "gosu", "--lang", "uk"),
    ("new-variant", "misere", "--of", "gorus-maximus"),
    ("new-pack", "winter", "--of", "gosu", "--title", "Winter market"),
)

SHORT_GAME = """
import sys
import tricktable as tt

assert not {"click", "rich", "pytest", "hypothesis"} & set(sys.modules), "importing tricktable imports an extra"
assert tt.plugin_failures() == (), tt.plugin_failures()
for info in tt.rulesets():
    game = tt.new_game(info.id, players=info.seats[-1], seed=7)
    for _ in range(20):
        if game.outcome is None:
            game.play(game.legal_actions()[0])
    game = tt.load(game.to_json())
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    print(info.id, game.outcome)
"""


def _check_archives(session: nox.Session, project: Path, dist: Path) -> str:
    """Compare the wheel and the sdist of a project with its source tree, file by file; return the wheel's path."""
    (package,) = (path.parent for path in project.glob("src/*/__init__.py"))
    source = {
        path.relative_to(project / "src").as_posix()
        for path in package.rglob("*")
        if path.is_file() and not any(part.endswith(("__pycache__", "_cache")) for part in path.parts)
    }
    if f"{package.name}/py.typed" not in source:
        session.error(f"{package.name}: no py.typed, so type checkers would ignore its annotations")
    (wheel,) = dist.glob(f"{package.name}-[0-9]*.whl")
    (sdist,) = dist.glob(f"{package.name}-[0-9]*.tar.gz")

    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    inside = {name for name in names if ".dist-info/" not in name}
    if inside != source:
        session.error(f"{wheel.name}: missing {sorted(source - inside)}, not in src {sorted(inside - source)}")
    if not any(name.endswith(".dist-info/licenses/LICENSE") for name in names):
        session.error(f"{wheel.name}: no licence")

    with tarfile.open(sdist) as archive:
        names = {member.name.partition("/")[2] for member in archive if member.isfile()}
    wanted = {f"src/{name}" for name in source} | {"pyproject.toml", "README.md", "LICENSE"}
    if wanted - names:
        session.error(f"{sdist.name}: missing {sorted(wanted - names)}")
    strange = {name for name in names if name.startswith("src/")} - wanted
    if strange or (project == ROOT and any(name.startswith("plugins/") for name in names)):
        session.error(f"{sdist.name}: holds what is not this distribution's: {sorted(strange) or 'plugins/'}")
    session.log(f"{package.name}: {len(source)} files of the package, all in the wheel and in the sdist")
    return str(wheel)


@nox.session
def bench(session: nox.Session) -> None:
    """How fast it is on this machine, beside a bare loop; no gate, since no two machines agree."""
    session.install("--group", "test", *EDITABLE)
    session.run("pytest", "-m", "bench", *_cache_for(session), *(session.posargs or ["tests/bench"]))


@nox.session
def soak(session: nox.Session) -> None:
    """The long tests: new Hypothesis examples by the thousand, and whatever is marked `soak`."""
    session.install("--group", "test", *EDITABLE)
    arguments = session.posargs or ["-m", "not bench and not browser"]
    session.run("pytest", "--hypothesis-profile=soak", *_cache_for(session), *arguments)


def _cache_for(session: nox.Session) -> list[str]:
    """Give each session a cache of its own, since two of them run at a time."""
    return ["-o", f"cache_dir={Path(session.virtualenv.location) / '.pytest_cache'}"]
