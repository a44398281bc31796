package builder

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
)

// Recast returns a URL of another scheme with the parts of u: "gopher://h:8080/0/a%20b" for "http://h:8080/a%20b?c".
// The meaning of each part stays, and its spelling follows the other scheme. Parts that the other scheme does not
// have are left out, and so is the default port. Recast is false if u is invalid, has no host, or has a path that is
// not a list of names, and if the result would be invalid.
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

// A recasting is a URL under construction from the parts of another.
type recasting struct{ from, to *core.URL }

// names returns the decoded names of the path: "a" and "b c" for "/a/b%20c". It is false if the path is not a list of
// names, as in "nntp://h/group", or has a broken escape.
func (r *recasting) names() (list []string, ok bool) {
	for _, in := range Inputs(r.from) {
		if in.State == StateAbsent {
			continue
		}
		meant, known := Meant(r.from, in)
		switch {
		case !known:
			return nil, false
		case in.Part == core.Selector:
			list = strings.Split(strings.TrimPrefix(meant, "/"), "/")
		case in.Part == core.Fieldname, in.Part == core.Fieldvalue: // only Prospero has them
		case separators[in.Part] == "/":
			list = append(list, meant)
		}
	}
	return list, slices.Contains(walkers, r.from.Reading()) || isWeb(r.from)
}

// walkers are the schemes whose URLs have a host and a path of names, or, for Telnet, a host alone.
var walkers = []*core.Scheme{core.FTP, core.HTTP, core.Gopher, core.File, core.Prospero, core.Telnet}

func isWeb(u *core.URL) bool {
	form, _ := formOf(u)
	return form == web
}

// meant returns what the first part of that kind stands for. It returns false if there is no such part.
func (r *recasting) meant(part core.Part) (string, bool) {
	for _, in := range Inputs(r.from) {
		if in.Part == part && in.State != StateAbsent {
			return Meant(r.from, in)
		}
	}
	return "", false
}

// adds adds a part if the other scheme has it. It is false if the addition fails.
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
	return r.to.Reading() == core.Telnet // Telnet has no path
}

// lists adds names as a list of parts.
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

// selects adds a selector with its gtype: a menu if the path ends as a directory does, else a text.
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

// means makes a part stand for octets.
func (r *recasting) means(part core.Part, index int, octets string) {
	for _, in := range Inputs(r.to) {
		if in.Part == part && in.Index == index {
			if m, ok := Mean(r.to, in, octets); ok {
				r.edit(m.Edit)
			}
		}
	}
}

// searches adds the search.
func (r *recasting) searches() bool {
	octets, ok := r.meant(core.Search)
	if !ok {
		octets, ok = r.meant(core.GopherSearch)
	}
	return !ok || r.adds(core.Search, octets) && r.adds(core.GopherSearch, octets)
}
