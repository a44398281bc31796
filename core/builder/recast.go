package builder

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
)

// Recast returns a URL of another scheme that has the parts of u, as far as URLs of that scheme have such parts:
// "gopher://h:8080/0/a%20b" for "http://h:8080/a%20b?c". What a part means stays, and is written as the other scheme
// writes it; what there is no room for is left out, and so is a port that is the usual one of the scheme that u has. It is false
// where u has no host and path that could be moved, and where no URL would come of it.
func Recast(u *core.URL, scheme string) (string, bool) {
	if !u.Valid() || len(u.Source()) > longest || strings.EqualFold(scheme, u.SchemeText()) {
		return "", false
	}
	r := recasting{from: u, to: core.Parse(scheme + ":")}
	host, _ := slotOf(r.to, core.Host)
	names, ok := r.names()
	if !ok || host.part != core.Host || host.found || !r.copies(core.Host, core.User, core.Password) || !r.copiesPort() || !r.walks(names) || !r.searches() {
		return "", false
	}
	return r.to.Source(), r.to.Valid()
}

// A recasting is a URL to which the parts of another are added, one after the other.
type recasting struct{ from, to *core.URL }

// names returns what the names of the path mean, "a" and "b c" of "/a/b%20c"; none where there is no path. It is false
// where the path is no list of names, as that of "nntp://h/group", and where what it means is not known.
func (r *recasting) names() (list []string, ok bool) {
	for _, in := range Inputs(r.from) {
		if in.State == Absent {
			continue
		}
		meant, known := Meant(r.from, in)
		switch {
		case !known:
			return nil, false
		case in.Part == core.Selector:
			list = strings.Split(strings.TrimPrefix(meant, "/"), "/")
		case in.Part == core.Fieldname, in.Part == core.Fieldvalue: // of Prospero's own
		case separators[in.Part] == "/":
			list = append(list, meant)
		}
	}
	return list, slices.Contains(walkers, r.from.Reading()) || isWeb(r.from)
}

// walkers are the schemes whose URLs have a host and a path of names, and Telnet, whose have none.
var walkers = []*core.Scheme{core.FTP, core.HTTP, core.Gopher, core.File, core.Prospero, core.Telnet}

func isWeb(u *core.URL) bool {
	form, _ := formOf(u)
	return form == web
}

// meant returns the first part of that kind which is there, and what it means.
func (r *recasting) meant(part core.Part) (string, bool) {
	for _, in := range Inputs(r.from) {
		if in.Part == part && in.State != Absent {
			return Meant(r.from, in)
		}
	}
	return "", false
}

// adds adds a part, where URLs of the scheme have it. It is false where they have it and it cannot be added.
func (r *recasting) adds(part core.Part, octets string) bool {
	if s, ok := slotOf(r.to, part); !ok || s.found {
		return true
	}
	c, ok := AddAs(r.to, part, octets)
	r.edit(c.Edit)
	return ok
}

func (r *recasting) edit(e core.Edit) {
	if after, ok := core.Apply(r.to.Source(), []core.Edit{e}); ok {
		r.to = core.Parse(after)
	}
}

// copies adds parts that mean the same in every scheme.
func (r *recasting) copies(parts ...core.Part) bool {
	for _, part := range parts {
		if octets, ok := r.meant(part); ok && !r.adds(part, octets) {
			return false
		}
	}
	return true
}

func (r *recasting) copiesPort() bool {
	port, _ := r.meant(core.Port)
	return port == "" || port == strconv.Itoa(r.from.DefaultPort()) || r.adds(core.Port, port)
}

// walks adds the names of the path.
func (r *recasting) walks(names []string) bool {
	if len(names) == 0 {
		return true
	}
	if _, ok := slotOf(r.to, core.Gtype); ok {
		return r.selects(names)
	}
	for _, part := range []core.Part{core.Fsegment, core.Hsegment, core.Psegment} {
		if s, ok := slotOf(r.to, part); ok && !s.found {
			return r.lists(part, names)
		}
	}
	return r.to.Reading() == core.Telnet // which has no path
}

// lists adds names one behind the other.
func (r *recasting) lists(part core.Part, names []string) bool {
	if !has(r.to, part) && !r.adds(part, names[0]) {
		return false
	}
	for i, name := range names {
		for _, in := range Inputs(r.to) {
			if i > 0 && in.Part == part && in.Index == i-1 {
				e, _ := AddAfter(r.to, in)
				r.edit(e)
			}
		}
		r.means(part, i, name)
	}
	return true
}

// selects adds a selector, and as gtype that of a menu for what ends as a directory does, else that of a text.
func (r *recasting) selects(names []string) bool {
	gtype := "0"
	if names[len(names)-1] == "" {
		gtype = "1"
	}
	if !r.adds(core.Gtype, gtype) {
		return false
	}
	if len(names) > 1 || names[0] != "" {
		r.means(core.Selector, 0, "/"+strings.Join(names, "/"))
	}
	return true
}

// means lets a part mean octets.
func (r *recasting) means(part core.Part, index int, octets string) {
	for _, in := range Inputs(r.to) {
		if in.Part == part && in.Index == index {
			if m, ok := Mean(r.to, in, octets); ok {
				r.edit(m.Edit)
			}
		}
	}
}

// searches adds what is searched for.
func (r *recasting) searches() bool {
	octets, ok := r.meant(core.Search)
	if !ok {
		octets, ok = r.meant(core.GopherSearch)
	}
	return !ok || r.adds(core.Search, octets) && r.adds(core.GopherSearch, octets)
}
