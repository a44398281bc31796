package report_test

import (
	"encoding/json"
	"fmt"

	"urlscope/core/report"
	"urlscope/core/text"
)

func ExampleOf() {
	r := report.Of("ftp://host.dom/pub/a;type=x")
	fmt.Println(r.Production, r.Valid, *r.Offset)
	for _, d := range r.Diagnostics {
		fmt.Println(d.Severity, d.ID, d.Start, d.End)
	}
	// Output:
	// ftpurl false 26
	// error ftp-type-unknown 26 27
}

func ExampleIn() {
	r := report.In(text.Japanese, "news:*")
	b, err := json.Marshal(r.Parts)
	fmt.Println(string(b), err)
	// Output: [{"part":"scheme","start":0,"end":4,"raw":"news","decoded":"news"},{"part":"grouppart","start":5,"end":6,"raw":"*","decoded":"*"}] <nil>
}
