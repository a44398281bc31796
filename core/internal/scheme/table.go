package scheme

// rows are the schemes of which more is known than the name.
var rows = [...]Row{
	{Name: "ftp", By: "section 3.2", Port: 21},
	{Name: "http", By: "section 3.3", Port: 80},
	{Name: "gopher", By: "section 3.4", Port: 70},
	{Name: "mailto", By: "section 3.5"},
	{Name: "news", By: "section 3.6"},
	{Name: "nntp", By: "section 3.7", Port: 119},
	{Name: "telnet", By: "section 3.8", Port: 23},
	{Name: "wais", By: "section 3.9", Port: 210},
	{Name: "file", By: "section 3.10"},
	{Name: "prospero", By: "section 3.11", Port: 1525},

	{Name: "afs", By: SetAside},
	{Name: "cid", By: SetAside, Since: "RFC 2392"},
	{Name: "mailserver", By: SetAside},
	{Name: "mid", By: SetAside, Since: "RFC 2392"},
	{Name: "nfs", By: SetAside, Since: "RFC 2224", Port: 2049},
	{Name: "tn3270", By: SetAside, Since: "RFC 6270", Port: 23},
	{Name: "z39.50", By: SetAside, Port: 210},

	{Name: "about", By: "RFC 6694"},
	{Name: "acct", By: "RFC 7565"},
	{Name: "amqp", By: "www.rabbitmq.com", Port: 5672},
	{Name: "amqps", By: "www.rabbitmq.com", Port: 5671},
	{Name: "android-app", By: "developers.google.com"},
	{Name: "app", By: "W3C app: URL"},
	{Name: "bitcoin", By: "the IANA registry"},
	{Name: "blob", By: "W3C File API"},
	{Name: "callto", By: "the IANA registry"},
	{Name: "chrome", By: "the IANA registry"},
	{Name: "chrome-extension", By: "the IANA registry"},
	{Name: "coap", By: "RFC 7252", Port: 5683},
	{Name: "coaps", By: "RFC 7252", Port: 5684},
	{Name: "data", By: "RFC 2397"},
	{Name: "davs", By: "GVfs"},
	{Name: "dict", By: "RFC 2229", Port: 2628},
	{Name: "dns", By: "RFC 4501"},
	{Name: "docker", By: "containers-transports(5)"},
	{Name: "doi", By: "the IANA registry"},
	{Name: "facetime", By: "the IANA registry"},
	{Name: "feed", By: "the IANA registry"},
	{Name: "fileb", By: "AWS CLI"},
	{Name: "finger", By: "draft-ietf-uri-url-finger", Port: 79},
	{Name: "fsp", By: "fsp.sourceforge.net", Port: 21},
	{Name: "ftps", By: "curl", Port: 990},
	{Name: "gemini", By: "geminiprotocol.net", Port: 1965},
	{Name: "geo", By: "RFC 5870"},
	{Name: "git", By: "git-scm.com", Port: 9418},
	{Name: "git+http", By: "git-scm.com", Port: 80},
	{Name: "git+https", By: "git-scm.com", Port: 443},
	{Name: "git+ssh", By: "git-scm.com", Port: 22},
	{Name: "gophers", By: "curl", Port: 70},
	{Name: "gs", By: "cloud.google.com"},
	{Name: "hdfs", By: "Apache Hadoop"},
	{Name: "hftp", By: "Apache Hadoop"},
	{Name: "htsp", By: "tvheadend.org", Port: 9982},
	{Name: "httpg", By: "Globus Toolkit"},
	{Name: "httpmu", By: "draft-goland-http-udp"},
	{Name: "https", By: "RFC 9110", Web: true, Port: 443},
	{Name: "httpu", By: "draft-goland-http-udp"},
	{Name: "imap", By: "RFC 5092", Port: 143},
	{Name: "imaps", By: "curl", Port: 993},
	{Name: "info", By: "RFC 4452"},
	{Name: "intent", By: "developer.chrome.com"},
	{Name: "ios-app", By: "developers.google.com"},
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
	{Name: "ldapi", By: "www.openldap.org"},
	{Name: "ldaps", By: "the IANA registry"},
	{Name: "magnet", By: "magnet-uri.sourceforge.net"},
	{Name: "mailbox", By: "Mozilla Thunderbird"},
	{Name: "market", By: "the IANA registry"},
	{Name: "matrix", By: "the IANA registry"},
	{Name: "mms", By: "the IANA registry"},
	{Name: "mongodb", By: "the IANA registry"},
	{Name: "mongodb+srv", By: "www.mongodb.com"},
	{Name: "moz-extension", By: "Mozilla Firefox"},
	{Name: "mqtt", By: "the IANA registry"},
	{Name: "mqtts", By: "the IANA registry"},
	{Name: "mysql", By: "dev.mysql.com", Port: 3306},
	{Name: "nats", By: "docs.nats.io", Port: 4222},
	{Name: "ni", By: "RFC 6920"},
	{Name: "nntps", By: "the IANA list of services", Port: 563},
	{Name: "ntp", By: "the IANA list of services", Port: 123},
	{Name: "oci", By: "containers-transports(5)"},
	{Name: "otpauth", By: "the IANA registry"},
	{Name: "pop", By: "RFC 2384", Port: 110},
	{Name: "pop3", By: "curl", Port: 110},
	{Name: "postgres", By: "www.postgresql.org", Port: 5432},
	{Name: "postgresql", By: "www.postgresql.org", Port: 5432},
	{Name: "rdp", By: "learn.microsoft.com"},
	{Name: "redis", By: "the IANA registry", Port: 6379},
	{Name: "rediss", By: "the IANA registry"},
	{Name: "rsync", By: "RFC 5781", Port: 873},
	{Name: "rtmp", By: "the IANA registry"},
	{Name: "rtmps", By: "curl", Port: 443},
	{Name: "rtp", By: "FFmpeg"},
	{Name: "rtsp", By: "RFC 7826", Port: 554},
	{Name: "s3", By: "AWS CLI"},
	{Name: "scp", By: "curl", Port: 22},
	{Name: "sftp", By: "draft-ietf-secsh-scp-sftp-ssh-uri", Port: 22},
	{Name: "shttp", By: "RFC 2660"},
	{Name: "sip", By: "RFC 3261", Port: 5060},
	{Name: "sips", By: "RFC 3261", Port: 5061},
	{Name: "skype", By: "the IANA registry"},
	{Name: "slack", By: "api.slack.com"},
	{Name: "smb", By: "draft-crhertel-smb-url", Port: 445},
	{Name: "sms", By: "RFC 5724"},
	{Name: "smtps", By: "curl", Port: 465},
	{Name: "snews", By: "RFC 5538", Port: 563},
	{Name: "spotify", By: "the IANA registry"},
	{Name: "srt", By: "FFmpeg"},
	{Name: "ss", By: "shadowsocks.org"},
	{Name: "ssh", By: "draft-ietf-secsh-scp-sftp-ssh-uri", Port: 22},
	{Name: "steam", By: "the IANA registry"},
	{Name: "stun", By: "RFC 7064", Port: 3478},
	{Name: "svn", By: "the IANA registry"},
	{Name: "svn+ssh", By: "svnbook.red-bean.com", Port: 22},
	{Name: "tag", By: "RFC 4151"},
	{Name: "tcp", By: "docs.docker.com"},
	{Name: "tel", By: "RFC 3966"},
	{Name: "telnets", By: "the IANA list of services", Port: 992},
	{Name: "tftp", By: "RFC 3617", Port: 69},
	{Name: "turn", By: "RFC 7065", Port: 3478},
	{Name: "unix", By: "grpc.github.io"},
	{Name: "urn", By: "RFC 8141"},
	{Name: "vemmi", By: "RFC 2122", Port: 575},
	{Name: "view-source", By: "the IANA registry"},
	{Name: "vnc", By: "RFC 7869", Port: 5900},
	{Name: "vscode", By: "the IANA registry"},
	{Name: "webcal", By: "the IANA registry"},
	{Name: "whatsapp", By: "faq.whatsapp.com"},
	{Name: "ws", By: "RFC 6455", Web: true, Port: 80},
	{Name: "ws+unix", By: "github.com/websockets/ws"},
	{Name: "wss", By: "RFC 6455", Web: true, Port: 443},
	{Name: "xftp", By: "the IANA registry"},
	{Name: "xmpp", By: "RFC 5122", Port: 5222},
	{Name: "zoommtg", By: "developers.zoom.us"},
}

