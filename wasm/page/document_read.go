package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A reader reads a file, or a text that is too large for the field, off the
// browser a piece at a time. It is always UTF-8 that comes out.
type reader struct {
	blob       app.Value
	text       app.Value // or a String of JavaScript, which as one blob would keep the page for a while
	size, read int       // in octets; of a text in units of UTF-16
	until      int       // where the reading ends, of the size
	decoder    app.Value // of a text in UTF-16, or nil
	octets     []byte
}

func newReader(blob app.Value) *reader {
	size := blob.Get("size").Int()
	return &reader{blob: blob, size: size, until: size}
}

// newTextReader returns a reader of a string that is an object.
func newTextReader(s app.Value) *reader {
	size := s.Get("length").Int()
	return &reader{text: s, size: size, until: size}
}

// object returns a string of JavaScript as an object: Go calls the methods of
// nothing else.
func object(s app.Value) app.Value { return app.Window().Get("String").New(s) }

// cut returns the next piece as a blob, and where it ends.
func (r *reader) cut() (piece app.Value, end int) {
	end = min(r.size, r.read+model.PieceSize)
	if r.text == nil {
		return r.blob.Call("slice", r.read, end), end
	}
	const highest = 0xD800 // the first half of a character: D800 to DBFF
	if end < r.size && r.text.Call("charCodeAt", end-1).Int()&^0x3FF == highest {
		end--
	}
	return blobOf(r.text.Call("slice", r.read, end)), end
}

// blobOf returns a string of JavaScript as something to be read in pieces.
func blobOf(s app.Value) app.Value {
	parts := app.Window().Get("Array").New()
	parts.Call("push", s)
	return app.Window().Get("Blob").New(parts)
}

// next gets the next piece and hands it on; what is wrong with a file that cannot
// be read stays between it and the browser, which tells no page much.
func (r *reader) next(piece func(string), failed func()) {
	slice, end := r.cut()
	await(slice.Call("arrayBuffer"), func(buffer app.Value) {
		array := app.Window().Get("Uint8Array").New(buffer)
		n := array.Get("length").Int()
		if n < end-r.read {
			failed() // it has shrunk
			return
		}
		if len(r.octets) < n {
			r.octets = make([]byte, n)
		}
		app.CopyBytesToGo(r.octets[:n], array)
		s := string(r.octets[:n])
		if r.read == 0 {
			if encoding := model.EncodingOf(s); encoding != "" {
				r.decoder = app.Window().Get("TextDecoder").New(encoding)
			}
		}
		r.read = end
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
