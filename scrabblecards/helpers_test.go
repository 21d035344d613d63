package scrabblecards_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A pos is a position that a test begins with: A plays, unless another is on turn.
// There are as many players as hands.
type pos struct {
	options string // after official and the number of players
	table   string // its rows, from (0,0) down; a point where no letter lies
	hands   string // with a space between
	deck    string
	turn    scrabblecards.Player
	passes  int
	scores  [6]int
}

func (s pos) state(t testing.TB) scrabblecards.State {
	t.Helper()
	hands := strings.Fields(s.hands)
	p := scrabblecards.Setup{
		Table: lettersOf(s.table), Bag: scrabblecards.MustParseCards(s.deck), Scores: s.scores,
		Turn: s.turn, Phase: scrabblecards.Playing, Passes: s.passes,
	}
	for i, hand := range hands {
		p.Racks[i] = scrabblecards.MustParseCards(hand)
	}
	return must.Get(rulesOf(t, "official players="+strconv.Itoa(len(hands))+" "+s.options).FromSetup(p))(t)
}

// lettersOf is the letters of rows from (0,0) on, with spaces between.
func lettersOf(rows string) (letters []scrabblecards.Letter) {
	for row, text := range strings.Fields(rows) {
		for column := range len(text) {
			if text[column] != '.' {
				letters = append(letters, scrabblecards.Letter{At: board.At(row, column), Letter: text[column]})
			}
		}
	}
	return letters
}

// effect returns what a legal move written "A (0,0)>MOT" does.
func effect(t testing.TB, s scrabblecards.State, move string) scrabblecards.Effect {
	t.Helper()
	p, m := by(t, move)
	e, err := s.Effect(p, m)
	if err != nil {
		t.Fatalf("%s: %v\nin %s", move, err, s)
	}
	return e
}

// refused makes a move that is against the clause, says so, and leaves all as it was.
func refused(t testing.TB, s scrabblecards.State, move string, clause rulebook.Clause, says string) *rulebook.Violation {
	t.Helper()
	p, m := by(t, move)
	next, err := s.Play(p, m)
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		t.Fatalf("%s: %v, want a refusal by %s\nin %s", move, err, clause, s)
	}
	if got := v.Explain(language.English); v.Clause != clause || got != says {
		t.Errorf("%s: %s (%s), want %s (%s)", move, got, v.Clause, says, clause)
	}
	if v.Move != m.String() || v.Explain(language.French) == says {
		t.Errorf("%s is refused as %q, in French %s", move, v.Move, v.Explain(language.French))
	}
	if next != s {
		t.Fatalf("%s was refused and changed the state", move)
	}
	return v
}

// lies compares the letters on the table with rows.
func lies(t testing.TB, s scrabblecards.State, rows string) {
	t.Helper()
	gametest.Equal(t, "on the table", strings.Join(drawn(s), " "), rows)
}

// scored compares the scores, which are 0 for those who do not play.
func scored(t testing.TB, s scrabblecards.State, want ...int) {
	t.Helper()
	var all [6]int
	copy(all[:], want)
	gametest.Equal(t, "the scores", s.Scores(), all)
}

// by reads a move and its player, as in "A (0,0)>MOT".
func by(t testing.TB, text string) (scrabblecards.Player, scrabblecards.Move) {
	t.Helper()
	return gametest.By[scrabblecards.Player](t, scrabblecards.ParseMove, text)
}

// play makes moves written "A (0,0)>MOT", all of them legal.
func play(t testing.TB, s scrabblecards.State, moves ...string) scrabblecards.State {
	t.Helper()
	return gametest.Play(t, s, scrabblecards.ParseMove, moves...)
}

// rulesOf is Rules of options as text, once for each.
var rulesOf = gametest.Compiler(scrabblecards.ParseOptions, scrabblecards.Compile, gaddag.Lexicon)
