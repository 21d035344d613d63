// Package bag counts letters: those of the bag that players draw from, of a rack, or
// of a word.
//
// A [Bag] is a count for each of the letters A to Z, a count for the joker, written '?', and
// the total, which is never more than [MaxLen]. It is a small plain value: the zero Bag is empty, two Bags with the same letters are ==, and only
// [Bag.UnmarshalText] changes its receiver.
//
// Here a joker is a letter like any other. What searches for words lets it stand for
// any letter (see lexicon.Lexicon.Within).
package bag

import (
	"encoding/binary"
	"fmt"
	"iter"
	"math/rand/v2"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/chance"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/parse"
)

// Joker stands for a joker, the tile that can be any letter.
const Joker byte = '?'

// MaxLen is the largest number of letters that a Bag holds. No game has so many; the
// limit keeps each count within a byte.
const MaxLen = 255

const kinds = 27 // A..Z, then the joker

// A Bag is a multiset of the letters A to Z and of the joker '?'.
type Bag struct {
	count [kinds]uint8
	n     uint8
}

// A letterError reports a byte that is neither A to Z nor '?'.
type letterError struct {
	Text string // what was parsed
	Pos  int    // the offset of the offending byte in Text
}

func (e *letterError) Error() string { return "bag: " + e.Explain(language.English) }

func (e *letterError) Explain(tag language.Tag) string {
	text := bilingual.Quote(tag, excerpt.Truncate(e.Text))
	if e.Pos < 0 || e.Pos >= len(e.Text) { // as in the zero letterError
		return fmt.Sprintf(bilingual.Pick(tag,
			"there is no letter at offset %d of %s", "il n’y a pas de lettre à la position %d de %s"), e.Pos, text)
	}
	letter, _ := utf8.DecodeRuneInString(e.Text[e.Pos:])
	return fmt.Sprintf(bilingual.Pick(tag,
		"%s at offset %d of %s is neither A to Z nor '?'",
		"%s à la position %d de %s n’est ni une lettre de A à Z ni « ? »"), bilingual.Quote(tag, letter), e.Pos, text)
}

// An overflowError reports a text of more than [MaxLen] letters.
type overflowError struct{ Len int }

func (e *overflowError) Error() string { return "bag: " + e.Explain(language.English) }

func (e *overflowError) Explain(tag language.Tag) string {
	return fmt.Sprintf(bilingual.Pick(tag,
		"%d letters, more than the %d that fit in a bag",
		"%d\u00a0lettres, plus que les %d qu’un sac contient"), e.Len, MaxLen)
}

// index returns the place of a letter in count, or -1.
func index(letter byte) int {
	switch {
	case 'A' <= letter && letter <= 'Z':
		return int(letter - 'A')
	case letter == Joker:
		return kinds - 1
	}
	return -1
}

func letterAt(i int) byte {
	if i == kinds-1 {
		return Joker
	}
	return 'A' + byte(i)
}

// Parse reads letters A to Z and '?' in any order, as in "AABZ?". The empty text is the
// empty Bag. The error says in both languages what is wrong
// (rulebook.Explain).
func Parse(s string) (Bag, error) {
	if len(s) > MaxLen {
		return Bag{}, &overflowError{len(s)}
	}
	var b Bag
	for i := range len(s) {
		k := index(s[i])
		if k < 0 {
			return Bag{}, &letterError{s, i}
		}
		b.count[k]++
	}
	b.n = uint8(len(s))
	return b, nil
}

// MustParse works like [Parse], but panics on an error.
func MustParse(s string) Bag { return parse.Must(Parse(s)) }

// Of returns the Bag of some letters, as [MustParse] does for a text. It allocates nothing.
func Of(letters []byte) Bag {
	if len(letters) > MaxLen {
		panic(&overflowError{len(letters)})
	}
	b := Bag{n: uint8(len(letters))}
	for i, c := range letters {
		k := index(c)
		if k < 0 {
			panic(&letterError{string(letters), i})
		}
		b.count[k]++
	}
	return b
}

// OfCounts returns the Bag with so many of each of A to Z and of the joker: the inverse of
// [Bag.Counts]. It panics on more than [MaxLen] letters.
func OfCounts(letters [26]uint8, jokers int) Bag {
	b, n := Bag{}, jokers
	for i, c := range letters {
		b.count[i] = c
		n += int(c)
	}
	if jokers < 0 || n > MaxLen {
		panic(&overflowError{n})
	}
	b.count[kinds-1], b.n = uint8(jokers), uint8(n)
	return b
}

