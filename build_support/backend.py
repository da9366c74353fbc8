"""The build backend (PEP 517): setuptools, with the page beside it; Node is asked for only where it is missing."""

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401 (hooks that are setuptools' own)
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import page

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + page.requirements()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + page.requirements()


def build_wheel(directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    with page.beside():
        return build_meta.build_wheel(directory, config_settings, metadata_directory)


def build_sdist(directory: str, config_settings: Settings = None) -> str:
    """The page goes into the sdist beside its sources, so that a wheel made from it needs no Node."""
    page.build()
    return build_meta.build_sdist(directory, config_settings)
