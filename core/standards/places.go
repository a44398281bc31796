package standards

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
)

// A cover returns the octets that a row is about at a place. The nil cover is the place itself.
type cover func(p *place) core.Span

func theInput(p *place) core.Span { return core.Span{Start: 0, End: len(p.input)} }

func theFirst(*place) core.Span { return core.Span{Start: 0, End: 1} }

// theHost is the host of the accepting reading, or the place if that reading has no host.
func theHost(p *place) core.Span {
	if host := p.accepting().span(RoleHost); host.ok {
		return host.Span
	}
	return p.at
}

// theOneHost is the host of the only reading that has one, or the place if neither has.
func theOneHost(p *place) core.Span {
	for _, r := range []*Reading{p.from, p.to} {
		if host := r.span(RoleHost); host.Len() > 0 {
			return host.Span
		}
	}
	return p.at
}

// theAuthority is the authority of the accepting reading.
func theAuthority(p *place) core.Span { return p.accepting().authority().Span }

// inOrAll is the octet, or the whole authority if the place is its end.
func inOrAll(p *place) core.Span {
	if all := theAuthority(p); p.at.Start >= all.End {
		return all
	}
	return p.at
}

// theUserinfo is the text of the authority up to the last "@".
func theUserinfo(p *place) core.Span {
	all := theAuthority(p)
	return core.Span{Start: all.Start, End: all.Start + strings.LastIndexByte(all.In(p.input), '@') + 1}
}

// fromTheFault is the text of the authority from its first fault on.
func fromTheFault(p *place) core.Span {
	all := theAuthority(p)
	return core.Span{Start: all.Start + authorityFault(all.In(p.input)), End: all.End}
}

// upToTheSlash is the octet and all up to the backslash behind it.
func upToTheSlash(p *place) core.Span {
	return core.Span{Start: p.at.Start, End: p.at.Start + strings.IndexByte(p.input[p.at.Start:], '\\') + 1}
}

func theColonBefore(p *place) core.Span { return core.Span{Start: p.at.Start - 1, End: p.at.Start} }

func theEscape(p *place) core.Span {
	return core.Span{Start: p.at.Start, End: min(p.at.Start+len("%XX"), len(p.input))}
}

// A fact is a condition of a row about a place. The accepting reading is the reading that accepts the octet at the place.
type fact func(p *place) bool

func hasNoScheme(p *place) bool { return !p.accepting().span(RoleScheme).ok }

// isSchemeAlone: nothing follows the scheme.
func isSchemeAlone(p *place) bool {
	scheme := p.accepting().span(RoleScheme)
	return scheme.ok && p.at.Start == scheme.End+1
}

// hasOddScheme: the scheme does not begin with a letter.
func hasOddScheme(p *place) bool { return p.from.span(RoleScheme).ok && !octet.IsAlpha(p.input[0]) }

func isFileOrFTP(p *place) bool {
	name := p.from.span(RoleScheme).In(p.input)
	return strings.EqualFold(name, "ftp") || strings.EqualFold(name, "file")
}

// isOpaque: the later reading has an opaque part.
func isOpaque(p *place) bool {
	path, _ := p.to.Part(RolePath)
	return path.Name == "opaque_part"
}

// isHostThere: only one of the readings has a host.
func isHostThere(p *place) bool {
	return p.from.span(RoleHost).Len() > 0 != (p.to.span(RoleHost).Len() > 0)
}

// isEmptyBefore: isHostThere, and the earlier reading has an empty authority.
func isEmptyBefore(p *place) bool {
	net := p.from.span(RoleAuthority)
	return isHostThere(p) && net.ok && net.Len() == 0
}

// isNoAddress: the host is not read as an IPv4 address.
func isNoAddress(p *place) bool { return !p.to.finds("IPv4") }

// isSlashThere: a browser reads the octet as a slash.
func isSlashThere(p *place) bool {
	return strings.HasPrefix(p.error, "invalid-reverse") || strings.HasPrefix(p.error, "special-scheme")
}

// isSlashInPath: isSlashThere, but not at the end of the host.
func isSlashInPath(p *place) bool {
	host, at := p.to.span(RoleHost), p.at.Start
	endsHost := host.ok && p.to.span(RolePath).Start == at
	return isSlashThere(p) && !endsHost && host.End < at && roleAt(p.to, at) == RolePath
}

