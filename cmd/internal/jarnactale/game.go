// Package jarnactale tells games of Jarnac on a page: the toss, each turn as it is told at
// the table with the two mats after it, the count and the verdict.
package jarnactale

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// A Game tells one game on a Page, move by move.
type Game struct {
	*program.Page
	state   jarnac.State  // the position that was told last
	turn    int           // turns begun, from 1
	player  jarnac.Player // whose turn it is told to be
	running bool          // that turn has begun and not ended
	acted   bool          // in it letters came, or words
	changed bool          // in it a word came to lie somewhere, or went away
	drawn   bool          // the mats are drawn as they lie
	open    string        // the step of a word, to which its draw is still to be added
	steps   []jarnac.Step // of this turn
}

// Title writes what is played, and the seed to play it again with.
func Title(p *program.Page, rules *jarnac.Rules, seed uint64) {
	p.Line(p.Paint(draw.Strong, Name(p, rules)), " · ", p.Seed(seed))
}

// Rules writes what is played, and the options that are not the usual ones.
func Rules(p *program.Page, rules *jarnac.Rules) {
	_, changed, found := strings.Cut(rules.Options().String(), " ")
	if found {
		changed = " · " + changed
	}
	p.Line(p.Paint(draw.Strong, Name(p, rules)), changed)
}

// Name is what is played.
func Name(p *program.Page, rules *jarnac.Rules) string {
	switch rules.Options().Edition {
	case jarnac.EditionBox:
		return p.Say("Jarnac, the rules of the box")
	case jarnac.EditionTournaments:
		return p.Say("Jarnac, the rules of the box, for tournaments")
	}
	if o := rules.Options(); o.NoConjugations && o.NoChaining {
		return p.Say("Jarnac, the official rules, competition formula")
	}
	return p.Say("Jarnac, the official rules")
}

// NewGame is the story of a game on p, from the position start on.
func NewGame(p *program.Page, start jarnac.State) *Game { return &Game{Page: p, state: start} }

// Toss tells who starts, and the rounds of letters that led to it, if it was by
// letters and they are known.
func (g *Game) Toss(first jarnac.Player, rounds []jarnac.TossRound) {
	o := g.state.Rules().Options()
	g.Line()
	starts := g.Paint(draw.Strong, g.Say("%s starts", g.name(first)))
	switch {
	case len(rounds) == 0 && o.Coin:
		g.Line(g.Say("The toss: heads or tails"))
		g.Line("  ", starts)
	case len(rounds) == 0:
		g.Line(starts)
	default:
		g.Line(g.Say("The toss: the letter nearest to A starts"))
		for _, r := range rounds {
			end := starts
			if r[jarnac.A] == r[jarnac.B] {
				end = g.Say("a tie, both draw again")
			}
			g.Line("  ", g.name(jarnac.A), " ", g.Paint(draw.Strong, string(r[jarnac.A:1])), ", ",
				g.name(jarnac.B), " ", g.Paint(draw.Strong, string(r[jarnac.B:])), " – ", end)
		}
	}
	g.Line()
	g.Paragraph("", draw.Faint, showjarnac.Legend(g.Options()))
}

// Move tells the move m of p, which leads from the position that was told last to s,
// and when it ends a turn draws the mats.
func (g *Game) Move(p jarnac.Player, m jarnac.Move, s jarnac.State) {
	before := g.state
	e, err := before.Effect(p, m)
	if err != nil {
		return // it leads nowhere
	}
	g.state, g.drawn = s, false
	if !g.running {
		g.begin(before.Turn())
	}
	step := jarnac.Step{Before: before, Player: p, Move: m, After: s}
	g.steps = append(g.steps, step)
	if m.Kind() == jarnac.KindDraw && g.open != "" {
		const drawn = 46 // where the draws of a turn stand, one below the other
		g.Line(draw.Left(g.open, drawn), g.Say("draws %s", g.letters(m.Drawn())), g.afterContest(e))
		g.open = ""
		return
	}
	g.finishStep()
	switch m.Kind() {
	case jarnac.KindDraw:
		g.Line("  ", g.Say("draws %s", g.letters(m.Drawn())), g.afterContest(e))
		g.acted = true
	case jarnac.KindSwap:
		g.Line("  ", g.Say("puts %s aside and draws %s", g.letters(m.Aside()), g.letters(m.Drawn())), g.afterContest(e))
		g.acted = true
	case jarnac.KindPlace, jarnac.KindExtend:
		g.open = "  " + draw.Left(g.Say("line %d", e.Line), 9) + " " + g.made(e)
		g.changed = true
	case jarnac.KindJarnac:
		g.jarnac(e)
	case jarnac.KindPass:
		g.Line("  ", g.Say("“I pass.”"))
	case jarnac.KindLetGo:
		g.said("  ", step)
	case jarnac.KindContest, jarnac.KindContestJarnac:
		g.said(signContest, step)
		g.changed = g.changed || e.Line > 0 || e.Undone[0].Line > 0
	case jarnac.KindFlag:
		g.said(signFlag, step)
	case jarnac.KindResign:
		g.resign(e.Player)
	}
	if s.Phase() == jarnac.Over || s.Turn() != g.player {
		g.finishStep()
		g.running = false
		switch {
		case g.changed:
			g.Line()
			g.Mats(s)
		case g.acted:
			g.Line("  ", g.Paint(draw.Faint, g.Say("rack")+" "), g.Paint(draw.Strong, rack(s, g.player)), g.Paint(draw.Faint, " · "+g.Say("bag")+" "), g.Say("%d letters", s.Bag().Len()))
		}
	}
}

