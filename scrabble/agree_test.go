package scrabble_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

// A duo is a game twice: as the package has it and as the referee does.
type duo struct {
	*referee
	rules   *scrabble.Rules
	state   scrabble.State
	table   *table
	rng     *rand.Rand
	history []string
	seen    map[string]int
	words   []slowWord // those that are good
	laid    []slowWord // those that are tried, of classes that are not admitted too
}

func (d *duo) start(first scrabble.Player) {
	d.state, d.table, d.history = d.rules.Start(first), d.referee.start(first), []string{"first " + first.String()}
}

func (d *duo) String() string {
	o := d.Options
	return fmt.Sprintf("%s\n%s\n%d players, %d of a rack, %d to exchange, %d and %d rounds, %t scoreless, %t twice, %d validation, challenge %d of %d, %d for time",
		strings.Join(d.history, "; "), tell(d.state), o.Players, o.Rack, o.Exchange, o.Rounds, o.ShortRounds, o.Scoreless, o.LeftoverTwice, o.Validation, o.Penalty, o.PenaltyPoints, o.TimePenalty)
}

// compare compares all that can be seen of the position.
func (d *duo) compare(t testing.TB) {
	t.Helper()
	s, tb := d.state, d.table
	differ := gametest.Differ(t, d)
	differ("phase", s.Phase(), tb.phase)
	if tb.phase != scrabble.Over {
		differ("turn", s.Turn(), tb.turn)
	}
	differ("due", s.Due(), d.due(tb))
	differ("tiles in the bag", s.BagLen(), tb.bagLen())
	differ("bag", s.Bag(), bag.MustParse(tb.bag))
	differ("board", *boardOf(s), tb.cells)
	differ("scores", s.Scores(), tb.score)
	for p := range scrabble.Player(6) {
		plays := int(p) < d.Players
		acts := plays && tb.phase != scrabble.Over && (p == tb.turn || tb.contestable() && tb.open.author != p && d.Validation != scrabble.Strict)
		differ("CanAct of "+p.String(), s.CanAct(p), acts)
		if !plays {
			differ("rack of "+p.String(), s.Rack(p), bag.Bag{})
			differ("View of "+p.String(), s.View(p), scrabble.View{})
			continue
		}
		differ("rack of "+p.String(), s.Rack(p), bag.MustParse(tb.rack[p]))
		differ("tiles of "+p.String(), s.Held(p), tb.held(p))
		d.compareView(t, p, differ)
	}
	d.compareOutcome(t, differ)
}

func (d *duo) compareView(t testing.TB, p scrabble.Player, differ func(what string, got, want any)) {
	s, tb, v := d.state, d.table, d.state.View(p)
	differ("viewer", v.Viewer(), p)
	differ("rack of the View", v.Rack(), s.Rack(p))
	unseen := tb.bag
	for q := range tb.rack {
		if scrabble.Player(q) != p && !d.duplicate() {
			unseen += tb.rack[q]
		}
	}
	differ("unseen by "+p.String(), v.Unseen(), bag.MustParse(unseen))
}

func (d *duo) compareOutcome(t testing.TB, differ func(what string, got, want any)) {
	o, over := d.state.Outcome()
	differ("over", over, d.table.phase == scrabble.Over)
	if !over {
		return
	}
	winner, drawn, undecided, verdict := d.outcome(d.table)
	if undecided {
		d.seen["an end that nobody can tell"]++
	}
	differ("undecided", o.Undecided, undecided)
	differ("drawn", o.Drawn, drawn)
	differ("winner", o.Winner, winner)
	differ("verdict", o.Verdict, verdict)
	differ("end", o.End, d.table.end)
	differ("scores at the end", o.Scores, d.table.score)
	differ("left", o.Left, d.table.left)
}

// judge puts a move to both, and reports whether it is legal.
func (d *duo) judge(t testing.TB, p scrabble.Player, m scrabble.Move) bool {
	t.Helper()
	return gametest.Judge(t, d, d.rng, d.seen, d.state, p, m, d.rule(d.table, p, m))
}

