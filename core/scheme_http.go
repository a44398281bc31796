package core

import (
	"iter"

	"urlscope/core/internal/meant"
	"urlscope/core/octet"
)

// splitHTTP: "http://" hostport [ "/" hpath [ "?" search ]]
func splitHTTP(u *URL) {
	u.slashes()
	u.login(octet.Slash | octet.Question)
	if u.slash() {
		end, seen := u.scan(octet.Question)
		u.segments(Hsegment, end, seen)
	}
	u.search()
}

// search takes a "?" and the search behind it, if a "?" comes next.
func (u *URL) search() {
	if u.next('?') {
		u.consumeSearch()
	}
}

// consumeSearch takes the "?" that comes next and the search behind it.
func (u *URL) consumeSearch() {
	u.skip()
	search := u.rest()
	seen := octet.ClassesOf(search)
	u.facts |= factsOfSearch(search, seen)
	u.push(Search, u.end, seen)
}

// factsOfSearch returns maySlip if a search may contain a slip, as "a=1&&b=2" does. The classes of its octets
// are in seen. A long search was not typed by hand and has none.
func factsOfSearch(search string, seen octet.Class) factSet {
	return maySlip.when(seen&octet.Equals != 0 && len(search) < 32 && meant.OddSearch(search))
}

// runsOf yields the runs of octets of the class in t.
func (u *URL) runsOf(t Token, class octet.Class) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		for start, end := range octet.Runs(u.src[:t.End], t.Start, func(b byte) bool { return octet.ClassOf(b)&class != 0 }) {
			if !yield(Span{Start: start, End: end}) {
				return
			}
		}
	}
}