// Mats draws the mats as they lie.
func (g *Game) Mats(s jarnac.State) {
	g.drawn = true
	g.Draw(showjarnac.Text(s, g.Options(), g.steps...))
}

// Ask begins the turn of the player who has to act, unless it has begun: then the position
// is drawn too, unless it stands right above.
func (g *Game) Ask() {
	g.finishStep()
	if !g.running {
		g.begin(g.state.Turn())
		g.table()
	}
}

// Return goes back to a position that was told: g is as it was then, but nothing is drawn.
func (g *Game) Return(then Game) {
	g.finishStep()
	*g = then
	g.drawn = false
}

// table draws the position that was told last, unless it stands right above.
func (g *Game) table() {
	if !g.drawn {
		g.Mats(g.state)
	}
}

func (g *Game) name(p jarnac.Player) string { return g.Name(int(p)) }

func (g *Game) begin(p jarnac.Player) {
	g.turn++
	g.player, g.running, g.acted, g.changed = p, true, false, false
	g.steps = nil
	g.Heading(g.Say("Turn %d: %s", g.turn, g.name(p)))
}

// Flush is Page.Flush, after the last step of the story.
func (g *Game) Flush() error {
	g.finishStep()
	return g.Page.Flush()
}

// finishStep writes a word that no draw followed.
func (g *Game) finishStep() {
	if g.open != "" {
		g.Line(g.open)
		g.open = ""
	}
}

// made is how a word came about: "RAT + Z = TZAR", or the word alone.
func (g *Game) made(e jarnac.Effect) string {
	word := e.Move.Word()
	if e.Former == "" {
		return g.Paint(draw.Strong, word)
	}
	kept, _ := bag.MustParse(e.Former).Minus(e.Returned)
	added, _ := bag.MustParse(word).Minus(kept)
	return e.Former + " + " + added.String() + " = " + g.Paint(draw.Strong, word)
}

// jarnac tells a Jarnac, which a player out of time only announces.
func (g *Game) jarnac(e jarnac.Effect) {
	from := g.name(e.Player.Opponent())
	text := g.made(e) + ", "
	switch {
	case e.Line == 0:
		text += g.Say("announced, and not taken")
	case e.Freed == 0:
		text += g.Say("taken from %s (rack), now line %d", from, e.Line)
	default:
		text += g.Say("taken from %s (line %d), now line %d", from, e.Freed, e.Line)
	}
	if e.Line > 0 {
		g.changed = true
	}
	if e.Returned.Len() > 0 {
		text += ", " + g.Say("leaving %s", e.Returned.String())
	}
	g.Line(g.Paint(draw.Call, "! "+g.Say("Jarnac!")), "  ", text)
}

// resign tells that a player gives up, who need not be on turn.
func (g *Game) resign(p jarnac.Player) {
	if p == g.player {
		g.Line("  ", g.Say("gives the game up"))
		return
	}
	g.Line("  ", g.name(p), " ", g.Say("gives the game up"))
}

// letters is letters as they stand out in the story.
func (g *Game) letters(s string) string { return g.Paint(draw.Strong, s) }

// rack is the letters of a player that are in no word.
func rack(s jarnac.State, p jarnac.Player) string {
	if letters := s.Rack(p).String(); letters != "" {
		return draw.Spaced(letters)
	}
	return "–"
}
