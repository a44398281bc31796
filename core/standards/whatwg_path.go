package standards

import (
	"bytes"
	"strings"
)

// segments reads the path from start up to end, and takes the dot segments out of it. Slashes
// part the segments, of special schemes backslashes too; one in front of the first one is
// skipped.
func (w *whatwg) segments(start, end int) {
	at := start
	if at < end && w.slashAt(at) {
		at++
	} else if at == end && !w.special && w.host {
		return // an empty path
	}
	for {
		slash := at
		for slash < end && !w.slashAt(slash) {
			slash++
		}
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

// slashAt reports whether what stands at i parts segments.
func (w *whatwg) slashAt(i int) bool { return w.in[i] == '/' || w.special && w.in[i] == '\\' }

// segment prints one segment. Of a dot segment only the slash behind it is left.
func (w *whatwg) segment(start, end int, last bool) {
	s := w.in[start:end]
	dots := dotsOf(s)
	if dots > 0 && w.r.dots.Len() == 0 {
		w.r.dots = w.span(start, end)
	}
	if dots == 2 {
		w.shorten()
	}
	switch {
	case dots > 0:
		if last {
			w.print("/")
		}
	case w.file && len(w.out) == w.path && isDrive(s):
		w.print("/")
		w.print(s[:1])
		w.print(":")
	default:
		w.print("/")
		w.encode(start, end, pathSet)
	}
}

// dotsOf returns how many dots a dot segment is, as they stand or escaped: 1 for ".", 2 for ".%2E",
// 0 for "...", which is none.
func dotsOf(s string) int {
	n := 0
	for s != "" && n < 3 {
		switch {
		case s[0] == '.':
			s = s[1:]
		case len(s) >= 3 && s[:2] == "%2" && s[2]|0x20 == 'e':
			s = s[3:]
		default:
			return 0
		}
		n++
	}
	if n > 2 {
		return 0
	}
	return n
}

// shorten takes the last segment out of what is printed, but never a drive.
func (w *whatwg) shorten() {
	path := string(w.out[w.path:])
	if w.file && len(path) == 3 && isAlpha(path[1]) && path[2] == ':' {
		return
	}
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		w.out = w.out[:w.path+i]
	}
}

// opaquePath reads a path of which nothing is told apart.
func (w *whatwg) opaquePath(start, end int) {
	w.text(start, end, controlSet)
	if n := len(w.out); end < len(w.in) && end > start && w.out[n-1] == ' ' {
		w.out = w.out[:n-1]
		w.print("%20")
	}
}

// queryAndFragment reads what begins with "?" or "#" at i, if anything does.
func (w *whatwg) queryAndFragment(i int) {
	end := until(w.in, i, len(w.in), "#")
	if i < end {
		set := querySet
		if w.special {
			set = specialQuerySet
		}
		w.add(Query, "query", i+1, end)
		w.print("?")
		w.text(i+1, end, set)
	}
	if end < len(w.in) {
		w.add(Fragment, "fragment", end+1, len(w.in))
		w.print("#")
		w.text(end+1, len(w.in), fragmentSet)
	}
}

// text reads and prints octets of which nothing is told apart.
func (w *whatwg) text(start, end int, in set) {
	w.units(start, end, false)
	w.encode(start, end, in)
}
