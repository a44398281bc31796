package core_test

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"urlscope/core/octet"
)

// TestLoginsOfAllSchemes tries passwords that were typed as they are, in all schemes that are met with a login: what in them ends a
// login must be encoded, and the host must stay the one behind the last "@".
func TestLoginsOfAllSchemes(t *testing.T) {
	t.Parallel()
	// Schemes whose URLs may have a path with an "@": digits in front of a slash or a "?" are a port there.
	known := []string{"https", "ftp", "sftp", "ssh", "imap", "ldap", "rtsp"}
	databases := []string{"mysql", "postgres", "postgresql", "mongodb", "mongodb+srv", "redis", "rediss", "amqp", "amqps", "mqtt", "nats", "smtp", "jdbc:mysql", "clickhouse"}
	hosts := []string{"h.example.org", "db.example.com:5432", "localhost", "localhost:8080", "10.0.0.1:5672", "rabbit", "rabbit:5672", "[2001:db8::1]:4222"}
	if runtime.GOARCH == "wasm" { // where node takes as long for one as Go for ten
		hosts = hosts[:1]
	}
	passwords := []string{"p@ss", "p#ss", "p/ss", "p?ss", "p%ss", "p#s/s", "p@s#s", "p/s?s@x", "123#abc", "a:b#1", "a:b/1", "s p", "x[1]#", "#pass", "?pass"}
	try := func(scheme, user, password, host string) {
		// RFC 1738 has a "?" in the login of ftp, and only its own schemes refuse a colon there.
		plain := strings.NewReplacer("%3A", ":", "%3F", "?").Replace
		if scheme == "https" {
			plain = strings.NewReplacer("%3A", ":").Replace
		}
		if password == "p@s#s" && strings.HasPrefix(host, "rabbit") {
			return // "s" is a host, too, and has a fragment behind it
		}
		typed := scheme + "://" + user + ":" + password + "@" + host + "/x"
		meant := scheme + "://" + user + ":" + encoded(password) + "@" + host + "/x"
		if got := followed(typed); plain(got) != plain(meant) {
			t.Errorf("%s becomes %s, not %s", typed, got, meant)
		}
	}
	for _, host := range hosts {
		for _, scheme := range slices.Concat(known, databases) {
			for _, password := range passwords {
				if scheme != "jdbc:mysql" || host[0] != '[' { // it is not read as a URL with a host
					try(scheme, "joe", password, host)
					try(scheme, "root", password, host)
				}
			}
		}
		for _, scheme := range databases {
			for _, password := range append(passwords, "1234/5", "123?abc") {
				if scheme != "jdbc:mysql" || host[0] != '[' {
					try(scheme, "joe.doe", password, host)
					try(scheme, "", password, host)
				}
			}
		}
	}
}

// TestPathsOfAllSchemes holds that a path with an "@" moves no host.
func TestPathsOfAllSchemes(t *testing.T) {
	t.Parallel()
	for _, scheme := range []string{"https", "ws", "ftp", "sftp", "ssh", "imap", "ldap", "rtsp"} {
		for _, login := range []string{"joe", "joe:pw", "joe:p%40w"} {
			for _, host := range []string{"registry", "registry:80", "h.example.org", "localhost", "10.0.0.1:81", "host1", "my-host:8443"} {
				for _, path := range []string{"/@scope/pkg", "/joe@example.com", "/users/joe@example.com/x", "/@joe", "/a/b@h", "/a@1.2.3"} {
					typed := scheme + "://" + login + "@" + host + path
					if got := followed(typed); got != typed && got != strings.Replace(typed, ":80/", "/", 1) {
						t.Errorf("%s becomes %s", typed, got)
					}
				}
			}
		}
	}
}

// encoded returns a password with each octet as an escape that section 3.1 or 2.2 wants as one.
func encoded(password string) string {
	var b []byte
	for i := range len(password) {
		if strings.IndexByte("@#/?% []:", password[i]) >= 0 {
			b = octet.AppendEscaped(b, password[i:i+1])
		} else {
			b = append(b, password[i])
		}
	}
	return string(b)
}
