package standards

import (
	"cmp"
	"strings"
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
	NoBase        StepKind = iota // the base has no scheme: nothing can be resolved against it
	OwnScheme                     // the reference has a scheme, and is what it is
	SchemeIgnored                 // it has that of the base, which a browser ignores where no slashes follow
	CurrentDoc                    // it is empty but for a fragment: the document that is open
	OwnAuthority                  // it names a host: only the scheme is the base's
	BaseAuthority                 // scheme and authority are the base's
	FromRoot                      // its path begins with a slash, and takes the place of the base's
	BasePath                      // it has no path: the base's
	BaseParams                    // and its params
	BaseQuery                     // and its query
	Merged                        // its path follows the last slash of the base's
	DotGone                       // a "." goes
	DotsGone                      // ".." and the segment in front of it go
	DotsDropped                   // ".." goes that has nothing in front of it
	DotsKept                      // and here it stays
	OpaqueBase                    // the base has no path to resolve against
	Read                          // a browser reads what comes out as any URL
)

// mostSteps is the largest number of steps in one resolution.
const mostSteps = 40

func (r *Resolution) step(kind StepKind, from, into string) {
	if len(r.Steps) < mostSteps {
		r.Steps = append(r.Steps, Step{kind, from, into})
	}
}

// Resolve resolves a reference against a base by RFC 1808, 2396 and 3986 and by the WHATWG's standard. If a
// browser was asked, its answer counts.
func Resolve(base, reference string, browser *Answer) []Resolution {
	list := []Resolution{{Standard: RFC1808}, {Standard: RFC2396}, {Standard: RFC3986}, {Standard: WHATWG}}
	for i := range list[:3] {
		list[i].byParts(base, reference)
	}
	list[3].byBrowser(base, reference, browser)
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
	}{{Scheme, "", ":"}, {Authority, "//", ""}, {Path, "", ""}, {Params, ";", ""}, {Query, "?", ""}, {Fragment, "#", ""}} {
		if t.has[p.role] {
			s += p.before + t.text[p.role] + p.after
		}
	}
	return s
}

// byParts resolves as section 4 of RFC 1808, 5.2 of RFC 2396 and 5.2.2 of RFC 3986 define.
func (r *Resolution) byParts(baseText, text string) {
	base, t := r.cutFor(baseText), r.cutFor(text)
	if !base.has[Scheme] {
		r.step(NoBase, baseText, "")
		return
	}
	r.OK = true
	switch {
	case t.has[Scheme]:
		r.step(OwnScheme, text, "")
		r.clean(&t)
	case text == "" && r.Standard == RFC1808: // step 2a
		r.step(CurrentDoc, "", "")
		t = base
	case r.Standard == RFC2396 && t.text[Path] == "" && !t.has[Authority] && !t.has[Query]: // step 2
		r.step(CurrentDoc, "", "")
		fragment := t
		t = base
		t.inherit(&fragment, Fragment)
	default:
		r.relative(&base, &t)
	}
	r.Result = t.String()
}

// clean removes the dot segments of a path that has nothing of the base. Only RFC 3986 does that.
func (r *Resolution) clean(t *target) {
	if r.Standard == RFC3986 {
		t.text[Path] = r.withoutDots(t.text[Path])
	}
}

// relative fills in, from the base, what a reference without a scheme lacks: scheme, host and path for "?q". It
// leaves dot segments to the WHATWG's parser, which reads the result.
func (r *Resolution) relative(base, t *target) {
	t.inherit(base, Scheme)
	if t.has[Authority] && (r.Standard != RFC1808 || t.text[Authority] != "") {
		r.step(OwnAuthority, t.text[Authority], "")
		r.clean(t)
		return
	}
	t.inherit(base, Authority)
	front := target{text: t.text}
	front.has[Scheme], front.has[Authority] = true, t.has[Authority]
	r.step(BaseAuthority, front.String(), "")
	switch path := t.text[Path]; {
	case strings.HasPrefix(path, "/"):
		r.step(FromRoot, path, "")
		r.clean(t)
	case path == "" && r.Standard != RFC2396:
		r.fromBase(base, t)
	case r.Standard == WHATWG:
		t.text[Path] = r.merge(base, path)
	default:
		t.text[Path] = r.withoutDots(r.merge(base, path))
	}
}

