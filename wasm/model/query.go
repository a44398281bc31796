package model

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
)

// A Param is a field of a query as forms write it: "q=two+words" has the name "q" and the value "two+words". In
// RFC 1738 a query is a single part; fields came with the forms of HTML 2.0 in 1995.
type Param struct {
	core.Span // name, "=" and value
	Name      core.Span
	Value     core.Span // empty, at the end, if there is no "="
}

// Query returns the fields of the query; none if the query does not consist of fields.
func (m *Model) Query() (list []Param) {
	t, ok := m.URL.Token(core.Search)
	if !ok || strings.IndexByte(t.In(m.Source()), '=') < 0 {
		return nil
	}
	at := t.Start
	list = make([]Param, 0, strings.Count(t.In(m.Source()), "&")+1)
	for field := range strings.SplitSeq(t.In(m.Source()), "&") {
		name, value, _ := strings.Cut(field, "=")
		end := at + len(field)
		list = append(list, Param{
			Span:  core.Span{Start: at, End: end},
			Name:  core.Span{Start: at, End: at + len(name)},
			Value: core.Span{Start: end - len(value), End: end},
		})
		at = end + len("&")
	}
	return list
}

// Plain decodes octets of a field by the rules of forms: "a+b%21" is "a b!". It returns "" if decoding changes
// nothing, or if the result cannot be shown.
func (m *Model) Plain(s core.Span) string {
	raw := s.In(m.Source())
	plain := string(octet.AppendDecoded(nil, strings.ReplaceAll(raw, "+", " ")))
	if plain == raw || !utf8.ValidString(plain) {
		return ""
	}
	return Visible(plain)
}

// Ends returns the start and the end of octets for a list. If there are more than most, it leaves out the middle
// of n octets, unless n would be small.
func Ends(raw string, most int) (before string, n int, after string) {
	end := most / 4
	if len(raw) <= most+end {
		return Visible(raw), 0, ""
	}
	from, to := CharacterStart(raw, most-end), CharacterStart(raw, len(raw)-end)
	return Visible(raw[:from]), to - from, Visible(raw[to:])
}

// RemoveParams returns the edit that removes fields from the query. If all are removed, it also removes the "?".
func (m *Model) RemoveParams(list ...Param) core.Edit {
	t, _ := m.URL.Token(core.Search)
	var kept []string
	for _, f := range m.Query() {
		if !slices.Contains(list, f) {
			kept = append(kept, f.In(m.Source()))
		}
	}
	src := m.Source()
	if len(kept) == 0 {
		return Difference(src, src[:t.Start-len("?")]+src[t.End:])
	}
	return Difference(src, src[:t.Start]+strings.Join(kept, "&")+src[t.End:])
}

// Tracking returns the fields of the query that only tell a server where a reader came from. The document does not
// depend on them.
func (m *Model) Tracking() []Param {
	return slices.DeleteFunc(m.Query(), func(f Param) bool {
		name := strings.ToLower(f.Name.In(m.Source()))
		return !strings.HasPrefix(name, "utm_") && !slices.Contains(trackers, name)
	})
}

// trackers are the names of such fields, which advertisements and newsletters add. Names that start with utm_ are
// not in the list.
var trackers = []string{
	"fbclid", "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "srsltid", "_gl", "msclkid", "yclid", "twclid", "ttclid", "li_fat_id",
	"igsh", "igshid", "epik", "mc_cid", "mc_eid", "_hsenc", "_hsmi", "mkt_tok", "vero_id", "oly_enc_id", "oly_anon_id",
}
