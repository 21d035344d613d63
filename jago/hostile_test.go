package jago_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
)

// Nothing that a caller can make panics, or is taken for a game.

func oddMoves() []jago.Move {
	return []jago.Move{
		{}, jago.EndTurn(), jago.Contest(), jago.Flag(), jago.Resign(), jago.Flip(), jago.Flip(jago.Centre()), jago.Flip(board.At(-1, 99)), jago.Flip(jago.Centre(), jago.Centre()),
		jago.Flip(slices.Collect(board.Squares(1, 11))...), jago.Draw(12), jago.Draw(300), jago.Draw(0).WithDrawn("ABC"), jago.Draw(0).WithDrawn("ZZZZZZZZZZZZ"),
		jago.Place(jago.Centre(), board.Across, "RAS"), jago.Place(jago.Centre(), board.Across, "RAS").FromBeside("RASRASRASRA"), jago.Place(board.At(0, 0), board.Down, "ABCDEFGHIJK"),
		jago.Place(board.At(99, 99), 255, "RAS").FromBeside("?"), jago.Place(jago.Centre(), 9, "RAS"), jago.Place(jago.Centre(), board.Down, strings.Repeat("A", 999)),
		jago.Place(jago.Centre(), board.Down, ""), jago.Place(board.At(10, 10), board.Across, "A").FromBeside("A"),
	}
}

// oddPositions is one of each phase.
func oddPositions(t testing.TB) []jago.State {
	return []jago.State{
		shortly(t, shortMoves[:2]...), shortly(t, shortMoves[:3]...), shortly(t, shortMoves[:4]...), shortly(t, shortMoves...),
		shortly(t, shortContest[:8]...), shortly(t, "red resign"), benchStates(t)["Beside"],
	}
}

// No letter lies beside the board.
func TestNoLetterBeside(t *testing.T) {
	for _, s := range oddPositions(t) {
		for _, q := range []board.Square{board.At(-1, 0), board.At(0, 11), board.At(127, -128)} {
			if _, lies := s.Colour(q); lies || s.Letter(q) != 0 {
				t.Errorf("%c lies on %s", s.Letter(q), q)
			}
		}
	}
}

// A board may be full of letters.
func TestFullBoard(t *testing.T) {
	var p jago.Setup
	all := strings.Repeat("AE", 60) + "A"
	for row := range jago.Size {
		p.Rows[row] = all[row*jago.Size:][:jago.Size]
	}
	p.Phase = jago.Playing
	p.Racks = [2]bag.Bag{bag.MustParse("XEEEEEEEEEEE"), bag.MustParse("AAAAAAAAAAAA")}
	p.Beside = bag.MustParse(strings.Repeat("X", 50))
	r := rulesOf(t, "official validation=contest letters="+all+strings.Repeat("X", 51)+strings.Repeat("E", 11)+strings.Repeat("A", 12))
	s, err := r.FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	comesBack(t, s)
	if s.Score(jago.Red) != 121 || len(s.AppendBoard(nil)) != 22 || s.Bag().Len() != 0 {
		t.Errorf("it is %s", notice(s))
	}
	_ = s.AppendMoves(nil, jago.Red)
	for _, text := range []string{"1A:XXXXXXXXXXX", "A1:XXXXXXXXXXX", "1A:XXXXXXXXXXX|XXXXXXXXXXX", "1A:EEEEEEEEEEE"} {
		if err := s.Check(jago.Red, parsed(t, text)); gametest.Clause(err) == "" {
			t.Errorf("%s: %v", text, err)
		}
	}
	// Blue takes a line of it.
	p.Turn = jago.Blue
	if s, err = r.FromSetup(p); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"1A:XXXXXXXXXXX|XXXXXXXXXXX", "1A:XEAEAEAEAEA|X", "1A:XXXXXXAEAEA|XXXXXX"} {
		m := parsed(t, text)
		next, err := s.Play(jago.Blue, m)
		if err == nil {
			comesBack(t, next)
			e, err := next.Effect(jago.Red, jago.Contest())
			if next, _ = next.Play(jago.Red, jago.Contest()); err != nil || e.Undone != m {
				t.Errorf("%s: %v", text, err)
			}
			comesBack(t, next)
		} else if gametest.Clause(err) == "" {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// Former shapes may be very many, and words in question very odd.
func TestManyFormerShapes(t *testing.T) {
	var p jago.Setup
	p.Rows[5] = "...RAS....."
	p.Phase, p.Turn = jago.Playing, jago.Blue
	p.Racks = [2]bag.Bag{bag.MustParse("EUX"), bag.MustParse("GOT")}
	w := jago.Word{Text: "RAS", At: board.At(5, 3)}
	for i := range 10_000 {
		w.Past = append(w.Past, string([]byte{'E' + byte(i/676), 'A' + byte(i/26%26), 'A' + byte(i%26)}))
	}
	i := 0
	for _, shape := range w.Past {
		if shape != "RAS" && shape != "TAS" {
			w.Past[i], i = shape, i+1
		}
	}
	w.Past = w.Past[:i]
	p.Words = []jago.Word{w}
	s := must.Get(rulesOf(t, shortGame).FromSetup(p))(t)
	comesBack(t, s)
	refused(t, s, "blue 6D:GOT", "jago/steal-replace")
	refused(t, s, "blue 6D:RAT", "jago/steal-back")
	s = play(t, s, "blue 6D:TAS")
	if past := s.AppendBoard(nil)[0].Past; len(past) != len(w.Past)+1 {
		t.Errorf("%d former shapes, and before %d", len(past), len(w.Past))
	}
	comesBack(t, s)
}

// As many letters beside the board as a Bag holds are refused, also in the position before
// a word that is open to contest: neither the letters beside nor those that it replaces
// overflow.
func TestTooManyLettersBeside(t *testing.T) {
	all := strings.Repeat("A", 255)
	for _, options := range []string{shortGame, "official validation=contest bag=" + all[:200] + "EGORSTUX"} {
		for _, open := range []string{"", " open 6D:RAT;", " open 6D:RAT -;", " open 6D:RAA|A;"} {
			text := "turn blue; racks EUX/GOT; board 6D:RAS; beside " + all + ";" + open
			if s, err := rulesOf(t, options).ParseState(text); err == nil || s != (jago.State{}) {
				t.Errorf("%s is %s, %v", text, s, err)
			}
		}
	}
}
