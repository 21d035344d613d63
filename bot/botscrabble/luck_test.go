package botscrabble

import (
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/scrabble"
)

func TestLuck(t *testing.T) {
	rules := compile(t, "classique")
	game.Luck(t, bottest.Luck[scrabble.State, scrabble.Player, scrabble.Move]{
		Options: "classique", Level: bot.Regular, Games: 4, Spread: 3,
		Of: player(t, rules, bot.Regular, 7).Luck, Chances: scrabble.State.Chances,
	})
	if _, ok := new(Player).Luck(rules.Start(scrabble.A), scrabble.Draw(7).WithDrawn("AEINRST")); ok {
		t.Error("the zero Player tells luck")
	}
}
