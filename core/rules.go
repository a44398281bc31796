package core

import (
	"urlscope/core/internal/fact"
	"urlscope/core/octet"
)

// Sets of schemes.
const (
	inFTP      schemeSet = 1 << ftpID
	inHTTP     schemeSet = 1 << httpID
	inGopher   schemeSet = 1 << gopherID
	inMailto   schemeSet = 1 << mailtoID
	inNews     schemeSet = 1 << newsID
	inNNTP     schemeSet = 1 << nntpID
	inTelnet   schemeSet = 1 << telnetID
	inWAIS     schemeSet = 1 << waisID
	inFile     schemeSet = 1 << fileID
	inProspero schemeSet = 1 << prosperoID
	inOther    schemeSet = 1 << otherID
	inLaterWeb schemeSet = 1 << laterWebID

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

	// inForms are the parts in which forms, and programs that read them, take "+" for a space (RFC 1866, section 8.2.1; RFC
	// 6068, section 5). In an unknown scheme any part may be of a form.
	inForms = setOf(Search, GopherSearch, Addr, Schemepart, Urlpath)

	namesThings = setOf(Fsegment, Hsegment, Search, Selector, GopherSearch) // to people, so that their octets are read as text
)

// The rows that others speak by, which look at nothing themselves.
var (
	slip             = &Rule{ID: "slip", Section: "2.1", Severity: SeverityWarning}
	unexpected       = &Rule{ID: "unexpected", Section: "5"}
	schemeLater      = &Rule{ID: "scheme-later", Section: "4", Severity: SeverityNote, schemes: inGeneric}
	encodedDirection = &Rule{ID: "encoded-direction", Section: "2.2", Severity: SeverityNote}
	encodedUnseen    = &Rule{ID: "encoded-unseen", Section: "2.2", Severity: SeverityNote}
	portRange        = &Rule{ID: "port-range", Section: "3.1", Severity: SeverityWarning, in: setOf(Port)}
	portLeadingZero  = &Rule{ID: "port-leading-zero", Section: "3.1", Severity: SeverityNote, in: setOf(Port)}
	portDefault      = &Rule{ID: "port-default", Section: "3.1", Severity: SeverityNote, in: setOf(Port)}
	portReserved     = &Rule{ID: "port-reserved", Section: "6", Severity: SeverityWarning, in: setOf(Port)}
	portOther        = &Rule{ID: "port-other", Section: "6", Severity: SeverityNote, in: setOf(Port)}
)

