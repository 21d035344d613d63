package reviewcards

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/reviewtest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// contract is what the reviews of all games promise.
var contract = reviewtest.Game[Turn, Finding, Summary]{
	Tell:      Tell,
	Course:    Course,
	Summarize: Summarize,
	Table:     Table,
	Turns:     func(s Summary) int { return s.Turns },
}

// read is the turns of a record.
func read(t testing.TB, text string) []Turn {
	t.Helper()
	return reviewtest.Read(t, text,
		func(r io.Reader) (scrabblecards.Record, error) { return scrabblecards.ReadRecord(r, nil) },
		func(r scrabblecards.Record) *scrabblecards.Rules {
			return scrabblecards.MustCompile(r.Options, gaddag.Lexicon())
		}, Turns)
}

// game is the turns of a recorded game.
func game(t testing.TB) []Turn {
	t.Helper()
	return read(t, reviewtest.File(t, "testdata/game.txt"))
}

func compile(t testing.TB, options string) *scrabblecards.Rules {
	t.Helper()
	return gametest.Compile(t, scrabblecards.ParseOptions, scrabblecards.Compile, options, gaddag.Lexicon())
}

// walk is a game of players who do anything.
func walk(rules *scrabblecards.Rules, seed uint64) iter.Seq2[scrabblecards.Step, error] {
	stroll := gametest.Stroll[scrabblecards.Move]{Parse: scrabblecards.ParseMove, Contest: scrabblecards.Contest(), Most: 120}
	return gametest.Wander[scrabblecards.Step](rand.New(rand.NewPCG(seed, 1)), rules.Start(scrabblecards.A), stroll)
}

// wander is the turns of such a game.
func wander(t testing.TB, rules *scrabblecards.Rules, seed uint64) []Turn {
	t.Helper()
	return reviewtest.TurnsOf(t, Turns, walk(rules, seed))
}

// What is exact is what the moves of the position say, one by one, with and without bonus cards.
func TestExact(t *testing.T) {
	turns := game(t)
	for seed := range uint64(gametest.N(1, 10)) {
		turns = append(turns, wander(t, compile(t, "official"), seed)...)
	}
	missed, cards := 0, 0
	for _, turn := range turns {
		s := turn.Before()
		f, err := turn.Review(context.Background(), review.Options{ExactOnly: true})
		if err != nil || !f.Known || f.Decisions != nil || f.Start != (review.Estimate{}) {
			t.Fatalf("%+v, %v", f, err)
		}
		most, count, all := 0, 0, false
		best := map[scrabblecards.Move]int{} // points by placements without a bonus card
		jokers := 0
		if _, n := s.Rack(turn.Player).Letters.Counts(); n > 0 {
			jokers = n // and there are too many moves to look at one by one
		}
		if jokers > 1 {
			continue
		}
		for m := range s.Moves(s.Turn()) {
			if m.Kind() != scrabblecards.KindPlace {
				continue
			}
			if b, _ := m.Bonus(); b == scrabblecards.NoBonus {
				count++
			}
			laid := 0
			for i := range len(m.Word()) {
				if s.Letter(m.At().Next(m.Direction(), i)) == 0 {
					laid++
				}
			}
			most, all = max(most, s.Points(m)), all || laid == 7
			plain := m.WithBonus(scrabblecards.NoBonus, 0)
			best[plain] = max(best[plain], s.Points(m))
		}
		var top []int
		for _, p := range f.Top {
			top = append(top, p.Points)
			if p.Bonus != scrabble(&s, p.Move) {
				t.Errorf("turn %d: %+v", f.N, p)
			}
		}
		if want := reviewtest.Most(best, few); !slices.Equal(top, want) {
			t.Errorf("turn %d: the top placements make %d, and not %d", f.N, top, want)
		}
		points := turn.Step.Effect().Points
		if f.Count != count || count > 0 && (f.Top[0].Points != most || f.Missed != most-points) || f.Points != points || len(f.Top) > few {
			t.Errorf("turn %d: %+v, and not %d placements, the best of %d points", f.N, f, count, most)
		}
		if f.BonusMissed != (all && !f.Bonus) {
			t.Errorf("turn %d: scrabble %t, missed %t of %t", f.N, f.Bonus, f.BonusMissed, all)
		}
		for i, p := range f.Top {
			if s.Points(p.Move) != p.Points || i > 0 && p.Points > f.Top[i-1].Points {
				t.Errorf("turn %d: %+v", f.N, f.Top)
			}
			if b, _ := p.Move.Bonus(); b != scrabblecards.NoBonus {
				cards++
			}
		}
		missed += f.Missed
	}
	if missed == 0 || cards == 0 {
		t.Errorf("%d points missed in all, %d times with a bonus card", missed, cards)
	}
}

