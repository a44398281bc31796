package shipped

import (
	"bytes"
	"context"
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

var updateIcons = flag.Bool("icons", false, "draw the icons in web/ from web/icon.svg")

// The icons that some systems want as pixels are web/icon.svg, drawn by the browser. A maskable one fills its square,
// for the system cuts it to the shape that it likes: what must be seen stays within a circle of 4/5 of the width.
func TestBrowserIcons(t *testing.T) {
	svg, err := os.ReadFile("../../web/icon.svg")
	if err != nil {
		t.Fatal(err)
	}
	const ground = "#1f1b16" // of the icon itself
	for _, icon := range []struct {
		name   string
		size   int64
		inset  int // on each side, in per cent
		ground string
	}{
		{"icon-192.png", 192, 0, "transparent"},
		{"icon-512.png", 512, 0, "transparent"},
		{"icon-maskable-512.png", 512, 10, ground},
		{"icon-180.png", 180, 0, ground}, // a telephone's home screen rounds it off by itself
	} {
		b := newTab(t)
		var picture []byte
		inset := strconv.Itoa(icon.inset)
		size := strconv.Itoa(100 - 2*icon.inset)
		b.do(
			chromedp.Navigate("about:blank"),
			emulation.SetDeviceMetricsOverride(icon.size, icon.size, 1, false),
			emulation.SetDefaultBackgroundColorOverride().WithColor(&cdp.RGBA{}),
			chromedp.Evaluate(`document.documentElement.style.background = `+quote(icon.ground)+`;
				document.body.innerHTML = `+quote(string(svg))+`;
				document.body.firstChild.style = "position: fixed; left: `+inset+`%; top: `+inset+`%; width: `+size+`%; height: `+size+`%"; null`, nil),
			chromedp.ActionFunc(func(ctx context.Context) (err error) {
				picture, err = cdpage.CaptureScreenshot().Do(ctx)
				return err
			}),
		)
		file := filepath.Join("../../web", icon.name)
		if *updateIcons {
			if err := os.WriteFile(file, picture, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		committed, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if is, should := readPNG(t, committed), readPNG(t, picture); !alike(is, should) {
			t.Errorf("%s is not icon.svg as it is now: make icons draws it anew", icon.name)
		} else if is.Bounds().Dx() != int(icon.size) || is.Bounds().Dy() != int(icon.size) {
			t.Errorf("%s measures %v", icon.name, is.Bounds())
		}
	}
}

func readPNG(t *testing.T, data []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// alike reports whether two pictures show the same: another version of the browser may draw an edge a shade otherwise.
func alike(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	const near = 0x3000 // of 0xffff
	differ := 0
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			r, g, bl, al := a.At(x, y).RGBA()
			r2, g2, bl2, al2 := b.At(x, y).RGBA()
			for _, d := range []int{int(r) - int(r2), int(g) - int(g2), int(bl) - int(bl2), int(al) - int(al2)} {
				if d > near || d < -near {
					differ++
				}
			}
		}
	}
	return differ*200 < a.Bounds().Dx()*a.Bounds().Dy()
}
