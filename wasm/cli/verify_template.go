package cli

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/octet"
)

// Core knows the placeholders that have no other meaning in any URL. Documents about programs have more: what is a
// typing error in a typed URL is a placeholder there.

// fillIns match placeholders by language. Group 1 is the placeholder. Each match contains an octet of needs, which
// is a fast filter, because few URLs have these octets.
var fillIns = []struct {
	needs string
	*regexp.Regexp
}{
	{"{<", regexp.MustCompile(`(?s)(\{\{.*?(?:\}\}+|$)|\{%.*?(?:%\}|$)|<%.*?(?:%>|$))`)},                                                              // Mustache and similar, Liquid, ERB
	{"$", regexp.MustCompile(`(?s)(\$\{[^{}]*\})`)},                                                                                                   // shells, JavaScript
	{"{", regexp.MustCompile(`(\{\*{0,2}\w[\w.-]*(?:[:=?|*][^{}/]*(?:\{[^{}]*\}[^{}/]*)?|\.\.\.)\}|\{\*{1,2}\w+\}|\{[$~:]?\w*(?:\[\w*\]|!\w|~)?\})`)}, // routers
	{"%", regexp.MustCompile(`(%<\w+>[a-z]?|%[sdiu]%%|%[-+#]*\d*\.\d+[a-z]|%[-+#]+\d+[a-z]|%0[1-8][dxX]|%\[\d+\][a-z])`)},                             // printf
	{"%", regexp.MustCompile(`(?:^|\D)(%[di]x%[di]|%[G-Zg-z])`)},                                                                                      // printf, strftime; "50%x" is a percentage
	{"%", regexp.MustCompile(`(%%\w+%%)`)},                                                                                                            // installers
	{"@_", regexp.MustCompile(`(@[A-Z][A-Z0-9_]*@|__[A-Z][A-Z0-9_]*__)`)},                                                                             // autoconf, CMake and similar
	{"$", regexp.MustCompile(`(\$\[[^\[\]]+\])`)},                                                                                                     // Azure Pipelines expressions
	{"[<", regexp.MustCompile(`(?s)(\[%.*?(?:%\]|$)|<\?.*?(?:\?>|$))`)},                                                                               // Perl's Template Toolkit, PHP
	{"[", regexp.MustCompile(`^[^?#]*?(\[{1,2}(?:\.{3})?[\pL_](?:[\pL\w ][\pL\w -]*|-[\pL\w -]{2,})\]{1,2})`)},                                        // names, but not ranges, in routes of Next.js, SvelteKit and Astro; in a query brackets are arrays
	{"[", regexp.MustCompile(`=(\[[\pL_](?:[\pL\w ][\pL\w -]*|-[\pL\w -]{2,})\])(?:[/?#&]|$)`)},                                                       // a name in place of a value
	{"[", regexp.MustCompile(`(\[[/?&#](?:[^\[\]]|\[[^\[\]]*\])*\])`)},                                                                                // an optional part
	{"[", regexp.MustCompile(`^[^?#]*?(\[(?:[.:][\pL_][^\[\]:]*|[-_]\w*[A-Za-z]\w*|\w+\.|[^\[\]/]*@|:\d+)\])`)},                                       // an optional part that a query does not have: "[.html]", "[:port]", "[user@]"
	{"[", regexp.MustCompile(`^[^\[\]]*(\[)$`)},                                                                                                       // the start of an optional fragment
	{"|", regexp.MustCompile(`(\*\|[A-Z]\w*(?::\w+)*(?:\|\*?|$))`)},                                                                                   // mailing services
	{":", regexp.MustCompile(`^\w+://(:[A-Za-z_][\w-]*)(?:[:/?#][^@]*)?$`)},                                                                           // a parameter in place of a host; in front of an "@" it is a password
	{"*", regexp.MustCompile(`^\w+://[^/?#@]*?(\*(?:\.\*)*)`)},                                                                                        // a pattern for hosts
	{":", regexp.MustCompile(`^\w+://[^/?#]*:(\$?\w*(?i:port)\w*|[xXnN]{2,5}|@[\w.-]+@)(?:[/?#]|$)`)},                                                 // a port; with a digit in it, as in "8xxx", it is no number
}

// named matches a path segment, or a value in a query, that is only a name for what belongs there.
var named = regexp.MustCompile(`[/=](:[A-Za-z_]\w*|\$\w+)(?:[/?#&(]|$)`)

// fillInsOf returns the placeholders in a URL, in order. It returns none for a URL that is too long to be fixed.
func fillInsOf(url string) (list []core.Span) {
	if len(url) > maxMended {
		return nil
	}
	scheme := strings.IndexByte(url, ':') + 1
	for _, of := range fillIns {
		if of.needs == ":" && strings.IndexByte(url[scheme:], ':') < 0 { // ignore the colon of the scheme
			continue
		}
		for at := 0; strings.ContainsAny(url[at:], of.needs); {
			m := of.FindStringSubmatchIndex(url[at:])
			if m == nil {
				break
			}
			s := moved(core.Span{Start: m[2], End: m[3]}, at)
			if at = s.End; isFillIn(url, s) {
				list = append(list, s)
			}
		}
	}
	slices.SortFunc(list, func(a, b core.Span) int { return cmp.Compare(a.Start, b.Start) })
	return list
}

// isFillIn reports whether a match is a placeholder, judged by its surroundings: a conversion of printf has no letter or
// digit after it, and the braces of "\p{Greek}" belong to a pattern.
func isFillIn(url string, s core.Span) bool {
	switch url[s.Start] {
	case '%':
		return s.End == len(url) || octet.ClassOf(url[s.End])&octet.AlphaDigit == 0
	case '{':
		return s.Start < 2 || url[s.Start-2] != '\\'
	}
	return true
}

