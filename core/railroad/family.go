package railroad

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/anatomy"
)

const families = anatomy.FamilyFragment + 1

// A hue is how a family of parts looks: its colour, and its underline, which tells it apart without colour.
type hue struct {
	colour
	line string
}

// hues are the hues of the page.
var hues = [families]hue{
	anatomy.FamilyScheme:   {colour{"scheme", "#6955cb", "#9e96f8"}, ` stroke-width="3"`},
	anatomy.FamilyUserinfo: {colour{"userinfo", "#a25725", "#ecb120"}, ` stroke-width="3" stroke-linecap="round" stroke-dasharray="0 5.667"`},
	anatomy.FamilyHost:     {colour{"host", "#16366e", "#b6e3ff"}, ` stroke-width="1.5"`},
	anatomy.FamilyPort:     {colour{"port", "#7f6100", "#fae1a4"}, ` stroke-width="2" stroke-dasharray="5 3.5"`},
	anatomy.FamilyPath:     {colour{"path", "#0c7660", "#74b48f"}, ` stroke-width="1.5"`},
	anatomy.FamilySearch:   {colour{"search", "#a04092", "#faa1dd"}, ` stroke-width="2.5" stroke-dasharray="12 5"`},
	anatomy.FamilySpecial:  {colour{"special", "#5a2202", "#fd7c19"}, ` stroke-width="4" stroke-linecap="round" stroke-dasharray="0 8.5"`},
	anatomy.FamilyFragment: {colour{"fragment", "#1e3837", "#c6f0da"}, ` stroke-width="1"`},
}

// familyOfRule are rules that are parts by another name than [core.Part] has, or within one.
var familyOfRule = [...]struct {
	rule   string
	family anatomy.Family
}{
	{"hostname", anatomy.FamilyHost}, {"hostnumber", anatomy.FamilyHost}, {"domainlabel", anatomy.FamilyHost}, {"toplabel", anatomy.FamilyHost},
	{"IP-literal", anatomy.FamilyHost}, {"IPv4address", anatomy.FamilyHost}, {"IPv6address", anatomy.FamilyHost}, {"IPvFuture", anatomy.FamilyHost}, {"reg-name", anatomy.FamilyHost},
	{"h16", anatomy.FamilyHost}, {"ls32", anatomy.FamilyHost}, {"dec-octet", anatomy.FamilyHost},
	{"userinfo", anatomy.FamilyUserinfo}, {"query", anatomy.FamilySearch},
	{"fpath", anatomy.FamilyPath}, {"hpath", anatomy.FamilyPath}, {"ppath", anatomy.FamilyPath}, {"segment", anatomy.FamilyPath}, {"segment-nz", anatomy.FamilyPath},
	{"segment-nz-nc", anatomy.FamilyPath}, {"path-abempty", anatomy.FamilyPath}, {"path-absolute", anatomy.FamilyPath}, {"path-noscheme", anatomy.FamilyPath},
	{"path-rootless", anatomy.FamilyPath}, {"path-empty", anatomy.FamilyPath},
}

// familyOf returns the family of a name in a box, which is the family of its rule, or of the rule that has the box. A
// delimiter belongs to no part and has the family of delimiters.
func (c *canvas) familyOf(name string) anatomy.Family {
	for _, rule := range []string{name, c.r.Rule} {
		for _, f := range familyOfRule {
			if f.rule == rule {
				return f.family
			}
		}
		for p := core.SchemeName; p <= core.Fragment; p++ {
			if p.String() == rule && p != core.Digits { // which are of a port, too
				return anatomy.FamilyOf(p)
			}
		}
	}
	return anatomy.FamilyDelimiter
}

// underline draws the line of its family below a name. The line of a host is double; a fragment has one above it, too.
func (c *canvas) underline(l label) {
	w := l.w
	if w == 0 || l.family == anatomy.FamilyDelimiter {
		return
	}
	heights := []int{4}
	switch l.family {
	case anatomy.FamilyHost:
		heights = []int{3, 6}
	case anatomy.FamilyFragment:
		heights = []int{-11, 4}
	}
	for _, y := range heights {
		c.lines[l.family] = fmt.Appendf(c.lines[l.family], "M%d %dh%d", l.x-w/2, l.y+y, w)
	}
}

func lineStyle(f anatomy.Family) style {
	return style{"rr-line-" + f.String(), colour{}, hues[f].colour, hues[f].line}
}

// nameStyle returns how a name looks: what is taken has the colour of its family.
func nameStyle(l look, f anatomy.Family) style {
	if l < taken || f == anatomy.FamilyDelimiter || hues[f].colour == (colour{}) {
		return nameStyles[l]
	}
	return style{"rr-name-" + f.String(), hues[f].colour, colour{}, ""}
}
