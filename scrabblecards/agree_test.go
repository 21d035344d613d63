package scrabblecards_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A duo is a game twice: as the package has it and as the referee does.
type duo struct {
	*referee
	rules   *scrabblecards.Rules
	state   scrabblecards.State
	table   *table
	rng     *rand.Rand
	history []string
	last    scrabblecards.Kind // of the last move
	seen    map[string]int
	words   []slowWord
	barred  []slowWord // those of words that are of a class that is not admitted
}

// newDuo is a game of options with some words, ready to be started.
func newDuo(t testing.TB, rng *rand.Rand, g *referee, words []slowWord, seen map[string]int) *duo {
	t.Helper()
	d := &duo{referee: g, rules: g.compile(t), rng: rng, seen: seen, words: words}
	for _, w := range words {
		if !g.good(w.text) {
			d.barred = append(d.barred, w)
		}
	}
	return d
}

func (d *duo) start(first scrabblecards.Player) {
	d.state, d.table, d.history = d.rules.Start(first), d.referee.start(first), []string{"first " + first.String()}
}

func (d *duo) String() string {
	o := d.Options
	return fmt.Sprintf("%s\n%s\n%d players, %d of a rack, %d to exchange, %d a bonus, %d a penalty, %d validation, unseen %t",
		strings.Join(d.history, "; "), tell(d.state), o.Players, o.Rack, o.Exchange, o.Bonus, o.PenaltyPoints, o.Validation, o.Unseen)
}

// compare compares all that can be seen of the position.
func (d *duo) compare(t testing.TB) {
	t.Helper()
	s, tb := d.state, d.table
	differ := gametest.Differ(t, d)
	differ("phase", s.Phase(), tb.phase)
	if tb.phase != scrabblecards.Over {
		differ("turn", s.Turn(), tb.turn)
	}
	differ("due", s.Due(), d.due(tb))
	differ("cards in the deck", s.BagLen(), tb.deckLen())
	differ("deck", s.Bag().String(), inOrder(tb.deck))
	differ("scores", s.Scores(), tb.score)
	if c := cellsOf(s); !maps.Equal(c, tb.cells) {
		t.Fatalf("%s\ntable %v, of the referee %v", d, c, tb.cells)
	}
	for p := range scrabblecards.Player(8) {
		plays := int(p) < d.Players
		acts := plays && tb.phase != scrabblecards.Over && (p == tb.turn || tb.open != nil && tb.open.author != p)
		differ("CanAct of "+p.String(), s.CanAct(p), acts)
		if !plays {
			differ("hand of "+p.String(), s.Rack(p), scrabblecards.Cards{})
			differ("View of "+p.String(), s.View(p), scrabblecards.View{})
			continue
		}
		differ("hand of "+p.String(), s.Rack(p).String(), inOrder(tb.hand[p]))
		differ("cards of "+p.String(), s.Held(p), tb.held(p))
		if d.rng.IntN(3) == 0 {
			d.compareView(t, p, differ)
		}
	}
	d.compareOutcome(differ)
	if d.rng.IntN(4) == 0 {
		sameAgain(t, s)
	}
}

func (d *duo) compareView(t testing.TB, p scrabblecards.Player, differ func(what string, got, want any)) {
	t.Helper()
	s, tb, v := d.state, d.table, d.state.View(p)
	differ("viewer", v.Viewer(), p)
	differ("hand of the View", v.Rack(), s.Rack(p))
	unseen := tb.deck
	for q := range tb.hand {
		if scrabblecards.Player(q) != p {
			unseen += tb.hand[q]
		}
	}
	differ("unseen by "+p.String(), v.Unseen().String(), inOrder(unseen))
	if !maps.Equal(maps.Collect(v.Letters()), maps.Collect(s.Letters())) {
		t.Fatalf("%s\nthe View of %s has another table", d, p)
	}
}

func (d *duo) compareOutcome(differ func(what string, got, want any)) {
	o, over := d.state.Outcome()
	differ("over", over, d.table.phase == scrabblecards.Over)
	if !over {
		return
	}
	winner, drawn, undecided, verdict := d.outcome(d.table)
	differ("drawn", o.Drawn, drawn)
	differ("undecided", o.Undecided, undecided)
	least, most := d.bounds(d.table)
	for q, n := range d.table.score {
		differ("uncounted", o.Uncounted[q], least[q] != n || most[q] != n)
	}
	differ("winner", o.Winner, winner)
	differ("verdict", o.Verdict, verdict)
	differ("end", o.End, d.table.end)
	differ("scores at the end", o.Scores, d.table.score)
	differ("left", o.Left, d.table.left)
}

