package botcards

import (
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func TestLuck(t *testing.T) {
	rules := compile(t, "official")
	game.Luck(t, bottest.Luck[scrabblecards.State, scrabblecards.Player, scrabblecards.Move]{
		Options: "official", Level: bot.Regular, Games: 6, Spread: 3,
		Of: player(t, rules, bot.Regular, 7).Luck, Chances: scrabblecards.State.Chances,
	})
	if _, ok := new(Player).Luck(rules.Start(scrabblecards.A), scrabblecards.Draw(7).WithDrawn("AEINRST")); ok {
		t.Error("the zero Player tells luck")
	}
}
