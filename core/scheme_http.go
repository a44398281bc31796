package core

import (
	"iter"

	"urlscope/core/internal/meant"
)

// splitHTTP: "http://" hostport [ "/" hpath [ "?" search ]]
func splitHTTP(u *URL) {
	u.slashes()
	u.login(Slash | Question)
	if u.slash() {
		end, seen := u.scan(Question)
		u.segments(Hsegment, end, seen)
	}
	u.search()
}

// search takes "?" and what follows it, when a "?" comes next.
func (u *URL) search() {
	if u.next('?') {
		u.takeSearch()
	}
}

// takeSearch takes the "?" and the search behind it: "q" of "http://h/?q".
func (u *URL) takeSearch() {
	u.skip()
	search := u.rest()
	seen := classesOf(search)
	u.facts |= factsOfSearch(search, seen)
	u.push(Search, u.end, seen)
}

// factsOfSearch returns doubtful where a search, whose classes are seen, may be a slip: "a=1&&b=2". A long one is none of a finger.
func factsOfSearch(search string, seen Class) factSet {
	return doubtful.when(seen&Equals != 0 && len(search) < 32 && meant.OddSearch(search))
}

// runsOf yields the runs of octets of the class in t: of Dot the ".." and the "." of "a..b.c".
func (u *URL) runsOf(t Token, class Class) iter.Seq[Span] {
	return func(yield func(Span) bool) {
		for i := t.Start; i < t.End; i++ {
			start := i
			for i < t.End && classes[u.src[i]]&class != 0 {
				i++
			}
			if i > start && !yield(Span{start, i}) {
				return
			}
		}
	}
}
