package text

import (
	"strconv"

	"urlscope/core/standards"
)

// A clauseText says, for a clause of package standards, what the later of two neighbours
// changed. {a} are the octets that it is about.
type clauseText struct {
	id string
	Row
}

// citation names the document and section of a sentence.
var citation = Row{"{a}, {b}", "{a}、{b}", "{a}，{b}"}

// Flip says in one sentence what the later of two standards changed, and where that is written: "… (RFC 2396, G.2)".
func Flip(l Lang, input string, f standards.Flip) Prose {
	row := textOfClause(f.Clause.ID)
	if row == nil {
		return unknown(f.Clause.ID)
	}
	said := Fill(row.In(l), "{a}", show(f.In(input)))
	said[len(said)-1].Text += InBrackets(l, cite(l, f.Clause.Document, f.Clause.Section)) // a sentence ends in a full stop, and not in octets
	return said
}

// cite names a section of a document: "RFC 3986, 3.4".
func cite(l Lang, document, section string) string {
	return with(citation.In(l), "{a}", document, "{b}", section)
}

// textOfClause returns the text of a clause; nil for none.
func textOfClause(id string) *Row {
	for _, list := range [...][]clauseText{clauseTexts, goTexts} {
		for i := range list {
			if list[i].id == id {
				return &list[i].Row
			}
		}
	}
	return nil
}

// standardVerdicts are the words for what a standard says of an input.
var standardVerdicts = [...]Row{
	standards.NotAsked: {"not asked", "確認していません", "沒有詢問"},
	standards.Valid:    {"valid", "正しい", "有效"},
	standards.Relative: {"valid as a reference", "参照として正しい", "當作參照有效"},
	standards.Errors:   {"read, with errors", "読めるが誤りあり", "能讀，但有錯誤"},
	standards.Invalid:  {"not valid", "正しくない", "無效"},
	standards.Failure:  {"refused", "受け付けない", "拒絕"},
}

// What is added to such a word, and to a flip.
var (
	verdictAt       = Row{"{a}, octet {b}", "{a}、オクテット {b}", "{a}，八位元組 {b}"}
	verdictLikely   = Row{"likely {a}", "おそらく{a}", "推測：{a}"}
	verdictExpected = Row{"urlscope expected", "urlscope の予想", "urlscope 的預測"}
	flipSecurity    = Row{"security", "セキュリティ", "安全"}
)

// StandardVerdict says what a reading found: "not valid, octet 9" where it gives up at that one, "likely
// valid", and, where a browser says something else than was likely, both.
func StandardVerdict(l Lang, r *standards.Reading, fault int) string {
	said := standardVerdict(l, r.Verdict)
	switch {
	case r.Verdict == standards.Invalid && r.By == standards.ByGrammar:
		said = with(verdictAt.In(l), "{a}", said, "{b}", strconv.Itoa(fault))
	case r.By == standards.ByDetectors:
		said = with(verdictLikely.In(l), "{a}", said)
	case r.Disagrees && r.Likely != r.Verdict:
		said += InBrackets(l, Lead(l, verdictExpected.In(l))+standardVerdict(l, r.Likely))
	}
	return said
}

func standardVerdict(l Lang, v standards.Verdict) string {
	if int(v) >= len(standardVerdicts) {
		return ""
	}
	return standardVerdicts[v].In(l)
}

// Security is the word for a flip on which security hangs.
func Security(l Lang) string { return flipSecurity.In(l) }
