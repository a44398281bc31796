package meant

// A way undoes one of the things that a move knows of: a move that knows several has a
// list of them.
type way func(text string, p parts) []variant

// everyWay returns the variants of all the ways, in their order: each is worth a try.
func everyWay(text string, p parts, ways ...way) (list []variant) {
	for _, w := range ways {
		list = append(list, w(text, p)...)
	}
	return list
}

// firstWay returns the variants of the first way that has some: what it sees explains the
// text better than what those behind it see.
func firstWay(text string, p parts, ways ...way) []variant {
	for _, w := range ways {
		if list := w(text, p); len(list) > 0 {
			return list
		}
	}
	return nil
}

// plus returns the variants, each of which costs so much more.
func plus(extra int, list []variant) []variant {
	for i := range list {
		list[i].extra += extra
	}
	return list
}
