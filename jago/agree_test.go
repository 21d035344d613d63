package jago_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

// A duo is a game twice: as the package has it and as the referee does.
type duo struct {
	*referee
	rules   *jago.Rules
	state   jago.State
	table   *table
	rng     *rand.Rand
	bot     *slowBot
	history []string
	seen    map[string]int
}

// newDuo is a game of options, ready to be started.
func newDuo(t testing.TB, rng *rand.Rand, g *referee, sense jago.MeaningFunc, words []slowEntry, seen map[string]int) *duo {
	t.Helper()
	d := &duo{referee: g, rules: g.compile(t, sense), rng: rng, seen: seen}
	d.bot = &slowBot{rng, words, func(s jago.State, m jago.Move) bool { return d.rule(d.table, d.table.turn, m) == nil }}
	return d
}

func (d *duo) start(first jago.Player) {
	d.state, d.table = d.rules.Start(first), d.referee.start(first)
	d.history = []string{"first " + first.String()}
}

func (d *duo) String() string {
	return fmt.Sprintf("%s\n%s\n%s", strings.Join(d.history, "; "), tell(d.state), d.Options)
}

// compare compares all that can be seen of the position.
func (d *duo) compare(t testing.TB) {
	t.Helper()
	s, tb := d.state, d.table
	differ := gametest.Differ(t, d)
	differ("phase", s.Phase(), tb.phase)
	differ("turn", s.Turn(), tb.turn)
	differ("due", s.Due(), d.due(tb))
	differ("bag", s.Bag(), bag.MustParse(tb.bag))
	differ("letters in the bag", s.BagLen(), tb.bagLen())
	differ("beside", s.Beside(), bag.MustParse(tb.beside))
	for q := range board.Squares(11, 11) {
		colour, lies := s.Colour(q)
		differ("square "+q.String(), slowCell{s.Letter(q), colour}, tb.cells[q.Row][q.Column])
		differ("a letter on "+q.String(), lies, s.Letter(q) != 0)
	}
	open := 0
	for p, m := range s.Open() {
		differ("the author of the open word", p, tb.open.author)
		differ("the open word", m, tb.open.move)
		open++
	}
	differ("open words", open > 0, tb.open != nil)
	d.compareWords(t)
	for p := range jago.Player(4) {
		acts := p < 2 && tb.phase != jago.Over && (p == tb.turn || tb.open != nil && tb.open.author != p)
		differ("CanAct of "+p.String(), s.CanAct(p), acts)
	}
	for p := range jago.Player(2) {
		differ("rack of "+p.String(), s.Rack(p), bag.MustParse(tb.rack[p]))
		differ("letters held by "+p.String(), s.Held(p), tb.held(p))
		differ("letters of "+p.String(), s.Score(p), tb.shown(p))
		differ("lead of "+p.String(), s.Lead(p), tb.shown(p)-tb.shown(other(p)))
	}
	if d.rng.IntN(8) == 0 {
		comesBack(t, s)
	}
	o, over := s.Outcome()
	differ("over", over, tb.phase == jago.Over)
	if over {
		differ("outcome", o, jago.Outcome{Winner: tb.winner, Scores: [2]int{tb.shown(jago.Red), tb.shown(jago.Blue)}, End: tb.end, Verdict: tb.end})
	} else {
		differ("outcome", o, jago.Outcome{})
	}
}

// compareWords compares the words on the board, their order too.
func (d *duo) compareWords(t testing.TB) {
	t.Helper()
	spots := slices.SortedFunc(maps.Keys(d.table.words), func(a, b slowSpot) int {
		if a.direction != b.direction {
			return int(a.direction) - int(b.direction)
		}
		return a.square().Compare(b.square())
	})
	got := d.state.AppendBoard(nil)
	same := len(got) == len(spots)
	for i := 0; same && i < len(spots); i++ {
		same = sameWord(got[i], spots[i], d.table.words[spots[i]])
		if w := got[i]; len(w.Past) > 0 {
			w.Past[0] = "ZZ" // the State keeps its own
		}
	}
	if !same {
		t.Fatalf("%s\nwords %+v, slowly %+v", d, got, d.table.words)
	}
}

func sameWord(got jago.Word, spot slowSpot, w slowWord) bool {
	return got.Text == w.text && got.At == spot.square() && got.Direction == spot.direction && got.Owner == w.owner &&
		slices.Equal(got.Past, w.past) && slices.EqualFunc(got.Was, w.was, func(got jago.Word, was slowPart) bool {
		return sameWord(got, was.slowSpot, was.slowWord)
	})
}

// judge puts a move to both, and reports whether it is legal.
func (d *duo) judge(t testing.TB, p jago.Player, m jago.Move) bool {
	t.Helper()
	want := d.rule(d.table, p, m)
	if len(want) > 0 && want.Clause() == law.JagoWords && d.referee.words.Contains(m.Word()) {
		d.seen["a word of a class that is not admitted"]++
	}
	return gametest.Judge(t, d, d.rng, d.seen, d.state, p, m, want)
}

// play makes a move that is legal on both, and compares what came of it.
func (d *duo) play(t testing.TB, p jago.Player, m jago.Move) {
	t.Helper()
	before, table := d.state, d.table
	d.history = append(d.history, fmt.Sprintf("%s %s", p, m))
	next, got := gametest.Made(t, d, before, p, m)
	after, effect := d.referee.play(table, p, m)
	d.state, d.table = next, after
	d.compare(t)
	if want := d.cites(table, after, p, m, effect); got.Clause != want {
		t.Fatalf("%s\nEffect rests on %s, slowly %s", d, got.Clause, want)
	}
	d.compareEffect(t, got, p, m, effect)
	d.note(table, p, m, effect)
}

