package documents

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Notebook returns a Jupyter notebook. Its strings have more escapes than necessary.
func (m *Maker) Notebook() string {
	cells := m.some(4, ",\n", func() string {
		kind, source := "markdown", ""
		if m.IntN(4) == 0 {
			kind, source = "code", fmt.Sprintf("[%s]", quoted("print('"+m.apart()+"')\n"))
		} else if text := m.Markdown(); m.IntN(3) == 0 {
			source = m.escaped(text)
		} else {
			var lines []string
			for line := range strings.Lines(text) {
				lines = append(lines, m.escaped(line))
			}
			source = "[\n    " + strings.Join(lines, ",\n    ") + "\n   ]"
		}
		before, after := `"cell_type": "`+kind+`"`, `"source": `+source
		if m.IntN(2) == 0 {
			before, after = after, before
		}
		return "  {\n   " + before + ",\n   \"metadata\": {\"a\": [{\"source\": [" + quoted(m.apart()) + "]}]},\n   " + after + "\n  }"
	})
	return "{\n \"cells\": [\n" + cells + "\n ],\n \"nbformat\": 4\n}\n"
}

// quoted returns a JSON string.
func quoted(s string) string {
	out, _ := json.Marshal(s) // marshalling a string cannot fail
	return string(out)
}

// escaped returns a JSON string with unnecessary escapes outside URLs.
func (m *Maker) escaped(s string) string {
	return strings.NewReplacer("日", m.one("日", `\u65e5`), "/>", m.one("/>", `\/>`)).Replace(quoted(s))
}

// JSON returns a JSON file.
func (m *Maker) JSON() string {
	return "{\n" + m.some(4, ",\n", func() string {
		name := m.one(`"a"`, `"b\"c"`, quoted(m.either()))
		return "  " + name + ": " + m.one(
			quoted(m.words()+" "+m.link()), `["\n", `+quoted(m.link())+", 1]", `{"a": "\\", "b": "\t`+m.link()+`"}`, `"\u65e5 `+m.link()+`, \"b\""`,
			quoted("^"+m.either()+"[a-z]+$"), "null")
	}) + "\n}\n"
}

// YAML returns a YAML file.
func (m *Maker) YAML() string {
	return "---\n" + m.some(6, "\n", func() string {
		key := m.word() + ":"
		switch m.IntN(9) {
		case 0:
			return key + " " + m.link() + m.one("", " # see "+m.link())
		case 1:
			return key + ` "\tit's ` + m.link() + ` \"\u65e5\" # none"`
		case 2:
			return key + " 'it''s " + m.link() + " # none'"
		case 3:
			return key + " " + m.one("|", ">", "|-", "> # folded") + "\n  " + m.link() + " # text\n\n    'it " + m.link() + "\n  \"it"
		case 4:
			return key + "\n  - " + m.link() + "\n  - a: '" + m.link() + "'\n    b: [" + m.link() + ", \"" + m.link() + "\"]"
		case 5:
			return "# it's " + m.link()
		case 6:
			return key + " it's " + m.words() + " " + m.link()
		case 7:
			return key + " {a: !tag \"" + m.link() + "\", b: &name '" + m.link() + "'}"
		default:
			return "- " + m.words()
		}
	}) + "\n"
}

// TOML returns a TOML file.
func (m *Maker) TOML() string {
	return "[" + m.one("a", "'b # c'") + "]\n" + m.some(6, "\n", func() string {
		key := m.one("a", `"b"`, "'c'") + " = "
		switch m.IntN(6) {
		case 0:
			return key + `"\t` + m.link() + ` \"a\" # none"` + m.one("", " # see "+m.link())
		case 1:
			return key + `'\ ` + m.link() + ` " # none'`
		case 2:
			return key + "\"\"\"\n" + m.link() + " \"a\" \\\n   " + m.link() + " \"\"\"\""
		case 3:
			return key + "'''" + m.link() + " it's\n" + m.link() + " '''"
		case 4:
			return "# it's " + m.link()
		default:
			return key + "[1, \"" + m.link() + "\", '" + m.link() + "']"
		}
	}) + "\n"
}
