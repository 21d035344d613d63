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
	s := play(begun(jago.Official()), "6C:GRAS", "D6:RI", "-")
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

// eachState visits the states of random games.
func eachState(t *testing.T, visit func(rng *rand.Rand, s jago.State)) {
	for i, options := range contractOptions {
		for game := range uint64(gametest.N(1, 20)) {
			rng := rand.New(rand.NewPCG(game, uint64(i)+50))
			stroll{rng, true, true}.taken(t, rulesNamed(t, options), 40, func(s jago.State) { visit(rng, s) })
		}
	}
}

// Nothing is hidden, and what only a View has is for its viewer.
func TestView(t *testing.T) {
	s := benchStates(t)["Beside"]
	blue, red := s.View(jago.Blue), s.View(jago.Red)
	if blue.State() != s || blue.Unseen() != s.Bag() || !slices.Equal(blue.AppendPlacements(nil), s.AppendPlacements(nil)) || !slices.Equal(blue.AppendScored(nil), s.AppendScored(nil)) {
		t.Errorf("%s\nis not\n%s", blue, s)
	}
	other, err := s.Rules().ParseState(strings.Replace(s.String(), "turn blue; ", "", 1))
	if err != nil || !slices.Equal(red.AppendPlacements(nil), other.AppendPlacements(nil)) || !slices.Equal(red.AppendScored(nil), other.AppendScored(nil)) || len(red.AppendMoves(nil)) > 0 {
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
	gametest.RefusesTexts(t, rulesNamed(t, shortGame).ParseView, viewTextErrors(t))
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

// misspelt lays a letter of the rack instead of one that m lays.
func misspelt(rng *rand.Rand, s jago.State, m jago.Move) jago.Move {
	word, rack := []byte(m.Word()), s.Rack(s.Turn()).String()+"E"
	for i := range word {
		if s.Letter(m.At().Next(m.Direction(), i)) != word[i] {
			word[i] = rack[rng.IntN(len(rack))]
			break
		}
	}
	return jago.Place(m.At(), m.Direction(), string(word))
}

// Points is what the score of the player on turn grows by, for each word and each choice of
// letters to flip; AppendScored lists the words with the same points.
func TestPoints(t *testing.T) {
	words, bad, flips := 0, 0, 0
	compare := func(s jago.State, m jago.Move) bool {
		t.Helper()
		p := s.Turn()
		next, err := s.Play(p, m)
		if want := next.Score(p) - s.Score(p); err == nil && (s.Points(m) != want || s.View(p).Points(m) != want) {
			t.Fatalf("%s\n%s has %d points, and adds %d", s, m, s.Points(m), want)
		}
		return err == nil
	}
	eachState(t, func(rng *rand.Rand, s jago.State) {
		p := s.Turn()
		moves := s.AppendMoves(nil, p)
		for i, m := range moves {
			if len(moves) > 500 && i%(len(moves)/100) != 0 {
				continue
			}
			switch compare(s, m); m.Kind() {
			case jago.KindPlace:
				words++
				if compare(s, misspelt(rng, s, m)) {
					bad++
				}
			case jago.KindFlip:
				flips++
			}
		}
		scored, placements := s.AppendScored(nil), s.AppendPlacements(nil)
		if len(scored) != len(placements) {
			t.Fatalf("%s\n%d placements with points, and %d without", s, len(scored), len(placements))
		}
		for i, m := range scored {
			if m.Move != placements[i] {
				t.Fatalf("%s\n%s with points, and %s without", s, m.Move, placements[i])
			}
			if (i%17 == 0 || len(scored) < 200) && m.Points != s.Points(m.Move) {
				t.Fatalf("%s\n%s has %d points, and is listed with %d", s, m.Move, s.Points(m.Move), m.Points)
			}
		}
	})
	if words < 1500 || bad < 200 || flips < 20 {
		t.Errorf("only %d words, %d others that can be laid, and %d choices of letters", words, bad, flips)
	}
	s := benchStates(t)["Middle"]
	for _, text := range []string{"-", "?", "~", "resign", "+3", "1A:ABC", "6C:GRESI", "10E:MORT", "^F6"} {
		if got := s.Points(moveOf(t, text)); got != 0 && text != "^F6" || text == "^F6" && got != 1 {
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
	for _, m := range []jago.Move{jago.Draw(0), jago.EndTurn(), {}, jago.Draw(2).WithDrawn("AS")} {
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
