"""The package's build: every wheel, source archive and editable installation gets the built browser client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import web_client


class ClientBuildHook(BuildHookInterface[Any]):
    """Build the client before the files of the package are collected."""

    def dependencies(self) -> list[str]:
        """Node as a package, unless the client is built already or the system has a Node that is new enough."""
        if web_client.is_built() or web_client.system_node():
            return []
        return [web_client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is up to date."""
        web_client.build()
