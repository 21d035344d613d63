package rendered

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image"
	"image/color"
	_ "image/png"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showcards"
	"github.com/jeudelettres/lettres/show/showjago"
	"github.com/jeudelettres/lettres/show/showjarnac"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// render is an SVG as it is seen, with a width in pixels.
func render(t testing.TB, svg string, width int) image.Image {
	t.Helper()
	cmd := exec.Command("rsvg-convert", "--width", strconv.Itoa(width), "--keep-aspect-ratio")
	cmd.Stdin = strings.NewReader(svg)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("rsvg-convert: %v: %s", err, errs.String())
	}
	img, _, err := image.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// A text is a <text> of an SVG.
type text struct {
	class, anchor string
	x, y, size    int
	said          string
}

// read is the size of the viewBox, and the texts.
func read(t testing.TB, svg string) (w, h int, texts []text) {
	t.Helper()
	number := func(s string) int {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	d := xml.NewDecoder(strings.NewReader(svg))
	var one *text
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return w, h, texts
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			a := map[string]string{}
			for _, attr := range token.Attr {
				a[attr.Name.Local] = attr.Value
			}
			switch token.Name.Local {
			case "svg":
				box := strings.Fields(a["viewBox"])
				w, h = number(box[2]), number(box[3])
			case "text":
				texts = append(texts, text{a["class"], a["text-anchor"], number(a["x"]), number(a["y"]), number(a["font-size"]), ""})
				one = &texts[len(texts)-1]
			}
		case xml.EndElement:
			one = nil
		case xml.CharData:
			if one != nil {
				one.said += string(token)
			}
		}
	}
}

// far reports whether two colours are easily told apart.
func far(a, b color.Color) bool {
	r, g, bl, _ := a.RGBA()
	R, G, B, _ := b.RGBA()
	d := func(x, y uint32) int {
		n := int(x>>8) - int(y>>8)
		return n * n
	}
	return d(r, R)+d(g, G)+d(bl, B) > 60*60
}

// ink is how many pixels of a rectangle are easily told from most of them.
func ink(img image.Image, r image.Rectangle) int {
	counts := map[color.Color]int{}
	var ground color.Color
	r = r.Intersect(img.Bounds())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := img.At(x, y)
			if counts[c]++; ground == nil || counts[c] > counts[ground] {
				ground = c
			}
		}
	}
	n := 0
	for c, k := range counts {
		if far(c, ground) {
			n += k
		}
	}
	return n
}

// A drawing is a position of a game, drawn.
type drawing struct {
	name string
	svg  func(o show.Options) string
}

// drawings are positions of all games.
func drawings(t testing.TB) []drawing {
	lexicon := gaddag.Lexicon()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	var all []drawing

	jr, err := jarnac.Compile(jarnac.Classic(), lexicon)
	must(err)
	js := jr.Start(jarnac.A)
	var jarnacs []jarnac.Step
	for _, move := range []string{"+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR", "+AEINST", "SAINE"} {
		m, err := jarnac.ParseMove(move)
		must(err)
		step := jarnac.Step{Before: js, Player: js.Turn(), Move: m}
		js, err = js.Play(step.Player, m)
		must(err)
		jarnacs = append(jarnacs, step)
	}
	all = append(all, drawing{"jarnac", func(o show.Options) string { return showjarnac.SVG(js, o, jarnacs[6:]...) }})

	so := scrabble.Classique()
	so.Squares = board.French
	sr, err := scrabble.Compile(so, lexicon)
	must(err)
	ss := sr.Start(scrabble.A)
	var scrabbles []scrabble.Step
	for _, move := range []string{"+CHATON?", "+EEIKMNT", "H4 CHATONs"} {
		m := scrabble.Place(board.At(7, 3), board.Across, "CHATONs")
		if move[0] == '+' {
			m, err = scrabble.ParseMove(move)
			must(err)
		}
		step := scrabble.Step{Before: ss, Player: ss.Turn(), Move: m}
		ss, err = ss.Play(step.Player, m)
		must(err)
		scrabbles = append(scrabbles, step)
	}
	all = append(all,
		drawing{"scrabble", func(o show.Options) string { return showscrabble.SVG(ss, o, scrabbles[2]) }},
		drawing{"scrabble view", func(o show.Options) string { return showscrabble.SVG(ss.View(scrabble.B), o) }})

	cr, err := scrabblecards.Compile(scrabblecards.Official(), lexicon)
	must(err)
	cs := cr.Start(scrabblecards.A)
	var cards []scrabblecards.Step
	for _, move := range []string{"+CRISERA", "+HATMON2", "(0,0)>CRISE", "+AEEII", "(-1,1)>MON*2@2"} {
		m, err := scrabblecards.ParseMove(move)
		must(err)
		if cs.Check(cs.Turn(), m) != nil {
			break
		}
		step := scrabblecards.Step{Before: cs, Player: cs.Turn(), Move: m}
		cs, err = cs.Play(step.Player, m)
		must(err)
		cards = append(cards, step)
	}
	all = append(all, drawing{"cards", func(o show.Options) string { return showcards.SVG(cs, o, cards[len(cards)-1]) }})

	gr, err := jago.Compile(jago.Official(), lexicon)
	must(err)
	gs := gr.Start(jago.Red)
	var jagos []jago.Step
	for _, move := range []string{"+ABCEILNRSTUV", "+AEEGIMNORSTU", "6F:RAS", "-", "+BCN", "6E:GRAS", "-", "+A"} {
		m, err := jago.ParseMove(move)
		must(err)
		step := jago.Step{Before: gs, Player: gs.Turn(), Move: m}
		gs, err = gs.Play(step.Player, m)
		must(err)
		jagos = append(jagos, step)
	}
	return append(all, drawing{"jago", func(o show.Options) string { return showjago.SVG(gs, o, jagos[5]) }})
}

