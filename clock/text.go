package clock

import (
	"regexp"
	"sync"
	"time"

	"github.com/jeudelettres/lettres/internal/excerpt"
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

// form matches the text of a disc: what it shows for both sides, whose turn it is, what is left in the glass,
// whether that is stopped, and the instant.
var form = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^A=([1-9]) B=([1-9])(?: (?:ready|turn=([AB]) glass=(\S+)( stopped)?) at=(\S+))?$`)
})

// ParseDisc reads the text of a [Disc], whose parts are those of [Disc.String].
// A stopped glass is followed by "stopped". Between turns, "ready" is in place of turn
// and glass. "A=5 B=5" is a disc at instant 0, between turns.
func ParseDisc(text string) (Disc, error) {
	d, err := parseDisc(text)
	if err != nil {
		return Disc{}, phrases.InputError(notDisc, excerpt.Truncate(text), err)
	}
	return d, nil
}

func parseDisc(text string) (d Disc, err error) {
	parts := form().FindStringSubmatch(text[:min(len(text), maxText)])
	if parts == nil || len(text) > maxText {
		return d, phrases.InputError(badForm)
	}
	left, right := int(parts[1][0]-'0'), int(parts[2][0]-'0')
	if left+right != 2*discMinutes {
		return d, phrases.InputError(notTen)
	}
	d.moved = int8(discMinutes - left)
	if turn := parts[3]; turn != "" {
		glass, err := parseTime("glass", parts[4])
		if err != nil {
			return d, err
		}
		side := int(turn[0] - 'A')
		d.turn, d.run, d.stopped = runs(side), GlassTime-glass, parts[5] != ""
		switch {
		case d.run < 0:
			return d, phrases.InputError(glassHolds)
		case d.lost() && (d.stopped || d.shows(side) > 1):
			return d, phrases.InputError(glassEmpty)
		}
	}
	if at := parts[6]; at != "" {
		d.at, err = parseTime("at", at)
	}
	return d, err
}

func parseTime(key, text string) (time.Duration, error) {
	t, err := time.ParseDuration(text)
	if err != nil || t < 0 || t > MaxTime {
		return 0, phrases.InputError(badTime, key)
	}
	return t, nil
}

func appendTime(dst []byte, key string, t time.Duration) []byte {
	dst = append(dst, key...)
	return append(dst, t.String()...)
}
