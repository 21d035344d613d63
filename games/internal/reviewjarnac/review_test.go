package reviewjarnac

import (
	"context"
	"errors"
	"io"
	"iter"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/reviewtest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// contract is what the reviews of all games promise.
var contract = reviewtest.Game[Turn, Finding, Summary]{
	Tell:      Tell,
	Course:    Course,
	Summarize: func(all []Finding) []Summary { sums := Summarize(all); return sums[:] },
	Table:     func(sums []Summary, o show.Options) []review.Row { return Table([2]Summary(sums), o) },
	Turns:     func(s Summary) int { return s.Turns },
}

func compile(t testing.TB, options string) *jarnac.Rules {
	t.Helper()
	return gametest.Compile(t, jarnac.ParseOptions, jarnac.Compile, options, french.Lexicon())
}

// wander is a game of players who do anything.
func wander(rules *jarnac.Rules, rng *rand.Rand) iter.Seq2[jarnac.Step, error] {
	return gametest.Wander[jarnac.Step](rng, rules.Start(jarnac.Player(rng.IntN(2))), gametest.Stroll[jarnac.Move]{
		Parse: jarnac.ParseMove, Contest: jarnac.Contest(), Odd: []jarnac.Move{jarnac.Flag()}, Most: 400,
	})
}

// game is the turns of a game of a beginner and a regular player.
func game(t testing.TB) []Turn { return read(t, reviewtest.File(t, "testdata/game.txt")) }

func read(t testing.TB, text string) []Turn {
	t.Helper()
	return reviewtest.Read(t, text,
		func(r io.Reader) (jarnac.Record, error) { return jarnac.ReadRecord(r, nil) },
		func(r jarnac.Record) *jarnac.Rules { return jarnac.MustCompile(r.Options, french.Lexicon()) }, Turns)
}

// exact is what is exact about a turn.
func exact(t testing.TB, turn Turn) Finding {
	t.Helper()
	return must.Get(turn.Review(context.Background(), review.Options{ExactOnly: true}))(t)
}

func position(t testing.TB, preset string, p jarnac.Setup) jarnac.State {
	t.Helper()
	return must.Get(compile(t, preset).FromSetup(p))(t)
}

func matOf(jarnacs int, rack string, lines ...string) (m jarnac.SetupMat) {
	m.Lines = lines
	m.Rack, m.Drawn, m.Jarnacs = bag.MustParse(rack), true, jarnacs
	return m
}

// play is the turns of moves from a position.
func play(t testing.TB, s jarnac.State, moves ...string) []Turn {
	t.Helper()
	return reviewtest.Played(t, Turns, gametest.Steps[jarnac.Step](t, s, jarnac.ParseMove, moves...))
}

// The turns of a game are its moves, in their order, each turn of one player.
func TestTurns(t *testing.T) {
	for i, text := range []string{"official", "classic validation=contest", "classic-competition validation=contest"} {
		rules := compile(t, text)
		for seed := range uint64(10) {
			var steps []jarnac.Step
			undone := 0
			for step := range wander(rules, rand.New(rand.NewPCG(seed, uint64(i)))) {
				steps = append(steps, step)
			}
			turns := must.Get(Turns(wander(rules, rand.New(rand.NewPCG(seed, uint64(i))))))(t)
			var back []jarnac.Step
			for _, step := range steps {
				if kind := step.Move.Kind(); kind == jarnac.KindContest || kind == jarnac.KindContestJarnac {
					undone += len(step.Effect().Undone)
				}
			}
			for k, turn := range turns {
				if turn.N != k+1 || turn.First != len(back)+1 || turn.Player != turn.Before().Turn() || turn.Answered != (k < len(turns)-1) {
					t.Fatalf("%s, seed %d: turn %d is %+v", text, seed, k+1, turn)
				}
				for _, step := range turn.Steps {
					if step.Before.Turn() != turn.Player {
						t.Fatalf("%s, seed %d: turn %d has a move of the other", text, seed, k+1)
					}
				}
				for i, n := range turn.Undone {
					undone--
					if step := turn.Steps[n-turn.First]; slices.Contains(turn.Undone[:i], n) || step.Move.Word() == "" {
						t.Fatalf("%s, seed %d: turn %d has undone %v", text, seed, k+1, turn.Undone)
					}
				}
				if undone != 0 && k == len(turns)-1 {
					t.Fatalf("%s, seed %d: %d words that a contest undid are in no turn", text, seed, undone)
				}
				if k > 0 && turns[k-1].Player == turn.Player {
					t.Fatalf("%s, seed %d: turns %d and %d are of one player", text, seed, k, k+1)
				}
				back = append(back, turn.Steps...)
			}
			if !slices.Equal(steps, back) {
				t.Fatalf("%s, seed %d: %d steps, %d in turns", text, seed, len(steps), len(back))
			}
		}
	}
	refused := errors.New("refused")
	turns, err := Turns(func(yield func(jarnac.Step, error) bool) {
		for _, turn := range game(t)[:3] {
			for _, step := range turn.Steps {
				if !yield(step, nil) {
					return
				}
			}
		}
		yield(jarnac.Step{}, refused)
	})
	if len(turns) != 3 || !errors.Is(err, refused) || turns[2].Answered {
		t.Errorf("%d turns up to %v", len(turns), err)
	}
	if turns, err := Turns(func(func(jarnac.Step, error) bool) {}); turns != nil || err != nil {
		t.Errorf("no game has the turns %v, %v", turns, err)
	}
}

// A Jarnac that was not called, one that was called though another was worth more, a word that
// could have been longer, and what was left open: to the point.
func TestExact(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "ZTE", "RAT", "MIL"), matOf(0, "")}})
	turns := play(t, s, "1:RATE", "+E", "-", "!1:RATEE", "+U", "-", "+S", "-")
	f := exact(t, turns[0])
	if f.Gain != 7 || len(f.Missed) != 0 || len(f.Longer) == 0 || f.Longer[0].Word != "RATE" || f.Longer[0].N != 1 || f.Longer[0].Former != "RAT" {
		t.Errorf("%+v", f)
	}
	if len(f.Open) == 0 || f.Open[0].Worth() != len(f.Open[0].Move.Word())*len(f.Open[0].Move.Word())+16 {
		t.Fatalf("open are %v", f.Open)
	}
	b := exact(t, turns[1])
	best, taken := f.Open[0], slices.IndexFunc(f.Open, func(j Jarnac) bool { return j.Called })
	if !slices.Equal(b.Jarnacs, f.Open) || taken < 0 || f.Open[taken].Move != jarnac.Jarnac(1, "RATEE") || b.Gain != 41 {
		t.Errorf("%v after %v, %d points", b.Jarnacs, f.Open, b.Gain)
	}
	if len(b.Missed) != 0 || b.MissedCount != 0 || b.Left != best.Worth()-41 {
		t.Errorf("%v missed, %d points left, not %d", b.Missed, b.Left, best.Worth()-41)
	}

	// Two Jarnacs may be called, and none is.
	s = position(t, "classic", jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf(0, "Z", "RAT", "RAT"), matOf(0, "")}})
	f = exact(t, play(t, s, "+E", "-")[0])
	if f.MissedCount != 1 || f.Left != 25 || len(f.Missed) != 2 || f.Missed[1].Worth() != 25 {
		t.Errorf("%+v", f)
	}
	s = position(t, "classic", jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf(0, "ZZ", "RAT", "RAT"), matOf(0, "")}})
	f = exact(t, play(t, s, "+E", "-")[0])
	if f.MissedCount != 2 || f.Left != 50 {
		t.Errorf("%+v", f)
	}
}

