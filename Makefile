# make help prints the lines that begin with two hashes.
##
## make run      serve the page at http://localhost:8080/ (ADDR=localhost:8081 chooses another address)
## make test     test what most changes can break: formatting, vet, Go, core in node, the page in Chromium, which is
##               installed if possible; tests that cannot run are skipped and listed (NOSKIP=1: they fail)
## make quick    run only short tests and one test of the page, in a minute, while you work
## make test-page  test the page in Chromium
## make test-late  run the slow tests of the page: in Firefox, embedded, printed, presented, offline, with hostile input, during
##               its start and during an update. CI runs them in make test (LATE=none)
## make test-all   run everything, at night: properties with all inputs, lint, fuzzing, tests that need downloads
## make test-race  test data that goroutines share, with the race detector
## make test-module  use the module from another one, and rename it
## make cost     count what the page does for a key: calls, writes, styles, allocations
## make test-wire  send what core derives to real servers of FTP, Gopher, NNTP and HTTP; part of make test
## make test-embed  build the sites of testdata/embed with cmark, Hugo, Sphinx, MkDocs, VitePress and Docusaurus, and test
##               them; host the page with nginx; check the types. SITES=docusaurus tests only that site
## make test-hosts  host the page with nginx, Caddy, Apache and an object store, configured as host.html says
## make test-adopted  use urlscope from other projects, with everything that must be downloaded for that
## make test-hostile  enter HOSTILE (default 10000) hostile texts into the page in Chromium, and click as often at random
## make lint     run staticcheck
## make fmt      format the Go code
## make site     build the static site into build/site, with the best compression, for any static host
##               (SITE=folder chooses another folder; HOME_URL=https://host.example/urlscope/ is its address)
## make npm      build the npm package into build/npm, for npm pack; git determines its version
## make wasm     build the page quickly into build/run, as make run does
## make mistakes print how well the intended URL is found, each figure with its limit; MISTAKES=file adds the slips of your own
##               file, in the format of testdata/mistakes.jsonl
## make size     build the site, compare its sizes with the budgets, and print the size of each package in its binary
## make bench    run the benchmarks of core, each figure with its limit: time beside the time of net/url, allocations,
##               growth; then make size. URLS=file uses the URLs of that file
## make bench-page  measure keys, load, memory, documents and parser in Chromium, and fail if one is over its limit;
##               IDLE=10m measures the first keys after a pause of ten minutes
## make fuzz     compare the reader with the grammar on COMPARISONS strings (default 1000000) made from SEED, then fuzz
##               every target for FUZZTIME (default 30s)
## make module MODULE=example.com/you/urlscope
##               rename the module to a path that go get can find, in go.mod, imports and papers
## make release VERSION=0.1.0
##               run the tests, date the section of CHANGELOG.md, build the site and the npm package, commit, and print what
##               to tag and push; TESTED=1 skips the tests
## make record   record again how libraries and programs read URLs, and print the differences: Python, Java, PHP, Ruby, Perl,
##               Mono, Rust, curl, wget, lynx of Debian, and packages of npm. READERS="php ruby" records only these
## make picture  take the README's picture of the page
## make icons    draw the bitmap icons from web/icon.svg, and the preview picture for links to the site
## make clean    remove everything that was built
##

ADDR ?= localhost:8080
FUZZTIME ?= 30s
COMPARISONS ?= 1000000
SEED ?= 1738
HOSTILE ?= 10000
SITES ?= .*
SITE ?= build/site
IDLE ?= 10s

# Rebuild when a source changes, appears or disappears; folders are listed, because they tell the last two.
SOURCES := go.mod go.sum $(shell find core/. wasm/. web/. testdata/rules/. testdata/grammar/. ! -name '*_test.go')
URLSCOPE := build/urlscope

# Built once: `go run` would use the network each time, and as a tool in go.mod its requirements would become requirements of every module
# that imports urlscope/core. Its version is in the path, so that a new version is built.
STATICCHECK_VERSION := v0.8.2
STATICCHECK := build/staticcheck-$(STATICCHECK_VERSION)/staticcheck

