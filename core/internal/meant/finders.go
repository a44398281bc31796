package meant

// dear returns the variant of a single edit that costs so much besides.
func dear(start, end int, text string, extra int) []variant {
	return []variant{{[]Edit{{start, end, text}}, extra}}
}

// A finder is a way to undo a move, or a part of one.
type finder func(text string, p parts) []variant

// everyOf returns what all of finders find, in their order.
func everyOf(text string, p parts, finders ...finder) (list []variant) {
	for _, find := range finders {
		list = append(list, find(text, p)...)
	}
	return list
}

// firstOf returns what the first of finders finds that finds something.
func firstOf(text string, p parts, finders ...finder) []variant {
	for _, find := range finders {
		if list := find(text, p); list != nil {
			return list
		}
	}
	return nil
}
