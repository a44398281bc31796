package readers

// has returns the value of a field that is there.
func has(text string) Value { return Value{Text: text, Present: true} }

// hasIf returns the value of a field that is there or is not.
func hasIf(present bool, text string) Value {
	if !present {
		return Value{}
	}
	return has(text)
}
