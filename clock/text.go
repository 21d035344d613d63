package clock

import (
	"strings"
	"time"

	"github.com/jeudelettres/lettres/internal/parse"
)

// The texts of the package are fields with spaces between. Times and instants
// are written as time.Duration writes them and read as time.ParseDuration does:
//
//	limit=30s
//	limit=30s start=1m5s
//	A=20m0s B=20m0s ready at=0s
//	A=19m3.5s B=20m0s running=B at=1m5s
//	A=19m3.5s B=18m0s stopped at=4m0s
//	A=5 B=5 ready at=0s
//	A=4 B=6 turn=A glass=42s at=1m18s
//	A=4 B=6 turn=A glass=42s stopped at=1m18s
//
// Each value has one text. Readers also accept a clock that is ready without what
// follows its times. In JSON the same texts are strings.

// maxText is longer than any text of the package.
const maxText = 256

// String returns "A" or "B".
func (s Side) String() string {
	switch s {
	case A:
		return "A"
	case B:
		return "B"
	}
	return "invalid side"
}

// parseSide reads "A" or "B".
func parseSide(text string) (Side, error) {
	switch text {
	case "A":
		return A, nil
	case "B":
		return B, nil
	}
	return 0, notSide(text)
}

func notSide(text string) error {
	return &syntaxError{"Side", text, "a side must be A or B", "un côté est A ou B"}
}

func (s Side) appendText(dst []byte) ([]byte, error) {
	if !s.valid() {
		return dst, notSide(s.String())
	}
	return append(dst, 'A'+byte(s)), nil
}

// MarshalText returns "A" or "B". Any other Side is an error.
func (s Side) MarshalText() ([]byte, error) { return s.appendText(nil) }

// UnmarshalText reads its argument as [Side.MarshalText] writes it.
func (s *Side) UnmarshalText(text []byte) error { return parse.Into(s, text, parseSide) }

func (l Limit) appendText(dst []byte) ([]byte, error) {
	dst = appendTime(dst, "limit=", l.Each())
	if l.started {
		dst = appendTime(dst, " start=", l.start)
	}
	return dst, nil
}

// MarshalText returns the text that [ParseLimit] reads. The error is nil.
func (l Limit) MarshalText() ([]byte, error) { return l.appendText(nil) }

// UnmarshalText reads its argument as [ParseLimit] does.
func (l *Limit) UnmarshalText(text []byte) error { return parse.Into(l, text, ParseLimit) }

// String returns the text that [ParseLimit] reads, as "limit=30s start=1m5s".
func (l Limit) String() string { return text(l) }

// ParseLimit reads the text of a [Limit]: "limit=30s", followed by " start=1m5s" if it
// is started.
func ParseLimit(text string) (Limit, error) {
	r := newReader("Limit", text)
	each := r.time("limit")
	if r.err == nil && each == 0 {
		r.fail("a limit must be more than 0", "une limite doit être de plus de 0")
	}
	l := Limit{over: each - defaultLimit}
	if r.more() {
		l.start, l.started = r.time("start"), true
	}
	return parsed(l, r)
}

func (c Chess) appendText(dst []byte) ([]byte, error) {
	dst = appendTime(dst, "A=", defaultChessTime+c.over[A])
	dst = appendTime(dst, " B=", defaultChessTime+c.over[B])
	dst = append(dst, chessPhases[c.phase]...)
	return appendTime(dst, " at=", c.at), nil
}

var chessPhases = [...]string{ready: " ready", runsA: " running=A", runsB: " running=B", stopped: " stopped"}

// MarshalText returns the text that [ParseChess] reads. The error is nil.
func (c Chess) MarshalText() ([]byte, error) { return c.appendText(nil) }

// UnmarshalText reads its argument as [ParseChess] does.
func (c *Chess) UnmarshalText(text []byte) error { return parse.Into(c, text, ParseChess) }

// String returns the text that [ParseChess] reads, as
// "A=19m3.5s B=20m0s running=B at=1m5s": what each side had left at the last
// act, what the clock does since then, and the instant of that act.
func (c Chess) String() string { return text(c) }

// ParseChess reads the text of a [Chess], whose parts are those of
// [Chess.String], with "ready" or "stopped" in place of the running side.
// "A=20m B=20m" is a clock that is ready.
func ParseChess(text string) (Chess, error) {
	r := newReader("Chess", text)
	var c Chess
	c.over[A] = r.time("A") - defaultChessTime
	c.over[B] = r.time("B") - defaultChessTime
	if r.more() {
		switch {
		case r.word("ready"):
		case r.word("stopped"):
			c.phase = stopped
		default:
			c.phase = runs(r.side("running"))
		}
		c.at = r.time("at")
	}
	return parsed(c, r)
}

func (d Disc) appendText(dst []byte) ([]byte, error) {
	dst = append(dst, "A="...)
	dst = append(dst, '0'+byte(d.shows(A)))
	dst = append(dst, " B="...)
	dst = append(dst, '0'+byte(d.shows(B)))
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
	return appendTime(dst, " at=", d.at), nil
}

// MarshalText returns the text that [ParseDisc] reads. The error is nil.
func (d Disc) MarshalText() ([]byte, error) { return d.appendText(nil) }

// UnmarshalText reads its argument as [ParseDisc] does.
func (d *Disc) UnmarshalText(text []byte) error { return parse.Into(d, text, ParseDisc) }

// String returns the text that [ParseDisc] reads, as
// "A=4 B=6 turn=A glass=42s at=1m18s": what the disc showed at the last act,
// whose turn it is and what was left in the glass, and the instant of that act.
func (d Disc) String() string { return text(d) }

// ParseDisc reads the text of a [Disc], whose parts are those of [Disc.String].
// A stopped glass is followed by "stopped". Between turns, "ready" is in place of turn
// and glass. "A=5 B=5" is a disc at instant 0, between turns.
func ParseDisc(text string) (Disc, error) {
	r := newReader("Disc", text)
	a, b := r.digit("A"), r.digit("B")
	if r.err == nil && a+b != 2*discMinutes {
		r.fail("the disc must show 10 minutes in all", "le disque doit montrer 10 minutes en tout")
	}
	d := Disc{moved: int8(discMinutes - a)}
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
	kind, text, rest string
	err              error
}

func newReader(kind, text string) *reader {
	r := &reader{kind: kind, text: text, rest: text}
	if len(text) > maxText {
		r.fail("it is too long", "il est trop long")
	}
	return r
}

func (r *reader) fail(reason, french string) {
	if r.err == nil {
		r.err = &syntaxError{r.kind, r.text, reason, french}
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

func (r *reader) side(key string) Side {
	v := r.value(key)
	if r.err != nil {
		return 0
	}
	s, err := parseSide(v)
	if err != nil {
		r.fail(key+" must be A or B", key+" doit être A ou B")
	}
	return s
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

// parsed returns v, if r read all of its text without an error.
func parsed[T any](v T, r *reader) (T, error) {
	if r.more() {
		r.fail("there is more text after the end", "il y a du texte après la fin")
	}
	if r.err != nil {
		var none T
		return none, r.err
	}
	return v, nil
}

func appendTime(dst []byte, key string, t time.Duration) []byte {
	dst = append(dst, key...)
	return append(dst, t.String()...)
}

func text(v interface{ appendText([]byte) ([]byte, error) }) string {
	b, _ := v.appendText(make([]byte, 0, 64))
	return string(b)
}
