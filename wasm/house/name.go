package house

import (
	"slices"
	"strings"
)

// names lists what URLs begin with, behind "http://", that name namespaces, schemas and vocabularies. Programs compare them octet
// by octet, so that "https" makes another name of them.
var names = []string{
	"creativecommons.org/ns", "docbook.org/ns/", "java.sun.com/", "json-schema.org/", "maven.apache.org/pom/", "maven.apache.org/xsd/",
	"ns.adobe.com/", "ogp.me/ns", "purl.org/", "relaxng.org/ns/", "schema.org/", "schemas.", "www.opengis.net/",
	"www.sitemaps.org/schemas/", "www.springframework.org/schema/", "www.w3.org/1", "www.w3.org/20", "www.w3.org/ns/", "www.w3.org/xml/",
	"xmlns.",
}

// isName reports whether the URL is such a name: "http://www.w3.org/2000/svg".
func (s *site) isName() bool {
	rest := strings.ToLower(s.url.Source()[s.host.Start:])
	return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(rest, name) })
}
