package jarnac_test

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/bag"
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
}

func newCourt(t testing.TB, o jarnac.Options, l *lexicon.Lexicon, book *wordbook) *court {
	t.Helper()
	rules, err := jarnac.Compile(o, l)
	if err != nil {
		t.Fatalf("Compile(%s): %v", o, err)
	}
	return &court{rules, &referee{o, book}}
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
		for line, w := range s.Lines(p) {
			if w != s.Line(p, line) {
				w = fmt.Sprintf("Lines has %q, Line %q", w, s.Line(p, line))
			}
			v.Lines[p][line-1] = w
		}
	}
	return v.settled()
}

func viewOfTable(t *table) view {
	v := view{
		Phase: t.phase.String(), Turn: t.turn.String(), Due: t.due(), Bag: t.bag.String(),
		Scores: t.scores(), Calls: t.calls, Jarnacs: t.jarnacs,
	}
	for p := range v.Racks {
		copy(v.Lines[p][:], t.lines[p])
		v.Racks[p] = t.rack[p].String()
		v.CanAct[p] = t.phase != jarnac.Over && jarnac.Player(p) == t.turn
	}
	return v.settled()
}

// settled leaves out what has no meaning when the game is over.
func (v view) settled() view {
	if v.Phase == jarnac.Over.String() {
		v.Turn, v.Due, v.Calls = "", 0, 0
	}
	return v
}

// compare finds no difference between the two, or fails.
func (d *duo) compare(t testing.TB) {
	t.Helper()
	want, got := viewOfTable(d.table), viewOfState(d.state)
	if d.table.spent && want.Phase != jarnac.Over.String() { // the one Jarnac there was is shown as all that are allowed
		want.Calls = d.rules.Options().Jarnacs
	}
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
	if d.state != before || next == before {
		t.Fatalf("%s\nPlay(%s, %s) changed what it should not, or nothing", d, p, m)
	}
	var done deed
	d.state = next
	d.table, done = d.referee.play(d.table, p, m)
	d.compare(t)
	if !odd(next) {
		if read, err := d.rules.ParseState(next.String()); err != nil || read != next {
			t.Fatalf("ParseState of\n%s\n= %s, %v", d, read, err)
		}
		if made, err := d.rules.FromSetup(next.Setup()); err != nil || made != next {
			t.Fatalf("FromSetup of\n%s\n= %s, %v", d, made, err)
		}
	}

	type effect struct {
		Player         jarnac.Player
		Move, Former   string
		Line, Freed    int
		Owed           int
		Returned       string
		Clause, OwedBy bool
	}
	e := next.Last()
	got := effect{e.Player, e.Move.String(), e.Former, e.Line, e.Freed, e.Owed, e.Returned.String(), e.Clause.Valid(), e.OwedBy.Valid()}
	want := effect{p, m.String(), done.former, done.line, done.freed, d.table.due(), done.returned, true, d.table.due() > 0}
	if got != want {
		t.Fatalf("%s\nLast after %s %s (-referee +state):\n%s", d, p, m, gocmp.Diff(want, got))
	}
}