// fromBase gives a reference without a path the path of the base, and its query and params.
func (r *Resolution) fromBase(base, t *target) {
	r.step(BasePath, base.text[Path], "")
	t.inherit(base, Path)
	query := t.has[Query]
	if r.Standard == RFC1808 { // step 5
		if t.text[Params] != "" {
			return
		}
		r.keep(base, t, Params, BaseParams)
		query = t.text[Query] != ""
	}
	if !query {
		r.keep(base, t, Query, BaseQuery)
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
	into := base.text[Path][:strings.LastIndexByte(base.text[Path], '/')+1] + path
	if r.Standard >= RFC3986 && base.has[Authority] && base.text[Path] == "" {
		into = "/" + path
	}
	r.step(Merged, base.text[Path], into)
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
		kind, into := DotGone, at
		switch path[at:end] {
		case ".":
		case "..":
			kind, into = r.goBack(path, first, at)
		default:
			at = end + 1
			continue
		}
		after := path
		if at = end + 1; kind != DotsKept {
			after, at = path[:into]+path[min(end+1, len(path)):], into
		}
		if at == 0 && kind == DotsGone && r.Standard == RFC3986 { // 5.2.4 takes the slash for one of the path
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
			return DotsGone, into
		}
	}
	if r.Standard == RFC3986 {
		return DotsDropped, at
	}
	return DotsKept, at
}

// byBrowser resolves as the WHATWG's standard does.
func (r *Resolution) byBrowser(base, reference string, browser *Answer) {
	r.By = ByDetectors
	if whole := r.composed(base, reference); whole != "" {
		var reading Reading
		readWHATWG(whole, &reading, nil)
		r.OK, r.Result = reading.Verdict != Failure, reading.Result
		if r.OK {
			r.step(Read, whole, r.Result)
		}
	}
	if browser != nil {
		r.By, r.OK, r.Result = ByBrowser, browser.OK, browser.Result
	}
}

// composed returns the URL that the parser reads in place of the reference, or "".
func (r *Resolution) composed(baseText, reference string) string {
	var reading Reading
	readWHATWG(baseText, &reading, nil)
	if reading.Verdict == Failure {
		r.step(NoBase, baseText, "")
		return ""
	}
	base := r.cutFor(cmp.Or(reading.Result, baseText))
	w := whatwg{r: &Reading{}, raw: reference}
	w.strip()
	reference, own := r.withoutScheme(w.in, base.text[Scheme])
	if own {
		return reference
	}
	if isSpecial(base.text[Scheme]) {
		end := until(reference, 0, len(reference), "?#")
		reference = strings.ReplaceAll(reference[:end], `\`, "/") + reference[end:]
	}
	if path := base.text[Path]; !strings.HasPrefix(path, "/") && !base.has[Authority] && !strings.HasPrefix(reference, "#") {
		r.step(OpaqueBase, path, "")
		return ""
	}
	t := r.cutFor("x:" + reference) // so that what looks like a scheme is of the path
	r.relative(&base, &t)
	return t.String()
}

// withoutScheme removes a scheme that is ignored: that of a special base, if no slashes follow. own reports
// whether the reference keeps a scheme.
func (r *Resolution) withoutScheme(reference, base string) (rest string, own bool) {
	colon := schemeEnd(reference)
	if colon == 0 || !isAlpha(reference[0]) {
		return reference, false
	}
	rest = reference[colon+1:]
	if !isSpecial(base) || !strings.EqualFold(reference[:colon], base) || strings.HasPrefix(rest, "//") {
		r.step(OwnScheme, reference, "")
		return reference, true
	}
	r.step(SchemeIgnored, reference[:colon+1], "")
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

// A Reference names the kind of a reference.
type Reference uint8

// The kinds of references, as RFC 3986 names them (4.2 and 4.4).
const (
	NoReference  Reference = iota
	NetworkPath            // //host/x
	AbsolutePath           // /x
	RelativePath           // ../x
	QueryOnly              // ?q
	SameDocument           // #top
)

// Reference returns the kind of reference that the input is.
func (c *Comparison) Reference() Reference {
	s := c.Input
	switch {
	case s == "" || c.Readings[RFC3986].Verdict != Relative:
		return NoReference
	case strings.HasPrefix(s, "//"):
		return NetworkPath
	case s[0] == '/':
		return AbsolutePath
	case s[0] == '?':
		return QueryOnly
	case s[0] == '#':
		return SameDocument
	}
	return RelativePath
}
