"""The engine contract and what every game shares. Imports nothing from outside but mypy_extensions."""
