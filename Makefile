# Every target sets up what is missing first, in .venv; `make help` lists them.

PYTHON ?= python3
PREPARE = $(PYTHON) tools/prepare.py
BIN     = .venv/bin

# make play game=fables lang=fr seats=2 bot=hard ui=terminal
# (lower case: LANG belongs to the system; `origin` keeps a variable of the shell from being taken for one of ours)
given = $(if $(filter command line,$(origin $1)),--$1 $($1))
PLAY  = $(strip $(foreach name,game lang seats bot ui jobs,$(call given,$(name))))
# make sim game=vtes games=500 jobs=2, make bench game=fables seconds=10; args="--json" for whatever else
game_of = $(if $(filter command line,$(origin game)),$(game),$1)
SIM   = $(strip $(call game_of,fables) $(foreach name,seats bots games seed jobs relics set lang,$(call given,$(name))) $(args))
BENCH = $(strip $(call game_of,) $(foreach name,seconds compare lang,$(call given,$(name))) $(args))
# The terminal needs neither a server nor Node.
LEVEL = $(if $(filter terminal,$(lastword $(call given,ui))),terminal,play)

# The quick suites first, then whatever else is there.
QUICK  = $(wildcard tests/unit tests/positions)
OTHERS = $(filter-out $(QUICK) tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/)))
SUITES = $(QUICK) $(OTHERS) $(wildcard tests/test_*.py)
# What is compiled shows in the rules and bots, and in whatever calls them: of the server a sample will do; pages, screens,
# texts, tools and what the documentation says are tested once.
ONCE   = tests/unit tests/server tests/browser tests/docs
RULES  = $(addprefix tests/unit/,kernel games bots boards sim) $(filter-out $(ONCE),$(SUITES)) \
	$(addprefix tests/server/test_,http.py limits.py tables.py)

# As many as there are cores; who is done takes over what others have not begun.
WORKERS = -n auto --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help setup fast play sim bench test test-game test-card soak check docs wheel test-compiled clean distclean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r target text; do \
		printf 'make %-14s %s\n' "$$target" "$$text"; done

setup: ## set up .venv to play, test and develop
	@$(PREPARE) dev

play: ## play in the browser: make play game=fables lang=fr seats=2 bot=hard ui=terminal
	@$(PREPARE) $(LEVEL)
	@bin=$$($(PREPARE) bin) && $$bin/noctuary play $(PLAY)

sim: ## let bots play: make sim game=fables games=200 seats=red,snow bots=greedy,random jobs=2
	@$(PREPARE) terminal
	@bin=$$($(PREPARE) bin) && $$bin/noctuary sim $(SIM)

bench: ## measure decisions, games, copies and search per second: make bench game=fables seconds=10
	@$(PREPARE) dev
	@bin=$$($(PREPARE) bin) && $$bin/noctuary bench $(BENCH)

fast: ## compile once: play, sim and bench use it while it is current (needs a C compiler)
	@$(PREPARE) fast

test: ## run all tests; ends with "N passed", and what could not be run here
	@$(PREPARE) test
	@$(BIN)/python -m pytest $(WORKERS) $(SUITES)

test-game: ## run one game's tests: make test-game game=vtes
	@$(PREPARE) dev
	@$(BIN)/python -m pytest $(WORKERS) tests/unit/games/$(call game_of,vtes) tests/positions tests/golden -k $(call game_of,vtes)

test-card: ## run the tests that name a card, in seconds: make test-card card=conditioning
	@$(PREPARE) dev
	@$(BIN)/python -m pytest tests/unit/games tests/positions --card $(card)

soak: ## try faults on servers under load and spoiled inputs at every door: make soak seed=1, make soak inputs=20000
	@$(PREPARE) test
	@faults=0; inputs=0; \
	$(if $(call given,inputs),,$(BIN)/python -m tests.faults $(call given,seed) || faults=1;) \
	$(BIN)/python -m tests.fuzz --inputs $(if $(call given,inputs),$(inputs),2000) $(call given,seed) \
		--keep tests/fuzz/found || inputs=1; \
	test "$$faults$$inputs" = 00

check: ## lint, format, types, the direction of imports, and the documentation
	@$(PREPARE) dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/docs.py

docs: ## build the documentation site into build/docs
	@$(PREPARE) dev
	@$(BIN)/python tools/docs.py

wheel: ## build the compiled wheel into dist/ (needs a C compiler)
	@$(PREPARE) wheel

test-compiled: ## run the tests of rules and bots against the compiled wheel
	@$(PREPARE) compiled
	@.venv-compiled/bin/python -m pytest $(WORKERS) $(RULES)

clean: ## remove builds and caches
	rm -rf build dist .venv-compiled .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove .venv too
	rm -rf .venv src/*.egg-info web/node_modules web/dist src/noctuary/server/client
