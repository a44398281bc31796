package text

import (
	"strconv"

	"urlscope/core/standards"
)

// A clauseText says what the later of two neighbouring standards changed, for a clause of package standards. {a} are
// the octets in question.
type clauseText struct {
	id string
	Row
}

// citation joins document and section.
var citation = Row{"{a}, {b}", "{a}、{b}", "{a}，{b}"}

// Flip says in one sentence what the later of two standards changed, with a citation: "… (RFC 2396, G.2)".
func Flip(l Lang, input string, f standards.Flip) Prose {
	row := textOfClause(f.Clause.ID)
	if row == nil {
		return unknown(f.Clause.ID)
	}
	said := Fill(row.In(l), "{a}", show(f.In(input)))
	said[len(said)-1].Text += InBrackets(l, Cite(l, f.Clause.Document, f.Clause.Section)) // the last run ends in a full stop, so it is not octets
	return said
}

// Cite returns a citation: "RFC 3986, 3.4". Without a section it is the document, which may be "", too.
func Cite(l Lang, document, section string) string {
	if section == "" {
		return document
	}
	return with(citation.In(l), "{a}", document, "{b}", section)
}

// textOfClause returns the text of a clause, or nil.
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

// standardVerdicts name the verdicts of standards.
var standardVerdicts = [...]Row{
	standards.VerdictNotAsked: {"not asked", "確認していません", "沒有詢問"},
	standards.VerdictValid:    {"valid", "正しい", "有效"},
	standards.VerdictRelative: {"valid as a reference", "参照として正しい", "當作參照有效"},
	standards.VerdictErrors:   {"read, with errors", "読めるが誤りあり", "能讀，但有錯誤"},
	standards.VerdictInvalid:  {"not valid", "正しくない", "無效"},
	standards.VerdictFailure:  {"refused", "受け付けない", "拒絕"},
}

// Additions to a verdict or a flip.
var (
	verdictAt       = Row{"{a}, octet {b}", "{a}（オクテット {b}）", "{a}（八位元組 {b}）"}
	verdictLikely   = Row{"likely {a}", "おそらく{a}", "推測：{a}"}
	verdictExpected = Row{"urlscope expected", "urlscope の予想", "urlscope 的預測"}
	flipSecurity    = Row{"security", "セキュリティ", "安全"}
)

// StandardVerdict returns the verdict of a reading: "not valid, octet 9" if fault is the octet where it fails,
// "likely valid", or both the likely verdict and a browser's own if they differ.
func StandardVerdict(l Lang, r *standards.Reading, fault int) string {
	said := standardVerdict(l, r.Verdict)
	switch {
	case r.Verdict == standards.VerdictInvalid && r.By == standards.SourceGrammar:
		said = with(verdictAt.In(l), "{a}", said, "{b}", strconv.Itoa(fault))
	case r.By == standards.SourceDetectors:
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

// Security returns the word that marks a flip as relevant for security.
func Security(l Lang) string { return flipSecurity.In(l) }
