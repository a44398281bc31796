package standards

import "urlscope/core"

// A part1738 describes a part of RFC 1738.
type part1738 struct {
	role Role
	name string
}

// parts1738 holds the role of each part of RFC 1738, and the name of the nonterminal that holds all parts of that
// kind.
var parts1738 = [...]part1738{
	core.SchemeName:   {Scheme, "scheme"},
	core.User:         {Userinfo, "user"},
	core.Password:     {Userinfo, "password"},
	core.Host:         {Host, "host"},
	core.HostLiteral:  {Host, "host"},
	core.Port:         {Port, "port"},
	core.Fsegment:     {Path, "fpath"},
	core.Ftptype:      {Params, "ftptype"},
	core.Hsegment:     {Path, "hpath"},
	core.Search:       {Query, "search"},
	core.Gtype:        {Path, "gtype"},
	core.Selector:     {Path, "selector"},
	core.GopherSearch: {Path, "search"},
	core.GopherString: {Path, "gopher+_string"},
	core.Addr:         {Path, "encoded822addr"},
	core.AllGroups:    {Path, "grouppart"},
	core.Group:        {Path, "group"},
	core.Article:      {Path, "article"},
	core.Digits:       {Path, "digits"},
	core.Database:     {Path, "database"},
	core.Wtype:        {Path, "wtype"},
	core.Wpath:        {Path, "wpath"},
	core.Psegment:     {Path, "ppath"},
	core.Fieldname:    {Params, "fieldspec"},
	core.Fieldvalue:   {Params, "fieldspec"},
	core.Schemepart:   {Path, "schemepart"},
	core.Urlpath:      {Path, "urlpath"},
	core.Fragment:     {Fragment, "fragment"}, // not part of a URL, but told apart
}

// read1738 takes over the reading of core.
func read1738(u *core.URL, r *Reading) {
	r.Verdict = Valid
	if !u.Valid() {
		r.Verdict, r.Offset = Invalid, u.Offset()
	}
	guessed := false
	for _, t := range u.Tokens() {
		guessed = guessed || t.Mark&core.MarkGuess != 0
	}
	for _, t := range u.Tokens() {
		switch p := parts1738[t.Part]; {
		case p.role == Delim:
		case guessed && u.Scheme() == core.Other && p.role != Scheme && p.role != Fragment:
			start := r.Parts[0].End + len(":")
			end := until(u.Source(), start, len(u.Source()), "#")
			r.join(parts1738[core.Schemepart], core.Span{Start: start, End: end}) // only a guess tells anything apart in it
		case t.Mark&core.MarkGuess != 0:
		case t.Mark&core.MarkLater != 0:
			r.join(parts1738[core.Urlpath], t.Span) // only later standards do
		default:
			r.join(p, t.Span)
		}
	}
}

// join adds a part, or joins it with the part before it if both are alike. An article holds its host.
func (r *Reading) join(p part1738, span core.Span) {
	if n := len(r.Parts); n > 0 {
		last := &r.Parts[n-1]
		if last.Name == p.name || last.Name == "article" && p.role == Host {
			last.End = span.End
			return
		}
	}
	r.add(p.role, p.name, span)
}