// odd reports whether a position after a Jarnac in the last chance is one that
// FromSetup takes for a faulty one: with more calls than Jarnacs, or with the
// idle turns before it still counted.
func odd(s jarnac.State) bool {
	p := s.Setup()
	return p.Calls > p.Mats[p.Turn].Jarnacs || p.Idle > 1 && p.Acted
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
	if err == nil || err.Error() != v.Error() || next != before || d.state != before {
		t.Fatalf("%s\nPlay(%s, %q) = %s, %v\nCheck said %v", d, p, m, next, err, v)
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
		t.Fatalf("%s\nMoves yields %s to %s, who may not act", d, m, p.Opponent())
	}
	return moves
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

// game plays one random game, comparing at every move, and returns the number of
// positions in which words were to be found.
func (c *court) game(t testing.TB, rng *rand.Rand, hostile int) (positions int, o jarnac.Outcome) {
	t.Helper()
	return c.start(jarnac.Player(rng.IntN(2))).game(t, rng, hostile)
}

// game plays the game to its end.
func (d *duo) game(t testing.TB, rng *rand.Rand, hostile int) (positions int, o jarnac.Outcome) {
	t.Helper()
	d.compare(t)
	how := styles[rng.IntN(len(styles))]
	for range 3000 {
		if d.state.Phase() == jarnac.Over {
			if moves := d.state.AppendMoves(nil, d.state.Turn()); len(moves) > 0 {
				t.Fatalf("%s\nMoves after the end: %v", d, moves)
			}
			for range hostile {
				d.judge(t, hostilePlayer(rng), d.hostileMove(rng, nil))
			}
			return positions, d.end(t)
		}
		d.end(t)
		moves := d.decisions(t)
		if d.state.Phase() != jarnac.Bonus && d.state.Bag() != d.rules.Options().Bag {
			positions++
		}
		for range hostile {
			p, m := hostilePlayer(rng), d.hostileMove(rng, moves)
			if d.judge(t, p, m) && m.Kind() != jarnac.KindResign && !slices.Contains(moves, m.Decision()) {
				t.Fatalf("%s\nCheck passes %s %s, and Moves does not yield %s", d, p, m, m.Decision())
			}
		}
		if rng.IntN(2000) == 0 {
			d.play(t, jarnac.Player(rng.IntN(2)), jarnac.Resign())
			continue
		}
		decision := how.choose(rng, moves)
		m, err := d.state.Complete(rng, d.state.Turn(), decision)
		if err != nil || m.Decision() != decision || !m.Completed() {
			t.Fatalf("%s\nComplete(%s) = %s, %v", d, decision, m, err)
		}
		d.play(t, d.state.Turn(), m)
	}
	t.Fatalf("%s\nThe game does not end", d)
	return positions, o
}

// hostilePlayer is mostly one of the two.
func hostilePlayer(rng *rand.Rand) jarnac.Player {
	if rng.IntN(50) == 0 {
		return jarnac.Player(2 + rng.IntN(254))
	}
	return jarnac.Player(rng.IntN(2))
}

// hostileMove is a move that is probably illegal: a legal one bent a little, or
// one that belongs to another moment, or letters in any order.
func (d *duo) hostileMove(rng *rand.Rand, moves []jarnac.Move) jarnac.Move {
	s := d.state
	side := jarnac.Player(rng.IntN(2))
	line := rng.IntN(8) + 1
	if rng.IntN(8) == 0 {
		line = rng.IntN(14) - 2
	}
	laid, rack := s.Line(side, line), s.Rack(side).String()
	word := func() string {
		if len(moves) > 0 && rng.IntN(2) == 0 {
			if w := moves[rng.IntN(len(moves))].Word(); w != "" {
				return w
			}
		}
		book := d.referee.book.words
		switch rng.IntN(7) {
		case 0:
			return book[rng.IntN(len(book))].text
		case 1: // any of the rack
			return some(rng, rack, rng.IntN(len(rack)+1))
		case 2: // the line and some of the rack
			return some(rng, laid+some(rng, rack, min(len(rack), 1+rng.IntN(3))), 99)
		case 3: // a letter of the line lost
			return some(rng, laid+rack, len(laid))
		case 4:
			return laid
		case 5: // one that the letters give, admitted or not
			for range 300 {
				if e := book[rng.IntN(len(book))]; lettersOf(laid + rack).has(e.letters) {
					return e.text
				}
			}
		}
		return some(rng, "AEIOUNRSTLZQ", 2+rng.IntN(10))
	}
	bent := func(w string) string {
		if w == "" || rng.IntN(3) > 0 {
			return w
		}
		i, b := rng.IntN(len(w)), []byte(w)
		switch rng.IntN(4) {
		case 0:
			b[i] = 'A' + byte(rng.IntN(26))
		case 1:
			b = slices.Delete(b, i, i+1)
		case 2:
			b = slices.Insert(b, i, 'A'+byte(rng.IntN(26)))
		case 3:
			b[i] = "a?é -"[rng.IntN(5)]
		}
		return string(b)
	}
	anyLetters := func(n int) string {
		if inBag := s.Bag().String(); rng.IntN(3) > 0 {
			return some(rng, inBag, min(n, len(inBag)))
		}
		return some(rng, "ABCDEFGHIJKLMNOPQRSTUVWXYZJKWXY", n)
	}
	switch rng.IntN(12) {
	case 0, 1:
		return jarnac.Lay(bent(word()))
	case 2, 3, 4:
		return jarnac.Extend(line, bent(word()))
	case 5, 6:
		return jarnac.Jarnac(line, bent(word()))
	case 7:
		return jarnac.Jarnac(0, bent(word()))
	case 8:
		n := s.Due() + rng.IntN(3) - 1
		if rng.IntN(3) == 0 {
			return jarnac.Draw(n)
		}
		return jarnac.Draw(0).With(anyLetters(max(0, n)))
	case 9:
		n := 3
		if rng.IntN(4) == 0 {
			n = rng.IntN(6)
		}
		aside := some(rng, rack, min(n, len(rack)))
		if rng.IntN(4) == 0 {
			aside = anyLetters(n)
		}
		switch rng.IntN(4) {
		case 0:
			return jarnac.Swap(aside)
		case 1:
			return jarnac.Swap(aside).With(aside)
		case 2:
			return jarnac.Swap(aside).With(anyLetters(rng.IntN(6)))
		}
		return jarnac.Swap(aside).With(anyLetters(3))
	case 10:
		return []jarnac.Move{jarnac.Pass(), jarnac.LetGo(), jarnac.Resign(), {}}[rng.IntN(4)]
	}
	if len(moves) == 0 {
		return jarnac.Pass()
	}
	m := moves[rng.IntN(len(moves))]
	switch m.Kind() {
	case jarnac.KindDraw, jarnac.KindSwap:
		return m.With(bent(anyLetters(m.Count())))
	case jarnac.KindExtend:
		return jarnac.Extend(line, m.Word())
	case jarnac.KindJarnac:
		return jarnac.Jarnac(line, m.Word())
	}
	return m
}

// some is n letters of s in any order, all of them when n is too large.
func some(rng *rand.Rand, s string, n int) string {
	b := []byte(s)
	rng.Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] })
	return string(b[:min(n, len(b))])
}

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

