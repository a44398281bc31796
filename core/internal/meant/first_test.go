package meant

import "testing"

// TestFirst checks the first candidate of texts that the grammar alone would repair in another way.
func TestFirst(t *testing.T) {
	for _, c := range []struct{ typed, want string }{
		// What stands around a URL.
		{"**http://h.example/a_b**", "http://h.example/a_b"},
		{"**see http://h.example/**", "http://h.example/"},
		{"*http://h.example/*.txt*", "http://h.example/*.txt"},
		{"_http://h.example/a_b_, and", "http://h.example/a_b"},
		{"<li>http://h.example/a</li>", "http://h.example/a"},
		{`http://h.example/a">link</a>`, "http://h.example/a"},
		{`http://h.example/a" class="b">c</a>`, "http://h.example/a"},
		{"http://h.example/a'/>", "http://h.example/a"},
		{"http://h.example/a</loc>", "http://h.example/a"},
		{"[http://h.example/a|text]", "http://h.example/a"},
		{"http://h.example/a | Title", "http://h.example/a"},
		{"http://h.example/a—", "http://h.example/a"},
		{"http://h.example/a、", "http://h.example/a"},
		{"<b>www.h.example.org/a</b>", "http://www.h.example.org/a"},
		{"files: ftp.example.org/pub, mirrored", "ftp://ftp.example.org/pub"},
		{"write to kim.lee@h.example.org, please", "mailto:kim.lee@h.example.org"},
		{"kim@h.example.org | Title", "mailto:kim@h.example.org"},
		{"http://h.example/:8080/x", "http://h.example:8080/x"},
		{"nntp://news.example.org/alt.x/#12", "nntp://news.example.org/alt.x/12"},

		{`"http://h.example/a b"`, "http://h.example/a%20b"},
		{" http://h.example/my file", "http://h.example/my%20file"},
		{"see https;//h.example/a", "https://h.example/a"},
		{"ftp://h.org/my file.txt;type=d", "ftp://h.org/my%20file.txt;type=d"},
		{"http://exa mple.com:80a/~user/a|b?x=1/2#top", "http://example.com:80/%7Euser/a%7Cb?x=1%2F2"},
		{"data:text/html,<a href=\"http://h.org/\">x y</a>", "data:text/html,%3Ca%20href=%22http://h.org/%22%3Ex%20y%3C/a%3E"},
		{"https://h.org,maintainers", "https://h.org"},
		{"https://www.h.org)and", "https://www.h.org"},

		// Hosts whose first letter is not of US-ASCII: it is no part of the delimiter.
		{"https//öbb.example/x", "https://xn--bb-eka.example/x"},
		{"http;//пример.рф", "http://xn--e1afmkfd.xn--p1ai"},
		{"https:/日本語.jp/", "https://xn--wgv71a119e.jp/"},
		{"http://http//москва.рф/", "http://xn--80adxhks.xn--p1ai/"},
		{"https：／／日本語.jp/", "https://xn--wgv71a119e.jp/"},

		// Logins.
		{"mysql://joe:p@ss@h.example:5432/x", "mysql://joe:p%40ss@h.example:5432/x"},
		{"postgresql://joe:my/pw@h.example/db", "postgresql://joe:my%2Fpw@h.example/db"},
		{"mysql://joe:#pw@db/x", "mysql://joe:%23pw@db/x"},
		{"mysql://joe:?pw@db:3306/x", "mysql://joe:%3Fpw@db:3306/x"},
		{"redis://:p@ss@redis_1:6379/0", "redis://:p%40ss@redis_1:6379/0"},
		{"postgresql://joe:p/s@[::1]:5432/x", "postgresql://joe:p%2Fs@localhost:5432/x"},
		{"https:// joe:pw@h.example/", "https://joe:pw@h.example/"},
		{"mysql:// joe:p@w@db/x", "mysql://joe:p%40w@db/x"},
		{"telnet://telnet:/joe:pw@h.example/", "telnet://joe:pw@h.example/"},
		{"joe@h.example:repos/x.git", "ssh://joe@h.example/repos/x.git"},
		{"joe@[::1]:x.git", "ssh://joe@localhost/x.git"},
		{"git+ssh://git@h.example.org:a1/b", "git+ssh://git@h.example.org/a1/b"},

		// Hosts.
		{"http://example]org/", "http://example.org/"},
		{"http://example'org/", "http://example.org/"},
		{"http://%5B2001:db8::1%5D:8080/x", "http://[2001:db8::1]:8080/x"},
		{"https://[2001:db8::1];8443/x", "https://[2001:db8::1]:8443/x"},
		{"https://::ffff:192.0.2.1:8443/x", "https://[::ffff:192.0.2.1]:8443/x"},
		{"wss:///[::ffff:192.0.2.1]/x", "wss://[::ffff:192.0.2.1]/x"},
		{"redis://%5B2001:db8::1%5D/0", "redis://[2001:db8::1]/0"},
		{"http://ftp;//h.example/x", "ftp://h.example/x"},
		{"mailto:joe@h.example?subject=a & b", "mailto:joe@h.example?subject=a%20%26%20b"},
		{"mailto//joe@h.example", "mailto:joe@h.example"},
		{"https//:www.example.org/y", "https://www.example.org/y"},
		{"http://www:example.com/", "http://www.example.com/"},
		{"http://www:example.com:80/", "http://www.example.com:80/"},
		{"ftp://ftp:example.org/pub", "ftp://ftp.example.org/pub"},
		{"http://www.sample:com/", "http://www.sample.com/"},
		{"ftp://reader:pw/x", "ftp://reader/pw/x"}, // a top label, but of a country
		{"http://ww:|w.example.com/a%2Fb", "http://www.example.com/a%2Fb"},
		{"http://www.example.com-\xff", "http://www.example.com"},
		{"ftp://pub%2Fread=ftp.example.org/x", "ftp://pub%2Fread@ftp.example.org/x"},
		{"ftp://anonymous:reader%40example.org/x", "ftp://anonymous:reader@example.org/x"},
		{"ftp://reader@[::1]/", "ftp://reader@localhost/"},

		{"nntp://news.example.co?m/alt.test", "nntp://news.example.com/alt.test"},
		{"nntp://news.sample./org/alt.test", "nntp://news.sample.org/alt.test"},
		{"wais://wais.example.org:8001\xe9reef", "wais://wais.example.org:8001/reef"},
		{"ftp://ftp.example.org;a%20b/x", "ftp://ftp.example.org/a%20b/x"},
		{"telnet://cdn-~.example.org", "telnet://cdn.example.org"},

		// Escapes.
		{"http://host.example/a%2?q=c", "http://host.example/a%20?q=c"},
		{"http://host.example/a%2", "http://host.example/a%252"},
		{"http://host.example/a%?20b/c", "http://host.example/a%20b/c"},
		{"http://host.example/a%#20b", "http://host.example/a%20b"},
		{"http://host.example/100% beef", "http://host.example/100%25%20beef"},
		{"http://host.example/caf\xe9", "http://host.example/caf%E9"},
		{"nntp://news.example.org/comp.lang%2Ec/12", "nntp://news.example.org/comp.lang.c/12"},

		// One scheme.
		{"new%:1997Dec7.83489@wiki.weather.example", "news:1997Dec7.83489@wiki.weather.example"},
		{`nntp://news.example.org/comp\lang`, "nntp://news.example.org/comp.lang"},
		{"file:~//C:/x", "file:///C:/x"},
		{"prospero://host.example/;a/b", "prospero://host.example/%3Ba/b"},
		{"http://www.example.com?q=a/b", "http://www.example.com/?q=a%2Fb"},
		{"http://www.example.com?a/b", "http://www.example.com/a/b"},
		{"ftp://host.example/x;type=aa", "ftp://host.example/x;type=a"},
		{"ftp://host.example/x;type=d;", "ftp://host.example/x;type=d"},
		{"ftp://host.example/x;type=x", "ftp://host.example/x"},
		{"nntp://news.example.org/alt.test/12a", "nntp://news.example.org/alt.test/12"},
		{"file:<///etc/motd", "file:///etc/motd"},
		{"file:$//C:/x", "file:///C:/x"},
		{"file:etc/motd", "file:///etc/motd"},
		{"prospero://host.example//a;version=6=x", "prospero://host.example//a;version=6%3Dx"},
		{"wais://wais.example.org/db/TEXT", "wais://wais.example.org/db/TEXT/"},
	} {
		if list := Of(c.typed); len(list) == 0 || list[0].Text != c.want {
			t.Errorf("%q: %v, not %q", c.typed, list, c.want)
		}
	}
}

// TestGoesWhere holds that no repair hides the host that today's clients go to.
func TestGoesWhere(t *testing.T) {
	for _, s := range []string{"http://joe@host.example:8080@evil.example/", `http://evil.example\@good.example/`} {
		for _, c := range Any(s) {
			if p := partsOf(c.Text); p.host.in(c.Text) != "evil.example" {
				t.Errorf("%q: %q", s, c.Text)
			}
		}
	}
}

// TestNoHost holds that no host is made up of the name of a scheme.
func TestNoHost(t *testing.T) {
	for _, s := range []string{"http://", "gopher:///", "wais://", "gopher://.|/"} {
		if list := Any(s); len(list) > 0 {
			t.Errorf("%q: %v", s, list)
		}
	}
}
