package meant

import "strings"

// moveDrive writes a name of DOS or Windows as a URL: `C:\x` → "file:///C:/x".
func moveDrive(text string, p parts) []variant {
	start := 0
	if p.scheme == "file" {
		start = p.data + marksAt(p.rest())
	}
	if !isDrive(text[start:]) {
		return nil
	}
	edits := []Edit{{0, start, "file:///"}}
	if text[start+1] == '|' {
		edits = append(edits, Edit{start + 1, start + 2, ":"})
	}
	edits = append(edits, slashed(text, start+2)...)
	if text[:start] == edits[0].New {
		edits = edits[1:]
	}
	return together(edits)
}

// marksAt returns the number of octets in front of the letter of a drive that can have been typed for its slashes: 3 of
// "~//C:/x".
func marksAt(s string) (n int) {
	const most = 4
	for n < len(s) && n < most && !isAlphaDigit(s[n]) {
		n++
	}
	return n
}

// isDrive reports whether s begins with the letter of a drive and a directory: `C:\x`, "C|/x".
func isDrive(s string) bool {
	return len(s) > 2 && isAlpha(s[0]) && (s[1] == ':' || s[1] == '|') && (s[2] == '/' || s[2] == '\\') && !strings.HasPrefix(s[2:], "//")
}

// slashed returns the edits that write the backslashes from an offset on as slashes: "/x/y" for `\x\y`.
func slashed(text string, from int) []Edit {
	return replaced(text, from, len(text), func(i int) (string, int) { return "/", strings.Count(text[i:i+1], `\`) })
}

// moveUNC writes the name of a share as a URL, in which the server is the host (section 3.10): `\\server\x` →
// "file://server/x"; "file:////server/x" → "file://server/x".
func moveUNC(text string, p parts) []variant {
	start := 0
	if p.scheme == "file" {
		start = p.data
	}
	name := start + blanksAt(text[start:], "/")
	if strings.HasPrefix(text[name:], `\\`) {
		name += len(`\\`)
	} else if !strings.HasPrefix(text[start:], "////") {
		return nil
	}
	return []variant{{edits: append([]Edit{{0, name, "file://"}}, slashed(text, name)...)}}
}

// movePath writes the path of a file of Unix as a URL: "/etc/motd" is "file:///etc/motd".
func movePath(text string, p parts) []variant {
	if !strings.HasPrefix(text, "/") || strings.HasPrefix(text, "//") {
		return nil
	}
	top, _, ok := strings.Cut(text[1:], "/")
	if !ok || !hasWord(unixTops, top) {
		return nil
	}
	return one(0, 0, "file://")
}
