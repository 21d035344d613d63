package jarnac_test

import (
	"flag"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

var games = flag.Int("games", 500, "random games that the referee plays by each preset with each validation, and others in proportion")

// validations is both, as a test names them.
var validations = []jarnac.Validation{jarnac.Strict, jarnac.OnContest}

// Over random games of each preset, with words refused at once and on a contest,
// the referee and the rules see the same positions, the same choices, the same
// contests and the same end.
//
// Most games are played with few words and with letters that these use, so that
// the referee has little to try; some with the real dictionary and all letters.
// The referee lists the choices at some positions only; everything
// else it compares at all.
func TestRefereeAgreesOnPresets(t *testing.T) {
	all := map[string]int{}
	var mu sync.Mutex
	t.Run("games", func(t *testing.T) {
		for i, name := range presetNames {
			for j, validation := range validations {
				t.Run(name+" "+validation.String(), func(t *testing.T) {
					t.Parallel()
					o := slowOptions(name)
					o.Validation = validation
					few := newRound(1, uint64(i*2+j), 2, 8)
					var courts []*court
					for i, n := range []int{40, 70, 100, 144} {
						o := o
						if o.Bag = bagOfFew(few.rng, n); i%2 == 0 { // and more classes are excluded (official/words/classes)
							o.Excluded |= lexicon.ClassesOf(lexicon.Noun, lexicon.Adjective)
						}
						courts = append(courts, newCourt(t, o, fewWords(), fewBook()))
					}
					for range fewer(*games) {
						courts[few.rng.IntN(len(courts))].game(t, few)
					}
					many := newRound(2, uint64(i*2+j), 12, 1)
					full := presetCourt(t, name)
					o.Bag = full.referee.Bag
					full = newCourt(t, o, french.Lexicon(), frenchBook())
					for many.positions < fewer(500) {
						full.game(t, many)
					}
					for k, n := range many.seen {
						few.seen[k] += n
					}
					t.Logf("%d games with few words, %d with all; choices compared at %d and %d positions; %v",
						few.games, many.games, few.positions, many.positions, few.seen)
					mu.Lock()
					defer mu.Unlock()
					for k, n := range few.seen {
						all[k] += n
					}
				})
			}
		}
	})
	if fewer(1000) < 1000 || *games < 500 || t.Failed() {
		return
	}
	gametest.ComesUp(t, all, comesUp)
	t.Logf("in all: %v", all)
}

// comesUp is what random games must come to, or they test less than they seem to.
var comesUp = []string{
	"end official/end/last-line", "end classic/end", "end classic/end-jarnac", "end classic-competition/last-jarnac",
	"end official/turn/empty-bag", "end official/turn/resign", "end official/time/end", "end official/time/second-flag",
	"end official/time/flag-last-chance", "end official/time/out-bad-last",
	"a contest, wrong", "a contest, upheld", "a contest with a Jarnac, wrong", "a contest with a Jarnac, upheld",
	"a contest, wrong, out of time",
	"a new word undone", "a transformed word undone", "a Jarnac undone", "two Jarnacs undone", "a good Jarnac undone that is not used up", "a second Jarnac alone undone",
	"a last word undone", "a word that gave the last Jarnac undone", "a last word let stand",
	"a word undone after the pass", "a word undone after the flag",
	"a conjugation undone", "a chained word undone", "a word of an excluded class undone", "a word of an excluded class refused",
	"a flag", "a second flag", "a flag that means nothing", "a flag of the player not on turn", "a flag with a word in question",
	"a flag that ends a turn without a word, the bag being empty", "a word that nobody can contest any more without a draw",
	"a Jarnac announced", "an announced Jarnac accepted", "an announced Jarnac undone", "a word let pass after the second flag",
	"a draw with extra letters", "a first draw of more than six", "a swap of three for 4", "a swap of three for 5",
}

// The same with rules that nobody plays: every number of lines, other lengths,
// small bags, and each combination of formula, ending, scoring, validation and
// penalty.
func TestRefereeAgreesOnOddOptions(t *testing.T) {
	for _, ending := range []jarnac.Ending{jarnac.LastChance, jarnac.LastLine, jarnac.LongerWord} {
		t.Run(ending.String(), func(t *testing.T) {
			t.Parallel()
			r := newRound(2, uint64(ending), 15, 1)
			for range fewer(*games * 2 / 25) {
				for n := range 16 {
					o := oddOptions(r.rng)
					o.Lines = r.rng.IntN(8) + 1
					o.NoConjugations, o.NoChaining = n&1 != 0, n&2 != 0
					o.Ending = ending
					o.Score = jarnac.ScoreRule(r.rng.IntN(2))
					o.Validation = validations[n>>2&1]
					o.Penalty = jarnac.PenaltyRule(n >> 3)
					newCourt(t, o, fewWords(), fewBook()).game(t, r)
				}
			}
			t.Logf("%d games, choices compared at %d positions; %v", r.games, r.positions, r.seen)
			want := map[jarnac.Ending][]rulebook.Clause{
				jarnac.LastChance: {law.OfficialEndLastLine},
				jarnac.LastLine:   {law.ClassicEnd, law.ClassicEndJarnac},
				jarnac.LongerWord: {law.ClassicEnd, law.ClassicEndJarnac, law.ClassicCompetitionLastJarnac},
			}[ending]
			for _, what := range []string{"a first draw of another size", "a swap of another size"} {
				if r.seen[what] == 0 && r.games > 300 {
					t.Errorf("there was never %s", what)
				}
			}
			for _, end := range append(want, law.OfficialTurnEmptyBag, law.OfficialTurnResign) {
				if r.seen["end "+string(end)] == 0 && r.games > 300 {
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
			o := must.Get(jarnac.ParseOptions(name))(t)
			r := newRound(6, uint64(i), 8, 1)
			own := o
			own.FirstDraw, own.SwapSize, own.Jarnacs, own.Margin = 4, 2, 8, 20
			for n := range fewer(*games * 8 / 100) {
				o.Validation, own.Validation = validations[n&1], validations[n&1]
				midgame(t, r.rng, o).game(t, r)
				midgame(t, r.rng, own).game(t, r)
			}
			t.Logf("choices compared at %d positions; %v", r.positions, r.seen)
			if r.seen["a third Jarnac"] == 0 && fewer(1000) == 1000 {
				t.Error("there was never a third Jarnac")
			}
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
	more := 0 // letters and free lines, for many Jarnacs
	if o.Jarnacs > 2 {
		more = 6
	}
	draw := func(n int) string {
		drawn := string(left[:min(n, len(left))])
		left = left[len(drawn):]
		return drawn
	}
	for p := range tb.lines {
		for line := range tb.lines[p] {
			if more > 0 && rng.IntN(2) == 0 {
				continue
			}
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
		rack := draw(more + rng.IntN(9))
		tb.rack[p], tb.begun[p] = lettersOf(rack), true
		tb.jarnacs[p] = rng.IntN(3)
		setup.Mats[p] = jarnac.SetupMat{Rack: bag.MustParse(rack), Jarnacs: tb.jarnacs[p], Drawn: true}
		setup.Mats[p].Lines = tb.lines[p][:]
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
	return &duo{c, s, tb, dark(t, c, s)}
}

// oddOptions is anything that validates, with letters that fewWords uses.
func oddOptions(rng *rand.Rand) jarnac.Options {
	for {
		o := jarnac.Official()
		o.Edition = jarnac.Edition(rng.IntN(3))
		o.Toss = jarnac.TossRule(rng.IntN(2))
		o.MinLength = 2 + rng.IntN(3)
		o.MaxLength = 3 + rng.IntN(7)
		o.FirstDraw, o.SwapSize, o.Jarnacs, o.Margin = 6, 3, 1+rng.IntN(2), 70
		if rng.IntN(2) == 0 {
			o.FirstDraw, o.SwapSize, o.Jarnacs, o.Margin = 1+rng.IntN(9), rng.IntN(5), rng.IntN(9), rng.IntN(90)
		}
		o.Validation = validations[rng.IntN(2)]
		o.Penalty = jarnac.PenaltyRule(rng.IntN(2))
		o.Excluded = 0
		for c := range lexicon.Classes(15) {
			if rng.IntN(4) == 0 {
				o.Excluded |= 1 << c
			}
		}
		letters := 60
		if rng.IntN(3) == 0 { // which are soon drawn
			letters = 14
		}
		o.Bag = bagOfFew(rng, 6+rng.IntN(letters))
		if o.Validate() == nil {
			return o
		}
	}
}

// bagOfFew is n letters that fewWords uses.
func bagOfFew(rng *rand.Rand, n int) bag.Bag {
	b := make([]byte, n)
	for i := range b {
		b[i] = "AAAEEEERRRSSSTTTLLLU"[rng.IntN(20)]
	}
	return bag.Of(b)
}
