package links

import (
	"regexp"
	"strings"
)

// bindingAround returns a function that calls yield with the URLs of a document. It first binds those that are not
// links, as their surroundings show: names, as in `xmlns="http://h/"`, and parts of a pattern, as in
// "^http://h/(.*)$".
func bindingAround(doc string, yield func(Excerpt)) func(Excerpt) {
	return func(e Excerpt) {
		start := e.Offset(0)
		end := max(start, e.Offset(len(e.Text)))
		before, behind := doc[max(0, start-longestCommand):start], doc[end:min(len(doc), end+longestCommand)]
		switch {
		case e.linked, strings.HasPrefix(behind, ">`"): // after the text of a link in reStructuredText
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

// rewriting matches the start of a rewriting rule of Apache, in which "%7" stands for a part of what a condition
// has matched.
var rewriting = regexp.MustCompile(`^[ \t]*(?i:rewrite(?:rule|cond)|redirectmatch)\b`)

var (
	// naming matches the text before the name of a namespace, a schema or a document type: in XML, its schemas,
	// XQuery, Turtle and SPARQL, RDFa, and in sentences.
	naming = regexp.MustCompile(`(?i)(?:` +
		`\bxmlns(?::[\w.-]+)?[\\"']*\s*[=:|]\s*[\\"'<]*` +
		`|(?:\btargetNamespace|\$schema|\bSOAPAction)[\\"']*\s*[=:|]\s*[\\"'<]*` +
		`|\bnamespace\s+[\w.-]+\s*=\s*["']` +
		`|\bnamespace(?: (?:uri|url|iri|name|is|of|called))*[\\"']*\s*[:,=]?\s*[\\"'<]*` +
		`|\bprefix\s+[\w.-]*:\s*<|\bbase\s+<` +
		`|(?:schemaLocation|\bprefix)[\\"']*\s*[=:]\s*[\\"']+[^"'<>]*` +
		`|<!(?:DOCTYPE|ENTITY|NOTATION)\b[^<>]*["']` +
		`)$`)

	// namingHints are substrings of everything that naming matches. They are a fast filter.
	namingHints = []string{"xmlns", "amespace", "chema", "efix", "base ", "AMESPACE", "EFIX", "BASE ", "<!", "SOAPAction"}

	// quotedKey matches a key with a quoted value.
	quotedKey = regexp.MustCompile(`([\w$@:.-]+)[\\"']*\s*[=:]\s*\\?["']$`)

	// namingInText are keys whose values are names in every context.
	namingInText = wordSet("$id $ref $schema @context @id @type @vocab algorithm datatype definitionurl guid iri issuer itemid itemtype ns rdf:about " +
		"rdf:datatype rdf:resource typeof urn vocab")
)

// isNamed reports whether the text around a URL says that it is a name.
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

// maxKey limits how many octets are searched for a key.
const maxKey = 40

var (
	// beforePattern matches text directly before a URL that makes the URL a part of a pattern: an anchor, a group,
	// and the delimiters of sed, Perl and similar.
	beforePattern = regexp.MustCompile("\\^[(\"'\\[]*$|\\(\\?|^[\"'(`]*(?:s|y|m|qr|tr)[|#,!@/{~%]")

	// matching are the operators before a pattern.
	matching = regexp.MustCompile(`[=!]~ *$`)

	// ofExpression matches what patterns often have and URLs hardly ever: repetitions of any octet, classes,
	// escapes, groups, and the anchor of the end. A full stop and an asterisk at the end of a bold sentence do not
	// count.
	ofExpression = regexp.MustCompile(`/\*+[\w/.]|/\.\*(?:[^*]|$)|\(\.[*+]|\.[*+][\w/\\$(]|\\[dwsDWSB](?:[+*?{)\]/$]|$)|\\[./]|\(\?[:=!<Pi]|[)\]][*+][/$)]|\]\+|\[\^|\)\?[/$]|[)*+\]]\$`)
)

// inExpression reports whether a URL is part of a pattern, judged by the text before it, the URL itself and the
// text after it.
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
