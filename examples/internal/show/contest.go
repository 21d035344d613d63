package show

import (
	"strings"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// contest tells a contest: what the dictionary says of each word, what is undone,
// what the contest brings, and the Jarnac that was said in the same breath.
func (g *Game) contest(before jarnac.State, e jarnac.Effect) {
	said := g.Say("“I contest.”")
	if e.Move.Kind() == jarnac.KindContestJarnac {
		said = g.Say("“I contest, and Jarnac!”")
	}
	g.Line(g.Paint(Call, "? "), g.Say("%s: %s", g.names[e.Player], said))

	w := before.Window()
	bad := 0
	for _, u := range e.Undone {
		if u.Word != "" {
			bad++
		}
	}
	for i, word := range w.Words {
		if word.Word != "" && i >= w.Tested && e.Undone[0].WindowWord != word && e.Undone[1].WindowWord != word {
			g.finding(g.Say("%s is good, and stays", g.letters(word.Word)), "")
		}
	}
	for _, u := range e.Undone[:bad] {
		g.finding(g.Say("%s is bad: %s", g.letters(u.Word), g.why(u)), u.Clause)
	}
	for i := bad - 1; i >= 0; i-- { // the last first, as they are undone
		g.undone(w.Author, e.Undone[i])
	}
	g.gain(before, e)
	switch {
	case e.Line > 0:
		g.jarnac(e)
	case e.Move.Kind() == jarnac.KindContestJarnac && bad == 0:
		g.finding(g.Say("the Jarnac said with it is void"), rulebook.OfficialContestWithJarnacVoid)
	}
}

// finding writes what was found, and by which clause.
func (g *Game) finding(text string, c rulebook.Clause) {
	if c != "" {
		text += g.Paint(Faint, " · "+string(c))
	}
	g.Line("    ", text)
}

// why is what is wrong with a word.
func (g *Game) why(u jarnac.Undone) string {
	switch {
	case u.Clause == rulebook.OfficialContestDouble:
		return g.Say("it falls with the Jarnac before it")
	case !g.state.Rules().Lexicon().Contains(u.Word):
		return g.Say("the dictionary does not have it")
	case u.Clause == rulebook.OfficialWordsSameEntry || u.Clause == rulebook.ClassicCompetitionSameEntry:
		return g.Say("it is a form of the same entry as %s", u.Former)
	case u.Clause == rulebook.OfficialWordsConjugations || u.Clause == rulebook.ClassicCompetitionWords:
		return g.Say("it is a conjugated form")
	}
	return g.Say("words of its kind are not admitted")
}

// undone tells where a bad word and its letters go.
func (g *Game) undone(author jarnac.Player, u jarnac.Undone) {
	own, other := g.names[author], g.names[author.Opponent()]
	if u.Line > 0 {
		g.marks[author][u.Line] = markBad
		g.changed = true
	}
	switch {
	case u.Line == 0:
		g.finding(g.Say("it was only announced, and nothing moves"), "")
	case u.Jarnac && u.From > 0:
		g.marks[author.Opponent()][u.From] = markBad
		g.finding(g.Say("%s gives it back: %s is on line %d of %s again", own, g.letters(u.Former), u.From, other), "")
	case u.Jarnac:
		g.finding(g.Say("%s gives it back: its letters are on the rack of %s again", own, other), "")
	case u.Former != "":
		g.finding(g.Say("%s takes it back: line %d is %s again", own, u.Line, g.letters(u.Former)), "")
	default:
		g.finding(g.Say("%s takes it back: line %d is free again", own, u.Line), "")
	}
}

// gain tells what the contest brings, and why it brings nothing.
func (g *Game) gain(before jarnac.State, e jarnac.Effect) {
	to := g.names[e.Gain.To]
	switch {
	case e.Gain.Points > 0:
		g.finding(g.Say("%s gains %s", to, g.Say("%d points", e.Gain.Points)), e.Gain.Clause)
	case e.Gain.Letters > 0:
		g.finding(g.Say("%s draws one letter more", to), e.Gain.Clause)
	case g.state.Rules().Options().Penalty == jarnac.NoPenalty:
		g.finding(g.Say("nobody draws more"), rulebook.ClassicContest)
	case before.Bag().Len() == 0 && g.state.Phase() != jarnac.Over:
		g.finding(g.Say("the bag is empty: nobody draws more"), rulebook.OfficialTurnEmptyBag)
	}
}

// afterContest is the clause by which a contest added to what is drawn.
func (g *Game) afterContest(e jarnac.Effect) string {
	if !strings.HasPrefix(string(e.Clause), "official/contest/") {
		return ""
	}
	return g.Paint(Faint, " · "+string(e.Clause))
}

// letGo tells that a player lets something pass with which the game may end.
func (g *Game) letGo(before jarnac.State) {
	switch at := before.Setup(); {
	case at.Window.Words[0].Jarnac && at.Window.Words[0].Line == 0:
		g.Line("  ", g.Say("accepts the Jarnac"))
	case at.End == "":
		g.Line("  ", g.Say("no Jarnac: lets the last chance go"))
	default:
		g.Line("  ", g.Say("contests nothing"))
	}
}

// flag tells that the flag of a player falls, and what it means.
func (g *Game) flag(s jarnac.State, e jarnac.Effect) {
	text := g.Say("The flag falls: %s is out of time", g.names[e.Player])
	if !s.OutOfTime(e.Player) {
		text = g.Say("The flag of %s falls, and means nothing any more", g.names[e.Player])
	}
	g.Line(g.Paint(Call, "~ "), text, g.Paint(Faint, " · "+string(e.Clause)))
	if e.Clause == rulebook.OfficialTimeFlag {
		g.finding(g.Say("%s may not say Jarnac at this handover", g.names[e.Player.Opponent()]), "")
	}
}
