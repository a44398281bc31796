package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveWAIS puts the path of a wais URL right (section 3.9): "wais://h" is "wais://h/".
func moveWAIS(text string, p parts) []variant {
	switch {
	case p.scheme != "wais" && p.scheme != "prospero":
		return nil
	case p.server() && p.path.start == len(text): // "wais://h" → "wais://h/"
		return one(len(text), len(text), "/")
	case p.scheme == "prospero" || !p.slashes:
		return nil
	}
	return waisPath(text, p)
}

// waisPath writes the slash behind the type of a document, whose path may be empty:
// "wais://h/db/TEXT" → "wais://h/db/TEXT/".
func waisPath(text string, p parts) []variant {
	db, kind, _ := strings.Cut(strings.TrimPrefix(p.path.in(text), "/"), "/")
	if db == "" || len(kind) < 2 || octet.UpperString(kind) != kind || strings.TrimLeft(kind, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" {
		return nil
	}
	return dear(len(text), len(text), "/", 10)
}
