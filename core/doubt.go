package core

import (
	"strings"

	"urlscope/core/internal/meant"
)

// slipOctets are those of each part that a slip may have to do with. They are rare there:
// a URL without any is looked at no closer.
var slipOctets = [maxParts]Class{
	User:     Semicolon,
	Hsegment: Ampersand | Equals | Colon | At | Semicolon | Extra,
	Search:   Semicolon,
	Fsegment: Equals | Colon | Question | Extra,
	Selector: Question | Extra,
	Addr:     Extra | Question | Colon | Slash | Semicolon | Equals | Ampersand | Percent | Hialpha,
	Article:  Slash | Percent,
	Psegment: Extra | Question | Colon | Ampersand,
}

// doubted is noted with the slipOctets where a host or a search has something to doubt, and
// where the scheme is none that is known well.
const doubted = empty

// oddEnds are the octets that a URL seldom ends with: the marks of a sentence, and the last
// letter of an ending that may lack its dot.
var oddEnds = func() (odd [256]bool) {
	for _, b := range []byte(".,;:!)'l") {
		odd[b] = true
	}
	return odd
}()

// mayDoubt reports whether a URL has something that meant.Doubtful may doubt. It looks at
// few octets, so that reading what has no slip stays fast.
func (p *Pass) mayDoubt() bool {
	switch {
	case p.scheme == nil:
		return false
	case p.slips|p.escaped&(Percent|Question) != 0:
		return p.doubtsCloser()
	}
	s := p.src
	if n := len(s); oddEnds[s[n-1]] && (s[n-1] != 'l' || n > 12 && s[n-4:] == "html" && s[n-5] != '.') {
		return true
	}
	return p.reading.doubts != nil && p.reading.doubts(p.URL)
}

// doubtsCloser looks closer at what has an octet that is rare.
func (p *Pass) doubtsCloser() bool {
	switch {
	case p.has.Has(Fragment):
		return false
	case p.slips&doubted != 0:
		return true
	}
	s := p.src
	last := classes[s[len(s)-1]]
	if last&(Dot|Extra|Semicolon|Colon) != 0 || strings.HasSuffix(s, "'s") {
		return true
	}
	switch p.reading {
	case HTTP, laterWeb:
	case Mailto:
		if p.slips&^(Percent|Hialpha) == 0 {
			return strings.Contains(s, "SPAM") || strings.Contains(s, "_AT_") || strings.Contains(s, "%40") || strings.HasSuffix(s, "%20") || meant.EscapedTwice(s)
		}
		return true
	case File:
		return p.slips&Colon != 0 && (strings.Count(s, ":/") > 2 || schemeAgain(p.data()))
	default:
		return true
	}
	path, search, _ := strings.Cut(strings.TrimPrefix(p.data(), "//"), "?")
	return p.slips&Extra != 0 && strings.IndexByte(path, '(') >= 0 || strings.IndexByte(path, '&') >= 0 || strings.IndexByte(path, '=') >= 0 ||
		p.escaped&(Percent|Question) != 0 && doubtsEscapes(path) || strings.IndexByte(path[len(path)-min(len(path), 6):], ',') >= 0 ||
		strings.Contains(path, ":/") || strings.IndexByte(s, ';') >= 0 && (strings.Contains(s, ";http") || strings.Contains(search, ";")) || doubtsSearch(search)
}

// doubtsSearch reports whether a search has two marks between fields, or an encoding's.
func doubtsSearch(s string) bool {
	if n := strings.IndexByte(s, '&'); n > 0 && strings.IndexByte(s[:n], '=') < 0 {
		return true
	}
	for i := 0; i+2 < len(s); i++ {
		switch s[i] {
		case '=':
			if s[i+1] == '=' || s[i+1] == '3' && s[i+2] == 'D' {
				return true
			}
		case '&':
			if s[i+1] == '&' {
				return true
			}
		}
	}
	return false
}