// Len returns the number of letters.
func (b Bag) Len() int { return int(b.n) }

// Count returns the number of times that letter is in b: 0 for a byte that is not A to Z or '?'.
func (b Bag) Count(letter byte) int {
	if k := index(letter); k >= 0 {
		return int(b.count[k])
	}
	return 0
}

// Counts returns how often each of A to Z is in b, and how many jokers there are.
func (b Bag) Counts() (letters [26]uint8, jokers int) {
	return [26]uint8(b.count[:26]), int(b.count[kinds-1])
}

// Contains reports whether b has every letter of o, at least as often as o.
func (b Bag) Contains(o Bag) bool {
	// Eight counts at a time; the last eight overlap those before.
	x, y := &b.count, &o.count
	return atLeast(eight(x[0:]), eight(y[0:]))&atLeast(eight(x[8:]), eight(y[8:]))&
		atLeast(eight(x[16:]), eight(y[16:]))&atLeast(eight(x[kinds-8:]), eight(y[kinds-8:])) == high
}

// eight returns eight counts in the bytes of a word.
func eight(counts []uint8) uint64 { return binary.LittleEndian.Uint64(counts) }

const high = 0x8080808080808080

// atLeast sets the high bit of each byte in which x is as large as y, or larger.
func atLeast(x, y uint64) uint64 {
	t := (x | high) - (y &^ high)
	return (x&^y | ^(x^y)&t) & high
}

// Plus returns the Bag with the letters of both. It panics if there are more than [MaxLen]:
// that is a mistake of the calling program.
func (b Bag) Plus(o Bag) Bag {
	if n := int(b.n) + int(o.n); n > MaxLen {
		panic(&overflowError{n})
	}
	for k := range b.count {
		b.count[k] += o.count[k]
	}
	b.n += o.n
	return b
}

// Minus returns b without the letters of o. If b does not contain o, it returns b and
// false.
func (b Bag) Minus(o Bag) (Bag, bool) {
	if !b.Contains(o) {
		return b, false
	}
	for k := range b.count {
		b.count[k] -= o.count[k]
	}
	b.n -= o.n
	return b, true
}

// Missing returns the letters of o that b does not have, the empty Bag where b contains o.
func (b Bag) Missing(o Bag) (missing Bag) {
	if b.Contains(o) {
		return missing
	}
	for k, n := range o.count {
		missing.count[k] = n - min(n, b.count[k])
		missing.n += missing.count[k]
	}
	return missing
}

// All yields each letter that b has with its count, from A to Z, then '?'.
func (b Bag) All() iter.Seq2[byte, int] {
	return func(yield func(byte, int) bool) {
		for k, n := range b.count {
			if n > 0 && !yield(letterAt(k), int(n)) {
				return
			}
		}
	}
}

// AppendText appends the letters in the order of [Bag.All], each as often as it is in
// b. [Parse] reads them back. The error is nil.
func (b Bag) AppendText(dst []byte) ([]byte, error) {
	for k, n := range b.count {
		for range n {
			dst = append(dst, letterAt(k))
		}
	}
	return dst, nil
}

// MarshalText returns what [Bag.AppendText] appends.
func (b Bag) MarshalText() ([]byte, error) { return b.AppendText(nil) }

// UnmarshalText reads its argument as [Parse] does.
func (b *Bag) UnmarshalText(text []byte) error { return parse.Into(b, text, Parse) }

// String returns the letters in alphabetical order, "" for the empty Bag.
func (b Bag) String() string {
	text, _ := b.AppendText(make([]byte, 0, MaxLen))
	return string(text)
}

// Draw takes n tiles out of b at random, each tile with the same chance, and returns
// the tiles drawn and the rest. It draws all if n is more than b.Len(), and none if n
// is not positive. It takes one number of r for each tile drawn.
func (b Bag) Draw(r *rand.Rand, n int) (drawn, rest Bag) {
	for range min(n, b.Len()) {
		i := chance.Pick(r.Uint64(), b.n)
		k := 0
		for ; i >= b.count[k]; k++ {
			i -= b.count[k]
		}
		b.count[k]--
		b.n--
		drawn.count[k]++
		drawn.n++
	}
	return drawn, b
}