# An S3 object store (Apache-2.0), only for make test-hosts.
STORE_VERSION := v1.8.0
STORE := build/store/versitygw

# The same flags for every build, so that the build cache works for both tests and site.
export GOFLAGS += -trimpath

# Builds and tests use the go-app in wasm/go-app.
export GOWORK := $(CURDIR)/wasm/go-app/go.work
RENDERER := github.com/maxence-charriere/go-app/v9/...
FOR_BROWSER := GOOS=js GOARCH=wasm
# The packages that are built for it. The others, such as the server, need an operating system.
IN_BROWSER := ./core/... ./wasm ./wasm/code ./wasm/labels ./wasm/model ./wasm/page ./wasm/reporter

.PHONY: help always run wasm site npm test test-page test-late test-all quick cost test-go test-node test-module test-race test-embed test-hosts test-adopted test-wire test-hostile check needs servers lint fmt fuzz bench mistakes bench-page size module release record picture icons clean
.DELETE_ON_ERROR:

help:
	@sed -n 's/^## \{0,1\}//p' Makefile

run: wasm
	@$(URLSCOPE) serve -addr $(ADDR) -dir build/run

wasm: build/run/index.html
site: $(SITE)/index.html

$(URLSCOPE): $(SOURCES)
	go build -buildvcs=false -o $@ ./wasm