// plainHost reports whether a host, which is one, has nothing that may be doubted: the top
// label is known, and the first is no other one misspelt.
func plainHost(h string) bool {
	n := len(h)
	switch {
	case n < 6:
		return false
	case classes[h[n-1]]&classes[h[0]]&Digit != 0: // an address, in decimal
		n := strings.Index(h, ".0")
		return h[0] != '0' && (n < 0 || n+2 == len(h) || h[n+2] == '.' && !strings.Contains(h[n+2:], ".0"))
	case h[n-4] == '.':
		switch h[n-3:] {
		case "com", "org", "net", "edu", "gov", "mil", "int":
		default:
			return false
		}
	case h[n-3] == '.':
		if !meant.Country(h[n-2:]) {
			return false
		}
	case n >= 9 && h[n-8:] == ".example":
	default:
		return h == "localhost"
	}
	switch h[0] {
	case 'w':
		return h[:4] == "www." && (h[4] != 'w' || h[5] != 'w') || h[1] != 'w' && h[2] != 'w'
	case 'e', 'q', 'v', '2':
		return h[1] != 'w' && h[2] != 'w' && h[1] != 'v'
	case 'f':
		return h[:4] == "ftp." || h[1] != 't' && h[1] != 'p'
	case 't', 'p', 'd', 'g':
		return h[1:4] != "tp." && h[1:4] != "fp." && h[1:4] != "tf."
	}
	return true
}

// doubtsEscapes reports whether a path has an escape of a "%" or "?", or may have half a
// character.
func doubtsEscapes(path string) bool {
	for i := 0; ; {
		n := strings.IndexByte(path[i:], '%')
		if i += n + 3; n < 0 || i > len(path) {
			return false
		}
		switch path[i-2] {
		case '2':
			if path[i-1] == '5' || path[i-1] == '2' && i == len(path) || path[i-1] == '0' && (i == len(path) || strings.HasPrefix(path[i:], "http")) {
				return true
			}
		case '3':
			if path[i-1]|0x20 == 'f' {
				return true
			}
		case 'C', 'D', 'E', 'F', 'c', 'd', 'e', 'f':
			if i == len(path) || path[i] != '%' {
				return true
			}
		}
	}
}

// slashBehindFile reports whether a path ends in a slash behind what is the name of a file:
// "a.tar.gz/".
func slashBehindFile(path string) bool {
	n := len(path)
	return n > 6 && path[n-1] == '/' && strings.IndexByte(path[n-6:], '.') >= 0
}

func doubtsGopher(u *URL) bool {
	s := u.src
	t := &u.tokens[len(u.tokens)-1]
	if t.Part != Selector || t.Len() < 2 {
		return strings.HasSuffix(s, "%0D%0A")
	}
	first := s[t.Start]
	return classes[first]&Alpha != 0 && s[t.Start-1] != first || first == '/' && len(s) > 4 && s[len(s)-4] == '.' && s[len(s)-3:] != "txt" || strings.HasSuffix(s, "%0D%0A")
}

func doubtsMailto(u *URL) bool {
	s := u.data()
	at := strings.IndexByte(s, '@')
	return at < 1 || s[0] == '.' || s[at-1] == '.' || !plainHost(s[at+1:]) || strings.IndexByte(s[at+1:], '@') >= 0 || strings.HasPrefix(s, "www.") || strings.Contains(s, "..")
}

func doubtsNews(u *URL) bool {
	s := u.data()
	return s == "" || strings.Contains(s, "..") || classes[s[len(s)-1]]&(Hialpha|Dot) != 0 || s[0] == '@'
}

// schemeAgain reports whether the path of a file begins as a URL does.
func schemeAgain(data string) bool {
	name, _, _ := strings.Cut(strings.TrimLeft(data, "/"), ":")
	switch name {
	case "file", "http", "https", "ftp":
		return true
	}
	return false
}

// data returns what is behind the scheme's colon.
func (u *URL) data() string { return u.src[min(u.named.End+1, len(u.src)):] }

func doubtsFile(u *URL) bool {
	return strings.HasPrefix(u.data(), "////") || schemeAgain(u.data())
}
