package jago_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

var taleRules sync.Map // by the text of their Options

// rulesNamed is rules of the French lexicon by the text of their options, the same ones
// each time.
func rulesNamed(t testing.TB, options string) *jago.Rules {
	t.Helper()
	if r, ok := taleRules.Load(options); ok {
		return r.(*jago.Rules)
	}
	o, err := jago.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	r, err := jago.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	kept, _ := taleRules.LoadOrStore(options, r)
	return kept.(*jago.Rules)
}

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
}

// taleOf is a game in which Red and Blue have drawn these letters, and as many others as
// make a full rack. Red plays.
func taleOf(t testing.TB, r *jago.Rules, red, blue string) *tale {
	t.Helper()
	g := &tale{t, r.Start(jago.Red)}
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
		return p, jago.Draw(0).With(named.String())
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
		next, err := g.s.Play(p, m)
		if err != nil {
			g.Fatalf("%s: %v\n%s", line, err, g.board())
		}
		g.s = next
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
	if en, fr := v.Detail(language.English), v.Detail(language.French); en == "" || en == fr {
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
	if r, b := g.s.Shown(jago.Red), g.s.Shown(jago.Blue); r != red || b != blue {
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
			letter, colour := s.Letter(jago.At(row, column))
			switch {
			case letter == 0:
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

// A stroll is how a random game is played.
type stroll struct {
	rng      *rand.Rand
	contests bool // words are contested at times, and under OnContest bad ones laid
	ends     bool // the game may end by a flag or a resignation
}

// step is one legal move of a random game and its player.
func (w stroll) step(t testing.TB, s jago.State) (jago.Player, jago.Move) {
	p := s.Turn()
	if w.contests && w.rng.IntN(4) == 0 {
		for q := jago.Red; q <= jago.Blue; q++ {
			if s.Check(q, jago.Contest()) == nil {
				return q, jago.Contest()
			}
		}
	}
	if w.ends && w.rng.IntN(60) == 0 {
		if s.Check(p, jago.Flag()) == nil && w.rng.IntN(2) == 0 {
			return p, jago.Flag()
		}
		return p ^ jago.Player(w.rng.IntN(2)), jago.Resign()
	}
	if w.contests && s.Phase() == jago.Playing && w.rng.IntN(3) == 0 {
		if m, ok := w.wild(s); ok {
			return p, m
		}
	}
	var moves []jago.Move
	if s.Phase() == jago.Turning { // all choices are too many
		moves = append(moves, w.turns(s))
	} else {
		moves = s.AppendMoves(nil, p)
	}
	if n := len(moves); n > 0 && moves[n-1].Kind() == jago.KindEnd && w.rng.IntN(3) > 0 {
		moves = moves[n-1:]
	}
	if len(moves) == 0 { // neither a word nor the lead
		return p, jago.Flag()
	}
	m, err := s.Complete(w.rng, p, moves[w.rng.IntN(len(moves))])
	if err != nil {
		t.Fatalf("%s: %v\n%s", m, err, strings.Join(tinted(s), "\n"))
	}
	return p, m
}

// turns is some letters of the opponent.
func (w stroll) turns(s jago.State) jago.Move {
	var at []jago.Square
	for _, i := range w.rng.Perm(jago.Size * jago.Size) {
		q := jago.Square(i)
		if letter, colour := s.Letter(q); letter != 0 && colour != s.Turn() && len(at) < s.Rules().Options().Turned {
			at = append(at, q)
		}
	}
	return jago.Turn(at[:w.rng.IntN(len(at)+1)]...)
}

// wild is letters of the rack and from beside the board anywhere, when Check lets them
// be laid.
func (w stroll) wild(s jago.State) (jago.Move, bool) {
	own, beside := s.Rack(s.Turn()).String(), s.Beside().String()
	for range 60 {
		at, d := jago.Square(w.rng.IntN(jago.Size*jago.Size)), jago.Direction(w.rng.IntN(2))
		var word, used []byte
		n := 2 + w.rng.IntN(6)
		from := w.rng.Perm(len(own))
		for i := range n {
			q := jago.At(at.Row(), at.Column()+i)
			if d == jago.Down {
				q = jago.At(at.Row()+i, at.Column())
			}
			if at.Row()+i >= jago.Size && d == jago.Down || at.Column()+i >= jago.Size && d == jago.Across {
				break
			}
			letter, _ := s.Letter(q)
			switch {
			case letter != 0 && w.rng.IntN(4) > 0:
				word = append(word, letter)
			case beside != "" && len(used) == 0 && w.rng.IntN(3) == 0:
				c := beside[w.rng.IntN(len(beside))]
				word, used = append(word, c), append(used, c)
			case len(from) > 0:
				word, from = append(word, own[from[0]]), from[1:]
			}
		}
		if m := jago.Lay(at, d, string(word), string(used)); s.Check(s.Turn(), m) == nil {
			return m, true
		}
	}
	return jago.Move{}, false
}

// taken plays a random game of at most n moves and calls each before and after each.
func (w stroll) taken(t testing.TB, r *jago.Rules, n int, each func(s jago.State)) (jago.Record, jago.State) {
	t.Helper()
	rec := jago.NewRecord(r, [2]string{}, jago.Player(w.rng.IntN(2)))
	s := r.Start(rec.First)
	for i := 0; s.Phase() != jago.Over && i < n; i++ {
		if each != nil {
			each(s)
		}
		p, m := w.step(t, s)
		next, err := s.Play(p, m)
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", p, m, err, strings.Join(tinted(s), "\n"))
		}
		rec.Append(p, m)
		s = next
	}
	if each != nil {
		each(s)
	}
	return rec, s
}

// strollRules is rules of many kinds, by number.
func strollRules(t testing.TB, i int) *jago.Rules {
	t.Helper()
	return rulesNamed(t, []string{
		"official",
		"official validation=contest",
		"official letters=AAAAABCDEEEEEEEGIILLMNNOOPRRSSSTTUUV rack=8",
		"official letters=AAAAABCDEEEEEEEGIILLMNNOOPRRSSSTTUUV rack=7 turned=1 validation=contest",
		"official letters=AAEELNORSSTT rack=3 turned=0",
		"official letters=AAEEILLNORRSSTTU turned=2 rack=8 validation=contest exclude=none",
	}[i%6])
}

// notice is what a State says of itself, for messages.
func notice(s jago.State) string {
	return fmt.Sprintf("%s, %s on turn, %s\n%s", s.Phase(), s.Turn(), s.Last().Move, strings.Join(tinted(s), "\n"))
}
