package meant

import "strings"

// moveDrive writes a name of DOS or Windows as a URL.
func moveDrive(text string, p parts) []variant {
	rest, start := text, 0
	if p.scheme == "file" {
		start = p.data
		for start < len(text) && (text[start] == '/' || text[start] == '\\') {
			start++
		}
		rest = text[start:]
	}
	if len(rest) < 3 || !isAlpha(rest[0]) || rest[1] != ':' && rest[1] != '|' || rest[2] != '\\' && rest[2] != '/' || strings.HasPrefix(rest[2:], "//") {
		return nil
	}
	edits := []Edit{{0, start, "file:///"}, {start + 1, start + 2, ":"}}
	for i := start + 2; i < len(text); i++ {
		if text[i] == '\\' {
			edits = append(edits, Edit{i, i + 1, "/"})
		}
	}
	return []variant{{edits: drop(text, edits)}}
}

// drop leaves out edits that change nothing.
func drop(text string, edits []Edit) (list []Edit) {
	for _, e := range edits {
		if text[e.Start:e.End] != e.New {
			list = append(list, e)
		}
	}
	return list
}

// moveUNC writes the name of a share as a URL: the server is the host (3.10).
func moveUNC(text string, p parts) []variant {
	rest, start := text, 0
	if p.scheme == "file" || p.scheme == "smb" {
		start = p.data
		rest = text[start:]
		rest = strings.TrimLeft(rest, "/")
		start = len(text) - len(rest)
		if strings.HasPrefix(text[p.data:], "////") {
			rest = `\\` + rest
		}
	}
	if !strings.HasPrefix(rest, `\\`) || len(rest) < 4 || !isAlphaDigit(rest[2]) {
		return nil
	}
	scheme := "file://"
	if p.scheme == "smb" {
		scheme = "smb://"
	}
	edits := []Edit{{0, len(text) - len(rest) + 2, scheme}}
	if strings.HasPrefix(text[p.data:], "////") {
		edits[0].End = start
	}
	for i := edits[0].End; i < len(text); i++ {
		if text[i] == '\\' {
			edits = append(edits, Edit{i, i + 1, "/"})
		}
	}
	return []variant{{edits: edits}}
}

// movePath writes the path of a file of Unix as a URL.
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
