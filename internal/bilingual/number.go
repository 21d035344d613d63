package bilingual

import (
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/language"
)

// Sprintf formats as package fmt does, with numbers as readers of tag write them: 8,192 and 0.5 in English,
// 8 192 and 0,5 in French.
func Sprintf(tag language.Tag, format string, args ...any) string {
	out := slices.Clone(args)
	for i, a := range out {
		if v := reflect.ValueOf(a); v.CanInt() || v.CanUint() || v.CanFloat() {
			out[i] = number{a, Match(tag) == language.French}
		}
	}
	return fmt.Sprintf(format, out...)
}

// A number is one that %d and %f write as a language does.
type number struct {
	value  any
	french bool
}

// Format formats the number: its digits in groups of three, and a whole one below zero with a minus sign, not a hyphen.
func (n number) Format(s fmt.State, verb rune) {
	text := fmt.Sprintf(fmt.FormatString(s, verb), n.value)
	if verb != 'd' && verb != 'f' {
		io.WriteString(s, text)
		return
	}
	group, point := ",", "."
	if n.french {
		group, point = "\u00a0", ","
	}
	text = strings.TrimSpace(text)
	digits := strings.TrimLeft(text, "+-")
	sign := text[:len(text)-len(digits)]
	whole, parts, fraction := strings.Cut(digits, ".")
	if strings.Trim(whole, "0123456789") != "" { // no number, or a verb that does not fit
		io.WriteString(s, text)
		return
	}
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + group + whole[i:]
	}
	if text = sign + whole; fraction {
		text += point + parts
	}
	if verb == 'd' {
		text = strings.Replace(text, "-", "−", 1)
	}
	width, _ := s.Width()
	blank := strings.Repeat(" ", max(0, width-utf8.RuneCountInString(text)))
	if s.Flag('-') {
		text, blank = text+blank, ""
	}
	io.WriteString(s, blank+text)
}
