package core

import "urlscope/core/internal/fact"

// Sets of schemes, by the order of the list of schemes; a test holds them equal.
const (
	inFTP schemeSet = 1 << iota
	inHTTP
	inGopher
	inMailto
	inNews
	inNNTP
	inTelnet
	inWAIS
	inFile
	inProspero
	inOther
	inLaterWeb

	inLogin   = inFTP | inTelnet
	inServer  = inLogin | inHTTP | inGopher | inNNTP | inWAIS | inProspero // of the ten, those that name a server
	inTen     = inServer | inMailto | inNews | inFile
	inGeneric = inOther | inLaterWeb
)

// Sets of parts.
var (
	anywhere  = ^setOf(Delim, Stray, HostLiteral, Fragment)
	plainOnly = setOf(SchemeName, Host, Port, Ftptype, Group, AllGroups, Digits) // section 5 has no escapes in these
	escapable = anywhere &^ plainOnly
	userinfo  = setOf(User, Password)

	namesThings = setOf(Fsegment, Hsegment, Search, Selector, GopherSearch) // to people, so that their octets are read as text
)

// rules is the table of rules. Its order is that of the sections of RFC 1738; of
// the rows that name an octet the first that fits fires, so within a section the
// special ones come first.
var rules = []Rule{
	// 2.1 The main parts of URLs
	{ID: "scheme-missing", Section: "2.1", when: noScheme, check: checkSchemeMissing, Fix: fixMeant},
	{ID: "scheme-colon", Section: "2.1", when: noScheme, check: checkSchemeColon, Fix: fixMeant},
	{ID: "scheme-octet", Section: "2.1", In: setOf(SchemeName), Octets: ^schemeOctets, Fix: fixMeant},
	{ID: "scheme-misspelt", Section: "2.1", Severity: Warning, In: setOf(SchemeName), when: misnamed, check: checkSchemeMisspelt, Fix: fixUse},
	{ID: "scheme-upper-case", Section: "2.1", Severity: Note, In: setOf(SchemeName), needs: Hialpha, check: checkSchemeCase, Fix: fixLower},
	{ID: "scheme-odd-start", Section: "2.1", Severity: Note, In: setOf(SchemeName), needs: Digit | Plus | Hyphen | Dot, check: checkSchemeStart},

	// 2.2 URL character encoding issues
	{ID: "host-non-ascii", Section: "3.1", In: setOf(Host), Octets: NonASCII, Fix: fixMeant},
	{ID: "non-ascii", Section: "2.2", In: anywhere, Octets: NonASCII, Fix: fixNonASCII},
	{ID: "control", Section: "2.2", In: anywhere, Octets: Control, Fix: fixEncodeLikely},
	{ID: "hyphen-break", Section: "appendix", In: anywhere, needs: Break, check: checkHyphenBreak, Fix: fixHyphenBreak},
	{ID: "line-break", Section: "appendix", In: anywhere, Octets: Break, Fix: fixEncodeLikely},
	{ID: "space", Section: "2.2", In: anywhere, Octets: Space, Fix: fixSpace},
	{ID: "template", Section: "2.2", In: anywhere, Octets: Brace | Angle | Dollar | Percent | Alpha, check: checkTemplate, fact: true},
	{ID: "escape-forbidden", Section: "5", In: plainOnly, Octets: Percent, Fix: fixMeant},
	{ID: "mailto-percent", Section: "3.5", In: setOf(Addr), Octets: Percent, Fix: fixPercent},
	{ID: "percent", Section: "2.2", In: escapable, Octets: Percent, Fix: fixPercent},
	{ID: "fragment", Section: "2.2", In: setOf(Fragment), check: checkFragment, Fix: fixFragment},
	{ID: "hash-octet", Section: "2.2", In: anywhere, Octets: Hash, Fix: fixEncodeLikely},
	{ID: "delimiter-octet", Section: "2.2", In: anywhere, Octets: Angle, Fix: fixEncode},
	{ID: "backslash", Section: "2.2", In: anywhere, Octets: Backslash, Fix: fixMeant},
	{ID: "backslash-slash", Section: "2.2", needs: Backslash, check: checkBackslashSlash, Fix: fixMeant},
	{ID: "file-drive-bar", Section: "3.10", schemes: inFile, In: setOf(Fsegment), Octets: Brace, check: checkDriveBar, Fix: fixMeant},
	{ID: "tilde", Section: "2.2", In: anywhere, Octets: Tilde, Fix: fixEncode},
	{ID: "national-octet", Section: "2.2", In: anywhere, Octets: Brace, Fix: fixEncode},
	{ID: "ftp-encoded-slash", Section: "3.2.2", Severity: Note, schemes: inFTP, In: setOf(Fsegment), Escapes: Slash, Fix: fixDecode(Changes)},
	{ID: "gopher-line-end", Section: "3.4.1", Severity: Warning, schemes: inGopher, In: setOf(Selector, GopherSearch), Escapes: Break, Fix: fixRemove(Changes)},
	{ID: "encoded-control", Section: "6", Severity: Warning, In: escapable &^ setOf(GopherString, Wpath, Gtype), Escapes: Control | Break, Fix: fixRemove(Changes)},
	{ID: "mailto-escape", Section: "3.5", Severity: Warning, In: setOf(Addr), Escapes: NonASCII, Fix: fixMailEscape},
	{ID: "encoded-reserved", Section: "2.2", Severity: Note, In: setOf(Hsegment, Search, Psegment, User, Password), Escapes: Reserved, Fix: nil},
	{ID: "encoded-direction", Section: "2.2", Severity: Note, Fix: fixRemove(Changes)}, // see checkCharset
	{ID: "encoded-unseen", Section: "2.2", Severity: Note, Fix: fixRemove(Changes)},    // so is this
	{ID: "encoded-charset", Section: "2.2", Severity: Note, In: namesThings, when: highEscape, check: checkCharset},
	{ID: "encoded-twice", Section: "2.2", Severity: Note, In: escapable, when: signEscape, check: first(fact.Twice), Fix: fixMeant, fact: true},
	{ID: "template-encoded", Section: "2.2", Severity: Note, In: namesThings, when: braceEscape, check: each(fact.Template)},
	{ID: "encoded-needless", Section: "2.2", Severity: Note, In: escapable &^ setOf(Gtype), Escapes: Unreserved, undoes: true, Fix: fixDecodeNeedless},
	{ID: "placeholder", Section: "2.2", Severity: Note, schemes: inFTP | inHTTP | inLaterWeb, In: setOf(Fsegment, Hsegment, Search), needs: Colon | Dollar, check: checkPlaceholder},
	{ID: "html-entity", Section: "2.2", Severity: Note, In: escapable, needs: Semicolon, check: first(fact.Entity), Fix: fixMeant, fact: true},
	{ID: "dot-segment", Section: "2.3", Severity: Note, schemes: inTen, In: setOf(Fsegment, Hsegment, Psegment), when: dotted, check: checkDotSegment},
	{ID: "escape-lower-case", Section: "2.2", Severity: Note, In: escapable, when: smallHex, check: checkEscapeCase, Fix: fixEscapeCase},

	// 3.1 Common Internet scheme syntax
	{ID: "slashes", Section: "3.1", schemes: inServer | inLaterWeb, when: oddSlashes, check: checkSlashes, Fix: fixMeant},
	{ID: "userinfo-forbidden", Section: "3.1", schemes: inTen &^ inLogin, In: setOf(User), check: checkUserinfoForbidden, Fix: fixMeant},
	{ID: "userinfo-misleading", Section: "3.1", Severity: Warning, schemes: inLaterWeb, In: setOf(User), needs: Dot, check: checkUserMisleads, Fix: fixRemove(Changes)},
	{ID: "userinfo-reserved", Section: "3.1", schemes: inLogin | inGeneric, In: userinfo, Octets: Colon | At | Slash, Fix: fixEncodeLikely},
	{ID: "user-empty", Section: "3.1", Severity: Note, schemes: inLogin | inGeneric, In: setOf(User), when: empty, check: checkEmpty},
	{ID: "password-empty", Section: "3.1", Severity: Note, schemes: inLogin | inGeneric, In: setOf(Password), when: empty, check: checkEmpty},
	{ID: "host-empty", Section: "3.1", schemes: inTen&^inFile | inGeneric, In: setOf(Host), when: empty, check: checkHostEmpty, Fix: fixMeant},
	{ID: "host-ipv6", Section: "3.1", In: setOf(HostLiteral), check: checkWhole, Fix: fixMeant},
	{ID: "host-underscore", Section: "3.1", In: setOf(Host), Octets: Underscore, Fix: fixMeant},
	{ID: "host-octet", Section: "3.1", In: setOf(Host), Octets: ^hostOctets, Fix: fixMeant},
	{ID: "host-label-empty", Section: "3.1", In: setOf(Host), when: oddHost, check: checkHostDots, Fix: fixMeant},
	{ID: "host-hyphen", Section: "3.1", In: setOf(Host), when: oddHost, check: checkHostHyphens, Fix: fixMeant},
	{ID: "host-number", Section: "3.1", In: setOf(Host), when: oddHost, check: checkHostNumber, Fix: fixMeant, fact: true},
	{ID: "host-top-digit", Section: "3.1", In: setOf(Host), when: oddHost, check: checkHostTop, Fix: fixMeant},
	{ID: "host-number-range", Section: "3.1", Severity: Warning, In: setOf(Host), when: longOrNumber, check: checkHostRange, Fix: fixMeant},
	{ID: "host-octal", Section: "3.1", Severity: Note, In: setOf(Host), when: longOrNumber, check: checkOctal, Fix: fixMeant, fact: true},
	{ID: "host-look-alike", Section: "3.1", Severity: Note, In: setOf(Host), when: inASCII, check: each(fact.LookAlike)},
	{ID: "host-long", Section: "3.1", Severity: Warning, In: setOf(Host), when: longOrNumber, check: checkHostLength},
	{ID: "port-empty", Section: "3.1", schemes: inServer | inGeneric, In: setOf(Port), when: empty, check: checkPortEmpty, Fix: fixMeant},
	{ID: "port-octet", Section: "3.1", schemes: inServer | inGeneric, In: setOf(Port), Octets: ^Digit, Fix: fixMeant},
	{ID: "port-zero", Section: "3.1", Severity: Warning, In: setOf(Port), needs: Digit, check: checkPort, Fix: fixRemoveColon(Likely)},
	{ID: "port-range", Section: "3.1", Severity: Warning, In: setOf(Port)},                           // see checkPort
	{ID: "port-leading-zero", Section: "3.1", Severity: Note, In: setOf(Port), Fix: fixRemove(Same)}, // see checkPort
	{ID: "port-default", Section: "3.1", Severity: Note, In: setOf(Port), Fix: fixPortDefault},       // see checkPort
	{ID: "port-reserved", Section: "6", Severity: Warning, In: setOf(Port), Fix: fixPortReserved},    // see checkPort
	{ID: "port-other", Section: "6", Severity: Note, In: setOf(Port)},                                // see checkPort
	{ID: "password", Section: "6", Severity: Warning, schemes: inLogin | inGeneric, In: setOf(Password), check: checkPassword, Fix: fixRemoveColon(Changes)},
	{ID: "path-missing", Section: "3.1", schemes: inNNTP | inWAIS | inProspero, when: noPath, check: checkPathMissing, Fix: fixMeant},

	// 3.2 FTP
	{ID: "ftp-semicolon", Section: "3.2.2", schemes: inFTP, In: setOf(Fsegment), Octets: Semicolon, Fix: fixEncodeLikely},
	{ID: "ftp-path-absent", Section: "3.2.2", Severity: Note, schemes: inFTP, when: noPath, check: checkPathAbsent},
	{ID: "ftp-question", Section: "3.2.2", Severity: Note, schemes: inFTP, In: setOf(Fsegment), needs: Question, check: checkQuestions, Fix: fixEncodeLikely},
	{ID: "ftp-type-incomplete", Section: "3.2.2", schemes: inFTP, needs: Semicolon, check: checkTypeIncomplete, Fix: fixMeant},
	{ID: "ftp-type-unknown", Section: "3.2.2", In: setOf(Ftptype), when: oddType, check: checkTypeUnknown, Fix: fixMeant},
	{ID: "ftp-type-spelling", Section: "3.2.2", Severity: Note, schemes: inFTP, needs: Hialpha, check: checkTypeSpelling, Fix: fixLower},
	{ID: "ftp-cwd-null", Section: "3.2.2", Severity: Note, schemes: inFTP, In: setOf(Fsegment), when: empty, check: checkCWDNull},
	{ID: "ftp-name-null", Section: "3.2.2", Severity: Note, schemes: inFTP, In: setOf(Fsegment), when: empty, check: checkNameNull},
	{ID: "ftp-type-absent", Section: "3.2.3", Severity: Note, schemes: inFTP, when: noType, check: checkTypeAbsent, Fix: fixTypeAbsent},

	// 3.3 HTTP
	{ID: "http-search-path", Section: "3.3", schemes: inHTTP, when: noPath, check: checkSearchPath, Fix: fixMeant},
	{ID: "search-reserved", Section: "3.3", schemes: inHTTP | inWAIS, In: setOf(Search), Octets: Slash | Question, Fix: fixMeant},
	{ID: "search-plus", Section: "3.3", Severity: Note, schemes: inHTTP | inLaterWeb, In: setOf(Search), needs: Plus, check: first(fact.Plus)},
	{ID: "path-plus", Section: "3.3", Severity: Note, schemes: inFTP | inHTTP | inLaterWeb, In: setOf(Fsegment, Hsegment), needs: Plus, check: first(fact.PlusBetween)},
	{ID: "http-semicolon", Section: "3.3", Severity: Note, schemes: inHTTP, In: setOf(Hsegment, Search), needs: Semicolon, check: checkSemicolons},

	// 3.4 Gopher
	{ID: "gopher-type-default", Section: "3.4.1", Severity: Note, schemes: inGopher, when: noPath, check: checkGopherDefault, Fix: fixGopherDefault},
	{ID: "gopher-type-unknown", Section: "3.4.1", Severity: Warning, In: setOf(Gtype), when: oddType, check: checkGopherType, Fix: fixMeant},
	{ID: "gopher-type-encoded", Section: "3.4.1", Severity: Warning, In: setOf(Gtype), needs: Percent, check: checkGopherTypeEncoded, Fix: fixDecodeUnreserved},
	{ID: "gopher-type-twice", Section: "3.4.1", Severity: Note, In: setOf(Selector), when: typeAgain, check: checkGopherTwice},
	{ID: "gopher-tab", Section: "3.4.2", schemes: inGopher, needs: Break, check: checkGopherTab, Fix: fixMeant},
	{ID: "gopher-search-question", Section: "3.4.2", Severity: Warning, In: setOf(Selector), needs: Question, check: checkGopherQuestion, Fix: fixMeant},
	{ID: "gopher-search-type", Section: "3.4.2", Severity: Note, In: setOf(GopherSearch), check: checkGopherSearchType},
	{ID: "gopher-plus-tab", Section: "3.4.3", Severity: Warning, In: setOf(GopherSearch), needs: Plus | Extra | Dollar | Question, check: checkGopherPlusTab, Fix: fixInsert("%09")},
	{ID: "gopher-plus-line-end", Section: "6", Severity: Warning, In: setOf(GopherString), needs: Percent, check: checkGopherPlusControls, Fix: fixRemove(Changes)},
	{ID: "gopher-search-reserved", Section: "3.4.2", Severity: Note, In: setOf(GopherSearch), needs: Slash | Question, check: checkGopherReserved, Fix: fixEncode},

	// 3.5 mailto
	{ID: "mailto-empty", Section: "3.5", In: setOf(Addr), when: empty, check: checkEmpty},
	{ID: "mailto-name", Section: "3.5", schemes: inMailto, needs: Angle, check: checkMailName, Fix: fixMeant},
	{ID: "mailto-headers", Section: "3.5", Severity: Note, In: setOf(Addr), needs: Question, check: checkMailHeaders, Fix: fixRemove(Changes)},
	{ID: "mailto-slashes", Section: "3.5", Severity: Warning, In: setOf(Addr), needs: Slash, check: checkMailSlashes, Fix: fixMeant},
	{ID: "mailto-address", Section: "3.5", Severity: Warning, In: setOf(Addr), check: checkAddress, Fix: fixMeant},

	// 3.6 news
	{ID: "news-all", Section: "3.6", Severity: Note, In: setOf(AllGroups), check: checkWhole},
	{ID: "group-empty", Section: "3.6", In: setOf(Group), when: empty, check: checkEmpty, Fix: fixMeant},
	{ID: "group-server", Section: "3.6", schemes: inNews, needs: Slash, check: checkGroupServer, Fix: fixMeant},
	{ID: "group-start", Section: "3.6", In: setOf(Group), when: oddStart, check: checkGroupStart, Fix: fixMeant},
	{ID: "group-octet", Section: "3.6", In: setOf(Group), Octets: ^groupOctets, Fix: fixMeant},
	{ID: "article-empty", Section: "3.6", In: setOf(Article), when: empty, check: checkEmpty, Fix: fixMeant},
	{ID: "article-brackets", Section: "3.6", schemes: inNews, needs: Angle, check: checkArticleBrackets, Fix: fixMeant},
	{ID: "article-at", Section: "3.6", In: setOf(Article), Octets: At, Fix: fixMeant},
	{ID: "news-server", Section: "3.6", Severity: Warning, In: setOf(Article), needs: Slash, check: checkNewsServer, Fix: fixMeant},

	// 3.7 NNTP
	{ID: "article-number", Section: "3.7", In: setOf(Digits), Octets: ^Digit, Fix: fixMeant},
	{ID: "article-number-empty", Section: "3.7", In: setOf(Digits), when: empty, check: checkEmpty, Fix: fixMeant},

	// 3.8 Telnet
	{ID: "telnet-path", Section: "3.8", schemes: inTelnet, In: setOf(Stray), check: checkTelnetPath, Fix: fixMeant},

	// 3.9 WAIS
	{ID: "wais-form", Section: "3.9", schemes: inWAIS, In: setOf(Wtype), when: alone, check: checkWAISForm, Fix: fixMeant},

	// 3.10 Files
	{ID: "file-slashes", Section: "3.10", schemes: inFile, when: oddSlashes, check: checkSlashes, Fix: fixMeant},
	{ID: "drive-letter", Section: "3.10", schemes: inFile, In: setOf(SchemeName), when: misnamed, check: checkDriveLetter, Fix: fixMeant},
	{ID: "file-drive", Section: "3.10", schemes: inFile, when: noPath, check: checkFileDrive, Fix: fixMeant},
	{ID: "file-port", Section: "3.10", schemes: inFile, In: setOf(Port), check: checkFilePort, Fix: fixMeant},
	{ID: "file-path-missing", Section: "3.10", schemes: inFile, when: noPath, check: checkPathMissing, Fix: fixMeant},

	// 3.11 Prospero
	{ID: "prospero-field", Section: "3.11", In: setOf(Fieldname), when: alone, check: checkProsperoField, Fix: fixMeant},
	{ID: "prospero-equals", Section: "3.11", In: setOf(Fieldvalue), Octets: Equals, Fix: fixMeant},

	// What no row above names, in any part
	{ID: "reserved-octet", Section: "2.2", schemes: inTen, In: anywhere &^ userinfo, Octets: Reserved, Fix: fixEncodeLikely},

	// 4 Registration of new schemes
	{ID: "scheme-set-aside", Section: "4", Severity: Note, schemes: inOther, In: setOf(SchemeName), check: checkOtherScheme},
	{ID: "scheme-experimental", Section: "4", Severity: Note, schemes: inOther, In: setOf(SchemeName), check: checkOtherScheme},
	{ID: "scheme-later", Section: "4", Severity: Note, schemes: inGeneric}, // see reportLater
	{ID: "scheme-unknown", Section: "4", Severity: Note, schemes: inOther, In: setOf(SchemeName), check: checkOtherScheme},

	// What was meant: see cause.go
	{ID: "unexpected", Section: "5", Fix: fixMeant},
	{ID: "slip", Section: "2.1", Severity: Warning, Fix: fixMeant},

	// Appendix: recommendations for URLs in context
	{ID: "url-prefix", Section: "appendix", Severity: Warning, schemes: inOther, In: setOf(SchemeName), check: checkURLPrefix, Fix: fixMeant},
	{ID: "wrapper", Section: "appendix", In: setOf(Stray), check: checkWrapper, Fix: fixWrapper},
	{ID: "space-around", Section: "appendix", In: setOf(Stray), check: checkSpaceAround, Fix: fixRemove(Same)},
}
