package text

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/rounds"
	"urlscope/core/internal/scheme"
	"urlscope/core/standards"
	"urlscope/core/text/proofread"
	"urlscope/core/wire"
)

// rows calls f with the name and address of every row that is not empty. f can change the row.
func rows(f func(name string, r *Row)) {
	each := func(name string, r *Row) {
		if *r != (Row{}) {
			f(name, r)
		}
	}
	for id, t := range ruleTexts {
		each(id+" message", &t.Message)
		each(id+" why", &t.Why)
		each(id+" advice", &t.Advice)
	}
	for i := range objectionTexts {
		t := &objectionTexts[i]
		each(t.ID+" message", &t.Message)
		each(t.ID+" why", &t.Why)
		each(t.ID+" advice", &t.Advice)
	}
	for i := range stepTexts {
		t := &stepTexts[i]
		each(string(t.Kind)+" line", &t.Line)
		each(string(t.Kind)+" note", &t.Note)
	}
	for i := range pieceTexts {
		t := &pieceTexts[i]
		each(string(t.Kind)+" name", &t.Name)
		each(string(t.Kind)+" note", &t.Note)
	}
	for i := range fixTexts {
		each(string(fixTexts[i].Title), &fixTexts[i].Row)
	}
	for i := range partTexts {
		t := &partTexts[i]
		each(t.Key+" label", &t.Label)
		each(t.Key+" noun", &t.Noun)
	}
	for i := range classNames {
		each("class "+classNames[i].name[English], &classNames[i].name)
	}
	for i := range ClientFacts {
		each("fact "+ClientFacts[i].ID, &ClientFacts[i].row)
	}
	eachOf("", uiLabels, each)
	eachOf("reason ", reasonTexts, each)
	for i := range clauses {
		each("section "+clauses[i].Section+" title", &clauses[i].title)
		each("section "+clauses[i].Section, &clauses[i].says)
	}
	for i := range levelTexts {
		each(fmt.Sprintf("level %d", i), &levelTexts[i].name)
		each(fmt.Sprintf("level %d follows", i), &levelTexts[i].follows)
	}
	each("same loopback", &sameLoopback)
	each("metadata chosen", &metadataChosen)
	each("metadata around", &metadataAround)
	each("embedding forbidden", &embeddingForbidden)
	eachOf("same ", sameCauses, each)
	eachOf("early ", earlyTexts, each)
	eachOf("scheme ", schemeNotes, each)
	each("scheme registered", &registeredNote)
	for i := range sinceTexts {
		each("since "+sinceTexts[i].scheme, &sinceTexts[i].Row)
	}
	eachOf("registry ", registries, each)
	eachOf("Gopher type ", gopherTypeTexts, each)
	eachOf("spot ", spotTexts, each)
	eachOf("octet ", octetNames, each)
	eachOf("valid ", validTexts, each)
	for _, list := range [][]clauseText{clauseTexts, goTexts} {
		for i := range list {
			each("clause "+list[i].id, &list[i].Row)
		}
	}
	for name, list := range map[string][]Row{
		"no curl": noCurlTexts[:], "no code for the web": noWebTexts[:], "severity": severities[:], "fix kind": fixKinds[:], "beginning": beginningTexts[:],
		"standard’s verdict": standardVerdicts[:], "reader’s verdict": readerVerdicts[:], "client’s verdict": clientVerdicts[:], "likeness": likenessTexts[:],
		"resolving": resolveTexts[:], "reference": referenceTexts[:],
		"kind of host": hostKinds[:], "range": rangeTexts[:], "reach": reachTexts[:], "embedding": embeddingTexts[:],
		"rewrite": rewriteTexts[:], "special name": specialTexts[:], "mix": mixTexts[:], "script": scriptNames[:],
	} {
		for i := range list {
			each(fmt.Sprintf("%s %d", name, i), &list[i])
		}
	}
	for i := range nextNouns {
		each("noun "+nextNouns[i].rule, &nextNouns[i].noun)
	}
	for i := range glosses {
		each("gloss "+glosses[i].rule, &glosses[i].word)
	}
	for i := range spellingTexts {
		each("spelling "+spellingTexts[i].spelling.String(), &spellingTexts[i].Row)
	}
	for i, r := range []*Row{
		&invalidText, &notYetText, &referenceText, &emptyText, &spokenBetween, &spokenStop, &spokenFirst, &inPart, &gopherTypeUnknown,
		&doubledNote, &emptyWord, &letterName, &digitName, &controlName, &foreignName, &classified, &laterSection, &noName, &laterForm, &inBrackets,
		&wireOctet, &hostThen, &leadColon, &webSends, &webLogin, &webFragment, &citation, &readOn, &givesUp, &verdictAt, &verdictLikely, &verdictExpected, &flipSecurity,
		&readerGoes, &readerNoHost, &readerFollows,
		&sameYes, &sameNo, &sameNot2, &sameOne, &normalAlready, &normalNone, &normalRelative,
		&nextHere, &nextWaits, &nextGoesOn, &nextStarts, &nextBegins, &nextLikewise, &nextAlone, &nextElse, &nextScheme, &alsoBy, &byProse, &nextEnd, &nextMust, &nextMustThen, &nextBoth, &nextCloses, &causedBy,
		&nextOnlyHere, &nextOnlyThen, &nextOnlyThis, &nextDigit, &nextDigits, &nextEnds, &nextNeeds, &noNewsServer, &stopsAt, &endsBy, &theTurn,
		&ruleIs, &ruleThen, &ruleOr, &ruleEither, &ruleOneOf, &ruleMaybe, &rulePresent, &ruleAbsent, &ruleAny, &ruleSome, &ruleExactly,
		&ruleUpTo, &ruleBetween, &ruleNothing, &ruleGroup, &ruleTaken, &ruleTimes,
	} {
		each(fmt.Sprintf("sentence %d", i), r)
	}
}

