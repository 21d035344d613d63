package scrabblecards_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/scrabblecards"
)

// Hands are hidden: a View does not depend on the cards of the others. Games are
// played, and then played again with other cards in the draws of one player: cards that
// are never laid, so that all that happens at the table is the same. At every step the
// Views of the others are the same too, to the last field.

// A step is a move and who makes it.
type step struct {
	p scrabblecards.Player
	m scrabblecards.Move
}

// encode writes every field of a value, those that are not exported too. Of the rules
// it writes nothing: they are shared.
func encode(t testing.TB, dst []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Pointer:
		if _, ok := reflect.Zero(v.Type()).Interface().(*scrabblecards.Rules); !ok {
			t.Fatalf("a View leads to a %s", v.Type())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			dst = encode(t, dst, v.Field(i))
		}
	case reflect.Array, reflect.Slice:
		dst = fmt.Appendf(dst, "%d[", v.Len())
		for i := range v.Len() {
			dst = encode(t, dst, v.Index(i))
		}
	case reflect.String:
		dst = fmt.Appendf(dst, "%d%q", v.Len(), v.String())
	case reflect.Bool:
		dst = fmt.Appendf(dst, "%t", v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		dst = fmt.Appendf(dst, "%d,", v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		dst = fmt.Appendf(dst, "%d,", v.Uint())
	default:
		t.Fatalf("a View has a %s", v.Type())
	}
	return dst
}

func encoded(t testing.TB, v any) string { return string(encode(t, nil, reflect.ValueOf(v))) }

// record plays a game and returns its moves and its states, the first one before all
// moves.
func (w *walk) record(t testing.TB, rules *scrabblecards.Rules, most int) (steps []step, states []scrabblecards.State) {
	t.Helper()
	how := random(w.rng, gaits)
	s := rules.Start(scrabblecards.Player(w.rng.IntN(rules.Options().Players)))
	states = append(states, s)
	for s.Phase() != scrabblecards.Over && len(steps) < most {
		p, m := w.next(s, how)
		next, err := s.Play(p, m)
		if err != nil {
			t.Fatalf("%s\n%s by %s: %v", tell(s), m, p, err)
		}
		s = next
		steps, states = append(steps, step{p, m}), append(states, s)
	}
	return steps, states
}

// redrawn is the steps with another card in a draw of q. It was in the hand to the end,
// or went back into the deck with an exchange: then the other one goes there.
func (w *walk) redrawn(steps []step, q scrabblecards.Player) ([]step, bool) {
	var draws []int
	for i, st := range steps {
		if st.p == q && st.m.Drawn() != "" {
			draws = append(draws, i)
		}
	}
	if len(draws) == 0 {
		return nil, false
	}
	at := random(w.rng, draws)
	drawn := steps[at].m.Drawn()
	old := drawn[w.rng.IntN(len(drawn))]
	card := cardOrder[w.rng.IntN(len(cardOrder))]
	if old == card {
		return nil, false
	}
	changed := func(cards string) string { return strings.Replace(cards, string(old), string(card), 1) }
	again := append([]step(nil), steps...)
	again[at].m = again[at].m.Decision().With(changed(drawn))
	for i := at + 1; i < len(steps); i++ {
		if m := steps[i].m; steps[i].p == q && strings.IndexByte(m.Aside(), old) >= 0 && w.rng.IntN(2) == 0 {
			again[i].m = scrabblecards.Exchange(changed(m.Aside())).With(m.Drawn())
			break
		}
	}
	return again, true
}

func TestViewsHideHands(t *testing.T) {
	w := &walk{rng: rand.New(rand.NewPCG(8, 8))}
	all := officialRules(t, slowSample(t, 300))
	twins, views, asides := 0, 0, 0
	for i := range fewerGames(*games / 12) {
		rules := all[i%len(all)]
		steps, states := w.record(t, rules, 10+w.rng.IntN(60))
		for range 30 {
			q := scrabblecards.Player(w.rng.IntN(rules.Options().Players))
			again, ok := w.redrawn(steps, q)
			if !ok {
				continue
			}
			if n, exchanged := w.compareTwins(t, steps, again, states, q); n > 0 {
				twins, views, asides = twins+1, views+n, asides+exchanged
			}
		}
	}
	t.Logf("%d games played twice, %d Views compared, %d exchanges of other cards", twins, views, asides)
	if *games >= 1000 && fewerGames(1000) == 1000 && (twins < 500 || asides < 20) {
		t.Error("too few")
	}
}

// compareTwins plays the other steps beside the states of a game, as long as they are
// legal, and compares the Views of all but q. It returns how many differ in what is
// hidden.
func (w *walk) compareTwins(t testing.TB, steps, again []step, states []scrabblecards.State, q scrabblecards.Player) (views, asides int) {
	t.Helper()
	s := states[0]
	for i, st := range again {
		next, err := s.Play(st.p, st.m)
		if err != nil {
			return views, asides
		}
		s = next
		twin := states[i+1]
		if s.Phase() == scrabblecards.Over || s == twin {
			continue // at the end the cards are counted
		}
		if st.m.Aside() != steps[i].m.Aside() {
			asides++
		}
		for p := range s.Players() {
			if p == q {
				continue
			}
			one, other := s.View(p), twin.View(p)
			if one != other || w.rng.IntN(8) == 0 && encoded(t, one) != encoded(t, other) {
				t.Fatalf("%s\n%s\nthe View of %s knows what %s has: %s in place of %s", tell(twin), tell(s), p, q, st.m, steps[i].m)
			}
			if m := one.Last().Move; st.p == q && (m.Drawn() != "" || m.Aside() != "") {
				t.Fatalf("%s\n%s sees %s of %s", tell(s), p, m, q)
			}
			views++
		}
	}
	return views, asides
}

// A View of another player has none of the cards that were drawn last, when nobody else
// has them and none is on the table.
func TestViewsHaveNoTraceOfADraw(t *testing.T) {
	s := officialRules(t, slowSample(t, 10))[0].Start(scrabblecards.A)
	text := ""
	for i, hand := range []string{"JKWXYZ3", "AEIOULN"} {
		next, err := s.Play(scrabblecards.A, scrabblecards.Draw(7).With(hand))
		if err != nil {
			t.Fatal(err)
		}
		v := next.View(scrabblecards.B)
		if was := text; i > 0 && was != encoded(t, v) {
			t.Error("the View of B depends on the draw of A")
		}
		text = encoded(t, v)
		if v.Unseen() != scrabblecards.Deck() || v.Held(scrabblecards.A) != 7 || v.DeckLen() != 105 || v.Last().Move != scrabblecards.Draw(7) {
			t.Errorf("B sees %s of A, holding %d", v.Last().Move, v.Held(scrabblecards.A))
		}
		if own := next.View(scrabblecards.A); own.Hand() != scrabblecards.MustParseCards(hand) || encoded(t, own) == text {
			t.Errorf("A sees %s of %s", own.Hand(), hand)
		}
	}
}

// The same moves make the same State and the same Views, and Play leaves the old State
// as it was.
func TestSameHistorySameState(t *testing.T) {
	w := &walk{rng: rand.New(rand.NewPCG(9, 9))}
	all := officialRules(t, slowSample(t, 300))
	for i := range fewerGames(*games / 25) {
		steps, states := w.record(t, all[i%len(all)], 200)
		var before []string
		for _, s := range states {
			before = append(before, encoded(t, s))
		}
		s := states[0]
		for j, st := range steps {
			m := st.m
			if m.Drawn() != "" { // cards have no order
				m = m.Decision().With(somePart(w.rng, m.Drawn(), 99))
			}
			next, err := s.Play(st.p, m)
			if err != nil || next != states[j+1] || m != st.m {
				t.Fatalf("%s\n%s of %s: %v, another state than before\n%s", tell(states[j+1]), m, st.p, err, tell(next))
			}
			for p := range s.Players() {
				if next.View(p) != states[j+1].View(p) {
					t.Fatalf("%s\nthe Views of %s are two", tell(next), p)
				}
			}
			s = next
		}
		for j, s := range states {
			if encoded(t, s) != before[j] {
				t.Fatalf("%s\nthe state has changed since", tell(s))
			}
		}
	}
}

// The words of a refusal do not tell what is in a hand.
func TestRefusalsHideHands(t *testing.T) {
	rules := officialRules(t, slowSample(t, 10))[0]
	texts := map[string]map[string]bool{}
	for _, hand := range []string{"AEIOUST", "MOULTES", "ZYXWKJQ", "EEEEEEE", "M?EEEE2"} {
		s := rules.Start(scrabblecards.A)
		for _, m := range []scrabblecards.Move{scrabblecards.Draw(7).With(hand), scrabblecards.Draw(7).With("RRNNLLA")} {
			next, err := s.Play(s.Turn(), m)
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
		for _, m := range []scrabblecards.Move{
			scrabblecards.Place(0, 0, scrabblecards.Across, "MOTH"), scrabblecards.Place(0, 0, scrabblecards.Down, "PmB"),
			scrabblecards.Exchange("FF3").With("AAA"), scrabblecards.Exchange("HEMOUZ").With("AAAEEE"),
		} {
			err := s.Check(scrabblecards.A, m)
			if err == nil {
				t.Fatalf("%s from %s is legal", m, hand)
			}
			if texts[m.String()] == nil {
				texts[m.String()] = map[string]bool{}
			}
			texts[m.String()][err.Error()] = true
		}
	}
	for m, told := range texts {
		if len(told) > 1 {
			t.Errorf("%s is refused in %d ways: %v", m, len(told), told)
		}
	}
}
