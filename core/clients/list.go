package clients

// The clients that were recorded.
var (
	curl        = &Client{"curl", "curl", "7.88.1"}
	wget        = &Client{"wget", "wget", "1.21.3"}
	lynx        = &Client{"lynx", "lynx", "2.9.0dev.12"}
	tnftp       = &Client{"tnftp", "tnftp", "20210827"}
	ncftpget    = &Client{"ncftpget", "ncftpget", "3.2.6"}
	urllib      = &Client{"python-urllib", "Python urllib", "3.11.2"}
	lwp         = &Client{"lwp", "Perl LWP", "6.68"}
	w3m         = &Client{"w3m", "w3m", "0.5.3+git20230121"}
	links       = &Client{"links", "links", "2.28"}
	elinks      = &Client{"elinks", "elinks", "0.13.2"}
	aria2c      = &Client{"aria2c", "aria2c", "1.36.0"}
	lftpCat     = &Client{"lftp-cat", "lftp cat", "4.9.2"}
	lftpOpen    = &Client{"lftp-open", "lftp open", "4.9.2"}
	umn         = &Client{"umn-gopher", "UMN gopher", "3.0.17"}
	sacc        = &Client{"sacc", "sacc", "1.06"}
	wget2       = &Client{"wget2", "wget2", "1.99.1"}
	node        = &Client{"node-fetch", "Node fetch", "20.20.2"}
	goHTTP      = &Client{"go-http", "Go net/http", "1.26"}
	lwpPOST     = &Client{"lwp-POST", "Perl LWP POST", "6.68"}
	pyPosix     = &Client{"python-posix", "Python url2pathname", "3.11.2"}
	pyWindows   = &Client{"python-nt", "Python nturl2path", "3.11.2"}
	nodePosix   = &Client{"node-posix", "Node fileURLToPath", "20.20.2"}
	nodeWindows = &Client{"node-windows", "Node fileURLToPath, Windows", "20.20.2"}
	perlUnix    = &Client{"perl-unix", "Perl URI::file, Unix", "5.17"}
	perlWin32   = &Client{"perl-win32", "Perl URI::file, Windows", "5.17"}
	perlMac     = &Client{"perl-mac", "Perl URI::file, Mac OS", "5.17"}
	lynxVMS     = &Client{"lynx-vms", "lynx on VMS", "2.9.0dev.12"}
	mutt        = &Client{"mutt", "mutt", "2.2.12"}
	perlMailto  = &Client{"perl-URI::mailto", "Perl URI::mailto", "5.17"}
	pyMailto    = &Client{"python-urlsplit", "Python urlsplit", "3.11.2"}
	nodeURL     = &Client{"node-URL", "Node URL", "20.20.2"}
	goURL       = &Client{"go-net/url", "Go net/url", "1.26"}
	bombadillo  = &Client{"bombadillo", "bombadillo", "2.4.0"}
)
