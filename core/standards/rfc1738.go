package standards

import (
	"slices"

	"urlscope/core"
)

// A part1738 describes a part of RFC 1738.
type part1738 struct {
	role Role
	name string
}

// parts1738 holds the role of each part of RFC 1738, and the name of the nonterminal that holds all parts of that
// kind.
var parts1738 = [...]part1738{
	core.SchemeName:   {RoleScheme, "scheme"},
	core.User:         {RoleUserinfo, "user"},
	core.Password:     {RoleUserinfo, "password"},
	core.Host:         {RoleHost, "host"},
	core.HostLiteral:  {RoleHost, "host"},
	core.Port:         {RolePort, "port"},
	core.Fsegment:     {RolePath, "fpath"},
	core.Ftptype:      {RoleParams, "ftptype"},
	core.Hsegment:     {RolePath, "hpath"},
	core.Search:       {RoleQuery, "search"},
	core.Gtype:        {RolePath, "gtype"},
	core.Selector:     {RolePath, "selector"},
	core.GopherSearch: {RolePath, "search"},
	core.GopherString: {RolePath, "gopher+_string"},
	core.Addr:         {RolePath, "encoded822addr"},
	core.AllGroups:    {RolePath, "grouppart"},
	core.Group:        {RolePath, "group"},
	core.Article:      {RolePath, "article"},
	core.Digits:       {RolePath, "digits"},
	core.Database:     {RolePath, "database"},
	core.Wtype:        {RolePath, "wtype"},
	core.Wpath:        {RolePath, "wpath"},
	core.Psegment:     {RolePath, "ppath"},
	core.Fieldname:    {RoleParams, "fieldspec"},
	core.Fieldvalue:   {RoleParams, "fieldspec"},
	core.Schemepart:   {RolePath, "schemepart"},
	core.Urlpath:      {RolePath, "urlpath"},
	core.Fragment:     {RoleFragment, "fragment"}, // not part of a URL, but told apart
}

// read1738 takes over the reading of core.
func read1738(u *core.URL, r *Reading) {
	r.Verdict = VerdictValid
	if !u.Valid() {
		r.Verdict, r.Offset, r.first = VerdictInvalid, u.Offset(), FirstError(u, core.Check(u))
	}
	guessed := slices.ContainsFunc(u.Tokens(), func(t core.Token) bool {
		return t.Mark&core.MarkGuess != 0 || t.Part == core.Stray && r.Verdict == VerdictValid // the guess leaves it out, as the "!" of "ht+A:!"
	})
	for _, t := range u.Tokens() {
		switch p := parts1738[t.Part]; {
		case t.Part == core.Delim, p.role == RoleDelim && !guessed:
		case guessed && u.Scheme() == core.Other && p.role != RoleScheme && p.role != RoleFragment:
			start := r.Parts[0].End + len(":")
			end := until(u.Source(), start, len(u.Source()), "#")
			r.join(parts1738[core.Schemepart], core.Span{Start: start, End: end}) // only a guess tells anything apart in it
		case t.Mark&core.MarkGuess != 0, p.role == RoleDelim:
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
		if last.Name == p.name || last.Name == "article" && p.role == RoleHost {
			last.End = span.End
			return
		}
	}
	r.add(p.role, p.name, span)
}
