package core

import (
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/octet"
)

// A Scheme is what RFC 1738 says of one scheme.
type Scheme struct {
	Name       string // in lower case; "" for Other
	Production string // the rule of section 5
	Section    string // the section of RFC 1738 that describes it
	Port       int    // the default port; 0 when there is none
	Login      bool   // whether user and password may stand before the host
	Path       bool   // whether a slash must follow the host

	noColon bool // whether no colon may stand behind host and port
	bare    bool // whether nothing may stand behind the slash (section 3.8)

	rows   *schemeRows        // the rules that look at its URLs
	doubts func(*URL) bool    // whether there is something that may be doubted; nil for none
	split  func(*URL)         // tells the parts apart, after the scheme's colon
	reach  func(*reader) bool // reads strictly, after the scheme's colon
	wire   func(*program)     // what a client sends
}

// The schemes of section 3, and Other for every scheme else. By the letter any URL matches
// otherurl; but then "http:foo" would be one, so that is only for the others (decision 3).
var (
	FTP      = &Scheme{Name: "ftp", Production: "ftpurl", Section: "3.2", Port: 21, Login: true, split: splitFTP, reach: reachFTP, wire: wireFTP}
	HTTP     = &Scheme{Name: "http", Production: "httpurl", Section: "3.3", Port: 80, split: splitHTTP, reach: reachHTTP, wire: wireHTTP}
	Gopher   = &Scheme{Name: "gopher", Production: "gopherurl", Section: "3.4", Port: 70, split: splitGopher, reach: reachGopher, wire: wireGopher, doubts: doubtsGopher}
	Mailto   = &Scheme{Name: "mailto", Production: "mailtourl", Section: "3.5", split: splitMailto, reach: reachMailto, wire: wireMailto, doubts: doubtsMailto}
	News     = &Scheme{Name: "news", Production: "newsurl", Section: "3.6", split: splitNews, reach: reachNews, wire: wireNews, doubts: doubtsNews}
	NNTP     = &Scheme{Name: "nntp", Production: "nntpurl", Section: "3.7", Port: 119, Path: true, split: splitNNTP, reach: reachNNTP, wire: wireNNTP}
	Telnet   = &Scheme{Name: "telnet", Production: "telneturl", Section: "3.8", Port: 23, Login: true, noColon: true, bare: true, split: splitTelnet, reach: reachTelnet, wire: wireTelnet}
	WAIS     = &Scheme{Name: "wais", Production: "waisurl", Section: "3.9", Port: 210, Path: true, noColon: true, split: splitWAIS, reach: reachWAIS, wire: wireWAIS}
	File     = &Scheme{Name: "file", Production: "fileurl", Section: "3.10", Path: true, split: splitFile, reach: reachFile, wire: wireFile, doubts: doubtsFile}
	Prospero = &Scheme{Name: "prospero", Production: "prosperourl", Section: "3.11", Port: 1525, Path: true, split: splitProspero, reach: reachProspero, wire: wireProspero}
	Other    = &Scheme{Production: "otherurl", Section: "4", Login: true, split: splitOther, reach: reachOther, wire: wireOther}

	// laterWeb is how https, ws and wss are read: by the generic syntax of RFC
	// 1738 for what is valid (their scheme is Other), with the parts that http has
	// for display.
	laterWeb = &Scheme{Production: "otherurl", Section: "4", Login: true, split: splitLaterWeb, reach: reachLaterWeb, wire: wireLaterWeb}
)

// schemes lists every Scheme, so that tables can be indexed by one. The ten of
// section 3 come first, in its order.
var schemes = []*Scheme{FTP, HTTP, Gopher, Mailto, News, NNTP, Telnet, WAIS, File, Prospero, Other, laterWeb}

// lookup returns what is known by that name, HTTP for "Http", ignoring case (section 2.1).
func lookup(name string) *knownName {
	if name != "" {
		list := named[octet.Lower(name[0])]
		for i := range list {
			if n := &list[i]; octet.EqualFold(n.name, name) {
				return n
			}
		}
	}
	return &unknown
}

// lookupPrefix returns what is known by the name at the start of s, before a colon, HTTP for
// "http://h/"; nil when nothing is, or when the name is not in lower case, or s is short.
func lookupPrefix(s string) *knownName {
	if len(s) < 8 {
		return nil
	}
	begin := octet.Eight(s)
	list := named[byte(begin)]
	for i := range list {
		n := &list[i]
		if l := len(n.name); begin&n.mask == n.begin && (l < 8 || l < len(s) && s[l] == ':' && s[:l] == n.name) {
			return n
		}
	}
	return nil
}