// A dispute is a question that earlier programs answered wrongly. Both are asked.
type dispute struct {
	clause  string // by which the move is refused, or that allows it
	legal   bool
	options string
	a, b    string // words, "." for an empty line, then "/" and the rack
	bag     string // what is left in it
	phase   jarnac.Phase
	move    string // of A
}

var disputes = []dispute{
	{"official/turn/new-word", true, "official", "/ARTTAB", "", "EE", jarnac.Playing, "BATTRA"},
	{"official/turn/new-word", false, "official", "/ARTAB", "", "EE", jarnac.Playing, "TATA"},
	{"official/turn/new-word", false, "official", "RAT/BU", "", "EE", jarnac.Playing, "BUT"},
	{"official/turn/extend", false, "official", "RAT/Z", "", "EE", jarnac.Playing, "1:RAT"},
	{"official/turn/extend", false, "official", "RAT/Z", "", "EE", jarnac.Playing, "1:ART"},
	{"official/turn/extend", false, "official", "RAT/S", "", "EE", jarnac.Playing, "1:TARSE"},
	{"official/turn/extend", false, "official", "RAT/SS", "", "EE", jarnac.Playing, "1:TATARS"},
	{"official/turn/extend", true, "official", "RAT/Z", "", "EE", jarnac.Playing, "1:TZAR"},
	{"official/turn/keep-letters", false, "official", "RATE/S", "", "EE", jarnac.Playing, "1:RATS"},
	{"official/turn/keep-letters", false, "official", "RATES/SSU", "", "EE", jarnac.Playing, "1:ASSURE"},
	{"official/turn/extend", false, "official", ". RAT/Z", "", "EE", jarnac.Playing, "1:TZAR"},
	{"official/mat/lines", false, "official", "RAT/Z", "", "EE", jarnac.Playing, "9:TZAR"},
	{"official/mat/lines", false, "official lines=3", "RAT RAT RAT/BUT", "", "EE", jarnac.Playing, "BUT"},
	{"official/handover/draw-first", false, "official", "RAT/Z", "", "EE", jarnac.Handover, "1:TZAR"},
	{"official/handover/draw-first", false, "official", "RAT/Z", "", "EE", jarnac.Handover, "-"},
	{"official/turn/empty-bag", true, "official", "RAT/Z", "", "", jarnac.Handover, "1:TZAR"},
	{"official/turn/empty-bag", true, "official", "RAT/Z", "", "", jarnac.Handover, "-"},
	{"official/handover/jarnac", true, "official", "/", "RAT/Z", "EE", jarnac.Handover, "!1:TZAR"},
	{"official/handover/jarnac", false, "official", "/Z", "RAT/", "EE", jarnac.Handover, "!1:TZAR"},
	{"official/handover/jarnac", false, "official", "/", "RAT/T", "EE", jarnac.Handover, "!1:TATAR"},
	{"official/turn/extend", false, "official", "/", "RAT/Z", "EE", jarnac.Handover, "!1:TAR"},
	{"official/handover/choice", false, "official", "/", "RAT/Z", "EE", jarnac.Playing, "!1:TZAR"},
	{"official/handover/room", false, "official lines=2", "ETE AMI/", "RAT/Z", "EE", jarnac.Handover, "!1:TZAR"},
	{"official/handover/room-for-loser", false, "official lines=2", "ETE/", "RAT RAT/BUT", "EE", jarnac.Handover, "!BUT"},
	{"official/handover/swap", true, "official", "/AEI", "", "BCD", jarnac.Handover, "-AEI+BCD"},
	{"official/handover/swap", false, "official", "/AEI", "", "BCDE", jarnac.Handover, "-AEI+BCA"},
	{"official/handover/swap", false, "official", "/AEI", "", "BCD", jarnac.Handover, "-AEE+BCD"},
	{"official/handover/swap", false, "official", "/AE", "", "BCD", jarnac.Handover, "-AE+BC"},
	{"official/handover/swap-bag", false, "official", "/AEI", "", "BC", jarnac.Handover, "-AEI+BC"},
	{"official/mat/bag", false, "official", "/AEI", "", "BC", jarnac.Handover, "+D"},
	{"official/handover/after", false, "official", "/AEI", "", "BC", jarnac.Handover, "+BC"},
	{"official/words/same-entry", false, "competition", "ELANCE/E", "", "BC", jarnac.Playing, "1:ELANCEE"},
	{"official/words/same-entry", true, "competition", "ELANCE/E", "", "BC", jarnac.Playing, "1:ENLACEE"},
	{"official/words/same-entry", false, "competition", "/", "LAC/S", "BC", jarnac.Handover, "!1:LACS"},
	{"official/words/same-entry-scope", true, "competition", "/", "LAC/S", "BC", jarnac.Handover, "!1:CALS"},
	{"official/words/conjugations", false, "competition", "/JOUA", "", "BC", jarnac.Playing, "JOUA"},
	{"official/words/conjugations", true, "official", "/JOUA", "", "BC", jarnac.Playing, "JOUA"},
}

