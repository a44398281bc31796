package shipped

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"flag"
	"fmt"
	"hash/crc32"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"urlscope/core/anatomy"
	"urlscope/wasm/model"
)

var updateIcons = flag.Bool("icons", false, "draw the icons in web/ from web/icon.svg, and web/card.png")

// TestBrowserIcons checks the icons that some systems need as bitmaps: web/icon.svg, drawn by the browser. A maskable icon
// fills its square, because systems crop it; important parts must be within a circle of 4/5 of the width.
func TestBrowserIcons(t *testing.T) {
	svg, err := os.ReadFile("../../web/icon.svg")
	if err != nil {
		t.Fatal(err)
	}
	const ground = "#1f1b16" // the icon's own
	for _, icon := range []struct {
		name   string
		size   int64
		inset  int // on each side, in percent
		ground string
	}{
		{"icon-192.png", 192, 0, "transparent"},
		{"icon-512.png", 512, 0, "transparent"},
		{"icon-maskable-512.png", 512, 10, ground},
		{"icon-180.png", 180, 0, ground}, // phones round the corners themselves
	} {
		picture := drawn(t, icon.size, icon.size, iconPage(svg, icon.inset, icon.ground))
		checkIcon(t, icon.name, icon.size, picture, committed(t, icon.name, picture))
	}
}

// TestBrowserFavicon checks favicon.ico, for browsers and robots that request an icon by this name only. It has icon.svg in
// three sizes.
func TestBrowserFavicon(t *testing.T) {
	svg, err := os.ReadFile("../../web/icon.svg")
	if err != nil {
		t.Fatal(err)
	}
	var pictures [][]byte
	sizes := []int64{16, 32, 48}
	for _, size := range sizes {
		pictures = append(pictures, drawn(t, size, size, iconPage(svg, 0, "transparent")))
	}
	for i, part := range splitICO(t, committed(t, "favicon.ico", joinICO(t, pictures))) {
		checkIcon(t, "favicon.ico", sizes[i], pictures[i], part)
	}
}

// iconPage returns a script that draws an icon in the page.
func iconPage(svg []byte, inset int, ground string) string {
	at, size := strconv.Itoa(inset), strconv.Itoa(100-2*inset)
	return `document.documentElement.style.background = ` + quote(ground) + `;
		document.body.innerHTML = ` + quote(string(svg)) + `;
		document.body.firstChild.style = "position: fixed; left: ` + at + `%; top: ` + at + `%; width: ` + size + `%; height: ` + size + `%"; null`
}

// drawn returns a PNG of an empty page after running a script.
func drawn(t *testing.T, width, height int64, script string) (picture []byte) {
	t.Helper()
	newTab(t).do(
		leaveFor("about:blank"),
		emulation.SetDeviceMetricsOverride(width, height, 1, false),
		emulation.SetDefaultBackgroundColorOverride().WithColor(&cdp.RGBA{}),
		chromedp.Evaluate(script, nil),
		chromedp.ActionFunc(func(ctx context.Context) (err error) {
			picture, err = cdpage.CaptureScreenshot().Do(ctx)
			return err
		}),
	)
	return picture
}

