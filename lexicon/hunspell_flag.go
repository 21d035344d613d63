package lexicon

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A flag names an affix or a property of words. 0 is not a flag.
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
	flagLetters flagKind = iota // one letter each
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
	return 0, phrases.InputError("unknown FLAG %s ¦ FLAG inconnu %s", excerpt.Truncate(s))
}

func (k flagKind) one(s string) (flag, error) {
	flags, err := k.flags(s)
	if err == nil && len(flags) != 1 {
		err = phrases.InputError("%s is not one flag ¦ %s n'est pas un seul drapeau", excerpt.Truncate(s))
	}
	if err != nil {
		return 0, err
	}
	return flags[0], nil
}

// flags reads flags, sorts them and removes duplicates.
func (k flagKind) flags(s string) ([]flag, error) {
	var flags []flag
	switch {
	case s == "":
		return nil, nil
	case k == flagNumbers:
		for text := range strings.SplitSeq(s, ",") {
			n, err := strconv.ParseUint(text, 10, 16)
			if err != nil || n == 0 {
				return nil, phrases.InputError("%s is not the number of a flag ¦ %s n'est pas le numéro d'un drapeau", excerpt.Truncate(text))
			}
			flags = append(flags, flag(n))
		}
	case k == flagPairs:
		letters := []rune(s)
		if len(letters)%2 != 0 {
			return nil, phrases.InputError("the last flag of %s has only one letter ¦ "+
				"le dernier drapeau de %s n'a qu'une lettre", excerpt.Truncate(s))
		}
		for i := 0; i < len(letters); i += 2 {
			if letters[i] > 0xFFFF || letters[i+1] > 0xFFFF {
				return nil, phrases.InputError("%s is not a flag ¦ %s n'est pas un drapeau", excerpt.Truncate(s))
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
