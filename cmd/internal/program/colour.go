package program

import "os"

// ColourWanted reports whether what is written to f is read on a terminal whose
// user has nothing against colour (TERM=dumb, or NO_COLOR as of no-color.org).
func ColourWanted(f *os.File, getenv func(string) string) bool {
	return getenv("NO_COLOR") == "" && Terminal(f, getenv)
}

// Terminal reports whether what is written to f is read on a terminal that can take back
// what it shows.
func Terminal(f *os.File, getenv func(string) string) bool {
	if getenv("TERM") == "dumb" {
		return false
	}
	return terminal(f)
}

// terminal reports whether somebody sits at f.
func terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
