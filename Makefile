# `make play` and `make test` each set up everything they need; all they ask for is Python 3.11 or newer, and make.

VENV := .venv
PYTHON := $(VENV)/bin/python
ELDERTABLE := $(VENV)/bin/eldertable
INSTALL := $(PYTHON) -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
SETUP := pyproject.toml constraints.txt hatch_build.py

# Tests start hundreds of processes; each would compile the whole house anew.
unexport PYTHONDONTWRITEBYTECODE

# Arguments for the program behind a target, e.g. make play ARGS="--port 8123 --no-browser"
ARGS ?=
# How many processes work side by side
WORKERS ?= 2
# How many processes test: browser tests wait much of their time
TESTERS ?= 3
# How many times as hard as the tests `make soak` and `make fuzz` look
EFFORT ?= 20
# How often `make crash` kills the server
BLOWS ?= 200
# How many hostile messages `make fuzz` sends
MESSAGES ?= 50000
# Which tests are for the inner loop
QUICK := not browser and not postgresql and not slow
# Whether `make wheel` compiles modules, too: 1 for yes
COMPILED ?=
# The Python that the environment is made with
BASE_PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	$$name -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)

.DEFAULT_GOAL := help
.PHONY: help play install test quick lint format types web docs learners wheel compiled bench soak load crash fuzz siege clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: web $(VENV)/.ready ## start the server and open the browser; ARGS="--port 8123 --no-browser"
	@$(ELDERTABLE) $(ARGS)

install: web $(VENV)/.ready ## set everything up in .venv, without starting anything

test: web $(VENV)/.ready-dev ## run all tests; ARGS="tests/kernel -k undo"
	@$(PYTHON) scripts/chromium.py
	@$(PYTHON) scripts/web_client.py test
	@$(PYTHON) -m pytest -n $(TESTERS) --dist worksteal --durations 15 -r fER $(ARGS)

quick: web $(VENV)/.ready-dev ## run what needs no browser and no database server, for the inner loop; ARGS="-k undo"
	@ELDERTABLE_EFFORT=0.1 $(PYTHON) -m pytest -n $(WORKERS) --dist worksteal --durations 5 -m "$(QUICK)" $(ARGS)

lint: $(VENV)/.ready-dev ## check style, types, texts, rules and the arrows between the parts of the house
	@$(VENV)/bin/ruff check
	@$(VENV)/bin/ruff format --check
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports --no-logo
	@$(ELDERTABLE) types --check
	@$(PYTHON) scripts/web_client.py check
	@$(ELDERTABLE) check

format: $(VENV)/.ready-dev ## put the Python sources into shape
	@$(VENV)/bin/ruff check --fix
	@$(VENV)/bin/ruff format

types: $(VENV)/.ready ## make the TypeScript types anew from Python's structs
	@$(ELDERTABLE) types --write

web: $(PYTHON) ## build the browser client, if its sources changed
	@$(PYTHON) scripts/web_client.py build

docs: $(VENV)/.ready-docs ## build the documentation as a site into build/docs, refusing links that lead nowhere
	@NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --strict --quiet

learners: $(VENV)/.ready-train ## install torch and OpenSpiel (the extras train and spiel) and test what needs them
	@$(PYTHON) -m pytest -q -rs tests/env/test_learners.py tests/env/test_spiel.py $(ARGS)

wheel: web $(VENV)/.ready-dev ## build the package into dist; COMPILED=1: with compiled modules, for this machine and this Python
	@ELDERTABLE_COMPILED=$(COMPILED) $(PYTHON) -m hatchling build -t wheel

compiled: web $(VENV)/.ready-dev ## compile a copy of the package and run the quick tests on it; ARGS="-k undo"
	@$(PYTHON) scripts/compiled.py
	@PYTHONPATH=$(CURDIR)/build/compiled/src ELDERTABLE_EFFORT=0.1 $(PYTHON) -m pytest -n $(WORKERS) --dist worksteal -m "$(QUICK)" $(ARGS)

bench: $(VENV)/.ready-bench ## measure speed, beside Catanatron; ARGS=--json
	@$(ELDERTABLE) bench --against-catanatron $(ARGS)

soak: web $(VENV)/.ready-dev ## long random play under all checks; EFFORT=100 ARGS="--minutes 60"
	@$(ELDERTABLE) soak --workers $(WORKERS) $(ARGS)
	@$(PYTHON) scripts/chromium.py
	@ELDERTABLE_EFFORT=$(EFFORT) $(PYTHON) -m pytest -n $(WORKERS) --dist worksteal tests/test_conformance.py tests/server tests/e2e

load: $(VENV)/.ready ## many tables at once on a local server, and what an idle one costs; ARGS=--json
	@$(PYTHON) -m eldertable.sim.load $(ARGS)

crash: $(VENV)/.ready-dev ## prove that nothing is lost: kills, a full disk, a database that is gone; BLOWS=1000
	@$(PYTHON) -m eldertable.sim.crash --kind kill --blows $(BLOWS) $(ARGS)
	@$(PYTHON) -m eldertable.sim.crash --kind kill --blows 20 --database postgresql $(ARGS)
	@$(PYTHON) -m eldertable.sim.crash --kind disk --blows 3 $(ARGS)
	@$(PYTHON) -m eldertable.sim.crash --kind database --blows 3 $(ARGS)

fuzz: $(VENV)/.ready-dev ## hostile messages and calls against a server of its own, thousands of edited positions; MESSAGES=200000
	@ELDERTABLE_FUZZ=$(MESSAGES) $(PYTHON) -m pytest -q tests/server/test_fuzz.py $(ARGS)
	@ELDERTABLE_EFFORT=$(EFFORT) $(PYTHON) -m pytest -q -n $(WORKERS) --dist worksteal tests/test_conformance.py -k edited_positions

siege: $(VENV)/.ready-dev ## a hostile guest against a server of its own, while an honest pair plays; ARGS="--attack nonsense"
	@$(PYTHON) -m eldertable.sim.siege $(ARGS)

clean: ## remove everything that was installed or built
	rm -rf $(VENV) build dist src/eldertable/web/dist src/eldertable/web/node_modules
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

$(PYTHON):
	@test -n "$(BASE_PYTHON)" || { echo "Eldertable needs Python 3.11 or newer, with its venv module." >&2; exit 1; }
	@echo "Setting up $(VENV)." >&2
	@$(BASE_PYTHON) -m venv $(VENV)

$(VENV)/.ready: $(SETUP) | $(PYTHON) web
	@echo "Installing Eldertable into $(VENV)." >&2
	@$(INSTALL) --editable . >&2
	@touch $@

$(VENV)/.ready-dev: $(SETUP) | $(PYTHON) web
	@echo "Installing Eldertable and its tools into $(VENV)." >&2
	@$(INSTALL) --editable '.[dev]' >&2
	@touch $@ $(VENV)/.ready

$(VENV)/.ready-bench: $(VENV)/.ready
	@$(INSTALL) --editable '.[bench]' >&2
	@touch $@

$(VENV)/.ready-docs: $(VENV)/.ready
	@$(INSTALL) --editable '.[docs]' >&2
	@touch $@

$(VENV)/.ready-train: $(VENV)/.ready-dev
	@$(INSTALL) --editable '.[train,spiel]' >&2
	@touch $@
