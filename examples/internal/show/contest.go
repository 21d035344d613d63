package show

import (
	"strings"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// contest tells a contest: what the dictionary says of each word, what is undone,
// what the contest brings, and the Jarnac that was said in the same breath.
func (g *Game) contest(before jarnac.State, e jarnac.Effect) {
	said := g.say("“I contest.”")
	if e.Move.Kind() == jarnac.KindContestJarnac {
		said = g.say("“I contest, and Jarnac!”")
	}
	g.line(g.paint(call, "? "), g.say("%s: %s", g.names[e.Player], said))

	w := before.Window()
	bad := 0
	for _, u := range e.Undone {
		if u.Word != "" {
			bad++
		}
	}
	for i, word := range w.Words {
		if word.Word != "" && i >= w.Tested && e.Undone[0].WindowWord != word && e.Undone[1].WindowWord != word {
			g.finding(g.say("%s is good, and stays", g.letters(word.Word)), "")
		}
	}
	for _, u := range e.Undone[:bad] {
		g.finding(g.say("%s is bad: %s", g.letters(u.Word), g.why(u)), u.Clause)
	}
	for i := bad - 1; i >= 0; i-- { // the last first, as they are undone
		g.undone(w.Author, e.Undone[i])
	}
	g.gain(before, e)
	switch {
	case e.Line > 0:
		g.jarnac(e)
	case e.Move.Kind() == jarnac.KindContestJarnac && bad == 0:
		g.finding(g.say("the Jarnac said with it is void"), rulebook.OfficialContestWithJarnacVoid)
	}
}

// finding writes what was found, and by which clause.
func (g *Game) finding(text string, c rulebook.Clause) {
	if c != "" {
		text += g.paint(faint, " · "+string(c))
	}
	g.line("    ", text)
}

// why is what is wrong with a word.
func (g *Game) why(u jarnac.Undone) string {
	switch {
	case u.Clause == rulebook.OfficialContestDouble:
		return g.say("it falls with the Jarnac before it")
	case !g.state.Rules().Lexicon().Contains(u.Word):
		return g.say("the dictionary does not have it")
	case u.Clause == rulebook.OfficialWordsSameEntry || u.Clause == rulebook.ClassicCompetitionSameEntry:
		return g.say("it is a form of the same entry as %s", u.Former)
	case u.Clause == rulebook.OfficialWordsConjugations || u.Clause == rulebook.ClassicCompetitionWords:
		return g.say("it is a conjugated form")
	}
	return g.say("words of its kind are not admitted")
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
		g.finding(g.say("it was only announced, and nothing moves"), "")
	case u.Jarnac && u.From > 0:
		g.marks[author.Opponent()][u.From] = markBad
		g.finding(g.say("%s gives it back: %s is on line %d of %s again", own, g.letters(u.Former), u.From, other), "")
	case u.Jarnac:
		g.finding(g.say("%s gives it back: its letters are on the rack of %s again", own, other), "")
	case u.Former != "":
		g.finding(g.say("%s takes it back: line %d is %s again", own, u.Line, g.letters(u.Former)), "")
	default:
		g.finding(g.say("%s takes it back: line %d is free again", own, u.Line), "")
	}
}

// gain tells what the contest brings, and why it brings nothing.
func (g *Game) gain(before jarnac.State, e jarnac.Effect) {
	to := g.names[e.Gain.To]
	switch {
	case e.Gain.Points > 0:
		g.finding(g.say("%s gains %s", to, g.say("%d points", e.Gain.Points)), e.Gain.Clause)
	case e.Gain.Letters > 0:
		g.finding(g.say("%s draws one letter more", to), e.Gain.Clause)
	case g.state.Rules().Options().Penalty == jarnac.NoPenalty:
		g.finding(g.say("nobody draws more"), rulebook.ClassicContest)
	case before.Bag().Len() == 0 && g.state.Phase() != jarnac.Over:
		g.finding(g.say("the bag is empty: nobody draws more"), rulebook.OfficialTurnEmptyBag)
	}
}

// afterContest is the clause by which a contest added to what is drawn.
func (g *Game) afterContest(e jarnac.Effect) string {
	if !strings.HasPrefix(string(e.Clause), "official/contest/") {
		return ""
	}
	return g.paint(faint, " · "+string(e.Clause))
}

// letGo tells that a player lets something pass with which the game may end.
func (g *Game) letGo(before jarnac.State) {
	switch at := before.Setup(); {
	case at.Window.Words[0].Jarnac && at.Window.Words[0].Line == 0:
		g.line("  ", g.say("accepts the Jarnac"))
	case at.End == "":
		g.line("  ", g.say("no Jarnac: lets the last chance go"))
	default:
		g.line("  ", g.say("contests nothing"))
	}
}

// flag tells that the flag of a player falls, and what it means.
func (g *Game) flag(s jarnac.State, e jarnac.Effect) {
	text := g.say("The flag falls: %s is out of time", g.names[e.Player])
	if !s.OutOfTime(e.Player) {
		text = g.say("The flag of %s falls, and means nothing any more", g.names[e.Player])
	}
	g.line(g.paint(call, "~ "), text, g.paint(faint, " · "+string(e.Clause)))
	if e.Clause == rulebook.OfficialTimeFlag {
		g.finding(g.say("%s may not say Jarnac at this handover", g.names[e.Player.Opponent()]), "")
	}
}
