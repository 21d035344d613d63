package jago_test

import (
	"errors"
	"fmt"
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

// by names the clauses that a test is about, and quotes them when it fails.
func by(t *testing.T, clauses ...rulebook.Clause) {
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

// A tale is a game that a test tells move by move.
type tale struct {
	testing.TB
	s jago.State
	e jago.Effect // of the last move
}

// taleOf is a game in which Red and Blue have drawn these letters, and as many others as
// make a full rack. Red plays.
func taleOf(t testing.TB, r *jago.Rules, red, blue string) *tale {
	t.Helper()
	g := &tale{TB: t, s: r.Start(jago.Red)}
	g.plays("red +"+red+"*", "blue +"+blue+"*")
	return g
}

// parse reads "red 6D:RAS". A * at the end of a draw stands for any letters up to the
// number due, those of which the bag has most.
func (g *tale) parse(line string) (jago.Player, jago.Move) {
	g.Helper()
	name, text, _ := strings.Cut(line, " ")
	p := jago.Red
	if name == "blue" {
		p = jago.Blue
	}
	if letters, ok := strings.CutSuffix(text, "*"); ok {
		named := bag.MustParse(letters[1:])
		rest, ok := g.s.Bag().Minus(named)
		if !ok {
			g.Fatalf("%s: the bag has %s", line, g.s.Bag())
		}
		for named.Len() < g.s.Due() {
			most, count := byte(0), 0
			for c, n := range rest.All() {
				if n > count {
					most, count = c, n
				}
			}
			named = named.Plus(bag.MustParse(string(most)))
			rest, _ = rest.Minus(bag.MustParse(string(most)))
		}
		return p, jago.Draw(0).WithDrawn(named.String())
	}
	m, err := jago.ParseMove(text)
	if err != nil {
		g.Fatalf("%s: %v", line, err)
	}
	return p, m
}

// plays plays legal moves.
func (g *tale) plays(lines ...string) *tale {
	g.Helper()
	for _, line := range lines {
		p, m := g.parse(line)
		e, err := g.s.Effect(p, m)
		next, fails := g.s.Play(p, m)
		if err != nil || fails != nil {
			g.Fatalf("%s: %v, %v\n%s", line, err, fails, g.board())
		}
		g.s, g.e = next, e
	}
	return g
}

// refuses checks that a move is refused by a clause, and that the French tells it in
// other words.
func (g *tale) refuses(line string, clause rulebook.Clause) *rulebook.Violation {
	g.Helper()
	p, m := g.parse(line)
	next, err := g.s.Play(p, m)
	var v *rulebook.Violation
	if !errors.As(err, &v) || v.Clause != clause || next != g.s || v.Move != m.String() {
		g.Errorf("%s: %v, want %s\n%s", line, err, clause, g.board())
		return &rulebook.Violation{}
	}
	if en, fr := v.Explain(language.English), v.Explain(language.French); en == "" || en == fr {
		g.Errorf("%s: it says %q and %q", line, en, fr)
	}
	return v
}

// shows checks the colours of a row as text: capitals are red, the others blue.
func (g *tale) shows(row int, want string) *tale {
	g.Helper()
	if got := strings.Trim(tinted(g.s)[row-1], "."); got != want {
		g.Errorf("row %d is %q, want %q\n%s", row, got, want, g.board())
	}
	return g
}

// shown checks how many letters of each colour the board shows.
func (g *tale) shown(red, blue int) *tale {
	g.Helper()
	if r, b := g.s.Score(jago.Red), g.s.Score(jago.Blue); r != red || b != blue {
		g.Errorf("%d letters are red and %d blue, want %d and %d\n%s", r, b, red, blue, g.board())
	}
	return g
}

// owns checks whose a word on the board is, as in "6D:RAS".
func (g *tale) owns(word string, owner jago.Player) *tale {
	g.Helper()
	for _, w := range g.s.AppendBoard(nil) {
		if w.String() == word {
			if w.Owner != owner {
				g.Errorf("%s is owned by %s", w, w.Owner)
			}
			return g
		}
	}
	g.Errorf("there is no word %s\n%s", word, g.board())
	return g
}

func (g *tale) board() string { return strings.Join(tinted(g.s), "\n") }

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

// notice is what a State says of itself, for messages.
func notice(s jago.State) string {
	return fmt.Sprintf("%s, %s on turn\n%s", s.Phase(), s.Turn(), strings.Join(tinted(s), "\n"))
}
