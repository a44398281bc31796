package cli

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

func TestDefangCommand(t *testing.T) {
	for _, test := range []struct{ args, stdin, want string }{
		{"defang http://example.com/a.b mailto:joe@example.com", "", "hxxp://example[.]com/a.b\nmailto[:]joe@example[.]com\n"},
		{"defang", "http://[::1]:80/\r\n\n", "hxxp://[[:][:]1]:80/\n\n"},
		{"defang -0", "http://a.b/\nc\x00", "hxxp://a[.]b/\nc\n"},
		{"defang -back hxxp://example[.]com/a.b", "", "http://example.com/a.b\n"},
		{"defang hxxp://example(.)com/ --back", "", "http://example.com/\n"},
		{"defang -json http://a.b/", "", `{"version":1,"input":"http://a.b/","back":false,"result":"hxxp://a[.]b/"}` + "\n"},
		{"defang -json -back", "hxxp://a[.]b/\n\n", `{"version":1,"input":"hxxp://a[.]b/","back":true,"result":"http://a.b/"}` + "\n" + `{"version":1,"input":"","back":true,"result":""}` + "\n"},
		{"defang -json", "http://a.b/\xff\n", `{"version":1,"inputBase64":"aHR0cDovL2EuYi//","back":false,"resultBase64":"aHh4cDovL2FbLl1iL/8="}` + "\n"},
	} {
		if got := outputOf(t, test.stdin, strings.Fields(test.args)...); got != test.want {
			t.Errorf("%s: it writes %q, want %q", test.args, got, test.want)
		}
	}
}

// TestDefangSchema: the JSON of defang satisfies the schema, and the schema rejects other JSON.
func TestDefangSchema(t *testing.T) {
	data, err := os.ReadFile("../../testdata/defang/schema.json")
	if err != nil {
		t.Fatal(err)
	}
	schema := compiled(t, data)
	holds := func(document string) error {
		var v any
		if err := json.Unmarshal([]byte(document), &v); err != nil {
			t.Fatal(err)
		}
		return schema.Validate(v)
	}
	for _, back := range []string{"-back=false", "-back"} {
		for line := range strings.Lines(outputOf(t, "http://a.b/?u=www.c.d\n\n\xffa.b\nhxxp://a(.)b", "defang", "-json", back)) {
			if err := holds(line); err != nil {
				t.Errorf("%s: %v", line, err)
			}
		}
	}
	for _, wrong := range []string{
		`{"version":2,"input":"","back":true,"result":""}`, `{"version":1,"input":"","result":""}`, `{"version":1,"back":true,"result":""}`,
		`{"version":1,"input":"","inputBase64":"/w==","back":true,"result":""}`, `{"version":1,"input":"","back":true,"result":"","text":""}`,
		`{"version":1,"input":"","back":true,"resultBase64":"a b"}`,
	} {
		if holds(wrong) == nil {
			t.Errorf("the schema takes %s", wrong)
		}
	}
}
