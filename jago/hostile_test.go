package jago_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
)

// Nothing that a caller can make panics, or is taken for a game.

func oddMoves() []jago.Move {
	return []jago.Move{
		{}, jago.End(), jago.Contest(), jago.Flag(), jago.Resign(), jago.Turn(), jago.Turn(0), jago.Turn(255), jago.Turn(60, 60),
		jago.Turn(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), jago.Draw(12), jago.Draw(300), jago.Draw(0).With("ABC"), jago.Draw(0).With("ZZZZZZZZZZZZ"),
		jago.Lay(jago.Centre, jago.Across, "RAS", ""), jago.Lay(jago.Centre, jago.Across, "RAS", "RASRASRASRA"), jago.Lay(0, jago.Down, "ABCDEFGHIJK", ""),
		jago.Lay(255, 255, "RAS", "?"), jago.Lay(jago.Centre, 9, "RAS", ""), jago.Lay(jago.Centre, jago.Down, strings.Repeat("A", 999), ""),
		jago.Lay(jago.Centre, jago.Down, "", ""), jago.Lay(120, jago.Across, "A", "A"),
	}
}

// Odd moves are refused, or legal ones, in any phase and by anybody.
func TestOddMoves(t *testing.T) {
	for _, s := range []jago.State{
		{}, shortly(t), shortly(t, shortMoves[:2]...), shortly(t, shortMoves[:3]...), shortly(t, shortMoves[:4]...), shortly(t, shortMoves...),
		shortly(t, shortContest[:8]...), shortly(t, "red resign"), benchStates(t)["Beside"],
	} {
		for _, p := range []jago.Player{0, 1, 2, 255} {
			for _, m := range oddMoves() {
				next, err := s.Play(p, m)
				if err != nil && (next != s || citedBy(err) == "") {
					t.Errorf("%s %s: %v", p, m, err)
				}
				if p > 1 && citedBy(err) != "jago/players" {
					t.Errorf("%s %s: %v", p, m, err)
				}
				c, err := s.Complete(rand.New(rand.NewPCG(1, 2)), p, m)
				if err != nil && c != m || c.Decision() != m.Decision() || err == nil && s.Check(p, c) != nil {
					t.Errorf("%s %s is completed to %s, %v", p, m, c, err)
				}
			}
			_, _, _, _ = s.CanAct(p), s.Rack(p), s.Shown(p), s.AppendMoves(nil, p)
		}
		for q := range 256 {
			if letter, _ := s.Letter(jago.Square(q)); letter != 0 && q > 120 {
				t.Errorf("%c lies on square %d", letter, q)
			}
			_ = jago.Square(q).String()
		}
	}
}

func TestZeroValues(t *testing.T) {
	var s jago.State
	if e := s.Last(); !reflect.DeepEqual(e, jago.Effect{}) {
		t.Errorf("its last move is %v", e)
	}
	if p := s.Setup(); !reflect.DeepEqual(p, jago.Setup{}) {
		t.Errorf("it is set up as %v", p)
	}
	if o, over := s.Outcome(); over || o != (jago.Outcome{}) || o.String() == "" {
		t.Errorf("its outcome is %v", o)
	}
	if s.Bag() != (bag.Bag{}) || s.Beside() != (bag.Bag{}) || len(s.AppendBoard(nil)) != 0 || len(s.AppendPlacements(nil)) != 0 || s.Turn() != jago.Red {
		t.Error("it has letters")
	}
	if text, err := s.MarshalText(); err != nil || string(text) != "-" {
		t.Errorf("its text is %s, %v", text, err)
	}
	if _, err := rulesNamed(t, "official").FromSetup(jago.Setup{}); err == nil {
		t.Error("the zero Setup is a game")
	}
}

