package jarnac_test

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"testing"

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
		f, err := os.Open("testdata/words.tsv")
		if err != nil {
			panic(err)
		}
		defer f.Close()
		l, err := lexicon.ReadTagged(f)
		if err != nil {
			panic(err)
		}
		return l
	})
	fewBook = sync.OnceValue(func() *wordbook { return newWordbook(fewWords()) })
)

var presetNames = []string{"official", "competition", "classic", "classic-competition"}

// fewer is n, or a part of it when time is short.
func fewer(n int) int {
	if raceEnabled || testing.Short() {
		return max(1, n/20)
	}
	return n
}

// A court is the rules and the referee of one game, side by side.
type court struct {
	rules   *jarnac.Rules
	referee *referee
	refused int // moves
}

func newCourt(t testing.TB, o jarnac.Options, l *lexicon.Lexicon, book *wordbook) *court {
	t.Helper()
	rules, err := jarnac.Compile(o, l)
	if err != nil {
		t.Fatalf("Compile(%s): %v", o, err)
	}
	return &court{rules: rules, referee: &referee{o, book}}
}

func presetCourt(t testing.TB, name string) *court {
	t.Helper()
	o, err := jarnac.Preset(name)
	if err != nil {
		t.Fatal(err)
	}
	return newCourt(t, o, french.Lexicon(), frenchBook())
}

// A duo is one position in both hands.
type duo struct {
	*court
	state jarnac.State
	table *table
}

func (c *court) start(first jarnac.Player) *duo {
	return &duo{c, c.rules.Start(first), c.referee.start(first)}
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
	Window    viewOfWindow
}

// A viewOfWindow is what is open to contest.
type viewOfWindow struct {
	Author string // "" when nothing is
	Words  [2]viewOfWord
	Tested int
}

type viewOfWord struct {
	Word, Former      string
	Line, From        int
	Jarnac, Unchained bool
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
		v.OutOfTime[p], v.Points[p], v.Extra[p] = s.OutOfTime(p), s.Points(p), s.Extra(p)
		for line, w := range s.Lines(p) {
			if w != s.Line(p, line) {
				w = fmt.Sprintf("Lines has %q, Line %q", w, s.Line(p, line))
			}
			v.Lines[p][line-1] = w
		}
	}
	w := s.Window()
	for i, w := range w.Words {
		v.Window.Words[i] = viewOfWord{w.Word, w.Former, w.Line, w.From, w.Jarnac, w.Unchained}
	}
	if v.Window.Tested = w.Tested; w != (jarnac.Window{}) {
		v.Window.Author = w.Author.String()
	}
	return v.settled()
}

func viewOfTable(t *table) view {
	v := view{
		Phase: t.phase.String(), Turn: t.turn.String(), Due: t.due(), Bag: t.bag.String(),
		Scores: t.scores(), Calls: t.calls, Jarnacs: t.jarnacs,
		OutOfTime: t.out, Points: t.points, Extra: t.extra,
	}
	contester, open := t.contester()
	for p := range v.Racks {
		copy(v.Lines[p][:], t.lines[p])
		v.Racks[p] = t.rack[p].String()
		v.CanAct[p] = t.phase != jarnac.Over && (jarnac.Player(p) == t.turn || open && jarnac.Player(p) == contester)
	}
	for i, w := range t.open {
		if t.phase == jarnac.Over { // nothing is in question
			break
		}
		v.Window.Author = w.author.String()
		v.Window.Words[i] = viewOfWord{w.word, w.former, w.line, w.from, w.jarnac, w.unchained}
		v.Window.Tested = t.tested
	}
	return v.settled()
}