// play makes a move that is legal on both, and compares what came of it.
func (d *duo) play(t testing.TB, p scrabble.Player, m scrabble.Move) {
	t.Helper()
	before, table := d.state, d.table
	d.history = append(d.history, fmt.Sprintf("%s %s", p, m))
	next, e := gametest.Made(t, d, before, p, m)
	d.note(p, m)
	d.top, _ = before.Best()
	d.state, d.table = next, d.referee.play(d.table, p, m)
	d.noteAfter(table)
	d.compare(t)
	d.compareEffect(t, e, table, p, m)
	if want := d.cites(table, d.table, p, m); e.Clause != want {
		t.Fatalf("%s\nEffect rests on %s, slowly %s", d, e.Clause, want)
	}
}

// compareEffect compares what the last move was said to do.
func (d *duo) compareEffect(t testing.TB, e scrabble.Effect, before *table, p scrabble.Player, m scrabble.Move) {
	t.Helper()
	want := scrabble.Effect{Player: p, Move: m, Clause: e.Clause}
	switch m.Kind() {
	case scrabble.KindPlace:
		open := d.runs(&before.cells, laidTiles(m))
		want.Points = d.score(laidTiles(m), open)
		d.sameWords(t, e.Words, open)
	case scrabble.KindContest:
		words, _ := before.contested(m)
		if d.upheld(before, m) {
			want.Points = -before.open.points
			want.Undone = e.Undone
			if k := keyOf(e.Undone); k != key(before.open.tiles) {
				t.Fatalf("%s\nundone is %s", d, e.Undone)
			}
			d.sameWords(t, e.Words, before.open.words)
			if d.Validation != scrabble.Recorded {
				d.sameWords(t, e.Bad, d.bad(before.open.words))
			}
			break
		}
		want.Good = len(words)
		d.sameWords(t, e.Words, before.open.words)
		switch n := len(words) * d.PenaltyPoints; {
		case d.Penalty == scrabble.DoubleChallenge && before.open.charged[p]:
		case d.Penalty == scrabble.DoubleChallenge:
			want.Penalty = scrabble.Penalty{Against: p, Turn: true, Clause: law.ScrabbleContestDouble}
		case d.Penalty < scrabble.SingleChallenge && n > 0:
			want.Penalty = scrabble.Penalty{Against: p, Points: n, Given: d.Penalty == scrabble.PointsGiven, Clause: law.ScrabbleContest}
		}
	}
	if e.Player != want.Player || e.Move != want.Move || e.Points != want.Points || e.Undone != want.Undone || e.Good != want.Good || e.Penalty != want.Penalty {
		t.Fatalf("%s\nEffect is %+v, slowly %+v", d, e, want)
	}
}

func (d *duo) sameWords(t testing.TB, got []scrabble.Word, want []slowRun) {
	t.Helper()
	same := len(got) == len(want)
	for i := 0; same && i < len(want); i++ {
		w := want[i]
		same = got[i] == scrabble.Word{Text: w.text, At: board.At(w.row, w.column), Direction: w.direction, Points: w.points}
	}
	if !same {
		t.Fatalf("%s\nwords %v, slowly %v", d, got, want)
	}
}

// note counts what a move that is about to be made is an example of.
func (d *duo) note(p scrabble.Player, m scrabble.Move) {
	tb := d.table
	what := m.Kind().String()
	switch m.Kind() {
	case scrabble.KindContest:
		what = "a contest denied"
		if d.upheld(tb, m) {
			what = "a contest upheld"
		}
		d.seen[what+", "+tb.phase.String()]++
		if p == tb.turn {
			what += " of the player on turn"
		}
	case scrabble.KindPlace:
		if len(laidTiles(m)) == d.most() {
			d.seen["a bonus"]++
		}
	case scrabble.KindFlag:
		if tb.phase == scrabble.Over {
			what = "a flag after the end"
		}
	}
	d.seen[what]++
}

// noteAfter counts what came of a move.
func (d *duo) noteAfter(before *table) {
	for p := range d.Players {
		switch was, is := before.hidden[p], d.table.hidden[p]; {
		case was == 0 && is > 0:
			d.seen["tiles that are not known"]++
		case was > 1 && is == 0:
			d.seen["tiles that come to be known"]++
		}
		if before.owed[p] > d.table.owed[p] {
			d.seen["a turn lost"]++
		}
	}
	if d.table.open != nil && d.table.open.skipped > 0 {
		d.seen["a turn lost with a move in question"]++
	}
}

