package jarnac_test

import (
	"encoding/json"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
)

// What a program may store reads back from JSON, zero values too.
func TestPlainData(t *testing.T) {
	s := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
	s = play(t, s, "A 1:RATZ")
	o, _ := play(t, s, "A resign").Outcome()
	e := effect(t, s, "B ?")
	gametest.PlainData(t,
		jarnac.Options{}, jarnac.Record{},
		s.Setup(), e, o, s.Rules().Options(), e.Penalty, e.Undone[0],
		jarnac.Move{}, jarnac.Swap("AEI").WithDrawn("BCD"), jarnac.B, jarnac.KindExtend, jarnac.Answer,
		jarnac.Setup{}, jarnac.Effect{}, jarnac.Outcome{}, jarnac.Penalty{}, jarnac.Undone{}, jarnac.TossRound{},
		[]jarnac.Move{{}, jarnac.Draw(6)}, map[jarnac.Player]jarnac.Kind{jarnac.B: jarnac.KindDraw},
		jarnac.EditionTournaments, jarnac.LongerWord, jarnac.OnContest, jarnac.NoPenalty,
	)
	record := jarnac.NewRecord(s.Rules(), jarnac.B, "Jean Paul", "Bo")
	record.Toss = []jarnac.TossRound{{'B', 'A'}}
	record.Append(jarnac.Step{Before: s, Player: jarnac.A, Move: jarnac.Draw(6).WithDrawn("ABUZRT")})
	gametest.StoredText(t, record)
	var back jarnac.Record
	text, err := json.Marshal(record)
	if err == nil {
		err = json.Unmarshal(text, &back)
	}
	if err != nil || records.Diff(record, back) != "" {
		t.Errorf("the record is %s in JSON, %v", text, err)
	}
}

// What has a name is written by it, and read by it and nothing else.
func TestNamesAreTexts(t *testing.T) {
	gametest.Names(t, map[gametest.Named]string{
		jarnac.B: "B", jarnac.Bonus: "bonus", jarnac.KindLetGo: "let go",
	}, jarnac.Player(2), jarnac.Phase(9), jarnac.Kind(99))
}
