package standards

import (
	"bytes"
	"strings"

	"urlscope/core/octet"
)

// segments reads the path from start to end, and removes its dot segments. Slashes separate the segments, in
// special schemes backslashes, too. A slash before the first segment is skipped.
func (w *whatwg) segments(start, end int) {
	at, slashes := start, "/"
	if w.special {
		slashes = `/\`
	}
	if at < end && strings.IndexByte(slashes, w.in[at]) >= 0 {
		at++
	} else if at == end && !w.special && w.host {
		return // an empty path
	}
	if w.keepsDots(w.in[at:end]) {
		w.print("/" + w.in[at:end])
		return
	}
	for {
		slash := until(w.in, at, end, slashes)
		w.segment(at, slash, slash == end)
		if slash == end {
			break
		}
		at = slash + 1
	}
	if !w.host && bytes.HasPrefix(w.out[w.path:], []byte("//")) { // not to be taken for a host
		path := string(w.out[w.path:])
		w.out = w.out[:w.path]
		w.print("/.")
		w.print(path)
	}
	w.units(max(start, w.drive), end, w.special)
}

// segment prints one segment. Of a dot segment it prints only the slash behind it.
func (w *whatwg) segment(start, end int, last bool) {
	s := w.in[start:end]
	dots := dotsOf(s)
	if dots > 0 && w.r.dots.Len() == 0 {
		w.r.dots = w.span(start, end)
	}
	shorter := dots == 2 && w.shorten()
	switch {
	case dots > 0:
		if last && !(dots == 2 && !shorter && !w.special && w.edition.NoSlash) {
			w.print("/")
		}
	case w.file && (len(w.out) == w.path || w.edition.AnyDrive) && isDrive(s):
		w.print("/")
		w.print(s[:1])
		w.print(":")
	default:
		w.print("/")
		w.encode(start, end, pathSet)
	}
}

// dotsOf returns the number of dots of a dot segment, raw or escaped, or 0 if s is not a dot segment.
func dotsOf(s string) int {
	if len(s) > len("%2e%2e") {
		return 0
	}
	switch strings.ReplaceAll(octet.LowerString(s), "%2e", ".") {
	case ".":
		return 1
	case "..":
		return 2
	}
	return 0
}

// shorten removes the last segment of the printed text, but never a drive. It returns false if there is nothing to remove.
func (w *whatwg) shorten() bool {
	path := string(w.out[w.path:])
	i := strings.LastIndexByte(path, '/')
	if i < 0 || w.keepsDrive(path[i+1:], i == 0) {
		return false
	}
	w.out = w.out[:w.path+i]
	return true
}

// opaquePath reads a path that has no segments.
func (w *whatwg) opaquePath(start, end int) {
	w.text(start, end, controlSet)
	if n := len(w.out); end < len(w.in) && end > start && w.out[n-1] == ' ' && !w.edition.Space {
		w.out = w.out[:n-1]
		w.print("%20")
	}
}

// queryAndFragment reads a query and a fragment at i, if "?" or "#" stands there.
func (w *whatwg) queryAndFragment(i int) {
	end := until(w.in, i, len(w.in), "#")
	if i < end {
		set := querySet
		if w.special {
			set = specialQuerySet
		}
		w.add(RoleQuery, "query", i+1, end)
		w.print("?")
		w.text(i+1, end, set)
	}
	if end < len(w.in) {
		w.add(RoleFragment, "fragment", end+1, len(w.in))
		w.print("#")
		w.text(end+1, len(w.in), fragmentSet)
	}
}

// text reads and prints octets without any structure.
func (w *whatwg) text(start, end int, in set) {
	w.units(start, end, false)
	w.encode(start, end, in)
}
