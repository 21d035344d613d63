package jago_test

import (
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

// A bot is told a View, here as text, and answers with the word that shows most letters of
// its colour.
func ExampleRules_ParseView() {
	s := begun(jago.Official())
	told := s.View(jago.Blue).String()
	fmt.Println(told)

	v, err := s.Rules().ParseView(told)
	if err != nil {
		log.Fatal(err)
	}
	best := jago.Scored{}
	for _, m := range v.AppendScored(nil) {
		if m.Points > best.Points {
			best = m
		}
	}
	fmt.Println(v.Viewer(), best.Move, best.Points)
	// Output:
	// viewer blue; turn blue; racks ADEHIILMNOTU/BDEEGHINNRST; board 6D:RAS;
	// blue 7C:DENIGRENT 12
}

// The chances of a draw: here of at least one E among the letters that are due.
func ExampleState_Chances() {
	s := after(begun(jago.Official()), "6C:GRAS", "D6:RI", "-")
	none := 0.0
	for m, p := range s.Chances(jago.Blue, jago.Draw(s.Due())) {
		if !strings.Contains(m.Drawn(), "E") {
			none += p
		}
	}
	fmt.Printf("%d letters, %.3f\n", s.Due(), 1-none)
	// Output:
	// 2 letters, 0.228
}

// Nothing is hidden, and what only a View has is for its viewer.
func TestView(t *testing.T) {
	s := benchStates(t)["Beside"]
	blue, red := s.View(jago.Blue), s.View(jago.Red)
	if blue.State() != s || blue.Unseen() != s.Bag() || !slices.Equal(blue.AppendPlacements(nil), s.AppendPlacements(nil)) || !slices.Equal(blue.AppendScored(nil), s.AppendScored(nil)) {
		t.Errorf("%s\nis not\n%s", blue, s)
	}
	other, err := s.Rules().ParseState(strings.Replace(s.String(), "turn blue; ", "", 1))
	if err != nil || !slices.Equal(red.AppendPlacements(nil), other.AppendPlacements(nil)) || !slices.Equal(red.AppendScored(nil), other.AppendScored(nil)) || len(slices.Collect(red.Moves())) > 0 {
		t.Errorf("%s\nhas other placements than\n%s\n%v", red, other, err)
	}
	m := red.AppendPlacements(nil)[0]
	if _, err := red.Effect(m); err == nil {
		t.Error("red lays a word out of turn")
	}
	if e, err := blue.Effect(blue.AppendPlacements(nil)[0]); err != nil || e.Player != jago.Blue {
		t.Errorf("%v, %v", e, err)
	}
	if v := s.View(2); v != (jago.View{}) || v.String() != "-" || len(v.AppendScored(nil)) > 0 || v.Points(jago.Flip()) > 0 {
		t.Errorf("the View of nobody is %s", v)
	}
}

// viewTextErrors is texts that are no View, and what is said of them.
func viewTextErrors(t testing.TB) []gametest.SpoiltText {
	text := shortly(t, shortMoves[:3]...).View(jago.Red).String()
	return []gametest.SpoiltText{
		{"", "", "", "a value is missing"},
		{"-", "", "", "a value is missing"},
		{text, " racks ARS/GOT; open 6D:RAS;", "", `"" of a state: a value is missing`},
		{text, "viewer red", "viewer green", "it must be one of red, blue"},
		{text, "viewer red", "player red", "unknown field"},
		{text, "viewer red; ", "", "unknown field"},
		{text, "viewer red;", "viewer red; viewer red;", "unknown field"},
		{text, "viewer red;", "viewer red x;", "not in the usual form"},
		{text, "viewer red;", "viewer red; ", "not in the usual form"},
		{text, "GOT", "GOTT", "letters that the game does not have"},
		{text, "red", strings.Repeat("x", 1<<19), "bytes is too long for a state"},
		{text, "racks", strings.Repeat("x", 1<<19), "bytes is too long for a state"},
	}
}

func TestViewTextErrors(t *testing.T) {
	gametest.RefusesTexts(t, rulesOf(t, shortGame).ParseView, viewTextErrors(t))
	if _, err := new(jago.Rules).ParseView("viewer red; racks ARS/GOT;"); err == nil {
		t.Error("the zero Rules have a View")
	}
}

func TestWithRack(t *testing.T) {
	s := benchStates(t)["Beside"]
	with, err := s.WithRack(jago.Red, bag.MustParse("WXYZADEHILNO"))
	if err != nil || with.Rack(jago.Red).String() != "ADEHILNOWXYZ" || with.Rack(jago.Blue) != s.Rack(jago.Blue) || lettersOf(with) != lettersOf(s) {
		t.Errorf("%s\nis now\n%s\n%v", s, with, err)
	}
	if back, err := s.Rules().ParseState(with.String()); err != nil || back != with {
		t.Errorf("%s\nreads back as\n%s\n%v", with, back, err)
	}
	for rack, want := range map[string]string{
		"WWXYZZ?ADEHY": "jago: the bag does not hold Y?",
		"WXY":          "jago: letters of red: 12, and not 3",
	} {
		got, err := s.WithRack(jago.Red, bag.MustParse(rack))
		if err == nil || err.Error() != want || got != s {
			t.Errorf("WithRack(%s): %v, want %q", rack, err, want)
		}
	}
	if _, err := s.WithRack(2, bag.Bag{}); err == nil {
		t.Error("nobody has a rack")
	}
}

func TestPoints(t *testing.T) {
	gametest.TestPoints(t, game(t), func(s jago.State) []jago.Move { return s.AppendPlacements(nil) }, func(a step) bool {
		return a.Move.Kind() == jago.KindPlace || a.Move.Kind() == jago.KindFlip
	})
	s := benchStates(t)["Middle"]
	for _, text := range []string{"-", "?", "~", "resign", "+3", "1A:ABC", "6C:GRESI", "10E:MORT", "^F6"} {
		if got := s.Points(parsed(t, text)); got != 0 && text != "^F6" || text == "^F6" && got != 1 {
			t.Errorf("%s has %d points", text, got)
		}
	}
}

// Chance completes a decision as its probabilities say, and never otherwise.
func TestChances(t *testing.T) {
	s := shortly(t)
	m := jago.Draw(2)
	want, sum := map[jago.Move]float64{}, 0.0
	for c, p := range s.Chances(jago.Red, m) {
		if want[c] > 0 || c.Decision() != m || !s.Bag().Contains(bag.MustParse(c.Drawn())) {
			t.Errorf("%s is completed as %s, or twice so", m, c)
		}
		want[c] = p
		sum += p
	}
	if math.Abs(sum-1) > 1e-12 {
		t.Errorf("the probabilities add up to %v", sum)
	}
	const n = 20000
	rng, got := rand.New(rand.NewPCG(9, 9)), map[jago.Move]int{}
	for range n {
		got[s.Chance(rng, jago.Red, m)]++
	}
	for c, times := range got {
		if p := want[c]; math.Abs(float64(times)-n*p) > 5*math.Sqrt(n*p) {
			t.Errorf("%s comes %d times of %d, and its probability is %v", c, times, n, p)
		}
	}
	for c := range s.Chances(jago.Red, m.WithDrawn("AS")) {
		delete(want, c)
	}
	if len(want) > 0 {
		t.Errorf("letters that came with a draw leave out %d completions", len(want))
	}
	for _, m := range []jago.Move{jago.Draw(0), jago.EndTurn(), {}} {
		for c, p := range s.Chances(jago.Red, m) {
			if c != m || p != 1 || s.Chance(rng, jago.Red, m) != m {
				t.Errorf("%s is completed as %s, %v", m, c, p)
			}
		}
	}
	for _, m := range []jago.Move{jago.Draw(13), jago.Draw(255)} {
		for c := range s.Chances(jago.Red, m) {
			t.Errorf("%s is completed as %s", m, c)
		}
		if c := s.Chance(rng, jago.Red, m); c != m {
			t.Errorf("%s is completed as %s", m, c)
		}
	}
}
