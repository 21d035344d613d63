package scrabblecards_test

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

var games = flag.Int("games", 1000, "random games that the slow referee plays, and others in proportion")

func fewerGames(n int) int {
	if slowRace || testing.Short() {
		return max(1, n/20)
	}
	return n
}

// A duo is a game twice: as the package has it and as the slow referee does.
type duo struct {
	*slowGame
	rules   *scrabblecards.Rules
	state   scrabblecards.State
	table   *slowTable
	rng     *rand.Rand
	history []string
	seen    map[string]int
	words   []slowWord
}

// newDuo is a game of options with some words, ready to be started.
func newDuo(t testing.TB, rng *rand.Rand, g *slowGame, words []slowWord, seen map[string]int) *duo {
	t.Helper()
	return &duo{slowGame: g, rules: g.compile(t), rng: rng, seen: seen, words: words}
}

func (d *duo) start(first scrabblecards.Player) {
	d.state, d.table, d.history = d.rules.Start(first), d.slowGame.start(first), []string{"first " + first.String()}
}

func (d *duo) String() string {
	o := d.Options
	return fmt.Sprintf("%s\n%s\n%d players, %d of a hand, %d to exchange, %d a bonus, %d a penalty, %d validation",
		strings.Join(d.history, "; "), tell(d.state), o.Players, o.Hand, o.Exchange, o.Bonus, o.Penalty, o.Validation)
}

// compare compares all that can be seen of the position.
func (d *duo) compare(t testing.TB) {
	t.Helper()
	s, tb := d.state, d.table
	differ := func(what string, got, want any) {
		if got != want {
			t.Helper()
			t.Fatalf("%s\n%s: %v, of the slow referee %v", d, what, got, want)
		}
	}
	differ("phase", s.Phase(), tb.phase)
	if tb.phase != scrabblecards.Over {
		differ("turn", s.Turn(), tb.turn)
	}
	differ("due", s.Due(), d.due(tb))
	differ("cards in the deck", s.DeckLen(), len(tb.deck))
	differ("deck", s.Deck().String(), inOrder(tb.deck))
	differ("scores", s.Scores(), tb.score)
	if c := cellsOf(s); !maps.Equal(c, tb.cells) {
		t.Fatalf("%s\ntable %v, of the slow referee %v", d, c, tb.cells)
	}
	for p := range scrabblecards.Player(8) {
		plays := int(p) < d.Players
		acts := plays && tb.phase != scrabblecards.Over && (p == tb.turn || tb.open != nil && tb.open.author != p)
		differ("CanAct of "+p.String(), s.CanAct(p), acts)
		if !plays {
			differ("hand of "+p.String(), s.Hand(p), scrabblecards.Cards{})
			differ("View of "+p.String(), s.View(p), scrabblecards.View{})
			continue
		}
		differ("hand of "+p.String(), s.Hand(p).String(), inOrder(tb.hand[p]))
		differ("cards of "+p.String(), s.Held(p), len(tb.hand[p]))
		if d.rng.IntN(3) == 0 {
			d.compareView(t, p, differ)
		}
	}
	d.compareOutcome(differ)
}

func (d *duo) compareView(t testing.TB, p scrabblecards.Player, differ func(what string, got, want any)) {
	t.Helper()
	s, tb, v := d.state, d.table, d.state.View(p)
	differ("viewer", v.Viewer(), p)
	differ("hand of the View", v.Hand(), s.Hand(p))
	unseen := tb.deck
	for q := range tb.hand {
		if scrabblecards.Player(q) != p {
			unseen += tb.hand[q]
		}
	}
	differ("unseen by "+p.String(), v.Unseen().String(), inOrder(unseen))
	differ("phase of the View", v.Phase(), s.Phase())
	differ("turn of the View", v.Turn(), s.Turn())
	differ("due of the View", v.Due(), s.Due())
	differ("DeckLen of the View", v.DeckLen(), s.DeckLen())
	differ("scores of the View", v.Scores(), s.Scores())
	for q := range s.Players() {
		differ("cards in the View", v.Held(q), s.Held(q))
		differ("CanAct in the View", v.CanAct(q), s.CanAct(q))
	}
	if !slices.Equal(slices.Collect(v.Letters()), slices.Collect(s.Letters())) {
		t.Fatalf("%s\nthe View of %s has another table", d, p)
	}
}

func (d *duo) compareOutcome(differ func(what string, got, want any)) {
	o, over := d.state.Outcome()
	differ("over", over, d.table.phase == scrabblecards.Over)
	if !over {
		return
	}
	winner, drawn, verdict := d.outcome(d.table)
	differ("drawn", o.Drawn, drawn)
	differ("winner", o.Winner, winner)
	differ("verdict", o.Verdict, verdict)
	differ("end", o.End, d.table.end)
	differ("scores at the end", o.Scores, d.table.score)
	differ("left", o.Left, d.table.left)
}

