package scrabblecards_test

import (
	"encoding/json"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"slices"
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

// A bot in another process is told the text of its View, and answers with a move.
func ExampleRules_ParseView() {
	o := scrabblecards.Official()
	o.Validation = scrabblecards.OnContest
	rules := scrabblecards.MustCompile(o, gaddag.Lexicon())
	s := after(rules.Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE")
	told := s.View(scrabblecards.B).String()
	fmt.Println(told[:30], "…")

	v, err := rules.ParseView(told)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(v == s.View(scrabblecards.B), v.Viewer(), v.Rack(), v.Held(scrabblecards.A), v.Unseen().Len())
	// Output:
	// viewer B; racks #7/AHMNOT2; un …
	// true B AHMNOT2 2 100
}

// A bot that looks ahead deals the cards that it does not see, again and again: here it
// asks what the next player may score after each of two words.
func ExampleView_Sample() {
	s := after(cardRules().Start(scrabblecards.A), "+CRISERA", "+HATMON2")
	v, rng := s.View(scrabblecards.A), rand.New(rand.NewPCG(1, 2))
	for _, word := range []string{"CRISE", "ECRIRAS"} {
		const deals = 5
		best := 0
		for range deals {
			after := after(v.Sample(rng), "(0,0)>"+word)
			after, _ = after.Play(scrabblecards.A, after.Chance(rng, scrabblecards.A, scrabblecards.Draw(after.Due())))
			most := 0
			for _, m := range after.AppendScored(nil) {
				most = max(most, m.Points)
			}
			best += most
		}
		fmt.Println(word, v.Points(scrabblecards.Place(board.At(0, 0), board.Across, word)), best/deals)
	}
	// Output:
	// CRISE 14 25
	// ECRIRAS 68 28
}

// All words with their points come in one call.
func ExampleState_AppendScored() {
	s := after(cardRules().Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL")
	words := s.AppendScored(nil)
	slices.SortStableFunc(words, func(a, b scrabblecards.Scored) int { return b.Points - a.Points })
	for _, w := range words[:3] {
		fmt.Println(w.Move, w.Points)
	}
	// Output:
	// (-1,2)>MOHA 18
	// (-1,2)>HAN 15
	// (-1,2)>HOT 15
}

// What a draw may bring, without repeats: here two of five cards.
func ExampleState_Chances() {
	o := scrabblecards.Official()
	o.Bag = scrabblecards.MustParseCards("CRISERAHATMON2EELL2")
	rules, err := scrabblecards.Compile(o, gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s := after(rules.Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>RA")
	for m, p := range s.Chances(scrabblecards.A, scrabblecards.Draw(s.Due())) {
		fmt.Printf("%s %.0f%%\n", m, 100*p)
	}
	// Output:
	// +EE 10%
	// +EL 40%
	// +E2 20%
	// +LL 10%
	// +L2 20%
}

// A player has told their hand: what could they do next?
func ExampleState_WithRack() {
	s := after(cardRules().Start(scrabblecards.A), "+CRISERA", "+HATMON2", "(0,0)>CRISE", "+EIURL")
	known, err := s.WithRack(scrabblecards.B, scrabblecards.MustParseCards("EHORSV?"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(known.Rack(scrabblecards.B), len(known.AppendPlacements(nil)) > len(s.AppendPlacements(nil)))
	_, err = s.WithRack(scrabblecards.B, scrabblecards.MustParseCards("KKWWXXZ"))
	fmt.Println(err)
	// Output:
	// EHORSV? true
	// scrabblecards: the deck does not hold KWX
}

// Each way to deal the unseen cards comes as often as any other.
func TestSampleIsUniform(t *testing.T) {
	s := pos{table: "RAT", hands: "EE AS U2 R3"}.state(t)
	rng, count := rand.New(rand.NewPCG(4, 4)), map[string]int{}
	const n = 9000
	for range n {
		dealt := s.View(scrabblecards.A).Sample(rng)
		count[fmt.Sprint(dealt.Rack(1), dealt.Rack(2), dealt.Rack(3))]++
	}
	const ways = 90 // 6!/(2! 2! 2!)
	if len(count) != ways {
		t.Errorf("the cards are dealt in %d ways, not %d", len(count), ways)
	}
	for way, got := range count {
		if math.Abs(float64(got)-n/ways) > 5*math.Sqrt(n/ways) {
			t.Errorf("%s is dealt %d times of %d, not about %d", way, got, n, n/ways)
		}
	}
}

// The author of an open move has laid cards that the viewer has seen since: nobody is dealt
// them.
func TestSampleAfterAnOpenMove(t *testing.T) {
	s := play(t, pos{options: "validation=contest rack=4", table: "RAT", hands: "E2A? SSSU", deck: "KWX"}.state(t), "A (0,0)>RATz*2@1")
	v, rng := s.View(scrabblecards.B), rand.New(rand.NewPCG(4, 4))
	for range 20 {
		dealt := v.Sample(rng)
		after := play(t, dealt, "B ?")
		if !after.Rack(scrabblecards.A).Contains(scrabblecards.MustParseCards("?2")) {
			t.Fatalf("%s\nleads to\n%s", dealt, after)
		}
	}
}

func TestWithRack(t *testing.T) {
	s := pos{table: "RAT", hands: "EE2AS?R AEIRSTU", deck: "KWX3"}.state(t)
	with, err := s.WithRack(scrabblecards.A, scrabblecards.MustParseCards("KWX3AEE"))
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "hand", with.Rack(scrabblecards.A).String(), "AEEKWX3")
	gametest.Equal(t, "bag", with.Bag().String(), "RS?2")
	gametest.Equal(t, "the other hand", with.Rack(scrabblecards.B), s.Rack(scrabblecards.B))
	back, err := with.WithRack(scrabblecards.A, s.Rack(scrabblecards.A))
	gametest.Equal(t, "and back", back, s)
	gametest.Equal(t, "error", err, nil)
	for rack, want := range map[string]string{
		"KWX3AEZ": "scrabblecards: the deck does not hold Z",
		"KK33AIU": "scrabblecards: the deck does not hold IKU3",
		"KWX":     "scrabblecards: cards of A: 7, and not 3",
	} {
		got, err := s.WithRack(scrabblecards.A, scrabblecards.MustParseCards(rack))
		if err == nil || err.Error() != want || got != s {
			t.Errorf("WithRack(%s): %v, want %q", rack, err, want)
		}
		if fr := rulebook.Explain(err, language.French); fr == rulebook.Explain(err, language.English) {
			t.Errorf("WithRack(%s) in French: %s", rack, fr)
		}
	}
	if _, err := s.WithRack(scrabblecards.C, scrabblecards.Cards{}); err == nil {
		t.Error("C has a hand")
	}
}

// viewTextErrors is texts of Views in which something is put in the place of something else,
// and what is said of them.
func viewTextErrors(t testing.TB) (*scrabblecards.Rules, []gametest.SpoiltText) {
	r := rulesOf(t, shortGameOptions)
	start := r.Start(scrabblecards.A)
	s := play(t, start, shortGameMoves...)
	text, author := s.View(scrabblecards.A).String(), s.View(scrabblecards.B).String()
	over := play(t, start, "B resign").View(scrabblecards.A).String()
	return r, []gametest.SpoiltText{
		{"", "", "", `"" of a state: a value is missing`},
		{"-", "", "", "a value is missing"},
		{text, "viewer A; ", "", "not in the usual form"},
		{text, "viewer A", "viewer D", `unknown player "D"`},
		{text, "viewer A", "viewer C", "and cards that are unseen: 4"},
		{text, "U2/#3", "#2/EIL", "and cards that are unseen: 3"},
		{text, "#3", "3", "cards that the game lacks"},
		{text, "#3", "#4", "and cards that are unseen: 6"},
		{text, "#3", "#-3", "the hands of others are written with their sizes"},
		{text, "#3", "#x", "it must be a number"},
		{text, "#3", "#03", "not in the usual form"},
		{text, "#3", "#99999999999999999999", "it must be a number"},
		{text, "#3/#3", "#3", "it has 2 values for 3 players"},
		{text, "unseen EILNOS", "unseen x", `"x" is not a set of cards`},
		{text, "unseen EILNOS", "unseen EILNOZ", "cards that the game lacks"},
		{text, "unseen EILNOS", "bag EILNOS", `"bag EILNOS" of a state: unknown field`},
		{text, "open (0,0)>RATEL", "open (0,0)>RATER", "the player does not have these cards"},
		{text, "open (0,0)>RATEL", "open +EL", "the open move is +EL"},
		{author, "racks #2/EIL", "racks #2/AIL", "cards that the game lacks"},
		{author, "racks #2/EIL/#3; unseen NOSU2", "racks #2/NOS/#3; unseen EILU2", "the player does not have these cards"},
		{over, "phase over; ", "", "the game is not over"},
		{over, ";", strings.Repeat(";", 9000), "bytes is too long for a state"},
	}
}

func TestViewTextErrors(t *testing.T) {
	r, texts := viewTextErrors(t)
	gametest.RefusesTexts(t, r.ParseView, texts)
	if _, err := new(scrabblecards.Rules).ParseView("viewer A;"); err == nil {
		t.Error("the zero Rules have a View")
	}
}

// A View in JSON is an object of plain fields.
func TestViewInJSON(t *testing.T) {
	v := pos{table: "RAT", hands: "E2 SS", deck: ""}.state(t).View(scrabblecards.B)
	text, err := json.Marshal(v)
	if want := `{"Viewer":"B","Turn":"A","Phase":"playing","BagLen":0,"Unseen":"E2","Table":[{"Row":0,"Column":0,"Letter":"R"},{"Row":0,"Column":1,"Letter":"A"},{"Row":0,"Column":2,"Letter":"T"}],"Racks":["","SS"],"Held":[2,2],"Scores":[0,0],"Text":"viewer B; racks #2/SS; unseen E2; table 0,0:RAT;"}`; err != nil || string(text) != want {
		t.Errorf("%s, %v, want %s", text, err, want)
	}
	if text, err := json.Marshal(scrabblecards.View{}); err != nil || string(text) != "null" {
		t.Errorf("the zero View is %s, %v", text, err)
	}
}

func TestPoints(t *testing.T) {
	gametest.TestPoints(t, game(t), func(s scrabblecards.State) []scrabblecards.Move { return s.AppendPlacements(nil) }, func(a step) bool {
		return a.Move.Kind() == scrabblecards.KindPlace && a.After.Phase() != scrabblecards.Over
	})
}

// Chance completes a decision as its probabilities say, and never otherwise.
func TestChances(t *testing.T) {
	s := pos{options: "exchange=1", table: "RAT", hands: "EE2AS?R AEIRSTU", deck: "AABU23KWX"}.state(t)
	for _, text := range []string{"-EE2", "+2", "-A", "(0,0)>RATE", "+0"} { // of draws, also one that is not due
		m := must.Get(scrabblecards.ParseMove(text))(t)
		want, sum := map[scrabblecards.Move]float64{}, 0.0
		for c, p := range s.Chances(scrabblecards.A, m) {
			if want[c] > 0 || c.Decision() != m || !s.Bag().Contains(scrabblecards.MustParseCards(c.Drawn())) {
				t.Errorf("%s is completed as %s, or twice so", m, c)
			}
			if m.Kind() == scrabblecards.KindExchange && s.Check(scrabblecards.A, c) != nil {
				t.Errorf("%s: %v", c, s.Check(scrabblecards.A, c))
			}
			want[c] = p
			sum += p
		}
		if math.Abs(sum-1) > 1e-12 {
			t.Errorf("%s: the probabilities add up to %v", m, sum)
		}
		const n = 20000
		rng := rand.New(rand.NewPCG(9, 9))
		got := map[scrabblecards.Move]int{}
		for range n {
			got[s.Chance(rng, scrabblecards.A, m)]++
		}
		for c, times := range got {
			if p := want[c]; math.Abs(float64(times)-n*p) > 5*math.Sqrt(n*p) {
				t.Errorf("%s comes %d times of %d, and its probability is %v", c, times, n, p)
			}
		}
	}
	for _, m := range []scrabblecards.Move{scrabblecards.Draw(9), scrabblecards.Exchange("AAAAAAAAA"), scrabblecards.ExchangeCount(255)} {
		for c := range s.Chances(scrabblecards.A, m) {
			if m.Count() > 0 {
				t.Errorf("%s is completed as %s", m, c)
			}
		}
		if c := s.Chance(rand.New(rand.NewPCG(1, 1)), scrabblecards.A, m); c != m {
			t.Errorf("%s is completed as %s", m, c)
		}
	}
}
