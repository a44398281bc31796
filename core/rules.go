package core

// Sets of schemes, by the order of the list of schemes; a test holds them equal.
const (
	inFTP SchemeSet = 1 << iota
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
)

// rules is the table of rules. Its order is that of the sections of RFC 1738; of
// the rows that name an octet the first that fits fires, so within a section the
// special ones come first.
var rules = []Rule{
	// 2.1 The main parts of URLs
	{ID: "scheme-missing", Section: "2.1", Needs: noScheme, Check: checkSchemeMissing, Fix: fixSchemeMissing},
	{ID: "scheme-colon", Section: "2.1", Needs: noScheme, Check: checkSchemeColon, Fix: fixSchemeColon},
	{ID: "scheme-octet", Section: "2.1", In: setOf(SchemeName), Octets: ^schemeOctets, Fix: fixRemove},
	{ID: "scheme-misspelt", Section: "2.1", Severity: Warning, In: setOf(SchemeName), Needs: odd, Check: checkSchemeMisspelt, Fix: fixUse},
	{ID: "scheme-upper-case", Section: "2.1", Severity: Note, In: setOf(SchemeName), Needs: Hialpha, Check: checkSchemeCase, Fix: fixLower},
	{ID: "scheme-odd-start", Section: "2.1", Severity: Note, In: setOf(SchemeName), Needs: Digit | Plus | Hyphen | Dot, Check: checkSchemeStart},

	// 2.2 URL character encoding issues
	{ID: "host-non-ascii", Section: "3.1", In: setOf(Host), Octets: NonASCII, Fix: fixHostNonASCII},
	{ID: "non-ascii", Section: "2.2", In: anywhere, Octets: NonASCII, Fix: fixEncodeLikely},
	{ID: "control", Section: "2.2", In: anywhere, Octets: Control, Fix: fixRemoveOrEncode},
	{ID: "hyphen-break", Section: "appendix", In: anywhere, Needs: Break, Check: checkHyphenBreak, Fix: fixHyphenBreak},
	{ID: "line-break", Section: "appendix", In: anywhere, Octets: Break, Fix: fixRemoveOrEncode},
	{ID: "space", Section: "2.2", In: anywhere, Octets: Space, Fix: fixEncodeOrRemove},
	{ID: "escape-forbidden", Section: "2.2", In: plainOnly, Octets: Percent, Fix: fixEscapeForbidden},
	{ID: "mailto-percent", Section: "3.5", In: setOf(Addr), Octets: Percent, Fix: fixPercent},
	{ID: "percent", Section: "2.2", In: escapable, Octets: Percent, Fix: fixPercent},
	{ID: "fragment", Section: "2.2", In: setOf(Fragment), Check: checkFragment, Fix: fixFragment},
	{ID: "hash-octet", Section: "2.2", In: anywhere, Octets: Hash, Fix: fixRemoveOrEncode},
	{ID: "delimiter-octet", Section: "2.2", In: anywhere, Octets: Angle, Fix: fixDelimiterOctet},
	{ID: "backslash", Section: "2.2", In: anywhere, Octets: Backslash, Check: checkBackslash, Fix: fixBackslash},
	{ID: "backslash-slash", Section: "2.2", Needs: Backslash, Check: checkBackslashSlash, Fix: fixSlashes},
	{ID: "file-drive-bar", Section: "3.10", Schemes: inFile, In: setOf(Host, Fsegment), Octets: Brace, Check: checkDriveBar, Fix: fixDriveBar},
	{ID: "tilde", Section: "2.2", In: anywhere, Octets: Tilde, Fix: fixEncode},
	{ID: "national-octet", Section: "2.2", In: anywhere, Octets: Brace, Fix: fixEncode},
	{ID: "ftp-encoded-slash", Section: "3.2.2", Severity: Note, Schemes: inFTP, In: setOf(Fsegment), Escapes: Slash, Fix: fixDecode(Changes)},
	{ID: "gopher-line-end", Section: "3.4.1", Severity: Warning, Schemes: inGopher, In: setOf(Selector, GopherSearch), Escapes: Break, Fix: fixRemoveEscape},
	{ID: "encoded-control", Section: "6", Severity: Warning, In: escapable &^ setOf(GopherString, Wpath, Gtype), Escapes: Control | Break, Fix: fixRemoveEscape},
	{ID: "mailto-escape", Section: "3.5", Severity: Warning, In: setOf(Addr), Escapes: NonASCII, Fix: fixMailEscape},
	{ID: "encoded-reserved", Section: "2.2", Severity: Note, In: setOf(Hsegment, Search, Psegment, User, Password), Escapes: Reserved, Fix: nil},
	{ID: "encoded-needless", Section: "2.2", Severity: Note, In: escapable &^ setOf(Gtype), Escapes: Unreserved, Fix: fixDecodeNeedless},
	{ID: "dot-segment", Section: "2.3", Severity: Note, Schemes: inTen, In: setOf(Fsegment, Hsegment, Psegment), Needs: odd, Check: checkDotSegment},
	{ID: "escape-lower-case", Section: "2.2", Severity: Note, In: escapable, Needs: lowerHex, Check: checkEscapeCase, Fix: fixEscapeCase},

	// 3.1 Common Internet scheme syntax
	{ID: "slashes", Section: "3.1", Schemes: inServer | inLaterWeb, Needs: oddSlashes, Check: checkSlashes, Fix: fixDoubleSlash},
	{ID: "userinfo-forbidden", Section: "3.1", Schemes: inTen &^ inLogin, In: setOf(User), Check: checkUserinfoForbidden, Fix: fixUserinfoForbidden},
	{ID: "userinfo-reserved", Section: "3.1", Schemes: inLogin | inGeneric, In: userinfo, Octets: Colon | At | Slash, Fix: fixEncodeLikely},
	{ID: "user-empty", Section: "3.1", Severity: Note, Schemes: inLogin | inGeneric, In: setOf(User), Needs: empty, Check: checkEmpty},
	{ID: "password-empty", Section: "3.1", Severity: Note, Schemes: inLogin | inGeneric, In: setOf(Password), Needs: empty, Check: checkEmpty},
	{ID: "host-empty", Section: "3.1", Schemes: inTen&^inFile | inGeneric, In: setOf(Host), Needs: empty, Check: checkHostEmpty, Fix: fixHostEmpty},
	{ID: "host-ipv6", Section: "3.1", In: setOf(HostLiteral), Check: checkWhole, Fix: fixMeant},
	{ID: "host-underscore", Section: "3.1", In: setOf(Host), Octets: Underscore, Fix: fixUnderscore},
	{ID: "host-octet", Section: "3.1", In: setOf(Host), Octets: ^hostOctets, Fix: fixRemove},
	{ID: "host-label-empty", Section: "3.1", In: setOf(Host), Needs: odd, Check: checkHostDots, Fix: fixRemove},
	{ID: "host-hyphen", Section: "3.1", In: setOf(Host), Needs: odd, Check: checkHostHyphens, Fix: fixRemove},
	{ID: "host-number", Section: "3.1", In: setOf(Host), Needs: odd, Check: checkHostNumber, Fix: fixHostNumber},
	{ID: "host-top-digit", Section: "3.1", In: setOf(Host), Needs: odd, Check: checkHostTop, Fix: fixHostTop},
	{ID: "host-number-range", Section: "3.1", Severity: Warning, In: setOf(Host), Needs: unusual, Check: checkHostRange},
	{ID: "host-long", Section: "3.1", Severity: Warning, In: setOf(Host), Needs: unusual, Check: checkHostLength},
	{ID: "port-empty", Section: "3.1", Schemes: inServer | inGeneric, In: setOf(Port), Needs: empty, Check: checkPortEmpty, Fix: fixPortEmpty},
	{ID: "port-octet", Section: "3.1", Schemes: inServer | inGeneric, In: setOf(Port), Octets: ^Digit, Fix: fixPortOctet},
	{ID: "port-zero", Section: "3.1", Severity: Warning, In: setOf(Port), Needs: Digit, Check: checkPortZero, Fix: fixRemovePort(Likely)},
	{ID: "port-range", Section: "3.1", Severity: Warning, In: setOf(Port), Needs: Digit, Check: checkPortRange},
	{ID: "port-leading-zero", Section: "3.1", Severity: Note, In: setOf(Port), Needs: Digit, Check: checkPortLeadingZero, Fix: fixPortZeros},
	{ID: "port-default", Section: "3.1", Severity: Note, In: setOf(Port), Needs: Digit, Check: checkPortDefault, Fix: fixPortDefault},
	{ID: "port-reserved", Section: "6", Severity: Warning, In: setOf(Port), Needs: Digit, Check: checkPortReserved, Fix: fixRemovePort(Changes)},
	{ID: "port-other", Section: "6", Severity: Note, In: setOf(Port), Needs: Digit, Check: checkPortOther},
	{ID: "password", Section: "6", Severity: Warning, Schemes: inLogin | inGeneric, In: setOf(Password), Check: checkPassword, Fix: fixPassword},
	{ID: "path-missing", Section: "3.1", Schemes: inNNTP | inWAIS | inProspero, Needs: noPath, Check: checkPathMissing, Fix: fixPathMissing},

	// 3.2 FTP
	{ID: "ftp-semicolon", Section: "3.2.2", Schemes: inFTP, In: setOf(Fsegment), Octets: Semicolon, Fix: fixEncodeLikely},
	{ID: "ftp-path-absent", Section: "3.2.2", Severity: Note, Schemes: inFTP, Needs: noPath, Check: checkPathAbsent},
	{ID: "ftp-type-incomplete", Section: "3.2.2", Schemes: inFTP, Needs: noType, Check: checkTypeIncomplete, Fix: fixTypeIncomplete},
	{ID: "ftp-type-unknown", Section: "3.2.2", In: setOf(Ftptype), Check: checkTypeUnknown, Fix: fixTypeUnknown},
	{ID: "ftp-type-spelling", Section: "3.2.2", Severity: Note, Schemes: inFTP, Needs: Hialpha, Check: checkTypeSpelling, Fix: fixLower},
	{ID: "ftp-cwd-null", Section: "3.2.2", Severity: Note, Schemes: inFTP, In: setOf(Fsegment), Needs: empty, Check: checkCWDNull},
	{ID: "ftp-name-null", Section: "3.2.2", Severity: Note, Schemes: inFTP, In: setOf(Fsegment), Needs: empty, Check: checkNameNull},
	{ID: "ftp-type-absent", Section: "3.2.3", Severity: Note, Schemes: inFTP, Needs: noType, Check: checkTypeAbsent, Fix: fixTypeAbsent},

	// 3.3 HTTP
	{ID: "http-search-path", Section: "3.3", Schemes: inHTTP, Needs: noPath, Check: checkSearchPath, Fix: fixSearchPath},
	{ID: "search-reserved", Section: "3.3", Schemes: inHTTP | inWAIS, In: setOf(Search), Octets: Slash | Question, Check: checkSearchReserved, Fix: fixSearchReserved},
	{ID: "http-semicolon", Section: "3.3", Severity: Note, Schemes: inHTTP, In: setOf(Hsegment, Search), Needs: Semicolon, Check: checkSemicolons},

	// 3.4 Gopher
	{ID: "gopher-type-default", Section: "3.4.1", Severity: Note, Schemes: inGopher, Needs: noPath, Check: checkGopherDefault, Fix: fixGopherDefault},
	{ID: "gopher-type-unknown", Section: "3.4.1", Severity: Warning, In: setOf(Gtype), Needs: odd, Check: checkGopherType, Fix: fixMeant},
	{ID: "gopher-type-encoded", Section: "3.4.1", Severity: Warning, In: setOf(Gtype), Needs: Percent, Check: checkGopherTypeEncoded, Fix: fixDecodeUnreserved},
	{ID: "gopher-type-twice", Section: "3.4.1", Severity: Note, In: setOf(Selector), Needs: odd, Check: checkGopherTwice},
	{ID: "gopher-tab", Section: "3.4.2", Schemes: inGopher, Needs: Break, Check: checkGopherTab, Fix: fixReplace("%09")},
	{ID: "gopher-search-question", Section: "3.4.2", Severity: Warning, In: setOf(Selector), Needs: Question, Check: checkGopherQuestion, Fix: fixReplace("%09")},
	{ID: "gopher-search-type", Section: "3.4.2", Severity: Note, In: setOf(GopherSearch), Check: checkGopherSearchType},
	{ID: "gopher-plus-tab", Section: "3.4.3", Severity: Warning, In: setOf(GopherSearch), Needs: Plus | Extra | Dollar | Question, Check: checkGopherPlusTab, Fix: fixInsert("%09")},
	{ID: "gopher-plus-line-end", Section: "6", Severity: Warning, In: setOf(GopherString), Needs: Percent, Check: checkGopherPlusControls, Fix: fixRemoveEscape},
	{ID: "gopher-search-reserved", Section: "3.4.2", Severity: Note, In: setOf(GopherSearch), Needs: Slash | Question, Check: checkGopherReserved, Fix: fixEncode},

	// 3.5 mailto
	{ID: "mailto-empty", Section: "3.5", In: setOf(Addr), Needs: empty, Check: checkEmpty},
	{ID: "mailto-name", Section: "3.5", Schemes: inMailto, Needs: Angle, Check: checkMailName, Fix: fixBrackets},
	{ID: "mailto-headers", Section: "3.5", Severity: Note, In: setOf(Addr), Needs: Question, Check: checkMailHeaders, Fix: fixRemoveChanges},
	{ID: "mailto-slashes", Section: "3.5", Severity: Warning, In: setOf(Addr), Needs: Slash, Check: checkMailSlashes, Fix: fixRemove},
	{ID: "mailto-address", Section: "3.5", Severity: Warning, In: setOf(Addr), Check: checkAddress, Fix: fixMeant},

	// 3.6 news
	{ID: "news-all", Section: "3.6", Severity: Note, In: setOf(AllGroups), Check: checkWhole},
	{ID: "group-empty", Section: "3.6", In: setOf(Group), Needs: empty, Check: checkEmpty, Fix: fixGroupEmpty},
	{ID: "group-server", Section: "3.6", Schemes: inNews, Needs: Slash, Check: checkGroupServer, Fix: fixGroupServer},
	{ID: "group-start", Section: "3.6", In: setOf(Group), Check: checkGroupStart, Fix: fixRemove},
	{ID: "group-octet", Section: "3.6", In: setOf(Group), Octets: ^groupOctets, Check: checkGroupOctet, Fix: fixRemove},
	{ID: "article-empty", Section: "3.6", In: setOf(Article), Needs: empty, Check: checkEmpty, Fix: fixMeant},
	{ID: "article-brackets", Section: "3.6", Schemes: inNews, Needs: Angle, Check: checkArticleBrackets, Fix: fixBrackets},
	{ID: "article-at", Section: "3.6", In: setOf(Article), Octets: At, Fix: fixEncodeLikely},
	{ID: "news-server", Section: "3.6", Severity: Warning, In: setOf(Article), Needs: Slash, Check: checkNewsServer, Fix: fixMeant},

	// 3.7 NNTP
	{ID: "article-number", Section: "3.7", In: setOf(Digits), Octets: ^Digit, Check: checkArticleNumber, Fix: fixRemove},
	{ID: "article-number-empty", Section: "3.7", In: setOf(Digits), Needs: empty, Check: checkEmpty, Fix: fixRemoveSlash},

	// 3.8 Telnet
	{ID: "telnet-path", Section: "3.8", Schemes: inTelnet, In: setOf(Stray), Check: checkTelnetPath, Fix: fixRemove},

	// 3.9 WAIS
	{ID: "wais-form", Section: "3.9", Schemes: inWAIS, In: setOf(Wtype), Check: checkWAISForm, Fix: fixWAISForm},

	// 3.10 Files
	{ID: "file-slashes", Section: "3.10", Schemes: inFile, Needs: oddSlashes, Check: checkFileSlashes, Fix: fixFileSlashes},
	{ID: "drive-letter", Section: "3.10", Schemes: inFile, In: setOf(SchemeName), Needs: odd, Check: checkDriveLetter, Fix: fixDriveLetter},
	{ID: "file-drive", Section: "3.10", Schemes: inFile, In: setOf(Host), Needs: odd, Check: checkFileDrive, Fix: fixInsert("/")},
	{ID: "file-port", Section: "3.10", Schemes: inFile, In: setOf(Port), Check: checkFilePort, Fix: fixRemove},
	{ID: "file-path-missing", Section: "3.10", Schemes: inFile, Needs: noPath, Check: checkFilePath, Fix: fixInsert("/")},

	// 3.11 Prospero
	{ID: "prospero-field", Section: "3.11", In: setOf(Fieldname), Check: checkProsperoField, Fix: fixProsperoField},
	{ID: "prospero-equals", Section: "3.11", In: setOf(Fieldvalue), Octets: Equals, Check: checkProsperoEquals, Fix: fixProsperoEquals},

	// What no row above names, in any part
	{ID: "reserved-octet", Section: "2.2", Schemes: inTen, In: anywhere &^ userinfo, Octets: Reserved, Check: checkReserved, Fix: fixEncodeOrRemove},

	// 4 Registration of new schemes
	{ID: "scheme-set-aside", Section: "4", Severity: Note, Schemes: inOther, In: setOf(SchemeName), Check: checkSchemeSetAside},
	{ID: "scheme-experimental", Section: "4", Severity: Note, Schemes: inOther, In: setOf(SchemeName), Check: checkSchemeExperimental},
	{ID: "scheme-later", Section: "4", Severity: Note, Schemes: inGeneric, Needs: newScheme, Check: checkSchemeLater},
	{ID: "scheme-unknown", Section: "4", Severity: Note, Schemes: inOther, In: setOf(SchemeName), Check: checkSchemeUnknown},

	// What is valid and hardly meant: of the URL as a whole, see doubt
	{ID: "slip", Section: "2.1", Severity: Warning, Fix: fixMeant},

	// Appendix: recommendations for URLs in context
	{ID: "url-prefix", Section: "appendix", Severity: Warning, Schemes: inOther, In: setOf(SchemeName), Check: checkURLPrefix, Fix: fixRemove},
	{ID: "wrapper", Section: "appendix", In: setOf(Stray), Check: checkWrapper, Fix: fixWrapper},
	{ID: "space-around", Section: "appendix", In: setOf(Stray), Check: checkSpaceAround, Fix: fixSpaceAround},
}
