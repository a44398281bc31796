package standards

import (
	"cmp"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// A Resolution is how a standard resolves a reference against a base, step by step.
type Resolution struct {
	Standard Standard
	OK       bool
	Result   string
	Steps    []Step
	By       Source
}

// A Step is one step of a resolution, with the text before and after it.
type Step struct {
	Kind       StepKind
	From, Into string
}

// A StepKind tells what a step does. core/text words it.
type StepKind uint8

// The steps.
const (
	StepNoBase        StepKind = iota // the base has no scheme, so nothing can be resolved against it
	StepOwnScheme                     // the reference has a scheme and is the result
	StepSchemeIgnored                 // the reference has the scheme of the base, and no slashes: a browser ignores the scheme
	StepCurrentDoc                    // the reference has at most a fragment: the current document
	StepOwnAuthority                  // the reference has a host: only the scheme comes from the base
	StepBaseAuthority                 // scheme and authority come from the base
	StepFromRoot                      // the path begins with a slash and replaces the path of the base
	StepBasePath                      // the path comes from the base
	StepBaseParams                    // the params come from the base
	StepBaseQuery                     // the query comes from the base
	StepMerged                        // the path is appended to the last slash of the base's
	StepDotGone                       // "." is removed
	StepDotsGone                      // ".." is removed with the segment before it
	StepDotsDropped                   // ".." is removed, and there is no segment before it
	StepDotsKept                      // ".." stays, because there is no segment before it
	StepOpaqueBase                    // the base has no path to resolve against
	StepRead                          // a browser parses the result
)

// mostSteps is the largest number of steps in one resolution.
const mostSteps = 40

func (r *Resolution) step(kind StepKind, from, into string) {
	if len(r.Steps) < mostSteps {
		r.Steps = append(r.Steps, Step{kind, from, into})
	}
}

// Resolve resolves a reference against a base by RFC 1808, 2396 and 3986 and by the WHATWG's standard. If a
// browser was asked, what it answered about both counts.
func Resolve(base, reference string, asked Asked) []Resolution {
	list := []Resolution{{Standard: RFC1808}, {Standard: RFC2396}, {Standard: RFC3986}, {Standard: WHATWG}}
	for i := range list[:3] {
		list[i].byParts(base, reference)
	}
	list[3].byBrowser(base, reference, asked)
	return list
}

// A target is a reference in parts, while it is being resolved.
type target struct {
	text [numRoles]string
	has  [numRoles]bool
}

// cutFor divides s into parts as the standard does.
func (r *Resolution) cutFor(s string) (t target) {
	p := cut(s, r.Standard) // 5.2 of RFC 2396 has no opaque part either
	for role := range t.text {
		t.text[role], t.has[role] = p.at[role].In(s), p.has[role]
	}
	return t
}

func (t *target) inherit(base *target, role Role) {
	t.text[role], t.has[role] = base.text[role], base.has[role]
}

// String joins the parts again (RFC 3986, section 5.3; RFC 2396, section 5.2, step 7; RFC 1808, step 7).
func (t *target) String() string {
	s := ""
	for _, p := range []struct {
		role          Role
		before, after string
	}{{RoleScheme, "", ":"}, {RoleAuthority, "//", ""}, {RolePath, "", ""}, {RoleParams, ";", ""}, {RoleQuery, "?", ""}, {RoleFragment, "#", ""}} {
		if t.has[p.role] {
			s += p.before + t.text[p.role] + p.after
		}
	}
	return s
}

// byParts resolves as section 4 of RFC 1808, 5.2 of RFC 2396 and 5.2.2 of RFC 3986 define.
func (r *Resolution) byParts(baseText, text string) {
	base, t := r.cutFor(baseText), r.cutFor(text)
	if !base.has[RoleScheme] {
		r.step(StepNoBase, baseText, "")
		return
	}
	r.OK = true
	switch {
	case t.has[RoleScheme]:
		r.step(StepOwnScheme, text, "")
		r.clean(&t)
	case text == "" && r.Standard == RFC1808: // step 2a
		r.step(StepCurrentDoc, "", "")
		t = base
	case r.Standard == RFC2396 && t.text[RolePath] == "" && !t.has[RoleAuthority] && !t.has[RoleQuery]: // step 2
		r.step(StepCurrentDoc, "", "")
		fragment := t
		t = base
		t.inherit(&fragment, RoleFragment)
	default:
		r.relative(&base, &t)
	}
	r.Result = t.String()
}

// clean removes the dot segments of a path that has nothing of the base. Only RFC 3986 does that.
func (r *Resolution) clean(t *target) {
	if r.Standard == RFC3986 {
		t.text[RolePath] = r.withoutDots(t.text[RolePath])
	}
}

// relative fills in, from the base, what a reference without a scheme lacks: scheme, host and path for "?q". It
// leaves dot segments to the WHATWG's parser, which reads the result.
func (r *Resolution) relative(base, t *target) {
	t.inherit(base, RoleScheme)
	if t.has[RoleAuthority] && (r.Standard != RFC1808 || t.text[RoleAuthority] != "") {
		r.step(StepOwnAuthority, t.text[RoleAuthority], "")
		r.clean(t)
		return
	}
	t.inherit(base, RoleAuthority)
	front := target{text: t.text}
	front.has[RoleScheme], front.has[RoleAuthority] = true, t.has[RoleAuthority]
	r.step(StepBaseAuthority, front.String(), "")
	switch path := t.text[RolePath]; {
	case strings.HasPrefix(path, "/"):
		r.step(StepFromRoot, path, "")
		r.clean(t)
	case path == "" && r.Standard != RFC2396:
		r.fromBase(base, t)
	case r.Standard == WHATWG:
		t.text[RolePath] = r.merge(base, path)
	default:
		t.text[RolePath] = r.withoutDots(r.merge(base, path))
	}
}

// fromBase gives a reference without a path the path of the base, and its query and params.
func (r *Resolution) fromBase(base, t *target) {
	r.step(StepBasePath, base.text[RolePath], "")
	t.inherit(base, RolePath)
	query := t.has[RoleQuery]
	if r.Standard == RFC1808 { // step 5
		if t.text[RoleParams] != "" {
			return
		}
		r.keep(base, t, RoleParams, StepBaseParams)
		query = t.text[RoleQuery] != ""
	}
	if !query {
		r.keep(base, t, RoleQuery, StepBaseQuery)
	}
}

func (r *Resolution) keep(base, t *target, role Role, kind StepKind) {
	t.inherit(base, role)
	if base.has[role] {
		r.step(kind, base.text[role], "")
	}
}

// merge puts a path behind the last slash of the base's path (RFC 3986, section 5.2.3): "y" and "/a/x" make
// "/a/y".
func (r *Resolution) merge(base *target, path string) string {
	into := base.text[RolePath][:strings.LastIndexByte(base.text[RolePath], '/')+1] + path
	if r.Standard >= RFC3986 && base.has[RoleAuthority] && base.text[RolePath] == "" {
		into = "/" + path
	}
	r.step(StepMerged, base.text[RolePath], into)
	return into
}

// withoutDots removes the dot segments of a path, from left to right.
func (r *Resolution) withoutDots(path string) string {
	first := 0 // where the segments begin
	if strings.HasPrefix(path, "/") {
		first = 1
	}
	at := first
	for last := false; !last; {
		end := until(path, at, len(path), "/")
		last = end == len(path)
		kind, into := StepDotGone, at
		switch path[at:end] {
		case ".":
		case "..":
			kind, into = r.goBack(path, first, at)
		default:
			at = end + 1
			continue
		}
		after := path
		if at = end + 1; kind != StepDotsKept {
			after, at = path[:into]+path[min(end+1, len(path)):], into
		}
		if at == 0 && kind == StepDotsGone && r.Standard == RFC3986 { // 5.2.4 takes the slash for one of the path
			after, first, at = "/"+after, 1, 1
		}
		r.step(kind, path, after)
		path = after
	}
	return path
}

// goBack returns the kind of step for the ".." at an offset of a path, and the offset to which the text behind it
// moves. If no segment before it can go, RFC 3986 drops the ".." and the others keep it.
func (r *Resolution) goBack(path string, first, at int) (kind StepKind, into int) {
	if at > first {
		into = strings.LastIndexByte(path[:at-1], '/') + 1
		if r.Standard == RFC3986 || path[into:at-1] != ".." {
			return StepDotsGone, into
		}
	}
	if r.Standard == RFC3986 {
		return StepDotsDropped, at
	}
	return StepDotsKept, at
}

// byBrowser resolves as the WHATWG's standard does.
func (r *Resolution) byBrowser(base, reference string, asked Asked) {
	r.By = SourceDetectors
	browser := asked.Browser
	asked.Browser = nil // it was asked about no part
	if whole, _ := r.composed(base, reference, asked); whole != "" {
		var reading Reading
		readWHATWG(whole, &reading, asked)
		r.OK, r.Result = reading.Verdict != VerdictFailure, reading.Result
		if r.OK {
			r.step(StepRead, whole, r.Result)
		}
	}
	if browser != nil {
		r.By, r.OK, r.Result = SourceBrowser, browser.OK, browser.Result
	}
}

// composed returns the URL that the parser reads in place of the reference, or "", and how many octets at its end are of the reference.
func (r *Resolution) composed(baseText, reference string, asked Asked) (whole string, own int) {
	var reading Reading
	readWHATWG(baseText, &reading, asked)
	if reading.Verdict == VerdictFailure {
		r.step(StepNoBase, baseText, "")
		return "", 0
	}
	base := r.cutFor(cmp.Or(reading.Result, baseText))
	w := whatwg{r: &Reading{}, raw: reference}
	w.strip()
	reference, absolute := r.withoutScheme(w.in, base.text[RoleScheme])
	if absolute {
		return reference, len(reference)
	}
	if isSpecial(base.text[RoleScheme]) {
		end := until(reference, 0, len(reference), "?#")
		reference = strings.ReplaceAll(reference[:end], `\`, "/") + reference[end:]
	}
	if path := base.text[RolePath]; !strings.HasPrefix(path, "/") && !base.has[RoleAuthority] && !strings.HasPrefix(reference, "#") {
		r.step(StepOpaqueBase, path, "")
		return "", 0
	}
	t := r.cutFor("x:" + reference) // so that what looks like a scheme is of the path
	r.relative(&base, &t)
	return t.String(), len(reference)
}

// withoutScheme removes a scheme that is ignored: the scheme of a special base, if no slashes follow. own reports
// whether the reference keeps a scheme.
func (r *Resolution) withoutScheme(reference, base string) (rest string, own bool) {
	colon := schemeEnd(reference)
	if colon == 0 || !octet.IsAlpha(reference[0]) {
		return reference, false
	}
	rest = reference[colon+1:]
	if !isSpecial(base) || !strings.EqualFold(reference[:colon], base) || strings.HasPrefix(rest, "//") {
		r.step(StepOwnScheme, reference, "")
		return reference, true
	}
	r.step(StepSchemeIgnored, reference[:colon+1], "")
	return rest, false
}

// isSpecial reports whether the WHATWG's standard calls a scheme special.
func isSpecial(scheme string) bool {
	for _, s := range specials {
		if s.name == scheme {
			return true
		}
	}
	return false
}

// Rebase reads the input with a base by the URL Standard. It is for an input that the standard reads in another way with that base, and
// taken says that it takes it. Afterwards, the parts and errors are of the reference, nothing says that there is no base, and the verdict is
// [VerdictFailure], which the input has alone.
func (c *Comparison) Rebase(base string, taken bool) {
	c.Flips = slices.DeleteFunc(c.Flips, func(f Flip) bool { return f.Clause.to == WHATWG })
	r := &c.Readings[WHATWG]
	*r = Reading{Standard: WHATWG, Verdict: VerdictFailure, By: r.By}
	w := whatwg{r: r, raw: c.Input}
	w.strip()
	whole, own := (&Resolution{Standard: WHATWG}).composed(base, c.Input, Asked{})
	if whole == "" { // only the browser takes it
		return
	}
	front, skipped := whole[:len(whole)-own], len(w.in)-own
	if skipped > 0 { // a scheme, which is ignored
		w.add(RoleScheme, "scheme", 0, skipped-len(":"))
		w.report("special-scheme-missing-following-solidus", skipped, skipped)
	}
	var read Reading
	readWHATWG(front+w.in[skipped:], &read, Asked{})
	typed := func(s core.Span) (core.Span, bool) {
		start, end := max(s.Start, len(front)), max(s.End, len(front))
		return w.span(start-len(front)+skipped, end-len(front)+skipped), s.Start >= len(front) || start < end
	}
	for _, p := range read.Parts {
		if s, ok := typed(p.Span); ok {
			r.add(p.Role, p.Name, s)
		}
	}
	for _, e := range read.Errors {
		if s, ok := typed(e.Span); ok {
			w.insert(w.errorsUpTo(s.Start), Error{Span: s, Name: e.Name, Fatal: e.Fatal && !taken})
		}
	}
	r.Omitted += read.Omitted
	r.Disagrees = !taken && read.Verdict != VerdictFailure // only the browser refuses it
}

// UsesBase reports whether the reference has no scheme of its own, and the standard takes the base for it.
func (r *Resolution) UsesBase() bool {
	return !slices.ContainsFunc(r.Steps, func(s Step) bool { return s.Kind == StepNoBase || s.Kind == StepOpaqueBase || s.Kind == StepOwnScheme })
}

// A Reference names the kind of a reference.
type Reference uint8

// The kinds of references, as RFC 3986 names them (4.2 and 4.4).
const (
	ReferenceNone         Reference = iota
	ReferenceNetworkPath            // //host/x
	ReferenceAbsolutePath           // /x
	ReferenceRelativePath           // ../x
	ReferenceQuery                  // ?q
	ReferenceSameDocument           // #top
)

// Reference returns the kind of reference that the input is.
func (c *Comparison) Reference() Reference {
	s := c.Input
	switch {
	case s == "" || c.Readings[RFC3986].Verdict != VerdictRelative:
		return ReferenceNone
	case strings.HasPrefix(s, "//"):
		return ReferenceNetworkPath
	case s[0] == '/':
		return ReferenceAbsolutePath
	case s[0] == '?':
		return ReferenceQuery
	case s[0] == '#':
		return ReferenceSameDocument
	}
	return ReferenceRelativePath
}
