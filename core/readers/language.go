package readers

// languageReaders are the libraries that come with Python, Java, .NET and Go, and yarl.
var languageReaders = []*Reader{python, golang, javaURI, javaURL, yarl, dotnet}

// fill gives the first fields the values of texts.
func fill(values []Value, texts ...string) {
	for i, text := range texts {
		values[i] = has(text)
	}
}
