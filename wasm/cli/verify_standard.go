package cli

import (
	"regexp"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/model"
)

// grammars lists the values of -standard: the standards with a grammar. The others are only complete in a browser
// or a library.
var grammars = []standards.Standard{standards.RFC1738, standards.RFC1808, standards.RFC2396, standards.RFC3986}

// A judge decides what is an error by a standard. The zero value uses RFC 1738, as core does.
type judge struct {
	by   standards.Standard
	rule *core.Rule // the rule for what the standard rejects and RFC 1738 accepts
}

// set sets the standard by its name.
func (j *judge) set(name string) error {
	for _, s := range grammars {
		if s.String() == name {
			*j = judge{by: s, rule: &core.Rule{ID: name, Severity: core.SeverityError}}
			return nil
		}
	}
	return oneOf(grammarNames())
}

// grammarNames returns the names of the standards in grammars.
func grammarNames() (names []string) {
	for _, s := range grammars {
		names = append(names, s.String())
	}
	return names
}

// isOther reports whether the standard is not RFC 1738, which core checks.
func (j *judge) isOther() bool { return j.by != standards.RFC1738 }

// slips are rules whose findings are typing errors by any standard, even if the standard's grammar accepts the
// octets with another meaning: "http:/h.org/", "http://www,h.org/", "http://http://h.org". In https, which is not
// in RFC 1738, core warns about them.
var slips = []string{"slashes", "host-octet", "unexpected"}

// errors returns the findings of core, with the errors of the standard in place of the errors of RFC 1738. A URL that the
// standard accepts has no error. Any other has one, where the first fault begins. If core has something to say there that is also true
// by the standard, its rule supplies the text and the fix; otherwise the standard's own objection does, if there is one. A link that lacks its scheme by a slip is not taken for a relative
// reference, although the grammar accepts it as one.
func (j *judge) errors(u *core.URL, found []core.Diagnostic) []core.Diagnostic {
	if !j.isOther() {
		return found
	}
	var kept []core.Diagnostic
	fault, refused := j.fault(u, found)
	first := core.Diagnostic{Rule: j.rule, Severity: core.SeverityError, Span: fault}
	for _, d := range found {
		switch {
		case d.Rule.ID == "encoded-needless" && !j.by.Undoes(d.Part, d.Span.In(u.Source())):
		case d.Severity != core.SeverityError:
			kept = append(kept, d)
		case j.allows(u, d): // so there is an error inside
		case refused && d.Span.Start <= fault.Start && fault.Start <= d.Span.End:
			first = d
		case refused && d.Span.Start > fault.Start: // one error is enough
		case slices.Contains(slips, d.Rule.ID): // the grammar accepts it with another meaning
			d.Severity = core.SeverityWarning
			kept = append(kept, d)
		}
	}
	if !refused {
		return kept
	}
	return j.withError(kept, u, found, first)
}

// fault returns the octets at which the standard rejects a URL, if it does.
func (j *judge) fault(u *core.URL, found []core.Diagnostic) (fault core.Span, refused bool) {
	one, rest := firstHost(u)
	r := &standards.Compare(one, standards.Asked{}).Readings[j.by]
	if i := slices.IndexFunc(found, isError); r.Verdict == standards.VerdictRelative && i >= 0 { // the target of a link is not treated as a relative reference: see package links
		return found[i].Span, true
	}
	if fault, _ = r.Fault(one.Source()); fault.Start >= rest.Start {
		fault = moved(fault, rest.Len())
	}
	return fault, !r.Verdict.Accepts()
}

// severalHosts matches a URL with several hosts, such as the hosts of a cluster, and captures the first.
var severalHosts = regexp.MustCompile(`^[A-Za-z][\w+.-]*://(?:[^/?#@,]*@)?([\w.-]+(?::\d+)?)(?:,[\w.-]+(?::\d+)?)+(?:[/?#]|$)`)

// firstHost returns a URL with only the first of its hosts, and the span of the others. No standard allows several
// hosts, but programs with a scheme of their own do: "mongodb://a:1,b:2/db". It returns any other URL unchanged.
func firstHost(u *core.URL) (one *core.URL, rest core.Span) {
	known := core.LookupRegistered(u.SchemeText())
	if known == nil || known.Web || strings.IndexByte(u.Source(), ',') < 0 {
		return u, rest
	}
	at := severalHosts.FindStringSubmatchIndex(u.Source())
	if at == nil {
		return u, rest
	}
	rest.Start = at[3]
	rest.End = rest.Start + strings.IndexAny(u.Source()[rest.Start:]+"/", "/?#")
	return core.ParseDelimited(u.Source()[:rest.Start] + u.Source()[rest.End:]), rest
}

