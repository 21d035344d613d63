package jago_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// rulesOf is Rules of options as text, once for each.
var rulesOf = gametest.Compiler(jago.ParseOptions, jago.Compile, gaddag.Lexicon)

// about names the clauses that a test is about, and quotes them when it fails.
func about(t *testing.T, clauses ...rulebook.Clause) {
	t.Helper()
	t.Cleanup(func() {
		if !t.Failed() {
			return
		}
		for _, c := range clauses {
			t.Logf("%s: %s", c, c.Text(language.English))
		}
	})
}

// A pos is how a test begins a game: Red and Blue have drawn these letters, and as many others
// as make a full rack. Red plays.
type pos struct {
	options   string      // "official" when empty
	rules     *jago.Rules // in place of options
	red, blue string
}

func (p pos) state(t testing.TB) jago.State {
	t.Helper()
	if p.options == "" {
		p.options = "official"
	}
	if p.rules == nil {
		p.rules = rulesOf(t, p.options)
	}
	return play(t, p.rules.Start(jago.Red), "red +"+p.red+"*", "blue +"+p.blue+"*")
}

// by reads "red 6D:RAS" in a position. A * at the end of a draw stands for any letters up to the
// number due, those of which the bag has most.
func by(t testing.TB, s jago.State, text string) (jago.Player, jago.Move) {
	t.Helper()
	return gametest.By[jago.Player](t, filled(s), text)
}

// filled returns what reads moves, with letters for the * of a draw.
func filled(s jago.State) func(string) (jago.Move, error) {
	return func(text string) (jago.Move, error) {
		letters, ok := strings.CutSuffix(text, "*")
		if !ok {
			return jago.ParseMove(text)
		}
		named := bag.MustParse(letters[1:])
		rest, ok := s.Bag().Minus(named)
		if !ok {
			return jago.Move{}, fmt.Errorf("%s: the bag has %s", text, s.Bag())
		}
		for named.Len() < s.Due() {
			most, count := byte(0), 0
			for c, n := range rest.All() {
				if n > count {
					most, count = c, n
				}
			}
			named = named.Plus(bag.MustParse(string(most)))
			rest, _ = rest.Minus(bag.MustParse(string(most)))
		}
		return jago.Draw(0).WithDrawn(named.String()), nil
	}
}

// play makes moves written "red 6D:RAS", all of them legal.
func play(t testing.TB, s jago.State, moves ...string) jago.State {
	t.Helper()
	for _, move := range moves {
		s = gametest.Play(t, s, filled(s), move)
	}
	return s
}

// effect plays the moves and tells what the last of them does.
func effect(t testing.TB, s jago.State, moves ...string) jago.Effect {
	t.Helper()
	last := len(moves) - 1
	s = play(t, s, moves[:last]...)
	p, m := by(t, s, moves[last])
	e, err := s.Effect(p, m)
	if err != nil {
		t.Fatalf("%s: %v", moves[last], err)
	}
	return e
}

// refused makes a move that is against the clause, and leaves all as it was. The French tells it
// in other words.
func refused(t testing.TB, s jago.State, move string, clause rulebook.Clause) *rulebook.Violation {
	t.Helper()
	v := gametest.Refused(t, s, filled(s), move, clause)
	if en, fr := v.Explain(language.English), v.Explain(language.French); en == "" || en == fr {
		t.Errorf("%s: it says %q and %q", move, en, fr)
	}
	return v
}

// shows checks the colours of a row as text: capitals are red, the others blue.
func shows(t testing.TB, s jago.State, row int, want string) {
	t.Helper()
	if got := strings.Trim(tinted(s)[row-1], "."); got != want {
		t.Errorf("row %d is %q, want %q\nin %s", row, got, want, notice(s))
	}
}

// scored checks how many letters of each colour the board shows.
func scored(t testing.TB, s jago.State, red, blue int) {
	t.Helper()
	if r, b := s.Score(jago.Red), s.Score(jago.Blue); r != red || b != blue {
		t.Errorf("%d letters are red and %d blue, want %d and %d\nin %s", r, b, red, blue, notice(s))
	}
}

// owns checks whose the words are, as in "6D:RAS".
func owns(t testing.TB, s jago.State, owner jago.Player, words ...string) {
	t.Helper()
	for _, word := range words {
		lie := s.AppendBoard(nil)
		i := slices.IndexFunc(lie, func(w jago.Word) bool { return w.String() == word })
		if i < 0 {
			t.Errorf("there is no word %s\nin %s", word, notice(s))
		} else if lie[i].Owner != owner {
			t.Errorf("%s is owned by %s", word, lie[i].Owner)
		}
	}
}

// tinted is the rows of a board: capitals are red, the others blue.
func tinted(s jago.State) (rows []string) {
	for row := range jago.Size {
		var text [jago.Size]byte
		for column := range jago.Size {
			letter := s.Letter(board.At(row, column))
			switch colour, lies := s.Colour(board.At(row, column)); {
			case !lies:
				letter = '.'
			case colour == jago.Blue:
				letter += 'a' - 'A'
			}
			text[column] = letter
		}
		rows = append(rows, string(text[:]))
	}
	return rows
}

// notice describes a State, for messages.
func notice(s jago.State) string {
	return fmt.Sprintf("%s, %s on turn\n%s", s.Phase(), s.Turn(), strings.Join(tinted(s), "\n"))
}
