package serve

import (
	"html/template"
	"slices"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/show"
)

// What a game does not tell or draw of itself, a page tells in the notation.

// tell returns what a step did, as everybody may hear it. A step that was not made tells what
// it would do.
func tell(s game.Step, o show.Options) []show.Sentence {
	rules := s.Before.Rules()
	switch {
	case rules.Game().HasTale():
		return s.Tell(o)
	case rules.Traits().Secret:
		return []show.Sentence{{Text: o.Name(s.Seat) + "."}}
	case rules.Traits().Hidden: // what is drawn is nobody else's business
		return []show.Sentence{{Text: o.Name(s.Seat) + " " + rules.Game().Decision(s.Move).String()}}
	}
	return []show.Sentence{{Text: o.Name(s.Seat) + " " + s.Move.String()}}
}

// kindOf returns the kind of what was done, as everybody may hear it.
func kindOf(s game.Step) string {
	if s.Before.Rules().Traits().Secret {
		return ""
	}
	return s.Before.Rules().Game().Kind(s.Move)
}

// resultOf returns how a game has ended, nil if it has not.
func resultOf(p game.Position, o show.Options) *result {
	out, over := p.Outcome()
	if !over {
		return nil
	}
	text := out.Tell(p.Rules().Game(), o)
	switch {
	case text != "":
	case out.Winner < 0:
		text = phrases.Sprintf(o.Language, nobodyWins, draw.Tally(o.Language, out.Points...))
	default:
		points := append([]int{out.Points[out.Winner]}, slices.Delete(slices.Clone(out.Points), out.Winner, out.Winner+1)...)
		text = phrases.Sprintf(o.Language, somebodyWins, o.Name(out.Winner), draw.Tally(o.Language, points...))
	}
	base := extra.BaseOf(p.Rules(), out.Verdict)
	if base == "" {
		base = extra.BaseOf(p.Rules(), out.End)
	}
	return &result{text, out.End, out.Verdict, base}
}

// drawn returns a drawing of what a seat sees, for narrow and for wide screens; wide is "" where
// it is the same.
func drawn(v game.View, o show.Options, since []game.Step) (narrow, wide template.HTML) {
	narrow = drawing(v, o, since)
	o.Wide = true
	if wide = drawing(v, o, since); wide == narrow {
		wide = ""
	}
	return narrow, wide
}

// drawing returns a drawing of what a seat sees, for the width that o says.
func drawing(v game.View, o show.Options, since []game.Step) template.HTML {
	svg, _ := withoutStyle(v.SVG(o, since...))
	if svg == "" {
		return template.HTML("<pre>" + template.HTMLEscapeString(v.Text(o, since...)) + "</pre>")
	}
	return template.HTML(svg) // in which show has escaped all names
}