// A bad word that nobody contests is one that a contest would have taken back.
func TestContest(t *testing.T) {
	const start = "@option validation=contest\n@players Alice Bruno\nAlice +CHATZEU\nBruno +SAEIRNT\nAlice (0,0)>CHZA\n"
	for more, want := range map[string]struct{ withdrawn, contest bool }{
		"Alice +RSTU\nBruno -\n": {contest: true},
		"Bruno ?\n":              {withdrawn: true},
		"":                       {contest: true},
	} {
		f := contract.Findings(t, read(t, start+more), review.Options{Budget: bot.Budget{Nodes: 20}})[0]
		points, contest := f.Step.Effect().Points, 0
		if want.contest {
			contest = points
		}
		if f.Withdrawn != want.withdrawn || !slices.Equal(f.Wrong, []string{"CHZA"}) || f.Contest != contest || f.Points != points || f.Points == 0 || f.Decisions != nil {
			t.Errorf("%q: %+v", more, f)
		}
	}
}

// Where a contest is best, the decision made is compared with nothing, and told all the same.
func TestContestIsBest(t *testing.T) {
	rules := compile(t, "official validation=contest rack=3 bag=RTXESU")
	steps := gametest.Steps[scrabblecards.Step](t, rules.Start(scrabblecards.A), scrabblecards.ParseMove, "+RTX", "+ESU", "(0,0)>TX", "-")
	turns := reviewtest.Played(t, Turns, steps)
	s := turns[0].Step.After
	p := must.Get(botcards.New(s.Rules(), bot.Champion, 1))(t)
	if _, contests := p.Contest(s.View(1)); !contests {
		t.Fatal("the champion does not contest CHZA")
	}
	for _, turn := range turns {
		f, err := turn.Review(context.Background(), review.Options{Budget: bot.Budget{Nodes: 20}})
		if err != nil {
			t.Errorf("turn %d: %+v, %v", f.N, f.Decisions, err)
		}
	}
}

// Any game can be reviewed, told and written: of two to six players, with contests.
func TestAnyGame(t *testing.T) {
	withdrawn, wrong, contests := 0, 0, 0
	for i, text := range []string{"official", "official players=3 validation=contest", "official bag=AEIRSTNAEIRSTNU2 rack=4 validation=contest", "official players=6"} {
		for seed := range uint64(gametest.N(2, 10)) {
			turns := wander(t, compile(t, text), seed+uint64(10*i))
			all := contract.Any(t, text, turns, review.Options{Budget: bot.Budget{Nodes: 12}})
			for _, f := range all {
				wrong += len(f.Wrong)
				if f.Withdrawn {
					withdrawn++
				}
				if f.Contest > 0 {
					contests++
				}
				for _, d := range f.Decisions {
					if d.Value.Win < 0 || d.Value.Win > 1 || d.Made != f.Step.Move.Decision() || d.Made == d.Best && d.Loss != (review.Estimate{}) {
						t.Errorf("%s, turn %d: %+v", text, f.N, d)
					}
				}
			}
		}
	}
	if withdrawn == 0 || wrong == 0 || contests == 0 {
		t.Errorf("%d moves withdrawn, %d bad words, %d not contested", withdrawn, wrong, contests)
	}
}

// Bounded by nodes, a review finds the same each time; of nothing it finds nothing.
func TestDeterminism(t *testing.T) {
	contract.Determinism(t, game(t)[5:8], 60)
	contract.Nothing(t)
	reviewtest.Refused(t, Turns)
}

