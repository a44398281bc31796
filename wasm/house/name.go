package house

import (
	"slices"
	"strings"
)

// names lists prefixes, after "http://", of URLs that name namespaces, schemas and vocabularies. Programs compare these
// names octet by octet, so "https" would make another name.
var names = []string{
	"creativecommons.org/ns", "docbook.org/ns/", "java.sun.com/", "json-schema.org/", "maven.apache.org/pom/", "maven.apache.org/xsd/",
	"ns.adobe.com/", "ogp.me/ns", "purl.org/", "relaxng.org/ns/", "schema.org/", "schemas.", "www.opengis.net/",
	"www.sitemaps.org/schemas/", "www.springframework.org/schema/", "www.w3.org/1", "www.w3.org/20", "www.w3.org/ns/", "www.w3.org/xml/",
	"xmlns.",
}

// isName reports whether the URL is such a name, as "http://www.w3.org/2000/svg" is.
func (s *site) isName() bool {
	rest := strings.ToLower(s.url.Source()[s.host.Start:])
	return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(rest, name) })
}
