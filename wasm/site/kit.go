package site

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"fmt"
	"io"
	"maps"
	"slices"

	"urlscope/core/text"
	"urlscope/wasm/scorm"
)

// The kit is the input of wasm/scorm, which makes packages for learning systems. It has the files of the site that a frame
// with a lesson needs, a program with lessons and without the workshop, and the scripts of web/scorm. It is a zip with
// compressed files, like the packages: making one then compresses only one page per lesson.

// kitFolder is the folder of web with the files that only the kit has.
const kitFolder = "scorm"

// learnProgram is the program of the kit.
const learnProgram = "learn.wasm"

// inKit lists the files that the kit shares with the site, except lessons and texts.
var inKit = []string{"LICENSES.txt", "app.js", "frame.css", "frame.html", "frame.js", "icon.svg", "deferred.css", "lessons.js", "load.js",
	"print.css", "style.css", "theme.js", "tools.js", "wasm_exec.js", "workshop.css"}

// kit returns the kit of a site. The files of the site must still have the names of their sources. scripts are the files of
// kitFolder.
func (s site) kit(scripts site, learn program) ([]byte, error) {
	k := site{learnProgram: learn.binary}
	names := slices.Clone(inKit)
	for _, l := range text.Langs {
		names = append(names, lessonsFile(l))
		if l != text.English { // the program has the English texts
			names = append(names, textsFile(l))
		}
	}
	for _, name := range names {
		if s[name] == nil {
			return nil, fmt.Errorf("the kit for learning systems wants %s, which the site has not", name)
		}
		k[name] = s[name]
	}
	maps.Copy(k, scripts)
	for _, r := range []struct{ name, old, new string }{
		{"app.js", `"app.wasm"`, `"` + learnProgram + `"`},
		{"app.js", `"workshop.wasm"`, `"` + learnProgram + `"`},
		{"frame.html", "</head>", "<link rel=\"stylesheet\" href=\"learn.css\">\n</head>"},
	} {
		if !bytes.Contains(k[r.name], []byte(r.old)) {
			return nil, fmt.Errorf("%s has no %s, in whose place the kit for learning systems has %s", r.name, r.old, r.new)
		}
		k[r.name] = bytes.ReplaceAll(k[r.name], []byte(r.old), []byte(r.new))
	}
	named, err := k.named()
	if err != nil {
		return nil, err
	}
	return named.zip()
}

// zip returns the files as a zip with the best compression. The same files give the same zip.
func (s site) zip() ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) { return flate.NewWriter(out, flate.BestCompression) })
	for _, name := range slices.Sorted(maps.Keys(s)) {
		f, err := w.CreateHeader(scorm.Header(name))
		if err == nil {
			_, err = f.Write(s[name])
		}
		if err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}
