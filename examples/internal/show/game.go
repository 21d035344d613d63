package show

import (
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
)

// A Game tells one game on a Page, move by move.
type Game struct {
	*Page
	state   jarnac.State  // the position that was told last
	turn    int           // turns begun, from 1
	player  jarnac.Player // whose turn it is told to be
	running bool          // that turn has begun and not ended
	acted   bool          // in it letters came, or words
	changed bool          // in it a word came to lie somewhere, or went away
	drawn   bool          // the mats are drawn as they lie
	open    string        // the step of a word, to which its draw is still to be added
	marks   [2]marks      // what this turn did to the mats
}

// Title writes what is played, and the seed to play it again with.
func (p *Page) Title(rules *jarnac.Rules, seed uint64) {
	p.Line(p.Paint(Strong, p.rules(rules)), " · ", p.Seed(seed))
}

// Rules writes what is played, and the options that are not the usual ones.
func (p *Page) Rules(rules *jarnac.Rules) {
	_, changed, found := strings.Cut(rules.Options().String(), " ")
	if found {
		changed = " · " + changed
	}
	p.Line(p.Paint(Strong, p.rules(rules)), changed)
}

func (p *Page) rules(rules *jarnac.Rules) string {
	switch rules.Options().Edition {
	case jarnac.EditionBox:
		return p.Say("Jarnac, the rules of the box")
	case jarnac.EditionTournaments:
		return p.Say("Jarnac, the rules of the box, for tournaments")
	}
	if rules.Options().Formula == jarnac.CompetitionFormula {
		return p.Say("Jarnac, the official rules, competition formula")
	}
	return p.Say("Jarnac, the official rules")
}

// NewGame is the story of a game on p, from the position start on.
func NewGame(p *Page, start jarnac.State) *Game { return &Game{Page: p, state: start} }

// Toss tells who starts, and the rounds of letters that led to it, if it was by
// letters and they are known.
func (g *Game) Toss(first jarnac.Player, rounds []jarnac.TossRound) {
	o := g.state.Rules().Options()
	g.Line()
	starts := g.Paint(Strong, g.Say("%s starts", g.names[first]))
	switch {
	case len(rounds) == 0 && o.Toss == jarnac.ByCoin:
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
			g.Line("  ", g.names[jarnac.A], " ", g.Paint(Strong, string(r[jarnac.A:1])), ", ",
				g.names[jarnac.B], " ", g.Paint(Strong, string(r[jarnac.B:])), " – ", end)
		}
	}
	legend := g.Say("Beside a line, * is a word just laid, ! one taken by a Jarnac, or lost to it.")
	if o.Validation == jarnac.OnContest {
		legend = g.Say("Beside a line, * is a word just laid, ! one taken by a Jarnac, or lost to it, ? one that a contest undid.")
	}
	g.Line()
	g.Paragraph("", Faint, legend)
}

// Move tells the move that led to s, and when it ends a turn draws the mats.
func (g *Game) Move(s jarnac.State) {
	before, e := g.state, s.Last()
	g.state, g.drawn = s, false
	if !g.running {
		g.begin(before.Turn())
	}
	m := e.Move
	if m.Kind() == jarnac.KindDraw && g.open != "" {
		const drawn = 46 // where the draws of a turn stand, one below the other
		g.Line(Left(g.open, drawn), g.Say("draws %s", g.letters(m.Drawn())), g.afterContest(e))
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
	case jarnac.KindLay, jarnac.KindExtend:
		g.open = "  " + Left(g.Say("line %d", e.Line), 9) + " " + g.made(e)
		g.marks[e.Player].set(e.Line, markLaid)
		g.changed = true
	case jarnac.KindJarnac:
		g.jarnac(e)
	case jarnac.KindPass:
		g.Line("  ", g.Say("“I pass.”"))
	case jarnac.KindLetGo:
		g.letGo(before)
	case jarnac.KindContest, jarnac.KindContestJarnac:
		g.contest(before, e)
	case jarnac.KindFlag:
		g.flag(s, e)
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
			g.Line("  ", g.Paint(Faint, g.Say("rack")+" "), g.rack(s, g.player), g.Paint(Faint, " · "+g.Say("bag")+" "), g.Say("%d letters", s.Bag().Len()))
		}
	}
}

func (g *Game) begin(p jarnac.Player) {
	g.turn++
	g.player, g.running, g.acted, g.changed = p, true, false, false
	g.marks = [2]marks{}
	g.Heading(g.Say("Turn %d: %s", g.turn, g.names[p]))
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
		return g.Paint(Strong, word)
	}
	kept, _ := bag.MustParse(e.Former).Minus(e.Returned)
	added, _ := bag.MustParse(word).Minus(kept)
	return e.Former + " + " + added.String() + " = " + g.Paint(Strong, word)
}

// jarnac tells a Jarnac, which a player out of time only announces.
func (g *Game) jarnac(e jarnac.Effect) {
	from := g.names[e.Player.Opponent()]
	text := g.made(e) + ", "
	switch {
	case e.Line == 0:
		text += g.Say("announced, and not taken")
	case e.Freed == 0:
		text += g.Say("taken from %s (rack), now line %d", from, e.Line)
	default:
		text += g.Say("taken from %s (line %d), now line %d", from, e.Freed, e.Line)
		g.marks[e.Player.Opponent()].set(e.Freed, markTaken)
	}
	if e.Line > 0 {
		g.marks[e.Player].set(e.Line, markTaken)
		g.changed = true
	}
	if e.Returned.Len() > 0 {
		text += ", " + g.Say("leaving %s", e.Returned.String())
	}
	g.Line(g.Paint(Call, "! "+g.Say("Jarnac!")), "  ", text)
}

// resign tells that a player gives up, who need not be on turn.
func (g *Game) resign(p jarnac.Player) {
	if p == g.player {
		g.Line("  ", g.Say("gives the game up"))
		return
	}
	g.Line("  ", g.names[p], " ", g.Say("gives the game up"))
}

// letters is letters as they stand out in the story.
func (g *Game) letters(s string) string { return g.Paint(Strong, s) }
