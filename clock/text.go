package clock

import (
	"strings"
	"time"

	"github.com/jeudelettres/lettres/internal/parse"
)

// The text of a disc is fields with spaces between. Times and instants
// are written as time.Duration writes them and read as time.ParseDuration does:
//
//	A=5 B=5 ready at=0s
//	A=4 B=6 turn=A glass=42s at=1m18s
//	A=4 B=6 turn=A glass=42s stopped at=1m18s
//
// Each disc has one text. Readers also accept one that is ready without what
// follows its minutes. In JSON the same texts are strings.

// maxText is longer than any text of the package.
const maxText = 256

// sideName returns the letter of a side.
func sideName(side int) string {
	if !valid(side) {
		return "invalid side"
	}
	return "AB"[side : side+1]
}

func (d Disc) appendText(dst []byte) []byte {
	dst = append(dst, "A="...)
	dst = append(dst, '0'+byte(d.shows(a)))
	dst = append(dst, " B="...)
	dst = append(dst, '0'+byte(d.shows(b)))
	if side, ok := d.Turn(); ok {
		dst = append(dst, " turn="...)
		dst = append(dst, 'A'+byte(side))
		dst = appendTime(dst, " glass=", GlassTime-d.run)
		if d.stopped {
			dst = append(dst, " stopped"...)
		}
	} else {
		dst = append(dst, " ready"...)
	}
	return appendTime(dst, " at=", d.at)
}

// MarshalText returns the text that [ParseDisc] reads. The error is nil.
func (d Disc) MarshalText() ([]byte, error) { return d.appendText(nil), nil }

// UnmarshalText reads its argument as [ParseDisc] does.
func (d *Disc) UnmarshalText(text []byte) error { return parse.Into(d, text, ParseDisc) }

// String returns the text that [ParseDisc] reads, as
// "A=4 B=6 turn=A glass=42s at=1m18s": what the disc showed at the last act,
// whose turn it is and what was left in the glass, and the instant of that act.
func (d Disc) String() string { return string(d.appendText(make([]byte, 0, 64))) }

// ParseDisc reads the text of a [Disc], whose parts are those of [Disc.String].
// A stopped glass is followed by "stopped". Between turns, "ready" is in place of turn
// and glass. "A=5 B=5" is a disc at instant 0, between turns.
func ParseDisc(text string) (Disc, error) {
	r := newReader(text)
	left, right := r.digit("A"), r.digit("B")
	if r.err == nil && left+right != 2*discMinutes {
		r.fail("the disc must show 10 minutes in all", "le disque doit montrer 10 minutes en tout")
	}
	d := Disc{moved: int8(discMinutes - left)}
	if r.more() {
		if !r.word("ready") {
			side := r.side("turn")
			d.turn = runs(side)
			d.run = GlassTime - r.time("glass")
			d.stopped = r.word("stopped")
			switch {
			case r.err != nil:
			case d.run < 0:
				r.fail("the glass holds at most one minute", "le sablier contient au plus une minute")
			case d.lost() && (d.stopped || d.shows(side) > 1):
				r.fail("the glass is empty only when the disc shows 1", "le sablier n’est vide que quand le disque montre 1")
			}
		}
		d.at = r.time("at")
	}
	return parsed(d, r)
}

// A reader reads a text field by field. After the first error it returns zero
// values.
type reader struct {
	text, rest string
	err        error
}

func newReader(text string) *reader {
	r := &reader{text: text, rest: text}
	if len(text) > maxText {
		r.fail("it is too long", "il est trop long")
	}
	return r
}

func (r *reader) fail(reason, french string) {
	if r.err == nil {
		r.err = &syntaxError{r.text, reason, french}
	}
}

// more reports whether fields are left.
func (r *reader) more() bool { return r.err == nil && r.rest != "" }

// field returns the next field and what follows it.
func (r *reader) field() (field, rest string) {
	field, rest, more := strings.Cut(r.rest, " ")
	if more && rest == "" {
		r.fail("it ends with a space", "il finit par une espace")
	}
	return field, rest
}

// word takes the next field if it is that word.
func (r *reader) word(word string) bool {
	field, rest := r.field()
	if r.err != nil || field != word {
		return false
	}
	r.rest = rest
	return true
}

// value takes the next field, key=value.
func (r *reader) value(key string) string {
	if r.err != nil {
		return ""
	}
	field, rest := r.field()
	k, v, ok := strings.Cut(field, "=")
	if !ok || k != key {
		r.fail(key+"= is missing", key+"= manque")
		return ""
	}
	r.rest = rest
	return v
}

// time takes a time or an instant.
func (r *reader) time(key string) time.Duration {
	v := r.value(key)
	if r.err != nil {
		return 0
	}
	t, err := time.ParseDuration(v)
	if err != nil || t < 0 || t > MaxTime {
		r.fail(key+" must be a time from 0 to 100 years, such as 1m30s", key+" doit être un temps de 0 à 100 ans, comme 1m30s")
		return 0
	}
	return t
}

func (r *reader) side(key string) int {
	v := r.value(key)
	if r.err == nil && v != "A" && v != "B" {
		r.fail(key+" must be A or B", key+" doit être A ou B")
	}
	if r.err != nil {
		return 0
	}
	return int(v[0] - 'A')
}

func (r *reader) digit(key string) int {
	v := r.value(key)
	if r.err != nil {
		return 0
	}
	if len(v) != 1 || v[0] < '1' || v[0] > '9' {
		r.fail(key+" must be from 1 to 9", key+" doit être de 1 à 9")
		return 0
	}
	return int(v[0] - '0')
}

// parsed returns d, if r read all of its text without an error.
func parsed(d Disc, r *reader) (Disc, error) {
	if r.more() {
		r.fail("there is more text after the end", "il y a du texte après la fin")
	}
	if r.err != nil {
		return Disc{}, r.err
	}
	return d, nil
}

func appendTime(dst []byte, key string, t time.Duration) []byte {
	dst = append(dst, key...)
	return append(dst, t.String()...)
}
