package links

import (
	"encoding/json"
	"regexp"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// inWord reports whether the text at offset i is attached to what may be a URL.
func inWord(text string, i int) bool {
	return i > 0 && (octet.ClassOf(text[i-1])&octet.AlphaDigit != 0 || strings.IndexByte("/=?&:.-_%~", text[i-1]) >= 0)
}

// math skips the formula at i, by Pandoc's rules: no blank after the opening sign and none before the closing one, and no
// digit after the closing one. A letter after it, as in a URL, is not allowed either.
func (m *markdown) math(i int) int {
	sign := "$"
	if strings.HasPrefix(m.after(i), "$$") {
		sign = "$$"
	}
	from := i + len(sign)
	if inWord(m.doc, i) || from >= m.stop || sign == "$" && strings.IndexByte(markdownWhite, m.doc[from]) >= 0 {
		return len(sign)
	}
	n := strings.Index(m.doc[from:min(m.stop, from+maxLabel)], sign)
	end := from + n + len(sign)
	if n <= 0 || sign == "$" && (strings.IndexByte(markdownWhite, m.doc[end-2]) >= 0 || end < m.stop && octet.ClassOf(m.doc[end])&octet.AlphaDigit != 0) {
		return len(sign)
	}
	m.blank(i, end)
	return end - i
}

// formulas are the delimiters of TeX formulas that may also be other markup.
var formulas = []struct{ begin, end string }{{`\\(`, `\\)`}, {`\\[`, `\\]`}, {`\(`, `\)`}, {`\[`, `\]`}, {`\begin{`, `\end{`}, {"$$", "$$"}}

// backslash skips a backslash and the character that it escapes. If it may begin a formula, the text up to the end of that is
// bound.
func (m *markdown) backslash(i int) int {
	text := m.doc[i:min(m.stop, i+maxLabel)]
	for _, f := range formulas {
		if n := strings.Index(text, f.end); n > 0 && strings.HasPrefix(text, f.begin) {
			m.bind(i, i+n, Prose)
			break
		}
	}
	return escaped(i)
}

// longestCommand limits how many octets before a URL are examined.
const longestCommand = 256

var (
	// command matches the start of an argument of TeX, in which a percent sign starts a comment.
	command = regexp.MustCompile(`\\[A-Za-z]+\*?(?:\[[^\[\]]*\])?(?:\{[^{}]*\})*\{[^{}]*$`)

	// formatting matches the start of a format string, in which a percent sign starts a placeholder.
	formatting = regexp.MustCompile(`(?:(?:rintf|rrorf|atalf|trftime)[ (][^"']*|ormat\()["'][^"']*$`)
)

// inFormat reports whether the URL at offset i of text is in a format string on its line.
func inFormat(text string, i int) bool {
	line := text[max(0, i-longestCommand):i]
	line = line[strings.LastIndexByte(line, '\n')+1:]
	return strings.ContainsAny(line, `"'`) && formatting.MatchString(line)
}

// inFormula reports whether the URL at offset i of text may be in a formula, or in an argument of TeX.
func inFormula(text string, i int) bool {
	before, behind := text[max(0, i-maxLabel):i], text[i:min(len(text), i+maxLabel)]
	if near := before[max(0, len(before)-longestCommand):]; strings.Contains(near, "{") && command.MatchString(near) {
		return true
	}
	for _, f := range formulas {
		if n := strings.LastIndex(before, f.begin); n >= 0 && !strings.Contains(before[n+len(f.begin):], f.end) && strings.Contains(behind, f.end) {
			return true
		}
	}
	return false
}

// matter matches the lines around front matter: of YAML, TOML and JSON.
var matter = []struct{ begin, end *regexp.Regexp }{
	{regexp.MustCompile(`^---[ \t]*(?:js|json|toml|yaml)?[ \t]*\r?\n`), regexp.MustCompile(`(?m)^(?:---|\.\.\.)[ \t]*\r?(?:\n|\z)`)},
	{regexp.MustCompile(`^\+\+\+[ \t]*\r?\n`), regexp.MustCompile(`(?m)^\+\+\+[ \t]*\r?(?:\n|\z)`)},
	{regexp.MustCompile(`^;;;[ \t]*\r?\n`), regexp.MustCompile(`(?m)^;;;[ \t]*\r?(?:\n|\z)`)},
}

// matterEnd returns the end of the front matter, or 0.
func matterEnd(doc string) int {
	for _, of := range matter {
		begin := of.begin.FindStringIndex(doc)
		if begin == nil {
			continue
		}
		if end := of.end.FindStringIndex(doc[begin[1]:]); end != nil {
			return begin[1] + end[1]
		}
		return 0
	}
	if !jsonObject.MatchString(doc) {
		return 0
	}
	d := json.NewDecoder(strings.NewReader(doc))
	var object json.RawMessage
	if d.Decode(&object) != nil {
		return 0
	}
	return int(d.InputOffset())
}

// jsonObject matches the start of a JSON object.
var jsonObject = regexp.MustCompile(`^\{\s*"`)

// readMatter reports the values of the front matter that are a URL as a whole. Values for readers, such as a title, are text.
func readMatter(matter string, yield func(Excerpt)) {
	at := 0
	for line := range strings.Lines(matter) {
		if isURLValue(strings.TrimRight(line, " \t\r\n,")) {
			key, _, _ := strings.Cut(strings.Trim(line, "\"' \t"), ":")
			key, _, _ = strings.Cut(key, "=")
			Excerpt{Text: line, start: at}.find(binding(yield, keyReason(strings.Trim(key, "\"' \t"))))
		} else if key, value, ok := faultyValue(line); ok {
			Excerpt{Text: line, start: at}.slice(value).reference(binding(yield, keyReason(key)))
		}
		at += len(line)
	}
}

var (
	// faultyValues match a line whose whole value is a URL with a typing error, and its key. In quotes the path
	// may have spaces.
	faultyValues = []*regexp.Regexp{
		regexp.MustCompile(`^[ \t-]*(?:["']?([\w$@.-]+)["']?[ \t]*[:=][ \t]*)?["']?((?i:https?|ftp):?/{1,2}\w[^\s"']*)["']?[ \t]*(?:,| #.*)?\s*$`),
		regexp.MustCompile(`^[ \t-]*(?:["']?([\w$@.-]+)["']?[ \t]*[:=][ \t]*)?["']((?i:https?|ftp)://\w[^\s"'/]*/[^"'\r\n]*)["'][ \t]*(?:,| #.*)?\s*$`),
	}

	// ofPattern matches what patterns often have and URLs hardly ever: metacharacters, ranges, and another URL
	// after a bar.
	ofPattern = regexp.MustCompile(`[$*+\\(]|\[[^\[\]]*-|\[\^|\|\w+:|\^$`)
)

// faultyValue returns the key and the span of a value that is a URL with a typing error, in a line of YAML or TOML;
// false if the line has no such value.
func faultyValue(line string) (key string, value core.Span, ok bool) {
	for _, of := range faultyValues {
		if at := of.FindStringSubmatchIndex(line); at != nil {
			value = core.Span{Start: at[4], End: at[5]}
			return line[max(at[2], 0):max(at[3], 0)], value, !ofPattern.MatchString(value.In(line))
		}
	}
	return "", value, false
}

// isURLValue reports whether the value in a line of YAML or TOML is a URL as a whole, and not a pattern, the end of a
// command, or a tagged value such as "!re http://host/".
func isURLValue(line string) bool {
	i := strings.Index(line, "://")
	if i < 0 {
		return false
	}
	start := strings.LastIndexAny(line[:i], " \t") + 1
	if key := strings.TrimRight(line[:start], " \t"); key != "" && strings.IndexByte(":=-", key[len(key)-1]) < 0 {
		return false
	}
	value := strings.Trim(line[start:], `"'`)
	return octet.ClassOf(value[0])&octet.Alpha != 0 && !strings.ContainsAny(value, " \t^$*+|\\[(")
}