// rules is the table of rules, in the order of the sections of RFC 1738. Of the rows that name an octet, the first that
// fits fires, so within a section the special rows come first.
var rules = numbered([]*Rule{
	// 2.1 The main parts of URLs
	{ID: "scheme-missing", Section: "2.1", when: noScheme, check: checkSchemeMissing},
	{ID: "scheme-colon", Section: "2.1", when: noScheme, check: checkSchemeColon},
	{ID: "scheme-octet", Section: "2.1", in: setOf(SchemeName), octets: ^octet.Scheme},
	{ID: "scheme-misspelt", Section: "2.1", Severity: SeverityWarning, in: setOf(SchemeName), when: misnamed, check: checkSchemeMisspelt},
	{ID: "scheme-upper-case", Section: "2.1", Severity: SeverityNote, in: setOf(SchemeName), needs: octet.Hialpha, check: checkSchemeCase},
	{ID: "scheme-odd-start", Section: "2.1", Severity: SeverityNote, in: setOf(SchemeName), needs: octet.Digit | octet.Plus | octet.Hyphen | octet.Dot, check: checkSchemeStart},

	// 2.2 URL character encoding issues
	{ID: "host-non-ascii", Section: "3.1", in: setOf(Host), octets: octet.NonASCII},
	{ID: "non-ascii", Section: "2.2", in: anywhere, octets: octet.NonASCII},
	{ID: "control", Section: "2.2", in: anywhere, octets: octet.Control},
	{ID: "hyphen-break", Section: "appendix", in: anywhere, needs: octet.Break, check: checkHyphenBreak},
	{ID: "line-break", Section: "appendix", in: anywhere, octets: octet.Break},
	{ID: "space", Section: "2.2", in: anywhere, octets: octet.Space},
	{ID: "template", Section: "2.2", in: anywhere, octets: octet.Brace | octet.Angle | octet.Dollar | octet.Percent | octet.Alpha, check: checkTemplate, fact: true},
	{ID: "escape-forbidden", Section: "5", in: plainOnly, octets: octet.Percent},
	{ID: "mailto-percent", Section: "3.5", in: setOf(Addr), octets: octet.Percent},
	{ID: "percent", Section: "2.2", in: escapable, octets: octet.Percent},
	{ID: "fragment", Section: "2.2", in: setOf(Fragment), check: checkFragment},
	{ID: "hash-octet", Section: "2.2", in: anywhere, octets: octet.Hash},
	{ID: "delimiter-octet", Section: "2.2", in: anywhere, octets: octet.Angle},
	{ID: "backslash", Section: "2.2", in: anywhere, octets: octet.Backslash},
	{ID: "backslash-slash", Section: "2.2", needs: octet.Backslash, check: checkBackslashSlash},
	{ID: "file-drive-bar", Section: "3.10", schemes: inFile, in: setOf(Fsegment), octets: octet.Brace, check: checkDriveBar},
	{ID: "tilde", Section: "2.2", in: anywhere, octets: octet.Tilde},
	{ID: "national-octet", Section: "2.2", in: anywhere, octets: octet.Brace},
	{ID: "ftp-encoded-slash", Section: "3.2.2", Severity: SeverityNote, schemes: inFTP, in: setOf(Fsegment), escapes: octet.Slash},
	{ID: "gopher-line-end", Section: "3.4.1", Severity: SeverityWarning, schemes: inGopher, in: setOf(Selector, GopherSearch), escapes: octet.Break},
	{ID: "encoded-control", Section: "6", Severity: SeverityWarning, in: escapable &^ setOf(GopherString, Wpath, Gtype), escapes: octet.Control | octet.Break},
	{ID: "mailto-escape", Section: "3.5", Severity: SeverityWarning, in: setOf(Addr), escapes: octet.NonASCII},
	{ID: "encoded-reserved", Section: "2.2", Severity: SeverityNote, in: setOf(Hsegment, Search, Psegment, User, Password), escapes: octet.Reserved},
	encodedDirection, // see checkCharset
	encodedUnseen,    // so is this
	{ID: "encoded-charset", Section: "2.2", Severity: SeverityNote, in: namesThings, when: highEscape, check: checkCharset},
	{ID: "encoded-twice", Section: "2.2", Severity: SeverityWarning, in: escapable, when: signEscape, check: first(fact.Twice, Search, Schemepart), fact: true},
	{ID: "template-encoded", Section: "2.2", Severity: SeverityNote, in: namesThings, when: braceEscape, check: each(fact.Template)},
	{ID: "encoded-needless", Section: "2.2", Severity: SeverityNote, in: escapable &^ setOf(Gtype), escapes: octet.Unreserved, notInForms: octet.Plus},
	{ID: "placeholder", Section: "2.2", Severity: SeverityNote, schemes: inFTP | inHTTP | inLaterWeb, in: setOf(Fsegment, Hsegment, Search), needs: octet.Colon | octet.Dollar, check: checkPlaceholder},
	{ID: "html-entity", Section: "2.2", Severity: SeverityWarning, in: escapable, needs: octet.Semicolon, check: first(fact.Entity, Schemepart), fact: true},
	{ID: "dot-segment", Section: "2.3", Severity: SeverityNote, schemes: inTen, in: setOf(Fsegment, Hsegment, Psegment), when: dotted, check: checkDotSegment},
	{ID: "escape-lower-case", Section: "2.2", Severity: SeverityNote, in: escapable, when: smallHex, check: checkEscapeCase},

	// 3.1 Common Internet scheme syntax
	{ID: "slashes", Section: "3.1", schemes: inServer | inGeneric, when: oddSlashes, check: checkSlashes},
	{ID: "userinfo-forbidden", Section: "3.1", schemes: inTen &^ inLogin, in: setOf(User), check: checkUserinfoForbidden},
	{ID: "userinfo-misleading", Section: "3.1", Severity: SeverityWarning, schemes: inLaterWeb, in: setOf(User), needs: octet.Dot, check: checkUserMisleads},
	{ID: "userinfo-question", Section: "3.1", Severity: SeverityWarning, schemes: inLaterWeb, in: userinfo, needs: octet.Question, check: checkLoginEnd, fact: true},
	{ID: "userinfo-reserved", Section: "3.1", schemes: inLogin | inGeneric, in: userinfo, octets: octet.Colon | octet.At | octet.Slash},
	{ID: "user-empty", Section: "3.1", Severity: SeverityNote, schemes: inLogin | inGeneric, in: setOf(User), when: empty, check: checkEmpty},
	{ID: "password-empty", Section: "3.1", Severity: SeverityNote, schemes: inLogin | inGeneric, in: setOf(Password), when: empty, check: checkEmpty},
	{ID: "host-empty", Section: "3.1", schemes: inTen&^inFile | inGeneric, in: setOf(Host), when: empty, check: checkHostEmpty},
	{ID: "host-ipv6", Section: "3.1", in: setOf(HostLiteral), check: checkWhole},
	{ID: "host-underscore", Section: "3.1", in: setOf(Host), octets: octet.Underscore},
	{ID: "host-octet", Section: "3.1", in: setOf(Host), octets: ^hostOctets},
	{ID: "host-label-empty", Section: "3.1", in: setOf(Host), when: oddHost, check: checkHostDots},
	{ID: "host-hyphen", Section: "3.1", in: setOf(Host), when: oddHost, check: checkHostHyphens},
	{ID: "host-number", Section: "3.1", in: setOf(Host), when: oddHost, check: checkHostNumber, fact: true},
	{ID: "host-top-digit", Section: "3.1", in: setOf(Host), when: oddHost, check: checkHostTop},
	{ID: "host-number-range", Section: "3.1", Severity: SeverityWarning, in: setOf(Host), when: longOrNumber, check: checkHostRange},
	{ID: "host-octal", Section: "3.1", Severity: SeverityNote, in: setOf(Host), when: longOrNumber, check: checkOctal, fact: true},
	{ID: "host-private", Section: "3.1", Severity: SeverityWarning, in: setOf(Host, HostLiteral), needs: octet.Colon, when: oddHost | longOrNumber, check: checkHostPrivate, fact: true},
	{ID: "host-look-alike", Section: "3.1", Severity: SeverityNote, in: setOf(Host), when: inASCII, check: each(fact.LookAlike)},
	{ID: "host-long", Section: "3.1", Severity: SeverityWarning, in: setOf(Host), when: longOrNumber, check: checkHostLength},
	{ID: "port-empty", Section: "3.1", schemes: inServer | inGeneric, in: setOf(Port), when: empty, check: checkPortEmpty},
	{ID: "port-octet", Section: "3.1", schemes: inServer | inGeneric, in: setOf(Port), octets: ^octet.Digit},
	{ID: "port-zero", Section: "3.1", Severity: SeverityWarning, in: setOf(Port), needs: octet.Digit, check: checkPort},
	portRange,       // see checkPort
	portLeadingZero, // see checkPort
	portDefault,     // see checkPort
	portReserved,    // see checkPort
	portOther,       // see checkPort
	{ID: "password", Section: "6", Severity: SeverityWarning, schemes: inLogin | inGeneric, in: setOf(Password), check: checkPassword},
	{ID: "path-missing", Section: "3.1", schemes: inNNTP | inWAIS | inProspero, when: noPath, check: checkPathMissing},

	// 3.2 FTP
	{ID: "ftp-semicolon", Section: "3.2.2", schemes: inFTP, in: setOf(Fsegment), octets: octet.Semicolon},
	{ID: "ftp-path-absent", Section: "3.2.2", Severity: SeverityNote, schemes: inFTP, when: noPath, check: checkPathAbsent},
	{ID: "ftp-question", Section: "3.2.2", Severity: SeverityNote, schemes: inFTP, in: setOf(Fsegment), needs: octet.Question, check: checkQuestions},
	{ID: "ftp-type-incomplete", Section: "3.2.2", schemes: inFTP, needs: octet.Semicolon, check: checkTypeIncomplete},
	{ID: "ftp-type-unknown", Section: "3.2.2", in: setOf(Ftptype), when: oddType, check: checkTypeUnknown},
	{ID: "ftp-type-spelling", Section: "3.2.2", Severity: SeverityNote, schemes: inFTP, needs: octet.Hialpha, check: checkTypeSpelling},
	{ID: "ftp-cwd-null", Section: "3.2.2", Severity: SeverityNote, schemes: inFTP, in: setOf(Fsegment), when: empty, check: checkCWDNull},
	{ID: "ftp-name-null", Section: "3.2.2", Severity: SeverityNote, schemes: inFTP, in: setOf(Fsegment), when: empty, check: checkNameNull},
	{ID: "ftp-type-absent", Section: "3.2.3", Severity: SeverityNote, schemes: inFTP, when: noType, check: checkTypeAbsent},

	// 3.3 HTTP
	{ID: "http-search-path", Section: "3.3", schemes: inHTTP, when: noPath, check: checkSearchPath},
	{ID: "search-reserved", Section: "3.3", schemes: inHTTP | inWAIS, in: setOf(Search), octets: octet.Slash | octet.Question},
	{ID: "search-plus", Section: "3.3", Severity: SeverityNote, schemes: inHTTP | inLaterWeb, in: setOf(Search), needs: octet.Plus, check: first(fact.Plus)},
	{ID: "path-plus", Section: "3.3", Severity: SeverityNote, schemes: inFTP | inHTTP | inLaterWeb, in: setOf(Fsegment, Hsegment), needs: octet.Plus, check: first(fact.PlusBetween)},
	{ID: "http-semicolon", Section: "3.3", Severity: SeverityNote, schemes: inHTTP, in: setOf(Hsegment, Search), needs: octet.Semicolon, check: checkSemicolons},

	// 3.4 Gopher
	{ID: "gopher-type-default", Section: "3.4.1", Severity: SeverityNote, schemes: inGopher, when: noPath, check: checkGopherDefault},
	{ID: "gopher-type-unknown", Section: "3.4.1", Severity: SeverityWarning, in: setOf(Gtype), when: oddType, check: checkGopherType},
	{ID: "gopher-type-encoded", Section: "3.4.1", Severity: SeverityWarning, in: setOf(Gtype), needs: octet.Percent, check: checkGopherTypeEncoded},
	{ID: "gopher-type-twice", Section: "3.4.1", Severity: SeverityNote, in: setOf(Selector), when: typeAgain, check: checkGopherTwice},
	{ID: "gopher-tab", Section: "3.4.2", schemes: inGopher, needs: octet.Break, check: checkGopherTab},
	{ID: "gopher-search-question", Section: "3.4.2", Severity: SeverityWarning, in: setOf(Selector), needs: octet.Question, check: checkGopherQuestion},
	{ID: "gopher-search-type", Section: "3.4.2", Severity: SeverityNote, in: setOf(GopherSearch), check: checkGopherSearchType},
	{ID: "gopher-plus-tab", Section: "3.4.3", Severity: SeverityWarning, in: setOf(GopherSearch), needs: octet.Plus | octet.Extra | octet.Dollar | octet.Question, check: checkGopherPlusTab},
	{ID: "gopher-plus-line-end", Section: "6", Severity: SeverityWarning, in: setOf(GopherString), needs: octet.Percent, check: checkGopherPlusControls},
	{ID: "gopher-search-reserved", Section: "3.4.2", Severity: SeverityNote, in: setOf(GopherSearch), needs: octet.Slash | octet.Question, check: checkGopherReserved},

	// 3.5 mailto
	{ID: "mailto-empty", Section: "3.5", in: setOf(Addr), when: empty, check: checkEmpty},
	{ID: "mailto-name", Section: "3.5", schemes: inMailto, needs: octet.Angle, check: checkMailName},
	{ID: "mailto-headers", Section: "3.5", Severity: SeverityNote, in: setOf(Addr), needs: octet.Question, check: checkMailHeaders},
	{ID: "mailto-plus", Section: "3.5", Severity: SeverityNote, in: setOf(Addr), needs: octet.Question, check: checkMailPlus},
	{ID: "mailto-slashes", Section: "3.5", Severity: SeverityWarning, in: setOf(Addr), needs: octet.Slash, check: checkMailSlashes},
	{ID: "mailto-address", Section: "3.5", Severity: SeverityWarning, in: setOf(Addr), check: checkAddress},

	// 3.6 news
	{ID: "news-all", Section: "3.6", Severity: SeverityNote, in: setOf(AllGroups), check: checkWhole},
	{ID: "group-empty", Section: "3.6", in: setOf(Group), when: empty, check: checkEmpty},
	{ID: "group-server", Section: "3.6", schemes: inNews, needs: octet.Slash, check: checkGroupServer},
	{ID: "group-start", Section: "3.6", in: setOf(Group), when: oddStart, check: checkGroupStart},
	{ID: "group-octet", Section: "3.6", in: setOf(Group), octets: ^groupOctets},
	{ID: "article-empty", Section: "3.6", in: setOf(Article), when: empty, check: checkEmpty},
	{ID: "article-brackets", Section: "3.6", schemes: inNews, needs: octet.Angle, check: checkArticleBrackets},
	{ID: "article-at", Section: "3.6", in: setOf(Article), octets: octet.At},
	{ID: "news-server", Section: "3.6", Severity: SeverityWarning, in: setOf(Article), needs: octet.Slash, check: checkNewsServer},

	// 3.7 NNTP
	{ID: "article-number", Section: "3.7", in: setOf(Digits), octets: ^octet.Digit},
	{ID: "article-number-empty", Section: "3.7", in: setOf(Digits), when: empty, check: checkEmpty},

	// 3.8 Telnet
	{ID: "telnet-path", Section: "3.8", schemes: inTelnet, in: setOf(Stray), check: checkTelnetPath},

	// 3.9 WAIS
	{ID: "wais-form", Section: "3.9", schemes: inWAIS, in: setOf(Wtype), when: alone, check: checkWAISForm},

	// 3.10 Files
	{ID: "file-slashes", Section: "3.10", schemes: inFile, when: oddSlashes, check: checkSlashes},
	{ID: "drive-letter", Section: "3.10", schemes: inFile, in: setOf(SchemeName), when: misnamed, check: checkDriveLetter},
	{ID: "file-drive", Section: "3.10", schemes: inFile, when: noPath, check: checkFileDrive},
	{ID: "file-port", Section: "3.10", schemes: inFile, in: setOf(Port), check: checkFilePort},
	{ID: "file-path-missing", Section: "3.10", schemes: inFile, when: noPath, check: checkPathMissing},

	// 3.11 Prospero
	{ID: "prospero-field", Section: "3.11", in: setOf(Fieldname), when: alone, check: checkProsperoField},
	{ID: "prospero-equals", Section: "3.11", in: setOf(Fieldvalue), octets: octet.Equals},

	// What no row above names, in any part
	{ID: "reserved-octet", Section: "2.2", schemes: inTen, in: anywhere &^ userinfo, octets: octet.Reserved},

	// 4 Registration of new schemes
	{ID: "scheme-set-aside", Section: "4", Severity: SeverityNote, schemes: inOther, in: setOf(SchemeName), check: checkOtherScheme},
	{ID: "scheme-experimental", Section: "4", Severity: SeverityNote, schemes: inOther, in: setOf(SchemeName), check: checkOtherScheme},
	schemeLater, // see reportLater
	{ID: "scheme-unknown", Section: "4", Severity: SeverityNote, schemes: inOther, in: setOf(SchemeName), check: checkOtherScheme},

	// What was meant: see cause.go
	unexpected,
	slip,

	// Appendix: recommendations for URLs in context
	{ID: "url-prefix", Section: "appendix", Severity: SeverityWarning, schemes: inOther, in: setOf(SchemeName), check: checkURLPrefix},
	{ID: "wrapper", Section: "appendix", in: setOf(Stray), check: checkWrapper},
	{ID: "space-around", Section: "appendix", in: setOf(Stray), check: checkSpaceAround},
})
