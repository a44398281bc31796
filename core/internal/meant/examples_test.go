package meant

import (
	"slices"
	"strconv"
	"testing"

	"urlscope/core/octet"
)

// TestFunctions asks the functions of this package one by one. A move may have several variants: one of them must make
// each text of want.
func TestFunctions(t *testing.T) {
	for _, row := range examples {
		got := answers(row.ask, row.input)
		for _, want := range row.want {
			if !slices.Contains(got, want) {
				t.Errorf("%s of %q is %q, not %q", row.name, row.input, got, want)
			}
		}
	}
}

// answers returns what a function returns of a text.
func answers(called any, text string) []string {
	p := partsOf(text)
	switch f := called.(type) {
	case func(parts) bool:
		return []string{strconv.FormatBool(f(p))}
	case func(string, parts) bool:
		return []string{strconv.FormatBool(f(text, p))}
	case func(parts) string:
		return []string{f(p)}
	case part:
		return []string{f(p).In(text)}
	case func(parts) octet.Span:
		return []string{f(p).In(text)}
	case func(parts) int:
		return []string{strconv.Itoa(f(p))}
	case func(string, parts) []variant:
		return texts(text, f(text, p)...)
	case func(parts) []variant:
		return texts(text, f(p)...)
	case func(string) []variant:
		return texts(text, f(text)...)
	case func(string, parts) []octet.Edit:
		return texts(text, variant{edits: f(text, p)})
	case func(parts) []octet.Edit:
		return texts(text, variant{edits: f(p)})
	}
	return simple(called, text)
}

// texts returns what variants make of a text.
func texts(text string, list ...variant) (made []string) {
	for _, v := range list {
		made = append(made, applied(text, v.edits))
	}
	return made
}

// firstOf returns what a text was most likely meant to be.
func firstOf(text string) string { return Of(text)[0].Text }

// simple returns what a function returns of a text, or of its first octet or character.
func simple(called any, text string) []string {
	switch f := called.(type) {
	case func(byte) bool:
		return []string{strconv.FormatBool(f(text[0]))}
	case func(rune) bool:
		return []string{strconv.FormatBool(f([]rune(text)[0]))}
	case test:
		return []string{strconv.FormatBool(f(text))}
	case func(string) bool:
		return []string{strconv.FormatBool(f(text))}
	case func(string) string:
		return []string{f(text)}
	case func(string) int:
		return []string{strconv.Itoa(f(text))}
	case func(string) (string, bool):
		made, _ := f(text)
		return []string{made}
	}
	panic("no case for the type of " + text)
}

