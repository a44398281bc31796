package links

import (
	"regexp"
	"strings"
)

// bindingAround returns what tells yield of the URLs of a document. First it binds those that what stands around them says are no links:
// names, as in `xmlns="http://h/"`, and parts of a pattern, as in "^http://h/(.*)$".
func bindingAround(doc string, yield func(Excerpt)) func(Excerpt) {
	return func(e Excerpt) {
		start := e.Offset(0)
		end := max(start, e.Offset(len(e.Text)))
		before, behind := doc[max(0, start-longestCommand):start], doc[end:min(len(doc), end+longestCommand)]
		switch {
		case e.linked, strings.HasPrefix(behind, ">`"): // in reStructuredText, behind the text of a link
		case isNamed(before, behind):
			e.why = max(e.why, Name)
		case inExpression(before, doc[start:end], behind):
			e.why = max(e.why, Pattern)
		case rewriting.MatchString(before[strings.LastIndexByte(before, '\n')+1:]):
			e.why = max(e.why, Program)
		}
		yield(e)
	}
}

// rewriting matches what begins a line of Apache's, where "%7" stands for a part of what a condition has matched.
var rewriting = regexp.MustCompile(`^[ \t]*(?i:rewrite(?:rule|cond)|redirectmatch)\b`)

var (
	// naming matches what stands before the name of a namespace, of a schema, or of a type of documents: in XML, its schemas, XQuery, Turtle
	// and SPARQL, RDFa, and in sentences.
	naming = regexp.MustCompile(`(?i)(?:` +
		`\bxmlns(?::[\w.-]+)?[\\"']*\s*[=:|]\s*[\\"'<]*` +
		`|(?:\btargetNamespace|\$schema|\bSOAPAction)[\\"']*\s*[=:|]\s*[\\"'<]*` +
		`|\bnamespace\s+[\w.-]+\s*=\s*["']` +
		`|\bnamespace(?: (?:uri|url|iri|name|is|of|called))*[\\"']*\s*[:,=]?\s*[\\"'<]*` +
		`|\bprefix\s+[\w.-]*:\s*<|\bbase\s+<` +
		`|(?:schemaLocation|\bprefix)[\\"']*\s*[=:]\s*[\\"']+[^"'<>]*` +
		`|<!(?:DOCTYPE|ENTITY|NOTATION)\b[^<>]*["']` +
		`)$`)

	// namingHints are in all that naming matches. To look for them is quick.
	namingHints = []string{"xmlns", "amespace", "chema", "efix", "base ", "AMESPACE", "EFIX", "BASE ", "<!", "SOAPAction"}

	// quotedKey matches a key whose value is in quotes.
	quotedKey = regexp.MustCompile(`([\w$@:.-]+)[\\"']*\s*[=:]\s*\\?["']$`)

	// namingInText are such keys of what programs read whose values are names wherever they stand.
	namingInText = wordSet("$id $ref $schema @context @id @type @vocab algorithm datatype definitionurl guid iri issuer itemid itemtype ns rdf:about " +
		"rdf:datatype rdf:resource typeof urn vocab")
)

// isNamed reports whether what stands around a URL says that it is a name.
func isNamed(before, behind string) bool {
	if strings.HasPrefix(strings.TrimLeft(behind, "\"'>”’ "), "namespace") {
		return true
	}
	for _, hint := range namingHints {
		if strings.Contains(before, hint) && naming.MatchString(before) {
			return true
		}
	}
	if before == "" || !endsWith(before, `"'`) {
		return false
	}
	key := quotedKey.FindStringSubmatch(before[max(0, len(before)-maxKey):])
	return key != nil && namingInText[strings.ToLower(key[1])]
}

// maxKey is how much is looked at for a key.
const maxKey = 40

var (
	// beforePattern matches what stands in the word of a URL before it when that is part of a pattern: the sign for the beginning, a group, and
	// what sed, Perl and their kin have around patterns.
	beforePattern = regexp.MustCompile("\\^[(\"'\\[]*$|\\(\\?|^[\"'(`]*(?:s|y|m|qr|tr)[|#,!@/{~%]")

	// matching are the operators before a pattern.
	matching = regexp.MustCompile(`[=!]~ *$`)

	// ofExpression matches what a pattern has and a URL hardly: any number of octets, classes, what is escaped there, groups, and the sign for the
	// end. The full stop and the asterisk that end a sentence in bold are none.
	ofExpression = regexp.MustCompile(`/\*+[\w/.]|/\.\*(?:[^*]|$)|\(\.[*+]|\.[*+][\w/\\$(]|\\[dwsDWSB](?:[+*?{)\]/$]|$)|\\[./]|\(\?[:=!<Pi]|[)\]][*+][/$)]|\]\+|\[\^|\)\?[/$]|[)*+\]]\$`)
)

// inExpression reports whether a URL is part of a pattern, by what stands in the document before it, in its place, and behind it.
func inExpression(before, url, behind string) bool {
	front := before[strings.LastIndexAny(before, markdownWhite)+1:]
	if n := strings.IndexAny(behind, markdownWhite+"\"'`<>"); n >= 0 {
		behind = behind[:n]
	}
	if strings.ContainsAny(front, "^?|#,!@/{~%") && beforePattern.MatchString(front) || endsWith(before, "~ ") && before != "" && matching.MatchString(before) {
		return true
	}
	return (strings.ContainsAny(url, `\$*+^?`) || strings.ContainsAny(behind, `\$*+^?`)) && ofExpression.MatchString(url+behind)
}
