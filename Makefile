# Each target makes its own .venv (Python 3.11 or newer is all it needs) and installs again only when the pinned packages change.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$python; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes
GAME ?= slaughter
SEATS ?= 4
PORT ?= 8765
GAMES ?= 500
BACKUP ?= backups/monster-table-$(shell date -u +%Y%m%dT%H%M%SZ).sqlite3

.PHONY: demo run backup test lint format bench soak gallery pins clean

demo: .venv/demo
	$(BIN)/python -m bot demo --game $(GAME) --seats $(SEATS) --port $(PORT)

run: .venv/run
	$(BIN)/python -m bot

# A consistent copy of the store, also while the bot runs. It never overwrites a file.
backup: .venv/run
	@mkdir -p $(dir $(BACKUP))
	$(BIN)/python -m bot backup $(BACKUP)

test: lint
	$(BIN)/python -m pytest -q -n 2 --dist worksteal

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: .venv/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/demo
	$(BIN)/python -m bot bench --json

# Everything that takes long, with one table at the end: about half an hour on two cores.
soak: .venv/dev
	$(BIN)/python -m tests.soak --game $(GAME) --games $(GAMES)

gallery: .venv/run
	$(BIN)/python -m bot gallery gallery

# Pins every package by version and hash, for every Python from 3.11 on.
pins: .venv/dev
	$(BIN)/python -m pip install --quiet uv
	COMPILE="$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links"; \
	$$COMPILE --upgrade --extra demo --extra dev pyproject.toml -o requirements-dev.txt && \
	$$COMPILE --extra demo -c requirements-dev.txt pyproject.toml -o requirements-demo.txt && \
	$$COMPILE -c requirements-dev.txt pyproject.toml -o requirements.txt

clean:
	rm -rf .venv

.venv/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Monster Table needs Python 3.11 or newer."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/run: requirements.txt | .venv/pyvenv.cfg
	$(PIP) -r requirements.txt
	touch $@

.venv/demo: requirements-demo.txt | .venv/pyvenv.cfg
	$(PIP) -r requirements-demo.txt
	touch $@ .venv/run

.venv/dev: requirements-dev.txt | .venv/pyvenv.cfg
	$(PIP) -r requirements-dev.txt
	touch $@ .venv/run .venv/demo
