package cli

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"urlscope/core/anatomy"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// options are the options of a subcommand.
type options struct {
	command string
	list    []option
	parts   []optionPart
}

// An option is one flag of a subcommand. It has one dash or two: "-fix", "--fix", "-o FILE", "-o=FILE".
type option struct {
	name  string
	value string   // the word for its value in help: "FILE"; "" for a switch
	help  string   // what it does
	words []string // allowed values; nil allows any. initial tells the default, if it is not the first
	offer []string // the values that a shell completes, if they are too many to be listed in help

	initial string // the default, if help shows it
	set     func(string) error
	given   bool // set on the command line
}

// A optionPart is a part of the table of options, with a heading.
type optionPart struct {
	start  int // the index of its first option
	title  string
	before string // text of help before the options, in lines
	after  string
}

// part starts a part of the table.
func (o *options) part(title, before, after string) {
	o.parts = append(o.parts, optionPart{len(o.list), title, before, after})
}

func (o *options) add(opt option) { o.list = append(o.list, opt) }

// yes adds a switch.
func (o *options) yes(p *bool, name, help string) {
	if *p {
		help += " (default true)"
	}
	o.add(option{name: name, help: help, set: func(s string) (err error) {
		if *p, err = strconv.ParseBool(s); err != nil {
			return errors.New("must be true or false")
		}
		return nil
	}})
}

// text adds an option that takes any text. Its default is the value of p.
func (o *options) text(p *string, name, value, help string) {
	o.add(option{name: name, value: value, help: help, initial: *p, set: func(s string) error {
		*p = s
		return nil
	}})
}

// number adds an option that takes a number from least to most. Its default is the value of p.
func (o *options) number(p *int, name, value, help string, least, most int) {
	initial := ""
	if *p >= least {
		initial = strconv.Itoa(*p)
	}
	o.add(option{name: name, value: value, help: help, initial: initial, set: func(s string) error {
		n, err := strconv.Atoi(s)
		switch {
		case err == nil && least <= n && n <= most:
			*p = n
			return nil
		case most < 1<<31-1:
			return fmt.Errorf("must be a number from %d to %d", least, most)
		}
		return fmt.Errorf("must be a number, %d or more", least)
	}})
}

// word adds an option that takes one of some words, and returns a pointer to the index of the word. The first word
// is the default.
func (o *options) word(name, value, help string, words ...string) *int {
	index := new(int)
	o.add(option{name: name, value: value, help: help, words: words, initial: words[0], set: func(word string) error {
		i := slices.Index(words, word)
		if i < 0 {
			return oneOf(words)
		}
		*index = i
		return nil
	}})
	return index
}

// oneOf returns an error that lists the allowed words.
func oneOf(words []string) error {
	if len(words) == 1 {
		return errors.New("must be " + words[0])
	}
	return errors.New("must be one of " + strings.Join(words, ", "))
}

// lang adds the option that selects a language.
func (o *options) lang(lang *text.Lang) {
	words := []string{"en", "ja", "zh-Hant"}
	o.add(option{name: "lang", value: "LANG", help: "Write in LANG.", words: words, initial: words[0], set: func(tag string) error {
		l, ok := text.ParseLang(tag)
		if !ok {
			return oneOf(words)
		}
		*lang = l
		return nil
	}})
}

// nul, json and indent add the common options of commands that read URLs and write documents.
func (o *options) nul(p *bool, what string) {
	o.yes(p, "0", "End each "+what+" on standard input with the octet NUL, not with a line end.")
}

func (o *options) json(p *bool, each, schema string) {
	o.yes(p, "json", "Write JSON, one line per "+each+"; testdata/"+schema+"/schema.json describes it.")
}

func (o *options) indent(p *bool) { o.yes(p, "indent", "Spread the JSON over several lines.") }

// grammar adds the option that selects the grammar of a standard.
func (o *options) grammar(by *standards.Standard, help string) {
	words := make([]string, len(derivable))
	for i, s := range derivable {
		words[i] = s.String()
	}
	o.add(option{name: "standard", value: "STANDARD", help: help, words: words, initial: words[0], set: func(name string) error {
		i := slices.Index(words, name)
		if i < 0 {
			return oneOf(words)
		}
		*by = derivable[i]
		return nil
	}})
}