// eachOf is rows for a table.
func eachOf[K comparable](name string, table map[K]Row, f func(name string, r *Row)) {
	for key, r := range table {
		f(name+fmt.Sprint(key), &r)
		table[key] = r
	}
}

var slotName = regexp.MustCompile(`\{[^}]*\}`)

// set returns the distinct strings of a list, sorted.
func set(list []string) []string {
	list = slices.Sorted(slices.Values(list))
	return slices.Compact(list)
}

// TestRows: every text exists in every language and has the right punctuation. A few begin or end with a space,
// because they are joined to other texts.
func TestRows(t *testing.T) {
	house := proofread.ReadHouse(t, "README.md")
	if concepts, never := house.Words(); concepts < 40 || never < 70 {
		t.Errorf("README.md has %d concepts and %d things not to write", concepts, never)
	}
	rows(func(name string, r *Row) {
		house.Row(t, name, *r)
		if r != &spokenBetween && r != &spokenFirst && r != &inBrackets && r != &hostThen && r != &leadColon && r != &ruleThen && r != &ruleOr && name != string(ListComma) {
			proofread.Trimmed(t, name, *r)
		}
		proofread.Row(t, name, *r)
	})
}

func TestRules(t *testing.T) {
	known := map[string]bool{}
	for _, r := range core.Rules() {
		known[r.ID] = true
	}
	for _, name := range cases(t) {
		known[name] = true
	}
	for id := range known {
		if ruleTexts[id] == nil {
			t.Errorf("no texts for the rule or case %s", id)
		}
	}
	for id, text := range ruleTexts {
		r := text.whole()
		if !known[id] {
			t.Errorf("texts for %s, which is no rule, nor a case of one", id)
		}
		for _, l := range Langs {
			if s := r.Message.In(l); strings.HasSuffix(s, ".") || strings.HasSuffix(s, "。") {
				t.Errorf("%s, %s: a title ends with a full stop: %q", id, l.Tag(), s)
			}
			for _, s := range []string{r.Why.In(l), r.Advice.In(l)} {
				if !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "。") {
					t.Errorf("%s, %s: a sentence without its full stop: %q", id, l.Tag(), s)
				}
			}
		}
		for _, row := range []Row{r.Message, r.Why, r.Advice} {
			for _, name := range slotName.FindAllString(row[English], -1) {
				a := about{English, core.Parse(""), core.Diagnostic{Rule: &core.Rules()[0]}}
				if a.slot(strings.Trim(name, "{}")) == name {
					t.Errorf("%s: no slot has the name %s", id, name)
				}
			}
		}
	}
}