func TestDisputes(t *testing.T) {
	for _, d := range disputes {
		t.Run(d.clause+" "+d.move, func(t *testing.T) {
			o, err := jarnac.ParseOptions(d.options)
			if err != nil {
				t.Fatal(err)
			}
			setup := jarnac.Setup{Phase: d.phase}
			tb := &table{phase: d.phase, begun: [2]bool{true, true}, bag: lettersOf(d.bag)}
			for p, mat := range []string{d.a, d.b} {
				words, rack, _ := strings.Cut(mat, "/")
				tb.lines[p] = make([]string, o.Lines)
				for line, w := range strings.Fields(words) {
					tb.lines[p][line] = strings.Trim(w, ".")
				}
				tb.rack[p] = lettersOf(rack)
				setup.Mats[p] = jarnac.SetupMat{Rack: bag.MustParse(rack), Drawn: true}
				copy(setup.Mats[p].Lines[:], tb.lines[p])
			}
			o.Bag = bag.MustParse(tb.all().String() + "WW") // too few letters are no game
			tb.rack[jarnac.B] = tb.rack[jarnac.B].plus(lettersOf("WW"))
			setup.Mats[jarnac.B].Rack = setup.Mats[jarnac.B].Rack.Plus(bag.MustParse("WW"))
			c := newCourt(t, o, french.Lexicon(), frenchBook())
			s, err := c.rules.FromSetup(setup)
			if err != nil {
				t.Fatal(err)
			}
			both := &duo{c, s, tb}
			m, err := jarnac.ParseMove(d.move)
			if err != nil {
				t.Fatal(err)
			}
			both.compare(t)
			if legal := both.judge(t, jarnac.A, m); legal != d.legal {
				t.Fatalf("%s\n%s is legal: %t", both, m, legal)
			}
			if d.legal {
				both.play(t, jarnac.A, m)
				return
			}
			var v *rulebook.Violation
			if err := both.state.Check(jarnac.A, m); !errors.As(err, &v) || v.Clause != rulebook.Clause(d.clause) {
				t.Errorf("%s\nCheck(%s): %v, want it by %s", both, m, err, d.clause)
			}
		})
	}
}

