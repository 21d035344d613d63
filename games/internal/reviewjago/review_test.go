package reviewjago

import (
	"context"
	"encoding/json"
	"io"
	"iter"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/reviewtest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
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

// read is the turns of a record.
func read(t testing.TB, text string) []Turn {
	t.Helper()
	return reviewtest.Read(t, text,
		func(r io.Reader) (jago.Record, error) { return jago.ReadRecord(r, nil) },
		func(r jago.Record) *jago.Rules { return jago.MustCompile(r.Options, gaddag.Lexicon()) }, Turns)
}

func game(t testing.TB) []Turn { return read(t, reviewtest.File(t, "testdata/game.txt")) }

func compile(t testing.TB, options string) *jago.Rules {
	t.Helper()
	return gametest.Compile(t, jago.ParseOptions, jago.Compile, options, gaddag.Lexicon())
}

// walk is a game of players who do anything.
func walk(rules *jago.Rules, seed uint64) iter.Seq2[jago.Step, error] {
	stroll := gametest.Stroll[jago.Move]{Parse: jago.ParseMove, Contest: jago.Contest(), Odd: []jago.Move{jago.Resign(), jago.Flag()}, Most: 80}
	return gametest.Wander[jago.Step](rand.New(rand.NewPCG(seed, 1)), rules.Start(jago.Red), stroll)
}

// wander is the turns of such a game.
func wander(t testing.TB, rules *jago.Rules, seed uint64) []Turn {
	t.Helper()
	return reviewtest.TurnsOf(t, Turns, walk(rules, seed))
}

// What is exact is what the moves of the position say, one by one.
func TestExact(t *testing.T) {
	turns := game(t)[:gametest.N(6, 30)]
	for seed := range uint64(gametest.N(1, 5)) {
		turns = append(turns, wander(t, compile(t, "official"), seed)...)
	}
	shorter := 0
	for _, turn := range turns {
		s := turn.Before()
		f, err := turn.Review(context.Background(), review.Options{ExactOnly: true})
		if err != nil || f.Decisions != nil || f.Start != (review.Estimate{}) {
			t.Fatalf("%+v, %v", f, err)
		}
		most, count := 0, 0
		led := map[jago.Move]int{}
		for _, m := range s.AppendPlacements(nil) {
			after := must.Get(s.Play(s.Turn(), m))(t)
			if after.Check(s.Turn(), jago.EndTurn()) == nil {
				count++
				most = max(most, after.Lead(s.Turn()))
				led[m] = after.Lead(s.Turn())
			}
		}
		if f.Count != count || count > 0 && f.Top[0].Lead != most || len(f.Top) > few {
			t.Errorf("turn %d: %d words that lead, %+v, and not %d, the best by %d", f.N, f.Count, f.Top, count, most)
		}
		lead := turn.After().Lead(turn.Player)
		if more := max(0, most-lead); f.Lead != lead || turn.endedBy(jago.KindEndTurn) && f.More != more {
			t.Errorf("turn %d: leads by %d, %d more; not %d, %d", f.N, f.Lead, f.More, lead, more)
		}
		var top []int
		for _, w := range f.Top {
			top = append(top, w.Lead)
			if led[w.Move] != w.Lead {
				t.Errorf("turn %d: %s leads by %d, and not %d", f.N, w.Move, led[w.Move], w.Lead)
			}
		}
		if want := reviewtest.Most(led, few); !slices.Equal(top, want) {
			t.Errorf("turn %d: the top words lead by %d, and not %d", f.N, top, want)
		}
		if f.More > 0 {
			shorter++
		}
	}
	if shorter == 0 {
		t.Error("no word leads by more")
	}
}

const contested = "@option validation=contest\n@players Rosa Bastien\nRosa +RASEILTNDHOU\nBastien +GBIENTNDHSRE\nRosa 6D:RAS\nRosa -\nRosa +AIM\n" +
	"Bastien 6C:GRASSE\nBastien D6:RBN\n"

// A bad word that nobody contests is one that a contest would have taken back. What comes after a
// contest is judged, and what came before it is not.
func TestContest(t *testing.T) {
	for more, want := range map[string]struct {
		wrong           Wrong
		laid, decisions int
		told            string
	}{
		"Bastien -\nBastien +ACEEF\n":                                       {Wrong{N: 7, Word: "RBN", Open: true, Flips: 3}, 2, 0, "Une contestation aurait fait reprendre le mot et retourner 3 lettres."},
		"Rosa ?\nRosa ^F6,G6,H6\nBastien D6:RE\nBastien -\nBastien +ACEF\n": {Wrong{N: 7, Word: "RBN", Undone: true}, 2, 1, "RBN est erroné et a été contesté"},
		"": {Wrong{N: 7, Word: "RBN", Open: true, Flips: 3}, 2, 0, "RBN est erroné et n’a pas été contesté"},
	} {
		f := contract.Findings(t, read(t, contested+more), review.Options{Budget: bot.Budget{Nodes: 20}})[1]
		if len(f.Wrong) != 1 || f.Wrong[0] != want.wrong || f.Laid != want.laid || len(f.Decisions) != want.decisions {
			t.Errorf("%q: %+v, %d laid, %d decisions", more, f.Wrong, f.Laid, len(f.Decisions))
		}
		if len(f.Decisions) > 0 && f.Decisions[0].N != 10 { // after the contest
			t.Errorf("%q: decided by move %d", more, f.Decisions[0].N)
		}
		all := contract.Said(f)
		if !strings.Contains(all, want.told) {
			t.Errorf("%q: %s", more, all)
		}
		if known := f.Start != (review.Estimate{}); known == want.wrong.Undone {
			t.Errorf("%q: %+v at the start", more, f.Start)
		}
	}
}

// A bad word across a good one is told when a contest has undone it, and when it lies there at the end.
func TestCrossWord(t *testing.T) {
	start := strings.Replace(contested, "D6:RBN", "I6:NID", 1)
	for more, undone := range map[string]bool{"Rosa ?\n": true, "": false} {
		f := contract.Findings(t, read(t, start+more), review.Options{ExactOnly: true})[1]
		if len(f.Wrong) != 1 || f.Wrong[0].Word != "GRASSEN" || f.Wrong[0].Undone != undone {
			t.Errorf("%q: %+v", more, f.Wrong)
		}
	}
}

// A player who gives up with a way to lead is told it; it can be played.
func TestWay(t *testing.T) {
	const start = "@players Rosa Bastien\nRosa +RASEILTNDHOU\nBastien +GBIENTNDHSRE\nRosa 6D:RAS\nRosa -\nRosa +AIM\n"
	for _, end := range []string{"Bastien resigns\n", "Bastien ~\n"} {
		all := contract.Findings(t, read(t, start+strings.ReplaceAll(end, "resigns", "resign")), review.Options{Budget: bot.Budget{Nodes: 20}})
		f := all[len(all)-1]
		s := f.Before()
		for _, m := range f.Way {
			next := must.Get(s.Play(jago.Blue, m))(t)
			s = next
		}
		if len(f.Way) == 0 || s.Lead(jago.Blue) < 1 {
			t.Errorf("%q: the way is %v", end, f.Way)
		}
		gaveUp := strings.Contains(end, "resign")
		if gaveUp {
			reviewtest.Stops(t, func(ctx context.Context) error {
				_, err := f.Turn.Review(ctx, review.Options{ExactOnly: true})
				return err
			})
		}
		if gaveUp != (len(f.Decisions) == 1) || gaveUp && (f.Loss.Win < 0.1 || f.Decisions[0].Best[0].Kind() != jago.KindPlace) {
			t.Errorf("%q: %+v", end, f.Decisions)
		}
		if sums := Summarize(all); sums[jago.Blue].Ways != 1 || sums[jago.Red].Ways != 0 {
			t.Errorf("%q: %+v", end, sums)
		}
	}
}

// A turn in which the opponent gives up lost nothing, and has no way.
func TestOpponentResigns(t *testing.T) {
	const start = "@players Rosa Bastien\nRosa +RASEILTNDHOU\nBastien +GBIENTNDHSRE\nRosa 6D:RAS\nRosa -\nRosa +AIM\n"
	all := contract.Findings(t, read(t, start+"Rosa resign\n"), review.Options{Budget: bot.Budget{Nodes: 20}})
	f := all[len(all)-1]
	if f.Player != jago.Blue || f.endedBy(jago.KindResign) || f.Way != nil || f.Decisions != nil {
		t.Errorf("%+v", f)
	}
	if course := Course(all); !reflect.DeepEqual(course[len(course)-1].Win, []float64{0, 1}) {
		t.Errorf("%+v", course)
	}
}

// Where a turn is said to win for sure, the opponent has no way to lead after it, however far one
// looks.
func TestSure(t *testing.T) {
	sure := 0
	all := game(t)
	for _, turn := range all[len(all)-gametest.N(9, len(all)):] {
		f := must.Get(turn.Review(context.Background(), review.Options{}))(t)
		for _, d := range f.Decisions {
			s := f.Before()
			for _, m := range d.Best {
				s = must.Get(s.Play(turn.Player, m))(t)
			}
			if d.Value.Win < 1 || s.Phase() != jago.Playing { // or there are letters to draw
				continue
			}
			sure++
			if way, err := wayToLead(context.Background(), s, 1); err != nil || len(way) > 0 {
				t.Errorf("turn %d: after %v there is %v, %v", f.N, d.Best, way, err)
			}
		}
	}
	if sure == 0 {
		t.Error("no turn wins for sure")
	}
}

// Any game can be reviewed, told and written.
func TestAnyGame(t *testing.T) {
	undone, wrong, gaveUp, stolen := 0, 0, 0, 0
	for i, text := range []string{"official", "official validation=contest", "official bag=AEIRSTNAEIRSTNUL rack=5 validation=contest"} {
		for seed := range uint64(gametest.N(2, 6)) {
			turns := wander(t, compile(t, text), 14+seed+uint64(10*i))
			all := contract.Any(t, text, turns, review.Options{Budget: bot.Budget{Nodes: 6}})
			for _, f := range all {
				wrong, stolen = wrong+len(f.Wrong), stolen+len(f.Stolen)
				undone += len(f.undone())
				if f.endedBy(jago.KindResign, jago.KindFlag) {
					gaveUp++
				}
				for _, d := range f.Decisions {
					if d.Value.Win < 0 || d.Value.Win > 1 || reflect.DeepEqual(d.Made, d.Best) && d.Loss != (review.Estimate{}) {
						t.Errorf("%s, turn %d: %+v", text, f.N, d)
					}
				}
			}
		}
	}
	if undone == 0 || wrong == 0 || gaveUp == 0 || stolen == 0 {
		t.Errorf("%d words taken back, %d bad, %d games given up, %d words stolen", undone, wrong, gaveUp, stolen)
	}
}

// Bounded by nodes, a review finds the same each time; of nothing it finds nothing.
func TestDeterminism(t *testing.T) {
	contract.Determinism(t, game(t)[5:8], 60)
	contract.Nothing(t)
	reviewtest.Refused(t, Turns)
}

// One position: the words, and the turns in order, each of which can be played.
func TestLook(t *testing.T) {
	s := game(t)[1].Before()
	p, err := Look(context.Background(), s, review.Options{Budget: bot.Budget{Nodes: 200}})
	if err != nil || p.Top[0].Lead < 10 || p.Count < 100 {
		t.Fatalf("%+v, %v", p.Top, err)
	}
	if len(p.Analysis.Candidates) < 3 {
		t.Errorf("%d turns", len(p.Analysis.Candidates))
	}
	for _, c := range p.Analysis.Candidates {
		at := s
		for _, m := range c.Move {
			at = must.Get(at.Play(s.Turn(), m))(t)
		}
		if c.Visits == 0 || at.Phase() == jago.Playing {
			t.Errorf("%+v", c)
		}
	}
	if _, err := json.Marshal(p); err != nil {
		t.Error(err)
	}
	if p, err := Look(context.Background(), jago.State{}, review.Options{}); err != nil || p.Top != nil {
		t.Errorf("no position is %+v, %v", p, err)
	}
}

// What is said of a whole game, to read.
func TestGolden(t *testing.T) {
	all := contract.Findings(t, game(t), review.Options{ExactOnly: true})
	contract.Golden(t, all, "Rouge", "Bleu")

	some := all[len(all)-10:]
	for i := range some {
		f := &some[i]
		d := reviews.Decision[Moves]{N: f.First, Made: Moves{f.Steps[0].Move}, Best: Moves{jago.EndTurn()}, Line: []Moves{{jago.EndTurn(), jago.Resign()}}, Loss: reviewtest.Loss(i)}
		d.Value = review.Estimate{Win: 0.75, WinErr: 0.01, Points: 5.5, PointsErr: 1, Exact: d.Loss.Exact}
		if f.Count > 1 {
			d.Best = Moves{f.Top[0].Move, f.Top[1].Move, jago.EndTurn()}
		}
		f.Start, f.Loss, f.Decisions = d.Value, d.Loss, append(f.Decisions, d)
	}
	contract.Estimated(t, some, "Rouge", "Bleu")
}

// A mistake is told with the best turn: by the chance of winning, or by letters where that is not sure.
func TestTell(t *testing.T) {
	f := contract.Findings(t, game(t)[1:2], review.Options{ExactOnly: true})[0]
	made := Moves{jago.EndTurn()}
	for want, loss := range map[string]review.Estimate{
		"Mieux valait 2B GUS, abandonner : +20 % de chances (± 1).":     {Win: 0.2, WinErr: 0.01, Points: 12, PointsErr: 2},
		"Mieux valait 2B GUS, abandonner : +17 lettres d’avance (± 2).": {Win: 0.01, WinErr: 0.01, Points: 17, PointsErr: 1.3},
	} {
		best := Moves{jago.Place(board.At(1, 1), board.Across, "GUS"), jago.Resign()}
		f.Decisions = []reviews.Decision[Moves]{{Made: made, Best: best, Loss: loss}}
		all := contract.Said(f)
		if !strings.Contains(all, want) {
			t.Errorf("no %q in %s", want, all)
		}
	}
	if Name(made, board.Standard, show.Options{Language: language.French}) != "ne rien poser" {
		t.Error("a turn without words has another name")
	}
}

// BenchmarkReview reviews a whole game at the default depth, on one core.
func BenchmarkReview(b *testing.B) { contract.Benchmark(b, game(b)) }

// Of a game that is over nothing is found, and a look that was stopped says so.
func TestLookAtNothing(t *testing.T) {
	s := game(t)[1].Before()
	over := must.Get(s.Play(s.Turn(), jago.Resign()))(t)
	reviewtest.LookAtNothing(t, s, over, Look, func(p Position) (bool, int) { return p.Top != nil, len(p.Analysis.Candidates) })
}

// Where a contest is the best decision, and the turn goes on without one, nothing is compared.
func TestContestBeforeATurn(t *testing.T) {
	rules := compile(t, "official validation=contest bag=RASAAEEIILLOTEIMMNNNRSUU")
	s := must.Get(rules.ParseState("racks AAEEIILLOT/EIMMNNNRSUU; board 6D:RAS;"))(t)
	steps := gametest.Steps[jago.Step](t, s, jago.ParseMove, "D6:RTO", "-", "6D:RASE")
	turns := reviewtest.Played(t, Turns, steps)
	f := must.Get(turns[1].Review(context.Background(), review.Options{Budget: bot.Budget{Nodes: 20}}))(t)
	if f.Player != jago.Blue || f.Decisions != nil || f.Start != (review.Estimate{}) {
		t.Errorf("%+v", f)
	}
}

// Each draw belongs to one turn of its player.
func TestDrawsOfTurns(t *testing.T) {
	reviewtest.DrawsOfTurns(t, func(options string, seed uint64) iter.Seq2[jago.Step, error] { return walk(compile(t, options), seed) },
		[]string{"official", "official validation=contest"}, Turns,
		func(s jago.Step) (jago.Player, bool) { return s.Player, s.Move.Kind() == jago.KindDraw },
		func(turn Turn) (int, jago.Player, []DrawStep) { return turn.First, turn.Player, turn.Drawn })
}

// Each draw of a turn has its luck, the first letters with the first turn; the summaries add it up, and the table shows it.
func TestDrawsHaveLuck(t *testing.T) {
	reviewtest.Luck(t, contract, wander(t, compile(t, "official"), 3)[:4],
		func(f Finding) (int, []reviews.Draw[jago.Move]) { return int(f.Player), f.Draws }, func(s Summary) *reviews.Luck { return s.Luck })
}

// Of a rack that nobody has noted nothing is claimed.
func TestUnknownRack(t *testing.T) {
	turns := read(t, "@option draws=unseen\nA +12\nB +12\nA 6F:RAS\nA -\nA +3\nB 6F:MAS\nB -\n")
	if len(turns) == 0 {
		t.Fatal("no turn")
	}
	for _, turn := range turns {
		f, err := turn.Review(t.Context(), review.Options{Budget: bot.Budget{Nodes: 50}})
		if err != nil || !f.Unknown || f.Count > 0 || len(f.Decisions) > 0 || f.Start != (review.Estimate{}) || len(f.Draws) > 0 {
			t.Errorf("turn %d: %+v, %v", turn.N, f, err)
		}
		said := ""
		for _, r := range Tell(f, show.Options{Language: language.French}) {
			said += r.Text + "\n"
		}
		if !strings.HasSuffix(said, "Le chevalet n’est pas connu.\n") {
			t.Errorf("turn %d: %s", turn.N, said)
		}
		if at, err := Look(t.Context(), turn.Before(), review.Options{}); err != nil || at.Count > 0 || len(at.Analysis.Candidates) > 0 {
			t.Errorf("turn %d begins with %+v, %v", turn.N, at, err)
		}
	}
}
