package core

import "strings"

const typeMark = ";type="

// splitFTP: "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
func splitFTP(u *URL) {
	u.slashes()
	u.login(Slash)
	if !u.slash() {
		return
	}
	if u.next('/') || slashBehindFile(u.rest()) {
		u.slips |= doubted
	}
	end, seen := u.scan(Semicolon)
	mark := Span{end, end}
	if end < u.end {
		if mark = u.typeMark(); mark.Start > end {
			end, seen = mark.Start, classesOf(u.src[u.at:mark.Start])
		}
	}
	u.segments(Fsegment, end, seen)
	if !equalFold(mark.In(u.src), typeMark) {
		u.delims |= noType
	}
	if mark.Len() == 0 {
		return
	}
	u.skipAll(mark.Len())
	if mark.Len() >= len(typeMark) || u.at < u.end {
		u.take(Ftptype, u.end)
	}
}

// typeMark returns the span of the ";type=" that ends the URL with its typecode, of
// a beginning of it that is still being typed, or of what was typed for it; an empty
// one at the end when there is none. No slash can come after it (section 3.2.2).
func (u *URL) typeMark() Span {
	rest := u.rest()
	i := strings.LastIndexByte(rest, ';')
	for n := len(typeMark); n <= len(typeMark)+1; n++ { // in place of the typecode, or behind it
		if i == len(rest)-1 && i >= n && hasPrefixFold(rest[i-n:], typeMark) {
			i -= n
			break
		}
	}
	tail := rest[i:]
	if strings.IndexByte(tail, '/') < 0 &&
		(hasPrefixFold(tail, typeMark) || hasPrefixFold(typeMark, tail)) {
		return Span{u.at + i, u.at + i + min(len(tail), len(typeMark))}
	}
	n := misspeltMark(rest[:len(rest)-1])
	if n == 0 || !isTypecode(rest[len(rest)-1]) {
		return Span{u.end, u.end}
	}
	return Span{u.end - 1 - n, u.end - 1}
}

// misspeltMark returns the length of what s ends in when that is ";type=" but for
// one slip, which is not in its semicolon; 0 when it does not.
func misspeltMark(s string) int {
	for _, n := range [...]int{len(typeMark), len(typeMark) + 1, len(typeMark) - 1} {
		if n > len(s) {
			continue
		}
		tail := s[len(s)-n:]
		if tail[0] == ';' && strings.IndexByte(tail, '/') < 0 && Slips(tail, typeMark) == 1 {
			return n
		}
	}
	return 0
}

func reachFTP(r *reader) bool {
	if !r.lit("//") || !r.login() {
		return false
	}
	if !r.next('/') {
		return true
	}
	if !r.fpath() {
		return false
	}
	if !r.more() || r.src[r.at] != ';' {
		return true
	}
	if !r.lit(typeMark) || !r.more() || !isTypecode(r.src[r.at]) {
		return false
	}
	r.at++
	return true
}

// isTypecode reports whether b is an ftptype of section 5.
func isTypecode(b byte) bool {
	switch lower(b) {
	case 'a', 'i', 'd':
		return true
	}
	return false
}

func (r *reader) fpath() bool { return r.run(fsegmentOctets | Slash) }

// checkCWDNull reports an empty segment that is not the last one.
func checkCWDNull(p *Pass, t Token) {
	if t.Len() == 0 && strings.HasPrefix(p.src[t.End:], "/") {
		p.Report(t.Span, "")
	}
}

// checkNameNull reports a last segment that is empty.
func checkNameNull(p *Pass, t Token) {
	if t.Len() == 0 && !strings.HasPrefix(p.src[t.End:], "/") {
		p.Report(t.Span, "")
	}
}

// checkTypeIncomplete reports a ";type=" that is not all there, or misspelt.
func checkTypeIncomplete(p *Pass, _ Token) {
	if mark, ok := p.typeDelim(); ok && !equalFold(mark.In(p.src), typeMark) {
		p.Report(mark, "")
	}
}

