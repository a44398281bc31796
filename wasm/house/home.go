package house

import (
	"fmt"
	"net/url"
	"strings"
)

// ParseHome parses the address of a site. For "", a site at any address, it returns the root of a host.
func ParseHome(home string) (*url.URL, error) {
	if home == "" {
		return &url.URL{Path: "/"}, nil
	}
	u, err := url.Parse(home)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || !strings.HasSuffix(u.Path, "/") || u.RawQuery != "" || u.Fragment != "" {
		return nil, fmt.Errorf("%q is not the address of a site: write it as https://host.example/urlscope/, with a slash at the end", home)
	}
	return u, nil
}

// CheckHome returns an error if no site can be at home. It must be the address of a folder, with a slash at its end, or ""
// for a site at any address.
func CheckHome(home string) error {
	_, err := ParseHome(home)
	return err
}
