package botscrabble_test

import (
	"testing"

	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/games"
)

// go test ./bot/botscrabble -run TestMatch -v -match 2000 -players static,greedy
func TestMatch(t *testing.T) { botscrabble.Baselines.Match(t, games.Scrabble(), "static,greedy") }
