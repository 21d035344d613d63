package jarnac_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A View is the State, and says whose it is.
func TestView(t *testing.T) {
	s := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
	a, b := s.View(jarnac.A), s.View(jarnac.B)
	if a == b || a.State() != s || a.Viewer() != jarnac.A || b.Viewer() != jarnac.B {
		t.Errorf("the views are\n%s\n%s", a, b)
	}
	same(t, "racks", a.Rack().String()+" "+b.Rack().String(), "BETUZ AEIRS")
	gametest.Equal(t, "unseen", a.Unseen(), s.Bag())
	gametest.Equal(t, "text", b.String(), "viewer B; "+s.String())
	gametest.Equal(t, "words of who waits", len(a.AppendScored(nil)), 0)
	gametest.Equal(t, "moves of who waits", len(slices.Collect(a.Moves())), 0)
	gametest.Equal(t, "nobody's", s.View(2), jarnac.View{})
	gametest.Equal(t, "nothing", jarnac.View{}.String(), "-")
}

// What is wrong with the text of a View is said by field.
func TestParseViewErrors(t *testing.T) {
	rules := rulesOf(t, "official")
	for text, want := range map[string]string{
		"":                      `"" of a state: a value is missing`,
		"-":                     `"-" of a state: a value is missing`,
		"turn A;":               `"turn A" of a state: unknown field`,
		"viewer C; turn A;":     `"viewer C" of a state: unknown player "C"`,
		"viewer A; turn C;":     `"turn C" of a state: unknown player "C"`,
		"viewer A;turn A;":      `"turn A" of a state: unknown field`,
		"viewer A B; turn A;":   "usual",
		"viewer A; turn A; x y": `"x y" of a state: unknown field`,
	} {
		v, err := rules.ParseView(text)
		if err == nil || v != (jarnac.View{}) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is %s, %v; want %s", text, v, err, want)
		}
	}
	if v, err := new(jarnac.Rules).ParseView("viewer A; turn A;"); err == nil || v != (jarnac.View{}) {
		t.Errorf("the zero Rules read %s", v)
	}
}

func TestWithRack(t *testing.T) {
	s := pos{phase: jarnac.Handover, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
	with, err := s.WithRack(jarnac.B, bag.MustParse("WWK"))
	if err == nil || with != s {
		t.Errorf("two W: %s, %v", with, err)
	}
	same(t, "what is missing", rulebook.Explain(err, language.English), "the rack needs W, which neither the bag nor the rack has")
	with = must.Get(s.WithRack(jarnac.B, bag.MustParse("WKSA")))(t)
	same(t, "rack", with.Rack(jarnac.B).String(), "AKSW")
	gametest.Equal(t, "letters", allLetters(with), allLetters(s))
	back, err := with.WithRack(jarnac.B, s.Rack(jarnac.B))
	if err != nil || back != s {
		t.Errorf("back again it is %s, %v", back, err)
	}
	bonus := play(t, pos{a: "RAT|BUZET", b: "SOL|EAIRS", phase: jarnac.Playing}.state(t), "A BUT")
	for name, err := range map[string]error{
		"a joker":     second(s.WithRack(jarnac.A, bag.MustParse("A?"))),
		"nobody":      second(s.WithRack(2, bag.Bag{})),
		"no game":     second(jarnac.State{}.WithRack(jarnac.A, bag.Bag{})),
		"not drawn":   second(s.Rules().Start(jarnac.A).WithRack(jarnac.B, bag.MustParse("A"))),
		"all letters": second(bonus.WithRack(jarnac.B, bonus.Bag().Plus(bonus.Rack(jarnac.B)))), // and one is due
	} {
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func second[T any](_ T, err error) error { return err }

func TestPoints(t *testing.T) {
	gametest.TestPoints(t, game(t), func(s jarnac.State) (words []jarnac.Move) {
		for m := range s.Moves(s.Turn()) {
			if m.Word() != "" {
				words = append(words, m)
			}
		}
		return words
	}, func(a stepped) bool { return a.Move.Word() != "" && a.Move.Kind() != jarnac.KindContestJarnac })
	s := pos{phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
	for text, want := range map[string]int{"1:TZAR": 7, "9:TZAR": 16, "BUT": 9, "-": 0, "+6": 0, "?": 0, "?!BUT": 9} {
		m, err := jarnac.ParseMove(text)
		if err != nil || s.Points(m) != want {
			t.Errorf("%s: %d, want %d, %v", text, s.Points(m), want, err)
		}
	}
	gametest.Equal(t, "of no game", jarnac.State{}.Points(jarnac.Place("RAT")), 0)
	out := func(p *jarnac.Setup) { p.Mats[jarnac.A].OutOfTime = true }
	late := pos{phase: jarnac.Handover, a: "RAT|BUZET", b: "SOL|EAIRS", setup: out}.state(t)
	gametest.Equal(t, "of an announced Jarnac", late.Points(jarnac.Jarnac(1, "SOLE")), 0)
}

// The chances of a draw are those of its letters, in the order of their texts.
func TestChances(t *testing.T) {
	o := jarnac.Official()
	o.Bag = bag.MustParse("AAAAABBCZ")
	rules := must.Get(jarnac.Compile(o, fewWords()))(t)
	s := rules.Start(jarnac.A)
	var got []string
	for m, chance := range s.Chances(jarnac.A, jarnac.Draw(8)) {
		gametest.Equal(t, "the chance of "+m.String(), chance, map[string]float64{
			"+AAAAABBC": 1. / 9, "+AAAAABBZ": 1. / 9, "+AAAAABCZ": 2. / 9, "+AAAABBCZ": 5. / 9,
		}[m.String()])
		got = append(got, m.String())
	}
	same(t, "draws", strings.Join(got, " "), "+AAAAABBC +AAAAABBZ +AAAAABCZ +AAAABBCZ")
	count := func(s jarnac.State, m jarnac.Move) (n int) {
		for range s.Chances(jarnac.A, m) {
			n++
		}
		return n
	}
	gametest.Equal(t, "draws of more than the bag has", count(s, jarnac.Draw(10)), 0)
	gametest.Equal(t, "draws of nothing", count(s, jarnac.Draw(0)), 0)
	gametest.Equal(t, "draws of no game", count(jarnac.State{}, jarnac.Draw(1)), 0)
	gametest.Equal(t, "swaps of no game", count(jarnac.State{}, jarnac.Swap("AAA")), 0)
	gametest.Equal(t, "ways of a completed draw", count(s, jarnac.Draw(8).WithDrawn("AAAAABBC")), len(got))
	gametest.Equal(t, "ways of a pass", count(s, jarnac.Pass()), 1)
	rng := rand.New(rand.NewPCG(1, 1))
	for _, m := range []jarnac.Move{jarnac.Draw(10), jarnac.Draw(0), jarnac.Pass()} {
		gametest.Equal(t, "what chance makes of "+m.String(), s.Chance(rng, jarnac.A, m), m)
	}
}