# For development: the best quality of brotli takes too long, and browsers must not cache the page.
build/run/index.html: SITE_FLAGS := -quality 5 -offline=false
# Rebuild if HOME_URL is given, because the last build may be for another address.
$(SITE)/index.html: $(if $(HOME_URL),always)
build/run/index.html $(SITE)/index.html: $(URLSCOPE)
	@rm -rf $(@D)/* # keep the folder, because a server may have it open
	$(URLSCOPE) site -o $(@D) -home "$(HOME_URL)" $(SITE_FLAGS)

# No -buildvcs=false, because the toolchain takes the version from the tags of git.
npm:
	go build -o build/.npm/urlscope ./wasm
	build/.npm/urlscope npm -o build/npm

# make test is for daily work, make test-all for the night, because it takes hours. TESTS are flags of go test. With NOSKIP, a skipped
# test fails. The time of each test is in build/test-times.txt.
TESTS ?=
NOSKIP ?=
export NOSKIP
TALLY := build/tally
GO_TEST = go test -json -count=1 -vet=off -timeout 60m $(TESTS)

# Tests that count writes, calls and so on run in make cost.
COSTS := ^TestCost
# Browser tests that take half of the time of all and check what few changes break run in make test-late. With LATE=none they run in
# make test.
LATE ?= ^Test(Firefox|Browser(Embed|.*Hostile|.*Offline|.*Deploy|Update|Takeover|Forgets|Without|LongTexts|.*TenMegabytes|OldCopy|MissingFile|Trap|Panic|Starts|.*Early|Texts.*Starts|.*Print|Present|.*Sheet|PanelsOutOfSight))

# Tests that need downloads run in make test-adopted.
DOWNLOADED := ^Test(SCORMSchemas|.*Again)$$

# Run in parallel, because each leaves a processor idle at times. The browser tests take longest, so the others run with nice. A high
# GOGC saves time.
test: export GOGC = 400
test: export BESIDE = nice
test: needs servers check $(TALLY)
	@rm -rf build/tests
	@$(MAKE) --no-print-directory --output-sync=line -k -j3 test-page test-go test-node; failed=$$?; \
		$(TALLY) -sum $(if $(NOSKIP),-noskip) build/tests/*.json && exit $$failed

$(TALLY): $(wildcard wasm/internal/tally/*.go)
	go build -buildvcs=false -o $@ ./wasm/internal/tally

# -vet=off: check has run vet. The renderer is a module of its own.
test-go: $(TALLY)
	@$(BESIDE) $(GO_TEST) $$(go list ./... | grep -v -e /shipped$$ -e /adopted$$) $(RENDERER) | $(TALLY) -o build/tests/go.json

test-node: $(TALLY)
	@if command -v node >/dev/null; then \
		$(FOR_BROWSER) $(BESIDE) $(GO_TEST) -short -skip '^Fuzz' -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./core/... | $(TALLY) -o build/tests/node.json; \
	else echo "Skipped, because node is missing: the tests of core as WebAssembly."; test -z "$(NOSKIP)"; fi

test-race:
	@if command -v "$$(go env CC)" >/dev/null; then set -x; \
		CGO_ENABLED=1 $(BESIDE) go test -count=1 -vet=off -race -run '^TestShared' ./core ./core/find ./core/fix ./core/wire ./core/compare ./core/role; \
	else echo "Skipped, because a C compiler is missing: the tests with the race detector."; test -z "$(NOSKIP)"; fi

# For the edit loop.
quick: check
	go test -short -vet=off $$(go list ./core/... ./wasm/... | grep -v -e /shipped$$ -e /adopted$$ -e /site$$) $(RENDERER)
	go test -count=1 -vet=off -run '^TestBrowserReady$$' ./wasm/shipped

# Alone, so that nothing delays the page.
cost: needs
	go test -count=1 -vet=off -v -run '$(COSTS)' ./wasm/shipped ./wasm/page

# Without downloads.
test-module:
	go test -count=1 -vet=off -timeout 30m ./wasm/adopted

test-all: export URLSCOPE_ROUNDS = all
test-all: export LATE = none
test-all: test lint test-module test-race cost test-adopted test-embed test-hosts test-hostile
	$(MAKE) fuzz FUZZTIME=10m

check:
	@unformatted=$$(gofmt -l core wasm); test -z "$$unformatted" || \
		{ echo "make fmt would change:" $$unformatted >&2; exit 1; }
	go vet ./... $(RENDERER)
	go vet -tags measure ./core ./core/internal/meant
	go vet -tags lean ./wasm/cli
	$(FOR_BROWSER) go vet $(IN_BROWSER) $(RENDERER)

IN_BROWSERS = $(GO_TEST) -parallel 3 ./wasm/shipped

test-page: needs $(TALLY)
	@$(IN_BROWSERS) -skip '$(COSTS)|$(LATE)|$(DOWNLOADED)' | $(TALLY) -o build/tests/page.json

test-late: needs $(TALLY)
	@$(IN_BROWSERS) -run '$(LATE)' -skip '$(DOWNLOADED)' | $(TALLY) -o build/tests/late.json

# Installs the programs that the tests need.
needs:
	@.ci/needs

# Servers for the tests of the wire and of hosts.
servers: build/servers/complete
build/servers/complete: .ci/servers
	@.ci/servers $(@D)

test-wire: servers
	go test -count=1 -run '^TestServers' ./core/wire

# More servers for make test-hosts.
build/hosts/complete: .ci/servers
	@.ci/servers $(@D) hosts

# Not in make test, because it downloads.
test-hosts: servers build/hosts/complete $(STORE)
	@.ci/needs hosts
	go test -count=1 -run '^TestBrowserHosts$$' ./wasm/shipped -hosts

# Not in make test, because npm downloads half a gigabyte. The go command ignores folders that begin with a dot.
test-embed: servers
	@.ci/needs embed
	go test -count=1 -run '^Test(BrowserEmbedSites|EmbedTypes|ScriptTypes)$$/^($(SITES))$$' ./wasm/shipped -sites "$(CURDIR)/build/.embed"
	go test -count=1 -run '^TestBrowserHosts$$/^nginx$$' ./wasm/shipped -hosts

# Not in make test, because it downloads. The go command ignores folders that begin with a dot.
test-adopted: servers
	@.ci/needs adopted
	go test -count=1 -timeout 60m ./wasm/adopted -downloads "$(CURDIR)/build/.adopted"
	go test -count=1 -run '(SCORM|QTI)(Again|Schemas)$$' ./wasm/shipped -scorm "$(CURDIR)/build/.scorm"

test-hostile: needs
	HOSTILE=$(HOSTILE) go test -count=1 -v -timeout 4h -run '^TestBrowserHostile' ./wasm/shipped

lint: $(STATICCHECK)
	$(BESIDE) $(STATICCHECK) ./... $(RENDERER)
	$(FOR_BROWSER) $(BESIDE) $(STATICCHECK) $(IN_BROWSER) $(RENDERER)

$(STATICCHECK):
	GOBIN="$(CURDIR)/$(@D)" go install honnef.co/go/tools/cmd/staticcheck@$(STATICCHECK_VERSION)

$(STORE): Makefile # which has the version
	GOBIN="$(CURDIR)/$(@D)" go install github.com/versity/versitygw/cmd/versitygw@$(STORE_VERSION)

fmt:
	gofmt -w core wasm

fuzz: export URLSCOPE_ROUNDS = all
fuzz:
	go test -count=1 -v -run '^TestReaderIsTheGrammars$$' ./core -comparisons $(COMPARISONS) -seed $(SEED)
	@for p in $$(go list ./...); do for f in $$(go test -list '^Fuzz' $$p | grep '^Fuzz'); do \
		echo "$$p $$f"; go test -run '^$$' -fuzz "^$$f\$$" -fuzztime $(FUZZTIME) $$p || exit; \
	done; done

bench:
	go test -run '^$$' -bench . -skip '^BenchmarkPage' -benchmem ./...
	@$(MAKE) --no-print-directory size
	@echo "The budgets of the page (keys, load, memory, documents) are measured in a browser: make bench-page."

mistakes:
	@TABLE="$(CURDIR)/build/mistakes.txt" && mkdir -p build && export TABLE && go test -tags measure -count=1 -run TestSlipTable ./core >build/mistakes.log || { cat build/mistakes.log; exit 1; }
	@cat build/mistakes.txt
	@echo "Failures in detail: go test -run 'Mistakes|Pairs|RandomSlips' -v ./core; the effect of each row: go test -tags measure -run Ablation -v ./core/internal/meant"

bench-page: needs site
	@go test -run '^$$' -bench '^BenchmarkPage' -benchtime 1x -timeout 0 ./wasm/shipped -bench-idle $(IDLE) -bench-site "$(abspath $(SITE))"

size: site
	@go test -count=1 -v -run '^TestSize$$' ./wasm/site -size "$(abspath $(SITE))"

release:
	@.ci/release "$(VERSION)"

record:
	go run ./wasm/internal/record $(READERS)

# Needs fonts for Japanese and Chinese: without them, the names of the languages in the picture are boxes.
picture: needs
	@mkdir -p testdata
	go test -count=1 -run '^TestBrowserPicture$$' ./wasm/shipped -picture "$(CURDIR)/testdata/picture.png"

icons: needs
	go test -count=1 -run '^TestBrowser(Icons|Favicon|Card)$$' ./wasm/shipped -icons

# The first element must have a dot, because the go command takes other paths for the standard library.
module:
	@case "$(firstword $(subst /, ,$(MODULE)))" in *.*) ;; \
		*) echo "Give the new path: make module MODULE=example.com/you/urlscope" >&2; exit 1 ;; esac
	@old=$$(GOWORK=off go list -m | sed 's/[.]/[.]/g') && go mod edit -module "$(MODULE)" && \
	find core wasm web *.md \( -name '*.go' -o -name '*.md' \) -exec sed -E -i.before \
		-e "s#(^|[^A-Za-z0-9._/@-])$$old/(core|wasm)#\1$(MODULE)/\2#g" \
		-e "s#(-require=|-replace=)$$old([@=])#\1$(MODULE)\2#g" {} + && \
	find core wasm web *.before -name '*.before' -exec rm {} +
	gofmt -w core wasm

clean:
	rm -rf build
