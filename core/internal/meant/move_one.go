package meant

// A way undoes one of the things that a move knows of: a move that knows several has a list of them.
type way func(text string, p parts) []variant

// everyWay returns the variants of all the ways, in their order, when each is worth a try: for
// "http://www h,org/" moveLabels has one of the blank and one of the comma.
func everyWay(text string, p parts, ways ...way) (list []variant) {
	for _, w := range ways {
		list = append(list, w(text, p)...)
	}
	return list
}

// plus returns the variants, each of which costs so much more: that of 5 with 10 is one of 15.
func plus(extra int, list []variant) []variant {
	for i := range list {
		list[i].extra += extra
	}
	return list
}
