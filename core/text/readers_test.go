package text

import "urlscope/core/readers"

// goldenReaders has the sentences about a reader.
func goldenReaders(l Lang, line func(string, Prose)) {
	line("", Prose{{Text: "\n# Readers: what each verdict is called, and where one goes elsewhere\n"}})
	for v := readers.VerdictUnknown; v <= readers.VerdictInvalid; v++ {
		line("  ", Reader(l, v, readers.Goes{}))
	}
	line("  ", Reader(l, readers.VerdictValid, readers.Goes{NoHost: true}))
	goes := readers.Goes{Host: "evil.example", Port: "8080", Elsewhere: true, At: 19}
	line("  ", Reader(l, readers.VerdictValid, goes))
	line("  ", ReaderFollows(l, goes))
}
