package botcards_test

import (
	"testing"

	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/games"
)

// go test ./bot/botcards -run TestMatch -v -match 500 -players champion,canny
func TestMatch(t *testing.T) { botcards.Baselines.Match(t, games.Cards(), "expert,beginner") }
