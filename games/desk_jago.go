//go:build !jarnac

package games

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjago"
)

var jagoAsks = extra.Asking[jago.State, *jago.Rules]{
	Rows: jago.Size, Columns: jago.Size, Clause: law.JagoWords,
	Example: "AEEILNORSTTU", Colours: true,
	Admitted: func(r *jago.Rules) (*lexicon.Lexicon, lexicon.Classes) {
		return r.Lexicon(), lexicon.AllClasses.Without(r.Options().Excluded)
	},
	Typed: jagoTyped,
	Text:  func(r *jago.Rules, text string) (jago.State, error) { return r.ParseState(text) },
	Form: func(s jago.State) extra.Typed {
		rows := s.Setup().Rows
		t := extra.Typed{Rows: fullRows(rows[:], jago.Size), Second: s.Turn() == jago.Blue}
		for p := range orderOf(s.Turn(), 2) {
			t.Racks = append(t.Racks, s.Rack(p).String())
		}
		return t
	},
	Names: func(r *jago.Rules) board.Notation { return r.Options().Squares },
	Kind: func(_ *jago.Rules, row, column int) string {
		if at := jago.Centre(); int(at.Row) == row && int(at.Column) == column {
			return "w2"
		}
		return ""
	},
	Small: func(*jago.Rules) int { return -1 },
	Best: func(s jago.State, o show.Options) (all []game.Choice) {
		type laid struct {
			jago.Move
			lead int
		}
		var found []laid
		for _, m := range s.AppendPlacements(nil) {
			if after, err := s.Play(s.Turn(), m); err == nil {
				found = append(found, laid{m, after.Lead(s.Turn())})
			}
		}
		slices.SortStableFunc(found, func(a, b laid) int { return cmp.Compare(b.lead, a.lead) })
		for i, m := range found {
			c := game.Choice{Points: m.lead}
			if i < maxNamed {
				c.Text = showjago.Move(s, m.Move, o)
			}
			all = append(all, c)
		}
		return all
	},
	Ended: func(s jago.State, _ extra.Typed) (jago.State, bool) { return s, s.Phase() == jago.Over },
}

// jagoTyped returns the position of a form. Letters of the opponent that are not typed are made up,
// and no answer rests on them.
func jagoTyped(r *jago.Rules, t extra.Typed) (jago.State, error) {
	o := r.Options()
	p := jago.Setup{Phase: jago.Playing}
	copy(p.Rows[:], t.Rows)
	if t.Second {
		p.Turn = jago.Blue
	}
	for i, q := range [2]jago.Player{p.Turn, 1 - p.Turn} {
		var err error
		if p.Racks[q], err = lettersOf(i, t.Racks[i], o.Rack); err != nil {
			return jago.State{}, err
		}
	}
	if err := enough(o.Bag, t.Rows, true, p.Racks[:]...); err != nil {
		return jago.State{}, err
	}
	laid := bag.MustParse(strings.ToUpper(strings.ReplaceAll(strings.Join(t.Rows, ""), ".", "")))
	rest, _ := o.Bag.Minus(laid.Plus(p.Racks[0]).Plus(p.Racks[1]))
	other := &p.Racks[1-p.Turn]
	letters := rest.String()
	*other = other.Plus(bag.MustParse(letters[:min(len(letters), o.Rack-other.Len())]))
	return r.FromSetup(p)
}
