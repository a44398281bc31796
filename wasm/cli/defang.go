package cli

import (
	"encoding/json"
	"unicode/utf8"

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

-back undoes this, and the forms of other tools: "(.)", "[dot]", "[://]". What looks so
in the URL itself, as "[.]" in "http://h/[.]c", cannot be told from it, and is undone as
well.
` + readsURLs,
	examples: []example{
		{"urlscope defang http://example.com/a", "write hxxp://example[.]com/a, for a report or a chat"},
		{"urlscope defang -back 'hxxp://example[.]com/a'", "write http://example.com/a again"},
	},
	define: func(o *options) action {
		nul, back, asJSON := false, false, false
		o.nul(&nul, "URL")
		o.yes(&back, "back", "Undo it: write the URL as it was.")
		o.json(&asJSON, "URL", "defang")
		return func(streams streams, urls []string) error {
			write := defang.URL
			if back {
				write = defang.Back
			}
			return eachURL(streams, urls, nul, func(url string) error {
				line := []byte(write(url))
				if asJSON {
					var err error
					if line, err = json.Marshal(newDefanged(url, string(line), back)); err != nil {
						return err
					}
				}
				_, err := streams.out.Write(append(line, '\n'))
				return err
			})
		}
	},
}

// A defanged is the JSON for a URL. testdata/defang/schema.json describes it. Text that is not UTF-8 is base64.
type defanged struct {
	Version      int     `json:"version"`
	Input        *string `json:"input,omitempty"`
	InputBase64  []byte  `json:"inputBase64,omitempty"`
	Back         bool    `json:"back"`
	Result       *string `json:"result,omitempty"`
	ResultBase64 []byte  `json:"resultBase64,omitempty"`
}

func newDefanged(url, result string, back bool) *defanged {
	d := &defanged{Version: 1, Back: back}
	d.Input, d.InputBase64 = plainOrOctets(url)
	d.Result, d.ResultBase64 = plainOrOctets(result)
	return d
}

// plainOrOctets returns s as text if it is UTF-8, or else as octets.
func plainOrOctets(s string) (plain *string, octets []byte) {
	if utf8.ValidString(s) {
		return &s, nil
	}
	return nil, []byte(s)
}
