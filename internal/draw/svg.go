package draw

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"
	"golang.org/x/text/width"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// A Rule is how the elements of a class look: the class, CSS declarations for the light
// scheme, and those that the dark one changes.
type Rule [3]string

// A Head says what an SVG shows.
type Head struct {
	Game        string       // of the class of the drawing: its rules hold nowhere else
	Language    language.Tag // of Title and Desc
	Title, Desc string       // for those who do not see it
	Scheme      string       // auto, light or dark
}

// common styles what all games share.
var common = []Rule{
	{"ground", "fill:#f6f2e9", "fill:#16181d"},
	{"ink", "fill:#22252b", "fill:#eceae4"},
	{"dim", "fill:#6d6a63", "fill:#a3a19b"},
	{"tile", "fill:#fbf3df", "fill:#f0e5c9"},
	{"tileedge", "fill:#cdb98a", "fill:#a8935f"},
	{"face", "fill:#2b2117", ""},
	{Fresh, "fill:#ffd24a", "fill:#ffcf3f"},
	{"freshedge", "fill:#c98f06", "fill:#b98206"},
	{"light", "fill:#fff", ""},
	{"joker", "fill:#a21caf", ""},
	{"back", "fill:#c9b48a", "fill:#6b5d40"},
	{"backedge", "fill:#a08a5d", "fill:#453b27"},
	{"ring", "fill:none;stroke:#a21caf;stroke-width:2.5", ""},
	{"b", "font-weight:700", ""},
}

// A Canvas is an SVG under way. Its units are those of the viewBox.
type Canvas struct{ b []byte }

// NewCanvas begins an SVG of a width and a height.
func NewCanvas(w, h int, head Head, rules []Rule) *Canvas {
	class := "lettres-" + head.Game + "-" + head.Scheme
	sum := fnv.New64a()
	sum.Write([]byte(head.Game + "\x00" + head.Title + "\x00" + head.Desc))
	id := strconv.FormatUint(sum.Sum64(), 36)
	c := &Canvas{}
	c.add(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" lang="%s" class="%s" aria-labelledby="t%s" aria-describedby="d%s">`,
		w, h, bilingual.Match(head.Language), class, id, id)
	c.add(`<title id="t%s">%s</title>`, id, Escape(head.Title))
	c.add(`<desc id="d%s">%s</desc>`, id, escaper.Replace(clean(head.Desc, maxDesc)))
	c.b = append(c.b, "<style>\n"...)
	c.add(`.%s text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}`, class)
	all := slices.Concat(common, rules)
	for _, r := range all {
		look := r[1]
		if head.Scheme == "dark" && r[2] != "" {
			look = r[2]
		}
		c.add(".%s .%s{%s}", class, r[0], look)
	}
	if head.Scheme == "auto" {
		c.b = append(c.b, "@media (prefers-color-scheme:dark){\n"...)
		for _, r := range all {
			if r[2] != "" {
				c.add(".%s .%s{%s}", class, r[0], r[2])
			}
		}
		c.b = append(c.b, "}\n"...)
	}
	c.b = append(c.b, "</style>\n"...)
	c.Rect("ground", 0, 0, w, h, 18)
	return c
}

// add writes an element, or a line of one.
func (c *Canvas) add(format string, args ...any) {
	c.b = fmt.Appendf(c.b, format+"\n", args...)
}

// String returns the SVG.
func (c *Canvas) String() string { return string(c.b) + "</svg>\n" }

// Rect draws a rectangle with round corners.
func (c *Canvas) Rect(class string, x, y, w, h, r int) {
	c.b = fmt.Appendf(c.b, `<rect class="%s" x="%d" y="%d" width="%d" height="%d"`, class, x, y, w, h)
	if r > 0 {
		c.b = fmt.Appendf(c.b, ` rx="%d"`, r)
	}
	c.b = append(c.b, "/>\n"...)
}

// Path draws a path of the syntax of SVG.
func (c *Canvas) Path(class, d string) { c.add(`<path class="%s" d="%s"/>`, class, d) }

// Circle draws a circle.
func (c *Canvas) Circle(class string, x, y, r int) {
	c.add(`<circle class="%s" cx="%d" cy="%d" r="%d"/>`, class, x, y, r)
}

// An Anchor is where a text stands.
type Anchor string