// literals returns the string literals that want selects in the Go files of pattern.
func literals(t *testing.T, pattern string, want func(ast.Node) []ast.Expr) (list []string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no files are %s: %v", pattern, err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			for _, e := range want(n) {
				if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					s, _ := strconv.Unquote(lit.Value)
					list = append(list, s)
				}
			}
			return true
		})
	}
	return set(list)
}

// rowsInSource returns the rows in the source of the package: lists of three strings.
func rowsInSource(t *testing.T) (list []Row) {
	t.Helper()
	literals(t, "*.go", func(n ast.Node) []ast.Expr {
		lit, ok := n.(*ast.CompositeLit)
		if !ok || len(lit.Elts) != len(Langs) {
			return nil
		}
		if name, ok := lit.Type.(*ast.Ident); lit.Type != nil && !(ok && name.Name == "Row") {
			return nil
		}
		var r Row
		for l, e := range lit.Elts {
			if s, ok := e.(*ast.BasicLit); ok && s.Kind == token.STRING {
				r[l], _ = strconv.Unquote(s.Value)
			}
		}
		if r[Japanese] != "" {
			list = append(list, r)
		}
		return nil
	})
	return list
}

// cases returns the names of all cases of rules from the tables in core's source.
func cases(t *testing.T) []string {
	list := literals(t, "../case.go", func(n ast.Node) []ast.Expr {
		if row, ok := n.(*ast.CompositeLit); ok && row.Type == nil {
			return row.Elts[:1]
		}
		return nil
	})
	if len(list) < 30 {
		t.Errorf("only %d cases were found in core: %v", len(list), list)
	}
	return list
}

// TestSteps: every kind of step in core has a text. The kinds are arguments of say, send and similar functions, in
// StepKind(…), and in return statements.
func TestSteps(t *testing.T) {
	kinds := literals(t, "../wire/*.go", func(n ast.Node) []ast.Expr {
		switch n := n.(type) {
		case *ast.CallExpr:
			name := ""
			switch f := n.Fun.(type) {
			case *ast.SelectorExpr:
				name = f.Sel.Name
			case *ast.Ident:
				name = f.Name
			}
			if slices.Contains([]string{"say", "sayAll", "sayFile", "send", "sendAll", "recipient", "StepKind"}, name) {
				return n.Args[:1]
			}
		case *ast.AssignStmt:
			if id, ok := n.Lhs[0].(*ast.Ident); ok && id.Name == "kind" {
				return n.Rhs
			}
		case *ast.FuncDecl:
			var results []ast.Expr
			if n.Type.Results != nil && len(n.Type.Results.List) == 1 {
				if id, ok := n.Type.Results.List[0].Type.(*ast.Ident); ok && id.Name == "StepKind" {
					ast.Inspect(n.Body, func(n ast.Node) bool {
						if r, ok := n.(*ast.ReturnStmt); ok {
							results = append(results, r.Results...)
						}
						return true
					})
				}
			}
			return results
		}
		return nil
	})
	for _, kind := range kinds {
		if stepTextsByKind[wire.StepKind(kind)] == nil {
			t.Errorf("no texts for the step %s", kind)
		}
	}
	for _, r := range stepTexts {
		kind := string(r.Kind)
		for _, l := range Langs { // the beginning of a server's line is not quoted (StepLine)
			if !strings.HasSuffix(r.Line[English], ".") && strings.HasPrefix(r.Line.In(l), "`") != strings.HasPrefix(r.Line[English], "`") {
				t.Errorf("%s, %s: %q does not begin with octets as %q does, or only it does", kind, l.Tag(), r.Line.In(l), r.Line[English])
			}
		}
		if rule, _, _ := strings.Cut(kind, "/"); !slices.Contains(kinds, kind) && !slices.Contains(kinds, rule) {
			t.Errorf("texts for %s, which is no step", kind)
		}
	}
	if len(kinds) < 30 {
		t.Errorf("only %d kinds of steps were found in core: %v", len(kinds), kinds)
	}
}