// judge puts a move to both, and reports whether it is legal.
func (d *duo) judge(t testing.TB, p scrabblecards.Player, m scrabblecards.Move) bool {
	t.Helper()
	err := d.state.Check(p, m)
	want := d.rule(d.table, p, m)
	if err == nil && want == nil {
		return true
	}
	var v *rulebook.Violation
	if !errors.As(err, &v) || !slices.Contains(want, v.Clause) {
		t.Fatalf("%s\nCheck(%s, %s): %v\nThe slow referee: %v", d, p, m, err, want)
	}
	d.seen["refused by "+string(v.Clause)]++
	if d.rng.IntN(8) == 0 {
		next, err := d.state.Play(p, m)
		var w *rulebook.Violation
		if !errors.As(err, &w) || w.Clause != v.Clause || next != d.state {
			t.Fatalf("%s\nPlay(%s, %s): %v\nCheck said %v", d, p, m, err, v)
		}
	}
	return false
}

// play makes a move that is legal on both, and compares what came of it.
func (d *duo) play(t testing.TB, p scrabblecards.Player, m scrabblecards.Move) {
	t.Helper()
	before, table := d.state, d.table
	d.history = append(d.history, fmt.Sprintf("%s %s", p, m))
	next, err := before.Play(p, m)
	if err != nil {
		t.Fatalf("%s\nPlay(%s, %s): %v", d, p, m, err)
	}
	d.note(p, m)
	d.state, d.table = next, d.slowGame.play(d.table, p, m)
	d.compare(t)
	d.compareEffect(t, table, p, m)
}

// compareEffect compares what the last move is said to have done.
func (d *duo) compareEffect(t testing.TB, before *slowTable, p scrabblecards.Player, m scrabblecards.Move) {
	t.Helper()
	e := d.state.Last()
	points, penalty := 0, 0
	var undone scrabblecards.Move
	switch m.Kind() {
	case scrabblecards.KindPlace:
		words := d.runsMade(before.cells, m)
		m = before.cells.asItLies(m)
		points = d.score(before.cells.laidBy(m), words)
		sameWords(t, d.state, m, e.Words, words)
		d.sameRuns(t, "taken off", e.TakenOff, d.table.last.off)
		d.sameRuns(t, "stayed", e.Stayed, d.table.last.stayed)
	case scrabblecards.KindContest:
		if bad := d.bad(before.open.words); len(bad) > 0 {
			points, undone = -before.open.points, before.open.before.asItLies(before.open.move)
			sameWords(t, d.state, m, e.Words, before.open.words)
			sameWords(t, d.state, m, e.Bad, bad)
		} else {
			penalty = d.Penalty
			d.sameRuns(t, "bad", e.Bad, nil)
		}
	}
	if m.Kind() != scrabblecards.KindPlace && len(e.TakenOff)+len(e.Stayed) > 0 {
		t.Fatalf("%s\nLast is %+v", d, e)
	}
	if e.Player != p || e.Move != m || e.Points != points || e.Undone != undone || e.Penalty != penalty || !e.Clause.Valid() {
		t.Fatalf("%s\nLast is %+v, slowly %s by %s, %d points, %s undone, a penalty of %d", d, e, m, p, points, undone, penalty)
	}
	for q := range d.state.Players() {
		seen := d.state.View(q).Last()
		if move := seen.Move; q != p && move.Drawn() != "" || q == p && move != e.Move || move.Kind() != m.Kind() || move.Count() != m.Count() {
			t.Fatalf("%s\n%s sees %s of %s", d, q, move, p)
		}
		if seen.Points != e.Points || len(seen.TakenOff) != len(e.TakenOff) || len(seen.Words) != len(e.Words) {
			t.Fatalf("%s\n%s sees %+v of %+v", d, q, seen, e)
		}
	}
}

// sameRuns compares words that were there already, in any order.
func (d *duo) sameRuns(t testing.TB, what string, got []scrabblecards.Word, want []slowRun) {
	t.Helper()
	var runs []slowRun
	for _, w := range got {
		runs = append(runs, slowRun{text: w.Text, at: square{w.Row, w.Column}, direction: w.Dir})
	}
	slices.SortFunc(runs, compareRuns)
	if !slices.Equal(runs, want) {
		t.Fatalf("%s\n%s: %v, slowly %v", d, what, got, want)
	}
}

// asItLies is a placement with the letters that lie there written as they lie.
func (c slowCells) asItLies(m scrabblecards.Move) scrabblecards.Move {
	word := []byte(m.Word())
	for i := range word {
		if letter := c[squareOf(m).plus(stepOf(m.Direction()), i)]; letter != 0 {
			word[i] = letter
		}
	}
	b, on := m.Bonus()
	return scrabblecards.Place(m.Row(), m.Column(), m.Direction(), string(word)).WithBonus(b, on)
}
