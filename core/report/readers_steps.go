package report

import (
	"encoding/base64"
	"unicode/utf8"

	"urlscope/core/clients"
	"urlscope/core/readers"
)

// clientOf returns the client that was recorded of the library or program that a reader is, "" for most.
func clientOf(reader string) string {
	switch reader {
	case "curl", "wget", "lynx":
		return reader
	case "python":
		return "python-urllib"
	case "node":
		return "node-fetch"
	case "go":
		return "go-http"
	case "perl":
		return "lwp"
	}
	return ""
}

// talk adds what the client of a reader sends, of those that were recorded.
func (r *Reader) talk(list []clients.Reading) {
	if r.Verdict != readers.VerdictValid.String() { // where it is refused nothing is sent
		return
	}
	id := clientOf(r.Reader)
	for i := range list {
		if list[i].Client.ID == id {
			r.Steps, r.BytesBase64 = steps(list[i].Lines)
		}
	}
}

// steps returns lines without their ends, and the octets of all in base64: "" for a request of HTTP, of which two header fields were
// recorded. Lines that are not UTF-8 are no text. None are known of a client that asks its user for octets.
func steps(lines []clients.Line) (list []string, octets string) {
	var all []byte
	known, legible := true, true
	for _, l := range lines {
		name, ok := field(l.Kind)
		if !ok {
			continue
		}
		start := len(all)
		for _, o := range l.Octets {
			if o.Slot {
				return nil, ""
			}
			all = append(all, o.Value)
		}
		known = known && name == ""
		legible = legible && utf8.Valid(all[start:])
		list = append(list, name+l.Text())
	}
	if known {
		octets = base64.StdEncoding.EncodeToString(all)
	}
	if !legible {
		list = nil
	}
	return list, octets
}

// field returns the text in front of a line of the kind k, "" for most kinds, and false if the line is not sent to a
// server.
func field(k clients.Kind) (name string, ok bool) {
	switch k {
	case clients.Login, clients.Cwd, clients.Type, clients.Data, clients.Request, clients.Command:
		return "", true
	case clients.Host:
		return "Host: ", true
	case clients.Authorization:
		return "Authorization: ", true
	}
	return "", false
}
