package builder

import "urlscope/core"

// A slot is a part of the URLs of a scheme, and what stands around it when it is there.
type slot struct {
	part          core.Part
	before, after string
	needs         core.Part // must be there, too; Delim for none
	fixed         bool      // every URL of the scheme has it
	without       core.Part // must not be there; Delim for none
	first         string    // what is written when it is added: it must not be empty
}

// Slots that several schemes share.
var (
	schemeSlot   = slot{part: core.SchemeName, fixed: true}
	userSlot     = slot{part: core.User, after: "@", needs: core.Host}
	passwordSlot = slot{part: core.Password, before: ":", needs: core.User}
	hostSlot     = slot{part: core.Host, fixed: true}
	portSlot     = slot{part: core.Port, before: ":", needs: core.Host}
)

// slots are those of the schemes, in the order in which their parts stand (section 5).
var slots = map[string][]slot{
	"ftp":    {schemeSlot, userSlot, passwordSlot, hostSlot, portSlot, {part: core.Fsegment, before: "/", needs: core.Host}, {part: core.Ftptype, before: ";type=", needs: core.Fsegment, first: "a"}},
	"http":   {schemeSlot, hostSlot, portSlot, {part: core.Hsegment, before: "/", needs: core.Host}, {part: core.Search, before: "?", needs: core.Hsegment}},
	"gopher": {schemeSlot, hostSlot, portSlot, {part: core.Gtype, before: "/", needs: core.Host, first: "1"}, {part: core.Selector, needs: core.Gtype, fixed: true}, {part: core.GopherSearch, before: "%09", needs: core.Gtype}, {part: core.GopherString, before: "%09", needs: core.GopherSearch}},
	"mailto": {schemeSlot, {part: core.Addr, fixed: true}},
	"news":   {schemeSlot, {part: core.AllGroups, fixed: true}, {part: core.Group, fixed: true}, {part: core.Article, fixed: true}},
	"nntp":   {schemeSlot, hostSlot, portSlot, {part: core.Group, fixed: true}, {part: core.Digits, before: "/", needs: core.Group, first: "1"}},
	"telnet": {schemeSlot, userSlot, passwordSlot, hostSlot, portSlot},
	"wais":   {schemeSlot, hostSlot, portSlot, {part: core.Database, fixed: true}, {part: core.Search, before: "?", needs: core.Database, without: core.Wtype}, {part: core.Wtype, fixed: true}, {part: core.Wpath, fixed: true}},
	"file":   {schemeSlot, hostSlot, {part: core.Fsegment, fixed: true}},
	"prospero": {schemeSlot, hostSlot, portSlot, {part: core.Psegment, fixed: true}, {part: core.Fieldname, before: ";", after: "=", needs: core.Psegment},
		{part: core.Fieldvalue, fixed: true}},
	"": {schemeSlot, userSlot, passwordSlot, hostSlot, portSlot, {part: core.Hsegment, fixed: true}, {part: core.Search, fixed: true}, {part: core.Urlpath, fixed: true}, {part: core.Schemepart, fixed: true}},
}

// slotsOf returns the slots of a URL: of a scheme that is none of the ten only those that it has.
func slotsOf(u *core.URL) (list []slot) {
	name := ""
	if u.Reading() != nil {
		name = u.Reading().Name
	}
	for _, s := range slots[name] {
		couldBe := !s.fixed && name != "" && u.Scheme() == u.Reading() && (s.without == core.Delim || !u.Has(s.without))
		if u.Has(s.part) || couldBe {
			list = append(list, s)
		}
	}
	return list
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

// placeOf returns where a part that is absent would be: behind the last that comes before it. In
// front of a host there is nothing but the scheme's delimiter.
func placeOf(u *core.URL, part core.Part) (at int) {
	if host, ok := u.Token(core.Host); ok && part == core.User {
		return host.Start
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
