package lexicon

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A flag names an affix or a property of words. 0 is no flag.
type flag uint32

// in reports whether f is among flags, which are sorted.
func (f flag) in(flags []flag) bool {
	if f == 0 {
		return false
	}
	_, ok := slices.BinarySearch(flags, f)
	return ok
}

// A flagKind is how flags are written.
type flagKind int

const (
	flagLetters flagKind = iota // one letter a flag
	flagPairs                   // FLAG long: two letters
	flagNumbers                 // FLAG num: numbers, with commas
)

func parseFlagKind(s string) (flagKind, error) {
	switch s {
	case "long":
		return flagPairs, nil
	case "num":
		return flagNumbers, nil
	case "UTF-8":
		return flagLetters, nil
	}
	return 0, fmt.Errorf("FLAG %s is not known", excerpt.Of(s))
}

func (k flagKind) one(s string) (flag, error) {
	flags, err := k.flags(s)
	if err == nil && len(flags) != 1 {
		err = fmt.Errorf("%s is not one flag", excerpt.Of(s))
	}
	if err != nil {
		return 0, err
	}
	return flags[0], nil
}

// flags reads flags, sorts them and takes repeats out.
func (k flagKind) flags(s string) ([]flag, error) {
	var flags []flag
	switch {
	case s == "":
		return nil, nil
	case k == flagNumbers:
		for text := range strings.SplitSeq(s, ",") {
			n, err := strconv.ParseUint(text, 10, 16)
			if err != nil || n == 0 {
				return nil, fmt.Errorf("%s is no number of a flag", excerpt.Of(text))
			}
			flags = append(flags, flag(n))
		}
	case k == flagPairs:
		letters := []rune(s)
		if len(letters)%2 != 0 {
			return nil, fmt.Errorf("in %s the last flag has one letter", excerpt.Of(s))
		}
		for i := 0; i < len(letters); i += 2 {
			if letters[i] > 0xFFFF || letters[i+1] > 0xFFFF {
				return nil, fmt.Errorf("%s is no flag", excerpt.Of(s))
			}
			flags = append(flags, flag(letters[i]<<16|letters[i+1]))
		}
	default:
		for _, r := range s {
			flags = append(flags, flag(r))
		}
	}
	slices.Sort(flags)
	return slices.Compact(flags), nil
}