// judge puts a move to both, and reports whether it is legal.
func (d *duo) judge(t testing.TB, p scrabblecards.Player, m scrabblecards.Move) bool {
	t.Helper()
	want := d.rule(d.table, p, m)
	if len(want) > 0 && want.Clause() == law.CardsWords && d.referee.words.Contains(strings.ToUpper(d.bad(d.runsMade(d.table.cells, m))[0].text)) {
		d.seen["a word of a class that is not admitted"]++
	}
	return gametest.Judge(t, d, d.rng, d.seen, d.state, p, m, want)
}

// makes makes a move that is legal on both, and compares what came of it.
func (d *duo) play(t testing.TB, p scrabblecards.Player, m scrabblecards.Move) {
	t.Helper()
	before, table := d.state, d.table
	d.history, d.last = append(d.history, fmt.Sprintf("%s %s", p, m)), m.Kind()
	next, e := gametest.Made(t, d, before, p, m)
	d.note(p, m)
	d.state, d.table = next, d.referee.play(d.table, p, m)
	d.compare(t)
	d.compareEffect(t, e, table, p, m)
	if want := d.cites(table, d.table, p, m); e.Clause != want {
		t.Fatalf("%s\nits Effect rests on %s, slowly %s", d, e.Clause, want)
	}
	if seen, err := before.View(p).Effect(m); err != nil || !reflect.DeepEqual(seen, e) {
		t.Fatalf("%s\n%s sees that %s does %+v, %v, and it does %+v", d, p, m, seen, err, e)
	}
}

// compareEffect compares what the last move was said to do.
func (d *duo) compareEffect(t testing.TB, e scrabblecards.Effect, before *table, p scrabblecards.Player, m scrabblecards.Move) {
	t.Helper()
	points, penalty := 0, scrabblecards.Penalty{}
	var undone scrabblecards.Move
	switch m.Kind() {
	case scrabblecards.KindPlace:
		words := d.runsMade(before.cells, m)
		points = d.score(before.cells.laidBy(m), words)
		sameWords(t, d.state, m, e.Words, words)
		d.sameRuns(t, "taken off", e.TakenOff, d.table.last.off)
		d.sameRuns(t, "stayed", e.Stayed, d.table.last.stayed)
	case scrabblecards.KindContest:
		if bad := d.bad(before.open.words); len(bad) > 0 {
			points = -before.open.points
			if undone = e.Undone; before.open.before.decision(undone) != before.open.before.decision(before.open.move) {
				t.Fatalf("%s\n%s is undone, slowly %s", d, undone, before.open.move)
			}
			d.sameRuns(t, "words taken back", e.Words, before.open.words)
			d.sameRuns(t, "bad", e.Bad, bad)
			penalty = scrabblecards.Penalty{Against: before.open.author, Turn: true, Clause: law.CardsContest}
		} else {
			penalty = scrabblecards.Penalty{Against: p, Points: d.PenaltyPoints, Clause: law.CardsContest}
			if len(before.open.words) > 1 { // they cost once, however many there are
				penalty.Clause = law.CardsContestSeveral
				d.seen["several good words contested"]++
			}
			d.sameRuns(t, "bad", e.Bad, nil)
		}
	}
	if m.Kind() != scrabblecards.KindPlace && len(e.TakenOff)+len(e.Stayed) > 0 {
		t.Fatalf("%s\nits Effect is %+v", d, e)
	}
	if e.Player != p || e.Move != m || e.Points != points || e.Undone != undone || e.Penalty != penalty {
		t.Fatalf("%s\nits Effect is %+v, slowly %s by %s, %d points, %s undone, a penalty of %v", d, e, m, p, points, undone, penalty)
	}
}

// sameRuns compares words, in any order.
func (d *duo) sameRuns(t testing.TB, what string, got []scrabblecards.Word, want []slowRun) {
	t.Helper()
	var runs []slowRun
	for _, w := range got {
		runs = append(runs, slowRun{text: w.Text, at: squareAt(w.At), direction: w.Direction, points: w.Points, clause: w.Clause})
	}
	slices.SortFunc(runs, compareRuns)
	if want = slices.SortedFunc(slices.Values(want), compareRuns); !slices.Equal(runs, want) {
		t.Fatalf("%s\n%s: %v, slowly %v", d, what, got, want)
	}
}

// decision is what a placement lays and where its bonus card is, however it is written.
func (c slowCells) decision(m scrabblecards.Move) string {
	b, on := m.Bonus()
	if b == scrabblecards.NoBonus {
		return fmt.Sprint(c.laidBy(m))
	}
	return fmt.Sprint(c.laidBy(m), b, squareOf(m).plus(stepOf(m.Direction()), on-1))
}
