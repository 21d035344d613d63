package clock

import (
	"strings"
	"time"
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
// Each value has one text. What stands after the times of a clock that is ready
// may be left out when it is read. JSON carries the same texts as strings.

// maxText is longer than any text of the package.
const maxText = 256

// String is "A" or "B".
func (s Side) String() string {
	switch s {
	case A:
		return "A"
	case B:
		return "B"
	}
	return "invalid side"
}

// ParseSide reads "A" or "B". The error is a [*SyntaxError].
func ParseSide(text string) (Side, error) {
	switch text {
	case "A":
		return A, nil
	case "B":
		return B, nil
	}
	return 0, &SyntaxError{"Side", text, "a side is A or B"}
}

// AppendText appends "A" or "B". The error, for a Side that is neither, is a
// [*SyntaxError].
func (s Side) AppendText(dst []byte) ([]byte, error) {
	if !s.valid() {
		return dst, &SyntaxError{"Side", s.String(), "a side is A or B"}
	}
	return append(dst, 'A'+byte(s)), nil
}

// MarshalText is [Side.AppendText] to a new slice.
func (s Side) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// UnmarshalText is [ParseSide].
func (s *Side) UnmarshalText(text []byte) error { return unmarshal(s, ParseSide, text) }

// AppendText appends the text that [ParseLimit] reads. The error is nil.
func (l Limit) AppendText(dst []byte) ([]byte, error) {
	dst = appendTime(dst, "limit=", l.Each())
	if l.started {
		dst = appendTime(dst, " start=", l.start)
	}
	return dst, nil
}

// MarshalText is [Limit.AppendText] to a new slice.
func (l Limit) MarshalText() ([]byte, error) { return l.AppendText(nil) }

// UnmarshalText is [ParseLimit].
func (l *Limit) UnmarshalText(text []byte) error { return unmarshal(l, ParseLimit, text) }

// String is the text that [ParseLimit] reads, as "limit=30s start=1m5s".
func (l Limit) String() string { return text(l) }

// ParseLimit reads the text of a [Limit]: "limit=30s", and " start=1m5s" after
// it when it is started. The error is a [*SyntaxError].
func ParseLimit(text string) (Limit, error) {
	r := newReader("Limit", text)
	each := r.time("limit")
	if r.err == nil && each == 0 {
		r.fail("a limit is more than 0")
	}
	l := Limit{over: each - DefaultLimit}
	if r.more() {
		l.start, l.started = r.time("start"), true
	}
	return parsed(l, r)
}

// AppendText appends the text that [ParseChess] reads. The error is nil.
func (c Chess) AppendText(dst []byte) ([]byte, error) {
	dst = appendTime(dst, "A=", DefaultTime+c.over[A])
	dst = appendTime(dst, " B=", DefaultTime+c.over[B])
	dst = append(dst, chessPhases[c.phase]...)
	return appendTime(dst, " at=", c.at), nil
}

var chessPhases = [...]string{ready: " ready", runsA: " running=A", runsB: " running=B", stopped: " stopped"}

// MarshalText is [Chess.AppendText] to a new slice.
func (c Chess) MarshalText() ([]byte, error) { return c.AppendText(nil) }

// UnmarshalText is [ParseChess].
func (c *Chess) UnmarshalText(text []byte) error { return unmarshal(c, ParseChess, text) }

// String is the text that [ParseChess] reads, as
// "A=19m3.5s B=20m0s running=B at=1m5s": what each side had left at the last
// act, what the clock does since, and the instant of that act.
func (c Chess) String() string { return text(c) }

// ParseChess reads the text of a [Chess], whose parts are those of
// [Chess.String]; in place of the side that runs stands "ready" or "stopped".
// "A=20m B=20m" is a clock that is ready. The error is a [*SyntaxError].
func ParseChess(text string) (Chess, error) {
	r := newReader("Chess", text)
	var c Chess
	c.over[A] = r.time("A") - DefaultTime
	c.over[B] = r.time("B") - DefaultTime
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

// AppendText appends the text that [ParseDisc] reads. The error is nil.
func (d Disc) AppendText(dst []byte) ([]byte, error) {
	dst = append(dst, "A="...)
	dst = append(dst, '0'+byte(d.shows(A)))
	dst = append(dst, " B="...)
	dst = append(dst, '0'+byte(d.shows(B)))
	if side, ok := d.Turn(); ok {
		dst = append(dst, " turn="...)
		dst = append(dst, 'A'+byte(side))
		dst = appendTime(dst, " glass=", Glass-d.run)
		if d.stopped {
			dst = append(dst, " stopped"...)
		}
	} else {
		dst = append(dst, " ready"...)
	}
	return appendTime(dst, " at=", d.at), nil
}

// MarshalText is [Disc.AppendText] to a new slice.
func (d Disc) MarshalText() ([]byte, error) { return d.AppendText(nil) }

// UnmarshalText is [ParseDisc].
func (d *Disc) UnmarshalText(text []byte) error { return unmarshal(d, ParseDisc, text) }

// String is the text that [ParseDisc] reads, as
// "A=4 B=6 turn=A glass=42s at=1m18s": what the disc showed at the last act,
// whose turn it is and what was left in the glass, and the instant of that act.
func (d Disc) String() string { return text(d) }

// ParseDisc reads the text of a [Disc], whose parts are those of [Disc.String].
// "stopped" follows a glass that is stopped, and "ready" stands in place of turn
// and glass between turns. "A=5 B=5" is a disc at instant 0 without a turn. The
// error is a [*SyntaxError].
func ParseDisc(text string) (Disc, error) {
	r := newReader("Disc", text)
	a, b := r.digit("A"), r.digit("B")
	if r.err == nil && a+b != 2*DiscMinutes {
		r.fail("the disc shows 10 in all")
	}
	d := Disc{moved: int8(DiscMinutes - a)}
	if r.more() {
		if !r.word("ready") {
			side := r.side("turn")
			d.turn = runs(side)
			d.run = Glass - r.time("glass")
			d.stopped = r.word("stopped")
			switch {
			case r.err != nil:
			case d.run < 0:
				r.fail("the glass holds one minute")
			case d.lost() && (d.stopped || d.shows(side) > 1):
				r.fail("an empty glass is turned, and stays empty only at 1")
			}
		}
		d.at = r.time("at")
	}
	return parsed(d, r)
}

// A reader takes a text apart, field by field. After the first fault it returns
// zero values.
type reader struct {
	kind, text, rest string
	err              error
}

func newReader(kind, text string) *reader {
	r := &reader{kind: kind, text: text, rest: text}
	if len(text) > maxText {
		r.fail("it is too long")
	}
	return r
}

func (r *reader) fail(detail string) {
	if r.err == nil {
		r.err = &SyntaxError{r.kind, r.text, detail}
	}
}

// more reports whether fields are left.
func (r *reader) more() bool { return r.err == nil && r.rest != "" }

// field is the next field and what follows it.
func (r *reader) field() (field, rest string) {
	field, rest, more := strings.Cut(r.rest, " ")
	if more && rest == "" {
		r.fail("it ends with a space")
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
		r.fail("it lacks " + key + "= in its place")
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
		r.fail(key + " is no time between 0 and a hundred years, as 1m30s is one")
		return 0
	}
	return t
}

func (r *reader) side(key string) Side {
	v := r.value(key)
	if r.err != nil {
		return 0
	}
	s, err := ParseSide(v)
	if err != nil {
		r.fail(key + " is A or B")
	}
	return s
}

func (r *reader) digit(key string) int {
	v := r.value(key)
	if r.err != nil {
		return 0
	}
	if len(v) != 1 || v[0] < '1' || v[0] > '9' {
		r.fail(key + " is from 1 to 9")
		return 0
	}
	return int(v[0] - '0')
}

// parsed is v when the text is used up without a fault.
func parsed[T any](v T, r *reader) (T, error) {
	if r.more() {
		r.fail("something follows")
	}
	if r.err != nil {
		var none T
		return none, r.err
	}
	return v, nil
}

func unmarshal[T any](dst *T, parse func(string) (T, error), text []byte) error {
	v, err := parse(string(text))
	if err == nil {
		*dst = v
	}
	return err
}

func appendTime(dst []byte, key string, t time.Duration) []byte {
	dst = append(dst, key...)
	return append(dst, t.String()...)
}

func text(v interface{ AppendText([]byte) ([]byte, error) }) string {
	b, _ := v.AppendText(make([]byte, 0, 64))
	return string(b)
}