// typeDelim returns the span of ";type=", of the beginning of it that ends the URL,
// or of what was typed for it.
func (u *URL) typeDelim() (Span, bool) {
	if u.delims&Semicolon == 0 {
		return Span{}, false
	}
	if t, ok := u.Token(Ftptype); ok {
		n := len(typeMark)
		if before := u.src[:t.Start]; !equalFold(before[max(t.Start-n, 0):], typeMark) {
			n = misspeltMark(before)
		}
		return Span{t.Start - n, t.Start}, true
	}
	for i := len(u.tokens) - 1; i >= 0; i-- {
		if t := u.tokens[i]; t.Part == Delim && t.Start > u.named.End && t.Len() > 0 && u.src[t.Start] == ';' {
			return t.Span, true
		}
	}
	return Span{}, false
}

func fixTypeIncomplete(u *URL, d Diagnostic) []Fix {
	if d.Span.End < u.end {
		return []Fix{edit(TitleReplace, Likely, d.Span, typeMark)}
	}
	return append(fixRemove(u, d), edit(TitleReplace, Likely, d.Span, typeMark+"i"))
}

func checkTypeUnknown(p *Pass, t Token) {
	text := t.In(p.src)
	if t.seen&octets&^(Unreserved|Reserved) == 0 && (len(text) != 1 || !isTypecode(text[0])) {
		p.Report(t.Span, "")
	}
}

// fixTypeUnknown keeps the first octet when it is a typecode, as in
// ";type=image", and else offers to leave the typecode out or to guess.
func fixTypeUnknown(u *URL, d Diagnostic) []Fix {
	text := d.Span.In(u.src)
	var fixes []Fix
	if text != "" && isTypecode(text[0]) {
		fixes = append(fixes, edit(TitleReplace, Likely, d.Span, text[:1]))
	}
	if mark, ok := u.typeDelim(); ok {
		fixes = append(fixes, edit(TitleRemove, Likely, Span{mark.Start, d.Span.End}, ""))
	}
	for _, code := range [...]string{"a", "i"} {
		fixes = append(fixes, edit(TitleReplace, Likely, d.Span, code))
	}
	return fixes
}

// checkTypeSpelling reports a ";type=" in capitals (decision 2).
func checkTypeSpelling(p *Pass, _ Token) {
	if mark, ok := p.typeDelim(); ok && equalFold(mark.In(p.src), typeMark) && mark.In(p.src) != typeMark {
		p.Report(mark, "")
	}
}

// checkTypeAbsent reports a file without a typecode: the client guesses (section
// 3.2.3).
func checkTypeAbsent(p *Pass, _ Token) {
	if _, ok := p.typeDelim(); ok {
		return
	}
	if t, ok := p.name(); ok && t.Len() > 0 && p.src[t.End-1] != '/' {
		p.Report(Span{t.End, t.End}, "")
	}
}

// checkPathAbsent reports a URL that ends with its host: it names no file, not
// even an empty one (decision 18).
func checkPathAbsent(p *Pass, _ Token) {
	if p.Has(Fsegment) {
		return
	}
	if host, _ := p.Token(Host); host.Len() > 0 {
		end, _ := p.hostportEnd()
		p.Report(Span{end, end}, "")
	}
}

// name returns the last fsegment, which names the file.
func (u *URL) name() (Token, bool) {
	for i := len(u.tokens) - 1; i >= 0; i-- {
		if u.tokens[i].Part == Fsegment {
			return u.tokens[i], true
		}
	}
	return Token{}, false
}

func fixTypeAbsent(_ *URL, d Diagnostic) []Fix {
	return []Fix{
		edit(TitleInsert, Likely, d.Span, typeMark+"a"),
		edit(TitleInsert, Likely, d.Span, typeMark+"i"),
	}
}
