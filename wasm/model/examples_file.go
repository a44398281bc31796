//go:build !apart

package model

import _ "embed"

// ExamplesFile is the file of all examples but those that are shown on the page itself. The page on the web loads it when somebody
// wants to see them; elsewhere they are there. The lines of rules have the first URL of each case file that fires the rule, and are
// written by a test (go test ./wasm/model -run TestRuleExamples -update).
//
//go:embed examples.txt
var ExamplesFile string

func init() { TakeExamples(ExamplesFile) }
