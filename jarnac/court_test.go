package jarnac_test

import (
	"cmp"
	_ "embed"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"

	gocmp "github.com/google/go-cmp/cmp"
)

// Both lexicons that games are played with here, each with the referee's view of
// it: the real one, and some hundreds of words of few letters, made to be
// awkward, which is quick to try in full.
var (
	frenchBook = sync.OnceValue(func() *wordbook { return newWordbook(french.Lexicon()) })
	fewWords   = sync.OnceValue(func() *lexicon.Lexicon {
		l, err := lexicon.ReadTagged(strings.NewReader(fewTagged))
		if err != nil {
			panic(err)
		}
		return l
	})
	//go:embed testdata/words.tsv
	fewTagged string
	fewBook   = sync.OnceValue(func() *wordbook { return newWordbook(fewWords()) })
)

var presetNames = []string{"official", "competition", "classic", "classic-competition"}

// fewer is n in a long run, and else a part of it.
func fewer(n int) int {
	if gametest.Race {
		return max(1, n/20)
	}
	return gametest.N(max(1, n/20), n)
}

// A court is the rules and the referee of one game, side by side.
type court struct {
	rules   *jarnac.Rules
	dark    *jarnac.Rules // with draws that nobody has noted
	referee *referee
	refused int // moves
}

func newCourt(t testing.TB, o jarnac.Options, l *lexicon.Lexicon, book *wordbook) *court {
	t.Helper()
	rules, err := jarnac.Compile(o, l)
	if err != nil {
		t.Fatalf("Compile(%s): %v", o, err)
	}
	unseen := o
	unseen.Unseen = true
	return &court{rules: rules, dark: must.Get(jarnac.Compile(unseen, l))(t), referee: &referee{o, book}}
}

func presetCourt(t testing.TB, name string) *court {
	t.Helper()
	c := newCourt(t, must.Get(jarnac.ParseOptions(name))(t), french.Lexicon(), frenchBook())
	c.referee.Options = slowOptions(name)
	return c
}

// A duo is one position in both hands.
type duo struct {
	*court
	state jarnac.State
	table *table
	dark  jarnac.State // of the same game, with draws that nobody has noted
}

func (c *court) start(first jarnac.Player) *duo {
	return &duo{c, c.rules.Start(first), c.referee.start(first), c.dark.Start(first)}
}

// A view is what a position shows.
type view struct {
	Phase   string
	Turn    string // "" when the game is over
	Due     int
	Bag     string
	Racks   [2]string
	Lines   [2][8]string
	Scores  [2]int
	Jarnacs [2]int
	Calls   int
	CanAct  [2]bool

	OutOfTime [2]bool
	Points    [2]int
	Extra     [2]int
	Open      string // the moves that can be contested, with their author
}

func viewOfState(s jarnac.State) view {
	v := view{
		Phase: s.Phase().String(), Turn: s.Turn().String(), Due: s.Due(), Bag: s.Bag().String(),
		Scores: s.Scores(), Calls: s.Calls(),
	}
	for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
		v.Racks[p] = s.Rack(p).String()
		v.Jarnacs[p] = s.Jarnacs(p)
		v.CanAct[p] = s.CanAct(p)
		v.OutOfTime[p], v.Points[p], v.Extra[p] = s.OutOfTime(p), s.TimePoints(p), s.Extra(p)
		for line, w := range s.Lines(p) {
			if w != s.Line(p, line) {
				w = fmt.Sprintf("Lines has %q, Line %q", w, s.Line(p, line))
			}
			v.Lines[p][line-1] = w
		}
	}
	for p, m := range s.Open() {
		v.Open += fmt.Sprintf("%s %s ", p, m)
	}
	return v.settled()
}