// Bad words that were laid until somebody contests them, and those that stood.
func TestWrong(t *testing.T) {
	s := compile(t, "official validation=contest").Start(jarnac.A)
	turns := play(t, s, "+ABUZRT", "RAT", "+E", "1:RATB", "+N", "-", "+EEIMNS", "NEMI", "A ?", "+EE", "-")
	f := exact(t, turns[0])
	if len(f.Wrong) != 1 || f.Wrong[0].N != 4 || f.Wrong[0].Word != "RATB" || f.Wrong[0].Former != "RAT" || f.Wrong[0].Undone {
		t.Errorf("%+v", f.Wrong)
	}
	said := Tell(f, show.Options{Language: language.French})
	if f.Contest != 7 || Summarize([]Finding{f})[0].Uncontested != 1 || !slices.ContainsFunc(said, func(r review.Remark) bool {
		return strings.HasSuffix(r.Text, "Une contestation aurait fait reprendre 7\u00a0points.")
	}) {
		t.Errorf("a contest would take %d points back: %+v", f.Contest, said)
	}
	f = exact(t, turns[1])
	if len(f.Wrong) != 1 || f.Contest != 0 || f.Wrong[0].N != 8 || !f.Wrong[0].Undone || len(turns) != 3 {
		t.Errorf("%+v", f.Wrong)
	}
	said = Tell(f, show.Options{Language: language.French})
	if last := said[len(said)-1]; last.Kind != review.Wrong || last.Text != "NEMI est erroné et a été contesté\u00a0: il ne figure pas au dictionnaire." {
		t.Errorf("%+v", said)
	}

	// With an empty bag a word can be contested after the pass, in the turn of the opponent.
	s = position(t, "official validation=contest bag=RATZBUT", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "RATZ"), matOf(0, "BUT")}})
	turns = play(t, s, "RTA", "-", "?", "BUT", "-")
	if f := exact(t, turns[0]); len(f.Wrong) != 1 || !f.Wrong[0].Undone {
		t.Errorf("%+v", f.Wrong)
	}
}

