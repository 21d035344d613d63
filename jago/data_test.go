package jago_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/shape"
)

// What a program may store reads back from JSON, zero values too.
func TestPlainData(t *testing.T) {
	s := shortly(t, append(shortMoves[:5:5], "blue 6D:RAT", "blue 6C:GRAT")...)
	effect := must.Get(s.Effect(jago.Red, jago.Contest()))(t)
	theft := must.Get(shortly(t, shortMoves[:5]...).Effect(jago.Blue, parsed(t, "6C:GRAS")))(t)
	over, _ := play(t, s, "blue ~").Outcome()
	record := jago.NewRecord(s.Rules(), jago.Blue, "Al", "Bo")
	record.Append(jago.Step{Before: s, Player: jago.Blue, Move: jago.Draw(2).WithDrawn("RA")})
	gametest.PlainData(t,
		jago.Options{}, jago.Record{},
		s.Setup(), shortly(t, shortContest[:8]...).Setup(), effect, effect.Penalty, theft, theft.Made[0], theft.Made[0].Changed[0],
		s.AppendBoard(nil), over, s.Rules().Options(), record.Moves[0],
		parsed(t, "^A1,B2,C3"), parsed(t, "F6:GRESIL|AE"), jago.Blue, jago.KindEndTurn, jago.Flipping, jago.OnContest, jago.PresumedSame,
		jago.Setup{}, jago.Effect{}, jago.Outcome{}, jago.Penalty{}, jago.Word{}, jago.Made{}, jago.Changed{}, jago.Move{}, jago.Scored{},
		shape.Line[jago.Player, jago.Move]{}, jago.Red, jago.KindNone, jago.Over, jago.Strict, jago.DifferentMeaning,
		[]jago.Move{{}, jago.Draw(6)}, map[jago.Player]jago.Kind{jago.Blue: jago.KindDraw},
	)
	gametest.StoredText(t, record)
}

func TestNamesAreTexts(t *testing.T) {
	gametest.Names(t, map[gametest.Named]string{
		jago.Blue: "blue", jago.KindNone: "none", jago.KindEndTurn: "end", jago.Flipping: "flipping", jago.SameMeaning: "same",
	}, jago.Player(2), jago.Kind(99), jago.Phase(9), jago.Meaning(3))
}