// Each tile in the bag is as likely as any other to be drawn, so a letter as
// often as it is there. The seeds are fixed; the bounds are those of chi-square
// with 25 degrees of freedom, between 1 in 1000 on either side.
func TestDrawsAreUniformOverTiles(t *testing.T) {
	rules := presetCourt(t, "official").rules
	all := rules.Options().Bag
	start := rules.Start(jarnac.A)
	draws := map[string]func(rng *rand.Rand) (bag.Bag, int){
		"bag": func(rng *rand.Rand) (bag.Bag, int) {
			drawn, _ := all.Draw(rng, 1)
			return drawn, 1
		},
		"first draw": func(rng *rand.Rand) (bag.Bag, int) {
			m, err := start.Complete(rng, jarnac.A, jarnac.Draw(6))
			if err != nil {
				t.Fatal(err)
			}
			return bag.MustParse(m.Drawn()), 6
		},
	}
	for name, draw := range draws {
		t.Run("official/turn/first-draw "+name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(5, 5))
			var seen letters
			const rounds = 30_000
			size := 0
			for range rounds {
				drawn, n := draw(rng)
				if drawn.Len() != n {
					t.Fatalf("%s is not %d letters", drawn, n)
				}
				seen, size = seen.plus(lettersIn(drawn)), n
			}
			chi := 0.0
			for i, n := range seen {
				expected := float64(rounds*size) * float64(all.Count('A'+byte(i))) / float64(all.Len())
				chi += (float64(n) - expected) * (float64(n) - expected) / expected
			}
			// Letters drawn together shut each other out, which narrows the spread.
			if chi > 52.6 || chi < 8.6 {
				t.Errorf("chi-square is %.1f; seen %v", chi, seen)
			}
		})
	}
}

// The new letters of a swap are drawn before the old ones are put back.
func TestSwapNeverGivesBack(t *testing.T) {
	o := jarnac.Official()
	o.Bag = bag.MustParse("AEIAEIBCDF")
	rules, err := jarnac.Compile(o, fewWords())
	if err != nil {
		t.Fatal(err)
	}
	s, err := rules.FromSetup(jarnac.Setup{
		Phase: jarnac.Handover,
		Mats:  [2]jarnac.SetupMat{{Rack: bag.MustParse("AEIAEI"), Drawn: true}, {}},
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Run("official/handover/swap", func(t *testing.T) {
		rng := rand.New(rand.NewPCG(7, 7))
		seen := map[string]int{}
		const rounds = 8000
		for range rounds {
			m, err := s.Complete(rng, jarnac.A, jarnac.Swap("AEI"))
			if err != nil {
				t.Fatal(err)
			}
			seen[m.Drawn()]++
			next, err := s.Play(jarnac.A, m)
			if err != nil {
				t.Fatal(err)
			}
			if next.Bag().Len() != 4 || !next.Bag().Contains(bag.MustParse("AEI")) {
				t.Fatalf("after %s the bag is %s", m, next.Bag())
			}
		}
		for _, drawn := range []string{"BCD", "BCF", "BDF", "CDF"} {
			if n := seen[drawn]; n < rounds/4-200 || n > rounds/4+200 {
				t.Errorf("%s came %d times of %d", drawn, n, rounds)
			}
			delete(seen, drawn)
		}
		if len(seen) > 0 {
			t.Errorf("%v came, which were put aside", seen)
		}
	})
}

// The letters of the game are all there after every move (official/mat/bag). The
// games are random; to play many, a player looks at some of the moves only.
func TestLettersAreConserved(t *testing.T) {
	for i, name := range presetNames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := jarnac.Preset(name)
			if err != nil {
				t.Fatal(err)
			}
			rules, err := jarnac.Compile(o, french.Lexicon())
			if err != nil {
				t.Fatal(err)
			}
			if o.Bag.Len() != 144 {
				t.Errorf("official/mat/bag: %s has %d letters", name, o.Bag.Len())
			}
			rng := rand.New(rand.NewPCG(3, uint64(i)))
			ends := map[string]int{}
			total := 0
			var buf []jarnac.Move
			for range fewer(10_000) {
				s := rules.Start(jarnac.Player(rng.IntN(2)))
				how := styles[rng.IntN(len(styles))]
				moves := 0
				for ; s.Phase() != jarnac.Over && moves < 1000; moves++ {
					buf = buf[:0]
					most := 1 + rng.IntN(50)
					for m := range s.Moves(s.Turn()) {
						if buf = append(buf, m); len(buf) == most {
							break
						}
					}
					if s.Phase() == jarnac.Playing && rng.IntN(30) == 0 {
						buf = append(buf[:0], jarnac.Pass())
					}
					s, err = step(rng, s, how.choose(rng, buf))
					if err != nil {
						t.Fatal(err)
					}
					if all := allLetters(s); all != o.Bag {
						t.Fatalf("after %s the letters are %s\n%s", s.Last().Move, all, s)
					}
				}
				total += moves
				end := "cut short"
				if o, over := s.Outcome(); over {
					end = string(o.End)
				}
				ends[end]++
			}
			t.Logf("%d moves; ends: %v", total, ends)
			if cut := ends["cut short"]; cut > 0 {
				t.Errorf("%d games did not end in 1000 moves", cut)
			}
		})
	}
}