// withError inserts the error of the standard into findings, in order of position.
func (j *judge) withError(kept []core.Diagnostic, u *core.URL, found []core.Diagnostic, first core.Diagnostic) []core.Diagnostic {
	if first.Rule == j.rule {
		fault := first.Span
		first = j.words(u, found, first)
		kept = slices.DeleteFunc(kept, func(d core.Diagnostic) bool {
			isSlip := d.Rule.ID == "slip" && (d.Span.Overlaps(fault) || d.Span == first.Span) // which says that it is valid
			return isSlip || d.Rule == first.Rule && d.Span == first.Span
		})
	}
	if breaksLogin(first) { // its fix repairs all of them
		kept = slices.DeleteFunc(kept, func(d core.Diagnostic) bool { return breaksLogin(d) && d != first })
	}
	at, _ := slices.BinarySearchFunc(kept, first, func(a, b core.Diagnostic) int { return a.Span.Start - b.Span.Start })
	return slices.Insert(kept, at, first)
}

func isError(d core.Diagnostic) bool { return d.Severity == core.SeverityError }

// allows reports whether an error of core is about what RFC 1738 forbids and the standard allows: a login, an escape in a host, and
// since RFC 2732 an IPv6 address. A login in http also has octets that core does not expect.
func (j *judge) allows(u *core.URL, d core.Diagnostic) bool {
	switch d.Rule.ID {
	case "userinfo-forbidden":
		return true
	case "unexpected":
		login, _ := standards.Compare(u, standards.Asked{}).Readings[j.by].Part(standards.RoleUserinfo)
		return login.Contains(d.Span.Start) && d.Span.In(u.Source()) != "@"
	case "escape-forbidden":
		return d.Part == core.Host
	case "host-ipv6":
		return j.by >= standards.RFC2396
	}
	return false
}

// words returns a finding for a fault about which core has no error that begins there: what core finds within it, as the letter in
// the port of "http://h:44a/", what it finds before it, or the objection of the standard. Core only warns of an error in https.
func (j *judge) words(u *core.URL, found []core.Diagnostic, fault core.Diagnostic) core.Diagnostic {
	within := slices.IndexFunc(found, func(d core.Diagnostic) bool {
		isError := d.Rule.Severity == core.SeverityError || d.Rule.ID == "scheme-misspelt" // "127.0.0.1:80" has a scheme by RFC 1738
		return isError && fault.Span.Contains(d.Span.Start) && !j.allows(u, d)
	})
	if within >= 0 {
		d := found[within]
		d.Severity = core.SeverityError
		return d
	}
	if d := j.cause(u, found, fault); d != fault {
		return d
	}
	return j.objection(u, fault)
}

// objection returns a fault with the words of the standard, which are under the ID in Case.
func (j *judge) objection(u *core.URL, fault core.Diagnostic) core.Diagnostic {
	for _, d := range standards.Compare(u, standards.Asked{}).Objections(j.by) {
		if d.Span.Start == fault.Span.Start {
			fault.Case, fault.Arg, fault.Span = d.Rule.ID, d.Arg, d.Span
			break
		}
	}
	return fault
}

// objected returns the objection of a standard behind a finding. It returns false for any other finding.
func objected(d core.Diagnostic) (core.Diagnostic, bool) {
	for _, rule := range standards.Kinds() {
		if d.Case == rule.ID {
			d.Rule, d.Case = rule, ""
			return d, true
		}
	}
	return d, false
}

// breaksLogin reports whether a finding is about an octet that a user and a password must not have.
func breaksLogin(d core.Diagnostic) bool {
	isLogin := d.Part == core.User || d.Part == core.Password
	return isLogin && (d.Rule.Severity == core.SeverityError && d.Rule.ID != "userinfo-forbidden" || d.Rule.ID == "userinfo-question")
}

// cause returns the finding of core whose fix removes a fault, although it is at another octet: in "http://h.org:docs" the grammar fails at
// the end, and the colon is wrong, and in "https://joe:a/b@h.org/" it takes "a" for the port. Without such a finding it returns the fault
// itself.
func (j *judge) cause(u *core.URL, found []core.Diagnostic, fault core.Diagnostic) core.Diagnostic {
	const most, longest = 4, 1 << 10 // findings to try, and the longest URL
	if len(u.Source()) > longest {
		return fault
	}
	for _, d := range found[:min(len(found), most)] {
		if !mayCause(d, fault) || j.allows(u, d) {
			continue
		}
		if fixes := fix.Of(d); len(fixes) == 0 || !j.isRepair(u, d, fixes[0]) {
			continue
		}
		if d.Rule.ID == "slip" { // its words say that the URL is valid
			d = core.Diagnostic{Rule: j.rule, Part: core.Host, Span: d.Span, Case: "standard-octet", Arg: j.by.Title() + ", 3.2.1"}
		}
		d.Severity = core.SeverityError
		return d
	}
	return fault
}

