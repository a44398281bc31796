// Not from go-app v9.8.0.
// Writes to the document are batched: one call per drawing.

package app

import "bytes"

// Writes of attributes and texts are batched into one call per drawing, to urlscopeWrite of web/tools.js, because passing a
// string to JavaScript takes longer than writing it.

// The batch. words has a name, which is "" for a text, and a value per write, each followed by an octet 0. nodes has the
// nodes of the writes; its first element is reserved for words.
var (
	words []byte
	nodes = make([]any, 1)
)

func write(node Value, name, value string) {
	from := len(words)
	words = append(append(words, name...), 0)
	words = append(words, value...)
	if bytes.IndexByte(words[from+len(name)+1:], 0) >= 0 { // the octet 0 would end the value
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
	const many = 1000 // limit on the number of arguments
	if len(nodes) > many {
		tell()
	}
}

// tell flushes the batch.
func tell() {
	if len(nodes) == 1 {
		return
	}
	told := nodes
	told[0] = string(words)
	words, nodes = words[:0], make([]any, 1, 32) // before the call, because the browser may call back
	window.Call("urlscopeWrite", told...)
}
