package show

import "os"

// A Style is how a piece of text stands out on a terminal: the parameters of its
// escape sequence. It never changes the text itself, so that nothing is lost without
// colour.
type Style string

const (
	Plain  Style = ""
	Strong Style = "1"
	Faint  Style = "2"
	Laid   Style = "30;42" // black on green: what was just laid
	Call   Style = "1;31"  // bold red: what nobody should miss
)

// Paint is s in a style, where the page has colour.
func (p *Page) Paint(st Style, s string) string {
	if !p.colour || st == Plain || s == "" {
		return s
	}
	return "\x1b[" + string(st) + "m" + s + "\x1b[0m"
}

// ColourWanted reports whether what is written to f is read on a terminal whose
// user has nothing against colour (TERM=dumb, or NO_COLOR as of no-color.org).
func ColourWanted(f *os.File, getenv func(string) string) bool {
	if getenv("NO_COLOR") != "" || getenv("TERM") == "dumb" {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
