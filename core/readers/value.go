package readers

// has returns the value of a field that is there.
func has(text string) Value { return Value{Text: text, Present: true} }

// filled returns the value of a field that is not there where the text is empty.
func filled(text string) Value { return hasIf(text != "", text) }

// hasIf returns the value of a field that is there or is not.
func hasIf(present bool, text string) Value {
	if !present {
		return Value{}
	}
	return has(text)
}