// One position: the placements, and the decisions in order.
func TestLook(t *testing.T) {
	s := game(t)[23].Before() // in which AJOuRNEREZ makes 75
	p, err := Look(context.Background(), s, review.Options{Budget: bot.Budget{Nodes: 200}})
	if err != nil || p.Top[0].Move.Word() != "AJOuRNEREZ" || p.Top[0].Points != 75 || !p.Top[0].Bonus || p.Count < 100 {
		t.Fatalf("%+v, %v", p.Top, err)
	}
	if best := p.Analysis.Candidates[0]; best.Visits == 0 || best.Move.Word() != "AJOuRNEZ" {
		t.Errorf("%+v", best)
	}
	if _, err := json.Marshal(p); err != nil {
		t.Error(err)
	}
	if p, err := Look(context.Background(), scrabblecards.State{}, review.Options{}); err != nil || p.Top != nil {
		t.Errorf("no position is %+v, %v", p, err)
	}
}

// What is said of a whole game, to read.
func TestGolden(t *testing.T) {
	all := contract.Findings(t, game(t), review.Options{ExactOnly: true})
	contract.Golden(t, all, "Alice", "Bruno")

	some := all[len(all)-12:]
	for i := range some {
		f := &some[i]
		d := reviews.Decision[scrabblecards.Move]{N: f.First, Made: f.Step.Move, Best: f.Step.Move, Line: []scrabblecards.Move{f.Step.Move, scrabblecards.Pass()}, Loss: reviewtest.Loss(i)}
		d.Value = review.Estimate{Win: 0.75, WinErr: 0.01, Points: 5.5, PointsErr: 1, Exact: d.Loss.Exact}
		if f.Count > 0 && i%2 == 0 {
			d.Best = f.Top[0].Move
		}
		if d.Best == d.Made {
			d.Loss = review.Estimate{}
		}
		f.Start, f.Loss, f.Decisions = d.Value, d.Loss, append(f.Decisions, d)
	}
	contract.Estimated(t, some, "Alice", "Bruno")
}

// A mistake is told once: where the top is best, with the points that were missed.
func TestTell(t *testing.T) {
	f := contract.Findings(t, game(t)[23:24], review.Options{ExactOnly: true})[0]
	top := f.Top[0].Move
	for _, best := range []scrabblecards.Move{top, f.Top[1].Move} {
		loss := review.Estimate{Win: 0.2, WinErr: 0.01, Points: 12, PointsErr: 2}
		f.Decisions = []reviews.Decision[scrabblecards.Move]{{Made: f.Step.Move, Best: best, Loss: loss}}
		all := contract.Said(f)
		if strings.Count(all, "+12 d’écart espéré, +20 % de chances (± 1)") != 1 || strings.Contains(all, "Mieux valait") == (best == top) {
			t.Errorf("%s", all)
		}
	}
}

// What was better and has the same words is told with its place, and a draw of some luck is told last.
func TestTellPlaceAndLuck(t *testing.T) {
	f := contract.Findings(t, game(t)[23:24], review.Options{ExactOnly: true})[0]
	s, o := f.Before(), show.Options{Language: language.French}
	names := map[string]scrabblecards.Move{}
	var made, best scrabblecards.Move
	for m := range s.Moves(s.Turn()) {
		name := Name(s, m, o)
		if other, ok := names[name]; ok && other.At() != m.At() {
			made, best = other, m
			break
		}
		names[name] = m
	}
	if made == best {
		t.Fatal("no words can be laid at two places")
	}
	loss := review.Estimate{Win: 0.2, WinErr: 0.01, Points: 12, PointsErr: 2}
	f.Missed, f.Decisions = 0, []reviews.Decision[scrabblecards.Move]{{Made: made, Best: best, Loss: loss}}
	if want := fmt.Sprintf("%s, en %s", Name(s, best, o), best.At()); !strings.Contains(contract.Said(f), want) {
		t.Errorf("no %q in %s", want, contract.Said(f))
	}
	f.Decisions[0].Made = scrabblecards.Pass()
	if said := contract.Said(f); strings.Contains(said, ", en ") || !strings.Contains(said, "Mieux valait") {
		t.Errorf("other words are told with a place: %s", said)
	}
	for points, told := range map[float64]bool{16: true, -16: true, 15.9: false} {
		f.Draws = []reviews.Draw[scrabblecards.Move]{{Move: must.Get(scrabblecards.ParseMove("+ABC"))(t), Luck: reviews.Luck{Points: points}}}
		said := Tell(f, o)
		if last := said[len(said)-1]; (last.Kind == review.Drawn) != told || told && !strings.Contains(last.Text, "ABC") {
			t.Errorf("a luck of %v is told last by %+v", points, last)
		}
	}
}

