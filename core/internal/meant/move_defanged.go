package meant

// moveDefanged undoes what is done to links so that nobody follows them: "hxxp://h[.]org" is "http://h.org".
func moveDefanged(text string, p parts) []variant { return all(substituted(text, defanged)) }

var defanged = substitutes{
	{"hxxps", "https"}, {"hxxp", "http"}, {"fxp://", "ftp://"}, {"h**p", "http"}, {"meow://", "http://"},
	{"[://]", "://"}, {"[:]//", "://"}, {"[:]", ":"}, {"[.]", "."}, {"(.)", "."}, {"{.}", "."}, {"<.>", "."}, {"[dot]", "."}, {"(dot)", "."}, {"{dot}", "."}, {"_dot_", "."},
	{"[at]", "@"}, {"(at)", "@"}, {"{at}", "@"}, {"_at_", "@"}, {"[@]", "@"}, {"(@)", "@"}, {" [at] ", "@"}, {"<at>", "@"},
	{"[/]", "/"}, {"[.", "."}, {"\\.", "."}, {".nospam.", "."}, {"nospam.", ""}, {".nospam", ""}, {".remove-this", ""}, {"-nospam", ""}, {".invalid", ""},
}

// moveWords writes the words for signs as the signs: "h dot org" is "h.org".
func moveWords(text string, p parts) []variant {
	return all(substituted(text, signWords))
}

var signWords = substitutes{
	{" colon slash slash ", "://"}, {" dot ", "."}, {" punkt ", "."}, {" point ", "."}, {" slash ", "/"}, {" at ", "@"}, {" dash ", "-"}, {" minus ", "-"}, {" hyphen ", "-"}, {" underscore ", "_"}, {" colon ", ":"}, {" question mark ", "?"}, {" equals ", "="}, {" ampersand ", "&"}, {" tilde ", "%7E"}, {" (dot) ", "."}, {" [dot] ", "."}, {" (at) ", "@"}, {" [at] ", "@"},
}