// examples are what the functions return, as strings.
var examples = []struct {
	name  string
	ask   any
	input string
	want  []string
}{
	{"Address", Address, "127.1", []string{"127.0.0.1"}},
	{"Doubtful", Doubtful, "http://www/", []string{"true"}},
	{"EntityEnding", EntityEnding, "a&amp;", []string{"5"}},
	{"FillIn", FillIn, "{id}/x", []string{"4"}},
	{"FillIn", FillIn, "$HOST/", []string{"5"}},
	{"FillIn", FillIn, "<host>:80", []string{"6"}},
	{"FillInEncoded", FillInEncoded, "%7Bid%7D/x", []string{"8"}},
	{"IsFillIn", IsFillIn, ":id", []string{"true"}},
	{"IsFillIn", IsFillIn, "$HOME", []string{"true"}},
	{"IsFillIn", IsFillIn, "$price", []string{"false"}},
	{"IsOctal", IsOctal, "0177.0.0.1", []string{"true"}},
	{"IsOctal", IsOctal, "177.0.0.1", []string{"false"}},
	{"IsOctal", IsOctal, "0199.0.0.1", []string{"false"}},
	{"isHexNumber", isHexNumber, "http://0x7./", []string{"true"}},
	{"isHexNumber", isHexNumber, "http://1.0xg/", []string{"true"}},
	{"isHexNumber", isHexNumber, "http://0x7../", []string{"true"}},
	{"isHexNumber", isHexNumber, "http://0x7f.1./", []string{"false"}},
	{"isHexNumber", isHexNumber, "http://0xcafe.org/", []string{"false"}},
	{"isHexNumber", isHexNumber, "http://1.2.3.4/", []string{"false"}},
	{"IsPort", IsPort, "PORT", []string{"true"}},
	{"IsPort", IsPort, "[port]", []string{"true"}},
	{"IsPort", IsPort, "$(PORT)", []string{"true"}},
	{"IsPort", IsPort, "xxxx", []string{"true"}},
	{"IsPort", IsPort, "NN", []string{"true"}},
	{"IsPort", IsPort, "8xxx", []string{"false"}},
	{"IsPort", IsPort, "443x", []string{"false"}},
	{"IsPort", IsPort, "0x50", []string{"false"}},
	{"IsPort", IsPort, "port80", []string{"false"}},
	{"IsPort", IsPort, "80", []string{"false"}},
	{"isOddPort", isOddPort, "N", []string{"true"}},
	{"isOddPort", isOddPort, "-", []string{"true"}},
	{"isOddPort", isOddPort, "x44", []string{"true"}},
	{"isOddPort", isOddPort, "8xxx", []string{"true"}},
	{"isOddPort", isOddPort, "4_3", []string{"true"}},
	{"isOddPort", isOddPort, "80", []string{"false"}},
	{"isOddPort", isOddPort, "docs", []string{"false"}},
	{"isOddPort", isOddPort, "", []string{"false"}},
	{"IsTop", IsTop, "ORG", []string{"true"}},
	{"IsTop", IsTop, "docs", []string{"false"}},
	{"IsWholeHostport", IsWholeHostport, "h.org", []string{"true"}},
	{"IsWholeHostport", IsWholeHostport, "h.org:80", []string{"true"}},
	{"IsWholeHostport", IsWholeHostport, "10.0.0.1", []string{"true"}},
	{"IsWholeHostport", IsWholeHostport, "localhost", []string{"true"}},
	{"IsWholeHostport", IsWholeHostport, "www.h", []string{"false"}},
	{"OddSearch", OddSearch, "a=1&&b=2", []string{"true"}},
	{"OddSearch", OddSearch, "user+ann&pw=x", []string{"true"}},
	{"OddSearch", OddSearch, "a=3D1", []string{"true"}},
	{"OddGroup", OddGroup, "", []string{"true"}},
	{"OddGroup", OddGroup, "comp..lang", []string{"true"}},
	{"OddGroup", OddGroup, "comp.lang.", []string{"true"}},
	{"OddGroup", OddGroup, "comp.LANG", []string{"true"}},
	{"OddGroup", OddGroup, "@h", []string{"true"}},
	{"OddMailbox", OddMailbox, "joe", []string{"true"}},
	{"OddMailbox", OddMailbox, "joe.@h.org", []string{"true"}},
	{"OddMailbox", OddMailbox, "www.joe@h.org", []string{"true"}},
	{"OddTop", OddTop, "https://www.ex?ample.org/", []string{"true"}},
	{"PlainHost", PlainHost, "www.example.org", []string{"true"}},
	{"PlainHost", PlainHost, "wwe.example.org", []string{"false"}},
	{"Unknown", Unknown, "http://h/{id}", []string{"true"}},
	{"Unknown", Unknown, "http://h/1", []string{"false"}},
	{"address", address, "mailto:joe@h?cc=bob@h&subject=Re:%20x", []string{"joe@h"}},
	{"agreement", agreement, "ftp://ftp.h.org/", []string{"25"}},
	{"agreement", agreement, "http://www.h.org/", []string{"25"}},
	{"agreement", agreement, "ftp://h.org/", []string{"0"}},
	{"anything", anything, "x", []string{"true"}},
	{"anything", anything, "", []string{"true"}},
	{"moveRows", moveRows, "h.org:80/x", []string{"http://h.org:80/x"}},
	{"beginsAsHost", beginsAsHost, "www,h,org", []string{"true"}},
	{"beginsAtRoot", beginsAtRoot, "/x", []string{"true"}},
	{"beginsAtTop", beginsAtTop, "etc/motd", []string{"true"}},
	{"beginsPlain", beginsPlain, "www.h.org", []string{"true"}},
	{"beginsPlain", beginsPlain, "wwe.h.org", []string{"false"}},
	{"beginsPlain", beginsPlain, "wwwh.org", []string{"false"}},
	{"beginsPlain", beginsPlain, "www.www.h.org", []string{"false"}},
	{"beginsWWW", beginsWWW, "www.h", []string{"true"}},
	{"beginsWWW", beginsWWW, "wwwh", []string{"false"}},
	{"behindColon", behindColon, "mailto:joe@h", []string{"joe@h"}},
	{"behindHost", behindHost, "http://h:80/x", []string{":80/x"}},
	{"behindName", behindName, "li>", []string{">"}},
	{"digitsOf", digitsOf, "8O;", []string{"80"}},
	{"digitsOf", digitsOf, "8x", []string{"8x"}},
	{"doubt", doubt, "http://www/", []string{"100"}},
	{"doubt", doubt, "ftp://ftp.h.org/", []string{"-25"}},
	{"endsInMark", endsInMark, "x.", []string{"true"}},
	{"endsInMark", endsInMark, "x", []string{"false"}},
	{"escapes", escapes, "é", []string{"%C3%A9"}},
	{"fileEnding", fileEnding, "/x.pdf", []string{"true"}},
	{"fileEnding", fileEnding, "/x.foo", []string{"false"}},
	{"finalMark", finalMark, "h/x.", []string{"1"}},
	{"finalMark", finalMark, "h/(x)", []string{"0"}},
	{"firstLabel", firstLabel, "wwe", []string{"www"}},
	{"moveRows", moveRows, "http://wwe.h.org/", []string{"http://www.h.org/"}},
	{"fromHost", fromHost, "http://joe@h:80/x", []string{"h:80/x"}},
	{"fromLogin", fromLogin, "ftp://joe@h/x", []string{"joe@h/x"}},
	{"gopherType", gopherType, "x.gif", []string{"g"}},
	{"hasFinalMark", hasFinalMark, "http://h/x.", []string{"true"}},
	{"hasFinalMark", hasFinalMark, "http://h/x/..", []string{"false"}},
	{"hasHost", hasHost, "h.org:80/x", []string{"true"}},
	{"hasHost", hasHost, "h/x", []string{"false"}},
	{"hasLostType", hasLostType, "ftp://h/x;type=e", []string{"true"}},
	{"hasLostType", hasLostType, "ftp://h/x;type=a", []string{"false"}},
	{"hasMailHost", hasMailHost, "a@b", []string{"true"}},
	{"hasMailHost", hasMailHost, "a@", []string{"false"}},
	{"lackedType", lackedType, "/docs/x", []string{"/1"}},
	{"lackedType", lackedType, "/1/docs", []string{""}},
	{"hasPath", func(login string) bool { return hasPath("https", login) }, "h.org/a", []string{"true"}},
	{"hasPlaceholder", hasPlaceholder, "http://h/{id}", []string{"true"}},
	{"hasPlaceholder", hasPlaceholder, "http://HOST_NAME/", []string{"true"}},
	{"hasURLInPath", hasURLInPath, "http://h/http://h/x", []string{"true"}},
	{"hasURLInPath", hasURLInPath, "http://www.h.org/http://h/x", []string{"false"}},
	{"isBadAddress", isBadAddress, "192.168.1", []string{"true"}},
	{"isBadAddress", isBadAddress, "192.168.1.1", []string{"false"}},
	{"isClosing", isClosing, "”", []string{"true"}},
	{"isClosing", isClosing, "。", []string{"true"}},
	{"isClosing", isClosing, "é", []string{"false"}},
	{"isCutOff", isCutOff, "http://h/lon…", []string{"true"}},
	{"isDotted", isDotted, "10.0.", []string{"true"}},
	{"isDottedHostport", isDottedHostport, "h.org:80", []string{"true"}},
	{"isDottedHostport", isDottedHostport, "h:80", []string{"false"}},
	{"isEnding", isEnding, "pdf", []string{"true"}},
	{"isEnding", isEnding, "foo", []string{"false"}},
	{"isField", isField, "v=1;w=2", []string{"true"}},
	{"isFillInWord", isFillInWord, "HOST", []string{"true"}},
	{"isFillInWord", isFillInWord, "your_name", []string{"true"}},
	{"isFirst", isFirst, "ftp", []string{"true"}},
	{"isFirst", isFirst, "NS", []string{"true"}},
	{"isFirst", isFirst, "www", []string{"false"}},
	{"isGUID", isGUID, "3F2504E0-4F89-11D3-9A0C-0305E82C3301", []string{"true"}},
	{"isVariables", isVariables, "3F2504E0-4F89-11D3-9A0C-0305E82C3301", []string{"false"}},
	{"isVariables", isVariables, "+path", []string{"true"}},
	{"isGroupName", isGroupName, "comp.lang.c", []string{"true"}},
	{"isHost", isHost, "h.org", []string{"true"}},
	{"isHost", isHost, "10.0.0.1", []string{"true"}},
	{"isHost", isHost, "localhost", []string{"true"}},
	{"isHost", isHost, "h", []string{"false"}},
	{"isHost", isHost, "h.zzz", []string{"false"}},
	{"isHostport", isHostport, "h.org:80", []string{"true"}},
	{"isItem", isItem, "1/docs", []string{"true"}},
	{"isLabels", isLabels, "h.org", []string{"true"}},
	{"isLabels", isLabels, "h-.org", []string{"false"}},
	{"isLargeAddress", isLargeAddress, "http://127.0.0.300/", []string{"true"}},
	{"isLargeAddress", isLargeAddress, "http://127.0.0.1/", []string{"false"}},
	{"isLostType", isLostType, "e", []string{"true"}},
	{"isMail", isMail, "joe@h.org", []string{"true"}},
	{"moveRows", moveRows, `http://h/x">y`, []string{"http://h/x"}},
	{"moveRows", moveRows, `http://h/x" id="x">y`, []string{"http://h/x"}},
	{"moveRows", moveRows, "http://h/x</a>", []string{"http://h/x"}},
	{"isName", isName, "git+ssh", []string{"true"}},
	{"isNoHostRune", isNoHostRune, "©", []string{"true"}},
	{"isNoHostRune", isNoHostRune, "́", []string{"true"}},
	{"isNoHostRune", isNoHostRune, "é", []string{"false"}},
	{"isOddGroup", isOddGroup, "0177", []string{"true"}},
	{"isOddGroup", isOddGroup, "0x7f", []string{"true"}},
	{"isRelative", isRelative, "index.html", []string{"true"}},
	{"isRelative", isRelative, "../x", []string{"true"}},
	{"isRelativeFile", isRelativeFile, "file:x/y", []string{"true"}},
	{"isRelativeFile", isRelativeFile, "file://./x", []string{"true"}},
	{"isText", isText, "h.org", []string{"true"}},
	{"isText", isText, "1.h", []string{"false"}},
	{"isURL", isURL, "http://h/", []string{"true"}},
	{"isURL", isURL, "foo:x", []string{"true"}},
	{"isURL", isURL, "http://h:x/", []string{"false"}},
	{"isUnsafe", isUnsafe, " ", []string{"true"}},
	{"isUnsafe", isUnsafe, "\xff", []string{"true"}},
	{"isUnsafe", isUnsafe, "#", []string{"false"}},
	{"isWholeHost", isWholeHost, "h.org", []string{"true"}},
	{"isWholeHost", isWholeHost, "www.h", []string{"false"}},
	{"isWord", isWord, "my_host", []string{"true"}},
	{"isWord", isWord, "1st", []string{"false"}},
	{"known", known, "http", []string{"true"}},
	{"known", known, "urn", []string{"true"}},
	{"known", known, "x-foo", []string{"true"}},
	{"IsTop", IsTop, "ORG", []string{"true"}},
	{"IsTop", IsTop, "jp", []string{"true"}},
	{"lacksData", lacksData, "mailto:", []string{"true"}},
	{"lacksHost", lacksHost, "http:///x", []string{"true"}},
	{"lacksTop", lacksTop, "www.h", []string{"true"}},
	{"lostOctets", lostOctets, "a%E3%81%82%E3%81", []string{"true"}},
	{"lostTopDot", lostTopDot, "examplecom", []string{"example.com"}},
	{"moveMailbox", moveMailbox, "write to joe@h.org.", []string{"mailto:joe@h.org"}},
	{"marksAt", marksAt, "~//C:/x", []string{"3"}},
	{"moveRows", moveRows, "http://0x7f.0.0.1/", []string{"http://127.0.0.1/"}},
	{"moveAround", moveAround, "see (http://h/x).", []string{"http://h/x"}},
	{"moveRows", moveRows, "http:\\\\h\\x", []string{"http://h/x"}},
	{"moveRows", moveRows, "hxxp://h[.]org", []string{"http://h.org"}},
	{"Of", firstOf, "C:\\x", []string{"file:///C:/x"}},
	{"moveEdges", moveEdges, " http://h/ ", []string{"http://h/"}},
	{"moveRows", moveRows, "a&amp;b", []string{"a&b"}},
	{"moveRows", moveRows, "www%2Eh.org", []string{"www.h.org"}},
	{"moveRows", moveRows, "http%3A%2F%2Fh%2F", []string{"http://h/"}},
	{"moveFinalMark", moveFinalMark, "http://h/x.", []string{"http://h/x"}},
	{"moveFolded", moveFolded, "http://h/x-\n y", []string{"http://h/x-y"}},
	{"moveRows", moveRows, "gopher://h/docs/x", []string{"gopher://h/1/docs/x"}},
	{"moveRows", moveRows, "http://bücher.example/", []string{"http://xn--bcher-kva.example/"}},
	{"moveRows", moveRows, "реезЖ..ццц", []string{"http://www"}},
	{"Of", firstOf, "Bob <bob@h.org>", []string{"mailto:bob@h.org"}},
	{"moveRows", moveRows, "http://lcoalhost/", []string{"http://localhost/"}},
	{"moveRows", moveRows, "ftp.h.org", []string{"ftp://ftp.h.org"}},
	{"moveRows", moveRows, "joe@h.org", []string{"mailto:joe@h.org"}},
	{"moveRows", moveRows, "/etc/motd", []string{"file:///etc/motd"}},
	{"moveRows", moveRows, "http://h:8O/", []string{"http://h:80/"}},
	{"moveRows", moveRows, "http://h/?a=3D1", []string{"http://h/?a=1"}},
	{"moveRows", moveRows, "http://h/caf=C3=A9", []string{"http://h/caf%C3%A9"}},
	{"moveSCP", moveSCP, "joe@h.org:x", []string{"sftp://joe@h.org/x"}},
	{"moveScheme", moveScheme, "htpps//h", []string{"https://h"}},
	{"moveRows", moveRows, "http://h/˜joe", []string{"http://h/%7Ejoe"}},
	{"moveRows", moveRows, "http://h.ogr/", []string{"http://h.org/"}},
	{"moveType", moveType, "ftp://h/x;type=binary", []string{"ftp://h/x;type=i"}},
	{"Of", firstOf, "\\\\server\\x", []string{"file://server/x"}},
	{"moveRows", moveRows, "file:////server/x", []string{"file://server/x"}},
	{"moveRows", moveRows, "http://h/a b", []string{"http://h/a%20b"}},
	{"moveRows", moveRows, "http://h/%u3042", []string{"http://h/%E3%81%82"}},
	{"moveRows", moveRows, "ftp://joe:a/b@h.org/", []string{"ftp://joe:a%2Fb@h.org/"}},
	{"moveRows", moveRows, "h dot org", []string{"h.org"}},
	{"Of", firstOf, "https://joe:a@b%40h.org/", []string{"https://joe:a%40b@h.org/"}},
	{"nearestName", nearestName, "wikpedia", []string{"wikipedia"}},
	{"nearestName", nearestName, "wikimedia", []string{""}},
	{"nearsName", nearsName, "www.gogle.com", []string{"true"}},
	{"nearsName", nearsName, "googel.com", []string{"true"}},
	{"nearsName", nearsName, "example.com", []string{"false"}},
	{"noHostIn", noHostIn, "/index.html", []string{"true"}},
	{"noHostIn", noHostIn, "/h.org/x", []string{"false"}},
	{"noUser", noUser, "@h.org", []string{"true"}},
	{"nothing", nothing, "", []string{"true"}},
	{"nothing", nothing, "x", []string{"false"}},
	{"number", number, "80", []string{"80"}},
	{"OddTop", OddTop, "h.zzz", []string{"true"}},
	{"parts.known", parts.known, "urn:x", []string{"true"}},
	{"parts.known", parts.known, "at: x", []string{"false"}},
	{"parts.known", parts.known, "at:%20x", []string{"false"}},
	{"parts.rest", parts.rest, "http://h/", []string{"//h/"}},
	{"parts.server", parts.server, "http://h/", []string{"true"}},
	{"parts.server", parts.server, "http:///x", []string{"false"}},
	{"parts.web", parts.web, "http://h/", []string{"true"}},
	{"parts.web", parts.web, "HTTPS:", []string{"true"}},
	{"parts.web", parts.web, "ws://h/", []string{"false"}},
	{"pathPrice", pathPrice, "/a", []string{"45"}},
	{"pathPrice", pathPrice, "ample.com/a", []string{"70"}},
	{"pathPrice", pathPrice, "@h.org/", []string{"60"}},
	{"pathPrice", pathPrice, "a/b", []string{"0"}},
	{"portColon", portColon, "[::1]:80", []string{"5"}},
	{"moveRows", moveRows, "http://h/caf=C3=A9", []string{"http://h/caf%C3%A9"}},
	{"something", something, "x", []string{"true"}},
	{"something", something, "", []string{"false"}},
	{"theHost", theHost, "http://joe@h.org:80/x", []string{"h.org"}},
	{"theLogin", theLogin, "http://joe@h.org:80/x", []string{"joe@h.org:80"}},
	{"thePath", thePath, "http://h/x?y", []string{"/x?y"}},
	{"theSearch", theSearch, "http://h/x?y", []string{"y"}},
	{"theUser", theUser, "ftp://joe:pw@h.org/", []string{"joe:pw"}},
	{"topSlip", topSlip, "ogr", []string{"org"}},
	{"moveRows", moveRows, "http://www.examplecom/", []string{"http://www.example.com/"}},
	{"topSlip", topSlip, "org", []string{""}},
	{"typecode", typecode, "binary", []string{"i"}},
	{"unescape", unescape, "a%20b", []string{"a b"}},
	{"unfolded", unfolded, "http://h/x \\", []string{"http://h/x"}},
	{"unpairedEnd", unpairedEnd, "x)", []string{"true"}},
	{"unpairedEnd", unpairedEnd, "(x)", []string{"false"}},
	{"unpairedEnd", unpairedEnd, "%7Bx}", []string{"false"}},
	{"FillIn", FillIn, "%s", []string{"2"}},
	{"FillIn", FillIn, "%(name)s", []string{"8"}},
	{"FillIn", FillIn, "%USER%/x", []string{"6"}},
	{"FillIn", FillIn, "%{name}", []string{"7"}},
	{"FillIn", FillIn, "%41", []string{"0"}},
}
