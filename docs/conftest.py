"""Makes the example of the pages importable for their code blocks, as if it were installed."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "examples" / "suns-and-moons" / "src"))
