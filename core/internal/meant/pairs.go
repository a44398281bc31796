package meant

// Few words are found nearly as soon in a list, which is data, as in a map, which is code that fills it when a program starts.

// pairs are words, each with what it means.
type pairs [][2]string

// of returns what a word means; false for none of the words.
func (list pairs) of(word string) (meaning string, ok bool) {
	for i := range list {
		if list[i][0] == word {
			return list[i][1], true
		}
	}
	return "", false
}
