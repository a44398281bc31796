package readers

import "slices"

// All lists the readers.
var All = slices.Concat(unixReaders, languageReaders, webReaders)

// Read returns what each reader makes of src, in the order of All.
func Read(src string, asked Asked) []Reading {
	list := make([]Reading, len(All))
	for i, r := range All {
		list[i] = r.Read(src, asked)
	}
	return list
}