// settled leaves out what has no meaning: the Jarnacs of a handover that is past,
// and who would be on turn when the game is over.
func (v view) settled() view {
	switch v.Phase {
	case jarnac.Playing.String(), jarnac.Bonus.String():
		v.Calls = 0
	case jarnac.Over.String():
		v.Turn, v.Due, v.Calls = "", 0, 0
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
	d.table, done = d.referee.play(d.table, p, m)
	d.compare(t)
	if read, err := d.rules.ParseState(next.String()); err != nil || read != next {
		t.Fatalf("ParseState of\n%s\n= %s, %v", d, read, err)
	}
	if made, err := d.rules.FromSetup(next.Setup()); err != nil || made != next {
		t.Fatalf("FromSetup of\n%s\n= %s, %v", d, made, err)
	}

	type effect struct {
		Player         jarnac.Player
		Move, Former   string
		Line, Freed    int
		Owed           int
		Returned       string
		Clause, OwedBy bool
		Undone         [2]undoneWord
		Gain           gained
	}
	e := next.Last()
	due := 0
	if d.table.phase != jarnac.Over {
		due = d.table.due()
	}
	got := effect{
		e.Player, e.Move.String(), e.Former, e.Line, e.Freed, e.Owed, e.Returned.String(), e.Clause.Valid(), e.OwedBy.Valid(),
		[2]undoneWord{}, gained{e.Gain.To, e.Gain.Letters, e.Gain.Points, e.Gain.Clause},
	}
	want := effect{
		p, m.String(), done.former, done.line, done.freed, due, done.returned, true, due > 0,
		[2]undoneWord{}, gained{done.gain.to, done.gain.letters, done.gain.points, e.Gain.Clause},
	}
	for i, u := range e.Undone {
		got.Undone[i] = undoneWord{viewOfWord{u.Word, u.Former, u.Line, u.From, u.Jarnac, u.Unchained}, u.Clause}
	}
	for i, w := range done.undone {
		want.Undone[i] = undoneWord{viewOfWord{w.word, w.former, w.line, w.from, w.jarnac, w.unchained}, w.why[0]}
		if slices.Contains(w.why, got.Undone[i].Clause) {
			want.Undone[i].Clause = got.Undone[i].Clause
		}
	}
	switch g := &want.Gain; {
	case g.Letters == 0 && g.Points == 0:
		*g = gained{}
	case g.Letters > 0 && !slices.Contains(contestLetters, g.Clause):
		g.Clause = contestLetters[0]
	case g.Points > 0 && !slices.Contains(contestPoints, g.Clause):
		g.Clause = contestPoints[0]
	}
	if got != want {
		t.Fatalf("%s\nbefore: %s\nLast after %s %s (-referee +state):\n%s", d, before, p, m, gocmp.Diff(want, got))
	}
}

// What a contest undid, and what it gave.
type undoneWord struct {
	Word   viewOfWord
	Clause rulebook.Clause
}

type gained struct {
	To              jarnac.Player
	Letters, Points int
	Clause          rulebook.Clause
}

// judge puts one move to both, whatever it is. They must agree on whether it is
// legal, and a refusal must rest on a clause that it can rest on, of the table
// before the dictionary, and leave the state as it was. It returns whether the
// move is legal.
func (d *duo) judge(t testing.TB, p jarnac.Player, m jarnac.Move) bool {
	t.Helper()
	before := d.state
	err := d.state.Check(p, m)
	faults := d.referee.rule(d.table, p, m)
	if (err == nil) != (len(faults) == 0) {
		t.Fatalf("%s\nCheck(%s, %q): %v\nThe referee's faults: %v", d, p, m, err, faults)
	}
	if err == nil {
		return true
	}
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		t.Fatalf("%s\nCheck(%s, %q) is no Violation: %v", d, p, m, err)
	}
	if !faults.cover(v.Clause) {
		t.Fatalf("%s\nCheck(%s, %q) cites %s: %v\nThe referee's faults: %v", d, p, m, v.Clause, err, faults)
	}
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

// cover reports whether a refusal may cite c.
func (f faults) cover(c rulebook.Clause) bool {
	onTable := slices.ContainsFunc(f, func(f fault) bool { return !f.lexical })
	return slices.ContainsFunc(f, func(f fault) bool {
		return f.lexical != onTable && slices.Contains(f.clauses, c)
	})
}

// decisions compares what the player on turn may decide, and returns it.
func (d *duo) decisions(t testing.TB) []jarnac.Move {
	t.Helper()
	p := d.state.Turn()
	moves := slices.Collect(d.state.Moves(p))
	var texts []string
	for _, m := range moves {
		texts = append(texts, m.String())
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
	case jarnac.KindLay:
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
		End: o.End, Verdict: verdict,
	}
	if drawn {
		o.Winner, want.Winner = 0, 0
	}
	if !slices.Contains(d.table.ends, o.End) {
		want.End = d.table.ends[0]
	}
	if diff := gocmp.Diff(want, o); diff != "" {
		t.Fatalf("%s\nOutcome (-referee +state):\n%s", d, diff)
	}
	return o
}

// A style is how willingly a random player decides what.
type style map[jarnac.Kind]int

// Swaps are rare in each, for a game of swaps does not come on.
var styles = []style{
	{jarnac.KindDraw: 40, jarnac.KindSwap: 2, jarnac.KindJarnac: 30, jarnac.KindLay: 10, jarnac.KindExtend: 10, jarnac.KindPass: 1, jarnac.KindLetGo: 10},
	{jarnac.KindDraw: 40, jarnac.KindSwap: 1, jarnac.KindJarnac: 80, jarnac.KindLay: 40, jarnac.KindExtend: 4, jarnac.KindPass: 1, jarnac.KindLetGo: 20},
	{jarnac.KindDraw: 40, jarnac.KindSwap: 4, jarnac.KindJarnac: 5, jarnac.KindLay: 10, jarnac.KindExtend: 10, jarnac.KindPass: 12, jarnac.KindLetGo: 10},
}

// choose is one of the moves: first of what kind, by the style, then which.
func (s style) choose(rng *rand.Rand, moves []jarnac.Move) jarnac.Move {
	total, last := 0, jarnac.KindNone
	for _, m := range moves {
		if m.Kind() != last {
			last = m.Kind()
			total += s[last]
		}
	}
	pick, from := rng.IntN(total), 0
	for i, m := range moves {
		if i > 0 && m.Kind() == moves[i-1].Kind() {
			continue
		}
		if pick -= s[m.Kind()]; pick < 0 {
			from = i
			break
		}
	}
	to := from
	for to < len(moves) && moves[to].Kind() == moves[from].Kind() {
		to++
	}
	return moves[from+rng.IntN(to-from)]
}

// A temper is what a random player does beside deciding, each so many times in a
// thousand.
type temper struct {
	wrong     int // a wrong word instead of a decision
	bad, good int // a contest of what is bad, and of what is good
	flag      int // a flag, of either, at each move
	early     int // and as long as few words are laid
}

var tempers = []temper{
	{wrong: 60, bad: 500, good: 30},
	{wrong: 250, bad: 700, good: 10, flag: 1},
	{wrong: 150, bad: 250, good: 150, flag: 4},
	{wrong: 30, bad: 900, good: 20, flag: 15},
	{wrong: 120, bad: 500, good: 60, early: 40, flag: 2},
	{},
}

// A round is how random games are played, and what came up in them.
type round struct {
	rng       *rand.Rand
	hostile   int // how many moves of any kind are put to both at each position
	look      int // the decisions are compared at one position of so many
	positions int // at which they were, and words were to be found
	games     int
	seen      map[string]int
}

func newRound(seed1, seed2 uint64, hostile, look int) *round {
	return &round{rng: rand.New(rand.NewPCG(seed1, seed2)), hostile: hostile, look: look, seen: map[string]int{}}
}

// in reports what comes up so many times in a thousand.
func (r *round) in(n int) bool { return r.rng.IntN(1000) < n }

// game plays one random game, comparing at every move.
func (c *court) game(t testing.TB, r *round) jarnac.Outcome {
	t.Helper()
	return c.start(jarnac.Player(r.rng.IntN(2))).game(t, r)
}

// game plays the game to its end.
func (d *duo) game(t testing.TB, r *round) jarnac.Outcome {
	t.Helper()
	d.compare(t)
	rng := r.rng
	how, mood := styles[rng.IntN(len(styles))], tempers[rng.IntN(len(tempers))]
	r.games++
	for range 3000 {
		if d.state.Phase() == jarnac.Over {
			for p := range jarnac.Player(2) {
				if moves := d.state.AppendMoves(nil, p); len(moves) > 0 {
					t.Fatalf("%s\nMoves after the end: %v", d, moves)
				}
			}
			for range r.hostile {
				d.judge(t, hostilePlayer(rng), d.hostileMove(rng, nil))
			}
			o := d.end(t)
			r.seen["end "+string(o.End)]++
			return o
		}
		d.end(t)
		var moves []jarnac.Move
		if rng.IntN(r.look) == 0 {
			moves = d.decisions(t)
			if d.state.Phase() != jarnac.Bonus && d.state.Bag() != d.rules.Options().Bag {
				r.positions++
			}
		} else {
			moves = d.state.AppendMoves(nil, d.state.Turn())
		}
		for range r.hostile {
			p, m := hostilePlayer(rng), d.hostileMove(rng, moves)
			if d.judge(t, p, m) && d.chosen(p, m) && !slices.Contains(moves, m.Decision()) {
				t.Fatalf("%s\nCheck passes %s %s, and Moves does not yield %s", d, p, m, m.Decision())
			}
		}
		if p, m := d.aside(r, mood); m != (jarnac.Move{}) && d.judge(t, p, m) {
			d.note(r, p, m)
			d.play(t, p, m)
			continue
		}
		decision := how.choose(rng, moves)
		if d.table.extra[d.table.turn] > 1 && rng.IntN(4) == 0 { // rather swap, which is for more letters
			if i := slices.IndexFunc(moves, func(m jarnac.Move) bool { return m.Kind() == jarnac.KindSwap }); i >= 0 {
				decision = moves[i]
			}
		}
		m, err := d.state.Complete(rng, d.state.Turn(), decision)
		if err != nil || m.Decision() != decision || !m.Completed() {
			t.Fatalf("%s\nComplete(%s) = %s, %v", d, decision, m, err)
		}
		d.note(r, d.state.Turn(), m)
		d.play(t, d.state.Turn(), m)
	}
	t.Fatalf("%s\nThe game does not end", d)
	return jarnac.Outcome{}
}

// aside is what a player does beside deciding, if anything.
func (d *duo) aside(r *round, mood temper) (jarnac.Player, jarnac.Move) {
	rng, tb := r.rng, d.table
	if rng.IntN(3000) == 0 {
		return jarnac.Player(rng.IntN(2)), jarnac.Resign()
	}
	flag := mood.flag
	if tb.bag.len() > 40 {
		flag += mood.early
	}
	if flag > 0 && (tb.phase == jarnac.Answer || tb.untested() && d.referee.bad(tb) < len(tb.open)) {
		flag += 60 // which is when it matters most
	}
	if r.in(flag) {
		return jarnac.Player(rng.IntN(2)), jarnac.Flag()
	}
	if p, open := tb.contester(); open {
		often := mood.good
		if d.referee.bad(tb) < len(tb.open) {
			often = mood.bad
		}
		if r.in(often) {
			return p, d.anyContest(rng, p)
		}
	}
	wrong := mood.wrong
	if wrong > 0 && tb.out[tb.turn] { // to announce
		if wrong += 100; tb.phase == jarnac.Answer {
			wrong += 500
		}
	}
	if r.in(wrong) {
		return tb.turn, d.wrongWord(rng)
	}
	return 0, jarnac.Move{}
}

// anyContest is a contest of p, with a Jarnac or without.
func (d *duo) anyContest(rng *rand.Rand, p jarnac.Player) jarnac.Move {
	tb := d.table
	if rng.IntN(2) == 0 {
		return jarnac.Contest()
	}
	// The Jarnac is one that the table would allow, or any.
	if u, _ := d.referee.undo(tb, p, min(d.referee.bad(tb), len(tb.open)-1)); u.phase != jarnac.Over && u.turn == p && rng.IntN(4) > 0 {
		moves := d.referee.decisions(u)
		rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
		for _, text := range moves {
			if m, err := jarnac.ParseMove(text); err == nil && m.Kind() == jarnac.KindJarnac {
				return jarnac.ContestJarnac(m.Line(), m.Word())
			}
		}
	}
	if line, word := d.wrongOf(rng, p.Opponent(), 0); rng.IntN(2) == 0 && word != "" {
		return jarnac.ContestJarnac(line, word)
	}
	return jarnac.Contest()
}

// wrongWord is a word of the player on turn that can be laid or taken and is in
// no dictionary, or that the formula refuses: the zero Move when there is none.
func (d *duo) wrongWord(rng *rand.Rand) jarnac.Move {
	tb := d.table
	own := tb.phase == jarnac.Playing || tb.phase == jarnac.Handover && tb.bag.len() == 0
	call := tb.phase == jarnac.Handover || tb.phase == jarnac.Answer
	switch {
	case own && (!call || rng.IntN(2) == 0):
		if line, word := d.wrongOf(rng, tb.turn, 0); word != "" && line == 0 {
			return jarnac.Lay(word)
		} else if word != "" {
			return jarnac.Extend(line, word)
		}
	case call:
		if line, word := d.wrongOf(rng, tb.turn.Opponent(), tb.last); word != "" {
			return jarnac.Jarnac(line, word)
		}
	}
	return jarnac.Move{}
}

// wrongOf is a wrong word of p's rack, or of it and the word on a line, which may
// be broken up on the last one.
func (d *duo) wrongOf(rng *rand.Rand, p jarnac.Player, last int) (line int, word string) {
	rack, base := d.table.rack[p], ""
	if at := rng.IntN(len(d.table.lines[p]) + 1); at > 0 {
		line, base = at, d.table.lines[p][at-1]
		if base == "" {
			line = 0
		}
	}
	if last > 0 && rng.IntN(2) == 0 {
		line, base = last, d.table.lines[p][last-1]
	}
	o := d.referee.Options
	if rng.IntN(2) == 0 { // one that is written in the book
		book := d.referee.book
		must, may := lettersOf(base), lettersOf(base).plus(rack)
		set, from := may.set(), rng.IntN(len(book.words))
		for i := range len(book.words) {
			i = (i + from) % len(book.words)
			if e := &book.words[i]; book.sets[i]&^set == 0 && len(e.text) > len(base) && len(e.text) >= o.MinLength && len(e.text) <= o.MaxLength &&
				may.has(e.letters) && e.letters.has(must) &&
				d.referee.wrong(laid{word: e.text, former: base}) != nil {
				return line, e.text
			}
		}
	}
	add := 1 + rng.IntN(2)
	if base == "" {
		add = o.MinLength + rng.IntN(3)
	}
	if word = some(rng, base+some(rng, rack.String(), add), 99); len(word) > o.MaxLength || len(word) < o.MinLength {
		return 0, ""
	}
	return line, word
}

// note counts what a move that is about to be made is an example of.
func (d *duo) note(r *round, p jarnac.Player, m jarnac.Move) {
	seen, tb := r.seen, d.table
	switch m.Kind() {
	case jarnac.KindDraw:
		if tb.extra[p] > 0 && len(m.Drawn()) > 1 {
			seen["a draw with extra letters"]++
		}
		if len(m.Drawn()) > 6 {
			seen["a first draw of more than six"]++
		}
	case jarnac.KindSwap:
		if n := len(m.Drawn()); n > 3 {
			seen[fmt.Sprintf("a swap of three for %d", n)]++
		}
	case jarnac.KindFlag:
		seen["a flag"]++
		switch {
		case tb.out[p.Opponent()]:
			seen["a second flag"]++
		case tb.answer == lastWord || tb.answer == beforeCount:
			seen["a flag that means nothing"]++
		case p != tb.turn:
			seen["a flag of the player not on turn"]++
		case tb.untested():
			seen["a flag with a word in question"]++
		}
	case jarnac.KindJarnac:
		if tb.out[p] {
			seen["a Jarnac announced"]++
		}
	case jarnac.KindLetGo:
		switch tb.answer {
		case announced:
			seen["an announced Jarnac accepted"]++
		case lastFlag:
			seen["a word let pass after the second flag"]++
		case beforeCount:
			seen["a last word let stand"]++
		}
	case jarnac.KindContest, jarnac.KindContestJarnac:
		bad := d.referee.bad(tb)
		what := "a contest"
		if m.Kind() == jarnac.KindContestJarnac {
			what = "a contest with a Jarnac"
		}
		if bad == len(tb.open) {
			seen[what+", wrong"]++
			if tb.out[p] || tb.out[p.Opponent()] {
				seen["a contest, wrong, out of time"]++
			}
			return
		}
		seen[what+", upheld"]++
		undone := len(tb.open) - bad
		switch w := tb.open[bad]; {
		case tb.answer == announced:
			seen["an announced Jarnac undone"]++
		case tb.answer == beforeCount:
			seen["a last word undone"]++
		case tb.answer == lastWord:
			seen["a word that gave the last Jarnac undone"]++
		case w.jarnac && undone == 2:
			seen["two Jarnacs undone"]++
		case w.jarnac && bad > 0:
			seen["a second Jarnac alone undone"]++
		case w.jarnac:
			seen["a Jarnac undone"]++
		case w.former != "":
			seen["a transformed word undone"]++
		default:
			seen["a new word undone"]++
		}
		switch tb.endedBy {
		case jarnac.KindPass:
			seen["a word undone after the pass"]++
		case jarnac.KindFlag:
			seen["a word undone after the flag"]++
		}
		for _, c := range d.referee.wrong(tb.open[bad]) {
			switch c {
			case rulebook.OfficialWordsConjugations:
				seen["a conjugation undone"]++
			case rulebook.OfficialWordsSameEntry:
				seen["a chained word undone"]++
			}
		}
	}
}
