package scrabble_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Racks are hidden (scrabble/hidden): a View does not depend on the tiles of the
// others. Games are played, and then played again with other tiles in the draws
// of one player: tiles that are never laid, so that all that happens at the table
// is the same. At every step the Views of the others are the same too, to the last
// field.

// A walk plays games fast, without the slow referee.
type walk struct{ rng *rand.Rand }

// A step is a move and who makes it.
type step struct {
	p scrabble.Player
	m scrabble.Move
}

// encode writes every field of a value, those that are not exported too. Of the
// rules it writes nothing: they are shared.
func encode(t testing.TB, dst []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Pointer:
		if _, ok := reflect.Zero(v.Type()).Interface().(*scrabble.Rules); !ok {
			t.Fatalf("a View leads to a %s", v.Type())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			dst = encode(t, dst, v.Field(i))
		}
	case reflect.Array, reflect.Slice:
		dst = fmt.Appendf(dst, "%d[", v.Len())
		if v.Type().Elem().Kind() == reflect.Uint8 {
			for i := range v.Len() {
				dst = append(dst, byte(v.Index(i).Uint()))
			}
			return dst
		}
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

// record plays a game and returns its moves and its states, the first one before
// all moves.
func (w *walk) record(t testing.TB, rules *scrabble.Rules, most int) (steps []step, states []scrabble.State) {
	t.Helper()
	s := rules.Start(scrabble.Player(w.rng.IntN(rules.Options().Players)))
	states = append(states, s)
	for s.Phase() != scrabble.Over && len(steps) < most {
		p, m := try(w.rng, s)
		if s.Phase() == scrabble.Playing && w.rng.IntN(8) == 0 {
			p, m = s.Turn(), scrabble.Exchange(s.Rack(s.Turn()).String()[:1])
			m, _ = s.Complete(w.rng, p, m)
		}
		next, err := s.Play(p, m)
		if err != nil {
			continue
		}
		s = next
		steps, states = append(steps, step{p, m}), append(states, s)
	}
	return steps, states
}

// redrawn is the steps with another tile in a draw of q. It was on the rack to the
// end, or went back into the bag with an exchange: then the other one goes there.
func (w *walk) redrawn(steps []step, q scrabble.Player) ([]step, bool) {
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
	tile := "ABCDEFGHIJKLMNOPQRSTUVWXYZ?"[w.rng.IntN(27)]
	if old == tile {
		return nil, false
	}
	changed := func(tiles string) string { return strings.Replace(tiles, string(old), string(tile), 1) }
	again := append([]step(nil), steps...)
	again[at].m = again[at].m.Decision().WithDrawn(changed(drawn))
	for i := at + 1; i < len(steps); i++ {
		if m := steps[i].m; steps[i].p == q && strings.IndexByte(m.Aside(), old) >= 0 && w.rng.IntN(2) == 0 {
			again[i].m = scrabble.Exchange(changed(m.Aside())).WithDrawn(m.Drawn())
			break
		}
	}
	return again, true
}

func TestViewsHideRacks(t *testing.T) {
	words := slowSample(t, 300)
	w := &walk{rng: rand.New(rand.NewPCG(8, 8))}
	twins, views, asides := 0, 0, 0
	for i := range times(12, 80) {
		o := scrabble.Classique()
		o.Players, o.Validation = 2+i%3, slowValidations[i%2]
		steps, states := w.record(t, newSlowGame(o, standardLines, classiqueValues, words).compile(t), 10+w.rng.IntN(60))
		for range 30 {
			q := scrabble.Player(w.rng.IntN(o.Players))
			again, ok := w.redrawn(steps, q)
			if !ok {
				continue
			}
			if n, exchanged := w.compareTwins(t, steps, again, states, q); n > 0 {
				twins, views, asides = twins+1, views+n, asides+exchanged
			}
		}
	}
	t.Logf("%d games played twice, %d Views compared, %d exchanges of other tiles", twins, views, asides)
	if !slowRace && (twins < 200 || asides < 1) {
		t.Error("too few")
	}
}

// compareTwins plays the other steps beside the states of a game, as long as they
// are legal, and compares the Views of all but q. It returns how many differ in
// what is hidden.
func (w *walk) compareTwins(t testing.TB, steps, again []step, states []scrabble.State, q scrabble.Player) (views, asides int) {
	t.Helper()
	s := states[0]
	for i, st := range again {
		next, err := s.Play(st.p, st.m)
		if err != nil {
			return views, asides
		}
		s = next
		twin := states[i+1]
		if st.m.Aside() != steps[i].m.Aside() {
			asides++
		}
		if s.Phase() == scrabble.Over || s == twin {
			continue // at the end the tiles are counted
		}
		for p := range s.Players() {
			if p == q {
				continue
			}
			one, other := s.View(p), twin.View(p)
			if one != other || w.rng.IntN(4) == 0 && encoded(t, one) != encoded(t, other) {
				t.Fatalf("%s\n%s\nscrabble/hidden: the View of %s knows what %s has: %s in place of %s", tell(twin), tell(s), p, q, st.m, steps[i].m)
			}
			views++
		}
	}
	return views, asides
}

// A View of another player has none of the letters that were drawn last, when
// nobody else has them and none is on the board.
func TestViewsHaveNoTraceOfADraw(t *testing.T) {
	o := scrabble.Classique()
	rules := newSlowGame(o, standardLines, classiqueValues, slowSample(t, 10)).compile(t)
	s := rules.Start(scrabble.A)
	bare := map[scrabble.Player]string{}
	for _, rack := range []string{"JKWXYZQ", "AEIOULN"} {
		next, err := s.Play(scrabble.A, scrabble.Draw(7).WithDrawn(rack))
		if err != nil {
			t.Fatal(err)
		}
		v := next.View(scrabble.B)
		text := encoded(t, v)
		if was, ok := bare[scrabble.B]; ok && was != text {
			t.Errorf("scrabble/hidden: the View of B depends on the draw of A")
		}
		bare[scrabble.B] = text
		if v.Unseen() != o.Bag || v.Held(scrabble.A) != 7 || v.BagLen() != 95 {
			t.Errorf("scrabble/hidden: B does not see %s, and A holding %d", v.Unseen(), v.Held(scrabble.A))
		}
		if own := next.View(scrabble.A); own.Rack() != bag.MustParse(rack) || encoded(t, own) == text {
			t.Errorf("A sees %s of %s", own.Rack(), rack)
		}
	}
}

// The words of a refusal do not tell what is on a rack.
func TestRefusalsHideRacks(t *testing.T) {
	rules := newSlowGame(scrabble.Classique(), standardLines, classiqueValues, slowSample(t, 10)).compile(t)
	texts := map[string]map[string]bool{}
	for _, rack := range []string{"AEIOUST", "MOULTES", "ZYXWKJQ", "EEEEEEE", "M?EEEEE"} {
		s := rules.Start(scrabble.A)
		for _, m := range []scrabble.Move{scrabble.Draw(7).WithDrawn(rack), scrabble.Draw(7).WithDrawn("RRNNLLA")} {
			next, err := s.Play(s.Turn(), m)
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
		for _, m := range []scrabble.Move{
			scrabble.Place(scrabble.Centre(), board.Across, "MOTH"), scrabble.Place(scrabble.Centre(), board.Down, "PmB"),
			scrabble.Exchange("FFH").WithDrawn("AAA"), scrabble.Exchange("HEMOUZ").WithDrawn("AAAEEE"),
		} {
			err := s.Check(scrabble.A, m)
			var v *rulebook.Violation
			if !errors.As(err, &v) {
				t.Fatalf("scrabble/rack: %s from %s: %v", m, rack, err)
			}
			if texts[m.String()] == nil {
				texts[m.String()] = map[string]bool{}
			}
			texts[m.String()][fmt.Sprintf("%s %s", v.Word, err)] = true
		}
	}
	for m, told := range texts {
		if len(told) > 1 {
			t.Errorf("scrabble/hidden: %s is refused in %d ways: %v", m, len(told), told)
		}
	}
}
