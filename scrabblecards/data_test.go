package scrabblecards_test

import (
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/shape"
)

// What a program may store reads back from JSON, zero values too.
func TestPlainData(t *testing.T) {
	bad := play(t, pos{options: "validation=contest", table: "RAT", hands: "E2A? SSSU"}.state(t), "A (0,0)>RATz*2@1")
	effect, err := bad.Effect(scrabblecards.B, scrabblecards.Contest())
	gametest.Equal(t, "error", err, nil)
	over, _ := play(t, bad, "B resign").Outcome()
	record := scrabblecards.NewRecord(bad.Rules(), scrabblecards.B, "Al", "Bo")
	record.Toss = []scrabblecards.TossRound{{'B', 'A'}}
	record.Append(scrabblecards.Step{Before: bad, Player: scrabblecards.B, Move: scrabblecards.Draw(2).WithDrawn("2?")})
	gametest.PlainData(t,
		scrabblecards.Options{}, scrabblecards.Record{},
		bad.Setup(), effect, effect.Penalty, effect.Words[0], over, bad.Rules().Options(), scrabblecards.Official().Bag, record.Moves[0], record.Toss[0],
		scrabblecards.Exchange("AE2").WithDrawn("??3"), scrabblecards.ExchangeCount(3), placing("(-1,1)>MOn*2@2"),
		scrabblecards.B, scrabblecards.KindLetGo, scrabblecards.Answer, scrabblecards.OnContest, scrabblecards.TripleWord,
		scrabblecards.Letter{At: board.At(-3, 4), Letter: 'e'},
		scrabblecards.Setup{}, scrabblecards.Effect{}, scrabblecards.Outcome{}, scrabblecards.Penalty{}, scrabblecards.Word{}, scrabblecards.Cards{},
		scrabblecards.Move{}, scrabblecards.Scored{}, shape.Line[scrabblecards.Player, scrabblecards.Move]{}, scrabblecards.TossRound{}, scrabblecards.A, scrabblecards.KindNone,
		scrabblecards.Over, scrabblecards.NoBonus, scrabblecards.Strict,
		[]scrabblecards.Move{{}, scrabblecards.Draw(6)}, map[scrabblecards.Player]scrabblecards.Cards{scrabblecards.B: scrabblecards.MustParseCards("A?23")},
	)
	gametest.StoredText(t, record)
	gametest.StoredText(t, bad.Rules().Options())
}

func TestNamesAreTexts(t *testing.T) {
	gametest.Names(t, map[gametest.Named]string{
		scrabblecards.F: "F", scrabblecards.KindNone: "none", scrabblecards.KindLetGo: "let go", scrabblecards.Answer: "answer",
	}, scrabblecards.Player(6), scrabblecards.Kind(99), scrabblecards.Phase(9))
}