// compareEffect compares what a move is said to do.
func (d *duo) compareEffect(t testing.TB, e jago.Effect, p jago.Player, m jago.Move, want slowEffect) {
	t.Helper()
	if m.Kind() == jago.KindContest && len(want.bad) == 0 {
		want.made = nil // nothing is taken back
	}
	same := e.Player == p && e.Move == m && e.Replaced == want.replaced && e.Undone == want.undone && slices.Equal(e.Bad, want.bad) &&
		slices.Equal(e.Flipped, want.turned) && len(e.Made) == len(want.made)
	if want.gains {
		same = same && e.Penalty == jago.Penalty{Against: other(want.gain), Flips: min(d.Flips, d.table.shown(other(want.gain))), Clause: law.JagoContest}
	} else {
		same = same && e.Penalty == jago.Penalty{}
	}
	for i := 0; same && i < len(want.made); i++ {
		got, w := e.Made[i], want.made[i]
		same = sameWord(got.Word, w.slowSpot, w.slowWord) && len(got.Changed) == len(w.changed)
		for j := 0; same && j < len(w.changed); j++ {
			g, c := got.Changed[j], w.changed[j]
			same = g == jago.Changed{Text: c.text, Owner: c.owner, Stolen: c.stolen, Replaced: c.replaced, Meaning: c.meaning, OnTheWay: c.waits}
		}
	}
	if !same {
		t.Fatalf("%s\nEffect is %+v\nslowly %+v", d, e, want)
	}
}

// note counts what a move was an example of.
func (d *duo) note(before *table, p jago.Player, m jago.Move, e slowEffect) {
	d.seen[m.Kind().String()]++
	switch m.Kind() {
	case jago.KindContest:
		what := "a contest denied, "
		if len(e.bad) > 0 {
			what = "a contest upheld, "
		}
		d.seen[what+before.phase.String()]++
		if p == before.turn {
			d.seen[what+"of the player on turn"]++
		}
		if !e.gains {
			d.seen["nothing to turn"]++
		}
		if len(e.bad) > 0 && before.beside != d.table.beside {
			d.seen["letters come back from beside the board"]++
		}
		if len(e.bad) > 0 && d.table.cells.empty() {
			d.seen["the first word taken back"]++
		}
	case jago.KindPlace:
		if m.Beside() != "" {
			d.seen["letters from beside the board"]++
		}
		for i, made := range e.made {
			d.noteMade(i, made, p)
		}
	}
}

func (d *duo) noteMade(i int, made slowMade, p jago.Player) {
	where := []string{"along", "across"}[min(i, 1)]
	if made.owner != p {
		d.seen["a run of the opponent's "+where]++
	}
	if len(made.changed) > 1 {
		d.seen["several words in one "+where]++
	}
	if len(made.past) > 1 {
		d.seen["a word stolen again "+where]++
	}
	for _, c := range made.changed {
		switch {
		case c.stolen && c.replaced > 0 && len(c.text) < len(made.text):
			d.seen["a theft by both "+where]++
		case c.stolen && c.replaced > 1:
			d.seen["a theft by replacing several "+where]++
		case c.stolen && c.replaced > 0:
			d.seen["a theft by replacing "+where]++
		case c.stolen:
			d.seen["a theft by lengthening "+where]++
		case c.owner == p:
			d.seen["an own word lengthened "+where]++
		case c.waits:
			d.seen["a word on the way "+where]++
		default:
			d.seen["a word lengthened without theft "+where]++
		}
		if c.stolen && len(c.was) == 0 && len(made.changed) > 1 {
			d.seen["a theft that joins words"]++
		}
	}
}

// decisions compares what may be decided with what the slow search finds.
func (d *duo) decisions(t *testing.T) {
	t.Helper()
	s, tb := d.state, d.table
	for p := range jago.Player(4) {
		if moves := s.AppendMoves(nil, p); (p != tb.turn || tb.phase == jago.Over) && len(moves) > 0 {
			t.Fatalf("%s\n%s may decide on %v", d, p, moves)
		}
	}
	if moves := s.AppendPlacements(nil); tb.phase != jago.Playing && len(moves) > 0 {
		t.Fatalf("%s\nthe placements are %v", d, moves)
	}
	switch tb.phase {
	case jago.Drawing:
		if got := s.AppendMoves(nil, tb.turn); len(got) != 1 || got[0] != jago.Draw(d.due(tb)) {
			t.Fatalf("%s\nMoves yields %v", d, got)
		}
	case jago.Playing:
		comparePlacements(t, d.referee, s, d.bot.words, d.seen)
	case jago.Flipping:
		squares := tb.showing(other(tb.turn))
		if n := min(d.Flips, len(squares)); n > 4 && len(squares) > 12 || n > 3 && len(squares) > 30 {
			return // too many
		}
		var got []string
		for _, m := range s.AppendMoves(nil, tb.turn) {
			got = append(got, m.String())
		}
		want := turns(squares, d.Flips)
		if len(got) == 0 || got[0] != "^" || !slices.Equal(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))) {
			t.Fatalf("%s\nMoves yields %d turns from %q on, slowly %d", d, len(got), got[:min(3, len(got))], len(want))
		}
	}
	d.seen["decisions compared, "+tb.phase.String()]++
}
