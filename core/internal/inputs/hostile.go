package inputs

import "strings"

// Hostile returns long inputs that might make some loop run in another: n octets
// each.
func Hostile(n int) (list []string) {
	fill := func(prefix, s string) {
		list = append(list, prefix+strings.Repeat(s, n/len(s)))
	}
	for _, prefix := range []string{"", "http://", "http://h/", "ftp://h/", "ftp://", "gopher://h/0", "mailto:", "news:", "prospero://h/",
		"wais://h/d", "file:///", "foo:", "foo://", "https://h/", "nntp://h/g/", "telnet://h/", "htpp://h/", "<", "<URL:ftp://h/",
		"x:", "prospero://h/a;k=^", "http://a.b_", "http://joe:"} {
		for _, s := range []string{"%", ";", ":", "@", "/", "a", "-", ".", "0", "\x00", " ", "\n", "-\n", "é", "%09", "%2f", "%41", "~{", ";:@/",
			"a:", "@:", "a.", "1.", "_", ";=", "=a", "\\", "\x01a", "#", "?", "[", "<", "|", "/..", ";type=", "%zz"} {
			fill(prefix, s)
		}
	}
	return list
}

// HostileTexts returns texts in which looking for the end or the beginning of a URL might
// run into the next: n octets each.
func HostileTexts(n int) (list []string) {
	for _, s := range []string{"http://h查", "http://hを", "http://h/を", "http://h・", "news:a查", "mailto:a查", "news:a・", "http://查", "http://h/・", "(http://h/", "'http://h/a'",
		"http://h/a。", "http://h/a.:", "htps://a.", "a.htps://", "a.b-c+d.e://", "hxxp://", "://", ":", "<", "<http:", "<URL:http://h/ ", "<a:>", "http://h/<", "é", "\xE6\x97",
		"http://h/\xE6", "http://[", "http://h/((", "http://h/))", "\uFEFFhttp://h/a ", "aaaaaaaaaaaaaaaa://",
		"[a", "[ab].", ",a", ",http", ",http://h", "h.org,", "h.org,com", "a를", "a에서에서에서에서에서에서에서에서.", "aข", "aข.", "(", "[("} {
		list = append(list, strings.Repeat(s, n/len(s)), "http://h/"+strings.Repeat(s, n/len(s)), "http://h"+strings.Repeat(s, n/len(s)))
	}
	return list
}