// theme adds the option that selects colours.
func (o *options) theme(theme *anatomy.Theme) {
	words := []string{"auto", "light", "dark"}
	themes := [...]anatomy.Theme{anatomy.ThemeAuto, anatomy.ThemeLight, anatomy.ThemeDark}
	o.add(option{name: "theme", value: "THEME", help: "Use the colours of THEME; with auto, those that the reader prefers.", words: words, initial: words[0], set: func(name string) error {
		i := slices.Index(words, name)
		if i < 0 {
			return oneOf(words)
		}
		*theme = themes[i]
		return nil
	}})
}

// lookup returns the option of that name, or nil.
func (o *options) lookup(name string) *option {
	i := slices.IndexFunc(o.list, func(opt option) bool { return opt.name == name })
	if i < 0 {
		return nil
	}
	return &o.list[i]
}

// errHelp is what parse returns if help is asked for.
var errHelp = errors.New("help")

// parse sets the options in args, and returns the operands. Options may follow operands; "--" ends them.
func (o *options) parse(args []string) (operands []string, err error) {
	for len(args) > 0 {
		arg := args[0]
		args = args[1:]
		switch {
		case arg == "--":
			return append(operands, args...), nil
		case len(arg) < 2 || arg[0] != '-': // "-" is standard input
			operands = append(operands, arg)
		default:
			if args, err = o.parseOne(arg, args); err != nil {
				return nil, err
			}
		}
	}
	return operands, nil
}

// parseOne sets the option arg, whose value may be the first of args, and returns the rest of those.
func (o *options) parseOne(arg string, args []string) (rest []string, err error) {
	name, value, valued := strings.Cut(strings.TrimPrefix(arg[1:], "-"), "=")
	opt := o.lookup(name)
	switch {
	case opt == nil && (name == "h" || name == "help"):
		return nil, errHelp
	case opt == nil:
		return nil, o.unknown(arg, name)
	case valued:
	case opt.value == "":
		value = "true"
	case len(args) == 0:
		return nil, o.wrong("-%s needs a value, %s", name, opt.value)
	default:
		value, args = args[0], args[1:]
	}
	if err := opt.parse(value); err != nil {
		return nil, o.wrong("-%s %q: %w", name, value, err)
	}
	opt.given = true
	return args, nil
}

// parse sets a value. It ignores the case of words, because no two words differ only in case.
func (opt *option) parse(value string) error {
	if i := slices.IndexFunc(opt.words, func(word string) bool { return strings.EqualFold(word, value) }); i >= 0 {
		value = opt.words[i]
	}
	return opt.set(value)
}

// jsonless explains why a command has no option -json, though similar commands have one.
var jsonless = map[string]string{
	"anatomy": `it writes SVG or, with -format, HTML; "urlscope report" writes the parts as JSON`,
	"lesson":  `it writes a line for each lesson, or with options a sheet or a zip; "urlscope grade" writes JSON`,
	"report":  "it writes nothing but JSON",
	"grade":   "it writes nothing but JSON",
}

// unknown returns the error for an unknown option.
func (o *options) unknown(arg, name string) error {
	var names []string
	for _, opt := range o.list {
		names = append(names, opt.name)
	}
	if writes := jsonless[o.command]; name == "json" && writes != "" {
		return o.wrong("there is no option %s; %s", arg, writes)
	}
	return o.wrong("there is no option %s%s", arg, orElse(didYouMean(name, names, "-"), `if it is not an option, write "--" in front of it`))
}

// wrong returns a usage error.
func (o *options) wrong(format string, args ...any) error {
	return usageError{fmt.Errorf(o.command+": "+format, args...)}
}

// none returns an error if there is an operand.
func (o *options) none(operands []string) error {
	if len(operands) > 0 {
		return o.wrong("unexpected argument %q", operands[0])
	}
	return nil
}
