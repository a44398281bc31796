package site

import (
	"bytes"
	"fmt"
	"html"
	"maps"
	"slices"
)

// What a site says of itself to those who host it and to those who link to it. web/host.html says the same for people.

// sayHome writes down where the site will be, in the places where an address from there would not do.
func (s site) sayHome(home string) error {
	if home == "" {
		return nil
	}
	home = html.EscapeString(home)
	for _, place := range []struct{ page, says, instead string }{
		{"index.html", `<meta property="og:image" content="`, `<meta property="og:url" content="` + home + `">` + "\n" + `<meta property="og:image" content="` + home},
		{"404.html", `href="./"`, `href="` + home + `"`}, // it is shown at any address below
	} {
		if !bytes.Contains(s[place.page], []byte(place.says)) {
			return fmt.Errorf("%s has no %s", place.page, place.says)
		}
		s[place.page] = bytes.ReplaceAll(s[place.page], []byte(place.says), []byte(place.instead))
	}
	return nil
}

// caching says how long a browser may keep a file.
func caching(name string) string {
	if HashedName.MatchString(name) {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}

// headersFile returns what some hosts of static files read from a file _headers: what they shall send with each file, by its
// path. All that match are sent, so that what differs is said of each file by itself.
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
