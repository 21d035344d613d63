package botjago_test

import (
	"testing"

	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/games"
)

// go test ./bot/botjago -run TestMatch -v -match 500 -players champion,careful
func TestMatch(t *testing.T) { botjago.Baselines.Match(t, games.Jago(), "6,2") }
