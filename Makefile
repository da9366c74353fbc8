# The commands of this project. `make` alone lists them; each sets up what it needs and repeats no work.

PYTHON ?= python3
ARGS ?=
TESTS ?=
# three workers, of which one or the other waits for a server or a bot of its test, keep two cores busy; with browsers two do
WORKERS ?= 3
BROWSERS ?= 2
DEV_PORT ?= 8000
# the tests that also run interpreted: the kernel's, those of every title's rules, and the games on the shelf
PURE_TESTS ?= $(wildcard tests/kernel $(addprefix tests/,$(notdir $(patsubst %/rules,%,$(shell cd src/flibuste/games && find . -type d -name rules)))) tests/test_shelf.py)
PURE_MARKS := not soak and not browser and not server and not slow and not property and not once

PY := .venv/bin/python
HOUSE := $(PY) build_support/house.py
WEB := $(PY) build_support/page.py
# each worker begins with its share and takes of the others' when it is done: no file of long tests is left over for one
PYTEST := $(PY) -m pytest --dist worksteal -n $(WORKERS)
PYTEST_BROWSER := $(PY) -m pytest --dist worksteal -n $(BROWSERS)
MUTANTS := $(PY) -m tests.mutants --jobs $(WORKERS)

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory
unexport PYTHONPATH
unexport PYTHONHOME
# else each of the many processes of a test run would compile all that it imports, of every package, anew
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play dev test check bench soak soak-all mutants format clean setup install web-packages test-packages chromium postgres

help: ## list these commands
	@echo "usage: make COMMAND [PYTHON=python3.12] [ARGS=...]"
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  \1\t\2/' | expand -t 12

play: install ## build what changed, start the server, open the browser; e.g. make play ARGS="--port 8123 --no-browser"
	@exec .venv/bin/flibuste $(ARGS)

dev: setup web-packages ## the server from src/, interpreted, restarted on edits, and the page with hot reload
	@$(HOUSE) deps dev
	@echo "flibuste: server on port $(DEV_PORT), restarted when src/ changes; open the address that Vite prints"
	@exec $(PY) build_support/dev.py $(DEV_PORT) $(ARGS)

test: test-packages web-packages chromium postgres ## everything a change must pass, on the compiled package, then the rules interpreted; TESTS=path for a part
	@$(HOUSE) install --strict
	@echo "flibuste: checking and testing the front end"
	@$(WEB) npm run check --silent
	@$(WEB) npm test --silent
	@echo "flibuste: testing the installed package"
	@FLIBUSTE_PURE=0 $(PYTEST) $(or $(TESTS),-m "not soak and not browser") $(ARGS)
	@# by themselves: the browser's driver keeps an event loop running, which tests of the server need to start their own
	@$(if $(TESTS),,echo "flibuste: testing the page in a browser"; FLIBUSTE_PURE=0 $(PYTEST_BROWSER) -m "browser and not soak" tests/browser $(ARGS))
	@echo "flibuste: testing the rules interpreted: $(or $(PURE_TESTS),nothing yet)"
	@$(if $(PURE_TESTS),FLIBUSTE_PURE=1 $(PYTEST) -m "$(PURE_MARKS)" $(PURE_TESTS) $(ARGS))

check: test-packages web-packages ## types, style, and known vulnerabilities of dependencies
	@$(HOUSE) deps check
	@echo "flibuste: types (mypy --strict)"
	@$(PY) -m mypy $(wildcard src tests)
	@echo "flibuste: style (ruff)"
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@echo "flibuste: the front end (svelte-check)"
	@$(WEB) npm run check --silent
	@echo "flibuste: known vulnerabilities"
	@$(PY) build_support/audit.py

format: setup ## put the Python sources in order (ruff)
	@$(HOUSE) deps check
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .

bench: install ## decisions, clones and playouts per second, with other engines beside them
	@$(HOUSE) deps bench
	@exec .venv/bin/flibuste bench --peers $(ARGS)

soak: test-packages chromium postgres ## the tests that run for minutes, and mutants of the rules; TESTS=path for a part
	@$(HOUSE) deps cluster
	@$(HOUSE) install --strict
	@$(if $(TESTS),FLIBUSTE_SOAK=1 $(PYTEST) -m soak $(TESTS) $(ARGS),$(MAKE) soak-all)

soak-all:
	@FLIBUSTE_SOAK=1 $(PYTEST) -m "soak and not browser" $(ARGS)
	@FLIBUSTE_SOAK=1 $(PYTEST_BROWSER) -m "soak and browser" tests/browser $(ARGS)
	@FLIBUSTE_PURE=1 $(PYTEST) -m "property and not soak" tests/kernel $(ARGS)
	@$(MUTANTS) --minutes 20

mutants: test-packages ## how good are the tests of the rules? e.g. make mutants ARGS="amerigo --count 150"
	@$(MUTANTS) $(ARGS)

clean: ## remove everything that was built or installed here
	rm -rf .venv build dist src/*.egg-info src/flibuste/server/page web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis test-results
	find src tests build_support -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# the steps behind the commands

.venv/.made:
	@command -v $(PYTHON) >/dev/null || { echo "flibuste: there is no $(PYTHON) here; name one, e.g. make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "flibuste needs Python 3.11 or later, and $(PYTHON) is $$($(PYTHON) --version 2>&1); name another, e.g. make PYTHON=python3.12"; exit 1; }
	@echo "flibuste: making .venv with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "flibuste: $(PYTHON) -m venv failed; on Debian it needs the package python3-venv"; exit 1; }
	@touch $@

setup: .venv/.made
	@$(HOUSE) deps build plain

install: .venv/.made
	@$(HOUSE) install

web-packages: setup
	@$(WEB) install

test-packages: setup
	@$(HOUSE) deps test

chromium:
	@build_support/chromium.sh

postgres:
	@build_support/postgres.sh