func viewOfTable(t *table) view {
	v := view{
		Phase: t.phase.String(), Turn: t.turn.String(), Due: t.due(), Bag: t.bag.String(),
		Scores: t.scores(), Calls: t.calls, Jarnacs: t.jarnacs,
		OutOfTime: t.out, Points: t.points, Extra: [2]int{len(t.owed[0]), len(t.owed[1])},
	}
	contester, open := t.contester()
	for p := range v.Racks {
		copy(v.Lines[p][:], t.lines[p])
		v.Racks[p] = t.rack[p].String()
		v.CanAct[p] = t.phase != jarnac.Over && (jarnac.Player(p) == t.turn || open && jarnac.Player(p) == contester)
	}
	if t.phase != jarnac.Over { // then nothing is in question
		for _, w := range t.open[t.tested:] {
			v.Open += fmt.Sprintf("%s %s ", w.author, w.move())
		}
	}
	return v.settled()
}

// settled leaves out what has no meaning: the Jarnacs of a handover that is past,
// and who would be on turn when the game is over.
func (v view) settled() view {
	if v.Phase != jarnac.Handover.String() {
		v.Calls = 0
	}
	if v.Phase == jarnac.Over.String() {
		v.Turn, v.Due = "", 0
	}
	return v
}

// compare finds no difference between the two, or fails.
func (d *duo) compare(t testing.TB) {
	t.Helper()
	want, got := viewOfTable(d.table), viewOfState(d.state)
	if got != want {
		t.Fatalf("%s\nThe referee (-) and the state (+) differ:\n%s", d, gocmp.Diff(want, got))
	}
	d.knows(t, want)
}

// knows compares what each player may know: all letters lie face up, and so does what is left in the bag
// (official/mat/open); the order in which it will come is nobody's.
func (d *duo) knows(t testing.TB, all view) {
	t.Helper()
	for p := range jarnac.Player(2) {
		v := d.state.View(p)
		if v.Viewer() != p || viewOfState(v.State()) != all || v.Rack().String() != all.Racks[p] || v.Unseen().String() != all.Bag ||
			v.Phase().String() != all.Phase || v.Due() != d.state.Due() || v.CanAct(p) != all.CanAct[p] {
			t.Fatalf("%s\n%s knows %s", d, p, v)
		}
		moves := 0
		for range v.Moves() {
			moves++
			break
		}
		if can := d.table.phase != jarnac.Over && p == d.table.turn; (moves > 0) != can {
			t.Fatalf("%s\n%s has moves: %t, slowly %t", d, p, moves > 0, can)
		}
	}
	if v := d.state.View(2); v != (jarnac.View{}) {
		t.Fatalf("%s\nnobody knows %s", d, v)
	}
}

func (d *duo) String() string {
	return fmt.Sprintf("Options: %s\nState: %s", d.rules.Options(), d.state)
}

