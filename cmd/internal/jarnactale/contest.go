package jarnactale

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// said tells a step in sentences, a line each, with the clauses that they rest on. That of
// a contest is told by what it brings.
func (g *Game) said(sign string, step jarnac.Step) {
	for i, s := range showjarnac.Sentences(step, g.Options()) {
		if i > 0 {
			g.sentence("    ", s)
			continue
		}
		if sign != signFlag {
			s.Clause = ""
		}
		g.sentence(g.Paint(draw.Call, sign), s)
	}
}

// The signs before what nobody should miss.
const (
	signContest = "? "
	signFlag    = "~ "
)

// sentence writes a sentence and its clause.
func (g *Game) sentence(before string, s show.Sentence) {
	text := strings.TrimSuffix(s.Text, ".")
	if s.Clause == "" {
		g.Line(before, text)
		return
	}
	g.Line(before, text, g.Paint(draw.Faint, " · "+string(s.Clause)))
}

// afterContest is the clause by which a contest added to what is drawn.
func (g *Game) afterContest(e jarnac.Effect) string {
	if !strings.HasPrefix(string(e.Clause), "official/contest/") {
		return ""
	}
	return g.Paint(draw.Faint, " · "+string(e.Clause))
}
