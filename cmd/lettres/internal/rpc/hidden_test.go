package rpc

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// TestNothingHidden asks every method that takes a position about two that a seat cannot tell apart. What is for
// that seat has to be the same of both: the view, what all methods answer to the view, and what is asked for a seat in a position. The
// others refuse a view, since they know what is hidden.
func TestNothingHidden(t *testing.T) {
	s := New(games.All(), nil)
	ofSeat := []string{"view", "moves", "best"} // the answer is for the seat, also of a position
	ofView := []string{"position", "view", "moves", "check", "best", "svg", "text"}
	var refuse []string
	for _, m := range s.methods {
		if hasView(m.params) && !slices.Contains(ofView, m.name) {
			refuse = append(refuse, m.name)
		}
	}
	if len(refuse) == 0 {
		t.Fatal("no method refuses a view")
	}
	rng := rand.New(rand.NewPCG(5, 6))
	for _, tt := range []struct{ game, options string }{
		{"scrabble", "classique"}, {"scrabble", "classique players=3 validation=contest"}, {"scrabble", "classique duplicate=best players=3"}, {"scrabble", "classique duplicate=top players=4"}, {"scrabblecards", "official"}, {"scrabblecards", "official players=3"},
	} {
		rules, err := s.compiled(Ruled{tt.game, tt.options})
		if err != nil {
			t.Fatal(err)
		}
		at, player, differ := rules.Start(0), rules.Game().Random(3), 0
		for range 14 {
			if at.Over() {
				break
			}
			for seat := range rules.Seats() {
				twin := twinOf(t, rng, at, seat)
				if twin.String() != at.String() {
					differ++
				}
				params := func(more m) m {
					p := m{"game": tt.game, "options": tt.options}
					for name, value := range more {
						p[name] = value
					}
					return p
				}
				same := func(method string, one, two m) {
					t.Helper()
					if a, b := said(t, s, method, params(one)), said(t, s, method, params(two)); a != b {
						t.Errorf("%s tells seat %d %s apart from %s:\n%s\n%s", method, seat, at, twin, a, b)
					}
				}
				for _, method := range ofSeat {
					one, two := m{"position": at.String(), "seat": seat}, m{"position": twin.String(), "seat": seat}
					if method == "best" {
						one["level"], two["level"], one["seed"], two["seed"] = 3, 3, 1, 1
					}
					same(method, one, two)
				}
				view := at.View(seat).String()
				if other := twin.View(seat).String(); view != other {
					t.Fatalf("seat %d sees %s, and of its twin %s", seat, view, other)
				}
				for _, method := range refuse {
					_, fault := ask[any](t, s, method, params(m{"view": view, "move": "-"}))
					if fault == nil || fault.Code != codeParams {
						t.Fatalf("%s of a view: %+v", method, fault)
					}
				}
			}
			mv, forced := at.Forced()
			if !forced {
				if mv, _, err = player.Decide(t.Context(), at.View(at.Turn())); err != nil {
					t.Fatal(err)
				}
			}
			step, err := at.Do(rng, at.Turn(), mv)
			if err != nil {
				t.Fatal(err)
			}
			at = step.After
		}
		if differ < 5 {
			t.Errorf("%s %s: only %d positions differ in what is hidden", tt.game, tt.options, differ)
		}
	}
}

// twinOf returns a position that a seat cannot tell from another one.
func twinOf(t *testing.T, rng *rand.Rand, at game.Position, seat int) game.Position {
	t.Helper()
	var state any
	switch v := at.View(seat).Of().(type) {
	case scrabble.View:
		state = v.Sample(rng)
	case scrabblecards.View:
		state = v.Sample(rng)
	}
	twin, err := at.Rules().At(state)
	if err != nil {
		t.Fatal(err)
	}
	return twin
}

// said returns the whole answer to a call, also where it is an error.
func said(t *testing.T, s *Server, method string, params m) string {
	t.Helper()
	r, fault := ask[json.RawMessage](t, s, method, params)
	text, err := json.Marshal([]any{r, fault})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// hasView reports whether a method can be asked about a view.
func hasView(params reflect.Type) bool {
	return slices.ContainsFunc(fieldsOf(params), func(f field) bool { return f.name == "view" })
}
