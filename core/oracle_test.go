package core_test

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// The oracle gives the answer of section 5 for any input, straight from the RFC's text: each production becomes regular
// expressions. It knows no scheme, no delimiter and no machine except package regexp. So it shares no mistake with the
// two that it judges: the reader of this package, and the machine of internal/grammar. It is slow, and speed does not
// matter here.

// A verdict is what section 5 says of an input.
type verdict struct {
	production string // the production that applies, "" without a scheme
	valid      bool   // the input derives from it
	offset     int    // how much of the input the production can begin with; all of it when valid
	parts      []part // of a valid input, in order
}

// A part is a nonterminal of section 5 with the octets that derive from it.
type part struct {
	name       string
	start, end int
}

// oracle gives the verdict on s.
func oracle(s string) verdict {
	scheme, _, found := strings.Cut(s, ":")
	if !found || !patternOf("scheme").derives(scheme) {
		// Whatever scheme may yet come, the URL will be a genericurl (decision 6).
		return verdict{offset: patternOf("genericurl").reach(s)}
	}
	// By the letter any URL is an otherurl. But then "http:foo" would be one, so that is
	// only for schemes that have no production of their own (decision 3).
	v := verdict{production: strings.ToLower(scheme) + "url"}
	if !slices.Contains(productionNames(), v.production) {
		v.production = "otherurl"
	}
	p := patternOf(v.production)
	v.valid, v.offset = p.derives(s), p.reach(s)
	if v.valid {
		// The predefined productions hide their scheme in a literal. Their URLs
		// too are genericurls, and so have one.
		v.parts = p.parts(s, 0, []part{{"scheme", 0, len(scheme)}})
	}
	return v
}

// productionNames are the productions that url has to choose from.
func productionNames() []string {
	return strings.FieldsFunc(definitions()["url"], func(c rune) bool { return c == '|' || unicode.IsSpace(c) })
}

// section5 is the grammar as published, from its first production to its last:
//
//	sed -n '/^; The generic form of a URL/,/^digits/p' rfc1738.txt
//
//go:embed testdata/section5.txt
var section5 string

// amendments are definitions that replace or join the definitions of section 5, by their decisions. The other readings
// in core/README.md concern the notation (2), the choice of the production (3, 6), or what section 5 says anyhow.
// Except for the quotes of 1, amendments change nothing about which inputs are valid: they choose one derivation of a
// URL that has several. The first alternative is the better one, to be there is better than not, and a repetition takes
// all that it can; "*?" takes as little as it can.
const amendments = `
; 1: the slash of a gopherurl is the literal.
; 25, 26: selector and search end at the first "%09"; in the search nothing is reserved.
gopherurl       = "gopher://" hostport [ "/" [ gtype [ gopher-selector
                  [ "%09" gopher-search [ "%09" gopher+_string ] ] ] ] ]
gopher-selector = *?xchar
gopher-search   = *?xchar

; 4: a schemepart is one part only where it has no ip form.
schemepart      = ip-schemepart | no-ip-form
no-ip-form      = *xchar

; 14, 23: a file URL has a host, which may be empty.
fileurl         = "file://" file-host "/" fpath
file-host       = [ host | "localhost" ]

; 31: the asterisk is a part.
grouppart       = group | article | all-groups
all-groups      = "*"
`

// partNames are the nonterminals that are listed as parts, by what they are listed as.
// What is in a part is not listed again: the digits of a port, the host of an article.
var partNames = func() map[string]string {
	names := map[string]string{
		"gopher-selector": "selector", "gopher-search": "search", "no-ip-form": "schemepart",
		"file-host": "host", "all-groups": "grouppart",
	}
	for _, name := range strings.Fields(`
		user password host port urlpath
		fsegment ftptype hsegment search gtype gopher+_string
		encoded822addr group article digits database wtype wpath
		psegment fieldname fieldvalue`) {
		names[name] = name
	}
	return names
}()

// definitions returns what each nonterminal stands for, with the amendments.
var definitions = sync.OnceValue(func() map[string]string { return definitionsIn(section5 + amendments) })

// definitionsIn returns what each nonterminal stands for, without comments. A definition begins at the left margin and goes on in
// indented lines.
func definitionsIn(grammar string) map[string]string {
	all := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^([\w+-]+) *=(.*(?:\n .*)*)`).FindAllStringSubmatch(grammar, -1) {
		all[m[1]] = regexp.MustCompile(` ;.*`).ReplaceAllString(m[2], "")
	}
	return all
}