// TestKnownSchemes: every scheme that core knows has a description.
func TestKnownSchemes(t *testing.T) {
	said := 0
	for _, row := range scheme.Rows {
		_, ok := schemeNotes[row.Name]
		if ok {
			said++
		}
		if own := strings.HasPrefix(row.By, "section 3"); ok == own && row.By != scheme.IANA || ok && own {
			t.Errorf("of %s, defined by %s, something is said: %t", row.Name, row.By, ok)
		}
	}
	if said != len(schemeNotes) {
		t.Errorf("of %d schemes something is said that are not in the table", len(schemeNotes)-said)
	}
}

// TestGopherTypes: a Gopher type has a description if and only if core knows it.
func TestGopherTypes(t *testing.T) {
	for b := byte('!'); b < 0x7F; b++ {
		u := core.Parse("gopher://h/" + escapesOf(string(rune(b))))
		unknown := slices.ContainsFunc(core.Check(u), func(d core.Diagnostic) bool { return d.Rule.ID == "gopher-type-unknown" })
		if _, ok := gopherTypeTexts[b]; ok == unknown || ok != (strings.IndexByte(GopherTypes, b) >= 0) {
			t.Errorf("type %c: unknown to core: %v, explained: %v, listed: %v", b, unknown, ok, strings.IndexByte(GopherTypes, b) >= 0)
		}
	}
}

// constants returns the values of the string constants of a type.
func constants(t *testing.T, pattern, typeName string) []string {
	return literals(t, pattern, func(n ast.Node) []ast.Expr {
		if spec, ok := n.(*ast.ValueSpec); ok {
			if id, ok := spec.Type.(*ast.Ident); ok && id.Name == typeName {
				return spec.Values
			}
		}
		return nil
	})
}

func TestFixTitles(t *testing.T) {
	titles := constants(t, "../fix/fix.go", "Title")
	for _, title := range titles {
		if !slices.ContainsFunc(fixTexts, func(r fixText) bool { return string(r.Title) == title }) {
			t.Errorf("no text for the fix %s", title)
		}
	}
	for _, r := range fixTexts {
		if title, _, _ := strings.Cut(string(r.Title), "/"); !slices.Contains(titles, title) {
			t.Errorf("a text for %s, which is no fix", r.Title)
		}
	}
}

func TestKeys(t *testing.T) {
	for _, key := range constants(t, "*.go", "Key") {
		if uiLabels[Key(key)] == (Row{}) {
			t.Errorf("no text for the key %s", key)
		}
	}
	n := 0
	for _, rows := range uiRows {
		n += len(rows)
	}
	if n != len(uiLabels) {
		t.Errorf("%d labels have %d keys", n, len(uiLabels))
	}
}

func TestParts(t *testing.T) {
	used := map[string]bool{}
	for _, s := range []string{"", "file://h/a/b", "ftp://h/a/b", "gopher://h/1a%09b", "wais://h/a?b"} {
		u := core.Parse(s)
		for _, token := range u.Tokens() {
			used[partKey(u, token)] = true
		}
	}
	for p := core.Delim; p <= core.Fragment; p++ {
		key := partKey(core.Parse(""), core.Token{Part: p})
		used[key] = true
		if partTextsByKey[key] == nil {
			t.Errorf("no name for the part %s", key)
		}
	}
	for key, r := range partTextsByKey {
		if !used[key] {
			t.Errorf("a name for %s, which is no part", key)
		}
		if n := len(r.Label[English]); n > 14 {
			t.Errorf("%s: the label %q is %d letters long", key, r.Label[English], n)
		}
	}
}