// A knownName is the name of a scheme of the ten or of a registered one.
type knownName struct {
	name       string
	begin      uint64      // the first eight octets of it and a colon
	mask       uint64      // 1 for each bit of them: fewer where it is short
	seen       Class       // the classes of its octets
	scheme     *Scheme     // by section 5
	reading    *Scheme     // by whose rules the parts are told apart
	registered *Registered // nil for one of the ten
	about      factSet     // newScheme for one that came later
}

var unknown = knownName{scheme: Other, reading: Other}

// named holds all names by their first octet, of which few are the same.
var named = func() (by [256][]knownName) {
	add := func(n knownName) {
		n.seen = classesOf(n.name)
		if n.reading.doubts != nil {
			n.about |= ownDoubts
		}
		n.begin = octet.Eight(n.name + ":\x00\x00\x00\x00\x00\x00\x00")
		n.mask = ^uint64(0) >> (8 * max(7-len(n.name), 0))
		by[n.name[0]] = append(by[n.name[0]], n)
	}
	for _, s := range schemes[:10] {
		add(knownName{name: s.Name, scheme: s, reading: s})
	}
	for i := range registered {
		r := &registered[i]
		n := knownName{name: r.Name, scheme: Other, reading: Other, registered: r}
		if r.By != setAside {
			n.about = newScheme
		}
		if r.Web {
			n.reading = laterWeb
		}
		add(n)
	}
	return by
}()

// Registered names a scheme that is not one of the ten but known: those that
// section 4 sets aside, and well-known later ones.
type Registered struct {
	Name  string
	By    string // the section of RFC 1738, or the document or program that says what its URLs are
	Since string // for a name that section 4 sets aside, the document that has given it a syntax since
	Web   bool   // whether it took http's form
	Port  int    // the default port; 0 when there is none
}

const setAside = "section 4"

