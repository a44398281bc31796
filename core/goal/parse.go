package goal

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/text"
)

// Separators of a goal.
const (
	or    = " | "
	words = " -- "
)

// Limits of a goal.
const (
	mostClauses = 4
	mostEdits   = 16
	mostIndex   = 9999
	mostNumber  = 1 << 20
)

// Parse parses the line of a goal. The error is a [text.Fault].
func Parse(line string) (Goal, error) {
	line, own, _ := strings.Cut(line+" ", words)
	said, err := Unescape(own)
	if err != nil {
		return Goal{}, err
	}
	g := Goal{Words: strings.TrimSpace(said)}
	list := strings.Split(strings.TrimSpace(line), or)
	if len(list) > mostClauses {
		return Goal{}, tooManyClauses.say(strconv.Itoa(len(list)), strconv.Itoa(mostClauses))
	}
	for _, s := range list {
		c, err := parseClause(strings.TrimSpace(s))
		if err != nil {
			return Goal{}, err
		}
		g.clauses = append(g.clauses, c)
	}
	return g, nil
}

// parseClause parses an alternative, such as "once no problem tilde".
func parseClause(s string) (c clause, err error) {
	rest, once := strings.CutPrefix(s, "once ")
	rest, no := strings.CutPrefix(strings.TrimLeft(rest, " "), "no ")
	name, rest := word(rest)
	p := predicateOf(name)
	if p == nil {
		return clause{}, noPredicate.say(name, names()...)
	}
	c = clause{once: once, no: no, test: test{predicate: p}}
	if rest, err = c.parseObject(rest); err == nil {
		err = c.parseComparison(rest)
	}
	if f, ok := err.(*text.Fault); ok {
		f.Of = name
		return clause{}, f
	}
	return c, nil
}

// word splits s into its first word and the rest, without spaces around them.
func word(s string) (first, rest string) {
	first, rest, _ = strings.Cut(strings.TrimLeft(s, " "), " ")
	return first, strings.TrimLeft(rest, " ")
}

// parseObject parses the object of t and returns the rest: "= joe" for "user = joe".
func (t *test) parseObject(s string) (rest string, err error) {
	if t.about == nothing {
		return s, nil
	}
	object, rest := word(s)
	if t.about == onePart {
		if object, err = t.parseIndex(object); err != nil {
			return "", err
		}
	}
	if t.about == anOctet {
		object = strings.ToUpper(object)
	}
	if !t.about.knows(object) {
		return "", wanted[t.about].say(object)
	}
	t.object = object
	return rest, nil
}

// wanted is the fault for a wrong object of each kind.
var wanted = [...]fault{aPart: noPart, onePart: noPart, aKind: noKind, aRule: noRule, anOctet: noOctet}

// knows reports whether an object of that kind exists, such as the part "host".
func (a about) knows(object string) bool {
	switch a {
	case aKind:
		return text.IsStep(object)
	case aRule:
		return isRule(object)
	case anOctet:
		_, err := strconv.ParseUint(object, 16, 8)
		return err == nil && len(object) == 2
	}
	_, ok := partNouns[object]
	return ok
}

func isRule(id string) bool {
	return slices.ContainsFunc(core.Rules(), func(r core.Rule) bool { return r.ID == id })
}

// parseIndex splits the index off an object: 0 off "fsegment[0]".
func (t *test) parseIndex(object string) (part string, err error) {
	part, index, ok := strings.Cut(object, "[")
	if !ok {
		return object, nil
	}
	n, err := strconv.Atoi(strings.TrimSuffix(index, "]"))
	if err != nil || !strings.HasSuffix(index, "]") || n > mostIndex || n < -mostIndex {
		return "", noIndex.say("[" + index)
	}
	t.index, t.indexed = n, true
	return part, nil
}

// parseComparison parses the comparison of t, such as "= joe".
func (t *test) parseComparison(s string) (err error) {
	switch t.compare {
	case none, selection:
		if s != "" {
			return somethingFollows.say(s)
		}
		return nil
	case whole:
		return t.parseURL(s)
	}
	sign, value := word(s)
	if t.op, err = parseOp(sign, t.compare); err != nil {
		return err
	}
	if t.compare == numbers {
		return t.parseNumber(value)
	}
	if t.value, err = Unescape(value); err != nil {
		return err
	}
	return t.checkValue()
}

// parseURL parses a URL to compare with. It must be valid.
func (t *test) parseURL(s string) (err error) {
	if t.value, err = Unescape(s); err != nil {
		return err
	}
	if t.url = core.Parse(t.value); !t.url.Valid() {
		return noURL.say(t.value)
	}
	return nil
}

// parseNumber parses a number within the limit for t.
func (t *test) parseNumber(s string) (err error) {
	most := mostNumber
	if t.name == "edits" {
		most = mostEdits
	}
	t.number, err = strconv.Atoi(s)
	if err != nil || t.number < 0 || t.number > most {
		return noNumber.say(s, strconv.Itoa(most))
	}
	return nil
}

// checkValue returns a fault for a value that no input, or every input, would match.
func (t *test) checkValue() error {
	switch {
	case t.value == "" && t.op != is:
		return everything.say(t.op.String())
	case t.compare != exactly:
		return nil
	case t.value == "":
		return nothingFollows.say("")
	case t.name == "connects" && !isServer(t.value):
		return noServer.say(t.value)
	case t.name == "connects", t.name == "scheme":
		t.value = strings.ToLower(t.value)
	}
	return nil
}

// isServer reports whether s is a host and a port, such as "host.dom:21".
func isServer(s string) bool {
	host, port, ok := cutLast(s, ":")
	n, err := strconv.ParseUint(port, 10, 16)
	return ok && err == nil && host != "" && strconv.FormatUint(n, 10) == port
}

// cutLast is strings.Cut at the last separator: "[::1]" and "80" for "[::1]:80" at ":".
func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// names returns the names of all predicates.
func names() (list []string) {
	for _, p := range predicates {
		list = append(list, p.name)
	}
	return list
}
