// Not from go-app v9.8.0.
// What is written into the document goes over in one call for all that is drawn at once.

package app

import "bytes"

// The browser is told of what is written into the document, attributes and texts, in one call for all that is drawn at once: to hand
// a string over takes longer than to write it. It is urlscopeWrite of web/tools.js that writes.

// What is to be written: of each a name, which a text has none of, and a value, with an octet 0 behind both; and its node, behind
// a place for all of these.
var (
	words []byte
	nodes = make([]any, 1)
)

func write(node Value, name, value string) {
	from := len(words)
	words = append(append(words, name...), 0)
	words = append(words, value...)
	if bytes.IndexByte(words[from+len(name)+1:], 0) >= 0 { // it would end there
		words = words[:from]
		tell()
		if name == "" {
			node.Set("nodeValue", value)
		} else {
			node.Call("setAttribute", name, value)
		}
		return
	}
	words = append(words, 0)
	nodes = append(nodes, node)
	const many = 1000 // arguments
	if len(nodes) > many {
		tell()
	}
}

// tell has the browser write.
func tell() {
	if len(nodes) == 1 {
		return
	}
	told := nodes
	told[0] = string(words)
	words, nodes = words[:0], make([]any, 1, 32) // before the browser is called, which may call back
	window.Call("urlscopeWrite", told...)
}
