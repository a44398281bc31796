package main

import (
	"encoding/base64"
	"errors"
	"strconv"
	"strings"

	"urlscope/core"
)

// A link carries the state of the page in its fragment, which a browser sends to
// nobody: "#v=1&u=…&sel=22-25". The text is base64url of its octets, so that any
// octets come back as they were and none is ever decoded twice.

// linkVersion is the version of the format. A link of a later one is not guessed
// at.
const linkVersion = "1"

// link returns the fragment for a text and, when it has octets, a selection.
func link(src string, selected core.Span) string {
	s := "#v=" + linkVersion + "&u=" + base64.RawURLEncoding.EncodeToString([]byte(src))
	if selected.Len() > 0 {
		s += "&sel=" + strconv.Itoa(selected.Start) + "-" + strconv.Itoa(selected.End)
	}
	return s
}

// Errors of a link.
var (
	errNoLink      = errors.New("the fragment is not a link of this page")
	errLinkVersion = errors.New("the link was made by a later version of this page")
	errLinkText    = errors.New("the text in the link is broken")
)

// readLink returns what a fragment carries. A selection that is broken or does
// not fit the text is left out.
func readLink(fragment string) (src string, selected core.Span, err error) {
	fields := map[string]string{}
	for field := range strings.SplitSeq(strings.TrimPrefix(fragment, "#"), "&") {
		name, value, _ := strings.Cut(field, "=")
		fields[name] = value
	}
	switch fields["v"] {
	case linkVersion:
	case "":
		return "", core.Span{}, errNoLink
	default:
		return "", core.Span{}, errLinkVersion
	}
	b, err := base64.RawURLEncoding.DecodeString(fields["u"])
	if err != nil {
		return "", core.Span{}, errLinkText
	}
	src = string(b)
	from, to, _ := strings.Cut(fields["sel"], "-")
	start, err1 := strconv.Atoi(from)
	end, err2 := strconv.Atoi(to)
	if err1 == nil && err2 == nil && 0 <= start && start < end && end <= len(src) {
		selected = core.Span{Start: start, End: end}
	}
	return src, selected, nil
}