var registered = []Registered{
	{Name: "afs", By: setAside},
	{Name: "cid", By: setAside, Since: "RFC 2392"},
	{Name: "mailserver", By: setAside},
	{Name: "mid", By: setAside, Since: "RFC 2392"},
	{Name: "nfs", By: setAside, Since: "RFC 2224", Port: 2049},
	{Name: "tn3270", By: setAside, Since: "RFC 6270", Port: 23},
	{Name: "z39.50", By: setAside, Port: 210},

	{Name: "about", By: "RFC 6694"},
	{Name: "acct", By: "RFC 7565"},
	{Name: "amqp", By: "www.rabbitmq.com", Port: 5672},
	{Name: "amqps", By: "www.rabbitmq.com", Port: 5671},
	{Name: "bitcoin", By: "the IANA registry"},
	{Name: "blob", By: "W3C File API"},
	{Name: "chrome", By: "the IANA registry"},
	{Name: "chrome-extension", By: "the IANA registry"},
	{Name: "coap", By: "RFC 7252", Port: 5683},
	{Name: "coaps", By: "RFC 7252", Port: 5684},
	{Name: "data", By: "RFC 2397"},
	{Name: "dict", By: "RFC 2229", Port: 2628},
	{Name: "dns", By: "RFC 4501"},
	{Name: "docker", By: "containers-transports(5)"},
	{Name: "doi", By: "the IANA registry"},
	{Name: "facetime", By: "the IANA registry"},
	{Name: "feed", By: "the IANA registry"},
	{Name: "finger", By: "draft-ietf-uri-url-finger", Port: 79},
	{Name: "ftps", By: "curl", Port: 990},
	{Name: "gemini", By: "geminiprotocol.net", Port: 1965},
	{Name: "geo", By: "RFC 5870"},
	{Name: "git", By: "git-scm.com", Port: 9418},
	{Name: "https", By: "RFC 9110", Web: true, Port: 443},
	{Name: "imap", By: "RFC 5092", Port: 143},
	{Name: "info", By: "RFC 4452"},
	{Name: "intent", By: "developer.chrome.com"},
	{Name: "ipfs", By: "docs.ipfs.tech"},
	{Name: "ipns", By: "the IANA registry"},
	{Name: "ipp", By: "RFC 3510", Port: 631},
	{Name: "ipps", By: "RFC 7472", Port: 631},
	{Name: "irc", By: "draft-butcher-irc-url", Port: 6667},
	{Name: "ircs", By: "the IANA registry"},
	{Name: "itms", By: "the IANA registry"},
	{Name: "javascript", By: "WHATWG HTML"},
	{Name: "jdbc", By: "docs.oracle.com"},
	{Name: "ldap", By: "RFC 4516", Port: 389},
	{Name: "ldaps", By: "the IANA registry"},
	{Name: "magnet", By: "magnet-uri.sourceforge.net"},
	{Name: "market", By: "the IANA registry"},
	{Name: "matrix", By: "the IANA registry"},
	{Name: "mms", By: "the IANA registry"},
	{Name: "mongodb", By: "the IANA registry"},
	{Name: "mqtt", By: "the IANA registry"},
	{Name: "mqtts", By: "the IANA registry"},
	{Name: "mysql", By: "dev.mysql.com", Port: 3306},
	{Name: "ni", By: "RFC 6920"},
	{Name: "otpauth", By: "the IANA registry"},
	{Name: "pop", By: "RFC 2384", Port: 110},
	{Name: "postgres", By: "www.postgresql.org", Port: 5432},
	{Name: "postgresql", By: "www.postgresql.org", Port: 5432},
	{Name: "rdp", By: "learn.microsoft.com"},
	{Name: "redis", By: "the IANA registry", Port: 6379},
	{Name: "rediss", By: "the IANA registry"},
	{Name: "rsync", By: "RFC 5781", Port: 873},
	{Name: "rtmp", By: "the IANA registry"},
	{Name: "rtsp", By: "RFC 7826", Port: 554},
	{Name: "s3", By: "AWS CLI"},
	{Name: "sftp", By: "draft-ietf-secsh-scp-sftp-ssh-uri", Port: 22},
	{Name: "sip", By: "RFC 3261", Port: 5060},
	{Name: "sips", By: "RFC 3261", Port: 5061},
	{Name: "skype", By: "the IANA registry"},
	{Name: "slack", By: "api.slack.com"},
	{Name: "smb", By: "draft-crhertel-smb-url", Port: 445},
	{Name: "sms", By: "RFC 5724"},
	{Name: "snews", By: "RFC 5538", Port: 563},
	{Name: "spotify", By: "the IANA registry"},
	{Name: "ssh", By: "draft-ietf-secsh-scp-sftp-ssh-uri", Port: 22},
	{Name: "steam", By: "the IANA registry"},
	{Name: "stun", By: "RFC 7064", Port: 3478},
	{Name: "svn", By: "the IANA registry"},
	{Name: "tag", By: "RFC 4151"},
	{Name: "tel", By: "RFC 3966"},
	{Name: "tftp", By: "RFC 3617", Port: 69},
	{Name: "turn", By: "RFC 7065", Port: 3478},
	{Name: "urn", By: "RFC 8141"},
	{Name: "vemmi", By: "RFC 2122", Port: 575},
	{Name: "view-source", By: "the IANA registry"},
	{Name: "vnc", By: "RFC 7869", Port: 5900},
	{Name: "vscode", By: "the IANA registry"},
	{Name: "webcal", By: "the IANA registry"},
	{Name: "whatsapp", By: "faq.whatsapp.com"},
	{Name: "ws", By: "RFC 6455", Web: true, Port: 80},
	{Name: "wss", By: "RFC 6455", Web: true, Port: 443},
	{Name: "xmpp", By: "RFC 5122", Port: 5222},

	// These are met seldom, and are here because they are like the name of one of the ten:
	// none of them is that one misspelt.
	{Name: "callto", By: "the IANA registry"},
	{Name: "fileb", By: "AWS CLI"},
	{Name: "fsp", By: "fsp.sourceforge.net", Port: 21},
	{Name: "hftp", By: "Apache Hadoop"},
	{Name: "htsp", By: "tvheadend.org", Port: 9982},
	{Name: "httpg", By: "Globus Toolkit"},
	{Name: "httpmu", By: "draft-goland-http-udp"},
	{Name: "httpu", By: "draft-goland-http-udp"},
	{Name: "mailbox", By: "Mozilla Thunderbird"},
	{Name: "ntp", By: "the IANA list of services", Port: 123},
	{Name: "rtp", By: "FFmpeg"},
	{Name: "shttp", By: "RFC 2660"},
	{Name: "xftp", By: "the IANA registry"},
}

// GrammarOf returns the lines of section 5 that define a rule, as they are printed there:
// "port           = digits" of "port", "" for no rule.
func GrammarOf(rule string) string { return grammar.Lines(rule) }

// LookupRegistered returns what is known of a scheme that is none of the ten, such as "https", ignoring
// case; nil when nothing is.
func LookupRegistered(name string) *Registered {
	return lookup(name).registered
}

// LookupScheme returns the scheme of that name by section 5, ignoring case: one of the ten, FTP for
// "ftp", or Other for "https".
func LookupScheme(name string) *Scheme { return lookup(name).scheme }

// isExperimental reports whether name is one that section 4 leaves to experiments: "x-foo".
func isExperimental(name string) bool { return octet.HasPrefixFold(name, "x-") }
