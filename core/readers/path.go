package readers

import "strings"

// withoutDots removes the segments "." and ".." of a path as section 5.2.4 of RFC 3986 does.
func withoutDots(path string) string {
	for strings.HasPrefix(path, "./") || strings.HasPrefix(path, "../") {
		_, path, _ = strings.Cut(path, "/")
	}
	if path == "." || path == ".." {
		return ""
	}
	first, rest, more := strings.Cut(path, "/")
	out := append(make([]byte, 0, len(path)), first...)
	for more {
		var segment string
		segment, rest, more = strings.Cut(rest, "/")
		if segment == ".." {
			out = out[:max(strings.LastIndexByte(string(out), '/'), 0)]
		}
		if segment != "." && segment != ".." {
			out = append(append(out, '/'), segment...)
		} else if !more {
			out = append(out, '/')
		}
	}
	return string(out)
}

// dropDots takes dot segments away; nothing but their number of segments keeps them under the root.
func dropDots(path string) string {
	segments := strings.Split(path, "/")
	list := segments[:0:0]
	for _, segment := range segments {
		switch {
		case segment == ".." && len(list) > 0:
			list = list[:len(list)-1]
		case segment != "." && segment != "..":
			list = append(list, segment)
		}
	}
	if last := segments[len(segments)-1]; last == "." || last == ".." {
		list = append(list, "")
	}
	return strings.Join(list, "/")
}