func TestParseLang(t *testing.T) {
	for tag, want := range map[string]Lang{
		"en": English, "en-GB": English, "EN_us": English, "ja": Japanese, "ja-JP": Japanese,
		"zh-Hant": Chinese, "zh-TW": Chinese, "ZH-HK": Chinese, "zh": Chinese, "zh-CN": Chinese,
	} {
		if got, ok := ParseLang(tag); !ok || got != want {
			t.Errorf("ParseLang(%q) = %v, %v", tag, got, ok)
		}
	}
	for _, tag := range []string{"", "e", "de", "eng", "-", "日本語"} {
		if _, ok := ParseLang(tag); ok {
			t.Errorf("ParseLang(%q) finds a language", tag)
		}
	}
	for _, l := range Langs {
		if got, ok := ParseLang(l.Tag()); !ok || got != l {
			t.Errorf("%s is not read as its own language", l.Tag())
		}
	}
}

// TestTypedTextIsNoTemplate: backticks and braces in the input are neither code nor slots.
func TestTypedTextIsNoTemplate(t *testing.T) {
	u := core.Parse("http://h/`{hex}`")
	var got []string
	for _, d := range core.Check(u) {
		p := Message(English, u, d)
		got = append(got, p.String())
		if !p[0].Code || p[0].Text != d.Span.In(u.Source()) {
			t.Errorf("the message is %q", p)
		}
	}
	want := []string{"`{ must be written %60%7B", "}` must be written %7D%60"}
	if !slices.Equal(got, want) {
		t.Errorf("the messages are %q, want %q", got, want)
	}
}

func TestShow(t *testing.T) {
	for raw, want := range map[string]string{
		"": "", "abc": "abc", " ": "‹SP›", "a\r\n\t": "a‹CR›‹LF›‹TAB›", "\x00\x7f": "‹00›‹7F›", "é日": "é日",
		"\xff\xc3": "‹FF›‹C3›", "\u202e": "‹U+202E›", "\U000e0041": "‹U+E0041›", "\ufffd": "\ufffd",
		strings.Repeat("x", 24):  strings.Repeat("x", 24),
		strings.Repeat("x", 100): strings.Repeat("x", 12) + "…" + strings.Repeat("x", 11),
	} {
		if got := show(raw); got != want {
			t.Errorf("show(%q) = %q, want %q", raw, got, want)
		}
	}
}

// TestShowOfLongText: show reads only the ends of a long text, with the same result.
func TestShowOfLongText(t *testing.T) {
	pieces := []string{"a", "é", "日", "\U0001f468", "\u202e", "\xe3\x80", "\x80\x80\x80\x80\x80", "\xff", " ", "\x00"}
	r := rand.New(rand.NewPCG(1738, 1))
	for range rounds.Of(3000) {
		var raw strings.Builder
		for n := r.IntN(300); raw.Len() < n; {
			raw.WriteString(pieces[r.IntN(len(pieces))])
		}
		if got, want := show(raw.String()), cut(units(raw.String()), mostShown, ""); got != want {
			t.Fatalf("show(%q) = %q, want %q", raw.String(), got, want)
		}
	}
	pieces = append(pieces, "%41", "%4", "%", "%e3%81%82", "%25", "4", "1")
	for range rounds.Of(3000) {
		var raw strings.Builder
		for n := r.IntN(1500); raw.Len() < n; {
			raw.WriteString(pieces[r.IntN(len(pieces))])
		}
		if got, want := showDecoded(raw.String()), show(decode(raw.String())); got != want {
			t.Fatalf("showDecoded(%q) = %q, want %q", raw.String(), got, want)
		}
	}
	long := "\x01" + strings.Repeat("a", 1000) + "\xff"
	if got, want := hexOf(long), "01 61 61 61…61 61 FF"; got != want {
		t.Errorf("hexOf = %q, want %q", got, want)
	}
	if got, want := escapesOf(long), "%01%61%61%61…%61%61%FF"; got != want {
		t.Errorf("escapesOf = %q, want %q", got, want)
	}
}

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 errors", 1: "1 error", 33: "33 errors"} {
		if got := Count(English, errorCount, n); got != want {
			t.Errorf("Count(%d) = %q, want %q", n, got, want)
		}
	}
	if got := Counts(English, [3]int{4, 2, 0}); got != "4 errors, 2 warnings" {
		t.Errorf("Counts = %q", got)
	}
}

