// Package bag is a multiset of letters: the bag that letters are drawn from,
// a rack, the letters that a word needs.
//
// A [Bag] is 28 bytes: a count from 0 to 255 for each of the letters A to Z and
// for the joker, written '?'. It is a plain value: the zero Bag is empty, two
// Bags with the same letters are ==, and no method changes its receiver. The
// total is never more than [MaxLen].
//
// A joker is a letter like any other here. That it stands for another one is
// the business of whoever searches with it (see lexicon.Lexicon.Within).
package bag

import (
	"fmt"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// Joker is the letter that stands for any other, as it is written in a Bag.
const Joker byte = '?'

// MaxLen is the largest number of letters that a Bag holds. No letter game
// comes near; the limit keeps every count within its byte.
const MaxLen = 255

const kinds = 27 // A..Z, then the joker

// A Bag is a multiset of the letters A to Z and of the joker '?'.
type Bag struct {
	count [kinds]uint8
	n     uint8
}

// A LetterError reports a byte that is no letter of a Bag.
type LetterError struct {
	Text string // what was parsed
	Pos  int    // the offset of the offending byte in Text
}

func (e *LetterError) Error() string {
	if e.Pos < 0 || e.Pos >= len(e.Text) { // of the zero LetterError
		return fmt.Sprintf("bag: there is no letter at offset %d of %q", e.Pos, excerpt.Of(e.Text))
	}
	return fmt.Sprintf("bag: %q at offset %d of %q is neither A to Z nor '?'", e.Text[e.Pos], e.Pos, excerpt.Of(e.Text))
}

// An OverflowError reports a text of more than [MaxLen] letters.
type OverflowError struct{ Len int }

func (e *OverflowError) Error() string {
	return fmt.Sprintf("bag: %d letters, more than the %d that a Bag holds", e.Len, MaxLen)
}

// index is the place of a letter in count, or -1.
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

// Parse reads letters in any order, A to Z and '?', each as often as it is
// meant. The empty text is the empty Bag. The error is a [*LetterError] or an
// [*OverflowError].
func Parse(s string) (Bag, error) {
	if len(s) > MaxLen {
		return Bag{}, &OverflowError{len(s)}
	}
	var b Bag
	for i := range len(s) {
		k := index(s[i])
		if k < 0 {
			return Bag{}, &LetterError{s, i}
		}
		b.count[k]++
	}
	b.n = uint8(len(s))
	return b, nil
}

// MustParse is [Parse] for texts that are known to be right; it panics on
// others.
func MustParse(s string) Bag {
	b, err := Parse(s)
	if err != nil {
		panic(err)
	}
	return b
}

// Of is the Bag of letters that are known to be A to Z or '?', without an
// allocation. Like [MustParse] it panics on others.
func Of(letters []byte) Bag {
	if len(letters) > MaxLen {
		panic(&OverflowError{len(letters)})
	}
	b := Bag{n: uint8(len(letters))}
	for i, c := range letters {
		k := index(c)
		if k < 0 {
			panic(&LetterError{string(letters), i})
		}
		b.count[k]++
	}
	return b
}

// Len is the number of letters.
func (b Bag) Len() int { return int(b.n) }

// Count is how often letter is in b: 0 for a byte that is no letter.
func (b Bag) Count(letter byte) int {
	if k := index(letter); k >= 0 {
		return int(b.count[k])
	}
	return 0
}

// Counts is how often each of A to Z is in b, and how many jokers are.
func (b Bag) Counts() (letters [26]uint8, jokers int) {
	return [26]uint8(b.count[:26]), int(b.count[kinds-1])
}

// Contains reports whether b has every letter of o, as often as o has it.
func (b Bag) Contains(o Bag) bool {
	for k := range b.count {
		if b.count[k] < o.count[k] {
			return false
		}
	}
	return true
}

// Plus is the Bag with the letters of both. Like any overflow of what the
// program itself counts, more than [MaxLen] letters in all is a mistake of the
// caller, and panics.
func (b Bag) Plus(o Bag) Bag {
	if n := int(b.n) + int(o.n); n > MaxLen {
		panic(&OverflowError{n})
	}
	for k := range b.count {
		b.count[k] += o.count[k]
	}
	b.n += o.n
	return b
}

// Minus is b without the letters of o. Where o is not contained in b it
// returns b and false.
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

// AppendText appends the letters in the order of [Bag.All], each as often as it
// is there. It is what [Parse] reads.
func (b Bag) AppendText(dst []byte) ([]byte, error) {
	for k, n := range b.count {
		for range n {
			dst = append(dst, letterAt(k))
		}
	}
	return dst, nil
}

// MarshalText is [Bag.AppendText] to a new slice.
func (b Bag) MarshalText() ([]byte, error) { return b.AppendText(nil) }

// UnmarshalText is [Parse].
func (b *Bag) UnmarshalText(text []byte) error {
	v, err := Parse(string(text))
	if err == nil {
		*b = v
	}
	return err
}

// String is the letters in alphabetical order, "" for the empty Bag.
func (b Bag) String() string {
	text, _ := b.AppendText(make([]byte, 0, MaxLen))
	return string(text)
}

// Draw takes n letters out, each tile as likely as any other (so a letter that
// is there twice is twice as likely), and returns them and the rest. It draws
// all when n is beyond b.Len(), and none when n is not positive.
func (b Bag) Draw(r *rand.Rand, n int) (drawn, rest Bag) {
	if n >= b.Len() {
		return b, Bag{}
	}
	for range n {
		i := uint8(r.UintN(uint(b.n)))
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
