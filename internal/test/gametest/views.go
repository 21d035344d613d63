package gametest

import (
	"fmt"
	"iter"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

type (
	// A KnowingState is a State of which a player knows something, and chance the rest.
	KnowingState[S, P, M, V, B any] interface {
		comparable
		View(P) V
		Rack(P) B
		WithRack(P, B) (S, error)
		Chances(P, M) iter.Seq2[M, float64]
		Chance(*rand.Rand, P, M) M
		ParseMove(P, string) (M, *rulebook.Note, error)
	}

	// Counting is a State or a View that tells the points of moves.
	Counting[M, X any] interface {
		Points(M) int
		AppendScored([]X) []X
	}

	// Scored is a game's Scored.
	Scored[M any] interface {
		comparable
		~struct {
			Move   M
			Points int
		}
	}

	// A View is what a player knows of a State.
	View[S, P, M, U, E, B any] interface {
		comparable
		fmt.Stringer
		Viewer() P
		Rack() B
		Unseen() B
		Turn() P
		Moves() iter.Seq[M]
		Effect(M) (E, error)
		Check(M) error
		ParseMove(string) (M, *rulebook.Note, error)
		Chances(M) iter.Seq2[M, float64]
		Setup() U
		Hash() uint64
		Sample(*rand.Rand) S
	}
)

// Views is a part of the contract of a game: what its players know, and what chance may
// bring. A game has in its contract_test.go:
//
//	func views(t testing.TB) gametest.Views[State, Player, Move, View, Bag, *Rules]
//
//	func TestViews(t *testing.T)     { gametest.TestViews(t, game(t), (*Rules).ParseView) }
//	func FuzzParseView(f *testing.F) { gametest.FuzzParseView(f, game(f), (*Rules).ParseView) }
//
// In random games, at every position, for every player:
//
//   - A View reads back from its text as the same value. Its JSON is that text.
//   - It yields the moves that the State yields for its viewer, checks and reads them, and
//     tells their Effect.
//   - Its Setup is a position that looks the same for the viewer, where it is one. Different
//     Views have different hashes.
//   - A State that is sampled from it is a position, of which the viewer knows the same.
//     With the racks of one such State, the position becomes it.
//   - Chance completes a decision in as many ways as Chances tells, each of them legal,
//     and with chances that sum up to 1. Complete and Chance make no other.
func TestViews[
	S interface {
		State[S, P, M, U, E, O]
		KnowingState[S, P, M, V, B]
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V View[S, P, M, U, E, B], B comparable, R Rules[S, P, U],
](t *testing.T, g *Game[S, P, M, K, U, E, O], parse func(R, string) (V, error)) {
	if v := (*new(S)).View(0); v != *new(V) || v.Sample(rand.New(rand.NewPCG(1, 1))) != *new(S) || len(slices.Collect(v.Moves())) > 0 {
		t.Errorf("the zero State has a View: %v", v)
	}
	for _, variant := range g.Variants {
		t.Run(variant.Name, func(t *testing.T) {
			if err := views(g, variant, parse, N(3, 15)); err != nil {
				t.Error(err)
			}
		})
	}
}

func views[
	S interface {
		State[S, P, M, U, E, O]
		KnowingState[S, P, M, V, B]
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V View[S, P, M, U, E, B], B comparable, R Rules[S, P, U],
](g *Game[S, P, M, K, U, E, O], variant Variant[S, P, U], parse func(R, string) (V, error), n int) error {
	rules, ok := variant.Rules.(R)
	if !ok {
		return fmt.Errorf("the rules are %T", variant.Rules)
	}
	read := func(text string) (V, error) { return parse(rules, text) }
	hashes := map[P]map[uint64]V{}
	for seed := range uint64(n) {
		rng := rand.New(rand.NewPCG(seed, 2))
		steps, err := g.game(variant, seed)
		if err != nil {
			return err
		}
		for i, step := range steps {
			s := step.After
			if i == 0 {
				s = step.Before
			}
			for p := range s.Players() {
				if err := view(s, p, read, rng); err != nil {
					return fmt.Errorf("game %d: %s\n%v: %w", seed, s, p, err)
				}
				v := s.View(p)
				if back, err := rules.FromSetup(v.Setup()); err == nil && back.View(p) != v {
					return fmt.Errorf("game %d: the Setup of the View\n%s\nis that of\n%s", seed, v, back)
				}
				if hashes[p] == nil {
					hashes[p] = map[uint64]V{}
				}
				if other, ok := hashes[p][v.Hash()]; ok && other != v {
					return fmt.Errorf("game %d: one hash for the Views\n%s\n%s", seed, v, other)
				}
				hashes[p][v.Hash()] = v
				if i%4 > 0 {
					continue
				}
				if err := chance(s, p, rng); err != nil {
					return fmt.Errorf("game %d: %s\n%v: %w", seed, s, p, err)
				}
			}
		}
	}
	return nil
}

// view holds what is true of what p knows of s.
func view[
	S interface {
		State[S, P, M, U, E, O]
		KnowingState[S, P, M, V, B]
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V View[S, P, M, U, E, B], B comparable,
](s S, p P, read func(string) (V, error), rng *rand.Rand) error {
	v := s.View(p)
	if v.Viewer() != p || v.Rack() != s.Rack(p) || v.Turn() != s.Turn() || v != s.View(p) {
		return fmt.Errorf("it is the View of %v with %v, %v on turn: %s", v.Viewer(), v.Rack(), v.Turn(), v)
	}
	if err := viewText(v, read); err != nil {
		return err
	}
	if err := sameJSON(v.Setup()); err != nil {
		return err
	}
	moves := slices.Collect(s.Moves(p))
	if got := slices.Collect(v.Moves()); !slices.Equal(got, moves) {
		return fmt.Errorf("the View yields %v, and the State %v", got, moves)
	}
	for range min(len(moves), 4) {
		m := moves[rng.IntN(len(moves))]
		if _, err := v.Effect(m); err != nil && m.Completed() {
			return fmt.Errorf("the View refuses %v: %w", m, err)
		}
	}
	for _, m := range moves[:min(len(moves), 20)] {
		if err := checks(s, p, v, m); err != nil {
			return err
		}
		said, note, err := v.ParseMove(m.String())
		if meant, _, _ := s.ParseMove(p, m.String()); said != m || meant != m || note != nil || err != nil {
			return fmt.Errorf("the View reads %v as %v, %v, %v", m, said, note, err)
		}
	}
	var none M
	if err := v.Check(none); !sameError(err, s.Check(p, none)) {
		return fmt.Errorf("the View checks no move as %v, and the State as %v", err, s.Check(p, none))
	}
	_, stated := s.Effect(p, none)
	if _, err := v.Effect(none); !sameError(err, stated) {
		return fmt.Errorf("the View says of no move %v, and the State %v", err, stated)
	}
	sample := v.Sample(rng)
	if back := sample.View(p); back != v {
		return fmt.Errorf("the sample\n%s\nlooks as\n%s\nfor the viewer of\n%s", sample, back, v)
	}
	if got := slices.Collect(sample.Moves(p)); !slices.Equal(got, moves) {
		return fmt.Errorf("of the sample\n%s\nthe moves are %v and not %v", sample, got, moves)
	}
	if same, err := s.WithRack(p, s.Rack(p)); same != s || err != nil {
		return fmt.Errorf("with the rack that it has, it is\n%s\n%v", same, err)
	}
	if players := slices.Collect(s.Players()); len(players) == 2 {
		q := players[0] + players[1] - p
		if with, err := s.WithRack(q, sample.Rack(q)); with != sample || err != nil {
			return fmt.Errorf("with the rack %v of %v, it is\n%s\n%v\nand the sample is\n%s", sample.Rack(q), q, with, err, sample)
		}
	}
	return nil
}

// checks holds that a View accepts a decision that its viewer may make, and what chance makes
// of it.
func checks[
	S interface {
		State[S, P, M, U, E, O]
		KnowingState[S, P, M, V, B]
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V View[S, P, M, U, E, B], B comparable,
](s S, p P, v V, m M) error {
	if err := v.Check(m); err != nil {
		return fmt.Errorf("the View does not accept %v: %w", m, err)
	}
	for c := range s.Chances(p, m) {
		if err := v.Check(c); err != nil {
			return fmt.Errorf("the View does not accept %v: %w", c, err)
		}
		break
	}
	for c := range v.Chances(m) {
		if err := v.Check(c); err != nil || c.Decision() != m {
			return fmt.Errorf("by the View chance completes %v as %v: %v", m, c, err)
		}
		break
	}
	return nil
}

// viewText holds that a View reads back from its text and its JSON.
func viewText[V interface {
	comparable
	fmt.Stringer
}](v V, read func(string) (V, error)) error {
	if back, err := read(v.String()); err != nil || back != v {
		return fmt.Errorf("the View\n%s\nreads back as\n%s\n%v", v, back, err)
	}
	return readsJSON(v, read)
}

// chance holds what chance may bring to some decisions of p.
func chance[
	S interface {
		State[S, P, M, U, E, O]
		KnowingState[S, P, M, V, B]
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V, B any,
](s S, p P, rng *rand.Rand) error {
	const most = 2000 // completions that are looked at
	all := slices.Collect(s.Moves(p))
	kinds := map[string]int{}
	for _, i := range rng.Perm(len(all)) {
		m := all[i]
		if kinds[m.Kind().String()]++; kinds[m.Kind().String()] > 2 {
			continue
		}
		seen, sum, whole := map[M]bool{}, 0.0, true
		for c, chance := range s.Chances(p, m) {
			if whole = len(seen) < most; !whole {
				break
			}
			switch {
			case seen[c]:
				return fmt.Errorf("chance completes %v twice as %v", m, c)
			case !c.Completed() || c.Decision() != m:
				return fmt.Errorf("chance completes %v as %v", m, c)
			case !(chance > 0 && chance <= 1):
				return fmt.Errorf("the chance of %v is %v", c, chance)
			}
			if len(seen) < 20 {
				if err := s.Check(p, c); err != nil {
					return fmt.Errorf("chance completes %v as %v: %v", m, c, err)
				}
			}
			seen[c], sum = true, sum+chance
		}
		if whole && math.Abs(sum-1) > 1e-9 {
			return fmt.Errorf("the chances of %v sum up to %v", m, sum)
		}
		for range 3 {
			c, err := s.Complete(rng, p, m)
			if err != nil || whole && !seen[c] {
				return fmt.Errorf("Complete makes %v of %v, %v", c, m, err)
			}
			if c = s.Chance(rng, p, m); s.Check(p, c) != nil || whole && !seen[c] {
				return fmt.Errorf("Chance makes %v of %v, %v", c, m, s.Check(p, c))
			}
		}
	}
	return nil
}

// RefuseAlike tests that moves are refused in the same words in all positions, which differ in
// what is hidden.
func RefuseAlike[S interface{ Check(P, M) error }, P any, M fmt.Stringer](t *testing.T, all []S, p P, moves ...M) {
	t.Helper()
	for _, m := range moves {
		first := all[0].Check(p, m)
		for _, s := range all {
			if err := s.Check(p, m); err == nil || err.Error() != first.Error() {
				t.Errorf("%v is refused with %q, and with %q", m, err, first)
			}
		}
	}
}

// TestPoints holds in random games that Points is what the score of the player on turn grows by,
// where gains says that a move is counted at once, that a View tells the same, and that
// AppendScored lists the words with their points, in the order of the moves that lay words.
func TestPoints[
	S interface {
		State[S, P, M, U, E, O]
		Counting[M, X]
		View(P) V
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V Counting[M, X], X Scored[M],
](t *testing.T, g *Game[S, P, M, K, U, E, O], placements func(S) []M, gains func(Step[S, P, M]) bool) {
	type scored = struct {
		Move   M
		Points int
	}
	listed, gained := 0, 0
	for _, variant := range g.Variants {
		for seed := range uint64(N(3, 15)) {
			steps := must.Get(g.game(variant, seed))(t)
			for n, step := range steps {
				s, p, m := step.Before, step.Player, step.Move
				v := s.View(s.Turn())
				points := s.Points(m)
				if p == s.Turn() && v.Points(m) != points {
					t.Fatalf("%s\n%v has %d points, and in the View %d", s, m, points, v.Points(m))
				}
				if gains(step) {
					if gain := step.After.Score(p) - s.Score(p); points != gain {
						t.Fatalf("%s\n%v has %d points, and adds %d", s, m, points, gain)
					} else if gain > 0 {
						gained++
					}
				}
				if n%4 > 0 {
					continue
				}
				words, all := placements(s), s.AppendScored(nil)
				if own := v.AppendScored(nil); len(all) > 0 && !slices.Equal(own, all) || len(all) != len(words) {
					t.Fatalf("%s\n%d words, %d with points, and %d in the View", s, len(words), len(all), len(own))
				}
				for i, x := range all {
					if x := scored(x); x.Move != words[i] || i%17 == 0 && x.Points != s.Points(x.Move) {
						t.Fatalf("%s\n%v has %d points, and is listed as %v", s, words[i], s.Points(words[i]), x)
					}
				}
				listed += len(all)
			}
		}
	}
	if listed < 500 || gained < 50 {
		t.Errorf("only %d words listed, and %d that gain points", listed, gained)
	}
}

// FuzzParseView holds that a View that is read can be written, and that States of it can
// be sampled, which look the same.
func FuzzParseView[
	S interface {
		State[S, P, M, U, E, O]
		KnowingState[S, P, M, V, B]
	}, P Player, M Move[M, K], K Kind, U, E any, O Outcome[P], V View[S, P, M, U, E, B], B comparable, R Rules[S, P, U],
](f *testing.F, g *Game[S, P, M, K, U, E, O], parse func(R, string) (V, error)) {
	g.samples(func(v uint8, step Step[S, P, M], _ []Step[S, P, M]) {
		for p := range step.Before.Players() {
			f.Add(v, step.Before.View(p).String())
		}
	})
	f.Fuzz(func(t *testing.T, variant uint8, text string) {
		rules := g.variant(variant).Rules.(R)
		v, err := parse(rules, text)
		switch {
		case err != nil && (v != *new(V) || len(err.Error()) > 1<<13):
			t.Fatalf("%q is read as %s, %v", text, v, err)
		case err != nil:
			return
		case v.String() != text && !rewritten(text):
			t.Fatalf("%q is written %q", text, v)
		}
		if back, err := parse(rules, v.String()); err != nil || back != v {
			t.Fatalf("%q is written %q, which reads back as %s, %v", text, v, back, err)
		}
		rng := rand.New(rand.NewPCG(uint64(len(text)), 1))
		s := v.Sample(rng)
		if s.View(v.Viewer()) != v {
			t.Fatalf("%q has the sample %s, which looks as %s", text, s, s.View(v.Viewer()))
		}
		if back, err := rules.ParseState(s.String()); err != nil || back != s {
			t.Fatalf("%q has the sample %s, which reads back as %s, %v", text, s, back, err)
		}
		must.Do(t, g.goesOn(g.variant(variant), s, uint64(len(text))))
	})
}