// Positions of which it is proven what is best.
func TestProven(t *testing.T) {
	full := []string{"RAT", "BUT", "SOL", "PRE", "MIL", "COQ", "DON", "FEU"}
	for _, tt := range []struct {
		name, preset string
		setup        jarnac.Setup
		made         string
		best         jarnac.Move
		kind         review.Kind
		lost         float64 // at least
	}{
		{
			// 46 points ahead, and 25 more: B wins by the margin, against more Jarnacs.
			"the Jarnac that wins by 71 points", "official end=last-line lines=3",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf(3, "Z", "RAT", "AKENE"), matOf(0, "", "SOULEVER", "BLOG")}},
			"+E", jarnac.Jarnac(1, "TZAR"), review.Missed, 0.05,
		},
		{
			"the last chance, when that wins", "official",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Answer, Mats: [2]jarnac.SetupMat{matOf(0, "Z", full...), matOf(0, "", "ANCESTRAL", "LANCERAS")}},
			"!1:TZAR", jarnac.LetGo(), review.Better, 0,
		},
		{
			// B takes the last word to pieces, and makes ANCESTRAL of any shorter one.
			"the line that gives 81", "classic-competition lines=1",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "AACELNRST"), matOf(0, "")}},
			"RAT", jarnac.Place("ANCESTRAL"), review.Better, 1,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			turns := play(t, position(t, tt.preset, tt.setup), tt.made)
			f, err := turns[0].Review(context.Background(), review.Options{})
			if err != nil || len(f.Decisions) != 1 {
				t.Fatal(f.Decisions, err)
			}
			d := f.Decisions[0]
			if d.Best != tt.best || d.Value.Win != 1 || d.Loss.Win < tt.lost || d.N != 1 {
				t.Errorf("%+v", d)
			}
			if tt.lost > 0 {
				said := Tell(f, show.Options{Language: language.French})
				if !slices.ContainsFunc(said, func(r review.Remark) bool { return r.Kind == tt.kind && strings.Contains(r.Text, tt.best.Word()) }) {
					t.Errorf("%+v", said)
				}
			}
		})
	}
}

// A review bounded by nodes finds the same each time, with any number of workers.
func TestDeterminism(t *testing.T) {
	turns := game(t)[4:9]
	want := contract.Determinism(t, turns, 1500)
	other := contract.Findings(t, turns, review.Options{Budget: bot.Budget{Nodes: 1500}, Seed: 2})
	if reflect.DeepEqual(other[0].Start, want[0].Start) {
		t.Error("the seed makes no difference")
	}
	for i := range want {
		e := exact(t, turns[i])
		if !reflect.DeepEqual(e.Jarnacs, want[i].Jarnacs) || !reflect.DeepEqual(e.Longer, want[i].Longer) || !reflect.DeepEqual(e.Open, want[i].Open) || e.Decisions != nil {
			t.Errorf("alone, what is exact is %+v", e)
		}
	}
}

