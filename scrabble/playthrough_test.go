package scrabble_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

// The games in testdata/playthrough, each with all that can be seen after every move,
// where it is not as it was: what lies open to all, and what each player sees
// (scrabble/hidden). A file is the options, as ParseOptions reads them, a line "words"
// with the lexicon, where it is not French, and the moves, each with its player.
func TestPlaythroughs(t *testing.T) {
	gametest.Playthroughs(t, 2, *update, func(t *testing.T, text string) string {
		lines := strings.Split(strings.TrimSpace(text), "\n")
		o := must.Get(scrabble.ParseOptions(lines[0]))(t)
		words, moves := "", lines[1:]
		if list, ok := strings.CutPrefix(moves[0], "words "); ok {
			words, moves = list, moves[1:]
		}
		var out strings.Builder
		before := map[string]string{}
		s := compiled(t, o, words).Start(scrabble.A)
		playthroughShow(&out, before, scrabble.Step{After: s})
		for i, move := range moves {
			p, m := by(t, move)
			step := scrabble.Step{Before: s, Player: p, Move: m, After: play(t, s, move)}
			s = step.After
			fmt.Fprintf(&out, "%d %s\n", i+1, move)
			playthroughShow(&out, before, step)
		}
		return out.String()
	})
}

// playthroughShow writes down all that a state shows and that is not as before.
func playthroughShow(out *strings.Builder, before map[string]string, step scrabble.Step) {
	s := step.After
	show := func(what, format string, args ...any) {
		if text := fmt.Sprintf(format, args...); before[what] != text {
			before[what] = text
			fmt.Fprintf(out, "\t%s: %s\n", what, text)
		}
	}
	each := func(of func(scrabble.Player) any) string {
		var list []string
		for p := range s.Players() {
			list = append(list, fmt.Sprint(of(p)))
		}
		return strings.Join(list, ", ")
	}
	for row, text := range strings.Split(rowsOf(s), "\n") {
		if strings.Trim(text, ".") != "" || before[fmt.Sprintf("row %d", row+1)] != "" {
			show(fmt.Sprintf("row %d", row+1), "%s", text)
		}
	}
	show("turn", "%s %s, %d due", s.Turn(), s.Phase(), s.Due())
	show("may act", "%s", each(func(p scrabble.Player) any { return s.CanAct(p) }))
	show("scores", "%s", each(func(p scrabble.Player) any { return s.Scores()[p] }))
	show("bag", "%s, which is %d", s.Bag(), s.BagLen())
	show("racks", "%s", each(func(p scrabble.Player) any { return s.Rack(p).String() }))
	show("held", "%s", each(func(p scrabble.Player) any { return s.Held(p) }))
	show("decisions", "%s", each(func(p scrabble.Player) any { return len(s.AppendMoves(nil, p)) }))
	if m, ok := s.Best(); ok {
		show("best", "%d points", s.Points(m))
	}
	if e := step.Effect(); e.Clause != "" {
		show("the move", "%v %v by %s", e.Player, e.Move, e.Clause)
		show("it does", "%+d points, words %v, undone %v, bad %v, good %d, penalty %+v", e.Points, e.Words, e.Undone, e.Bad, e.Good, e.Penalty)
	}
	open := "nothing"
	for p, m := range s.Open() {
		open = fmt.Sprintf("%v of %v", m, p)
	}
	show("open to contest", "%s", open)
	for p := range s.Players() {
		v := s.View(p)
		show(p.String()+" has", "%s, and does not see %s", v.Rack(), v.Unseen())
		show(p.String()+" can", "%d decisions, %d placements", len(slices.Collect(v.Moves())), len(v.AppendPlacements(nil)))
		same := v.Turn() == s.Turn() && v.Phase() == s.Phase() && v.Scores() == s.Scores() && v.BagLen() == s.BagLen() &&
			v.Due() == s.Due() && v.CanAct(p) == s.CanAct(p) && rowsOf(v) == rowsOf(s) && v.Held(1-p&1) == s.Held(1-p&1)
		show(p.String()+" and the table agree", "%v", same)
	}
	if o, over := s.Outcome(); over {
		show("outcome", "%v, ended by %s, tiles left %v", o, o.End, o.Left)
	}
}
