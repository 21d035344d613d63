package jarnac_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// The games in testdata/playthrough, each with all that can be seen after every
// move, where it is not as it was: both players see the same
// (official/mat/open), so there is one view.
func TestPlaythroughs(t *testing.T) {
	gametest.Playthroughs(t, 8, *update, func(t *testing.T, text string) string {
		record := records.Parse(t, text)
		var out strings.Builder
		before := map[string]string{}
		n := 0
		for step, err := range records.Replay(record, french.Lexicon()) {
			if err != nil {
				t.Fatal(err)
			}
			if n == 0 {
				observe(&out, before, step.Before, jarnac.Effect{})
			}
			m := record.Moves[n]
			n++
			fmt.Fprintf(&out, "%d %s %s\n", n, record.Name(m.Player), m.Text)
			observe(&out, before, step.After, step.Effect())
		}
		return out.String()
	})
}

// observe writes down all that a state shows and that is not as before, and what the effect that led to it tells.
func observe(out *strings.Builder, before map[string]string, s jarnac.State, e jarnac.Effect) {
	show := func(what string, value any) {
		if text := fmt.Sprint(value); before[what] != text {
			before[what] = text
			fmt.Fprintf(out, "\t%s: %s\n", what, text)
		}
	}
	both := func(what string, of func(jarnac.Player) any) {
		show(what, fmt.Sprintf("%v, %v", of(jarnac.A), of(jarnac.B)))
	}
	show("state", s)
	show("turn", fmt.Sprintf("%s %s, %d due", s.Turn(), s.Phase(), s.Due()))
	both("may act", func(p jarnac.Player) any { return s.CanAct(p) })
	both("mats", func(p jarnac.Player) any { return words(s, p) })
	both("racks", func(p jarnac.Player) any { return s.Rack(p) })
	show("bag", s.Bag())
	show("scores", s.Scores())
	both("Jarnacs", func(p jarnac.Player) any { return s.Jarnacs(p) })
	both("decisions", func(p jarnac.Player) any { return len(s.AppendMoves(nil, p)) })
	both("out of time", func(p jarnac.Player) any { return s.OutOfTime(p) })
	both("extra letters and points", func(p jarnac.Player) any { return fmt.Sprint(s.Extra(p), "+", s.TimePoints(p)) })
	show("open", open(s))
	tell := func(what string, value any, is bool) {
		if is {
			fmt.Fprintf(out, "\t%s: %v\n", what, value)
		}
	}
	tell("by", e.Clause, e.Clause != "")
	tell("word", fmt.Sprintf("on line %d, made of %q, freed %d, left over %q", e.Line, e.Former, e.Freed, e.Returned),
		e.Line != 0 || e.Former != "" || e.Freed != 0 || e.Returned != (bag.Bag{}))
	tell("undone", e.Undone, len(e.Undone) > 0)
	tell("penalty", e.Penalty, e.Penalty != (jarnac.Penalty{}))
	tell("owed", fmt.Sprintf("%d %s", e.Owed, e.OwedBy), e.Owed != 0 || e.OwedBy != "")
	if o, over := s.Outcome(); over {
		show("outcome", fmt.Sprint(o, ", ended by ", o.End))
	}
}
