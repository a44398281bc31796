package text

// GopherTypes are the types of Gopher items that are known: those of RFC 1436, section 3.8, then those of Gopher+ and of
// custom since.
const GopherTypes = "0123456789+TgI:;<cdhiMpPrs"

// GopherType says what a type of Gopher items is: "a menu".
func GopherType(l Lang, gtype byte) string {
	if r, ok := gopherTypeTexts[gtype]; ok {
		return r.In(l)
	}
	return gopherTypeUnknown.In(l)
}