// options are those that drawings are looked at with.
var options = map[string]show.Options{
	"light":   {Scheme: show.Light, Names: []string{"Alice", "Bruno"}, Language: language.French},
	"dark":    {Scheme: show.Dark, Names: []string{"Alice", "Bruno"}},
	"wide":    {Scheme: show.Light, Wide: true, Names: []string{"Alice", "Bruno"}},
	"hostile": {Scheme: show.Dark, Names: showtest.Hostile[4:]},
}

// Every letter, number and name can be seen, on a phone too.
func TestEveryTextIsSeen(t *testing.T) {
	for _, d := range drawings(t) {
		for name, o := range options {
			for _, width := range []int{360, 1200} {
				svg := d.svg(o)
				w, _, texts := read(t, svg)
				if width < w/2 && o.Wide || width > 360 && testing.Short() {
					continue // a wide drawing is not for phones
				}
				img := render(t, svg, width)
				for _, one := range texts {
					px := func(n int) int { return n * width / w }
					half := max(4, px(one.size)*2/5)
					at := image.Pt(px(one.x), px(one.y-one.size*36/100))
					switch one.anchor {
					case "":
						at.X += half
					case "end":
						at.X -= half
					}
					box := image.Rect(at.X-half, at.Y-half, at.X+half, at.Y+half)
					if n := ink(img, box); n < 3 {
						t.Errorf("%s, %s, %d pixels wide: %q at %v is not to be seen", d.name, name, width, one.said, at)
					}
				}
			}
		}
	}
}

// Nothing is cut off: the edge of a drawing is empty all around.
func TestNothingIsCutOff(t *testing.T) {
	for _, d := range drawings(t) {
		for name, o := range options {
			img := render(t, d.svg(o), 800)
			b := img.Bounds()
			ground := img.At(b.Dx()/2, 2)
			for i := 20; i < b.Dx()-20; i++ {
				for _, y := range []int{2, b.Dy() - 3} {
					if far(img.At(i, y), ground) {
						t.Fatalf("%s, %s: something at %d,%d", d.name, name, i, y)
					}
				}
			}
			for i := 20; i < b.Dy()-20; i++ {
				for _, x := range []int{2, b.Dx() - 3} {
					if far(img.At(x, i), ground) {
						t.Fatalf("%s, %s: something at %d,%d", d.name, name, x, i)
					}
				}
			}
		}
	}
}

// The ground is light or dark as asked for; a reader whose system asks for nothing sees
// the light one.
func TestSchemes(t *testing.T) {
	grey := func(img image.Image) int {
		return int(color.GrayModel.Convert(img.At(img.Bounds().Dx()/2, 2)).(color.Gray).Y)
	}
	for _, d := range drawings(t) {
		light, dark := render(t, d.svg(show.Options{Scheme: show.Light}), 400), render(t, d.svg(show.Options{Scheme: show.Dark}), 400)
		if l, k := grey(light), grey(dark); l < 200 || k > 60 {
			t.Errorf("%s: light has a ground of %d, dark one of %d", d.name, l, k)
		}
		if auto := render(t, d.svg(show.Options{}), 400); !same(light, auto) {
			t.Errorf("%s: by default it is not the light one", d.name)
		}
		if same(light, dark) {
			t.Errorf("%s: light is dark", d.name)
		}
	}
}

func same(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.At(x, y) != b.At(x, y) {
				return false
			}
		}
	}
	return true
}

// A rack that is hidden leaves no pixel: what the others hold changes nothing.
func TestHiddenRack(t *testing.T) {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	draw := func(letters string, p scrabble.Player) image.Image {
		s := rules.Start(scrabble.A)
		for _, move := range []string{"+CHATONS", letters} {
			m, err := scrabble.ParseMove(move)
			if err != nil {
				t.Fatal(err)
			}
			if s, err = s.Play(s.Turn(), m); err != nil {
				t.Fatal(err)
			}
		}
		return render(t, showscrabble.SVG(s.View(p), show.Options{}), 600)
	}
	if !same(draw("+EEIKMNT", scrabble.A), draw("+AAAUUUU", scrabble.A)) {
		t.Error("Alice sees what Bruno holds")
	}
	if same(draw("+EEIKMNT", scrabble.B), draw("+AAAUUUU", scrabble.B)) {
		t.Error("Bruno does not see his rack")
	}
}
