package cli

import (
	"fmt"
	"io"
	"strings"
)

// shells maps the name of a shell to the function that writes its completion script.
var shells = map[string]func([]subcommand) string{"bash": bash, "zsh": zsh, "fish": fish}

var shellNames = []string{"bash", "zsh", "fish"}

// completionCommand is the command that writes these scripts.
func completionCommand() subcommand {
	return subcommand{
		name:     "completion",
		job:      otherJob,
		operands: strings.Join(shellNames, "|"),
		summary:  "Write what a shell needs to complete commands, options and their values.",
		examples: []example{
			{`eval "$(urlscope completion bash)"`, "complete in bash: a line for ~/.bashrc"},
			{`eval "$(urlscope completion zsh)"`, "complete in zsh: a line for ~/.zshrc, below compinit"},
			{"urlscope completion fish | source", "complete in fish: a line for ~/.config/fish/config.fish"},
		},
		define: func(o *options) action {
			return func(streams streams, operands []string) error {
				if len(operands) != 1 || shells[operands[0]] == nil {
					return o.wrong("name one shell of %s", strings.Join(shellNames, ", "))
				}
				_, err := io.WriteString(streams.out, shells[operands[0]](subcommands()))
				return err
			}
		},
	}
}

// optionsOf returns the options of a command.
func (c *subcommand) optionsOf() []option {
	o := &options{command: c.name}
	c.define(o)
	return o.list
}

// values returns the completions of an option's value.
func (opt *option) values() []string {
	if opt.words != nil {
		return opt.words
	}
	return opt.offer
}

// operandWords returns the completions of the operands of a command; nil for files.
func operandWords(c subcommand, all []subcommand) (words []string) {
	switch c.name {
	case "completion":
		return shellNames
	case "help":
		for _, c := range all {
			words = append(words, c.name)
		}
	}
	return words
}

// namesOf returns the names of the commands.
func namesOf(all []subcommand) (names []string) {
	for _, c := range all {
		names = append(names, c.name)
	}
	return names
}

// bash returns a function that completes by the word before the one being completed.
func bash(all []subcommand) string {
	var b strings.Builder
	b.WriteString(`# Completion of urlscope in bash.
_urlscope() {
	local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options= words=
	COMPREPLY=()
	if [ "$COMP_CWORD" -eq 1 ]; then
`)
	fmt.Fprintf(&b, "\t\tCOMPREPLY=($(compgen -W '%s' -- \"$word\"))\n\t\treturn\n\tfi\n\tcase ${COMP_WORDS[1]} in\n", strings.Join(namesOf(all), " "))
	for _, c := range all {
		var names []string
		values := map[string]string{}
		for _, opt := range c.optionsOf() {
			names = append(names, "-"+opt.name)
			if list := opt.values(); list != nil {
				values["-"+opt.name] = strings.Join(list, " ")
			}
		}
		fmt.Fprintf(&b, "\t%s)\n\t\toptions='%s' words='%s'\n", c.name, strings.Join(names, " "), strings.Join(operandWords(c, all), " "))
		if len(values) > 0 {
			b.WriteString("\t\tcase ${before/#--/-} in\n")
			for _, name := range names {
				if values[name] != "" {
					fmt.Fprintf(&b, "\t\t%s) COMPREPLY=($(compgen -W '%s' -- \"$word\")); return ;;\n", name, values[name])
				}
			}
			b.WriteString("\t\tesac\n")
		}
		b.WriteString("\t\t;;\n")
	}
	b.WriteString(`	esac
	case $word in
	--*) COMPREPLY=($(compgen -P - -W "$options" -- "${word#-}")) ;;
	-*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
	*) if [ "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word")); fi ;;
	esac
}
complete -o default -F _urlscope urlscope
`)
	return b.String()
}

// zsh returns a function that passes a table to _arguments.
func zsh(all []subcommand) string {
	var b strings.Builder
	b.WriteString("#compdef urlscope\n# Completion of urlscope in zsh.\n_urlscope() {\n\tlocal -a commands\n\tcommands=(\n")
	for _, c := range all {
		fmt.Fprintf(&b, "\t\t%s\n", quoted(c.name+":"+c.summary))
	}
	b.WriteString("\t)\n\tif (( CURRENT == 2 )); then\n\t\t_describe command commands\n\t\treturn\n\tfi\n" +
		"\tshift words\n\t(( CURRENT-- ))\n\tcase $words[1] in\n")
	for _, c := range all {
		fmt.Fprintf(&b, "\t%s)\n\t\t_arguments", c.name)
		for _, opt := range c.optionsOf() {
			for _, dashes := range []string{"-", "--"} {
				fmt.Fprintf(&b, " \\\n\t\t\t%s", quoted(zshOption(dashes, &opt)))
			}
		}
		operand := "*: :_files"
		if words := operandWords(c, all); words != nil {
			operand = "*: :(" + strings.Join(words, " ") + ")"
		}
		fmt.Fprintf(&b, " \\\n\t\t\t%s\n\t\t;;\n", quoted(operand))
	}
	b.WriteString("\tesac\n}\n" + // a file _urlscope in $fpath runs as the function, a line of ~/.zshrc does not
		"if [ \"$funcstack[1]\" = _urlscope ]; then _urlscope \"$@\"; else compdef _urlscope urlscope; fi\n")
	return b.String()
}

// zshOption returns an option in the syntax of _arguments: "*-lang[Write in LANG.]:LANG:(en ja zh-Hant)".
func zshOption(dashes string, opt *option) string {
	help := strings.NewReplacer("[", `\[`, "]", `\]`).Replace(firstSentence(opt.help))
	spec := "*" + dashes + opt.name + "[" + help + "]"
	switch list := opt.values(); {
	case opt.value == "":
		return spec
	case list == nil:
		return spec + ":" + opt.value + ":_files"
	default:
		return spec + ":" + opt.value + ":(" + strings.Join(list, " ") + ")"
	}
}

// fish returns a line for each option.
func fish(all []subcommand) string {
	var b strings.Builder
	b.WriteString("# Completion of urlscope in fish.\n")
	names := strings.Join(namesOf(all), " ")
	for _, c := range all {
		fmt.Fprintf(&b, "complete -c urlscope -f -n %s -a %s -d %s\n", fishQuoted("not __fish_seen_subcommand_from "+names), c.name, fishQuoted(c.summary))
	}
	for _, c := range all {
		when := fishQuoted("__fish_seen_subcommand_from " + c.name)
		for _, opt := range c.optionsOf() {
			fmt.Fprintf(&b, "complete -c urlscope -n %s -o %s -l %[2]s -d %s%s\n", when, opt.name, fishQuoted(firstSentence(opt.help)), fishValues(&opt))
		}
		if words := operandWords(c, all); words != nil {
			fmt.Fprintf(&b, "complete -c urlscope -f -n %s -a %s\n", when, fishQuoted(strings.Join(words, " ")))
		}
	}
	return b.String()
}

// fishValues returns the arguments of fish's command complete for the value of an option.
func fishValues(opt *option) string {
	switch list := opt.values(); {
	case opt.value == "":
		return ""
	case list == nil:
		return " -r"
	default:
		return " -x -a " + fishQuoted(strings.Join(list, " "))
	}
}

// quoted quotes a text as one word of a POSIX shell.
func quoted(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// fishQuoted quotes a text as one word of fish.
func fishQuoted(s string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s) + "'"
}

// firstSentence returns the first sentence of s, because lists of options have no room for more.
func firstSentence(s string) string {
	first, _, _ := strings.Cut(s, ". ")
	return strings.TrimSuffix(first, ".") + "."
}
