package jarnac_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
)

// The sources leave these questions to the rulebook.
func TestRulings(t *testing.T) {
	t.Run("official/words/locution", func(t *testing.T) {
		for _, word := range []string{"CATIMINI", "TAPINOIS", "EMBLEE"} {
			play(t, pos{options: "competition", phase: jarnac.Playing, a: "|" + word}.state(t), "A "+word)
		}
	})
	t.Run("official/words/same-entry-variants", func(t *testing.T) {
		s := pos{options: "competition", phase: jarnac.Playing, a: "CHAT|TE"}.state(t)
		refused(t, s, "A 1:CHATTE", "official/words/same-entry")
	})
	t.Run("classic/base", func(t *testing.T) {
		// The rules of the box do not say that the bonus draw must be made; they do say that a turn
		// begins with a draw.
		s := play(t, pos{options: "classic", phase: jarnac.Playing, a: "RAT|BUTE", b: "SOL|E"}.state(t), "A BUT")
		refused(t, s, "A 1:RATE", "official/turn/bonus-compulsory")
		s = pos{options: "classic", phase: jarnac.Handover, turn: jarnac.B, a: "RAT|BUT", b: "SOL|E"}.state(t)
		refused(t, s, "B SOLE", "classic/draw")
		refused(t, rulesOf(t, "classic").Start(jarnac.A), "A -", "classic/first-draw")
		refused(t, rulesOf(t, "classic-competition").Start(jarnac.A), "A RAT", "classic/first-draw")
	})
	t.Run("classic/contest-time", func(t *testing.T) {
		start := pos{options: "classic validation=contest", phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
		moves := []string{"A ~", "B +E", "B 1:SOLE", "A ?"}
		e := effect(t, start, moves...)
		gametest.Equal(t, "clause", e.Clause, "classic/contest-time")
		gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{})
		s := play(t, start, moves...)
		for p := range s.Players() {
			gametest.Equal(t, "points for time", s.TimePoints(p), 0)
		}
	})
}
