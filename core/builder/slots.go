package builder

import (
	"strings"

	"urlscope/core"
)

// A slot is a part of the URLs of a scheme, and what stands around it when it is there.
type slot struct {
	part          core.Part
	before, after string
	needs         core.Part // must be there, too; Delim for none
	without       core.Part // must not be there; Delim for none
	fixed         bool      // it is not taken out: every URL of the scheme has it, or another in its place
	found         bool      // it is not added
	led           bool      // it is there only where what it needs is, and comes and goes with it
	first         string    // what is written when it is added: it must not be empty
}

// Slots that several schemes share.
var (
	schemeSlot   = slot{part: core.SchemeName, after: ":", fixed: true, first: "http"}
	userSlot     = slot{part: core.User, after: "@", needs: core.Host}
	passwordSlot = slot{part: core.Password, before: ":", needs: core.User}
	hostSlot     = slot{part: core.Host, before: "://", fixed: true, without: core.HostLiteral}
	literalSlot  = slot{part: core.HostLiteral, fixed: true, found: true}
	portSlot     = slot{part: core.Port, before: ":", needs: core.Host}
	pathSlot     = slot{part: core.Hsegment, before: "/", needs: core.Host}
	searchSlot   = slot{part: core.Search, before: "?", needs: core.Hsegment}
)

// slots are those of the schemes, in the order in which their parts stand (section 5); those of any other are at
// "", and at web those of one that took the form of http.
var slots = map[string][]slot{
	"ftp":      {schemeSlot, userSlot, passwordSlot, hostSlot, literalSlot, portSlot, {part: core.Fsegment, before: "/", needs: core.Host}, {part: core.Ftptype, before: ";type=", needs: core.Fsegment, first: "a"}},
	"http":     {schemeSlot, hostSlot, literalSlot, portSlot, pathSlot, searchSlot},
	"gopher":   {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Gtype, before: "/", needs: core.Host, first: "1"}, {part: core.Selector, needs: core.Gtype, led: true}, {part: core.GopherSearch, before: "%09", needs: core.Gtype}, {part: core.GopherString, before: "%09", needs: core.GopherSearch}},
	"mailto":   {schemeSlot, {part: core.Addr, fixed: true}},
	"news":     {schemeSlot, {part: core.AllGroups, fixed: true, found: true}, {part: core.Group, fixed: true, found: true}, {part: core.Article, fixed: true, found: true}},
	"nntp":     {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Group, before: "/", needs: core.Host, fixed: true}, {part: core.Digits, before: "/", needs: core.Group, first: "1"}},
	"telnet":   {schemeSlot, userSlot, passwordSlot, hostSlot, literalSlot, portSlot},
	"wais":     {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Database, before: "/", needs: core.Host, fixed: true}, {part: core.Search, before: "?", needs: core.Database, without: core.Wtype}, {part: core.Wtype, before: "/", after: "/", needs: core.Database, without: core.Search}, {part: core.Wpath, before: "/", needs: core.Wtype, led: true}},
	"file":     {schemeSlot, hostSlot, literalSlot, {part: core.Fsegment, before: "/", needs: core.Host, fixed: true}},
	"prospero": {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Psegment, before: "/", needs: core.Host, fixed: true}, {part: core.Fieldname, before: ";", after: "=", needs: core.Psegment}, {part: core.Fieldvalue, before: "=", needs: core.Fieldname, led: true}},
	web:        {schemeSlot, foundOnly(userSlot), foundOnly(passwordSlot), hostSlot, literalSlot, portSlot, pathSlot, searchSlot},
	"":         {schemeSlot, foundOnly(userSlot), foundOnly(passwordSlot), foundOnly(hostSlot), literalSlot, foundOnly(portSlot), {part: core.Urlpath, fixed: true, found: true}, {part: core.Schemepart, fixed: true, found: true}},
}

const web = "https, ws, wss"

// foundOnly is s for schemes of which nobody says that a URL may have the part, as User in https.
func foundOnly(s slot) slot {
	s.found = true
	return s
}

// formOf returns the name that the slots of u are at, and whether its scheme is that of which it has the parts: not
// where the scheme is a guess.
func formOf(u *core.URL) (name string, own bool) {
	if u.Reading() == nil {
		return "", false
	}
	if r := core.LookupRegistered(u.SchemeText()); r != nil && r.Web && u.Reading().Name == "" {
		return web, true
	}
	return u.Reading().Name, u.Scheme() == u.Reading()
}

// slotsOf returns the slots of the parts that u has, and of those that it could have.
func slotsOf(u *core.URL) (list []slot) {
	name, own := formOf(u)
	for _, s := range slots[name] {
		if len(tokensOf(u, s.part)) > 0 || s.couldBe(u, own) {
			list = append(list, s)
		}
	}
	return list
}

// couldBe reports whether u, which has not the part, could have it.
func (s slot) couldBe(u *core.URL, own bool) bool {
	if s.part == core.SchemeName {
		return u.Scheme() == nil
	}
	return own && !s.found && (s.without == core.Delim || !has(u, s.without)) && (!s.led || has(u, s.needs))
}

// slotOf returns the slot of a part of u.
func slotOf(u *core.URL, part core.Part) (slot, bool) {
	for _, s := range slotsOf(u) {
		if s.part == part {
			return s, true
		}
	}
	return slot{}, false
}

// ledBy returns the part that comes and goes with another, Selector for Gtype; Delim for none.
func ledBy(u *core.URL, part core.Part) core.Part {
	for _, s := range slotsOf(u) {
		if s.led && s.needs == part {
			return s.part
		}
	}
	return core.Delim
}

// isLed reports whether a part comes and goes with another.
func isLed(u *core.URL, part core.Part) bool {
	s, _ := slotOf(u, part)
	return s.led
}

// has reports whether u has a part, or of a Host the address in brackets that stands in its place.
func has(u *core.URL, part core.Part) bool {
	return len(tokensOf(u, part)) > 0 || part == core.Host && u.Has(core.HostLiteral)
}

// tokensOf returns the tokens of a part. A host that is empty because the text stops before the slashes that begin
// it, as that of "http:/", is none.
func tokensOf(u *core.URL, part core.Part) (list []core.Token) {
	for _, t := range u.Tokens() {
		before := u.Source()[:t.Start]
		stops := part == core.Host && t.Len() == 0 && (strings.HasSuffix(before, ":") || strings.HasSuffix(before, ":/"))
		if t.Part == part && !stops {
			list = append(list, t)
		}
	}
	return list
}

// placeOf returns where a part that is absent would be: behind the last that comes before it, with what parts it
// from that. In front of a host there is nothing but the scheme's delimiter.
func placeOf(u *core.URL, part core.Part) (at int) {
	if part == core.User {
		for _, host := range []core.Part{core.Host, core.HostLiteral} {
			for _, t := range tokensOf(u, host) {
				return t.Start
			}
		}
	}
	for _, s := range slotsOf(u) {
		if s.part == part {
			break
		}
		for _, t := range tokensOf(u, s.part) {
			at = max(at, t.End)
		}
	}
	return at
}
