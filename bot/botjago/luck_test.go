package botjago

import (
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/jago"
)

func TestLuck(t *testing.T) {
	rules := compile(t, "official")
	game.Luck(t, bottest.Luck[jago.State, jago.Player, jago.Move]{
		Options: "official", Level: bot.Regular, Games: 6, Spread: 1,
		Of: player(t, rules, bot.Regular, 7).Luck, Chances: jago.State.Chances,
	})
	if _, ok := new(Player).Luck(rules.Start(jago.Red), jago.Draw(7).WithDrawn("AEINRST")); ok {
		t.Error("the zero Player tells luck")
	}
}
