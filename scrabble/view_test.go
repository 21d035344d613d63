package scrabble_test

import (
	"encoding/json"
	"fmt"
	"log"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// A bot in another process is told the text of its View, and answers with a move.
func ExampleRules_ParseView() {
	r := rules()
	s := after(r.Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT", "+AEMT")
	told := s.View(scrabble.B).String()
	fmt.Println(told[len(told)-40:])

	v, err := r.ParseView(told)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(v == s.View(scrabble.B), v.Viewer(), v.Rack(), v.Held(scrabble.A), v.Unseen().Len())
	best, _ := v.Best()
	fmt.Println(best)
	// Output:
	// NOSS/ 0/18 0 turn B; held 7/7; viewer B;
	// true B EILNOSS 7 91
	// H9 ISELONS
}

// A bot that looks ahead deals the tiles that it does not see, again and again: here it
// asks what the other player may score after each of two words.
func ExampleView_Sample() {
	s := after(rules().Start(scrabble.A), "+ATELIER", "+OSELINS")
	v, rng := s.View(scrabble.A), rand.New(rand.NewPCG(1, 2))
	for _, word := range []string{"8H LAIT", "8D ATELIER"} {
		const deals = 20
		sum := 0
		for range deals {
			next := after(v.Sample(rng), word)
			next, _ = next.Play(scrabble.A, next.Chance(rng, scrabble.A, scrabble.Draw(next.Due())))
			if best, ok := next.Best(); ok {
				sum += next.Points(best)
			}
		}
		m, _ := scrabble.ParseMove(word)
		fmt.Println(word, v.Points(m), sum/deals)
	}
	// Output:
	// 8H LAIT 8 47
	// 8D ATELIER 66 46
}

// A server completes what its clients send: the tiles that a client would like to draw are
// forgotten, and only the clock says that a flag has fallen.
func ExampleState_Complete() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT")
	rng := rand.New(rand.NewPCG(1, 2))

	var sent scrabble.Move // by the client of A, in JSON
	if err := json.Unmarshal([]byte(`"+??SS"`), &sent); err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Complete(rng, scrabble.A, sent))
	fmt.Println(s.Complete(rng, scrabble.A, scrabble.Flag()))
	// Output:
	// +OSST <nil>
	// ~ the clock says whose flag has fallen
}

// The draws of a position with their probabilities: how likely is a joker?
func ExampleState_Chances() {
	s := after(rules().Start(scrabble.A), "+CHATEUR", "+OSELINS", "8H CHAT")
	joker := 0.0
	for m, p := range s.Chances(scrabble.A, scrabble.Draw(4)) {
		if drawn, _ := bag.Parse(m.Drawn()); drawn.Count(bag.Joker) > 0 {
			joker += p
		}
	}
	fmt.Printf("%.4f\n", joker)
	// Output:
	// 0.0893
}

// What a player may know reads back, and so does every deal of the tiles that they do not
// see: it is a position of the game.
func TestViewAndItsSamples(t *testing.T) {
	met := map[string]int{}
	for i, options := range wanderOptions {
		for game := range uint64(3) {
			rng := rand.New(rand.NewPCG(game, uint64(i)+70))
			s := rulesOf(t, options).Start(scrabble.A)
			for range 60 {
				met[s.Phase().String()]++
				for p := range s.Players() {
					viewReadsBack(t, rng, s, s.View(p))
				}
				p, m := try(rng, s)
				viewTellsEffect(t, s, p, m)
				if s.Phase() != scrabble.Over {
					if next, err := s.Play(p, m); err == nil {
						s = next
					}
				}
			}
		}
	}
	for _, what := range []string{"drawing", "playing", "answer", "over"} {
		if met[what] == 0 {
			t.Errorf("no game has met: %s (%v)", what, met)
		}
	}
}

// viewTellsEffect holds that a player who sees no more than their View is told the same of
// their moves, but for what the others have decided in a duplicate game.
func viewTellsEffect(t *testing.T, s scrabble.State, p scrabble.Player, m scrabble.Move) {
	t.Helper()
	want, err := s.Effect(p, m)
	if err != nil {
		return
	}
	if want.Clause != law.ScrabbleDuplicateHidden && s.Rules().Options().Duplicate != scrabble.NotDuplicate &&
		(m.Kind() == scrabble.KindPlace || m.Kind() == scrabble.KindPass) {
		want.Clause, want.Laid, want.Gains = law.ScrabbleDuplicateHidden, scrabble.Move{}, nil
	}
	if got, err := s.View(p).Effect(m); err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("%s\n%v %s does\n%+v\nand for the View\n%+v\n%v", s, p, m, want, got, err)
	}
}

