// Package browser has a function for each global of the scripts that the page calls: those of app.js and tools.js, whose modules are in
// web/page, and of theme.js, load.js and frame.js. web/page/globals.d.ts describes the same functions in TypeScript, with their units;
// TestGlobals compares the two.
//
// The caller releases the functions that it passes.
package browser

import "github.com/maxence-charriere/go-app/v9/pkg/app"

func call(name string, args ...any) app.Value { return app.Window().Call(name, args...) }

// ---- The reader's settings. In a browser that refuses to keep them they last as long as the page.

// Setting returns a setting, or "".
func Setting(name string) string {
	return app.Window().Get("urlscopeStorage").Call("get", name).String()
}

// Keep keeps a setting; "" forgets it.
func Keep(name, value string) { app.Window().Get("urlscopeStorage").Call("set", name, value) }

// Theme shows a theme: "light", "dark", or "" for that of the system.
func Theme(theme string) { call("urlscopeTheme", theme) }

// ---- The start, and one program that gives way to another.

// Task calls f in a task of its own.
func Task(f app.Func) { call("urlscopeTask", f) }

// Put puts the panels in place of those that the page was delivered with.
func Put(panels app.Value) { call("urlscopePut", panels) }

// Up says that the program answers from here on.
func Up() { call("urlscopeUp") }

// Enter goes on with the program that has the workshop, and with a tool of it. It calls fail where that cannot be had.
func Enter(tool string, fail app.Func) { call("urlscopeEnter", tool, fail) }

// Tool returns the tool that the program before this one was left for, which may be ""; left is false if there was none.
func Tool() (tool string, left bool) {
	v := app.Window().Get("urlscopeTool")
	if v.Type() != app.TypeString {
		return "", false
	}
	return v.String(), true
}

// Waits reports whether the reader has pressed nothing since then.
func Waits() bool { return app.Window().Get("urlscopeWaits").Truthy() }

// Hears returns the options of listeners that end with this program.
func Hears() app.Value { return app.Window().Get("urlscopeHears") }

// Rehearsal reports whether the program runs in the worker that compiles it, without a document.
func Rehearsal() bool { return app.Window().Get("urlscopeRehearsal").Truthy() }

// Leave leaves a value to the next program.
func Leave(v app.Value) { app.Window().Set("urlscopeDocument", v) }

// Left returns the value that the program before this one left, or undefined.
func Left() app.Value { return app.Window().Get("urlscopeDocument") }

// Forget forgets that value.
func Forget() { app.Window().Delete("urlscopeDocument") }

// ---- The address.

// Hash returns the fragment as it was in the link, with its "#".
func Hash() string { return app.Window().Get("urlscopeHash").String() }

// ReadHash reads it anew from the address.
func ReadHash() { app.Window().Set("urlscopeHash", app.Window().Get("location").Get("hash")) }

// Link puts a fragment into the address, and reports whether the browser let it.
func Link(fragment string) bool { return call("urlscopeLink", fragment).Truthy() }

// ---- Files that are loaded when they are needed.

// Texts returns the texts of a language, a line each. If they are not there yet, it returns "" and calls come with whether they can be had.
func Texts(tag string, come app.Func) string {
	if texts := call("urlscopeTexts", tag, come); texts.Truthy() {
		return texts.String()
	}
	return ""
}

// Later loads the lessons of a language, or "suffixes", and calls come with the text, which is "" if it cannot be had.
func Later(what string, come app.Func) { call("urlscopeLater", what, come) }

// ---- Drawing and events.

// First is true at its first call in a frame of the screen.
func First() bool { return call("urlscopeFirst").Bool() }

// Painted calls f once the next frame is painted.
func Painted(f app.Func) { call("urlscopePainted", f) }

// Keys calls f with the event of each key that does not type.
func Keys(f app.Func) { call("urlscopeKeys", f) }

// Input calls f with the type, data, text and selection of each input event of the field.
func Input(f app.Func) { call("urlscopeInput", f) }

// Caret calls f when the caret of the field moves, except by input.
func Caret(f app.Func) { call("urlscopeCaret", f) }

// Runs draws runs of the coloured copy: of each its element, text and look.
func Runs(runs []any) { call("urlscopeRuns", runs...) }

// Light highlights octets in the panels: the one of the map, or -1, and pairs of start and end.
func Light(octets []any) { call("urlscopeLight", octets...) }

// Show scrolls to the selected problem.
func Show() { call("urlscopeShow") }

// Hold keeps the height of the panels, while one types.
func Hold(on bool) { call("urlscopeHold", on) }

// Picture returns a picture as markup that the browser trusts.
func Picture(svg string) app.Value { return call("urlscopePicture", svg) }

// ---- The field.

// Octets returns the octets of a string of the browser: as a string or, if they are not UTF-8, as an array.
func Octets(s app.Value) app.Value { return call("urlscopeOctets", s) }

// String returns the string of the browser for an array of octets. It is the inverse of Octets.
func String(octets app.Value) app.Value { return call("urlscopeString", octets) }

// Edit replaces what stands from from to to, in UTF-16 units, so that Ctrl+Z undoes it. selected, if given, is the start and the end of what
// is selected afterwards.
func Edit(from, to int, text any, selected ...any) {
	call("urlscopeEdit", append([]any{from, to, text}, selected...)...)
}

// Undo undoes the last edit while the focus is elsewhere, or does it again.
func Undo(again bool) { call("urlscopeUndo", again) }

// UnitAt returns the UTF-16 unit of the field at a point of the window; -1 if there is none, or with near the next.
func UnitAt(x, y any, near bool) int { return call("urlscopeUnitAt", x, y, near).Int() }

// Place returns the octets, "start-end", that a cell on the wire stands for at x in the window, or at the focus.
func Place(cell app.Value, x any) string { return call("urlscopePlace", cell, x).String() }

// Parse returns what the browser's own URL makes of a reference, and of the base if one is given: its href, or null.
func Parse(reference string, base ...any) app.Value {
	return call("urlscopeParse", append([]any{reference}, base...)...)
}

// ---- The dialog.

// Dialog opens the dialog, or closes it.
func Dialog(open bool) { call("urlscopeDialog", open) }

// Preview shows an embed in a box: of each of its attributes the name and the value, each with an octet 0 behind.
func Preview(box app.Value, words string) { call("urlscopePreview", box, words) }

// ---- The clipboard, and files.

// Copy puts a text on the clipboard, and calls done with whether that was allowed.
func Copy(text string, done app.Func) { call("urlscopeCopy", text).Call("then", done) }

// CopyPicture puts the SVG at an address on the clipboard as PNG, and calls done with whether that was allowed.
func CopyPicture(address string, done app.Func) {
	call("urlscopeCopyPicture", address).Call("then", done)
}

// Select selects the text of an element, to be copied by hand.
func Select(id string) { call("urlscopeSelect", id) }

// Save saves a text, or an array of octets, as a file of a media type.
func Save(name, kind string, data any) { call("urlscopeSave", name, kind, data) }

// SavePicture saves the SVG at an address as PNG.
func SavePicture(name, address string) { call("urlscopeSavePicture", name, address) }

// ---- The page around a frame.

// OpenFrame has hear called with each message of the page around, and reports whether there is one.
func OpenFrame(hear app.Func) bool {
	return app.Window().Get("urlscopeFrame").Call("open", hear).Bool()
}

// Send sends it a message, as JSON.
func Send(message string) { app.Window().Get("urlscopeFrame").Call("send", message) }

// Fit tells it the height of the frame, now and when it changes.
func Fit() { app.Window().Get("urlscopeFrame").Call("fit") }
