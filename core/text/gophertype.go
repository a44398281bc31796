package text

// GopherTypes are the known types of Gopher items: the types of RFC 1436, section 3.8, the types of Gopher+, and types
// in common use.
const GopherTypes = "0123456789+TgI:;<cdhiMpPrs"

// GopherType describes a type of Gopher items: "a menu".
func GopherType(l Lang, gtype byte) string {
	if r, ok := gopherTypeTexts[gtype]; ok {
		return r.In(l)
	}
	return gopherTypeUnknown.In(l)
}
