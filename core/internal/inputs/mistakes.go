package inputs

import "encoding/json"

// Mistakes returns what testdata/mistakes.jsonl has as typed and as meant.
func Mistakes() (list []string) {
	for _, line := range Lines(File("mistakes.jsonl")) {
		var m struct {
			Typed string
			Meant []string
		}
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			panic(err)
		}
		list = append(append(list, m.Typed), m.Meant...)
	}
	return list
}
