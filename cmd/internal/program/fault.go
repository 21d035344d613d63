package program

import (
	"errors"
	"io/fs"
	"regexp"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// flagFaults are what package flag says of a wrong flag, and the phrases for it.
var flagFaults = []struct {
	said   *regexp.Regexp
	phrase string
}{
	{regexp.MustCompile(`^flag provided but not defined: (-.*)$`), unknownFlag},
	{regexp.MustCompile(`^flag needs an argument: (-.*)$`), flagAlone},
	{regexp.MustCompile(`(?s)^invalid value "(.*?)" for flag (-[a-z]+): (.*)$`), badValue},
	{regexp.MustCompile(`(?s)^invalid boolean value "(.*?)" for (-[a-z]+): .*$`), badSwitch},
	{regexp.MustCompile(`^bad flag syntax: (.*)$`), unknownFlag},
}

// Fault returns an error of a flag or of a file in a language; any other explains itself.
func Fault(err error, tag language.Tag) string {
	text := rulebook.Explain(err, tag)
	for _, f := range flagFaults {
		if m := f.said.FindStringSubmatch(text); m != nil {
			args := make([]any, len(m)-1)
			for i, part := range m[1:] {
				args[i] = part
			}
			return common.Sprintf(tag, f.phrase, args...)
		}
	}
	var file *fs.PathError
	if errors.As(err, &file) && text == file.Error() {
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
