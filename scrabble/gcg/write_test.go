package gcg_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// Between the first draw and the first event a game is written, and read back.
func TestGCGBetweenTheFirstDrawAndTheFirstEvent(t *testing.T) {
	s := scrabble.MustCompile(scrabble.Classique(), gaddag.Lexicon()).Start(scrabble.A)
	rec := gcg.New(s.Rules(), scrabble.A)
	for _, text := range []string{"A +AEINRT?", "B +EEIKMNT", "A 8F TRAINEs", "A +BDEGLOS"} {
		p, m := gametest.By[scrabble.Player](t, scrabble.ParseMove, text)
		next := must.Get(s.Play(p, m))(t)
		rec.Append(scrabble.Step{Before: s, Player: p, Move: m, After: next})
		s = next
		written, err := rec.MarshalText()
		if err != nil {
			t.Fatalf("after %s: %v", text, err)
		}
		back := gcgRead(t, string(written))
		if diff := sameGCG(rec, back); diff != "" {
			t.Errorf("after %s (-want +got)\n%s", text, diff)
		}
		states, err := gcgReplay(back)
		if last := states[len(states)-1]; err != nil || last.Rack(scrabble.A) != s.Rack(scrabble.A) {
			t.Errorf("after %s A holds %s, %v", text, last.Rack(scrabble.A), err)
		}
	}
}

// A record is written as text in all the usual ways.
func TestGCGIsWritten(t *testing.T) {
	rec := gcgRead(t, gcgFile(t, "a-trois"))
	want := rec.String()
	if !strings.HasPrefix(want, "#character-encoding UTF-8\n#player1 zoé Zoé Lefèvre\n") || !strings.Contains(want, ">zoé:  -5 +0 109\n") {
		t.Errorf("it is\n%s", want)
	}
	if text, err := rec.MarshalText(); err != nil || string(text) != want {
		t.Errorf("MarshalText: %v\n%s", err, text)
	}
	j, err := json.Marshal(rec)
	var back gcg.GCG
	if err != nil || json.Unmarshal(j, &back) != nil || sameGCG(rec, back) != "" {
		t.Errorf("in JSON it is %s, %v", j, err)
	}
	rec.Players[0] = "two words"
	var at *rulebook.RecordError
	if text, err := rec.MarshalText(); !errors.As(err, &at) || at.Line != 2 || text != nil {
		t.Errorf("MarshalText: %v\n%s", err, text)
	}
	if !strings.Contains(rec.String(), "two words") {
		t.Error("it is not for a look")
	}
	rec.Players[0] = "zoé"
}

// Records that were put together by hand are as hostile as any text.
func TestGCGByHand(t *testing.T) {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []gcg.Event{
		{},
		{Kind: 99},
		{Player: 7, Kind: gcg.Pass},
		{Kind: gcg.Pass, Rack: "É"},
		{Kind: gcg.Place, At: board.At(15, 0), Word: "MOT"},
		{Kind: gcg.Place, At: scrabble.Centre(), Direction: 7, Word: "MOT"},
		{Kind: gcg.Place, At: scrabble.Centre(), Word: "M?T"},
		{Kind: gcg.Place, At: scrabble.Centre(), Word: ""},
		{Kind: gcg.Place, At: scrabble.Centre(), Word: strings.Repeat("A", 5000)},
		{Kind: gcg.Place, At: scrabble.Centre(), Word: "É"},
		{Kind: gcg.Exchange, Count: -1},
		{Kind: gcg.Exchange, Count: 1 << 30},
		{Kind: gcg.Exchange, Tiles: "É"},
		{Kind: gcg.Exchange, Tiles: strings.Repeat("A", 500)},
		{Kind: gcg.Time, Score: -1 << 30},
		{Kind: gcg.Rack, Tiles: "É"},
		{Kind: gcg.Rack, Tiles: strings.Repeat("A", 5000)},
	} {
		rec := gcg.New(rules, scrabble.A)
		rec.Events = []gcg.Event{e}
		n := 0
		for _, err = range rec.Replay(rules) {
			n++
		}
		var at *rulebook.RecordError
		if !errors.As(err, &at) || at.Move != 1 || n != 1 {
			t.Errorf("%+v: %d steps, %v", e, n, err)
		}
		if e.Text() == "" || len(e.Text()) > 60 {
			t.Errorf("%+v is %s", e, e.Text())
		}
		_ = rec.String()
	}
	rec := gcg.New(rules, scrabble.A, "", "Zoé L")
	rec.Append(scrabble.Step{})
	if len(rec.Events) > 0 || rec.Name(scrabble.A) != "A" || rec.Name(scrabble.B) != "Zoé L" || rec.Players[1] != "Zoé_L" {
		t.Errorf("it is\n%s", rec)
	}
	rec.Names = nil
	gametest.Equal(t, "the player", rec.Name(scrabble.B), "Zoé_L")
	n := 0
	for s, err := range (gcg.GCG{}).Replay(nil) {
		if n++; err == nil || s != (scrabble.Step{}) {
			t.Errorf("the zero GCG replays, %v", err)
		}
	}
	if n != 1 {
		t.Errorf("the zero GCG yields %d times", n)
	}
	gametest.Equal(t, "nobody", (gcg.GCG{}).Name(scrabble.C), "C")
}
