package house

import (
	"fmt"
	"net/url"
	"strings"
)

// ParseHome reads where a site will be. Of a site that may be anywhere, "", it takes the top of a host.
func ParseHome(home string) (*url.URL, error) {
	if home == "" {
		return &url.URL{Path: "/"}, nil
	}
	u, err := url.Parse(home)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || !strings.HasSuffix(u.Path, "/") || u.RawQuery != "" || u.Fragment != "" {
		return nil, fmt.Errorf("%q is no place for a site: write it as https://host.example/urlscope/, with the slash at its end", home)
	}
	return u, nil
}

// CheckHome returns an error where no site can be at home: it is the address of a folder, with a slash at its end. "" is anywhere.
func CheckHome(home string) error {
	_, err := ParseHome(home)
	return err
}
