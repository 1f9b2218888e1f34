"""What stands around a server on a machine of its own: units of systemd, and proxies. See docs/hosting.md.

The files lie in `deploy` of a checkout; the wheel brings them along, so that whoever installs it has them.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve().parent
_SHIPPED: Final = _HERE / "deploy"
_CHECKOUT: Final = _HERE.parent.parent.parent / "deploy"


class Example(Enum):
    SERVICE = "noctuary.service"
    SOCKET = "noctuary.socket"
    BACKUP = "noctuary-backup.service"
    TIMER = "noctuary-backup.timer"
    NGINX = "nginx.conf"
    CADDY = "Caddyfile"


def read_example(example: Example) -> str:
    folder = _SHIPPED if _SHIPPED.is_dir() else _CHECKOUT
    return (folder / example.value).read_text(encoding="utf-8")
