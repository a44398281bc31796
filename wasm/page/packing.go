//go:build !small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/scorm"
)

// pack saves the lesson as a package for learning systems. The kit for packages is loaded from the site. The result
// equals the command's result.
func (w *maker) pack(v scorm.Version) {
	made := w.lesson // the draft may change while the kit is loading
	w.dialog.said = labels.PackageComes
	w.dialog.refresh()
	bringTexts(made.Lang, func(bool) { // if the texts cannot be loaded, the package is in English
		await(app.Window().Call("fetch", scorm.KitFile), func(response app.Value) {
			if !response.Get("ok").Bool() {
				w.packed(labels.PackageFails)
				return
			}
			await(response.Call("arrayBuffer"), func(buffer app.Value) { w.packWith(buffer, made, v) }, w.noKit)
		}, w.noKit)
	})
}

// packWith makes the package from a kit, and saves it.
func (w *maker) packWith(buffer app.Value, l *lesson.Lesson, v scorm.Version) {
	array := app.Window().Get("Uint8Array").New(buffer)
	kit := make([]byte, array.Get("length").Int())
	app.CopyBytesToGo(kit, array)
	made, err := scorm.Make(kit, []scorm.Item{{Lesson: l}}, v)
	if err != nil {
		w.noKit()
		return
	}
	array = app.Window().Get("Uint8Array").New(len(made))
	app.CopyBytesToJS(array, made)
	browser.Save("lesson.zip", "application/zip", array)
	w.packed(labels.PackageSaved)
}

func (w *maker) noKit() { w.packed(labels.PackageFails) }

// packed announces the result.
func (w *maker) packed(key text.Key) {
	w.dialog.said = key
	w.dialog.refresh()
}
