package jarnac_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// Over random games of each preset with the real dictionary, the referee and the
// rules see the same positions, the same choices and the same end.
func TestRefereeAgreesOnPresets(t *testing.T) {
	for i, name := range presetNames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := presetCourt(t, name)
			rng := rand.New(rand.NewPCG(1, uint64(i)))
			ends := map[rulebook.Clause]int{}
			games, positions := 0, 0
			for ; positions < fewer(2400); games++ {
				n, o := c.game(t, rng, 12)
				positions += n
				ends[o.End]++
			}
			t.Logf("%d games, %d positions with words to find; ends: %v", games, positions, ends)
		})
	}
}

// The same with rules that nobody plays: every number of lines, other lengths,
// small bags, and each combination of formula, ending and scoring.
func TestRefereeAgreesOnOddOptions(t *testing.T) {
	for _, ending := range []jarnac.Ending{jarnac.LastChance, jarnac.LastLine, jarnac.LongerWord} {
		t.Run(ending.String(), func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(2, uint64(ending)))
			ends := map[rulebook.Clause]int{}
			games, positions := 0, 0
			for range fewer(40) {
				for formula := range 4 {
					for scoring := range 2 {
						o := oddOptions(rng)
						o.Lines = games%8 + 1
						o.Formula = jarnac.Formula(formula)
						o.Ending = ending
						o.Scoring = jarnac.Scoring(scoring)
						n, outcome := newCourt(t, o, fewWords(), fewBook()).game(t, rng, 15)
						games++
						positions += n
						ends[outcome.End]++
					}
				}
			}
			t.Logf("%d games, %d positions with words to find; ends: %v", games, positions, ends)
			want := map[jarnac.Ending][]rulebook.Clause{
				jarnac.LastChance: {rulebook.OfficialEndLastLine},
				jarnac.LastLine:   {rulebook.ClassicEnd, rulebook.ClassicEndJarnac},
				jarnac.LongerWord: {rulebook.ClassicEnd, rulebook.ClassicEndJarnac, rulebook.ClassicCompetitionLastJarnac},
			}[ending]
			for _, end := range append(want, rulebook.OfficialTurnEmptyBag, rulebook.OfficialTurnResign) {
				if ends[end] == 0 && games > 300 {
					t.Errorf("no game ended by %s", end)
				}
			}
		})
	}
}

// The same from the middle of games: mats that are nearly full, long racks, a
// bag with few letters or none. Whole games come there seldom.
func TestRefereeAgreesInMidgame(t *testing.T) {
	for i, name := range presetNames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := jarnac.Preset(name)
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(6, uint64(i)))
			ends := map[rulebook.Clause]int{}
			positions := 0
			for range fewer(80) {
				n, outcome := midgame(t, rng, o).game(t, rng, 8)
				positions += n
				ends[outcome.End]++
			}
			t.Logf("%d positions with words to find; ends: %v", positions, ends)
		})
	}
}

// midgame is a position of the options o, or of o with fewer letters.
func midgame(t testing.TB, rng *rand.Rand, o jarnac.Options) *duo {
	t.Helper()
	referee := &referee{o, frenchBook()}
	tb := referee.start(jarnac.Player(rng.IntN(2)))
	setup := jarnac.Setup{Turn: tb.turn, Phase: jarnac.Handover}
	tb.phase = jarnac.Handover
	left := []byte(o.Bag.String())
	rng.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
	draw := func(n int) string {
		drawn := string(left[:min(n, len(left))])
		left = left[len(drawn):]
		return drawn
	}
	for p := range tb.lines {
		for line := range tb.lines[p] {
			for range 400 {
				e := referee.book.words[rng.IntN(len(referee.book.words))]
				if n := len(e.text); line == o.Lines-1 || rng.IntN(8) == 0 || n < o.MinLength || n > 6 || !referee.good(e) {
					continue
				}
				if !lettersOf(string(left)).has(e.letters) {
					continue
				}
				rest := lettersOf(string(left)).minus(e.letters).String()
				left = []byte(rest)
				rng.Shuffle(len(left), func(i, j int) { left[i], left[j] = left[j], left[i] })
				tb.lines[p][line] = e.text
				break
			}
		}
		rack := draw(rng.IntN(9))
		tb.rack[p], tb.begun[p] = lettersOf(rack), true
		tb.jarnacs[p] = rng.IntN(3)
		setup.Mats[p] = jarnac.SetupMat{Rack: bag.MustParse(rack), Jarnacs: tb.jarnacs[p], Drawn: true}
		copy(setup.Mats[p].Lines[:], tb.lines[p])
	}
	if rng.IntN(2) == 0 {
		left = left[:min(len(left), rng.IntN(7))]
	}
	tb.bag = lettersOf(string(left))
	o.Bag = bag.MustParse(tb.all().String())
	if rng.IntN(2) == 0 {
		setup.Phase, tb.phase = jarnac.Playing, jarnac.Playing
	}
	c := newCourt(t, o, french.Lexicon(), frenchBook())
	s, err := c.rules.FromSetup(setup)
	if err != nil {
		t.Fatalf("FromSetup(%+v): %v", setup, err)
	}
	return &duo{c, s, tb}
}

// oddOptions is anything that validates, with letters that fewWords uses.
func oddOptions(rng *rand.Rand) jarnac.Options {
	for {
		o := jarnac.Official()
		o.Edition = jarnac.Edition(rng.IntN(3))
		o.Toss = jarnac.Toss(rng.IntN(2))
		o.MinLength = 2 + rng.IntN(3)
		o.MaxLength = 3 + rng.IntN(7)
		o.Jarnacs = 1 + rng.IntN(2)
		o.Excluded = 0
		for c := range lexicon.Classes(15) {
			if rng.IntN(4) == 0 {
				o.Excluded |= 1 << c
			}
		}
		var b []byte
		for range 6 + rng.IntN(60) {
			b = append(b, "AAAEEEERRRSSSTTTLLLU"[rng.IntN(20)])
		}
		o.Bag = bag.Of(b)
		if o.Validate() == nil {
			return o
		}
	}
}
