package core

import "strings"

// splitNews: "news:" ( "*" | group | article )
//
// An article is told from a group by its "@" (section 3.6). Its token ends
// there; the domain after it is a Host. A server in front of a group, which no news
// URL has, is a delimiter.
func splitNews(u *URL) {
	rest := u.rest()
	if n := len(rest); n > 2 && rest[0] == '<' && rest[n-1] == '>' { // as it stands in the article
		u.end--
		u.delimit()
		u.skip()
		rest = u.rest()
		defer func() { u.end++; u.skip() }()
	}
	if n := serverIn(rest); n > 0 {
		u.delimit()
		u.skipAll(n)
		rest = u.rest()
	}
	switch seen := classesOf(rest); {
	case rest == "*":
		u.push(AllGroups, u.end, seen)
	case seen&At != 0:
		u.take(Article, u.lastAt(u.end))
		u.skip()
		if strings.IndexByte(u.rest(), ':') >= 0 || !u.plainHost(0) { // a domain has no port
			u.push(Host, u.end, classesOf(u.rest())|odd|unusual)
		}
	default:
		u.push(Group, u.end, seen)
	}
}

// serverIn returns the length of "//", a host and "/" at the start of s, or of
// "//" and "/"; 0 when it does not begin so, or is an article.
func serverIn(s string) int {
	rest, ok := strings.CutPrefix(s, "//")
	slash := strings.IndexByte(rest, '/')
	if !ok || slash < 0 || strings.IndexByte(rest, '@') >= 0 {
		return 0
	}
	return len("//") + slash + len("/")
}

// The three forms have beginnings in common: the one that comes furthest tells
// how far the input can be continued.
func reachNews(r *reader) bool {
	start := r.at
	for _, form := range [...]func(*reader) bool{
		func(r *reader) bool { return r.next('*') },
		func(r *reader) bool { return r.group() },
		func(r *reader) bool { return r.run1(articleOctets) && r.next('@') && r.host() },
	} {
		r.at = start
		if form(r) && !r.more() {
			return true
		}
		r.far = max(r.far, r.at)
	}
	return false
}

// group reads alpha *[ alpha | digit | "-" | "." | "+" | "_" ].
func (r *reader) group() bool {
	if !r.more() || classes[r.src[r.at]]&Alpha == 0 {
		return false
	}
	return r.run(groupOctets)
}

// checkGroupStart reports a group that begins with anything but a letter. What
// may not stand in a group at all has rows of its own, and likely is no group.
func checkGroupStart(p *Pass, t Token) {
	if t.seen&octets&^groupOctets != 0 || t.seen&octets == Digit && p.Has(Host) && !p.hostportEnds() {
		return // in the latter case it is an article number
	}
	end := t.Start
	for end < t.End && classes[p.src[end]]&(groupOctets&^Alpha) != 0 {
		end++
	}
	if end > t.Start {
		p.Report(Span{t.Start, end}, "")
	}
}

// checkGroupOctet reports the first run of octets that may not stand in a group. Those
// that may stand in an article show that it is one without its "@" (section 3.6).
// A "*" that would be all groups but for what stands in front of it is left to that.
func checkGroupOctet(p *Pass, run Token) {
	if n := len(p.out) - 1; n >= 0 && p.out[n].Part == Group && p.out[n].Span.End == run.Start && run.In(p.src) == "*" && p.Text(Group)[p.out[n].Span.Len():] == "*" {
		p.again = append(p.again, uint8(p.rule.index))
		p.leave()
		return
	}
	p.once(run.Span)
}

// checkArticleBrackets reports the "<" that begins a message-id in an article and
// that section 3.6 leaves out, with the ">" that ends it.
func checkArticleBrackets(p *Pass, _ Token) {
	for _, t := range p.Tokens() {
		if t.Part == Delim && t.In(p.src) == "<" && t.Start > p.named.End { // else it stands for the colon
			p.Report(t.Span, "")
		}
	}
}

