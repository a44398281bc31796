package main

import (
	"slices"
	"strings"
)

// The recorded URLs. Each part is varied in an otherwise plain URL; some variants are combined. The variants come from
// public lists of parser bugs: text before "@", backslashes, several "#", tabs and line breaks, addresses in all notations,
// ports, dots, full-width digits, empty labels.

var (
	schemes = []string{
		"http:", "https:", "HTTP:", "hTTp:", "ftp:", "FTP:", "ws:", "wss:", "file:", "gopher:", "mailto:", "news:", "nntp:", "telnet:", "wais:", "prospero:", "ldap:", "ssh:",
		"git+ssh:", "a.b-c+1:", "x:", "X:", "1http:", "1:", "+x:", "-x:", ".x:", "h_t:", "h t:", "ht%74p:", "hé:", "http", "http:/", "http::", ":", "data:", "javascript:", "blob:",
		"about:", "urn:", "tel:", "sip:", "redis:", "postgres:", "mongodb:", "jdbc:mysql:", "chrome-extension:", "view-source:http:",
	}
	logins = []string{
		"@", ":@", "u@", "u:@", ":p@", "u:p@", "u:p:q@", "a@b@", "a:b@c@", "u%40v@", "u%3Av@", "u%2Fv:p%2Fw@", "u;x=1@", "u;a=b&c:d@", "u?q@", "u#f@", "u/v@", `u\v@`, "u v@", "é@", "u%zz@",
		"u%@", "[u]@", "u[:p@", "U:P@", "a.com:80@", "a.com#@", "a.com?@", `a.com\@`, "a.com%2F@", "a.com%5C@", "a.com%23@", "a.com\t@", "1:2@", "$&+,=;!*'()@", "u^p@", "u|p@", `u"p@`, "u<p>@", "u`p@", "{u}@", "@@",
	}
	hosts = []string{
		"", "h", "H", "Host.Example.COM", "host.example.", "host..example", ".host.example", "host.example..", ".", "..", "my_host.example", "-h.example", "h-.example", "1.example", "host.1", "host.0x1",
		"a-b.example", "a--b.example", "xn--bcher-kva.example", "xn--a", "xn--", "bücher.example", "BÜCHER.example", "日本.example", "日本。example", "ｅｘａｍｐｌｅ.com", "faß.example", "ſ.example", "①.example",
		"a\u00ADb.example", "a\u200Db.example", "%65xample.com", "ex%41mple.com", "ex%61mple%2Ecom", "b%C3%BCcher.example", "%E6%97%A5.example", "a%20b", "a%2Fb", "a%3Ab", "a%40b", "a%zz", "a%", "%", "%00", "a%00b", "%2E", "%2e%2E",
		"127.0.0.1", "1.2.3.4", "1.2.3", "1.2", "1", "127.1", "127.0.1", "2130706433", "4294967295", "4294967296", "0", "0.0.0.0", "0x7f.0.0.1", "0x7f000001", "0X7F.1", "0177.0.0.1", "017700000001", "01.02.03.04", "08.0.0.1",
		"256.256.256.256", "256.0.0.1", "1.2.3.256", "1.2.3.4.", "1.2.3.4.5", "1..2", "1.2.3.a", "0x", "0x.0x", "0xg", "1e3", "１２７.０.０.１", "127。0。0。1", "①②⑦.0.0.1", "00.0.0.0", "127.0.0.01", "999999999999", "-1", "+1",
		"[::1]", "[::]", "[1:2:3:4:5:6:7:8]", "[2001:db8::1]", "[2001:DB8::00A]", "[::ffff:1.2.3.4]", "[::FFFF:7f00:1]", "[64:ff9b::1.2.3.4]", "[fe80::1%25eth0]", "[fe80::1%eth0]", "[fe80::1%]", "[::1%25]", "[::127.0.0.1]",
		"[1:2:3:4:5:6:7]", "[1::2::3]", "[1:2:3:4:5:6:7:8:9]", "[:1]", "[1:]", "[]", "[:]", "[g::1]", "[12345::]", "[v1.a]", "[v1.a:b]", "[1.2.3.4]", "[h]", "[::1", "::1]", "::1", "[::1]x", "x[::1]", "[ ::1]", "[::1 ]", "[%3A%3A1]", "[0:0:0:0:0:0:0:1]", "[::1.2.3]", "[::01.2.3.4]", "[::1.2.3.256]", "1::2",
		"a b", " h", "h ", "\th", "a\tb", "a\nb", "a\rb", "a\x01b", "a\x7Fb", "a<b", "a>b", `a"b`, "a^b", "a`b", "a{b}", "a|b", `a\b`, "a!b", "a$b", "a&b", "a'b", "a(b)", "a*b", "a+b", "a,b", "a;b", "a=b", "a~b", "*.example", "a@", "host,b.example",
		"localhost", "LOCALHOST", "localhost.", "sub.localhost", "h.local", strings.Repeat("a", 63) + ".example", strings.Repeat("a", 64) + ".example", strings.Repeat("abcdefgh.", 30) + "example", "a\u3002b", "a\uFF0Eb", "a\uFF61b", "ℂ.example", "℀.example", "a℀b.example", "x／y.example", "x＠y.example", "x：y.example", "x？y.example", "x＃y.example", "\u202Eh.example", "😀.example", "☃.net", "xn--ls8h.la", "ab--c.example", "Σ.example", "ς.example", "İ.example",
	}
	ports = []string{
		":", ":80", ":443", ":21", ":8080", ":080", ":0080", ":00000000080", ":0", ":00", ":1", ":65535", ":65536", ":99999", ":4294967376", ":18446744073709551696", ":-1", ":+80", ":a", ":80a", ":a80", ":8 0", ": 80", ":80 ", ":%38%30", ":８０", ":80:", ":80:81", "::80", ":\t80", ":8\n0", ":0x50", ":8.0", ":80;x", ":80@h2", ":80.", ":é", ":80[", ":1e2",
	}
	tails = []string{
		"", "/", "//", "///x", "/a/b", "/A/%41", "/a//b", "/./a", "/../a", "/a/..", "/a/.", "/a/./b", "/a/../b", "/a/b/../../../c", "/%2e", "/%2E%2e/a", "/.%2e/a", "/a/%2E%2E/b", "/..;/a", "/a;x=1/b;y", "/a;type=a", "/a%3Btype=a", "/...", "/.a", "/a.", "/..a", "/a/..?q", "/..//a",
		"/a%2Fb", "/a%2fb", "/%7Ea", "/~a", "/%zz", "/%", "/%4", "/100%", "/%00", "/%0D%0Ax", "/%25%32%46", "/%C3%A9", "/%c3%a9", "/%E9", "/%FF", "/é", "/日本", "/😀", "/a b", "/a+b", "/a%20b", "/ a", "/a ", "/a\tb", "/a\nb", "/a\rb", "/a\r\nb", "/a\x01b", "/a\x7Fb", "/\u00A0", "/\u200B", "/\uFEFF", "/\u2028", "/\uFFFD",
		`/a\b`, `\a`, `\\a`, `/\a`, `/a\..\b`, `\..\a`, `/%5Ca`, "/a|b", "/a^b", "/a`b", "/a{b}", "/{a}", "/a[b]", "/[a]", `/a"b`, "/a<b>", "/a'b", "/a(b)", "/a!b", "/a$b", "/a&b", "/a*b", "/a,b", "/a:b", "/a@b", "/a=b", "/a:80/b", "/http://x/y", "/c:/x", "/c|/x", "/C:", "/c%7C/x", "/C:/..",
		"?", "?q", "/?", "/?q", "/?a=1&b=2", "/?a=b?c", "/??", "/?a=1+2%2B3", "/?a b", "/?a%20b", "/?é", "/?%C3%A9", "/?%zz", "/?%", "/?a/b", "/?a/../b", "/?a\\b", "/?a'b", `/?a"b`, "/?a<b>", "/?a|b", "/?a`b", "/?a{b}", "/?a[b]=c", "/?a^b", "/?a;b", "/?a:b@c", "/?\t", "/?a\nb", "/?\x01", "?q@h2/", "?a/b@c", "/?x=http://y/z?w#v", "/? ", "/?a ",
		"#", "#f", "/#", "/#f", "/?#", "/?q#", "/#?", "/#a?b", "/?a#b?c", "/#a#b", "/##", "/#a b", "/#é", "/#%C3%A9", "/#%zz", "/#a/../b", `/#a\b`, "/#a`b", `/#a"b`, "/#a<b>", "/#a{b}", "/#a|b", "/#a[b]", "/#a^b", "/#\t", "/#a\nb", "#@h2/", "/a#f", "/a?q#f", "/#f ", "/#!x/y", "/#:~:text=a",
		":80/a?q#f", "/x@y:z", "/%23", "/%3F", "/a%3Fb%23c", "/a?b%23c", "/a;b?c;d#e;f",
	}
	wholes = []string{
		"", " ", "/", "//", "///", "////h", "//h", "//h/a", "//u:p@h:80/a?q#f", "/a", "/a/b?q#f", "a", "a/b", "./a", "../a", ".", "..", "?q", "#f", "?", "#", "a:b", "a:b:c", "a/b:c", "./a:b", "a?b:c", "a#b:c", "1:2", ":a", "::", ":80", "@", "@h", "h:80", "h:80/a", "localhost:8080/x", "example.com:80", "example.com", "www.example.com/a", "user@example.com", "user:pw@host/x", "git@github.com:a/b.git", "127.0.0.1:80", "[::1]:80", "[::1]", "::1",
		"http:", "http:h", "http:/h", "http:h/p", "http:/h/p", "http:///h/p", "http:////h/p", "http://///h", "http:?q", "http:#f", "http://?q", "http://#f", "http://", "http:///", "http:////", "http:\\\\h\\p", "http:\\h", `http:/\h`, `http:\/h/p`, `http://\h`, `http://h\p`, `http:\\\\h`, "http:@h", "http:/@h", "http:80", "http:a:b", "https:h", "https:/h", "ftp:h", "ftp:/h", "ftp:///h", "ws:h", "x:h", "x:/h", "x:///h", "x://", "x:", "x:?q", "x:#f", "x:a b", "x:a/../b", "x:/a/../b", "x://h/a/../b", "x:%41", "x:é", `x:\a`, `x://h\a`, `x:\\h\a`, "x:a?b#c",
		" http://h/", "http://h/ ", "\thttp://h/", "\nhttp://h/\n", "\x00http://h/", "\x01http://h/\x01", "ht\ntp://h/", "java\nscript:alert(1)", "javascript:alert(1)", " javascript:alert(1)", "javascript://h/%0Aalert(1)", "JaVaScRiPt:alert(1)", "data:text/plain,a b", "data:,a#b", "data:text/html;base64,PGI+", "blob:http://h/x", "about:blank", "about:blank?q", "<http://h/>", "<URL:http://h/>", "URL:http://h/", "url:http://h/", `"http://h/"`, "'http://h/'", "(http://h/)", "http//h/", "http;//h/", "http:://h/", "http:// h/", "http: //h/", "http ://h/", "hxxp://h/", "h ttp://h/", "\uFEFFhttp://h/", "\u00A0http://h/", "\u200Bhttp://h/", "\u3000http://h/", "ｈttp://h/", "http：//h/", "http:／／h/", "http://h／a",
		"mailto:", "mailto:a@b", "mailto:a@b.example", "mailto:A@B.Example", "mailto:a%40b@c", "mailto:a b@c", "mailto:a@b?subject=x", "mailto:a@b?subject=x%20y&cc=c@d", "mailto:a?b@c", "mailto:?to=a@b", "mailto:a@b,c@d", "mailto://a@b/", "mailto:/a@b", "mailto:a#b@c", "mailto:%22a%22@b", "mailto:user%25x@h", "MAILTO:a@b", "mailto:é@b", "mailto:a@[127.0.0.1]",
		"news:", "news:*", "news:a.b", "news:a%25b@c", "news:a@b", "news:<a@b>", "news://h/a.b", "news://h/*", "nntp://h/a/1", "nntp://h:119/a.b/42", "nntp:a/1", "telnet://h", "telnet://h/", "telnet://u:p@h:23/", "telnet://h/x", "telnet:h", "wais://h/db", "wais://h:210/db?a%20b", "wais://h/db/T/p%3D1", "prospero://h/a", "prospero://h//a/b", "prospero://h:1525/a;b=c;d=e", "gopher://h", "gopher://h/", "gopher://h/1", "gopher://h/11/a", "gopher://h:70/0/a", "gopher://h:7070/0a?b", "gopher://h/7/s%09a%20b%09+", "gopher://h/0a#b", "gopher://h/0a%3Fb",
		"ftp://h", "ftp://h/", "ftp://h/a", "ftp://h//a", "ftp://h/%2Fa", "ftp://h/a;type=i", "ftp://h/a;type=D", "ftp://h/a;TYPE=a", "ftp://h/a?b", "ftp://h/a#b", "ftp://u@h/a", "ftp://u:p@h:21/a", "ftp://:@h/a", "ftp://@h/a", "ftp://u%2Fv:p%40w@h/a", "ftp://u?x:p@h/", "ftp://h:21", "ftp://h:2121/a", "ftp://h/../a", "ftp://[::1]/a", "ftp://127.1/a",
		"file:", "file:/", "file://", "file:///", "file:a", "file:/a", "file:/a/b", "file:///a/b", "file:////a", "file://///a", "file://h/a", "file://localhost/a", "file://LOCALHOST/a", "file://127.0.0.1/a", "file:///c:/a", "file:///C|/a", "file:c:/a", "file:c|a", "file:/c:/a", "file://c:/a", "file://c|/a", "file:///c:", "file:///a/../c:/b", `file:\\h\a`, `file:///a\b`, "file:///a?b", "file:///a#b", "file:///%41", "file:///a b", "file:///é", "file://h:80/a", "file://u@h/a", "file:?q", "file:#f", "file://?q", "file:///..", "file:../a", "file:./a", "FILE:///a",
		"http://a@b@c/", `http://evil.example\@good.example/`, `http://good.example\.evil.example/`, "http://evil.example#@good.example/", "http://evil.example?@good.example/", "http://good.example:80@evil.example/", "http://good.example@evil.example/", "http://good.example%2F@evil.example/", "http://good.example%00@evil.example/", "http://evil.example%23@good.example/", "http://evil.example;good.example/", "http://evil.example,good.example/", "http://evil.example:80#@good.example:443/", "http://evil.example:80:443/", "http://good.example:@evil.example/", "http://a:b:c@h/", "http://[::1]@h/", "http://h@[::1]/", "http://[::1]:80@h/", "http://[a@b]/", "http://h/@x", "http://h:80/@x:y", "http://a/b@c", "http://a?b@c", "http://a#b@c", `http://a\b@c`, `http://a@b\c`, "http:a@b", "http:/a@b", "http:///a@b", "http://@/", "http://:@/", "http://:80/", "http://u@:80/", "http://u@/", "http://h:80:/", "http://:/", "https://h:443/", "https://h:80/", "http://h:443/", "ws://h:80/", "wss://h:443/", "http://h:80?q", "http://h:80#f", "http://h?q=/../x", "http://h;x", "http://h;x/a", "http://h&x/", "http://h=x/",
		"http://h\t/a", "http://h\n.example/", "ht\ttp://h", "http:\t//h/", "http:/\n/h/", "http://h/\r\nHost: x", "http://h/\r\n\r\nGET /", "http://u:p\r\n@h/", "http://h\r\n/", "http://h%0D%0A/", "http://h/%0D%0AX:%20y", "http://h\x00/", "http://h/\x00", "http://h/a\x00b", "http://%31%32%37.0.0.1/", "http://127.0.0.1%2Eexample/", "http://127.0.0.1.example/", "http://169.254.169.254/", "http://[::ffff:169.254.169.254]/", "http://0xa9fea9fe/", "http://2852039166/", "http://0251.0376.0251.0376/", "http://[::ffff:a9fe:a9fe]/", "http://metadata/", "http://127.0.0.1:80\\@x/", "http://0/", "http://0.0/", "http://[0]/", "http://1.1.1.1 &@2.2.2.2# @3.3.3.3/", "http://1.1.1.1&@2.2.2.2#@3.3.3.3/", "http://x\u0000y/", "http://host.com?a", "http://host.com:/a", "http://host.com:99999/", "HTTP://HOST.Com/A%2fb", "http://1.2.3/a",
	}
	// found are URLs for which a model was wrong in an earlier comparison.
	found = []string{
		"http://h.example:٨٠/", "http://h.：example:٨٠/", "x://1.2.3.08/", "x://1.2.3.010/", "x://1.2.3.018/", "x://1.2.3.00/", "http://{{ß}}/", "http://é_x/", "http://ß×/", "http://ß·/", "http://aa--ß/", "http://-ß/",
		"http://ß①.example/", "http://ß☃.example/", "http://ß\u200D.example/", "http://نامه\u200Cای.example/", "x://h.exßmple⁄xp/", "http://é¼x/", "http://é、x/", "http://％41.example/", "http://é％41.example/",
		"http://%ff.example/", "http://u@%ff.example/", "http://%ff%41x/", "http://a%zz%41B/", "http://é\tx/", "http://é$X/", "http://xn--\t/", "http://XN--BCHER/", "http://XN--ZCA/", "http://a%2541b/", "http://u@a%2541b/",
		"http://h%2e:b/", "http://h%2e:81/", "http://u@h.@x/", "http://u@h.:81/", "http://{{h。/x", "https:/h.example/", "https:/h.example//", "xyz:/a/b/", "http:/h#f", "https:/h#f", "xyz:/h#f", "http://A.İ.example/",
		"http://h/..%2f", "http://h/%2e%2e%2f", "http://h/a/%2e%2e%2f..%2f", "http://h/a/..%2f", "http://h/a/..%2F..", "http://h//..%2f", "http://h/%2f..%2f..", "http://h/a%2f..", "http://h/...%2f",
		"http://h/a//..%2fb", "http://h/a/b/..%2f..%2f..%2fc", "http://h/a%2f.%2fb", "http://h/.%2f", "http://h/..%5C", "http://h/..%00", "http://h/..%3f", "http://h/a%0A", "http://h/%1E", "http://h/%2525",
		"http://h.:81/", "http://h.../", "http://.h./", "http://1.2.3.4./", "http://h/?..%2f..%2f", "http://h/a;..%2fb", "http://h/..;%2fa", "http://h/a+b?", "http://h/%2e%2E%2F%2e", "http://h/%2e%2f%2e%2e",
		"gopher://h/7/s?w", "gopher://h:70/7/s?", "gopher://g.test:70/7/find%09what%20is", "http://h.test／@e.test/", "http://℀@e/", "http://a：b@e/", "ftp://h／@e/a", "http://é／@h/", "http://\u00AD@e/",
	}
)

// urls returns all of them without duplicates.
func urls() (list []string) {
	seen := map[string]bool{}
	add := func(url string) {
		if !seen[url] {
			seen[url] = true
			list = append(list, url)
		}
	}
	for _, url := range slices.Concat(wholes, found) {
		add(url)
	}
	for _, scheme := range schemes {
		add(scheme + "//h/a")
		add(scheme + "//u:p@H.example:8080/a/../b?q#f")
		add(scheme + "a/b")
	}
	for _, login := range logins {
		add("http://" + login + "h/")
		add("ftp://" + login + "h.example:2121/a")
		add("x://" + login + "h:1/?q")
	}
	for _, host := range hosts {
		add("http://" + host + "/")
		add("https://u@" + host + ":8443/a?q#f")
		add("x://" + host + "/")
	}
	for _, port := range ports {
		add("http://h" + port + "/a")
		add("https://[::1]" + port)
		add("x://h" + port + "/")
	}
	for _, tail := range tails {
		add("http://h" + tail)
		add("https://a.example" + tail)
		add("x://h" + tail)
		add("ftp://h" + tail)
	}
	return list
}
