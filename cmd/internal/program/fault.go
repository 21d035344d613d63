package program

import (
	"errors"
	"io/fs"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// flagFaults are what package flag says of a wrong flag, as what stands before, between and behind its parts, and the
// phrases for them.
var flagFaults = []struct {
	said   []string
	phrase string
}{
	{[]string{"flag provided but not defined: "}, unknownFlag},
	{[]string{"flag needs an argument: "}, flagAlone},
	{[]string{`invalid value "`, `" for flag `, ": "}, badValue},
	{[]string{`invalid boolean value "`, `" for `, ": parse error"}, badSwitch},
	{[]string{"bad flag syntax: "}, unknownFlag},
}

// partsOf returns what stands between some texts and behind the last of them.
func partsOf(text string, between []string) (parts []any, ok bool) {
	text, ok = strings.CutPrefix(text, between[0])
	for _, next := range between[1:] {
		var part string
		if part, text, ok = strings.Cut(text, next); !ok {
			return nil, false
		}
		parts = append(parts, part)
	}
	if text != "" {
		parts = append(parts, text)
	}
	return parts, ok
}

// Fault returns an error of a flag or of a file in a language; any other explains itself.
func Fault(err error, tag language.Tag) string {
	text := rulebook.Explain(err, tag)
	for _, f := range flagFaults {
		if parts, ok := partsOf(text, f.said); ok {
			return common.Sprintf(tag, f.phrase, parts...)
		}
	}
	if file, ok := errors.AsType[*fs.PathError](err); ok && text == file.Error() {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return common.Sprintf(tag, noFile, file.Path)
		case errors.Is(err, fs.ErrPermission):
			return common.Sprintf(tag, notAllowed, file.Path)
		case errors.Is(err, fs.ErrExist):
			return common.Sprintf(tag, fileThere, file.Path)
		}
	}
	return text
}