// Each letter that came in a turn has its luck, the same with the same seed; the summaries add it up, and what
// is exact has none.
func TestDraws(t *testing.T) {
	turns := game(t)[4:9]
	all := contract.Findings(t, turns, review.Options{Budget: bot.Budget{Nodes: 60}})
	var sums [2]reviews.Luck
	for i, f := range all {
		drawn := 0
		for _, step := range f.Steps {
			if step.Player == f.Player && step.Move.Drawn() != "" {
				drawn++
			}
		}
		if len(f.Draws) != drawn || drawn == 0 {
			t.Errorf("turn %d: %d of %d draws", f.N, len(f.Draws), drawn)
		}
		for _, d := range f.Draws {
			if step := f.Steps[d.N-f.First]; step.Move != d.Move || d.Luck == (reviews.Luck{}) {
				t.Errorf("turn %d: %+v", f.N, d)
			}
		}
		sums[f.Player] = sums[f.Player].Plus(reviews.LuckOf(f.Draws))
		if again, err := exact(t, turns[i]).WithLuck(context.Background(), 0, 1); err != nil || !slices.Equal(again.Draws, f.Draws) {
			t.Errorf("turn %d: %v, and then %v, %v", f.N, f.Draws, again.Draws, err)
		}
		if f := exact(t, turns[i]); f.Draws != nil {
			t.Errorf("turn %d: luck is told as exact", f.N)
		}
	}
	told := Summarize(all)
	for p, sum := range sums {
		if l := told[p].Luck; l == nil || math.Abs(l.Win-sum.Win) > 1e-9 || math.Abs(l.Points-sum.Points) > 1e-9 {
			t.Errorf("%d: %+v, not %+v", p, l, sum)
		}
	}
	rows := Table(told, show.Options{Language: language.French})
	if last := rows[len(rows)-1]; !strings.HasPrefix(last.Label, "hasard de la pioche") || last.Values[0] != told[0].Luck.Brief(language.French) {
		t.Errorf("%+v", last)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if _, err := all[0].WithLuck(stopped, 0, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped, luck is %v", err)
	}
}

// Whatever was played, the review ends, keeps its bounds, and can be told and written.
func TestAnyGame(t *testing.T) {
	told := 0
	for i, text := range []string{
		"official validation=contest", "competition", "classic validation=contest", "classic-competition validation=contest",
		"official lines=2 bag=AAEERRSSTTLIUZ", "official bag=ABCDEF", "classic lines=1",
	} {
		rules := compile(t, text)
		for seed := range uint64(gametest.N(1, 30)) {
			turns := must.Get(Turns(wander(rules, rand.New(rand.NewPCG(seed, uint64(i))))))(t)
			all := contract.Any(t, text, turns, review.Options{Budget: bot.Budget{Nodes: 40}})
			for _, f := range all {
				what := text + ": " + f.Before().String()
				for _, d := range f.Decisions {
					if made := f.Steps[d.N-f.First].Move.Decision(); made != d.Made || d.Value.Win < 0 || d.Value.Win > 1 || d.Loss.WinErr < 0 || d.Best == d.Made && d.Loss != (review.Estimate{}) {
						t.Errorf("%s: %+v", what, d)
					}
				}
				if f.MissedCount > len(f.Missed) || (f.MissedCount == 0) != (len(f.Missed) == 0) || f.Left < 0 {
					t.Errorf("%s: %+v", what, f)
				}
				told += len(Tell(f, show.Options{}))
			}
		}
	}
	if told < 150 {
		t.Errorf("%d remarks", told)
	}
}

// A stopped review says so, and what there is nothing of has no findings.
func TestStopped(t *testing.T) {
	stopped, stop := context.WithCancel(context.Background())
	stop()
	turns := game(t)
	if _, err := turns[3].Review(stopped, review.Options{Budget: bot.Budget{Nodes: 60}}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if p, err := Look(stopped, turns[3].Before(), review.Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("a position is %+v, %v", p, err)
	}
	contract.Nothing(t)
	if p, err := Look(context.Background(), jarnac.State{}, review.Options{}); err != nil || p.Jarnacs != nil || len(p.Analysis.Candidates) != 0 {
		t.Errorf("no position is %+v, %v", p, err)
	}

	if Summarize(nil) != [2]Summary{{}, {Player: jarnac.B}} {
		t.Error("there is a summary of nothing")
	}
}

// One position: what can be called, what a pass leaves, and the decisions in order.
func TestLook(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "Z", "RAT"), matOf(0, "")}})
	p, err := Look(context.Background(), s, review.Options{Budget: bot.Budget{Nodes: 3000}})
	if err != nil || len(p.Jarnacs) != 0 || len(p.Open) != 1 || p.Open[0].Worth() != 25 {
		t.Fatalf("%+v, %v", p, err)
	}
	if best, _ := p.Analysis.Best(); best != jarnac.Extend(1, "TZAR") || p.Analysis.Candidates[1].Behind.Win <= 0 {
		t.Errorf("%+v", p.Analysis)
	}
	start := compile(t, "official").Start(jarnac.A)
	p, err = Look(context.Background(), start, review.Options{Budget: bot.Budget{Nodes: 3000}})
	if err != nil || len(p.Analysis.Candidates) != 1 || p.Analysis.Candidates[0].Visits == 0 {
		t.Errorf("%+v, %v", p.Analysis, err)
	}
	if win := p.Analysis.Candidates[0].Win; win < 0.4 || win > 0.7 {
		t.Errorf("who begins wins %.2f of the games", win)
	}
}