// isAtEnds: only blanks are before or behind the place.
func isAtEnds(p *place) bool {
	c, n := p.character()
	return n > 0 && c <= ' ' && (isBlank(p.input[:p.at.Start]) || isBlank(p.input[p.at.Start:]))
}

// isInside: octets of the URL are on both sides.
func isInside(p *place) bool { return !isAtEnds(p) }

func isNotASCII(p *place) bool { return p.octet() >= utf8.RuneSelf }

func isNotUTF8(p *place) bool {
	c, n := p.character()
	return c == utf8.RuneError && n == 1
}

// isBrokenEscape: the octet is the "%" of a broken escape, or one of the two octets behind it.
func isBrokenEscape(p *place) bool {
	percent := lastPercent(p.input, p.at.Start-2, min(p.at.Start+1, len(p.input)))
	return percent >= 0 && !octet.IsEscape(p.input, percent)
}

// character returns the first character at the place and its width.
func (p *place) character() (rune, int) { return utf8.DecodeRuneInString(p.at.In(p.input)) }

// inAuthority: the place is in the accepting reading's authority or at its end. The facts below hold only there.
func inAuthority(p *place) bool {
	all, at := p.accepting().authority(), p.at.Start
	return all.ok && all.Start <= at && at <= all.End
}

// isOfLogin: the octet is in the accepting reading's authority, and its login goes on behind it.
func isOfLogin(p *place) bool {
	return inAuthority(p) && strings.IndexByte(p.input[p.at.Start+1:p.accepting().authority().End], '@') >= 0
}

// isSlashBehind: the accepting reading's authority ends at a backslash.
func isSlashBehind(p *place) bool {
	end := p.accepting().authority().End
	return inAuthority(p) && end < len(p.input) && p.input[end] == '\\'
}

func inUserinfo(p *place) bool {
	return inAuthority(p) && strings.IndexByte(p.input[p.at.Start:p.accepting().authority().End], '@') >= 0
}

// inBrackets: the place is in brackets, or behind them.
func inBrackets(p *place) bool {
	all := p.accepting().authority()
	return inAuthority(p) && strings.IndexByte(p.input[all.Start:min(p.at.End, all.End)], '[') >= 0
}

// hasNoHost: the authority is empty.
func hasNoHost(p *place) bool {
	net := p.accepting().span(RoleAuthority)
	return inAuthority(p) && net.ok && net.Len() == 0
}

// isPortEmpty: the authority ends in a colon at the place.
func isPortEmpty(p *place) bool {
	all, at := p.accepting().authority(), p.at.Start
	return inAuthority(p) && at == all.End && all.Len() > 0 && p.input[at-1] == ':'
}

// isPortNoNumber: the text behind the last colon is not a number and belongs to a name.
func isPortNoNumber(p *place) bool {
	host, _ := p.from.Part(RoleHost)
	return inAuthority(p) && host.Name == "reg_name" && strings.IndexByte(host.In(p.input), ':') >= 0
}

// isBlank reports whether s consists of spaces and controls only. The empty text is blank.
func isBlank(s string) bool {
	for i := range len(s) {
		if s[i] > ' ' {
			return false
		}
	}
	return true
}

// covered returns the octets that a row is about at the place.
func (p *place) covered(c cover) core.Span {
	if c == nil {
		return p.at
	}
	return c(p)
}

// lastPercent returns the offset of the last "%" from start, or 0, up to end, or -1.
func lastPercent(s string, start, end int) int {
	for end--; end >= max(start, 0); end-- {
		if s[end] == '%' {
			return end
		}
	}
	return -1
}

// finds reports whether the name of one of the WHATWG's errors begins with name.
func (r *Reading) finds(name string) bool {
	for i := range r.Errors {
		if strings.HasPrefix(r.Errors[i].Name, name) {
			return true
		}
	}
	return false
}

// accepting returns the reading that accepts the input at the place.
func (p *place) accepting() *Reading {
	if p.change == refuses {
		return p.from
	}
	return p.to
}

// octet returns the octet at the place, or 0 at the end.
func (p *place) octet() byte {
	if p.at.Start < len(p.input) {
		return p.input[p.at.Start]
	}
	return 0
}

// A found is the span of a part, if the part is present.
type found struct {
	core.Span
	ok bool
}

// span returns the span of the first part with that role.
func (r *Reading) span(role Role) (f found) {
	for i := range r.Parts {
		if r.Parts[i].Role == role {
			return found{r.Parts[i].Span, true}
		}
	}
	return f
}
