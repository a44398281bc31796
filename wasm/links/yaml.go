package links

import (
	"regexp"
	"strings"
)

// readYAML reads a file of YAML: with code its scalars, quoted, plain and in blocks, and its comments. Ours reads only what says where
// those are; gopkg.in/yaml.v3 (3.0.1) tells where a scalar begins, not where its octets stand.
func readYAML(doc string, code bool, to reader) {
	y := &yaml{source: newSource(doc, code, to), named: -1}
	for y.at < len(doc) {
		y.line()
	}
}

type yaml struct {
	*source
	at    int    // up to where it is read
	why   Reason // why the URLs of the line are bound
	named int    // the indent of the line whose lists are of names; -1 for none
}

// yamlKey matches the key that a line begins with, and its value.
var yamlKey = regexp.MustCompile(`^((?:- +)*)["']?([^\s"'#{\[:][^\s"'#{\[]*)["']?[ \t]*:(?:[ \t]+(.*))?$`)

// flowKey matches the key of a value in an object within a line.
var flowKey = regexp.MustCompile(`[{,][ \t]*["']?([\w$@:.-]+)["']?:[ \t]+$`)

// key takes the key of a line.
func (y *yaml) key(line string, indent int) {
	line = strings.TrimSpace(line)
	if y.named >= 0 && line != "" && (indent > y.named || indent == y.named && line[0] == '-') {
		return
	}
	y.why, y.named = Free, -1
	if found := yamlKey.FindStringSubmatch(line); found != nil {
		if y.why = keyReason(found[2]); y.why == Name && found[3] == "" {
			y.named = indent + len(found[1])
		}
	}
}

// line reads a line, and what begins in it and goes on in others.
func (y *yaml) line() {
	start := y.at
	indent := len(y.doc[start:]) - len(strings.TrimLeft(y.doc[start:], " "))
	y.key(y.doc[start:y.lineEnd(start)], indent)
	plain := start // where the plain scalar begins that is being read
	for end := y.lineEnd(start); y.at < end; {
		switch b := y.doc[y.at]; {
		case b == '#' && (y.at == start || isBlank(y.doc[y.at-1])):
			y.plain(plain, y.at)
			plain = y.comment(y.at, end)
			y.at = plain
		case (b == '"' || b == '\'') && y.beginsScalar(start):
			y.plain(plain, y.at)
			y.quote(b)
			if plain = y.at; plain > end {
				end = y.lineEnd(plain)
			}
		default:
			y.at++
		}
	}
	y.plain(plain, y.at)
	header := y.doc[start:y.at]
	if strings.HasPrefix(strings.TrimLeft(header, " -"), "? ") { // a key
		y.why = Key
	}
	y.at = min(len(y.doc), y.at+1)
	if isBlockHeader(header) {
		y.block(indent, strings.HasPrefix(header, "---"))
	}
}

// yamlNames match a URL that is a key, also of an object within a line, a tag, an anchor, or what refers to that.
var yamlNames = regexp.MustCompile(`^%TAG[ \t].*|^[ \t]*(?:- +)*(?:\?[ \t].*|[^\s"'#{\[]+://[^\s"']*(?:[ \t]+:|:)(?:[ \t]|$))|(?:^|[\s{,\[])[&*][A-Za-z]\S*|[{,][ \t]*[^\s"'#{}\[\],:]+://[^\s"'{}\[\],]*(?:[ \t]+:|:)(?:[ \t]|$)|!<[^<>]*>`)

// plain reads a plain scalar, and what parts it from others.
func (y *yaml) plain(start, end int) {
	text, done := y.doc[start:end], start
	for _, at := range yamlNames.FindAllStringIndex(text, -1) {
		y.text(y.excerpt(done, start+at[0]), y.why)
		done = start + at[1]
		y.text(y.excerpt(start+at[0], done), Key)
	}
	start = done
	if start < end {
		y.text(y.excerpt(start, end), y.why)
	}
}

// beginsScalar reports whether a scalar may begin where reading is, in a line that starts at an offset.
func (y *yaml) beginsScalar(start int) bool {
	const longest = 256 // of what is looked at before it
	before := strings.TrimRight(y.doc[max(start, y.at-longest):y.at], " \t")
	if i := strings.LastIndexAny(before, " \t[{,"); i+1 < len(before) && strings.IndexByte("!&", before[i+1]) >= 0 { // a tag, or an anchor
		before = strings.TrimRight(before[:i+1], " \t")
	}
	return before == "" || strings.IndexByte(":-?[{,", before[len(before)-1]) >= 0
}

// quote reads a scalar between quotes. Without the second it is plain.
func (y *yaml) quote(mark byte) {
	why := y.why
	if key := flowKey.FindStringSubmatch(y.doc[max(0, y.at-maxLabel):y.at]); key != nil {
		why = max(why, keyReason(key[1]))
	}
	e, next := y.quoted(y.at, string(mark), mark == '"')
	if next == y.at {
		y.at++
		return
	}
	if mark == '"' {
		e = yamlEscaping.decode(e)
	} else {
		for strings.HasPrefix(y.doc[next:], "'") { // two stand for one
			more, after := y.quoted(next, "'", false)
			if after == next {
				break
			}
			e, next = y.excerpt(e.start, more.start+len(more.Text)), after
		}
		text := e
		e = text.replace(func(i int) (int, string) {
			if strings.HasPrefix(text.Text[i:], "''") {
				return len("''"), "'"
			}
			return 0, ""
		})
	}
	y.at = next
	if y.isName(next, ':') {
		y.text(e, Key)
	} else {
		y.text(e, why)
	}
}

// isBlockHeader reports whether a line ends with what begins a scalar in a block: "|" or ">", and how it is folded.
func isBlockHeader(line string) bool {
	if i := strings.Index(line, " #"); i >= 0 {
		line = line[:i]
	}
	line = strings.TrimRight(strings.TrimRight(line, " \t\r"), "+-0123456789")
	if line == "" || line[len(line)-1] != '|' && line[len(line)-1] != '>' {
		return false
	}
	line = line[:len(line)-1]
	before := strings.TrimRight(line, " \t")
	return before != line && before != "" && (isTagged(before) || strings.IndexByte(":-?", before[len(before)-1]) >= 0)
}

// isTagged reports whether a tag or an anchor ends a line.
func isTagged(line string) bool {
	word := line[strings.LastIndexAny(line, " \t")+1:]
	return word != "" && (word[0] == '!' || word[0] == '&')
}

// block reads the scalar in the lines that are indented more than the one before them; at the top of a document they need not be.
func (y *yaml) block(indent int, top bool) {
	start, inner := y.at, -1
	for y.at < len(y.doc) {
		end := y.lineEnd(y.at)
		text := strings.TrimLeft(y.doc[y.at:end], " ")
		columns := end - y.at - len(text)
		if blank := strings.TrimSpace(text) == ""; !blank {
			if inner < 0 {
				inner = columns
			}
			if columns < inner || inner <= indent && !top || top && strings.HasPrefix(text, "---") {
				break
			}
		}
		y.at = min(len(y.doc), end+1)
	}
	y.text(y.excerpt(start, y.at), y.why)
}
