package core

// fixPortReserved removes a port. If it is the port of the scheme's twin, the first fix writes the twin's name
// instead: "https://h/" for "http://h:443/".
func fixPortReserved(u *URL, d Diagnostic) []Fix {
	port := fixRemoveColon(FixChanges)(u, d)
	name := u.twin()
	if name == "" {
		return port
	}
	twin := edit(TitleReplace, FixLikely, u.named, name)
	twin.Edits = append(twin.Edits, port[0].Edits...)
	return append([]Fix{twin}, port...)
}

// fixPortDefault removes a default port and its colon. For a scheme of RFC 1738 the result is the same (section
// 3.1).
func fixPortDefault(u *URL, d Diagnostic) []Fix {
	if u.scheme == Other || u.reading.Port == 0 {
		return fixRemove(FixLikely)(u, d)
	}
	return fixRemove(FixSame)(u, d)
}
