// Package browser has a function for each global of the scripts that the page calls. The scripts are app.js and
// tools.js, whose modules are in web/page, and theme.js, load.js and frame.js. web/page/globals.d.ts describes the same
// functions in TypeScript, with their units; TestGlobals compares the two.
//
// The caller releases the functions that it passes.
package browser

import "github.com/maxence-charriere/go-app/v9/pkg/app"

func call(name string, args ...any) app.Value { return app.Window().Call(name, args...) }

// ---- The reader's settings. If the browser does not store them, they last until the page is closed.

// Setting returns a setting, or "".
func Setting(name string) string {
	return app.Window().Get("urlscopeStorage").Call("get", name).String()
}

// Keep stores a setting; "" removes it.
func Keep(name, value string) { app.Window().Get("urlscopeStorage").Call("set", name, value) }

// Theme sets the theme: "light", "dark", or "" for the system's.
func Theme(theme string) { call("urlscopeTheme", theme) }

// ---- Starting and replacing programs.

// Task calls f in a task of its own.
func Task(f app.Func) { call("urlscopeTask", f) }

// Put replaces the prerendered panels by panels.
func Put(panels app.Value) { call("urlscopePut", panels) }

// Up tells the scripts that the program handles events.
func Up() { call("urlscopeUp") }

// Enter loads the program that has the workshop, and opens a tool of it. It calls fail if loading fails.
func Enter(tool string, fail app.Func) { call("urlscopeEnter", tool, fail) }

// Tool returns the tool that the previous program requested, which may be ""; left is false if there was no previous program.
func Tool() (tool string, left bool) {
	v := app.Window().Get("urlscopeTool")
	if v.Type() != app.TypeString {
		return "", false
	}
	return v.String(), true
}

// Waits reports whether the reader has pressed nothing since that request.
func Waits() bool { return app.Window().Get("urlscopeWaits").Truthy() }

// Hears returns the options of listeners that end with this program.
func Hears() app.Value { return app.Window().Get("urlscopeHears") }

// Rehearsal reports whether the program runs in the worker that compiles it, without a document.
func Rehearsal() bool { return app.Window().Get("urlscopeRehearsal").Truthy() }

// Leave leaves a value to the next program.
func Leave(v app.Value) { app.Window().Set("urlscopeDocument", v) }

// Left returns the value that the previous program left, or undefined.
func Left() app.Value { return app.Window().Get("urlscopeDocument") }

// Forget removes that value.
func Forget() { app.Window().Delete("urlscopeDocument") }

// ---- The address.

// Hash returns the fragment as it was in the link, with its "#".
func Hash() string { return app.Window().Get("urlscopeHash").String() }

// ReadHash reads the fragment from the address bar again.
func ReadHash() { app.Window().Set("urlscopeHash", app.Window().Get("location").Get("hash")) }

// Link replaces the fragment in the address bar. It returns false if the browser rejects that.
func Link(fragment string) bool { return call("urlscopeLink", fragment).Truthy() }

// RestoreLink puts a followed link back into the address bar if the page wrote its own there before the browser reported the
// followed one.
func RestoreLink() {
	if hash := Hash(); hash != "" && hash != app.Window().Get("location").Get("hash").String() {
		Link(hash)
	}
}

// ---- Files that are loaded on demand.

// Texts returns the texts of a language, a line each. If they are not loaded yet, it returns "" and calls come with whether loading
// succeeded.
func Texts(tag string, come app.Func) string {
	if texts := call("urlscopeTexts", tag, come); texts.Truthy() {
		return texts.String()
	}
	return ""
}

// LoadText loads the lessons of a language, or "suffixes", and calls come with the text, or with "" if loading fails.
func LoadText(what string, come app.Func) { call("urlscopeLoadText", what, come) }

// ---- Drawing and events.

// First returns true at its first call in an animation frame.
func First() bool { return call("urlscopeFirst").Bool() }

// Painted calls f once the next frame is painted.
func Painted(f app.Func) { call("urlscopePainted", f) }

// Keys calls f with the event of each key that does not type.
func Keys(f app.Func) { call("urlscopeKeys", f) }

// Input calls f with the type, data, text and selection of each input event of the field.
func Input(f app.Func) { call("urlscopeInput", f) }

// Caret calls f when the caret of the field moves, except by input.
func Caret(f app.Func) { call("urlscopeCaret", f) }

// Runs draws runs of the coloured copy: for each it gets the element, the text and the look.
func Runs(runs []any) { call("urlscopeRuns", runs...) }

// Light highlights a cell of the map, or none for -1, and octets in the panels, given as pairs of start and end.
func Light(octets []any) { call("urlscopeLight", octets...) }

// Show scrolls to the selected problem.
func Show() { call("urlscopeShow") }

// LockHeights keeps the heights of the panels during typing.
func LockHeights(on bool) { call("urlscopeLockHeights", on) }

// Picture returns a picture as trusted markup.
func Picture(svg string) app.Value { return call("urlscopePicture", svg) }

// ---- The field.

// Octets returns the octets of a string of the browser: as a string or, if they are not UTF-8, as an array.
func Octets(s app.Value) app.Value { return call("urlscopeOctets", s) }

// String returns the string of the browser for an array of octets. It is the inverse of Octets.
func String(octets app.Value) app.Value { return call("urlscopeString", octets) }

// Edit replaces the text between two UTF-16 offsets, so that Ctrl+Z undoes it. selected, if given, is the start and the end of the new
// selection.
func Edit(from, to int, text any, selected ...any) {
	call("urlscopeEdit", append([]any{from, to, text}, selected...)...)
}

// Undo undoes or redoes an edit of the field while the focus is elsewhere.
func Undo(again bool) { call("urlscopeUndo", again) }

// UnitAt returns the offset, in UTF-16 units, of the character at a point of the window. If no character is there, it
// returns -1 or, with near, the next character.
func UnitAt(x, y any, near bool) int { return call("urlscopeUnitAt", x, y, near).Int() }

// Place returns the octets, "start-end", that a cell on the wire stands for at x in the window, or at the focus.
func Place(cell app.Value, x any) string { return call("urlscopePlace", cell, x).String() }

// Parse returns the href of the browser's URL class for a reference and an optional base, or null.
func Parse(reference string, base ...any) app.Value {
	return call("urlscopeParse", append([]any{reference}, base...)...)
}

// ---- The dialog.

// Dialog opens or closes the dialog.
func Dialog(open bool) { call("urlscopeDialog", open) }

// Preview shows an embed in a box. words has the name and the value of each attribute, each followed by an octet 0.
func Preview(box app.Value, words string) { call("urlscopePreview", box, words) }

// ---- The clipboard, and files.

// Copy writes a text to the clipboard, and calls done with whether that was allowed.
func Copy(text string, done app.Func) { call("urlscopeCopy", text).Call("then", done) }

// CopyPicture writes the SVG at an address to the clipboard as PNG, and calls done with whether that was allowed.
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

// OpenFrame calls hear with each message of the page around. It returns false if there is no such page.
func OpenFrame(hear app.Func) bool {
	return app.Window().Get("urlscopeFrame").Call("open", hear).Bool()
}

// Send sends the page around a message as JSON.
func Send(message string) { app.Window().Get("urlscopeFrame").Call("send", message) }

// Fit tells the page around the height of the frame, now and when it changes.
func Fit() { app.Window().Get("urlscopeFrame").Call("fit") }
