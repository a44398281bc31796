# What make can do (make help prints the lines that begin with two hashes):
##
## make run      serve the page at http://localhost:8080/ (ADDR=localhost:8081 chooses another address)
## make test     test what most changes can break: formatting, vet, Go, core in node, the page in Chromium, which is
##               installed where that may be; what cannot run is left out and named (NOSKIP=1: that fails)
## make quick    the same in a minute, for while one works: short tests, and one look at the page
## make test-page  test the page in Chromium alone
## make test-late  test the page where that takes long: in Firefox, embedded, printed, presented, without a network, under hostile
##               hands, while it starts and while another version takes its place. CI has it in make test (LATE=none)
## make test-all   everything, for the night: properties on all of their inputs, lint, fuzzing, what is downloaded
## make test-race  what several goroutines share, under the race detector
## make test-module  build on the module, and rename it, as others do
## make cost     count what the page does for a key: calls, writes, styles, allocations
## make test-wire  send what core derives to real servers of FTP, Gopher, NNTP and HTTP; part of make test
## make test-embed  build the sites of testdata/embed with cmark, Hugo, Sphinx, MkDocs, VitePress and Docusaurus, and look
##               at them; host the page as it says for nginx; check the types. SITES=docusaurus takes that site alone
## make test-hosts  host the page with nginx, Caddy, Apache and an object store, by the lines that host.html gives for them
## make test-adopted  use urlscope as those do who build on it, with what has to be downloaded for that
## make test-hostile  throw HOSTILE (default 10000) hostile texts at the page in Chromium, and press as often at random
## make lint     run staticcheck
## make fmt      format the Go code
## make site     build the static site into build/site, compressed as far as it goes, for any static host
##               (SITE=folder chooses another; HOME_URL=https://host.example/urlscope/ says where it will be)
## make npm      build the npm package into build/npm, for npm pack; its version is that which git tells
## make wasm     build the page quickly into build/run, as make run does
## make mistakes print how well what was meant is found, each figure beside its bar; MISTAKES=file asks also for the slips of a file of
##               your own, in the form of testdata/mistakes.jsonl
## make size     build the site, hold its sizes against the budget, and weigh what is in its binary
## make bench    run the benchmarks of core, each figure beside its bar: time beside the time of net/url, allocations,
##               growth; then make size. URLS=file takes the URLs of that file
## make bench-page  measure keys, load, memory, documents and parser in Chromium, and fail when one is over its bar;
##               IDLE=10m measures the first keys after ten minutes of rest
## make fuzz     hold the reader against the grammar on COMPARISONS strings (default 1000000) made from SEED, then fuzz
##               every target for FUZZTIME (default 30s)
## make module MODULE=example.com/you/urlscope
##               give the module a path that go get can find, in go.mod and wherever it is imported or named
## make release VERSION=0.1.0
##               run the tests, date the section of CHANGELOG.md, build the site and the npm package, commit, and say what is to be
##               tagged and pushed; TESTED=1: the tests have run
## make record   observe anew what libraries and programs make of URLs, and print what is another than before: Python, Java, PHP, Ruby,
##               Perl, Mono, Rust, curl, wget, lynx of Debian, and packages of npm. READERS="php ruby" takes those alone
## make picture  take the picture of the page for the README
## make icons    draw the icons that some systems want as pixels from web/icon.svg, and the picture for links to the site
## make clean    remove all that was built
##

ADDR ?= localhost:8080
FUZZTIME ?= 30s
COMPARISONS ?= 1000000
SEED ?= 1738
HOSTILE ?= 10000
SITES ?= .*
SITE ?= build/site
IDLE ?= 10s

# Everything that is built from the sources is rebuilt when one of them changes, appears or disappears.
SOURCES := go.mod go.sum $(shell find core/. wasm/. web/. testdata/rules/. testdata/grammar/. ! -name '*_test.go')
URLSCOPE := build/urlscope

# Built once and kept: with `go run` it would ask the network at every turn, and as a tool in go.mod it would give all
# who import urlscope/core its requirements. The version in the name makes a new one be built.
STATICCHECK_VERSION := v0.8.2
STATICCHECK := build/staticcheck-$(STATICCHECK_VERSION)/staticcheck