// What is said of a whole game, to read.
func TestGolden(t *testing.T) {
	all := contract.Findings(t, game(t), review.Options{ExactOnly: true})
	contract.Golden(t, all, "Alice", "Bruno")

	some, n := all[len(all)-14:], 0
	for i := range some {
		f := &some[i]
		for k, step := range f.Steps {
			s, made := step.Before, step.Move.Decision()
			moves := s.AppendMoves(nil, s.Turn())
			if step.Player != f.Player || len(moves) < 2 || made.Kind() == jarnac.KindContest {
				continue
			}
			d := reviews.Decision[jarnac.Move]{N: f.First + k, Made: made, Best: moves[n%len(moves)], Line: []jarnac.Move{made, jarnac.Pass()}, Loss: reviewtest.Loss(n)}
			d.Value = review.Estimate{Win: 0.75, WinErr: 0.01, Points: 5.5, PointsErr: 1, Exact: d.Loss.Exact}
			if there := Jarnacs(s); len(there) > 0 && n%2 == 0 {
				d.Best = there[0].Move
			}
			if d.Best == d.Made {
				d.Loss = review.Estimate{}
			}
			f.Start, f.Loss, f.Decisions = d.Value, f.Loss.Plus(d.Loss), append(f.Decisions, d)
			n++
		}
	}
	contract.Estimated(t, some, "Alice", "Bruno")
}

// BenchmarkReview reviews a whole game at the default depth, on one core.
func BenchmarkReview(b *testing.B) { contract.Benchmark(b, game(b)) }

// A word that is a step to the one that was laid is told so: two words earn two draws. One that is no
// step, or with a bag that has no two letters, is told plainly.
func TestBySteps(t *testing.T) {
	const steps, plain = "Mieux valait BEE, puis BEKE, que BEKE d’un seul coup, car deux mots rapportent deux pioches : ", "Mieux valait BEE que BEKE : "
	for _, tt := range []struct{ options, best, want string }{
		{"official", "BEE", steps},
		{"official", "TREK", "Mieux valait TREK que BEKE : "},
		{"official bag=BEEKRTA", "BEE", plain}, // after a word there is one letter, and no second draw
	} {
		f := exact(t, play(t, compile(t, tt.options).Start(jarnac.A), "+BEEKRT", "BEKE", "+A", "-")[0])
		f.Decisions = []reviews.Decision[jarnac.Move]{{N: f.First + 1, Made: jarnac.Place("BEKE"), Best: jarnac.Place(tt.best), Loss: review.Estimate{Win: 0.1, WinErr: 0.01, Points: 5, PointsErr: 1}}}
		if all := contract.Said(f); !strings.Contains(all, tt.want) {
			t.Errorf("%s, %s: %s", tt.options, tt.best, all)
		}
	}
}

// Of a game that is over nothing is found, and a look that was stopped says so.
func TestLookAtNothing(t *testing.T) {
	s := compile(t, "official").Start(jarnac.A)
	over := must.Get(s.Play(s.Turn(), jarnac.Resign()))(t)
	stopped, stop := context.WithCancel(context.Background())
	stop()
	reviewtest.LookAtNothing(t, s, over, Look, func(p Position) (bool, int) { return p.Open != nil || p.Jarnacs != nil, len(p.Analysis.Candidates) })
	if f, err := (Finding{}).WithLuck(context.Background(), 1, 1); err != nil || f.Draws != nil {
		t.Errorf("the luck of no turn: %+v, %v", f, err)
	}
	if _, err := (Finding{}).WithLuck(stopped, 1, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("the luck of no turn, stopped: %v", err)
	}
}

// Where draws were not noted, what needs the letters is left open, and words that are certain are found.
func TestUnseenLetters(t *testing.T) {
	turns := read(t, "@option draws=unseen\nA +6\nA RAT\nA +E\nA -\nB !1:RATE\nB +ABCDEF\nB -\nA +1\nA -\n")
	if len(turns) != 3 {
		t.Fatalf("%d turns", len(turns))
	}
	for i, turn := range turns {
		f, err := turn.Review(t.Context(), review.Options{})
		if err != nil || len(f.Decisions) > 0 || len(f.Draws) > 0 {
			t.Errorf("turn %d: %d decisions, %d draws, %v", i+1, len(f.Decisions), len(f.Draws), err)
		}
		if i == 0 && (len(f.Open) == 0 || f.Gain != 9) {
			t.Errorf("A leaves open %v, and gains %d", f.Open, f.Gain)
		}
		at, err := Look(t.Context(), turn.Before(), review.Options{})
		if err != nil || i > 0 && len(at.Analysis.Candidates) > 0 {
			t.Errorf("turn %d begins with %v, %v", i+1, at.Analysis, err)
		}
	}
}
