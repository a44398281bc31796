// Not from go-app v9.8.0.
// Writes to the document are batched: one call per drawing.

package app

import (
	"bytes"
	"sync"
)

// Writes of attributes and texts are batched into one call per drawing, to urlscopeWrite of web/tools.js, because passing a
// string to JavaScript takes longer than writing it.

// The batch. words has a name, which is "" for a text, and a value per write, each followed by an octet 0. nodes has the
// nodes of the writes; its first element is reserved for words.
var (
	words []byte
	nodes = make([]any, 1)

	// Locked while words and nodes change, because Go may run another goroutine, which draws or flushes too, while it
	// allocates memory for one of them.
	batch sync.Mutex
)

func write(node Value, name, value string) {
	switch add(node, name, value) {
	case batchFull:
		tell()
	case notBatched:
		tell()
		if name == "" {
			node.Set("nodeValue", value)
		} else {
			node.Call("setAttribute", name, value)
		}
	}
}

// An added tells what became of a write.
type added uint8

const (
	batched    added = iota
	batchFull        // batched, and no more should be
	notBatched       // the octet 0 would end the value
)

// add adds a write to the batch.
func add(node Value, name, value string) added {
	batch.Lock()
	defer batch.Unlock()
	from := len(words)
	words = append(append(words, name...), 0)
	words = append(words, value...)
	if bytes.IndexByte(words[from+len(name)+1:], 0) >= 0 {
		words = words[:from]
		return notBatched
	}
	words = append(words, 0)
	nodes = append(nodes, node)
	const many = 1000 // limit on the number of arguments
	if len(nodes) > many {
		return batchFull
	}
	return batched
}

// tell flushes the batch.
func tell() {
	if told := flushed(); len(told) > 1 {
		window.Call("urlscopeWrite", told...)
	}
}

// flushed empties the batch and returns it as arguments of urlscopeWrite: the words and the nodes.
func flushed() []any {
	batch.Lock()
	defer batch.Unlock()
	if len(nodes) == 1 {
		return nil
	}
	told := nodes
	told[0] = string(words)
	words, nodes = words[:0], make([]any, 1, 32)
	return told
}
