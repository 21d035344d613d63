package tournament

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// maxText is longer than the text or the JSON of any tournament.
const maxText = 1 << 22

// String returns the text of [Tournament.MarshalText].
func (t Tournament) String() string {
	text, _ := t.MarshalText()
	return string(text)
}

// MarshalText writes the tournament for people and files, a line a player and a pair. The number of a
// player who has withdrawn is in brackets. The text of the zero Tournament is empty.
//
//	tournament quebec rounds=5
//	title Soirée du mardi
//	1 Alice
//	2 Bruno
//	(3) Chloé
//	round 1
//	1 2 412-388
//	3 bye
//	end
func (t Tournament) MarshalText() (b []byte, err error) {
	if t.options == (Options{}) {
		return b, nil
	}
	b = fmt.Appendf(b, "tournament %v\n", t.options)
	if t.title != "" {
		b = fmt.Appendf(b, "title %s\n", t.title)
	}
	for i, e := range t.players {
		format := "%d %s\n"
		if e.out {
			format = "(%d) %s\n"
		}
		b = fmt.Appendf(b, format, i+1, e.name)
	}
	for i, round := range t.rounds {
		b = fmt.Appendf(b, "round %d\n", i+1)
		for _, x := range round {
			switch {
			case x.Bye():
				b = fmt.Appendf(b, "%d bye\n", x.First)
			case x.Open():
				b = fmt.Appendf(b, "%d %d\n", x.First, x.Second)
			default:
				b = fmt.Appendf(b, "%d %d %v\n", x.First, x.Second, x.Result)
			}
		}
	}
	return append(b, "end\n"...), nil
}

// UnmarshalText reads what MarshalText writes. Pairs may be others than those that the system makes,
// since people may decide otherwise, but nobody can be in two of a round. Where it fails, t does not
// change.
func (t *Tournament) UnmarshalText(text []byte) error {
	read, err := parse(string(text))
	if err == nil {
		*t = read
	}
	return err
}

// Parse reads the text of a tournament, or its JSON.
func Parse(text string) (Tournament, error) {
	var t Tournament
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		return t, t.UnmarshalJSON([]byte(text))
	}
	return t, t.UnmarshalText([]byte(text))
}

func parse(text string) (Tournament, error) {
	if len(text) > maxText {
		return Tournament{}, phrases.InputError(tooLong)
	}
	if text == "" {
		return Tournament{}, nil
	}
	r := reader{}
	n := 0
	for line := range strings.Lines(text) {
		n++
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := r.read(line); err != nil {
			return Tournament{}, phrases.InputError(atLine, n, err)
		}
	}
	if !r.end {
		return Tournament{}, phrases.InputError(cutOff)
	}
	return r.t, r.t.validate()
}

// A reader reads a text line by line.
type reader struct {
	t         Tournament
	head, end bool
}

func (r *reader) read(line string) (err error) {
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case r.end:
		return phrases.InputError(afterEnd)
	case !r.head:
		if r.head = word == "tournament"; !r.head {
			return phrases.InputError(noHead)
		}
		r.t.options, err = ParseOptions(rest)
	case line == "end":
		r.end = true
	case word == "title":
		r.t.title, err = tidy(rest, true)
	case word == "round":
		if want := len(r.t.rounds) + 1; rest != strconv.Itoa(want) {
			return phrases.InputError(badRoundNo, number(rest), want)
		} else if want > MaxRounds {
			return phrases.InputError(badRounds, MaxRounds)
		}
		r.t.rounds = append(r.t.rounds, []Pairing{})
	case len(r.t.rounds) > 0:
		return r.pair(line)
	default:
		return r.player(word, rest)
	}
	return err
}

func (r *reader) player(word, name string) error {
	digits, out := strings.CutPrefix(word, "(")
	if out {
		digits = strings.TrimSuffix(digits, ")")
	}
	t, err := r.t.Enter(name)
	n := number(digits)
	switch {
	case n == 0:
		return phrases.InputError(badLine, excerpt.Truncate(word+" "+name))
	case n != len(r.t.players)+1:
		return phrases.InputError(badNumbered, n, len(r.t.players)+1)
	case err != nil:
		return err
	}
	t.players[n-1].out = out
	r.t = t
	return nil
}

func (r *reader) pair(line string) (err error) {
	words := strings.Fields(line)
	if len(words) < 2 || len(words) > 3 {
		return phrases.InputError(badLine, excerpt.Truncate(line))
	}
	x := Pairing{First: Player(number(words[0]))}
	if words[1] != "bye" {
		x.Second = Player(number(words[1]))
	}
	if x.First == 0 || x.Second == 0 && (words[1] != "bye" || len(words) > 2) {
		return phrases.InputError(badLine, excerpt.Truncate(line))
	}
	if len(words) == 3 {
		if x.Result, err = ParseResult(words[2]); err != nil {
			return err
		}
	}
	last := &r.t.rounds[len(r.t.rounds)-1]
	if len(*last) > MaxPlayers {
		return phrases.InputError(tooMany, MaxPlayers)
	}
	*last = append(*last, x)
	return nil
}

// number returns the number in a text of digits, or 0.
func number(digits string) int {
	n, err := strconv.ParseUint(digits, 10, 16)
	if err != nil || strings.HasPrefix(digits, "0") {
		return 0
	}
	return int(n)
}

// validate says why t cannot have come about. Its options and players were checked before.
func (t Tournament) validate() error {
	if planned := t.Planned(); len(t.rounds) > planned {
		return phrases.InputError(manyRounds, len(t.rounds), planned)
	}
	for i, round := range t.rounds {
		n := i + 1
		paired := map[Player]bool{}
		byes := 0
		for _, x := range round {
			for _, p := range []Player{x.First, x.Second} {
				switch {
				case p == x.Second && x.Bye():
				case !t.has(p):
					return phrases.InputError(pairNobody, n)
				case paired[p]:
					return phrases.InputError(pairTwice, t.Name(p), n)
				}
				paired[p] = true
			}
			switch {
			case !x.Result.valid():
				return phrases.InputError(badScore, x.Result.String(), maxScore)
			case x.Bye() && x.Result != Result{}:
				return phrases.InputError(byeResult, n)
			case x.Open() && n < len(t.rounds):
				return phrases.InputError(openRound, n)
			case x.Bye():
				byes++
			}
		}
		if byes > 1 && t.options.System != BergerTables {
			return phrases.InputError(byeMany, n)
		}
	}
	return nil
}