// play makes a move that must be legal, and must do the same on both sides.
func (d *duo) play(t testing.TB, p jarnac.Player, m jarnac.Move) {
	t.Helper()
	if faults := d.referee.rule(d.table, p, m); len(faults) > 0 {
		t.Fatalf("%s\nThe referee refuses %s %s: %v", d, p, m, faults)
	}
	if err := d.state.Check(p, m); err != nil {
		t.Fatalf("%s\nCheck(%s, %s): %v; to the referee it is legal", d, p, m, err)
	}
	before := d.state
	next, err := d.state.Play(p, m)
	if err != nil {
		t.Fatalf("%s\nPlay(%s, %s): %v, and Check passed it", d, p, m, err)
	}
	if d.state != before || next == before && m.Kind() != jarnac.KindFlag { // one that means nothing, said again
		t.Fatalf("%s\nPlay(%s, %s) changed what it should not, or nothing", d, p, m)
	}
	var done deed
	d.state = next
	lay := d.table
	d.table, done = d.referee.play(d.table, p, m)
	d.compare(t)
	d.inTheDark(t, before, p, m)
	if read, err := d.rules.ParseState(next.String()); err != nil || read != next {
		t.Fatalf("ParseState of\n%s\n= %s, %v", d, read, err)
	}
	made, err := d.rules.FromSetup(next.Setup())
	if err != nil || made != next {
		t.Fatalf("FromSetup of\n%s\n= %s, %v", d, made, err)
	}

	if made.Hash() != next.Hash() {
		t.Fatalf("%s\nhas two hashes", d)
	}

	type effect struct {
		Player       jarnac.Player
		Move, Former string
		Line, Freed  int
		Owed         int
		OwedBy       rulebook.Clause
		Returned     string
		Clause       rulebook.Clause
		Undone       []jarnac.Undone
		Penalty      jarnac.Penalty
	}
	e, err := before.Effect(p, m)
	if err != nil {
		t.Fatalf("%s\nEffect(%s, %s): %v, and Play made it", d, p, m, err)
	}
	due, dueBy := 0, rulebook.Clause("")
	if d.table.phase != jarnac.Over {
		due = d.table.due()
	}
	if due > 0 {
		dueBy = d.referee.dueBy(d.table)
	}
	got := effect{
		e.Player, e.Move.String(), e.Former, e.Line, e.Freed, e.Owed, e.OwedBy, e.Returned.String(), e.Clause,
		e.Undone, e.Penalty,
	}
	want := effect{
		p, m.String(), done.former, done.line, done.freed, due, dueBy, done.returned, d.referee.cites(lay, d.table, p, m, done),
		nil, done.gain.penalty(),
	}
	for _, w := range done.undone {
		want.Undone = append(want.Undone,
			jarnac.Undone{Word: w.word, Former: w.former, Line: w.line, From: w.from, Jarnac: w.jarnac, Clause: w.why})
	}
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("%s\nbefore: %s\nEffect(%s, %s) (-referee +state):\n%s", d, before, p, m, gocmp.Diff(want, got))
	}
}

// judge puts one move to both, whatever it is. They must agree on whether it is
// legal, and a refusal must rest on the one clause that comes first in the order of
// refusals, and leave the state as it was. It returns whether the move is legal.
func (d *duo) judge(t testing.TB, p jarnac.Player, m jarnac.Move) bool {
	t.Helper()
	before := d.state
	err := d.state.Check(p, m)
	faults := d.referee.rule(d.table, p, m)
	if (err == nil) != (len(faults) == 0) {
		t.Fatalf("%s\nCheck(%s, %q): %v\nThe referee's faults: %v", d, p, m, err, faults)
	}
	if err == nil {
		if !d.state.May(p, m.Kind()) {
			t.Fatalf("%s\nCheck(%s, %s) passes what May says no move of is open", d, p, m)
		}
		if err := d.dark.Check(p, m); err != nil {
			t.Fatalf("%s\nwith draws unseen: %s\nCheck(%s, %s): %v", d, d.dark, p, m, err)
		}
		return true
	}
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		t.Fatalf("%s\nCheck(%s, %q) is no Violation: %v", d, p, m, err)
	}
	if faults.Clause() != v.Clause {
		t.Fatalf("%s\nCheck(%s, %q) cites %s: %v\nThe referee's faults: %v", d, p, m, v.Clause, err, faults)
	}
	d.remedied(t, p, m, v, faults)
	next, err := d.state.Play(p, m)
	var w *rulebook.Violation
	if !errors.As(err, &w) || w.Clause != v.Clause || w.Move != v.Move || w.Word != v.Word || next != before || d.state != before {
		t.Fatalf("%s\nPlay(%s, %q) = %s, %v\nCheck said %v", d, p, m, next, err, v)
	}
	// The words of a refusal take long to find, so they are read now and then.
	if d.refused++; d.refused%8 == 0 && v.Error() != w.Error() {
		t.Fatalf("%s\nPlay(%s, %q): %v\nCheck said %v", d, p, m, w, v)
	}
	return false
}