// BenchmarkReview reviews a whole game at the default depth, on one core.
func BenchmarkReview(b *testing.B) { contract.Benchmark(b, game(b)) }

// Of a game that is over nothing is found, and a look that was stopped says so.
func TestLookAtNothing(t *testing.T) {
	s := game(t)[23].Before()
	over := must.Get(s.Play(s.Turn(), scrabblecards.Resign()))(t)
	reviewtest.LookAtNothing(t, s, over, Look, func(p Position) (bool, int) { return p.Top != nil, len(p.Analysis.Candidates) })
}

// A decision that is the best one is compared with what the search knows, and another one with the best alone.
func TestCompared(t *testing.T) {
	s := game(t)[23].Before()
	o := review.Options{Budget: bot.Budget{Nodes: 60}}
	reviewtest.Compared(t, func(made scrabblecards.Move) (bot.Analysis[scrabblecards.Move], error) {
		return analyse(context.Background(), s, o, made)
	})
}

// A scrabble lays as many cards as a full hand holds, where that brings anything.
func TestScrabble(t *testing.T) {
	for options, want := range map[string]bool{"official": true, "official bonus=1": true, "official bonus=0": false} {
		s := must.Get(compile(t, options).ParseState("racks AEINRST/ADIRSTU; bag AEIOU; table 0,0:AS;"))(t)
		for text, lays := range map[string]bool{"(1,0)>ENTRAIS": true, "(1,0)>ENTRAI": false, "(0,0)vAENTRAIS": true, "(0,0)vANTRAIS": false, "-": false, "-AEINRST": false} {
			m := must.Get(scrabblecards.ParseMove(text))(t)
			if got := scrabble(&s, m); got != (want && lays) {
				t.Errorf("%s: %s is one: %t", options, text, got)
			}
		}
	}
}

// Each draw belongs to one turn of its player.
func TestDrawsOfTurns(t *testing.T) {
	reviewtest.DrawsOfTurns(t, func(options string, seed uint64) iter.Seq2[scrabblecards.Step, error] {
		return walk(compile(t, options), seed)
	},
		[]string{"official", "official players=3 validation=contest"}, Turns,
		func(s scrabblecards.Step) (scrabblecards.Player, bool) {
			return s.Player, s.Move.Kind() == scrabblecards.KindDraw
		},
		func(turn Turn) (int, scrabblecards.Player, []DrawStep) { return turn.First, turn.Player, turn.Drawn })
}

// Each draw of a turn has its luck, the first hand with the first turn; the summaries add it up, and the table shows it.
func TestDrawsHaveLuck(t *testing.T) {
	reviewtest.Luck(t, contract, wander(t, compile(t, "official"), 3)[:4],
		func(f Finding) (int, []reviews.Draw[scrabblecards.Move]) { return int(f.Player), f.Draws }, func(s Summary) *reviews.Luck { return s.Luck })
}

// Where there is something to lay, be it one placement, a decision is compared.
func TestOneToLay(t *testing.T) {
	reviewtest.OneToLay(t, func(placements int) (int, review.Estimate, error) {
		f := Finding{Turn: game(t)[23]}
		f.Count = placements
		err := f.decision(context.Background(), review.Options{Budget: bot.Budget{Nodes: 20}})
		return len(f.Decisions), f.Start, err
	})
}
