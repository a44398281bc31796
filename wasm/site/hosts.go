package site

import (
	"bytes"
	"fmt"
	"html"
	"maps"
	"slices"
)

// This file writes what a site tells its host (headers) and the sites that link to it (absolute addresses). web/host.html
// explains the same to people.

// sayHome writes the site's address into the places where a relative address does not work.
func (s site) sayHome(home string) error {
	if home == "" {
		return nil
	}
	home = html.EscapeString(home)
	for _, place := range []struct{ page, says, instead string }{
		{"index.html", `<meta property="og:image" content="`, `<meta property="og:url" content="` + home + `">` + "\n" + `<meta property="og:image" content="` + home},
		{"404.html", `href="./"`, `href="` + home + `"`}, // the host serves it for any missing path
	} {
		if !bytes.Contains(s[place.page], []byte(place.says)) {
			return fmt.Errorf("%s has no %s", place.page, place.says)
		}
		s[place.page] = bytes.ReplaceAll(s[place.page], []byte(place.says), []byte(place.instead))
	}
	return nil
}

// caching returns the Cache-Control header of a file.
func caching(name string) string {
	if HashedName.MatchString(name) {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

// headersFile returns the file _headers, from which some static hosts read the headers of each path. These hosts send the
// headers of every pattern that matches, so headers that differ between files are listed per file.
func (s site) headersFile(folder string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s*\n", folder)
	for _, name := range slices.Sorted(maps.Keys(headers)) {
		fmt.Fprintf(&b, "  %s: %s\n", name, headers[name])
	}
	for _, name := range slices.Sorted(maps.Keys(s)) {
		if name == "index.html" {
			fmt.Fprintf(&b, "%s\n  Cache-Control: %s\n", folder, caching(name))
		}
		fmt.Fprintf(&b, "%s%s\n  Cache-Control: %s\n", folder, name, caching(name))
	}
	return b.Bytes()
}
