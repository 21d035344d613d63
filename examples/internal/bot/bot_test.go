package bot

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

var presets = []string{"official", "competition", "classic", "classic-competition"}

func compile(t testing.TB, preset string) *jarnac.Rules {
	t.Helper()
	o, err := jarnac.ParseOptions(preset)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// play plays a game with a seed, and calls each before every decision.
func play(t testing.TB, rules *jarnac.Rules, seed uint64, each func(s jarnac.State, m jarnac.Move)) jarnac.State {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 0))
	s := rules.Start(jarnac.Player(seed % 2))
	bots := Pair(rules, rng)
	for moves := 0; s.Phase() != jarnac.Over; moves++ {
		if moves > 2000 {
			t.Fatalf("seed %d: no end in sight in %s", seed, s)
		}
		p := s.Turn()
		m := bots[p].Decide(s)
		each(s, m)
		m, err := s.Complete(rng, p, m)
		if err == nil {
			s, err = s.Play(p, m)
		}
		if err != nil {
			t.Fatalf("seed %d: player %s in %s: %v", seed, p, s, err)
		}
	}
	return s
}

// Each decision is one of the moves of the position, over hundreds of games of
// every preset; and all that there is to do in a game is done.
func TestDecisionsAreMoves(t *testing.T) {
	games := gametest.N(30, 200)
	for _, preset := range presets {
		t.Run(preset, func(t *testing.T) {
			t.Parallel()
			rules := compile(t, preset)
			done := map[jarnac.Kind]int{}
			var moves []jarnac.Move
			for seed := range games {
				s := play(t, rules, uint64(seed), func(s jarnac.State, m jarnac.Move) {
					done[m.Kind()]++
					moves = s.AppendMoves(moves[:0], s.Turn())
					if !slices.Contains(moves, m) {
						t.Fatalf("seed %d: %s is no move of %s", seed, m, s)
					}
				})
				if _, over := s.Outcome(); !over {
					t.Errorf("seed %d: no outcome in %s", seed, s)
				}
			}
			for _, k := range []jarnac.Kind{jarnac.KindDraw, jarnac.KindSwap, jarnac.KindPlace, jarnac.KindExtend, jarnac.KindJarnac, jarnac.KindPass} {
				if done[k] < games/2 {
					t.Errorf("%d games have %d of the kind %s", games, done[k], k)
				}
			}
		})
	}
}

