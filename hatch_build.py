"""The package's build: every wheel, source archive and editable installation gets the built browser client.

With ELDERTABLE_COMPILED=1 a wheel gets compiled modules, too (`make wheel COMPILED=1`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import compiled
import web_client


class HouseBuildHook(BuildHookInterface[Any]):
    """Build the client, and what else is asked for, before the files of the package are collected."""

    def dependencies(self) -> list[str]:
        """Node as a package, unless the client is built already or the system has a Node that is new enough; compilers."""
        needs = [] if web_client.is_built() or web_client.system_node() else [web_client.NODE_PACKAGE]
        return needs + compiled.NEEDS if self._is_to_be_compiled() else needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is up to date, and the compiled modules if they are wanted."""
        web_client.build()
        if self._is_to_be_compiled() and version == "standard":
            made = compiled.compile_package(compiled.SOURCES, Path(self.root, "build", "wheel"))
            self.app.display_info(compiled.in_words(made))
            build_data["force_include"].update({str(file): name for name, file in made.files.items()})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _is_to_be_compiled(self) -> bool:
        return self.target_name == "wheel" and compiled.is_wanted()
