package tournament

import (
	"regexp"
	"strconv"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A Kind says how a game came to its result.
type Kind uint8

const (
	Open         Kind = iota // the result is not known
	Played                   // the scores decide
	FirstAbsent              // the first did not come, and the second wins
	SecondAbsent             // the second did not come, and the first wins
	BothAbsent               // nobody came
)

// A Result is how a game ended, for the first and the second of a pair. The zero Result is not known.
type Result struct {
	Kind   Kind
	Scores [2]int // of a game that was played, else 0
}

// Score returns the result of a game that was played.
func Score(first, second int) Result { return Result{Played, [2]int{first, second}} }

// Decided returns the result of a game that did not end by the scores, since somebody gave up or ran
// out of time: the scores count, and whoever won has at least one point more than the other
// (tournament/result).
func Decided(first, second int, firstWins bool) Result {
	if firstWins {
		return Score(max(first, second+1), second)
	}
	return Score(first, max(second, first+1))
}

var resultMarks = map[Kind]string{Open: "", FirstAbsent: "-+", SecondAbsent: "+-", BothAbsent: "--"}

// String returns the text that [ParseResult] reads: "412-388"; "+-", "-+" or "--" where somebody was
// absent, marked by "-"; or "" for the zero Result.
func (r Result) String() string {
	if r.Kind == Played {
		return strconv.Itoa(r.Scores[0]) + "-" + strconv.Itoa(r.Scores[1])
	}
	return resultMarks[r.Kind]
}

var scores = regexp.MustCompile(`^(-?\d{1,6}) ?[-–:] ?(-?\d{1,6})$`)

// ParseResult reads the text of a result, also with a colon, or with blanks around the dash.
func ParseResult(s string) (Result, error) {
	for kind, mark := range resultMarks {
		if s == mark {
			return Result{Kind: kind}, nil
		}
	}
	m := scores.FindStringSubmatch(s)
	if m == nil {
		return Result{}, phrases.InputError(badResult, excerpt.Truncate(s))
	}
	first, err1 := strconv.Atoi(m[1])
	second, err2 := strconv.Atoi(m[2])
	r := Score(first, second)
	if err1 != nil || err2 != nil || !r.valid() {
		return Result{}, phrases.InputError(badScore, excerpt.Truncate(s), maxScore)
	}
	return r, nil
}

// MarshalText returns the text of String.
func (r Result) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what [ParseResult] reads. Where it fails, r does not change.
func (r *Result) UnmarshalText(text []byte) error {
	read, err := ParseResult(string(text))
	if err == nil {
		*r = read
	}
	return err
}

// Reverse returns the result with first and second exchanged.
func (r Result) Reverse() Result {
	r.Scores[0], r.Scores[1] = r.Scores[1], r.Scores[0]
	switch r.Kind {
	case FirstAbsent:
		r.Kind = SecondAbsent
	case SecondAbsent:
		r.Kind = FirstAbsent
	}
	return r
}

// valid reports whether r can be a result.
func (r Result) valid() bool {
	if r.Kind != Played {
		return r.Kind <= BothAbsent && r.Scores == [2]int{}
	}
	for _, s := range r.Scores {
		if s < -maxScore || s > maxScore {
			return false
		}
	}
	return true
}

// A Pairing is two players who meet in a round, or one who has a bye.
type Pairing struct {
	First, Second Player // Second is 0 for a bye
	Result        Result // of a bye the zero Result
}

// Bye reports whether the first has no opponent.
func (p Pairing) Bye() bool { return p.Second == 0 }

// Open reports whether the result is still to come.
func (p Pairing) Open() bool { return !p.Bye() && p.Result.Kind == Open }
