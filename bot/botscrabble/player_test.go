package botscrabble

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

func player(t testing.TB, rules *scrabble.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playOut plays a game in which now and then a time is out or a bad word is laid, and looks at
// each decision.
func playOut(t *testing.T, rules *scrabble.Rules, seed uint64, odd bool) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 9))
	s := rules.Start(scrabble.A)
	var sides []*Player
	for p := range s.Players() {
		sides = append(sides, player(t, rules, bot.Level(1+(seed+3*uint64(p))%8), seed))
		sides[p].Budget.Nodes = 60
	}
	for n := 0; s.Phase() != scrabble.Over; n++ {
		if n > 1000 {
			t.Fatalf("seed %d: no end in sight in %s", seed, s)
		}
		contested := false
		for p := range s.Players() {
			if m, ok := sides[p].Contest(s.View(p)); ok {
				next, err := s.Play(p, m)
				if err != nil {
					t.Fatalf("seed %d: %s contests in %s: %v", seed, p, s, err)
				}
				if effect, _ := s.Effect(p, m); len(effect.Bad) == 0 || effect.Penalty != (scrabble.Penalty{}) {
					t.Fatalf("seed %d: the contest %s in %s does %+v", seed, m, s, effect)
				}
				s, contested = next, true
				break
			}
		}
		if contested {
			continue
		}
		p := s.Turn()
		m, a, err := sides[p].Decide(context.Background(), s.View(p))
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
		if !slices.Contains(s.AppendMoves(nil, p), m) {
			t.Fatalf("seed %d: %s is no move of %s", seed, m, s)
		}
		if best, ok := a.Best(); !ok || best != m {
			t.Fatalf("seed %d: %s is not the best of %v", seed, m, a)
		}
		for _, c := range a.Candidates {
			if c.Win < 0 || c.Win > 1 || c.WinErr < 0 || c.Visits > 0 && c.Line[0].Decision() != c.Move {
				t.Fatalf("seed %d: a candidate is %+v", seed, c)
			}
		}
		if bad := badWord(s, rng, m); odd && rng.IntN(4) == 0 && s.Check(p, bad) == nil {
			m = bad
		} else if odd && rng.IntN(40) == 0 && s.Check(p, scrabble.Flag()) == nil {
			m = scrabble.Flag()
		}
		if m, err = s.Complete(rng, p, m); err == nil {
			s, err = s.Play(p, m)
		}
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
	}
}

// badWord is a placement with other tiles of the rack in its places.
func badWord(s scrabble.State, rng *rand.Rand, m scrabble.Move) scrabble.Move {
	if m.Kind() != scrabble.KindPlace || m.Count() < 2 {
		return m
	}
	tiles := []byte(strings.ReplaceAll(s.Rack(s.Turn()).String(), "?", "z"))
	rng.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	var word []byte
	at := m.At()
	i, last := 0, at
	for q := range m.Laid() {
		for n := int(q.Row-last.Row) + int(q.Column-last.Column); n > 1; n-- {
			word = append(word, '.')
		}
		word, last = append(word, tiles[i]), q
		i++
	}
	return scrabble.Place(at, m.Direction(), string(word))
}

// Each decision is a move, by odd options, for two to four players, at all levels.
func TestDecisionsAreMoves(t *testing.T) {
	for _, text := range []string{
		"classique", "english", "classique players=3", "classique players=4 validation=contest",
		"classique validation=contest", "english validation=contest", "classique validation=contest penalty=single time-penalty=10",
		"classique rack=8 lay=7", "classique rack=8", "classique rack=3 bonus=10", "classique rack=1", "classique duplicate=best mixed=2", "classique duplicate=top players=4",
		"classique bag=AEIRSTN rack=3", "classique bag=ABCDEFGH rack=2 players=4", "classique bag=?????????? rack=2 validation=contest", "classique bag=??????????????", "classique bag=WWWWXXXXKKKKQQQQ", "classique exchange=0", "classique exchange=0 bag=AEIRSTNAEIRSTNU",
		"english leftover=given exchange=255",
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			rules := compile(t, text)
			for seed := range uint64(3) {
				playOut(t, rules, seed, seed > 0)
			}
		})
	}
}

// A lexicon of three words is enough to play with.
func TestSmallLexicon(t *testing.T) {
	words, err := lexicon.ReadList(strings.NewReader("RAT\nRATS\nTRI\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"classique", "classique validation=contest players=3", "classique duplicate=best"} {
		o, err := scrabble.ParseOptions(text)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := scrabble.Compile(o, words)
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, rules, 7, true)
	}
}

// What is no position to decide in is an error.
func TestErrors(t *testing.T) {
	rules := compile(t, "classique")
	s := rules.Start(scrabble.A)
	over, _ := s.Play(scrabble.A, scrabble.Resign())
	other := compile(t, "english").Start(scrabble.A)
	again := compile(t, "classique").Start(scrabble.A)
	p := player(t, rules, bot.Champion, 1)
	for name, v := range map[string]scrabble.View{
		"no game": {}, "over": over.View(scrabble.A), "not on turn": s.View(scrabble.B), "other rules": other.View(scrabble.A),
	} {
		if m, _, err := p.Decide(context.Background(), v); err == nil || m != (scrabble.Move{}) {
			t.Errorf("%s: decides on %s", name, m)
		}
	}
	if _, _, err := p.Decide(context.Background(), again.View(scrabble.A)); err != nil {
		t.Errorf("the same rules, compiled again: %v", err)
	}
	var zero Player
	if _, _, err := zero.Decide(context.Background(), s.View(scrabble.A)); err == nil {
		t.Error("the zero Player decides")
	}
	if _, err := New(nil, bot.Champion, 1); err == nil {
		t.Error("there are no rules to play by")
	}
	if _, err := New(new(scrabble.Rules), bot.Champion, 1); err == nil {
		t.Error("the zero Rules are rules to play by")
	}
	for _, level := range []bot.Level{0, 9} {
		if _, err := New(rules, level, 1); err == nil {
			t.Errorf("there is the level %d", level)
		}
	}
}