// The anchors: a text begins, has its middle, or ends at its x.
const (
	Start  Anchor = ""
	Middle Anchor = "middle"
	End    Anchor = "end"
)

// Text writes text in one line, with its middle at the height y.
func (c *Canvas) Text(class string, x, y, size int, a Anchor, s string) {
	if s == "" {
		return
	}
	c.b = fmt.Appendf(c.b, `<text class="%s" x="%d" y="%d" font-size="%d"`, class, x, y+(size*36+50)/100, size)
	if a != Start {
		c.b = fmt.Appendf(c.b, ` text-anchor="%s"`, a)
	}
	c.b = append(c.b, '>')
	c.b = append(c.b, Escape(s)...)
	c.b = append(c.b, "</text>\n"...)
}

// A Tile is what lies on a square.
type Tile struct {
	Letter string // "" for a tile that shows its back
	Points string // in its corner; "" for none
	Class  string // of the tile, and with "edge" of its edge; "" is that of an ordinary one
	Face   string // the class of its letter; "" is that of an ordinary one
	Joker  bool   // a joker stands for the letter
	Round  bool   // a disc
	Ring   bool   // a ring around it
}

// The classes of tiles that all games share.
const (
	Fresh  = "fresh"  // just laid
	Struck = "struck" // taken from another
)

// Tile draws a tile in a square of that size.
func (c *Canvas) Tile(x, y, w, h int, t Tile) {
	class, face := t.Class, t.Face
	switch {
	case t.Letter == "":
		class = "back"
	case class == "":
		class = "tile"
	}
	switch {
	case t.Joker:
		face = "joker"
	case face == "" && class == Struck:
		face = "light"
	case face == "":
		face = "face"
	}
	in, r, size := max(1, w/20), w/7, w*62/100
	if t.Round {
		r = w / 2
	}
	c.Rect(class+"edge", x+in, y+in+1, w-2*in, h-2*in, r)
	c.Rect(class, x+in, y+in-1, w-2*in, h-2*in-1, r)
	if t.Ring {
		c.Rect("glow", x+in+2, y+in+1, w-2*in-4, h-2*in-5, max(1, r-2))
	}
	if t.Joker {
		c.Circle("ring", x+w/2, y+h/2-1, w*38/100)
	}
	middle, line := x+w/2, y+h/2-1
	if t.Points != "" { // beside them the letter makes room, the more the longer they are
		shift := w / 14 * min(2, len(t.Points))
		middle, line, size = middle-shift, line-h/20, size*(100-6*len(t.Points))/100
		c.Text(face, x+w-w/10, y+h-w/5, w*25/100, End, t.Points)
	}
	c.Text(face+" b", middle, line, size*min(10, 13-3*utf8.RuneCountInString(t.Letter))/10, Middle, t.Letter)
}

// Rows returns the number of rows that n things take, with at most so many in one.
func Rows(n, most int) int { return (n + most - 1) / most }

// Fit returns s cut so that it takes at most w units in letters of that size, by a guess that
// is rather too wide, since nobody knows with which letters it is drawn.
func Fit(s string, size, w int) string {
	if Measure(s, size) <= w {
		return s
	}
	runes := []rune(s)
	for len(runes) > 0 && Measure(string(runes)+"…", size) > w {
		runes = runes[:len(runes)-1]
	}
	return strings.TrimSpace(string(runes)) + "…"
}

// Measure returns how wide s is at most in letters of that size, by the same guess.
func Measure(s string, size int) int {
	n := 0
	for _, r := range s {
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		case r >= 0x300 && (width.LookupRune(r).Kind() == width.EastAsianWide || width.LookupRune(r).Kind() == width.EastAsianFullwidth):
			n += 120
		case strings.ContainsRune("WM@%…——", r):
			n += 112
		case strings.ContainsRune("ijlI.,:;'|’ !()", r):
			n += 42
		case unicode.IsUpper(r):
			n += 85
		case r >= 0x250:
			n += 110
		case r == 'm' || r == 'w':
			n += 105
		default:
			n += 70
		}
	}
	return n * size / 100
}

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "'", "&#39;")

// Escape returns s as the text of an element, or of an attribute.
func Escape(s string) string { return escaper.Replace(Clean(s)) }

// maxDesc is more bytes than the description of a full board has.
const maxDesc = 1 << 14
