package qr

import (
	"bytes"
	"embed"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

//go:embed testdata
var known embed.FS

// The worked example of the standard's readers: HELLO WORLD in a code 1-M.
func TestCorrection(t *testing.T) {
	data := []byte{32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17}
	want := []byte{196, 35, 39, 119, 235, 215, 231, 226, 93, 23}
	if got := correction(data, 10); !bytes.Equal(got, want) {
		t.Errorf("%v, and not %v", got, want)
	}
}

// The codes of some texts are those that another program, qrencode, draws.
func TestKnown(t *testing.T) {
	files, err := known.ReadDir("testdata")
	if err != nil || len(files) < 4 {
		t.Fatal(len(files), err)
	}
	for _, f := range files {
		content := must.Get(known.ReadFile("testdata/" + f.Name()))(t)
		text, drawing, _ := strings.Cut(string(content), "\n")
		c := must.Get(Encode([]byte(text)))(t)
		if got := draw(c); got != drawing {
			t.Errorf("%s: %s is\n%sand not\n%s", f.Name(), text, got, drawing)
		}
	}
}

func draw(c Code) string {
	var b strings.Builder
	for row := range c.Size() {
		for column := range c.Size() {
			b.WriteByte(map[bool]byte{true: '#', false: '.'}[c.Dark(row, column)])
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// Texts of all lengths are read again, by a reader that was written from the standard and shares
// nothing with the writer.
func TestReadAgain(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 214 {
		text := make([]byte, n)
		for i := range text {
			text[i] = byte(rng.Uint32())
		}
		c, err := Encode(text)
		if err != nil {
			t.Fatal(n, err)
		}
		if got := read(t, c); !bytes.Equal(got, text) {
			t.Fatalf("%d bytes: %x is read as %x", n, text, got)
		}
	}
	if _, err := Encode(make([]byte, 214)); !errors.Is(err, ErrLong) {
		t.Error(err)
	}
}

// The drawing has a light margin of four modules, and the dark modules of the code.
func TestSVG(t *testing.T) {
	c := must.Get(Encode([]byte("http://192.0.2.1:8017/")))(t)
	svg := c.SVG()
	if !strings.Contains(svg, `viewBox="0 0 33 33"`) || !strings.Contains(svg, `d="M4 4h7v1h-7z`) || strings.Contains(svg, "http") {
		t.Error(svg)
	}
}
