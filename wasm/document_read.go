package main

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// pieceSize is how much of a document is read at a time, in octets: so little that
// the page answers keys in between, even on a slow machine.
const pieceSize = 32 << 10

// A reader reads a file, or a text that is too large for the field, off the
// browser a piece at a time. It is always UTF-8 that comes out.
type reader struct {
	blob       app.Value
	size, read int       // in octets
	decoder    app.Value // of a text in UTF-16, or nil
	octets     []byte
}

func newReader(blob app.Value) *reader {
	return &reader{blob: blob, size: blob.Get("size").Int()}
}

// next gets the next piece and hands it on; what is wrong with a file that cannot
// be read stays between it and the browser, which tells no page much.
func (r *reader) next(piece func(string), failed func()) {
	slice := r.blob.Call("slice", r.read, min(r.size, r.read+pieceSize))
	await(slice.Call("arrayBuffer"), func(buffer app.Value) {
		array := app.Window().Get("Uint8Array").New(buffer)
		n := array.Get("length").Int()
		if n == 0 && r.read < r.size {
			failed() // it has shrunk
			return
		}
		if len(r.octets) < n {
			r.octets = make([]byte, n)
		}
		app.CopyBytesToGo(r.octets[:n], array)
		s := string(r.octets[:n])
		if r.read == 0 {
			if encoding := encodingOf(s); encoding != "" {
				r.decoder = app.Window().Get("TextDecoder").New(encoding)
			}
		}
		r.read += n
		if r.decoder != nil {
			s = r.decoder.Call("decode", array, map[string]any{"stream": r.read < r.size}).String()
		}
		piece(s)
	}, failed)
}

// await calls one of two functions when a promise is settled.
func await(promise app.Value, done func(app.Value), failed func()) {
	var yes, no app.Func
	free := func() {
		yes.Release()
		no.Release()
	}
	yes = app.FuncOf(func(_ app.Value, args []app.Value) any {
		free()
		done(args[0])
		return nil
	})
	no = app.FuncOf(func(app.Value, []app.Value) any {
		free()
		failed()
		return nil
	})
	promise.Call("then", yes, no)
}

// encodingOf returns the name of the encoding of a text that begins with its mark,
// unless that is UTF-8.
func encodingOf(beginning string) string {
	switch {
	case strings.HasPrefix(beginning, "\xFF\xFE"):
		return "utf-16le"
	case strings.HasPrefix(beginning, "\xFE\xFF"):
		return "utf-16be"
	}
	return ""
}

// nul returns the offset of the NUL by which a file is known not to be a text: one
// among its first octets. It is -1 for a text.
func nul(beginning string) int {
	const enough = 8000 // other programs look as far
	return strings.IndexByte(beginning[:min(len(beginning), enough)], 0)
}
