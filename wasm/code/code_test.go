package code

import (
	"image"
	"image/color"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
)

var run = regexp.MustCompile(`M(\d+) (\d+)h(\d+)v1h-(\d+)z`)

// read draws a path large, and returns the text that another project's reader finds in it.
func read(t *testing.T, path string, size int) string {
	t.Helper()
	const scale = 4
	picture := image.NewGray(image.Rect(0, 0, size*scale, size*scale))
	for i := range picture.Pix {
		picture.Pix[i] = 255
	}
	rest := run.ReplaceAllStringFunc(path, func(s string) string {
		var n [4]int
		for i, digits := range run.FindStringSubmatch(s)[1:] {
			n[i], _ = strconv.Atoi(digits)
		}
		if n[2] != n[3] {
			t.Errorf("the path %s is not closed", s)
		}
		for y := range scale {
			for x := range n[2] * scale {
				picture.SetGray(n[0]*scale+x, n[1]*scale+y, color.Gray{})
			}
		}
		return ""
	})
	if rest != "" {
		t.Errorf("the path has %q as well", rest)
	}
	bitmap, err := gozxing.NewBinaryBitmapFromImage(picture)
	if err != nil {
		t.Fatal(err)
	}
	read, err := qrcode.NewQRCodeReader().Decode(bitmap, nil)
	if err != nil {
		t.Fatal(err)
	}
	return read.GetText()
}

// TestRead checks that another project's reader can read the codes.
func TestRead(t *testing.T) {
	for _, s := range []string{
		"http://h/", "HTTP://H/", "1738", "https://host.example/urlscope/#lesson=1&id=3.1", "http://h/é?q=日本#\t",
		strings.Repeat("http://h/a~b?", MaxText)[:MaxText],
	} {
		path, size, ok := SVGPath(s)
		if !ok {
			t.Fatalf("%q is not drawn", s)
		}
		if got := read(t, path, size); got != s {
			t.Errorf("%q is read as %q", s, got)
		}
	}
}

// TestMargin checks that the quiet zone has four empty modules on each side.
func TestMargin(t *testing.T) {
	path, size, ok := SVGPath("http://h/")
	if !ok || size != 21+2*4 || !strings.HasPrefix(path, "M4 4h7v1h-7z") {
		t.Errorf("%s %d %v", path, size, ok)
	}
}

// TestLength checks that the longest text is drawn, and a longer or empty text is not.
func TestLength(t *testing.T) {
	if path, _, ok := SVGPath(strings.Repeat("a", MaxText+1)); ok || path != "" {
		t.Error("a text that is too long is drawn")
	}
	if _, size, ok := SVGPath(""); !ok || size != 29 {
		t.Error("an empty text is drawn")
	}
}
