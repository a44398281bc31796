package builder

import (
	"strings"

	"urlscope/core"
)

// A slot is a part of the URLs of a scheme, with its delimiters.
type slot struct {
	part          core.Part
	before, after string
	needs         core.Part // part that must be present; Delim for none
	without       core.Part // part that must be absent; Delim for none
	fixed         bool      // cannot be removed: every URL of the scheme has it, or an alternative
	found         bool      // cannot be added
	led           bool      // comes and goes with the part that it needs
	inside        bool      // is inside the part that it needs
	first         string    // value of a new part that must not be empty
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

	// The fields of a query are no parts of RFC 1738: forms write them (HTML 2.0, 8.2.1).
	fieldSlot = slot{part: core.Fieldname, after: "=", needs: core.Search, inside: true}
	valueSlot = slot{part: core.Fieldvalue, before: "=", needs: core.Fieldname, led: true}

	// A fragment follows any URL, and is no part of it (section 2.2).
	fragmentSlot = slot{part: core.Fragment, before: "#"}
)

// slots are the slots of each scheme, in the order of the parts (section 5). The key web stands for later schemes
// with the form of http, "" for all other schemes.
var slots = map[string][]slot{
	"ftp":      {schemeSlot, userSlot, passwordSlot, hostSlot, literalSlot, portSlot, {part: core.Fsegment, before: "/", needs: core.Host}, {part: core.Ftptype, before: ";type=", needs: core.Fsegment, first: "a"}, fragmentSlot},
	"http":     {schemeSlot, hostSlot, literalSlot, portSlot, pathSlot, searchSlot, fieldSlot, valueSlot, fragmentSlot},
	"gopher":   {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Gtype, before: "/", needs: core.Host, first: "1"}, {part: core.Selector, needs: core.Gtype, led: true}, {part: core.GopherSearch, before: "%09", needs: core.Gtype}, {part: core.GopherString, before: "%09", needs: core.GopherSearch}, fragmentSlot},
	"mailto":   {schemeSlot, {part: core.Addr, fixed: true}, fragmentSlot},
	"news":     {schemeSlot, {part: core.AllGroups, fixed: true, found: true}, {part: core.Group, fixed: true, found: true}, {part: core.Article, fixed: true, found: true}, fragmentSlot},
	"nntp":     {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Group, before: "/", needs: core.Host, fixed: true}, {part: core.Digits, before: "/", needs: core.Group, first: "1"}, fragmentSlot},
	"telnet":   {schemeSlot, userSlot, passwordSlot, hostSlot, literalSlot, portSlot, fragmentSlot},
	"wais":     {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Database, before: "/", needs: core.Host, fixed: true}, {part: core.Search, before: "?", needs: core.Database, without: core.Wtype}, {part: core.Wtype, before: "/", after: "/", needs: core.Database, without: core.Search}, {part: core.Wpath, before: "/", needs: core.Wtype, led: true}, fragmentSlot},
	"file":     {schemeSlot, hostSlot, literalSlot, {part: core.Fsegment, before: "/", needs: core.Host, fixed: true}, fragmentSlot},
	"prospero": {schemeSlot, hostSlot, literalSlot, portSlot, {part: core.Psegment, before: "/", needs: core.Host, fixed: true}, {part: core.Fieldname, before: ";", after: "=", needs: core.Psegment}, {part: core.Fieldvalue, before: "=", needs: core.Fieldname, led: true}, fragmentSlot},
	web:        {schemeSlot, foundOnly(userSlot), foundOnly(passwordSlot), hostSlot, literalSlot, portSlot, pathSlot, searchSlot, fieldSlot, valueSlot, fragmentSlot},
	"":         {schemeSlot, foundOnly(userSlot), foundOnly(passwordSlot), foundOnly(hostSlot), literalSlot, foundOnly(portSlot), {part: core.Urlpath, fixed: true, found: true}, {part: core.Schemepart, fixed: true, found: true}},
}

const web = "https, ws, wss"

// foundOnly returns s as a part that cannot be added, because no document of the scheme mentions it, such as a user
// in https.
func foundOnly(s slot) slot {
	s.found = true
	return s
}

// formOf returns the key of the slots of u. It is own if the scheme of u has that form, and not just a guess.
func formOf(u *core.URL) (name string, own bool) {
	if u.Reading() == nil {
		return "", false
	}
	if r := core.LookupRegistered(u.SchemeText()); r != nil && r.Web && u.Reading().Name == "" {
		return web, true
	}
	return u.Reading().Name, u.Scheme() == u.Reading()
}

// slotsOf returns the slots of the parts that u has or could have.
func slotsOf(u *core.URL) (list []slot) {
	name, own := formOf(u)
	for _, s := range slots[name] {
		if len(tokensOf(u, s.part)) > 0 || s.couldBe(u, own) {
			list = append(list, s)
		}
	}
	return list
}

// couldBe reports whether u, which does not have the part, could have it.
func (s slot) couldBe(u *core.URL, own bool) bool {
	if s.part == core.SchemeName {
		return u.Scheme() == nil
	}
	return own && !s.found && (s.without == core.Delim || !has(u, s.without)) && (!s.led || has(u, s.needs))
}

// slotOf returns the slot of a part. It is false if u can have no such part.
func slotOf(u *core.URL, part core.Part) (slot, bool) {
	for _, s := range slotsOf(u) {
		if s.part == part {
			return s, true
		}
	}
	return slot{}, false
}

// ledBy returns the part that comes and goes with another, such as Selector with Gtype; Delim for none.
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

// has reports whether u has a part. An address in brackets counts as a host.
func has(u *core.URL, part core.Part) bool {
	return len(tokensOf(u, part)) > 0 || part == core.Host && u.Has(core.HostLiteral)
}

// tokensOf returns the tokens of a part. An empty host before its slashes, as in "http:/", does not count.
func tokensOf(u *core.URL, part core.Part) (list []core.Token) {
	if isOfForm(u, part) {
		return formTokens(u, part)
	}
	for _, t := range u.Tokens() {
		before := u.Source()[:t.Start]
		stops := part == core.Host && t.Len() == 0 && (strings.HasSuffix(before, ":") || strings.HasSuffix(before, ":/"))
		if t.Part == part && !stops {
			list = append(list, t)
		}
	}
	return list
}

// placeOf returns the offset where an absent part would be: behind the last part that comes before it. A user is
// directly before the host, a fragment at the end.
func placeOf(u *core.URL, part core.Part) (at int) {
	if part == core.Fragment {
		return len(u.Source())
	}
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
