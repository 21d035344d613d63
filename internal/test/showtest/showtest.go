// Package showtest is what the tests of all packages that show games share: what must
// hold of every text and every SVG.
package showtest

import (
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/show"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// Golden checks a text against the file of that name in testdata, which -update writes
// anew.
func Golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		must.Do(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want := must.Get(os.ReadFile(file))(t)
	if got != string(want) {
		t.Errorf("not as in %s; go test -update writes it anew:\n%s", file, got)
	}
}

// Hostile is names that would break a drawing that trusts them.
var Hostile = []string{
	`</text><script>alert("1")</script>&amp;`,
	"\x1b[31mred\x1b[0m\r\nsecond\tline\x00\a",
	"\u202eright to left\u202c\u2066\u200b",
	"日本語の名前はとても長い名前です日本語の名前はとても長い",
	strings.Repeat("W", 300),
	"Zo" + "e\u0308\u0301\u0302\u0303\u0304" + " \xff\xfe\xed\xa0\x80 \ufffe\U0010ffff",
}

// options are those that a position is checked with.
func options() (all []show.Options) {
	for _, tag := range []language.Tag{language.English, language.French} {
		for i, width := range []int{0, 40, 61, 76} {
			o := show.Options{Language: tag, Width: width, Wide: i%2 == 1, Scheme: show.Scheme(i % 3)}
			switch i {
			case 0:
				o.Names = []string{"Alice", "Bruno", "Carla", "David", "Emma", "Farid"}
			case 1, 2:
				o.Names = append(Hostile[i*2:len(Hostile):len(Hostile)], Hostile...)
			}
			all = append(all, o)
		}
	}
	return all
}

// Position checks how a position is drawn: no line of text is wider than asked for,
// colour changes no text, and the SVG is whole.
func Position(t *testing.T, text, svg func(o show.Options) string) {
	t.Helper()
	for _, o := range options() {
		plain := text(o)
		if plain == "" {
			t.Fatal("no text")
		}
		for line := range strings.SplitSeq(plain, "\n") {
			if n := draw.Columns(line); n > o.Columns() || strings.HasSuffix(line, " ") {
				t.Errorf("a line of %d columns, not %d: %q", n, o.Columns(), line)
			}
			oneLine(t, line)
		}
		o.Colour = true
		if got := uncolour(text(o)); got != plain {
			t.Errorf("with colour the text is\n%s\nand without\n%s", got, plain)
		}
		Drawing(t, svg(o))
	}
}

var escapes = regexp.MustCompile("\x1b\\[[0-9;]*m")

func uncolour(s string) string {
	lines := strings.Split(escapes.ReplaceAllString(s, ""), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, " ")
	}
	return strings.Join(lines, "\n")
}

// oneLine checks that a text stays in its line, and turns nothing round.
func oneLine(t *testing.T, s string) {
	t.Helper()
	if !utf8.ValidString(s) || strings.ContainsFunc(s, func(r rune) bool { return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) }) {
		t.Errorf("characters that nobody sees in %q", s)
	}
}

// Said checks sentences: both languages have them, they differ, and each ends.
func Said(t *testing.T, what string, tell func(o show.Options) string) {
	t.Helper()
	var last string
	for _, o := range []show.Options{{Language: language.English}, {Language: language.French}, {Language: language.French, Names: Hostile}} {
		s := tell(o)
		oneLine(t, s)
		if s == "" || !strings.HasSuffix(s, ".") || strings.Contains(s, "%!") || strings.Contains(s, "  ") {
			t.Errorf("%s is told in %s as %q", what, o.Language, s)
		}
		if o.Names == nil {
			if s == last && o.Language == language.French {
				t.Errorf("%s is told in both languages as %q", what, s)
			}
			last = s
		}
	}
}

// Named checks what has a name in both languages, in a few words.
func Named(t *testing.T, what string, name func(o show.Options) string) {
	t.Helper()
	en, fr := name(show.Options{Language: language.BritishEnglish}), name(show.Options{Language: language.CanadianFrench})
	if en == "" || fr == "" || en == fr || strings.Contains(en+fr, "%!") {
		t.Errorf("%s is %q, and in French %q", what, en, fr)
	}
}

// Drawing checks that an SVG is well-formed, says what it shows, does nothing, is of a
// bounded size, and that nothing in it lies outside its viewBox.
func Drawing(t *testing.T, svg string) {
	t.Helper()
	const most = 150_000 // bytes
	if len(svg) > most {
		t.Errorf("an SVG of %d bytes", len(svg))
	}
	d := xml.NewDecoder(strings.NewReader(svg))
	var w, h int
	var open []string
	said := map[string]string{}
	var text struct{ x, y, size, anchor string }
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		switch token := token.(type) {
		case xml.StartElement:
			name, a := token.Name.Local, attributes(token)
			open = append(open, name)
			switch name {
			case "svg":
				if a["width"] != "" || a["height"] != "" || a["role"] != "img" || a["lang"] == "" || a["aria-labelledby"] == "" {
					t.Errorf("<svg> with %v", a)
				}
				box := strings.Fields(a["viewBox"])
				if len(box) == 4 {
					w, h = number(t, box[2]), number(t, box[3])
				}
				if w <= 0 || h <= 0 {
					t.Fatalf("a viewBox of %q", box)
				}
			case "rect":
				inside(t, "a rectangle", number(t, a["x"]), number(t, a["x"])+number(t, a["width"]), w)
				inside(t, "a rectangle", number(t, a["y"]), number(t, a["y"])+number(t, a["height"]), h)
			case "circle":
				r := number(t, a["r"])
				inside(t, "a circle", number(t, a["cx"])-r, number(t, a["cx"])+r, w)
				inside(t, "a circle", number(t, a["cy"])-r, number(t, a["cy"])+r, h)
			case "text":
				text.x, text.y, text.size, text.anchor = a["x"], a["y"], a["font-size"], a["text-anchor"]
			case "title", "desc", "style", "path":
			default:
				t.Errorf("an element <%s>", name)
			}
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) == 0 {
				continue
			}
			in := open[len(open)-1]
			if said[in] += string(token); in == "text" {
				size, x, y := number(t, text.size), number(t, text.x), number(t, text.y)
				long := draw.Measure(string(token), size)
				switch text.anchor {
				case "middle":
					x -= long / 2
				case "end":
					x -= long
				}
				inside(t, "the text "+strconv.Quote(string(token)), x, x+long, w)
				inside(t, "the text "+strconv.Quote(string(token)), y-size*8/10, y+size*25/100, h)
				if size < 15 && w < 900 && size*360/w < 5 {
					t.Errorf("on a phone %q has %d pixels", token, size*360/w)
				}
			}
		}
	}
	for _, in := range []string{"title", "desc", "text"} {
		if strings.TrimSpace(said[in]) == "" {
			t.Errorf("nothing in <%s>", in)
		}
		oneLine(t, said[in])
	}
	if strings.Contains(said["style"], "http") || strings.Contains(said["style"], "url(") {
		t.Error("a link in the style")
	}
}

func attributes(e xml.StartElement) map[string]string {
	all := map[string]string{}
	for _, a := range e.Attr {
		all[a.Name.Local] = a.Value
	}
	return all
}

func number(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Errorf("%q is no number", s)
	}
	return n
}

// inside checks that what lies from one place to another lies in the viewBox.
func inside(t *testing.T, what string, from, to, size int) {
	t.Helper()
	if from < 0 || to > size {
		t.Errorf("%s lies from %d to %d, of 0 to %d", what, from, to, size)
	}
}
