package links

import (
	"regexp"
	"strings"

	"golang.org/x/net/html"
)

// reference matches what may be a character reference, numeric or named.
var reference = regexp.MustCompile(`^&(#[xX][0-9A-Fa-f]+|#[0-9]+|[0-9A-Za-z]+);?`)

// decodeReference returns the length of the character reference that s begins with, and its text; 0 if s begins with none. It
// follows the rules for attributes of HTML, where a name without a semicolon is not a reference before "=", a letter or a
// digit.
func decodeReference(s string) (n int, by string) {
	if s[0] != '&' {
		return 0, ""
	}
	const longest = 40
	found := reference.FindString(s[:min(len(s), longest)])
	n = len(found)
	if n == 0 || found[1] != '#' && found[n-1] != ';' && strings.HasPrefix(s[n:], "=") {
		return 0, ""
	}
	by = html.UnescapeString(found)
	begun := len(by) > 1 && by[len(by)-1] == found[n-1] // as in text, where "&notit;" starts with "&not"
	if by == found || begun {
		return 0, ""
	}
	return n, by
}

// decodeAttribute returns e, the value of an attribute of HTML, with its references decoded.
func (e Excerpt) decodeAttribute() Excerpt {
	if strings.IndexByte(e.Text, '&') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) { return decodeReference(e.Text[i:]) })
}

// decodeText returns e with those references decoded that end with a semicolon. Without a semicolon Markdown has no
// reference, and in the text of HTML it is more likely part of the URL.
func (e Excerpt) decodeText() Excerpt {
	if strings.IndexByte(e.Text, '&') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) { return decodeClosed(e.Text[i:]) })
}

// decodeClosed is like decodeReference, but requires the semicolon.
func decodeClosed(s string) (n int, by string) {
	if n, by = decodeReference(s); n > 0 && s[n-1] != ';' {
		return 0, ""
	}
	return n, by
}

// longestNumber is the length of the longest numeric reference in Markdown, with seven decimal or six hexadecimal
// digits (CommonMark, 2.5).
const longestNumber = len("&#1234567;")

// decodeMarkdown returns e, the destination of a link, with references and backslash escapes decoded. An escaped
// octet does not start a reference.
func (e Excerpt) decodeMarkdown() Excerpt {
	if !strings.ContainsAny(e.Text, `&\`) {
		return e
	}
	return e.replace(func(i int) (int, string) {
		if n, by := unescaping(e.Text[i:]); n > 0 {
			return n, by
		}
		n, by := decodeClosed(e.Text[i:])
		if n > longestNumber && e.Text[i+1] == '#' {
			return 0, ""
		}
		return n, by
	})
}