// committed returns the committed file of web/; make icons updates it.
func committed(t *testing.T, name string, now []byte) []byte {
	t.Helper()
	file := filepath.Join("../../web", name)
	if *updateIcons {
		if err := os.WriteFile(file, now, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func checkIcon(t *testing.T, name string, size int64, now, committed []byte) {
	t.Helper()
	if is, should := readPNG(t, committed), readPNG(t, now); !alike(is, should) {
		t.Errorf("%s is out of date with icon.svg: run make icons", name)
	} else if is.Bounds().Dx() != int(size) || is.Bounds().Dy() != int(size) {
		t.Errorf("%s has the size %v", name, is.Bounds())
	}
}

// An icoEntry describes a picture in an .ico file, after icoHead.
type icoEntry struct {
	Width, Height, Colours, Reserved uint8
	Planes, Bits                     uint16
	Length, At                       uint32
}

type icoHead struct{ Reserved, Kind, Pictures uint16 }

// joinICO returns an .ico file with the pictures.
func joinICO(t *testing.T, pictures [][]byte) []byte {
	t.Helper()
	parts := []any{icoHead{Kind: 1, Pictures: uint16(len(pictures))}}
	at := binary.Size(icoHead{}) + len(pictures)*binary.Size(icoEntry{})
	for _, p := range pictures {
		size := uint8(readPNG(t, p).Bounds().Dx())
		parts = append(parts, icoEntry{Width: size, Height: size, Planes: 1, Bits: 32, Length: uint32(len(p)), At: uint32(at)})
		at += len(p)
	}
	var b bytes.Buffer
	for _, part := range append(parts, bytes.Join(pictures, nil)) {
		if err := binary.Write(&b, binary.LittleEndian, part); err != nil {
			t.Fatal(err)
		}
	}
	return b.Bytes()
}

// splitICO returns the pictures of an .ico file.
func splitICO(t *testing.T, ico []byte) (pictures [][]byte) {
	t.Helper()
	var head icoHead
	r := bytes.NewReader(ico)
	if err := binary.Read(r, binary.LittleEndian, &head); err != nil || head.Kind != 1 {
		t.Fatalf("the file begins with %+v, %v", head, err)
	}
	entries := make([]icoEntry, head.Pictures)
	if err := binary.Read(r, binary.LittleEndian, entries); err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if p := ico[e.At:][:e.Length]; readPNG(t, p).Bounds().Dx() == int(e.Width) {
			pictures = append(pictures, p)
		}
	}
	if len(pictures) != 3 {
		t.Fatalf("the file has %d pictures in %d places", len(pictures), len(entries))
	}
	return pictures
}

// TestBrowserCard checks web/card.png, the preview of links to the site: the example as drawn by core/anatomy. Fonts differ
// between machines, so the picture contains a hash of its source, which is compared.
func TestBrowserCard(t *testing.T) {
	const width, height = 1200, 630
	svg := anatomy.SVG(model.Example, anatomy.Options{Theme: anatomy.ThemeLight})
	script := `document.body.innerHTML = ` + quote(`<style>
			body { margin: 0; height: 100vh; box-sizing: border-box; padding: 0 70px; background: #fbf9f4; color: #1f1b16; display: grid; align-content: center; gap: 44px }
			h1 { margin: 0; font: 400 76px Georgia, serif } b { font-weight: 700 } p { margin: 8px 0 0; font: 400 32px system-ui, sans-serif; color: #6a6152 }
			svg { width: 100%; height: auto }
		</style><header><h1>url<b>scope</b></h1><p>a microscope for URLs</p></header>`+svg) + `; null`
	picture := drawn(t, width, height, script)
	sum := fmt.Sprintf("%x", sha256.Sum256([]byte(script)))
	card := committed(t, "card.png", withText(picture, "Drawn from", sum))
	if size := readPNG(t, card).Bounds().Size(); size.X != width || size.Y != height {
		t.Errorf("the picture has the size %v", size)
	}
	if !bytes.Contains(card, []byte("Drawn from\x00"+sum)) {
		t.Error("card.png is out of date with core/anatomy: run make icons")
	}
	index, err := os.ReadFile("../../web/index.html")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(index, []byte(`<meta property="og:image:alt" content="`+model.Example+`, its parts named">`)) {
		t.Error("the alternative text in index.html does not describe the picture")
	}
}

// withText inserts a text chunk into a PNG, before the last chunk, which has 12 octets.
func withText(picture []byte, name, text string) []byte {
	chunk := []byte("tEXt" + name + "\x00" + text)
	end := len(picture) - 12
	b := slices.Clone(picture[:end])
	b = binary.BigEndian.AppendUint32(b, uint32(len(chunk)-len("tEXt")))
	b = append(b, chunk...)
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(chunk))
	return append(b, picture[end:]...)
}

func readPNG(t *testing.T, data []byte) image.Image {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return picture
}

// alike reports whether two pictures look the same. Versions of the browser differ slightly at edges.
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
