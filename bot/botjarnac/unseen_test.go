package botjarnac_test

import (
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// A player decides nothing where letters that lie face up are not known (jarnac.Options.Unseen), and plays by such rules
// where they are.
func TestUnknownLetters(t *testing.T) {
	rules := jarnac.MustCompile(must.Get(jarnac.ParseOptions("official validation=contest draws=unseen"))(t), french.Lexicon())
	for text, known := range map[string]bool{
		"turn A; lines RAT/; racks AB/C;": true, "turn A; lines RAT/; racks AB?/C;": false, "turn A; lines RAT/; racks AB/C??;": false,
	} {
		s := must.Get(rules.ParseState(text))(t)
		for _, level := range bot.Levels() {
			p := must.Get(botjarnac.New(rules, level, 1))(t)
			p.Budget = bot.Budget{Nodes: 200}
			if _, _, err := p.Decide(t.Context(), s.View(s.Turn())); (err == nil) != known {
				t.Errorf("%s decides %s: %v", level, text, err)
			}
			if _, err := p.Weigh(t.Context(), s.View(s.Turn()), jarnac.Pass()); (err == nil) != known {
				t.Errorf("%s weighs a pass in %s: %v", level, text, err)
			}
			if _, ok := p.Luck(s, jarnac.Draw(1), 10); ok {
				t.Error("no letter is due")
			}
			if m, ok := p.Contest(s.View(s.Turn().Opponent())); ok {
				t.Errorf("%s contests %s", level, m)
			}
		}
	}
}