// checkGroupServer reports a server in front of a group.
func checkGroupServer(p *Pass, _ Token) {
	at := p.named.End + len(":")
	if n := serverIn(p.src[min(at, len(p.src)):p.end]); n > 0 {
		p.Report(Span{at, at + n}, "")
	}
}

// fixGroupServer leaves the server out, or names the scheme that has one.
func fixGroupServer(u *URL, d Diagnostic) []Fix {
	return []Fix{edit(TitleRemove, Likely, d.Span, ""), edit(TitleReplace, Likely, u.named, NNTP.Name)}
}

// fixBrackets takes "<" out, with what stands in front of it, and the ">" at the
// end.
func fixBrackets(u *URL, d Diagnostic) []Fix {
	return []Fix{{Title: TitleRemove, Kind: Likely, Edits: []Edit{{Span: d.Span}, {Span: Span{u.end - 1, u.end}}}}}
}

// fixGroupOctets takes octets out of a group, and what a group cannot begin with.
// When nothing is left of it in a news URL, or all but a "*" is too much, all
// groups were likely meant.
func (u *URL) fixGroupOctets(span Span) []Fix {
	t, _ := u.Token(Group)
	for span.Start == t.Start && span.End < t.End && classes[u.src[span.End]]&Alpha == 0 {
		span.End++
	}
	if u.reading == News && (span == t.Span || u.src[t.Start] == '*') {
		return []Fix{edit(TitleReplace, Likely, t.Span, "*")}
	}
	all := Fix{Title: TitleRemove, Kind: Likely}
	start := t.Start
	for start < t.End && classes[u.src[start]]&Alpha == 0 {
		start++
	}
	if start == t.End && u.reading == News {
		return []Fix{edit(TitleReplace, Likely, t.Span, "*")}
	}
	if start > t.Start {
		all.Edits = append(all.Edits, Edit{Span: Span{t.Start, start}})
	}
	var fixes []Fix
	if end, ok := u.articleAt(t); ok && u.reading == News {
		fixes = append(fixes, edit(TitleReplace, Likely, Span{end, end + 1}, "@"))
	}
	if number := u.src[span.End:t.End]; u.reading == News && span.In(u.src) == "/" && classesOf(number) == Digit { // nntp takes one
		fixes = append(fixes, edit(TitleRemove, Likely, Span{span.Start, t.End}, ""))
	}
	t.Start = start
	for run := range u.runsOf(t, ^(groupOctets | hexAlpha)) {
		all.Edits = append(all.Edits, Edit{Span: run})
	}
	return append(fixes, edit(TitleRemove, Likely, span, ""), all)
}

// articleAt returns the offset of the octet in t that stands for the "@" of an article: one
// that no article has, with a host behind it; false when there is none.
func (u *URL) articleAt(t Token) (int, bool) {
	end, ok := runIn(u.src[:t.End], t.Start, articleOctets)
	if !ok { // a "%" that begins no escape
		end = strings.LastIndexByte(u.src[:end], '%')
	}
	return end, t.Start < end && end < t.End && isHost(u.src[end+1:t.End])
}

// fixGroupEmpty: without a group, all groups were likely meant. In an nntp URL
// that cannot be said; there a second slash is one too many.
func fixGroupEmpty(u *URL, d Diagnostic) []Fix {
	switch {
	case u.reading == News:
		return []Fix{edit(TitleInsert, Likely, d.Span, "*")}
	case u.nextIs(d.Span.End, Slash):
		return []Fix{edit(TitleRemove, Likely, Span{d.Span.End, d.Span.End + 1}, "")}
	}
	return nil
}

// checkNewsServer reports news://server/…, which by section 5 is an article
// (decision 31).
func checkNewsServer(p *Pass, t Token) {
	if strings.HasPrefix(t.In(p.src), "//") {
		p.Report(Span{t.Start, t.Start + len("//")}, "")
	}
}