func viewReadsBack(t *testing.T, rng *rand.Rand, s scrabble.State, v scrabble.View) {
	t.Helper()
	back, err := s.Rules().ParseView(v.String())
	if err != nil || back != v {
		t.Fatalf("%s\nreads back as\n%s\n%v", v, back, err)
	}
	dealt := v.Sample(rng)
	if dealt.View(v.Viewer()) != v || dealt.BagLen() != s.BagLen() {
		t.Fatalf("%s\nis dealt as\n%s", v, dealt)
	}
	if again, err := s.Rules().ParseState(dealt.String()); err != nil || again != dealt {
		t.Fatalf("%s\nis dealt as\n%s\nwhich reads back as\n%s\n%v", v, dealt, again, err)
	}
	if s.Phase() == scrabble.Over && dealt != s {
		t.Fatalf("%s\nis over, and dealt as\n%s", s, dealt)
	}
}

// Each way to deal the unseen tiles comes as often as any other.
func TestSampleIsUniform(t *testing.T) {
	s := pos{racks: []string{"EE", "AS", "US", "RT"}}.state(t)
	rng, count := rand.New(rand.NewPCG(4, 4)), map[string]int{}
	const n = 18000
	for range n {
		dealt := s.View(scrabble.A).Sample(rng)
		count[fmt.Sprint(dealt.Rack(1), dealt.Rack(2), dealt.Rack(3))]++
	}
	// Of 90 ways to deal six tiles that differ, those with the S on two racks are two of
	// ours in one.
	ways := map[bool]int{}
	for way, got := range count {
		want := n / 90.
		both := dealtTogether(way)
		if ways[both]++; !both {
			want *= 2
		}
		if math.Abs(float64(got)-want) > 5*math.Sqrt(want) {
			t.Errorf("%s is dealt %d times of %d, not about %.0f", way, got, n, want)
		}
	}
	if ways[true] != 18 || ways[false] != 36 {
		t.Errorf("the tiles are dealt in %v ways", ways)
	}
}

// dealtTogether reports whether one rack has both S.
func dealtTogether(way string) bool {
	for i := 1; i < len(way); i++ {
		if way[i-1:i+1] == "SS" {
			return true
		}
	}
	return false
}

func TestWithRack(t *testing.T) {
	s := pos{racks: []string{"AEIRSTU", "EEASSRN"}, bag: "KWXYZ"}.state(t)
	rack := bag.MustParse("KWXYAEI")
	with, err := s.WithRack(scrabble.A, rack)
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "rack", with.Rack(scrabble.A), rack)
	gametest.Equal(t, "bag", with.Bag().String(), "RSTUZ")
	gametest.Equal(t, "the other rack", with.Rack(scrabble.B), s.Rack(scrabble.B))
	back, err := with.WithRack(scrabble.A, s.Rack(scrabble.A))
	gametest.Equal(t, "and back", back, s)
	gametest.Equal(t, "error", err, nil)
	part, err := s.WithRack(scrabble.B, bag.MustParse("KW"))
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "held", part.Held(scrabble.B), 7)
	gametest.Equal(t, "bag and five tiles of B", part.Bag().String(), "AEENRSSXYZ")
	for rack, want := range map[string]string{
		"KWXAEZZ":  "scrabble: the bag does not hold Z",
		"KKWWAIUN": "scrabble: the bag does not hold KNW",
		"KWXYZAEI": "scrabble: the player has 7 tiles, and not 8",
	} {
		got, err := s.WithRack(scrabble.A, bag.MustParse(rack))
		if err == nil || err.Error() != want || got != s {
			t.Errorf("WithRack(%s): %v, want %q", rack, err, want)
		}
		if fr := rulebook.Explain(err, language.French); fr == rulebook.Explain(err, language.English) {
			t.Errorf("WithRack(%s) in French: %s", rack, fr)
		}
	}
	if _, err := s.WithRack(scrabble.C, bag.Bag{}); err == nil {
		t.Error("C has a rack")
	}
	over := play(t, pos{racks: []string{"MOT", "TES"}, words: contestWords}.state(t), "A 8H MOT")
	for _, s := range []scrabble.State{over, play(t, pos{racks: []string{"MOT", "TES"}, bag: "AAAAAAAAAAAAA", words: contestWords}.state(t), "A -", "B -", "A -", "B -", "A -", "B -")} {
		o, ended := s.Outcome()
		gametest.Equal(t, "over", ended, true)
		again, err := s.WithRack(scrabble.B, s.Rack(scrabble.B))
		gametest.Equal(t, "error", err, nil)
		p, _ := again.Outcome()
		gametest.Equal(t, "outcome", p, o)
	}
}
