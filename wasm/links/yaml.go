package links

import (
	"regexp"
	"strings"
)

// readYAML reads a YAML file: with code its scalars, quoted, plain and in blocks, and its comments. This reader
// only finds their offsets; gopkg.in/yaml.v3 (3.0.1) tells where a scalar starts, but not the offsets of its
// octets.
func readYAML(doc string, code bool, to reader) {
	y := &yaml{source: newSource(doc, code, to), named: -1}
	for y.at < len(doc) {
		y.line()
	}
}

type yaml struct {
	*source
	at    int    // how far it is read
	why   Reason // why the URLs of the line are bound
	named int    // the indent of the line whose lists have names; -1 for none
}

// yamlKey matches the key at the start of a line, and its value.
var yamlKey = regexp.MustCompile(`^((?:- +)*)["']?([^\s"'#{\[:][^\s"'#{\[]*)["']?[ \t]*:(?:[ \t]+(.*))?$`)

// flowKey matches a key in a flow mapping.
var flowKey = regexp.MustCompile(`[{,][ \t]*["']?([\w$@:.-]+)["']?:[ \t]+$`)

// key reads the key of a line.
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

// line reads a line, and what starts in it and continues in others.
func (y *yaml) line() {
	start := y.at
	indent := len(y.doc[start:]) - len(strings.TrimLeft(y.doc[start:], " "))
	y.key(y.doc[start:y.lineEnd(start)], indent)
	plain := start // the start of the current plain scalar
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
	if strings.HasPrefix(strings.TrimLeft(header, " -"), "? ") { // a complex key
		y.why = Key
	}
	y.at = min(len(y.doc), y.at+1)
	if isBlockHeader(header) {
		y.block(indent, strings.HasPrefix(header, "---"))
	}
}

// yamlNames match a URL that is a key, also in a flow mapping, a tag, an anchor or an alias.
var yamlNames = regexp.MustCompile(`^%TAG[ \t].*|^[ \t]*(?:- +)*(?:\?[ \t].*|[^\s"'#{\[]+://[^\s"']*(?:[ \t]+:|:)(?:[ \t]|$))|(?:^|[\s{,\[])[&*][A-Za-z]\S*|[{,][ \t]*[^\s"'#{}\[\],:]+://[^\s"'{}\[\],]*(?:[ \t]+:|:)(?:[ \t]|$)|!<[^<>]*>|(?:^|[\s{,\[])!(?:\w*!)?\w[^\s{}\[\],]*`)

// plain reads a plain scalar, and its delimiters.
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

// beginsScalar reports whether a scalar may start at the current position, in a line that starts at an offset.
func (y *yaml) beginsScalar(start int) bool {
	const longest = 256 // octets that are examined before it
	before := strings.TrimRight(y.doc[max(start, y.at-longest):y.at], " \t")
	if i := strings.LastIndexAny(before, " \t[{,"); i+1 < len(before) && strings.IndexByte("!&", before[i+1]) >= 0 { // a tag or an anchor
		before = strings.TrimRight(before[:i+1], " \t")
	}
	return before == "" || strings.IndexByte(":-?[{,", before[len(before)-1]) >= 0
}

// quote reads a quoted scalar. Without the closing quote it is plain.
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
		for strings.HasPrefix(y.doc[next:], "'") { // a doubled quote is an escape
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

// isBlockHeader reports whether a line ends with the header of a block scalar: "|" or ">" with its indicators.
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

// isTagged reports whether a line ends with a tag or an anchor.
func isTagged(line string) bool {
	word := line[strings.LastIndexAny(line, " \t")+1:]
	return word != "" && (word[0] == '!' || word[0] == '&')
}

// block reads the block scalar in the lines that are indented more than its header; at the top of a document they
// need no indent.
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
