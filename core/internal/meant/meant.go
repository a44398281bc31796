package meant

import (
	"slices"
	"strings"
	"unicode"

	"urlscope/core/octet"
)

// A Candidate is a URL that a text may have been meant to be.
type Candidate struct {
	Text    string
	Price   int
	Changes [][]octet.Edit // to the source: those that belong together, in order of place
}

// The limits of the search.
const (
	longest    = 1 << 10 // octets of a text
	mostWork   = 1 << 16 // octets of drafts
	draftWork  = 64      // of a draft, besides its octets
	mostPlaces = 240     // that the search looks at in all drafts
	mostMoves  = 6       // one after another
	margin     = 45      // how much dearer than the best a draft may be: beside one of 55, up to 100
	searchMost = 210
	dearest    = 3 * searchMost
	tooMuch    = 1 << 20

	near        = 22 // how much dearer than the best another offer may be: beside 55, up to 77
	nearSlip    = 8  // the same of slips of a key, of which there are many alike: beside 55, up to 63
	slack       = 12 // how much cheaper another must be than a URL as it is: for "http://h.example.zzz/", of price 50, nothing of 39 is offered
	mostOffered = 4
	oneStep     = 5  // the price of each step besides the first: " http://h,org" takes two
	oneKnown    = 20 // so much less of each that is a move, since rows know what people do
	oneMore     = 33 // and of each slip besides the first: "nntp://h.co?m/g" is rather "h.com/g", without "?", than "h.co/m.g"
)

// Of returns what src was likely meant to be, best first. The list is empty when src is likely meant as it
// is, or when nothing is cheap enough. Of "htpp://h/" it has "http://h/".
func Of(src string) []Candidate {
	if Unknown(src) {
		return nil
	}
	return within(src, searchMost)
}

// Any is Of also where what was meant cannot be known, or nothing cheap may have been, so that
// each is a guess: "http:///index.html" may want a host, and "http://index.html" has one. A number for a host is no name, so that for
// "http://0x7/" it guesses nothing.
func Any(src string) []Candidate {
	if len(src) <= longest && isHexNumber(src, partsOf(src)) {
		return nil
	}
	if Unknown(src) {
		if list := within(src, searchMost); len(list) > 0 {
			return list
		}
	}
	return within(src, dearest)
}

// within returns what src may have been meant to be, where slips of a key may cost so much, without any
// doubt: "http://h/" of "http://h$/" for 210, and nothing for 20.
func within(src string, most int) []Candidate {
	if len(src) > longest {
		return ofLong(src)
	}
	t := trier{seen: map[string]int{}, best: tooMuch, own: tooMuch, most: most, places: mostPlaces * most / searchMost}
	t.run(src)
	return t.offer(src)
}

// run looks at src and at the drafts that come of it, cheapest first: of "see http://h,org" at the text as it
// is, then at "http://h,org".
func (t *trier) run(src string) {
	t.push(&draft{text: src})
	for work := mostWork; len(t.queue) > 0 && work > 0; {
		d := t.queue.pop()
		work -= len(d.text) + draftWork
		if d.price > t.best+margin {
			break
		}
		if d.price > t.seen[d.text] { // it was looked at
			continue
		}
		p := partsOf(d.text)
		if odd := t.judge(d, p); odd && d.steps < mostMoves {
			t.move(d, p)
		}
	}
}

// offer returns the best candidates, each text once; none if src is as good: for "http://h.org/" the list is empty.
func (t *trier) offer(src string) (list []Candidate) {
	slices.SortStableFunc(t.found, func(a, b *judged) int { return a.price - b.price })
	for _, j := range t.found {
		text := j.draft.text
		same := func(c Candidate) bool { return c.Text == text } // two drafts may come to one
		dearer := near
		if j.draft.kind == ofKey {
			dearer = nearSlip
		}
		if len(list) < mostOffered && j.price <= t.best+dearer && text != src && !slices.ContainsFunc(list, same) && goesWhere(src, text) && keepsPort(src, text) {
			list = append(list, j.candidate(src))
		}
	}
	if len(list) > 0 && list[0].Price+slack > t.own {
		return nil
	}
	return list
}

