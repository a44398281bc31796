package readers

import "slices"

// All returns the readers, in an order that stays. It is no variable: one would be in each program, used or not.
func All() []*Reader { return slices.Concat(unixReaders, languageReaders, webReaders) }

// Read returns what each reader makes of src, in the order of All.
func Read(src string, asked Asked) []Reading {
	all := All()
	list := make([]Reading, len(all))
	for i, r := range all {
		list[i] = r.Read(src, asked)
	}
	return list
}
