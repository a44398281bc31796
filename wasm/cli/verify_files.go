package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"urlscope/wasm/labels"
	"urlscope/wasm/links"
	"urlscope/wasm/model"
)

// An exclusion is a pattern for files that are not checked.
type exclusion struct {
	glob string
	base string // the folder to which the pattern is relative
}

// newExclusion returns the exclusion for a pattern in a folder; "" is the current folder.
func newExclusion(pattern, base string) (exclusion, error) {
	if _, err := path.Match(pattern, ""); err != nil || pattern == "" {
		return exclusion{}, errors.New("must be a name or a path, in which * and ? are wildcards")
	}
	if strings.Contains(pattern, "**") {
		return exclusion{}, errors.New("** is not supported: a name without a slash, such as old, fits in every folder, and the name of a folder excludes all that is in it")
	}
	base, err := filepath.Abs(base)
	return exclusion{path.Clean(pattern), base}, err
}

// fits reports whether e excludes a file or folder: a pattern without a slash matches any name on the path, a
// pattern with a slash the path itself.
func (e exclusion) fits(name string) bool {
	whole, err := filepath.Abs(name)
	if err != nil {
		return false
	}
	way, err := filepath.Rel(e.base, whole)
	if err != nil {
		return false
	}
	names := strings.Split(filepath.ToSlash(way), "/")
	if names[0] == ".." { // folders above base are not matched
		names = names[len(names)-1:]
	}
	for i := range names {
		what := names[i]
		if strings.Contains(e.glob, "/") {
			what = path.Join(names[:i+1]...)
		}
		if ok, _ := path.Match(e.glob, what); ok {
			return true
		}
	}
	return false
}

func (v *verifier) excluded(name string) bool {
	return slices.ContainsFunc(v.exclude, func(e exclusion) bool { return e.fits(name) })
}

// argument checks a file, a folder or standard input.
func (v *verifier) argument(name string) error {
	if name == "-" {
		if v.fix {
			return errors.New("-fix cannot write to standard input: name a file")
		}
		v.streams.awaits("a document")
		return v.document(stdinName, "", v.streams.in)
	}
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist) && isLikeURL(name):
		return fmt.Errorf("%w; to check a URL itself, use \"urlscope report\"", err)
	case err != nil:
		return err
	}
	if v.excluded(name) {
		return nil
	}
	if info.IsDir() {
		return v.folder(name)
	}
	return v.file(name)
}

// folder checks the documents below a folder.
func (v *verifier) folder(root string) error {
	documents := 0
	filepath.WalkDir(root+string(filepath.Separator), func(name string, entry fs.DirEntry, err error) error { // the separator makes WalkDir follow a link
		name = filepath.Clean(name)
		switch {
		case v.broken != nil:
			return fs.SkipAll
		case err != nil:
			documents++ // it may contain a document
			v.complain(err)
		case name != filepath.Clean(root) && v.leavesOut(name, entry, &documents):
			if entry.IsDir() {
				return fs.SkipDir
			}
		case v.isDocument(name, entry):
			documents++
			v.inFolder(name)
		}
		return nil
	})
	if documents == 0 && v.broken == nil {
		return fmt.Errorf("%s: this folder has no documents, which are files whose names end in %s, README and the like; give other files by name",
			root, v.extensions())
	}
	return nil
}

// inFolder checks a file that it finds in a folder. A file that is not a document is skipped in silence.
func (v *verifier) inFolder(name string) {
	if err := v.file(name); errors.Is(err, errNoText) {
		v.say(err.Error())
	} else if err != nil {
		v.complain(err)
	}
}

// leavesOut reports whether an entry of a folder is skipped: hidden files, node_modules, and what the user
// excludes. It counts an excluded entry as a document.
func (v *verifier) leavesOut(name string, entry fs.DirEntry, documents *int) bool {
	if strings.HasPrefix(entry.Name(), ".") || entry.IsDir() && entry.Name() == "node_modules" {
		return true
	}
	if v.excluded(name) {
		*documents++
		return true
	}
	return false
}

// isDocument reports whether an entry of a folder is a document by its name, and a regular file or a link to one.
func (v *verifier) isDocument(name string, entry fs.DirEntry) bool {
	if as, known := links.FormatOf(name); !known || as.Code && !v.code {
		return false
	}
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func (v *verifier) file(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	return v.document(name, name, f)
}

// maxDocument is the size of the largest document that is read, because all of it is in memory.
const maxDocument = 256 << 20

// errNoText means that a file is not a text.
var errNoText = errors.New("not checked")

// document checks a document; file is the file for -fix, or "".
func (v *verifier) document(name, file string, r io.Reader) error {
	v.progress(name)
	as, _ := links.FormatOf(name)
	if v.as != nil {
		as = *v.as
	}
	if as.Code && !v.code {
		v.say(labels.AllCode(v.lang, name))
		return nil
	}
	doc, err := readDocument(name, r)
	if err != nil {
		return err
	}
	const large, most = 1 << 20, 15 // octets; checking takes a multiple of the document's size, and collects garbage before that gets too large
	if len(doc) > large {
		defer debug.SetGCPercent(debug.SetGCPercent(50))
		defer debug.SetMemoryLimit(debug.SetMemoryLimit(int64(most * len(doc))))
	}
	if v.fix && file != "" {
		doc = v.mendFile(file, doc, as)
	}
	d, unknown := v.open(name, doc, as)
	v.sayUnknown(d, unknown)
	v.checkAll(d)
	return nil
}

// stdinName is the name of standard input in messages.
const stdinName = "<stdin>"

// readDocument reads a document, if it is text and not too large.
func readDocument(name string, r io.Reader) (string, error) {
	doc, err := readAll(r)
	switch {
	case err != nil:
		return "", err
	case len(doc) > maxDocument:
		return "", fmt.Errorf("%s is larger than %d MB: split it", name, maxDocument>>20)
	case model.EncodingOf(doc) != "":
		return "", fmt.Errorf("%s is in UTF-16: %w; save it as UTF-8", name, errNoText)
	case strings.IndexByte(doc, 0) >= 0 || strings.HasPrefix(doc, "%PDF-"):
		return "", fmt.Errorf("%s is a binary file: %w", name, errNoText)
	}
	return doc, nil
}

// readAll reads up to one octet more than the largest document has.
func readAll(r io.Reader) (string, error) {
	var b strings.Builder
	if f, ok := r.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			b.Grow(int(min(info.Size(), maxDocument)) + 1)
		}
	}
	_, err := io.Copy(&b, io.LimitReader(r, maxDocument+1))
	return b.String(), err
}