// A bot plays on when a flag has fallen, and when the last word waits for a
// contest.
func TestBotsAgainstTheClock(t *testing.T) {
	for _, text := range []string{"official", "classic", "classic-competition", "official first-draw=3 swap-size=5 jarnacs=8 margin=0", "classic first-draw=9 swap-size=1"} {
		o, err := jarnac.ParseOptions(text + " lines=4 validation=contest")
		if err != nil {
			t.Fatal(err)
		}
		rules, err := jarnac.Compile(o, french.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(40) {
			rng := rand.New(rand.NewPCG(seed, 9))
			bots := Pair(rules, rng)
			s := rules.Start(jarnac.A)
			for s.Phase() != jarnac.Over {
				p := s.Turn()
				m := jarnac.Flag()
				if rng.IntN(60) > 0 || s.OutOfTime(p) {
					if m, err = s.Complete(rng, p, bots[p].Decide(s)); err != nil {
						t.Fatalf("%s, seed %d: %v\nin %v", text, seed, err, s)
					}
				}
				if s, err = s.Play(p, m); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// Games end as the rules mean them to, with words worth laying.
func TestGamesAreNatural(t *testing.T) {
	for _, preset := range presets {
		t.Run(preset, func(t *testing.T) {
			t.Parallel()
			rules := compile(t, preset)
			const games = 100
			lines, words, letters, jarnacs, full := 0, 0, 0, 0, 0
			for seed := range games {
				s := play(t, rules, uint64(seed), func(jarnac.State, jarnac.Move) {})
				for p := range jarnac.Player(2) {
					n := 0
					for _, w := range s.Lines(p) {
						lines++
						if w != "" {
							words, letters, n = words+1, letters+len(w), n+1
						}
					}
					if n == rules.Options().Lines {
						full++
					}
					jarnacs += s.Jarnacs(p)
				}
			}
			if mean := float64(letters) / float64(words); mean < 6 || mean > 9 {
				t.Errorf("words have %.1f letters in the mean", mean)
			}
			if full < games*9/10 {
				t.Errorf("%d of %d games ended with a full mat", full, games)
			}
			if mean := float64(jarnacs) / games; mean < 1 || mean > 8 {
				t.Errorf("%.1f Jarnacs a game", mean)
			}
			if words < lines/2 {
				t.Errorf("%d words on %d lines", words, lines)
			}
		})
	}
}

func position(t *testing.T, preset string, p jarnac.Setup) jarnac.State {
	t.Helper()
	s, err := compile(t, preset).FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func matOf(rack string, lines ...string) (m jarnac.SetupMat) {
	copy(m.Lines[:], lines)
	m.Rack, m.Drawn = bag.MustParse(rack), true
	return m
}

// decide is what the player on turn does, with eyes that miss nothing.
func decide(s jarnac.State) jarnac.Move {
	b := Pair(s.Rules(), rand.New(rand.NewPCG(1, 1)))[s.Turn()]
	for seed := range uint64(1000) {
		if b.sight = sight(seed); b.sight.sees("TRACEE", "TRACE") && b.sight.sees("ACERTEE", "") {
			break
		}
	}
	return b.Decide(s)
}

func TestDecide(t *testing.T) {
	for _, tt := range []struct {
		name   string
		preset string
		setup  jarnac.Setup
		want   jarnac.Move
	}{
		{
			"takes TZAR as in classic/example-tzar", "classic",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("WZ", "RAT", "BUT"), matOf("")}},
			jarnac.Jarnac(1, "TZAR"),
		},
		{
			"draws the six letters", "official",
			jarnac.Setup{Phase: jarnac.Handover},
			jarnac.Draw(6),
		},
		{
			"draws the letter due for a word", "official",
			jarnac.Setup{Phase: jarnac.Bonus, Acted: true, Mats: [2]jarnac.SetupMat{matOf("E", "RAT"), matOf("")}},
			jarnac.Draw(1),
		},
		{
			"swaps consonants for what may come", "official",
			jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("BFGKW"), matOf("")}},
			jarnac.Swap("FKW"),
		},
		{
			"lengthens a word rather than open a line", "official",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("BETU", "TRACE"), matOf("")}},
			jarnac.Extend(1, "BERCAT"),
		},
		{
			"passes with nothing to play", "official",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("W"), matOf("")}},
			jarnac.Pass(),
		},
		{
			"lets the last chance go when that wins", "official",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Answer, Mats: [2]jarnac.SetupMat{
				matOf("Z", "RAT", "BUT", "SOL", "PRE", "MIL", "COQ", "DON", "FEU"),
				matOf("", "ANCESTRAL", "LANCERAS"),
			}},
			jarnac.LetGo(),
		},
		{
			"takes the last chance when letting go loses", "official",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Answer, Mats: [2]jarnac.SetupMat{
				matOf("Z", "RAT", "BUT", "SOL", "PRE", "MIL", "COQ", "DON", "FEU"),
				matOf(""),
			}},
			jarnac.Jarnac(1, "TZAR"),
		},
		{
			"does not fill its mat to lose", "classic",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{
				matOf("OTU", "AKENE", "BLOG", "CHYLE", "ADDAX", "APPLI", "BINGO", "AFFIN"),
				matOf("", "ANCESTRAL", "TRIMESTRE", "SOULEVER"),
			}},
			jarnac.Pass(),
		},
		{
			"fills its mat to win", "classic",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{
				matOf("OTU", "AKENE", "BLOG", "CHYLE", "ADDAX", "APPLI", "BINGO", "AFFIN"),
				matOf("", "ANCESTRAL"),
			}},
			jarnac.Place("OUT"),
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := decide(position(t, tt.preset, tt.setup)); got != tt.want {
				t.Errorf("decides on %s, not %s", got, tt.want)
			}
		})
	}
}

// A long word is laid in steps, each of which earns a draw
// (classic/example-steps).
func TestSteps(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("ACEERT"), matOf("")}})
	if m := decide(s); m.Kind() != jarnac.KindPlace || len(m.Word()) != 3 {
		t.Errorf("lays %s, which is no first step", m)
	}
}

// Without chaining of the same entry no step leads to a goal that is another
// form of it (official/words/same-entry).
func TestStepsWithoutChaining(t *testing.T) {
	s := position(t, "competition", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("LACS"), matOf("")}})
	m := decide(s)
	if m.Kind() != jarnac.KindPlace || len(m.Word()) == 4 && m.Word() != "CALS" && m.Word() != "LACS" && m.Word() != "SLAC" {
		t.Errorf("decides on %s", m)
	}
}

// The eyes of a bot are the same for a whole turn, and miss long and shuffled
// words more often.
func TestSight(t *testing.T) {
	missed := func(word, old string) (n int) {
		for seed := range sight(20_000) {
			s := seed * 0x9e3779b97f4a7c15
			if !s.sees(word, old) {
				n++
			}
			if s.sees(word, old) != s.sees(word, old) {
				t.Fatal("the same eyes see a word and do not")
			}
		}
		return n
	}
	grown, shuffled, far := missed("RATS", "RAT"), missed("TZAR", "RAT"), missed("CRATERE", "RAT")
	short, long := missed("RAT", ""), missed("ANCESTRAL", "")
	if !(0 < grown && grown < shuffled && shuffled < 5000 && grown < far) {
		t.Errorf("of 20000: RATS missed %d times, TZAR %d times, CRATERE %d times", grown, shuffled, far)
	}
	if !(0 < short && short < 1000 && 5*short < long && long < 15_000) {
		t.Errorf("of 20000: RAT missed %d times, ANCESTRAL %d times", short, long)
	}
}

func BenchmarkGame(b *testing.B) {
	for _, preset := range presets {
		b.Run(preset, func(b *testing.B) {
			rules := compile(b, preset)
			b.ReportAllocs()
			seed := uint64(0)
			for b.Loop() {
				play(b, rules, seed, func(jarnac.State, jarnac.Move) {})
				seed++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