// FuzzTexts: any input gets texts with all slots filled.
func FuzzTexts(f *testing.F) {
	for _, s := range samples {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		u := core.Parse(s)
		list := core.Check(u)
		w := wire.Of(u)
		says := func(what string, l Lang, p Prose) {
			if s := p.String(); strings.TrimSpace(s) == "" || unfilled(s, u.Source()) {
				t.Fatalf("%q: %s says %q in %s", u.Source(), what, s, l.Tag())
			}
		}
		for _, l := range Langs {
			for _, d := range list {
				says(d.Rule.ID, l, Message(l, u, d))
				says(d.Rule.ID, l, Why(l, u, d))
				says(d.Rule.ID, l, Advice(l, u, d))
				for _, fix := range fix.Of(d) {
					says(string(fix.Title), l, FixTitle(l, u, d, fix))
				}
			}
			for i := range w.Steps {
				step := &w.Steps[i]
				line, note := Step(l, u, &w, step)
				if step.Side != wire.SideClient {
					says(string(step.Kind), l, line)
				} else {
					says(string(step.Kind), l, note)
				}
				for _, p := range step.Pieces {
					if pieceTextsByKind[p.Kind] == nil {
						t.Fatalf("%q: no text for the piece %s", u.Source(), p.Kind)
					}
					_, note, _ := Piece(l, step, p)
					says(string(p.Kind), l, note)
				}
				for _, e := range step.Early {
					says("an early end", l, Early(l, u, step, e))
				}
			}
			for _, token := range u.Tokens() {
				if Part(l, u, token) == "" || partNoun(l, u, token) == "" {
					t.Fatalf("%q: %v has no name in %s", s, token, l.Tag())
				}
				Also(l, u, token)
			}
			for i := -1; i <= len(s)+1; i++ {
				AtOctet(l, u, Judged{}, i)
				for _, line := range Octet(l, u, Judged{}, i) {
					says("an octet", l, line)
				}
			}
			says("the verdict", l, Verdict(l, u))
			Broken(l, u, core.Check(u))
			Absent(l, u)
			ReadAs(l, u)
			WireHead(l, u, &w)
			now := VerdictToday(l, standards.Compare(u, standards.Asked{}), false)
			Announcement(l, u, Verdict1738(l, u, list), now, list)
		}
	})
}

// unfilled reports whether s has a slot that is not in the input.
func unfilled(s, input string) bool {
	slot := slotName.FindString(s)
	return slot != "" && !strings.ContainsAny(input, "{%")
}

// TestSlotsAreSpaced: the value of a slot is spaced like the text around it.
func TestSlotsAreSpaced(t *testing.T) {
	for template, want := range map[string]string{
		"在{part}裡":   "在 FTP 目錄裡",
		"{part}の中":   "FTP 目錄の中",
		"`在{part}`裡": "在FTP 目錄裡", // octets do not change
		"{part}a":    "FTP 目錄 a",
		"in {part}.": "in FTP 目錄.",
	} {
		if got := Fill(template, "{part}", "FTP 目錄").String(); got != want {
			t.Errorf("%q comes out as %q, want %q", template, got, want)
		}
	}
}

// TestAlsoPort checks that a host has a default port beside it only where no port follows, not even an invalid one.
func TestAlsoPort(t *testing.T) {
	for _, test := range []struct {
		s, host string
		want    bool
	}{
		{"http://h/", "h", true}, {"http://h", "h", true}, {"https://h?a:b", "h", true}, {"http://[::1]/", "[::1]", true}, {"https://u:p@g/", "g", true}, {"http://h/a:1]", "h", true},
		{"https://h.org:x/", "h.org", false}, {"https://h:/", "h", false}, {"http://h:443x@/", "h", false}, {"http://[::1/a", "[::1", false}, {"http://[::1/a]", "[::1", false},
		{"http://[::1]:x/", "[::1]", false}, {"http:///a", "", false},
	} {
		at := strings.Index(test.s, "//") + len("//")
		at += strings.LastIndex(test.s[at:], test.host)
		host := core.Token{Span: core.Span{Start: at, End: at + len(test.host)}, Part: core.Host}
		if got := Also(English, core.Parse(test.s), host) != nil; got != test.want {
			t.Errorf("%q: a default port beside %q: %v", test.s, test.host, got)
		}
	}
}