// decisions compares what the player on turn may decide, and returns it.
func (d *duo) decisions(t testing.TB) []jarnac.Move {
	t.Helper()
	p := d.state.Turn()
	moves := slices.Collect(d.state.Moves(p))
	var texts []string
	kinds := map[jarnac.Kind]bool{}
	for _, m := range moves {
		texts = append(texts, m.String())
		if kinds[m.Kind()] = true; !d.state.May(p, m.Kind()) {
			t.Fatalf("%s\nMoves yields %s, and May does not", d, m)
		}
	}
	for _, k := range []jarnac.Kind{jarnac.KindDraw, jarnac.KindSwap, jarnac.KindPass, jarnac.KindLetGo} { // which need no words
		if d.state.May(p, k) != kinds[k] {
			t.Fatalf("%s\nMay(%s) is %t; Moves: %s", d, k, !kinds[k], texts)
		}
	}
	slices.Sort(texts)
	if want := d.referee.decisions(d.table); !slices.Equal(texts, want) {
		t.Fatalf("%s\nDecisions of %s (-referee +Moves):\n%s", d, p, gocmp.Diff(want, texts))
	}
	if !slices.IsSortedFunc(moves, func(x, y jarnac.Move) int {
		if c := cmp.Compare(rank(x), rank(y)); c != 0 || x.Kind() != jarnac.KindSwap {
			return c
		}
		return cmp.Compare(x.Aside(), y.Aside())
	}) {
		t.Fatalf("%s\nMoves of %s are out of order: %v", d, p, moves)
	}
	if appended := d.state.AppendMoves(nil, p); !slices.Equal(appended, moves) {
		t.Fatalf("%s\nAppendMoves: %v\nMoves: %v", d, appended, moves)
	}
	n := 0
	for n < len(moves) && moves[n].Kind() == jarnac.KindJarnac {
		n++
	}
	if calls := d.state.AppendJarnacs(nil, p); !slices.Equal(calls, moves[:n]) {
		t.Fatalf("%s\nAppendJarnacs: %v\nMoves: %v", d, calls, moves)
	}
	for m := range d.state.Moves(p.Opponent()) {
		t.Fatalf("%s\nMoves yields %s to %s, who is not on turn", d, m, p.Opponent())
	}
	if calls := d.state.AppendJarnacs(nil, p.Opponent()); len(calls) > 0 {
		t.Fatalf("%s\nAppendJarnacs has %v for %s, who is not on turn", d, calls, p.Opponent())
	}
	return moves
}

// chosen reports whether a legal move is one that Moves yields: a decision of the
// player on turn, without wrong words.
func (d *duo) chosen(p jarnac.Player, m jarnac.Move) bool {
	switch m.Kind() {
	case jarnac.KindResign, jarnac.KindContest, jarnac.KindContestJarnac, jarnac.KindFlag:
		return false
	}
	return p == d.table.turn && len(d.referee.faults(d.table, p, m)) == 0
}

// rank is the place of a decision in the order of Moves.
func rank(m jarnac.Move) int {
	switch m.Kind() {
	case jarnac.KindJarnac:
		return m.Line()
	case jarnac.KindDraw:
		return 10
	case jarnac.KindSwap:
		return 11
	case jarnac.KindPlace:
		return 12
	case jarnac.KindExtend:
		return 12 + m.Line()
	}
	return 30
}

// end compares the outcomes.
func (d *duo) end(t testing.TB) jarnac.Outcome {
	t.Helper()
	o, over := d.state.Outcome()
	if over != (d.table.phase == jarnac.Over) {
		t.Fatalf("%s\nOutcome says %t of the end", d, over)
	}
	if !over {
		return o
	}
	winner, drawn, verdict := d.referee.outcome(d.table)
	want := jarnac.Outcome{
		Drawn: drawn, Winner: winner, Scores: d.table.scores(), Jarnacs: d.table.jarnacs,
		End: d.table.ends, Verdict: verdict,
	}
	if drawn {
		o.Winner, want.Winner = 0, 0
	}
	if diff := gocmp.Diff(want, o); diff != "" {
		t.Fatalf("%s\nOutcome (-referee +state):\n%s", d, diff)
	}
	return o
}