// A board may be full of letters.
func TestFullBoard(t *testing.T) {
	var p jago.Setup
	all := strings.Repeat("AE", 60) + "A"
	for row := range jago.Size {
		p.Board.Rows[row] = all[row*jago.Size:][:jago.Size]
	}
	p.Phase = jago.Playing
	p.Racks = [2]bag.Bag{bag.MustParse("XEEEEEEEEEEE"), bag.MustParse("AAAAAAAAAAAA")}
	p.Board.Beside = bag.MustParse(strings.Repeat("X", 50))
	r := rulesNamed(t, "official validation=contest letters="+all+strings.Repeat("X", 51)+strings.Repeat("E", 11)+strings.Repeat("A", 12))
	s, err := r.FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	comesBack(t, s)
	if s.Shown(jago.Red) != 121 || len(s.AppendBoard(nil)) != 22 || s.Bag().Len() != 0 {
		t.Errorf("it is %s", notice(s))
	}
	_ = s.AppendMoves(nil, jago.Red)
	for _, text := range []string{"1A:XXXXXXXXXXX", "A1:XXXXXXXXXXX", "1A:XXXXXXXXXXX|XXXXXXXXXXX", "1A:EEEEEEEEEEE"} {
		if err := s.Check(jago.Red, moveOf(t, text)); citedBy(err) == "" {
			t.Errorf("%s: %v", text, err)
		}
	}
	// Blue takes a line of it.
	p.Turn = jago.Blue
	if s, err = r.FromSetup(p); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"1A:XXXXXXXXXXX|XXXXXXXXXXX", "1A:XEAEAEAEAEA|X", "1A:XXXXXXAEAEA|XXXXXX"} {
		m := moveOf(t, text)
		next, err := s.Play(jago.Blue, m)
		if err == nil {
			comesBack(t, next)
			next, err = next.Play(jago.Red, jago.Contest())
			if err != nil || next.Setup().Last.Undone != m {
				t.Errorf("%s: %v", text, err)
			}
			comesBack(t, next)
		} else if citedBy(err) == "" {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// A loop over moves can end at any of them.
func TestMovesCanBeLeft(t *testing.T) {
	s := shortly(t, shortMoves[:6]...)
	all := s.AppendMoves(nil, jago.Blue)
	for n := range len(all) {
		i := 0
		for m := range s.Moves(jago.Blue) {
			if m != all[i] {
				t.Errorf("move %d is %s, want %s", i, m, all[i])
			}
			if i++; i > n {
				break
			}
		}
	}
	if len(all) == 0 || len(s.AppendMoves(nil, jago.Red)) != 0 {
		t.Errorf("the moves are %v", all)
	}
}

// Former shapes may be very many, and words in question very odd.
func TestManyFormerShapes(t *testing.T) {
	var p jago.Setup
	p.Board.Rows[5] = "...RAS....."
	p.Phase, p.Turn = jago.Playing, jago.Blue
	p.Racks = [2]bag.Bag{bag.MustParse("EUX"), bag.MustParse("GOT")}
	w := jago.Word{Text: "RAS", At: jago.At(5, 3)}
	for i := range 10_000 {
		w.Past = append(w.Past, string([]byte{'E' + byte(i/676), 'A' + byte(i/26%26), 'A' + byte(i%26)}))
	}
	i := 0
	for _, shape := range w.Past {
		if shape != "RAS" && shape != "GAS" {
			w.Past[i], i = shape, i+1
		}
	}
	w.Past = w.Past[:i]
	p.Board.Words = []jago.Word{w}
	s, err := rulesNamed(t, shortGame).FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	comesBack(t, s)
	g := &tale{t, s}
	g.refuses("blue 6D:GOT", "jago/steal-replace")
	g.refuses("blue 6D:RAT", "jago/steal-back")
	g.plays("blue 6D:GAS")
	if past := g.s.AppendBoard(nil)[0].Past; len(past) != len(w.Past)+1 {
		t.Errorf("%d former shapes, and before %d", len(past), len(w.Past))
	}
	comesBack(t, g.s)
}