// goesWhere reports whether what src was meant to be goes to the host that today's clients go to, which no repair hides. Of a site that is
// the host behind the last "@", never one in front of it: of "https://h.org／@evil.example/" and "https://joe@-h-/" no repair has the host
// "h.org" or "joe", and none leaves out the login in front of an address in brackets. No repair makes a login of what is rather a host: of
// "https://bank.example%40evil.example/" not "https://bank.example@evil.example/". A backslash ends all that for browsers: of
// `http://evil.example\@good.example/` it is "evil.example".
func goesWhere(src, meant string) bool {
	p, m := partsOf(src), partsOf(meant)
	if !p.isSite() && p.scheme != "ftp" {
		return true
	}
	authority, rest, parted := strings.Cut(p.login.In(src), `\`)
	user := authority[:strings.LastIndexByte(authority, '@')+len("@")]
	host, repaired := authority[len(user):], m.host.In(meant)
	digits := ""
	if colon := portColon(host); colon >= 0 {
		host, digits = host[:colon], host[colon+len(":"):]
	}
	switch {
	case parted && isDigitsOrNothing(digits) && (isHost(host) || isLabels(host) && strings.Contains(rest, "@")):
		return repaired == host
	case user == "":
		named := m.user.In(meant)
		return !m.at || !p.isSite() || strings.IndexByte(named, '.') < 0 || strings.IndexByte(named, ':') >= 0
	case host == "":
		return true
	}
	return (m.at || host[0] != '[' && !strings.HasPrefix(repaired, "[")) && (!strings.Contains(user, repaired) || strings.Contains(host, repaired))
}

// keepsPort reports whether a repair leaves the port of src a port if that is odd: no path begins there and no name goes on.
func keepsPort(src, meant string) bool {
	p := partsOf(src)
	if !p.slashes || !p.colon || p.scheme == "file" || !isLabels(p.host.In(src)) || !p.hasOddPort() {
		return true
	}
	m := partsOf(meant)
	if p.port.Start == p.port.End {
		return strings.Count(m.login.In(meant), "@") <= strings.Count(p.login.In(src), "@")
	}
	return m.colon && m.host.In(meant) == p.host.In(src)
}

// hasOddPort reports whether the port has an octet too much, as in "http://h:x44/", or is neither a number nor a word, as in "http://h:N/"
// and "http://h:8xxx/"; the "docs" of "http://h:docs/" is likely a path. So is no port in front of a path with an "@": "http://h:/a@b".
func (p *parts) hasOddPort() bool {
	if p.port.Start == p.port.End {
		return emptyPort(*p) != no && strings.Contains(p.path.In(p.text), "@")
	}
	return isOddPort(p.port.In(p.text)) && !p.isPassword() && !p.isCopy()
}

// isPassword reports whether the port may be a password that an octet cuts off its host: "ftp://joe:a1#h.org/", "ftp://joe:a1/b@h.org/".
func (p *parts) isPassword() bool {
	rest := p.path.In(p.text)
	return strings.Contains(rest, "@") || strings.HasPrefix(rest, "#") && hasDottedHost(rest[1:])
}

// isCopy reports whether the port may be a user, as the programs scp and git have it in the path: "git+ssh://git@h.org:a1/b".
func (p *parts) isCopy() bool {
	name := p.port.In(p.text)
	return isWord(name) && len(name) > 1 && (strings.Contains(p.scheme, "ssh") || strings.HasPrefix(p.scheme, "git") || strings.HasSuffix(p.text, ".git"))
}

// isOddPort reports whether s is one character but no digit, or digits together with letters or signs, or has digits of another script:
// "N", "x44", "4_3", "٣", not "80", "docs" or "$".
func isOddPort(s string) bool {
	name := strings.Map(func(r rune) rune {
		if unicode.IsDigit(r) {
			return '0'
		}
		return r
	}, s)
	return only(alphaDigits+"-_~+")(name) && !octet.IsDigits(s) && (len(s) == 1 || strings.Contains(name, "0"))
}

// judged is a draft that is a URL, and its price with what is to be doubted in it.
type judged struct {
	draft *draft
	price int
}

// A trier tries what may have been meant.
type trier struct {
	queue  queue[*draft]
	seen   map[string]int // the best price at which a text was queued
	found  []*judged
	best   int // price of the best candidate so far
	own    int // price of the source as it is: 0 of "http://h/", 100 of "http://www/", which is hardly meant, and much where it is not a URL
	most   int // that slips of keys may cost
	places int // that may still be searched
}

// push queues d, unless it is too long, too dear, or was met no dearer, as "http://h/" of "htpp://h/" is.
func (t *trier) push(d *draft) {
	if len(d.text) > 2*longest || d.price > t.best+margin {
		return
	}
	if before, ok := t.seen[d.text]; ok && before <= d.price {
		return
	}
	t.seen[d.text] = d.price
	t.queue.push(d.price, d)
}

// judge adds d, or what is a slip or two from it, to what was found: for "http://h,org/" it adds "http://h.org/". It reports
// whether d is not a URL, or one of which something is doubted: of others no move makes what is likelier meant.
func (t *trier) judge(d *draft, p parts) (odd bool) {
	if p.scheme == "" {
		return true
	}
	l := langOrAny(p.scheme)
	if d.valid = l.accepts(p); d.valid {
		return t.accept(d, p) > 0
	}
	if d.up != nil && lacksHost(d.text, p) && strings.ContainsAny(p.rest(), "?:") { // which no slip of a key hides: "https;//?q=1"
		return true
	}
	s := newSearch(l, p, t.most)
	for range mostFound {
		s.bound = t.best + nearSlip + agreed - d.price - d.besides(1)
		f, ok := s.next(&t.places)
		if !ok {
			break
		}
		next := d.slip(f)
		t.accept(next, partsOf(next.text))
	}
	return true
}

// accept adds d, which is a URL, to the candidates, and returns the price of its doubts: 100 for "http://www/".
func (t *trier) accept(d *draft, p parts) int {
	doubts := doubt(p)
	price := d.price + doubts + d.besides(0)
	t.found = append(t.found, &judged{d, price})
	t.best = min(t.best, price)
	if d.up == nil {
		t.own = price
	}
	return doubts
}

// move adds the drafts that come of d by one whole move: "http://h/" of "see http://h/".
func (t *trier) move(d *draft, p parts) {
	for _, m := range moves {
		for _, v := range m.find(d.text, p) {
			if edits := changing(d.text, v.edits); edits != nil && p.keeps(edits) {
				t.push(d.apply(edits, v.kind, max(m.price+v.extra, 4)))
			}
		}
	}
}

// candidate returns j with its changes to src: one for each step, or for each place where each is by itself.
// Of "http://h/a b c" those are two, each for one space.
func (j *judged) candidate(src string) Candidate {
	c := Candidate{Text: j.draft.text, Price: j.price}
	step := map[*draft]int{}
	list := j.draft.changes()
	for i, ch := range list {
		n, ok := step[ch.by]
		if !ok || ch.by.kind == byItself {
			n = len(c.Changes)
			step[ch.by] = n
			c.Changes = append(c.Changes, nil)
		}
		end := len(src)
		if i+1 < len(list) {
			end = list[i+1].Start
		}
		slide(&ch.Edit, src[:end])
		c.Changes[n] = append(c.Changes[n], ch.Edit)
	}
	return c
}

// changing returns the edits that change something of text; none if one begins in front of the end of the one before it.
func changing(text string, edits []octet.Edit) (list []octet.Edit) {
	at := 0
	for _, e := range edits {
		if e.Start < at || e.End < e.Start {
			return nil
		}
		at = e.End
		if text[e.Start:e.End] != e.New {
			list = append(list, e)
		}
	}
	return list
}
