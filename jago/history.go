package jago

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
)

// A history is what words were before, as far as the rules still need it, as text: a
// State that holds it is compared with == and shared freely. Most States have none.
//
// It has an entry for each run with a past, in the order of their keys, so that equal
// positions are ==. An entry is its key, a byte: the direction and the first square;
// then the shapes that the word may not get back, each after a comma and in order of the
// alphabet; then, where the run is on the way (jago/steal-passing), each word that it was
// when it last was one; and at the end a semicolon. Such a word is a sign for its owner,
// a byte for its place in the run, counted from '0', and its letters.
//
// Only shapes of the present length are kept, since no word ever gets shorter
// (jago/steal-back).
type history string

const (
	redsWord  = '<'
	bluesSign = '>'
)

func keyOf(at int, d board.Direction) byte { return byte(d)<<7 | byte(at) }

// entry returns what follows the key of a run, without the semicolon; "" where there is
// nothing.
func (h history) entry(w *run) string {
	key := keyOf(int(w.at), w.dir)
	for h != "" && h[0] <= key {
		end := 1 + strings.IndexByte(string(h[1:]), ';')
		if h[0] == key {
			return string(h[1:end])
		}
		h = h[end+1:]
	}
	return ""
}

// shapes is the part of an entry that has the shapes, each after a comma.
func shapesOf(entry string) string {
	if i := strings.IndexAny(entry, "<>"); i >= 0 {
		return entry[:i]
	}
	return entry
}

// shapes returns the shapes that a word has had, in order.
func (h history) shapes(w *run) []string {
	text := shapesOf(h.entry(w))
	if text == "" {
		return nil
	}
	return strings.Split(text[1:], ",")
}

// had reports whether a run has had this shape.
func (h history) had(w *run, shape []uint8) bool {
	text := shapesOf(h.entry(w))
	for i := 1; i+len(shape) <= len(text); i += 1 + len(shape) {
		same := true
		for k, c := range shape {
			same = same && text[i+k] == 'A'+c-1
		}
		if same {
			return true
		}
	}
	return false
}

// A former is a word that a run on the way was when it last was one.
type former struct {
	run
	owner Player
}

// bases yields the words that a run on the way is made of.
func (h history) bases(w *run, yield func(former)) {
	entry := h.entry(w)
	text := entry[len(shapesOf(entry)):]
	for text != "" {
		b := former{run: run{dir: w.dir, at: uint8(w.square(int(text[1] - '0')))}}
		if text[0] == bluesSign {
			b.owner = Blue
		}
		for text = text[2:]; text != "" && text[0] >= 'A'; text = text[1:] {
			b.letters[b.n] = text[0] - 'A' + 1
			b.n++
		}
		yield(b)
	}
}

// with returns h after a run has been made: it forgets the words that lie in the run, and has
// this entry for it.
func (h history) with(w *run, entry string) history {
	if h == "" && entry == "" {
		return h
	}
	first, last := keyOf(int(w.at), w.dir), keyOf(w.square(int(w.n)-1), w.dir)
	var text []byte
	added := entry == ""
	add := func() {
		if !added {
			text = append(append(append(text, first), entry...), ';')
			added = true
		}
	}
	for rest := h; rest != ""; {
		end := 2 + strings.IndexByte(string(rest[1:]), ';')
		key := rest[0]
		if key >= first {
			add()
		}
		if inside := first <= key && key <= last && (w.dir == board.Across || int(key-first)%Size == 0); !inside {
			text = append(text, rest[:end]...)
		}
		rest = rest[end:]
	}
	add()
	return history(text)
}

// appendShapes appends the shapes of an entry: all that are in was, and one more where
// shape has letters.
func appendShapes(dst []byte, was string, shape []uint8) []byte {
	if len(shape) == 0 {
		return append(dst, was...)
	}
	text := lettersText(shape)
	i := 0
	for i < len(was) && was[i+1:i+1+len(text)] < text {
		i += 1 + len(text)
	}
	dst = append(append(append(dst, was[:i]...), ','), text...)
	return append(dst, was[i:]...)
}

// appendBase appends a word that a run on the way is made of.
func appendBase(dst []byte, w *run, b *former) []byte {
	sign := byte(redsWord)
	if b.owner == Blue {
		sign = bluesSign
	}
	place := placeOf(int(b.at), b.dir) - placeOf(int(w.at), w.dir)
	dst = append(dst, sign, '0'+byte(place))
	for _, c := range b.letters[:b.n] {
		dst = append(dst, 'A'+c-1)
	}
	return dst
}

// sortedShapes returns an entry of these shapes.
func sortedShapes(shapes []string) string {
	if len(shapes) == 0 {
		return ""
	}
	sorted := slices.Sorted(slices.Values(shapes))
	return "," + strings.Join(sorted, ",")
}
