package readers

import "unicode/utf8"

// languageReaders are the libraries that come with Python, Java, .NET and Go, and yarl.
var languageReaders = []*Reader{python, golang, javaURI, javaURL, yarl, dotnet}

// A model fills in the values of a reader and returns its verdict.
type model = func(src string, asked Asked, values []Value) Verdict

// ofText is m for a language whose texts are of Unicode: nobody can give it octets that are not UTF-8.
func ofText(m model) model {
	return func(src string, asked Asked, values []Value) Verdict {
		if !utf8.ValidString(src) {
			return VerdictUnknown
		}
		return m(src, asked, values)
	}
}

// fill gives the first fields the values of texts.
func fill(values []Value, texts ...string) {
	for i, text := range texts {
		values[i] = has(text)
	}
}
