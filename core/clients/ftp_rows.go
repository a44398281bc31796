package clients

// ftpRows are the clients of FTP that were recorded.
var ftpRows = []ftpRow{
	{
		client: curl, ends: "/?#", badPort: Refuses, anonymous: "ftp@example.com", login: strictLogin,
		query: true, fragment: true, typecode: typeAnywhere, prepare: byDecoded, unsureOf: "[]", nul: true, refusesAfter: controls,
		file: "CWD {each}|TYPE {type}|RETR {name}", folder: "CWD {each}|TYPE A|LIST", list: "CWD {each}|TYPE A|NLST",
	},
	{
		client: wget, ends: "/?#;", badPort: Refuses, anonymous: "-wget@", emptyUser: refusesIt, noPassword: sendsAddress, login: decodedLogin,
		fragment: true, typecode: typeOfParams, prepare: byDirectory, bare: "/", clean: blanked,
		file: "TYPE {type}|?CWD {home}{dirs}|RETR {name}", folder: "TYPE {type}|?CWD {home}{dirs}|LIST -a",
		glob: "TYPE {type}|?CWD {home}{dirs}|LIST -a", globs: "*?[]",
	},
	{ // the password is the name of the person who runs it
		client: lynx, ends: "/?#", losesPort: true, badPort: Refuses, refusesEmptyPort: true, anonymous: "tester@", emptyUser: refusesIt, noPassword: sendsAddress,
		blank: refusesIt, login: narrowLogin, fragment: true, typecode: typeAtEnd, prepare: byHome, bare: "/~", unsure: []string{"%7E", "/"},
		keepsTextType: true, file: "CWD {each}|TYPE {type}|RETR {root}{path}", folder: "TYPE I|RETR {root}{path}", list: "TYPE I|CWD {root}{path}|LIST",
	},
	{
		client: tnftp, ends: "/", refusesEmptyPort: true, anonymous: "anonymous@", emptyUser: refusesIt, noPassword: sendsAsked, login: decodedLogin,
		typecode: typeOrNothing, prepare: bySegment, noList: Refuses,
		file: "TYPE {type}|CWD {each}|RETR {name}", folder: "TYPE {type}|CWD {each}",
		glob: "TYPE {type}|CWD {each}|TYPE A|NLST {name}|TYPE I", globs: "*?[", globsDecoded: true,
	},
	{
		client: ncftpget, ends: "/", anonymous: "NcFTP@", cdup: true, emptyUser: asksFirst, noPassword: asksFirst, blank: unsureOfIt, login: decodedLogin,
		typecode: typeAtEnd, prepare: byFullSegment, unsure: []string{"/"}, unsureOfPercent: true, keepsTextType: true, clean: shortened, noFolder: Refuses, noList: Refuses,
		file: "?CWD {dirs}|TYPE {type}|RETR {name}", glob: "?CWD {dirs}|NLST {name}|TYPE {type}", globs: "*?[", globsDecoded: true,
	},
	{
		client: urllib, ends: "/?#", badPort: Elsewhere, anonymous: "anonymous@", emptyUser: becomesAnonymous, login: firstDecoded,
		fragment: true, typecode: typeOfAttributes, prepare: byPython, bare: "/", nul: true, clean: unbroken, cdup: true,
		file: "CWD {dirs}|TYPE {type}|RETR {name}", folder: "CWD {dirs}|TYPE {type}|TYPE A|LIST",
		list: "CWD {dirs}|TYPE A|TYPE A|CWD {name}|CWD {home}{dirs}|LIST {name}",
	},
	{
		client: lwp, ends: "/?#", badPort: Fails, anonymous: "anonymous@", login: lwpLogin,
		fragment: true, typecode: typeOfSegment, prepare: byWords, nul: true, clean: unbrokenName, cdup: true,
		file: "TYPE {type}|CWD {each}|RETR {name}", folder: "TYPE {type}|CWD {each}|LIST",
	},
	{
		client: w3m, ends: "/?#", badPort: Fails, anonymous: "anonymous@", noPassword: sendsAsked, blank: sendsAsked, login: rawLogin,
		query: true, fragment: true, prepare: byCompact, bare: "~", unsure: []string{"%7E"}, clean: dropped,
		file: "TYPE I|RETR {root}{path}", folder: "TYPE I|CWD {root}{path}|LIST",
	},
	{
		client: links, ends: "/?", badPort: Elsewhere, refusesEmptyPort: true, anonymous: "somebody@host.domain", emptyUser: becomesAnonymous,
		noPassword: sendsAddress, blank: sendsAddress, login: rawLogin, prepare: byRelative, refusesBefore: "\n",
		file: "TYPE I|CWD /|RETR {path}", folder: "TYPE A|CWD /|?CWD {dirs}|LIST",
	},
	{
		client: elinks, ends: "/", anonymous: "some@host.domain", emptyUser: becomesAnonymous, noPassword: sendsAddress, blank: sendsAddress, login: rawLogin,
		query: true, fragment: true, prepare: byCompact, refusesAfter: "\r\n",
		file: "TYPE I|RETR /{path}", folder: "TYPE A|CWD /{path}|LIST",
	},
	{
		client: aria2c, ends: "/?#", badPort: Refuses, refusesEmptyPort: true, refusesUpperCase: true, anonymous: "ARIA2USER@", emptyUser: refusesIt,
		login: decodedLogin, query: true, fragment: true, prepare: byFullSegment, noFolder: Fails,
		file: "TYPE I|CWD {home}|CWD {each}|RETR {name}",
	},
	{
		client: lftpCat, ends: "/", refusesUpperCase: true, anonymous: "lftp@", noPassword: sendsAddress, login: decodedLogin,
		prepare: byWhole, bare: "/~", unsure: []string{"%7E", "/"}, clean: telnet, noFolder: Fails,
		file: "TYPE I|RETR {home}{path}", folder: "TYPE I|RETR {home}{path}",
	},
	{
		client: lftpOpen, ends: "/", refusesUpperCase: true, anonymous: "lftp@", emptyUser: asksFirst, noPassword: asksFirst, login: decodedLogin,
		prepare: byPlace, clean: telnet,
		file: "CWD {each}|CWD {name}|LIST|TYPE I", folder: "CWD {each}|LIST|TYPE I",
	},
}

// lwpLogin logs in as anonymous if the URL has an empty user. If the URL has no password, an empty user, anonymous and
// ftp get one.
func lwpLogin(p *ftpRun) {
	user, password := p.user.decode(), p.password.decode()
	if !p.hasPassword {
		switch user.string() {
		case "":
			password = own("-anonymous@")
		case "anonymous", "ftp":
			password = own(p.anonymous)
		}
	}
	if p.hasUser && len(user) == 0 {
		user = own("anonymous")
	}
	if !p.hasUser {
		password = nil
	}
	p.logIn(user, password)
}