func step(rng *rand.Rand, s jarnac.State, decision jarnac.Move) (jarnac.State, error) {
	m, err := s.Complete(rng, s.Turn(), decision)
	if err != nil {
		return s, err
	}
	return s.Play(s.Turn(), m)
}

func allLetters(s jarnac.State) bag.Bag {
	laid := make([]byte, 0, 2*8*9)
	for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
		for line := range s.Rules().Options().Lines {
			laid = append(laid, s.Line(p, line+1)...)
		}
	}
	return s.Bag().Plus(s.Rack(jarnac.A)).Plus(s.Rack(jarnac.B)).Plus(bag.Of(laid))
}

// The same seed gives the same game, byte for byte, also from rules compiled
// anew; and the text of each move and state gives it back.
func TestSameSeedSameGame(t *testing.T) {
	record := func(t *testing.T, name string, seed uint64) string {
		o, _ := jarnac.Preset(name)
		rules, err := jarnac.Compile(o, french.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		rng := rand.New(rand.NewPCG(seed, 4))
		first, rounds := rules.Toss(rng)
		fmt.Fprintln(&out, first, rounds)
		s := rules.Start(first)
		how := styles[rng.IntN(len(styles))]
		for s.Phase() != jarnac.Over {
			p := s.Turn()
			m, err := s.Complete(rng, p, how.choose(rng, slices.Collect(s.Moves(p))))
			if err != nil {
				t.Fatal(err)
			}
			back, err := jarnac.ParseMove(m.String())
			if err != nil || back != m {
				t.Fatalf("ParseMove(%q) = %q, %v", m, back, err)
			}
			if s, err = s.Play(p, m); err != nil {
				t.Fatal(err)
			}
			if read, err := rules.ParseState(s.String()); !odd(s) && (err != nil || read != s) {
				t.Fatalf("ParseState(%q) = %q, %v", s, read, err)
			}
			fmt.Fprintln(&out, p, m, s)
		}
		o2, _ := s.Outcome()
		fmt.Fprintln(&out, o2)
		return out.String()
	}
	for _, name := range presetNames {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			seen := map[string]bool{}
			for seed := range uint64(fewer(40)) {
				one, two := record(t, name, seed), record(t, name, seed)
				if diff := gocmp.Diff(strings.Split(one, "\n"), strings.Split(two, "\n")); diff != "" {
					t.Fatalf("seed %d gave two games:\n%s", seed, diff)
				}
				if seen[one] {
					t.Errorf("seed %d gave the game of another", seed)
				}
				seen[one] = true
			}
		})
	}
}
