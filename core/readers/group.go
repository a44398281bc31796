package readers

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"urlscope/core/octet"
)

// A Group is those readers that read a text alike: they give the same verdict, and go to the same place and ask for the same there.
type Group struct {
	Readings []Reading // at least one, in the order of All
	Goes     Goes

	host string // that all go to, in the spelling of plainHost
}

// Verdict returns what the readers of g say.
func (g *Group) Verdict() Verdict { return g.Readings[0].Verdict }

// Part returns the part of a role that all readers of g have, without the delimiters beside it, and false where one has none or
// another. A scheme that differs in the case of letters alone is the same, and so is a host, also as another spelling of an address or a
// name: it is in small letters (RFC 3986, 6.2.2.1), of IPv6 without brackets and zone, of IDNA in US-ASCII.
func (g *Group) Part(role Role) (part string, ok bool) {
	part, ok = g.Readings[0].Part(role)
	for i := range g.Readings {
		other, has := g.Readings[i].Part(role)
		folds := role == Scheme || role == Host
		switch {
		case !ok || !has:
			return "", false
		case other == part:
		case folds && octet.EqualFold(other, part):
			part = octet.LowerString(part)
		case role == Host:
			return g.host, g.host != ""
		default:
			return "", false
		}
	}
	return part, ok
}

// A Spelling is how some readers of a group write a part.
type Spelling struct {
	Text     string
	Readings []Reading
}

// Spellings returns the spellings of a part, in the order of the readers that write it so; nil if one of them has no
// such part. In a group, only the scheme and the host can have several spellings, because some readers put
// "Example.com" in lower case.
func (g *Group) Spellings(role Role) (list []Spelling) {
	for _, r := range g.Readings {
		text, ok := r.Part(role)
		if !ok {
			return nil
		}
		i := slices.IndexFunc(list, func(s Spelling) bool { return s.Text == text })
		if i < 0 {
			i = len(list)
			list = append(list, Spelling{Text: text})
		}
		list[i].Readings = append(list[i].Readings, r)
	}
	return list
}

// Groups returns what all readers make of src: first those that go to another place, then those that read it, those that refuse it,
// and those that were not observed; of these each time what most of them make of it.
func Groups(src string, asked Asked) (list []Group) {
	byParts := map[string]int{}
	for _, r := range Read(src, asked) {
		goes := r.Goes(src, asked)
		key := r.key(src, goes, asked)
		i, ok := byParts[key]
		if !ok {
			i = len(list)
			byParts[key] = i
			list = append(list, Group{Goes: goes, host: plainHost(goes.Host, asked)})
		}
		list[i].Readings = append(list[i].Readings, r)
	}
	slices.SortStableFunc(list, func(a, b Group) int {
		return cmp.Or(cmp.Compare(a.rank(), b.rank()), cmp.Compare(len(b.Readings), len(a.Readings)))
	})
	return list
}

// rank orders groups.
func (g *Group) rank() int {
	switch {
	case g.Goes.Elsewhere:
		return 0
	case g.Verdict() == VerdictValid:
		return 1
	case g.Verdict() == VerdictInvalid:
		return 2
	}
	return 3
}

// key returns a text that is equal for readings that are alike: they go to the same place and ask for the same there. A part that is
// absent counts as empty, the default port as none, and the path of a root as none.
func (r *Reading) key(src string, goes Goes, asked Asked) string {
	if r.Verdict != VerdictValid {
		return r.Verdict.String()
	}
	path, _ := r.Part(Path)
	query, _ := r.Part(Query)
	path, _, _ = strings.Cut(path, "?") // some have the query in their path
	port := plainPort(goes.Port, r.usualPort(src))
	return strings.Join([]string{
		plainHost(goes.Host, asked), strconv.Itoa(port), strings.TrimPrefix(path, "/"), query, strconv.FormatBool(goes.Elsewhere),
	}, "\x00")
}