// decisions compares what may be decided with what the slow search finds.
func (d *duo) decisions(t testing.TB) {
	t.Helper()
	for p := range scrabble.Player(5) {
		if p != d.table.turn || d.table.phase == scrabble.Over {
			if moves := d.state.AppendMoves(nil, p); len(moves) > 0 {
				t.Fatalf("%s\n%s is not on turn and may decide on %v", d, p, moves)
			}
		}
	}
	tb := d.table
	if tb.phase == scrabble.Over {
		return
	}
	if tb.hidden != [4]int{} {
		d.knownPlacements(t)
		return
	}
	moves := d.state.AppendMoves(nil, tb.turn)
	if own := slices.Collect(d.state.View(tb.turn).Moves()); !slices.Equal(own, moves) {
		t.Fatalf("%s\nthe State has %v, the View %v", d, moves, own)
	}
	var want []string
	switch tb.phase {
	case scrabble.Drawing:
		want = []string{scrabble.Draw(d.due(tb)).String()}
	case scrabble.Answer:
		want = []string{scrabble.LetGo().String()}
	case scrabble.Playing:
		found := d.placements(&tb.cells, tb.rack[tb.turn], d.words)
		n := 0
		for n < len(moves) && moves[n].Kind() == scrabble.KindPlace {
			if _, ok := found[keyOf(moves[n])]; !ok {
				t.Fatalf("%s\nMoves yields %s", d, moves[n])
			}
			n++
		}
		if n != len(found) || !slices.Equal(d.state.AppendPlacements(nil), moves[:n]) {
			t.Fatalf("%s\n%d placements, slowly %d", d, n, len(found))
		}
		moves = moves[n:]
		for _, aside := range asides(inOrder(tb.rack[tb.turn])) {
			if m := scrabble.Exchange(aside); d.rule(tb, tb.turn, m.WithDrawn(gametest.SomePart(d.rng, tb.bag, len(aside)))) == nil {
				want = append(want, m.String())
			}
		}
		want = append(want, scrabble.Pass().String())
	}
	var got []string
	for _, m := range moves {
		got = append(got, m.String())
	}
	if !slices.Equal(got, want) {
		t.Fatalf("%s\nMoves: %v\nslowly: %v", d, got, want)
	}
	d.seen["decisions compared"]++
}

// knownPlacements compares what can be laid with the tiles that are known.
func (d *duo) knownPlacements(t testing.TB) {
	t.Helper()
	tb := d.table
	if tb.phase != scrabble.Playing {
		return
	}
	moves := d.state.AppendPlacements(nil)
	want := d.placements(&tb.cells, tb.rack[tb.turn], d.words)
	scored := d.state.AppendScored(nil)
	if len(scored) != len(moves) {
		t.Fatalf("%s\n%d placements, and %d with points", d, len(moves), len(scored))
	}
	for i, m := range moves {
		if scored[i] != (scrabble.Scored{Move: m, Points: d.state.Points(m)}) {
			t.Fatalf("%s\nAppendScored has %v for %s, and Points is %d", d, scored[i], m, d.state.Points(m))
		}
		if points, ok := want[keyOf(m)]; !ok || points != d.state.Points(m) {
			t.Fatalf("%s\nAppendPlacements has %s of %d points, slowly %d, %t", d, m, d.state.Points(m), points, ok)
		}
	}
	if len(moves) != len(want) {
		t.Fatalf("%s\n%d placements, slowly %d", d, len(moves), len(want))
	}
	d.seen["placements compared with tiles that are not known"]++
}

// asides is every part of a rack that is in order, in alphabetical order.
func asides(rack string) (list []string) {
	for i := range rack {
		if i > 0 && rack[i] == rack[i-1] {
			continue
		}
		list = append(list, rack[i:i+1])
		for _, more := range asides(rack[i+1:]) {
			list = append(list, rack[i:i+1]+more)
		}
	}
	return list
}

// newDuo is a game of options with some words, ready to be started.
func newDuo(t testing.TB, rng *rand.Rand, g *referee, seen map[string]int) *duo {
	t.Helper()
	var good, all []string
	for w := range g.words.Words() {
		if all = append(all, w); g.good(w) {
			good = append(good, w)
		}
	}
	g.list = slowWords(good)
	return &duo{referee: g, rules: g.compile(t), rng: rng, seen: seen, words: g.list, laid: slowWords(all)}
}
