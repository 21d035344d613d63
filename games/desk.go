package games

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
)

// maxNamed limits how many choices have a text: the best ones, which are told.
const maxNamed = 30

// rackFields names the fields of racks.
var rackFields = []string{yourRack, otherRack, thirdRack, fourthRack, fifthRack, sixthRack}

// lettersOf reads the letters of a field, ? for a joker.
func lettersOf(field int, text string, most int) (bag.Bag, error) {
	b, err := bag.Parse(text)
	if err != nil {
		return b, phrases.InputError(inField, phrases.InputError(rackFields[field]), phrases.InputError(notLetters))
	}
	if b.Len() > most {
		return b, phrases.InputError(inField, phrases.InputError(rackFields[field]), phrases.InputError(tooManyLetters, b.Len(), most))
	}
	return b, nil
}

// enough checks that the letters on the board and on the racks are not more than there are.
func enough(all bag.Bag, rows []string, colours bool, racks ...bag.Bag) error {
	var used [27]int
	for _, row := range rows {
		for _, c := range []byte(row) {
			switch {
			case 'A' <= c && c <= 'Z':
				used[c-'A']++
			case 'a' <= c && c <= 'z' && colours:
				used[c-'a']++
			case 'a' <= c && c <= 'z':
				used[26]++
			}
		}
	}
	for _, r := range racks {
		for i := range used {
			used[i] += r.Count(letter(i))
		}
	}
	for i, n := range used {
		if has := all.Count(letter(i)); n > has {
			return phrases.InputError(tooMuchOf, string(letter(i)), n, has)
		}
	}
	return nil
}

func letter(i int) byte {
	if i == 26 {
		return bag.Joker
	}
	return 'A' + byte(i)
}

// fullRows returns the rows, with points in an empty one.
func fullRows(rows []string, columns int) []string {
	full := make([]string, len(rows))
	for i, row := range rows {
		if full[i] = row; row == "" {
			full[i] = strings.Repeat(".", columns)
		}
	}
	return full
}