// mayCause reports whether a finding is about octets because of which a grammar may fail at a fault.
func mayCause(d, fault core.Diagnostic) bool {
	switch d.Rule.ID {
	case "unexpected":
		return d.Span.Start <= fault.Span.Start
	case "slip":
		return d.Span.Start == fault.Span.End
	}
	return breaksLogin(d)
}

// isRepair reports whether the standard accepts the URL with a fix of a finding, or next refuses another octet of the login.
func (j *judge) isRepair(u *core.URL, d core.Diagnostic, f fix.Fix) bool {
	text, ok := core.Apply(u.Source(), f.Edits)
	if !ok || d.Rule.ID == "slip" && len(f.Edits) > 1 {
		return false
	}
	r := &standards.Compare(core.ParseDelimited(text), standards.Asked{}).Readings[j.by]
	next, refused := r.Fault(text)
	return r.Verdict == standards.VerdictValid || refused && breaksLogin(d) && next.Start > d.Span.End
}

// keeps reports whether a fix that keeps the resource the same by RFC 1738 also does so by the standard. RFC 1738 decides
// what replaces an octet that the standard rejects.
func (j *judge) keeps(u *core.URL, d core.Diagnostic, f fix.Fix) bool {
	return d.Severity == core.SeverityError || f.Title != fix.TitleEncode && f.Title != fix.TitleDecode || j.by.Writes(u.Source(), d.Part, f.Edits)
}

// own reports whether a finding is by the standard only, and not by a rule of core.
func (j *judge) own(f *finding) bool { return j.isOther() && f.Rule == j.rule }

// says returns the problem in words.
func (v *verifier) says(f *finding) string {
	if house.Has(f.Rule) {
		return house.Message(v.lang, f.url, f.Diagnostic).Quoted(v.lang)
	}
	if !v.judge.own(f) {
		return text.Message(v.lang, f.url, f.Diagnostic).Quoted(v.lang)
	}
	if d, ok := objected(f.Diagnostic); ok {
		return text.Message(v.lang, f.url, d).Quoted(v.lang)
	}
	r := standards.Reading{Standard: v.judge.by, Verdict: standards.VerdictInvalid}
	return text.StandardVerdict(v.lang, &r, f.Span.Start)
}

// source returns the source of the rule.
func (v *verifier) source(f *finding) string {
	if house.Has(f.Rule) {
		return house.Source(v.lang, f.Diagnostic)
	}
	if v.judge.isOther() && f.Severity == core.SeverityError {
		return v.judge.by.Title()
	}
	return text.Section(v.lang, f.Rule.Section)
}

// readOn returns the address with more about the rule of a finding: on the site of -home, or else in the RFC; ""
// for a house rule.
func (v *verifier) readOn(f *finding) string {
	switch {
	case v.home != "":
		return v.home + model.RulePage(v.lang, f.Rule.ID)
	case house.Has(f.Rule):
		return ""
	case v.judge.own(f):
		return "https://www.rfc-editor.org/rfc/" + v.judge.by.String()
	}
	return text.ClauseAddress(f.Rule.Section)
}

// standardName returns the name of the standard; "" for RFC 1738.
func (v *verifier) standardName() string {
	if !v.judge.isOther() {
		return ""
	}
	return v.judge.by.String()
}

// report converts a finding to the form of a report.
func (v *verifier) report(f *finding) report.Diagnostic {
	if house.Has(f.Rule) {
		return v.houseReport(f)
	}
	if v.judge.own(f) {
		said := report.Diagnostic{
			ID: f.Rule.ID, Severity: f.Severity.String(), Span: report.Span{Start: f.Span.Start, End: f.Span.End},
			Message: v.says(f), Fixes: []report.Fix{},
		}
		if d, ok := objected(f.Diagnostic); ok {
			said.Why, said.Advice = text.Why(v.lang, f.url, d).Quoted(v.lang), text.Advice(v.lang, f.url, d).Quoted(v.lang)
			said.Fixes = v.fixReports(f)
		}
		return said
	}
	if f.about.tellers[f.url] == nil {
		f.about.tellers[f.url] = report.About(v.lang, f.url)
	}
	d := f.about.tellers[f.url].Diagnostic(f.Diagnostic)
	if f.isFilled() {
		d.Fixes = v.fixReports(f)
	}
	return d
}