# An object store that speaks S3 (Apache-2.0), for make test-hosts alone.
STORE_VERSION := v1.8.0
STORE := build/store/versitygw

# All that is built is built alike, so that what a test and a site have in common is built once.
export GOFLAGS += -trimpath

# The page is drawn by the go-app in wasm/go-app, here and in every test.
export GOWORK := $(CURDIR)/wasm/go-app/go.work
RENDERER := github.com/maxence-charriere/go-app/v9/...
FOR_BROWSER := GOOS=js GOARCH=wasm
# What is built for it. The rest, such as the server, needs what only a system has.
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

# While one works on the page, brotli at its best takes too long, and a browser shall not keep what is changed next.
build/run/index.html: SITE_FLAGS := -quality 5 -offline=false
# What was built for another place, or for none, is built anew.
$(SITE)/index.html: $(if $(HOME_URL),always)
build/run/index.html $(SITE)/index.html: $(URLSCOPE)
	@rm -rf $(@D)/* # the folder itself stays: a server may have it open
	$(URLSCOPE) site -o $(@D) -home "$(HOME_URL)" $(SITE_FLAGS)

# The toolchain tells a program its version by the tags of git.
npm:
	go build -o build/.npm/urlscope ./wasm
	build/.npm/urlscope npm -o build/npm

# make test is for who works on urlscope: what can fail. make test-all is for the night, and has no end in sight.
# TESTS are flags of go test; with NOSKIP nothing may be left out for want of a program. How long each test took is in
# build/test-times.txt.
TESTS ?=
NOSKIP ?=
export NOSKIP
TALLY := build/tally
GO_TEST = go test -json -count=1 -vet=off -timeout 60m $(TESTS)

# What counts writes, calls and the like has a make target of its own.
COSTS := ^TestCost
# So have the tests in browsers that take half of the time of all, and find what few changes can break. With LATE=none make test
# has all of them.
LATE ?= ^Test(Firefox|Browser(Embed|.*Hostile|.*Offline|.*Deploy|Update|Takeover|Forgets|Without|LongTexts|.*TenMegabytes|OldCopy|MissingFile|Trap|Panic|Starts|.*Early|Texts.*Starts|.*Print|Present|.*Sheet|PanelsOutOfSight))

# What is downloaded for a test is not for make test (test-adopted).
DOWNLOADED := ^Test(SCORMSchemas|.*Again)$$

# Side by side, for each leaves a processor idle at times. The browsers take longest: what goes on beside them gives way.
# Garbage is collected seldom, for time is what tests lack.
test: export GOGC = 400
test: export BESIDE = nice
test: needs servers check $(TALLY)
	@rm -rf build/tests
	@$(MAKE) --no-print-directory --output-sync=line -k -j3 test-page test-go test-node; failed=$$?; \
		$(TALLY) -sum $(if $(NOSKIP),-noskip) build/tests/*.json && exit $$failed

$(TALLY): $(wildcard wasm/internal/tally/*.go)
	go build -buildvcs=false -o $@ ./wasm/internal/tally

# What vet says, check has asked it. The renderer is a module of its own.
test-go: $(TALLY)
	@$(BESIDE) $(GO_TEST) $$(go list ./... | grep -v -e /shipped$$ -e /adopted$$) $(RENDERER) | $(TALLY) -o build/tests/go.json

test-node: $(TALLY)
	@if command -v node >/dev/null; then \
		$(FOR_BROWSER) $(BESIDE) $(GO_TEST) -short -skip '^Fuzz' -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./core/... | $(TALLY) -o build/tests/node.json; \
	else echo "Left out, for want of node: the tests of core as WebAssembly."; test -z "$(NOSKIP)"; fi

test-race:
	@if command -v "$$(go env CC)" >/dev/null; then set -x; \
		CGO_ENABLED=1 $(BESIDE) go test -count=1 -vet=off -race -run '^TestShared' ./core ./core/find ./core/fix ./core/wire ./core/compare ./core/role; \
	else echo "Left out, for want of a C compiler: what several goroutines share, under the race detector."; test -z "$(NOSKIP)"; fi

# For the edit loop: nothing that takes long, and one look at the page.
quick: check
	go test -short -vet=off $$(go list ./core/... ./wasm/... | grep -v -e /shipped$$ -e /adopted$$ -e /site$$) $(RENDERER)
	go test -count=1 -vet=off -run '^TestBrowserReady$$' ./wasm/shipped

# What the page does for a key, counted with nothing beside it.
cost: needs
	go test -count=1 -vet=off -v -run '$(COSTS)' ./wasm/shipped ./wasm/page

# The module as others have it, without what they download.
test-module:
	go test -count=1 -vet=off -timeout 30m ./wasm/adopted

# Everything, and the properties on all of their inputs.
test-all: export URLSCOPE_ROUNDS = all
test-all: export LATE = none
test-all: test lint test-module test-race cost test-adopted test-embed test-hosts test-hostile
	$(MAKE) fuzz FUZZTIME=10m

# What needs no test to run.
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

# What the tests need beside Go.
needs:
	@.ci/needs

# What the tests of the wire and of hosts need beside that.
servers: build/servers/complete
build/servers/complete: .ci/servers
	@.ci/servers $(@D)

test-wire: servers
	go test -count=1 -run '^TestServers' ./core/wire

# What make test-hosts needs beside those.
build/hosts/complete: .ci/servers
	@.ci/servers $(@D) hosts

# Outside of make test, for what it downloads.
test-hosts: servers build/hosts/complete $(STORE)
	@.ci/needs hosts
	go test -count=1 -run '^TestBrowserHosts$$' ./wasm/shipped -hosts

# Outside of make test, for npm and what it brings are half a gigabyte. The dot keeps go from what it brings.
test-embed: servers
	@.ci/needs embed
	go test -count=1 -run '^Test(BrowserEmbedSites|EmbedTypes|ScriptTypes)$$/^($(SITES))$$' ./wasm/shipped -sites "$(CURDIR)/build/.embed"
	go test -count=1 -run '^TestBrowserHosts$$/^nginx$$' ./wasm/shipped -hosts

# Outside of make test, for what it downloads. The dot keeps go from what it brings.
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

$(STORE): Makefile # which says the version
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
	@echo "What comes out otherwise: go test -run 'Mistakes|Pairs|RandomSlips' -v ./core; what each row decides: go test -tags measure -run Ablation -v ./core/internal/meant"

bench-page: needs site
	@go test -run '^$$' -bench '^BenchmarkPage' -benchtime 1x -timeout 0 ./wasm/shipped -bench-idle $(IDLE) -bench-site "$(abspath $(SITE))"

size: site
	@go test -count=1 -v -run '^TestSize$$' ./wasm/site -size "$(abspath $(SITE))"

release:
	@.ci/release "$(VERSION)"

record:
	go run ./wasm/internal/record $(READERS)

picture: needs
	@mkdir -p testdata
	go test -count=1 -run '^TestBrowserPicture$$' ./wasm/shipped -picture "$(CURDIR)/testdata/picture.png"

icons: needs
	go test -count=1 -run '^TestBrowser(Icons|Favicon|Card)$$' ./wasm/shipped -icons

# The path has a dot, by which go tells a host from a package of its own.
module:
	@case "$(firstword $(subst /, ,$(MODULE)))" in *.*) ;; \
		*) echo "Say what it is to be called: make module MODULE=example.com/you/urlscope" >&2; exit 1 ;; esac
	@old=$$(GOWORK=off go list -m | sed 's/[.]/[.]/g') && go mod edit -module "$(MODULE)" && \
	find core wasm web *.md \( -name '*.go' -o -name '*.md' \) -exec sed -E -i.before \
		-e "s#(^|[^A-Za-z0-9._/@-])$$old/(core|wasm)#\1$(MODULE)/\2#g" \
		-e "s#(-require=|-replace=)$$old([@=])#\1$(MODULE)\2#g" {} + && \
	find core wasm web *.before -name '*.before' -exec rm {} +
	gofmt -w core wasm

clean:
	rm -rf build