// template is the rule of core that reports a placeholder.
var template = func() *core.Rule {
	rules := core.Rules()
	return &rules[slices.IndexFunc(rules, func(r core.Rule) bool { return r.ID == "template" })]
}()

// withTemplates replaces all findings in the same placeholder by one. The grammar of a standard may fail only
// after a placeholder for a port, because a password may have such octets.
func (j *judge) withTemplates(url string, list []core.Diagnostic) []core.Diagnostic {
	if len(list) == 0 {
		return list
	}
	for _, s := range fillInsOf(url) {
		isIn := func(d core.Diagnostic) bool {
			return s.Start <= d.Span.Start && (d.Span.Start < s.End || d.Rule == j.rule && d.Span.Start == s.End) || isLogin(url, s, d)
		}
		first := slices.IndexFunc(list, isIn)
		if first < 0 {
			continue
		}
		whole := core.Diagnostic{Rule: template, Severity: list[first].Severity, Part: list[first].Part, Span: s}
		rest := slices.DeleteFunc(slices.Clone(list[first:]), func(d core.Diagnostic) bool {
			if isIn(d) {
				whole.Severity = min(whole.Severity, d.Severity)
			}
			return isIn(d)
		})
		list = append(append(list[:first:first], whole), rest...)
	}
	return firstTemplate(list)
}

// isLogin reports whether a finding comes from taking the at signs around a placeholder for the end of a login: "http://h.org:@PORT@/".
// In "http://joe:P@SS@h.org/" they are in a password.
func isLogin(url string, s core.Span, d core.Diagnostic) bool {
	slashes := strings.Index(url, "://")
	if slashes < 0 || s.Start < slashes+len("://") || url[s.Start] != '@' || d.Span.Start >= s.End || s.Start > d.Span.End || strings.ContainsAny(url[slashes+len("://"):s.Start], "/?#") {
		return false
	}
	return octet.ClassOf(url[s.Start-1])&octet.AlphaDigit == 0 || s.End == len(url) || octet.ClassOf(url[s.End])&octet.AlphaDigit == 0
}

// firstTemplate drops the findings about placeholders after the first, because one finding per URL is enough for the person who fills
// them in.
func firstTemplate(list []core.Diagnostic) []core.Diagnostic {
	first := slices.IndexFunc(list, func(d core.Diagnostic) bool { return d.Rule.ID == template.ID })
	if first < 0 || first == len(list)-1 {
		return list
	}
	rest := slices.DeleteFunc(slices.Clone(list[first+1:]), func(d core.Diagnostic) bool {
		return d.Rule.ID == template.ID && d.Severity >= list[first].Severity
	})
	return append(list[:first+1:first+1], rest...)
}

// placeholders returns the placeholders in a URL with these findings of core. They must not be rewritten, because
// a program reads them.
func placeholders(url string, found []core.Diagnostic) (list []core.Span) {
	for _, d := range found {
		if d.Rule.ID == template.ID {
			list = append(list, d.Span)
		}
	}
	if strings.ContainsAny(url, ":$") {
		for _, at := range named.FindAllStringSubmatchIndex(url, -1) {
			list = append(list, core.Span{Start: at[2], End: at[3]})
		}
	}
	return append(list, fillInsOf(url)...)
}

// anyInTemplate reports whether any edit is in a template.
func anyInTemplate(u *core.URL, edits []core.Edit) bool {
	return slices.ContainsFunc(edits, func(e core.Edit) bool { return inTemplate(u.Source(), e.Span) })
}

// inTemplate reports whether octets of a URL belong to a placeholder, such as "{id}" in "http://host/users/{id}" and "{{" in
// "http://host/{{ id }}", where the URL ends at the space. Encoded, the template engine would not find it. An octet after a
// backslash, in text and in patterns, counts as well.
func inTemplate(url string, s core.Span) bool {
	url = guid.ReplaceAllStringFunc(url, withoutBraces)
	before := url[:s.Start]
	return strings.ContainsAny(s.In(url), "{}") || strings.HasSuffix(before, `\`) || strings.LastIndexByte(before, '{') > strings.LastIndexByte(before, '}')
}

// guid matches an identifier in braces, which are part of it. One brace may be an escape already.
var guid = regexp.MustCompile(`(?:\{|%7B)[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?:\}|%7D)`)

// withoutBraces replaces the braces in s by other octets.
var withoutBraces = strings.NewReplacer("{", "-", "}", "-").Replace

// besideTemplates returns the fixes of a URL that leave its placeholders alone. A repair of the whole URL is offered without
// its edits in placeholders: the colon of "https//host/{{ id }}". Such a fix is not certain. If the first fix has to
// be dropped, the others were not meant either.
func besideTemplates(u *core.URL, filled []core.Span, fixes []fix.Fix) (list []fix.Fix) {
	isFilled := func(e core.Edit) bool {
		return inTemplate(u.Source(), e.Span) || slices.ContainsFunc(filled, func(s core.Span) bool { return e.Span.Start < s.End && s.Start < e.Span.End })
	}
	for i, f := range fixes {
		whole, _ := core.Apply(u.Source(), f.Edits)
		rest := slices.DeleteFunc(slices.Clone(f.Edits), isFilled)
		isRepair := f.New == whole && len(rest) > 0
		switch isWhole := len(rest) == len(f.Edits); {
		case isWhole || isRepair:
			f.Kind, f.Edits = fix.KindChanges, rest
			if isRepair {
				f.New, _ = core.Apply(u.Source(), rest)
			}
			list = append(list, f)
		case i == 0:
			return nil
		}
	}
	return list
}