// others are the remaining names that IANA had registered by 2025-01-02. Two registered names are missing: "hxxp"
// and "hxxps" are written so that nobody follows a link, and are repaired to "http" and "https".
const others = "" +
	"aaa aaas acap acd acr adiumxtra adt afp aim amss android appdata apt ar ark at attachment aw barion bb beshare " +
	"bitcoincash bluetooth bolo brid browserext cabal calculator cap cast casts coap+tcp coap+ws coaps+tcp coaps+ws " +
	"com-eventbrite-attendee content content-type crid cstr cvs dab dat dav dhttp diaspora did dis dlna-playcontainer " +
	"dlna-playsingle dntp dpp drm drop dtmi dtn dvb dvx dweb ed2k eid elsi embedded ens ethereum example fax feedready fido " +
	"filesystem first-run-pen-experience fish fm fuchsia-pkg gg gitoid gizmoproject go graph grd gtalk h323 ham hcap hcp hs20 " +
	"hydrazone hyper iax icap icon im iotdisco ipn irc6 iris iris.beep iris.lwz iris.xpc iris.xpcs isostore jabber jar jms " +
	"keyparc lastfm lbry leaptofrogans lid lorawan lpa lvlt machineprovisioningprogressreporter maps message " +
	"microsoft.windows.camera microsoft.windows.camera.multipicker microsoft.windows.camera.picker modem moz ms-access " +
	"ms-appinstaller ms-browser-extension ms-calculator ms-drive-to ms-enrollment ms-excel ms-eyecontrolspeech " +
	"ms-gamebarservices ms-gamingoverlay ms-getoffice ms-help ms-infopath ms-inputapp ms-launchremotedesktop " +
	"ms-lockscreencomponent-config ms-media-stream-id ms-meetnow ms-mixedrealitycapture ms-mobileplans ms-newsandinterests " +
	"ms-officeapp ms-people ms-personacard ms-powerpoint ms-project ms-publisher ms-recall ms-remotedesktop " +
	"ms-remotedesktop-launch ms-restoretabcompanion ms-screenclip ms-screensketch ms-search ms-search-repair " +
	"ms-secondary-screen-controller ms-secondary-screen-setup ms-settings ms-settings-airplanemode ms-settings-bluetooth " +
	"ms-settings-camera ms-settings-cellular ms-settings-cloudstorage ms-settings-connectabledevices " +
	"ms-settings-displays-topology ms-settings-emailandaccounts ms-settings-language ms-settings-location ms-settings-lock " +
	"ms-settings-nfctransactions ms-settings-notifications ms-settings-power ms-settings-privacy ms-settings-proximity " +
	"ms-settings-screenrotation ms-settings-wifi ms-settings-workplace ms-spd ms-stickers ms-sttoverlay ms-transit-to " +
	"ms-useractivityset ms-virtualtouchpad ms-visio ms-walk-to ms-whiteboard ms-whiteboard-cmd ms-word msnim msrp msrps mss " +
	"mt mtqp mumble mupdate mvn mvrp mvrps nih notes num ocf oid onenote onenote-cmd opaquelocktoken openid openpgp4fpr p1 " +
	"pack palm paparazzi payment payto pkcs11 platform pres proxy psyc pttp pwid qb query quic-transport reload res resource " +
	"rmi rtmfp rtsps rtspu sarif secondlife secret-token service session sgn shc shelter sieve simpleledger simplex smp smtp " +
	"snmp soap.beep soap.beeps soldat spiffe ssb starknet stuns submit swh swid swidpath taler teamspeak teapot teapots " +
	"teliaeid things thismessage thzp tip tool turns tv udp unreal upt ut2004 uuid-in-package v-event ventrilo ves videotex " +
	"vscode-insiders vsls w3 wcr web+ap web3 wifi wpid wtai wyciwyg xcon xcon-userid xfire xmlrpc.beep xmlrpc.beeps xrcp xri " +
	"ymsgr z39.50r z39.50s"
