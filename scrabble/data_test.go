package scrabble_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

// What a program may store reads back from JSON, zero values too.
func TestPlainData(t *testing.T) {
	bad := play(t, inContest(3).state(t), "A 8H TOM")
	effect, err := bad.Effect(scrabble.B, scrabble.Contest())
	gametest.Equal(t, "error", err, nil)
	over, _ := play(t, bad, "B resign").Outcome()
	gametest.PlainData(t,
		scrabble.Options{}, scrabble.Record{},
		bad.Setup(), effect, effect.Penalty, effect.Words[0], over, bad.Rules().Options(),
		scrabble.Exchange("AE?").WithDrawn("??X"), scrabble.ExchangeCount(3), scrabble.Contest(1, 3).Ruled(true),
		scrabble.B, scrabble.KindLetGo, scrabble.Answer, scrabble.OnContest, scrabble.DoubleChallenge, scrabble.Premium{Letter: 1, Word: 3},
		scrabble.TossRound{'A', '?'}, scrabble.Scored{Move: scrabble.Pass(), Points: 3},
		scrabble.Setup{}, scrabble.Effect{}, scrabble.Outcome{}, scrabble.Penalty{}, scrabble.Word{}, scrabble.Scored{}, scrabble.TossRound{},
		scrabble.Move{}, scrabble.A, scrabble.KindNone, scrabble.Over, scrabble.Strict, scrabble.PointsOff,
		[]scrabble.Move{{}, scrabble.Draw(6)}, map[scrabble.Player]scrabble.Move{scrabble.B: scrabble.Pass()},
	)
	record := scrabble.NewRecord(bad.Rules(), scrabble.B, "Al", "Bo", "Cy")
	record.Append(scrabble.Step{Before: bad, Player: scrabble.B, Move: scrabble.Draw(2).WithDrawn("AE")})
	gametest.StoredText(t, record)
	gametest.StoredText(t, bad.Rules().Options())
}

func TestNamesAreTexts(t *testing.T) {
	gametest.Names(t, map[gametest.Named]string{
		scrabble.D: "D", scrabble.KindNone: "none", scrabble.KindLetGo: "let go", scrabble.Answer: "answer",
	}, scrabble.Player(4), scrabble.Kind(99), scrabble.Phase(9))
}
