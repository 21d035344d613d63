package botjarnac_test

import (
	"testing"

	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/games"
)

// go test ./bot/botjarnac -run TestMatch -v -match 500 -players champion:4000,twoply
func TestMatch(t *testing.T) { botjarnac.Baselines.Match(t, games.Jarnac(), "master,greedy") }
