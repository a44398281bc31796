package cli

import (
	"io"

	"urlscope/core/defang"
)

var defangCommand = subcommand{
	name:     "defang",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Write URLs so that nobody follows them by mistake: hxxp://example[.]com.",
	about: `
Write each URL so that no program turns it into a link. The scheme becomes hxxp, hxxps or
fxp, or gets "[:]" for its colon; dots of the host become "[.]", and colons of an IPv6
address "[:]". URLs and domains within the path, the query and the fragment are changed
in the same way. A text that is defanged already stays as it is.

-back undoes this, and the forms of other tools: "(.)", "[dot]", "[://]".
` + readsURLs,
	examples: []example{
		{"urlscope defang http://example.com/a", "write hxxp://example[.]com/a, for a report or a chat"},
		{"urlscope defang -back 'hxxp://example[.]com/a'", "write http://example.com/a again"},
	},
	define: func(o *options) action {
		nul, back := false, false
		o.nul(&nul, "URL")
		o.yes(&back, "back", "Undo it: write the URL as it was.")
		return func(streams streams, urls []string) error {
			write := defang.URL
			if back {
				write = defang.Back
			}
			return eachURL(streams, urls, nul, func(url string) error {
				_, err := io.WriteString(streams.out, write(url)+"\n")
				return err
			})
		}
	},
}
