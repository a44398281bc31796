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
		{"data:text/html,<h1>Hi, there!</h1>.", "data:text/html,%3Ch1%3EHi,%20there!%3C/h1%3E."},
		{`javascript:alert("a\nb");`, "javascript:alert(%22a%5Cnb%22);"},
		{`data:image/svg+xml,<svg xmlns="http://h.org/"><path fill="#fff"/></svg>`, "data:image/svg+xml,%3Csvg%20xmlns=%22http://h.org/%22%3E%3Cpath%20fill=%22%23fff%22/%3E%3C/svg%3E"},
		{"https://h.org,maintainers", "https://h.org"},
		{"https://www.h.org)and", "https://www.h.org"},

		// Hosts whose first letter is not of US-ASCII: it is no part of the delimiter.
		{"https//öbb.example/x", "https://xn--bb-eka.example/x"},
		{"http;//пример.рф", "http://xn--e1afmkfd.xn--p1ai"},
		{"https:/日本語.jp/", "https://xn--wgv71a119e.jp/"},
		{"http://http//москва.рф/", "http://xn--80adxhks.xn--p1ai/"},
		{"https：／／日本語.jp/", "https://xn--wgv71a119e.jp/"},

		// What is typed for "://" takes no octet of a host or a login with it.
		{"https//_dmarc.h.example/", "https://_dmarc.h.example/"},
		{"https;//%65xample.org/x?y", "https://%65xample.org/x?y"},
		{"git+ssh.//u:p@h.example/r.git", "git+ssh://u:p@h.example/r.git"},
		{"git+ssh;//u:p@h.example/r.git", "git+ssh://u:p@h.example/r.git"},
		{"redis//:pw@h.example/0", "redis://:pw@h.example/0"},

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
		{"http://mysite]co.uk/", "http://mysite.co.uk/"},
		{"http://www.mysite[com.au/x", "http://www.mysite.com.au/x"},
		{"http://mysite'ac.jp/", "http://mysite.ac.jp/"},
		{"mailto:joe@mysite]co.uk", "mailto:joe@mysite.co.uk"},
		{"https://[2001:db8::1]8443/", "https://[2001:db8::1]:8443/"},
		{"https://(2001:db8::1):8443/", "https://[2001:db8::1]:8443/"},
		{"https://{2001:db8::1}/x", "https://[2001:db8::1]/x"},
		{"(2001:db8::1):8443", "https://[2001:db8::1]:8443"},
		{"[2001:db8::1]:8080/x", "http://[2001:db8::1]:8080/x"},
		{"ssh://git@[2001:db8::1]:r.git", "ssh://git@[2001:db8::1]/r.git"},
		{"ssh://git@[2001:db8::1]:a/r.git", "ssh://git@[2001:db8::1]/a/r.git"},
		{"mysql://joe:/pass@db/app", "mysql://joe:%2Fpass@db/app"},
		{"redis://:/pw@redis_1:6379/0", "redis://:%2Fpw@redis_1:6379/0"},
		{"redis://%5B2001:db8::1%5D/0", "redis://[2001:db8::1]/0"},
		{"http://ftp;//h.example/x", "ftp://h.example/x"},
		{"mailto:joe@h.example?subject=a & b", "mailto:joe@h.example?subject=a%20%26%20b"},
		{"mailto//joe@h.example", "mailto:joe@h.example"},

		// Mailboxes, and the header fields behind them.
		{"mailto:a@h.example;b@h.example", "mailto:a@h.example,b@h.example"},
		{"mailto:a@h.example; b@h.example ; c@h.example?subject=x", "mailto:a@h.example,b@h.example,c@h.example?subject=x"},
		{"mailto:a@h.example b@localhost", "mailto:a@h.example,b@localhost"},
		{"mailto:a@h.example, b@h.example", "mailto:a@h.example,b@h.example"},
		{"mailto:a@h.example,%20b@h.example%3Bc@h.example", "mailto:a@h.example,b@h.example,c@h.example"},
		{"mailto:a@h.example;\r\nb@h.example", "mailto:a@h.example,b@h.example"},
		{"mailto:a@h.example,,b@h.example,", "mailto:a@h.example,b@h.example"},
		{"mailto:a@h.example;", "mailto:a@h.example"},
		{"mailto:Joe <joe@h.example>, Ann <ann@h.example>", "mailto:joe@h.example,ann@h.example"},
		{`mailto:"Doe, Joe" <joe@h.example>;ann@h.example`, "mailto:joe@h.example,ann@h.example"},
		{"mailto:<joe@h.example>,<ann@h.example>", "mailto:joe@h.example,ann@h.example"},
		{"mailto:joe@h.example (Joe Doe)", "mailto:joe@h.example"},
		{"mailto:a@h.example?cc=b@h.example; c@h.example&bcc=d@h.example;e@h.example", "mailto:a@h.example?cc=b@h.example,c@h.example&bcc=d@h.example,e@h.example"},
		{"mailto:a@h.example?cc=Ann <b@h.example>", "mailto:a@h.example?cc=Ann%20%3Cb@h.example%3E"},
		{"mailto:a@h.example?cc=Ann <b@h.example>; Bob <c@h.example>", "mailto:a@h.example?cc=Ann%20%3Cb@h.example%3E,%20Bob%20%3Cc@h.example%3E"},
		{"mailto:Joe <joe@h.example>?subject=hi there", "mailto:joe@h.example?subject=hi%20there"},
		{"mailto:joe@h.example and ann@h.example", "mailto:joe@h.example,ann@h.example"},
		{"mailto:joe@h.example&subject=hi", "mailto:joe@h.example?subject=hi"},
		{"mailto:joe@h.example/?subject=hi", "mailto:joe@h.example?subject=hi"},
		{"mailto:joe@h.example??Subject=hi", "mailto:joe@h.example?Subject=hi"},
		{"mailto:joe@h.example;subject=hi&body=x", "mailto:joe@h.example?subject=hi&body=x"},
		{"mailto:joe@h.example, body=a b", "mailto:joe@h.example?body=a%20b"},
		{"mailto:a@h.example;b@h.example&subject=hi", "mailto:a@h.example,b@h.example?subject=hi"},
		{"mailto:joe@h.example?subject=hi?body=x", "mailto:joe@h.example?subject=hi&body=x"},
		{"mailto:joe@h.example?subject=hi;body=x;cc=a@h.example", "mailto:joe@h.example?subject=hi&body=x&cc=a@h.example"},
		{"mailto:joe@h.example?body=a\nb", "mailto:joe@h.example?body=a%0D%0Ab"},
		{"mailto:joe@h.example?subject=x&Body=a\r\n\r\nb", "mailto:joe@h.example?subject=x&Body=a%0D%0A%0D%0Ab"},
		{`mailto:joe@h.example?body=a\nb c`, "mailto:joe@h.example?body=a%0D%0Ab%20c"},
		{`mailto:joe@h.example?subject=a\b`, "mailto:joe@h.example?subject=a%5Cb"},
		{`mailto:joe@h.example?subject="a" [b] <c> é 50%`, "mailto:joe@h.example?subject=%22a%22%20%5Bb%5D%20%3Cc%3E%20%C3%A9%2050%25"},
		{"mailto:joe@h.example?subject=issue #5: x!", "mailto:joe@h.example?subject=issue%20%235:%20x!"},
		{"mailto:joe@h.example?body=see http://h.example/a b.", "mailto:joe@h.example?body=see%20http://h.example/a%20b."},
		{"mailto:joe@h.example?body=<b>x</b>", "mailto:joe@h.example?body=%3Cb%3Ex%3C/b%3E"},
		{"mailto:http://joe@h.example", "mailto:joe@h.example"},
		{"mailto:https://joe@h.example?subject=x", "mailto:joe@h.example?subject=x"},
		{"mailto:mailto:joe@h.example", "mailto:joe@h.example"},
		{"mailto:http://h.example/x", "http://h.example/x"},
		{"https://mailto:joe@h.example", "mailto:joe@h.example"},
		{"ftp://mailto:joe@h.example", "mailto:joe@h.example"},
		{"https//:www.example.org/y", "https://www.example.org/y"},
		{"http://http;//h.example/", "http://h.example/"},
		{"https://http;//h.example/a b", "http://h.example/a%20b"},
		{"ftp://ftp//h.example.org/x", "ftp://h.example.org/x"},
		{"ftp://ftp//pub/x", "ftp://ftp/%2Fpub/x"},
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
			if p := partsOf(c.Text); p.host.In(c.Text) != "evil.example" {
				t.Errorf("%q: %q", s, c.Text)
			}
		}
	}
	for _, s := range []string{"https://bank.example%40evil.example/", "https://bank.example＠evil.example/x", "ws://bank.example&evil.example/"} {
		for _, c := range Any(s) {
			if partsOf(c.Text).at {
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
