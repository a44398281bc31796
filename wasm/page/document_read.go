package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/model"
)

// A reader reads a file, or a text that is too large for the field, from the browser in pieces. Its output is
// always UTF-8.
type reader struct {
	blob       app.Value
	text       app.Value // or a JavaScript String, because making one blob of it would block the page
	size, read int       // in octets, or UTF-16 units of a text
	until      int       // where reading ends, at most size
	decoder    app.Value // for a file in UTF-16, or nil
	octets     []byte
}

func newReader(blob app.Value) *reader {
	size := blob.Get("size").Int()
	return &reader{blob: blob, size: size, until: size}
}

// newTextReader returns a reader of a JavaScript String object.
func newTextReader(s app.Value) *reader {
	size := s.Get("length").Int()
	return &reader{text: s, size: size, until: size}
}

// object wraps a JavaScript string in an object, because Go can call methods of objects only.
func object(s app.Value) app.Value { return app.Window().Get("String").New(s) }

// cut returns the next piece as a blob, and its end.
func (r *reader) cut() (piece app.Value, end int) {
	end = min(r.size, r.read+model.PieceSize)
	if r.text == nil {
		return r.blob.Call("slice", r.read, end), end
	}
	const highest = 0xD800 // the first high surrogate; the last is DBFF
	if end < r.size && r.text.Call("charCodeAt", end-1).Int()&^0x3FF == highest {
		end--
	}
	return blobOf(r.text.Call("slice", r.read, end)), end
}

// blobOf returns a JavaScript string as a blob.
func blobOf(s app.Value) app.Value {
	parts := app.Window().Get("Array").New()
	parts.Call("push", s)
	return app.Window().Get("Blob").New(parts)
}

// next reads the next piece and passes it on. If the file cannot be read, it calls failed without a reason,
// because browsers tell pages none.
func (r *reader) next(piece func(string), failed func()) {
	slice, end := r.cut()
	await(slice.Call("arrayBuffer"), func(buffer app.Value) {
		array := app.Window().Get("Uint8Array").New(buffer)
		n := array.Get("length").Int()
		if n < end-r.read {
			failed() // the file has become shorter
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

// await calls done or failed when a promise settles.
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
