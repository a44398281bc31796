package core

// fixPortReserved writes the scheme whose port it is, where that is the twin, and leaves the port out; or
// leaves it out only: "https://h/" of "http://h:443/".
func fixPortReserved(u *URL, d Diagnostic) []Fix {
	port := fixRemoveColon(Changes)(u, d)
	name := u.twin()
	if name == "" {
		return port
	}
	twin := edit(TitleReplace, Likely, u.named, name)
	twin.Edits = append(twin.Edits, port[0].Edits...)
	return append([]Fix{twin}, port...)
}

// fixPortDefault takes the port out with its colon: "http://h:80/" becomes "http://h/". For a scheme of
// RFC 1738 that is the same: section 3.1 has it default to this one.
func fixPortDefault(u *URL, d Diagnostic) []Fix {
	if u.scheme == Other || u.reading.Port == 0 {
		return fixRemove(Likely)(u, d)
	}
	return fixRemove(Same)(u, d)
}
