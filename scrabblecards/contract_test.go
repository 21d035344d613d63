package scrabblecards_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

type (
	contract = gametest.Game[scrabblecards.State, scrabblecards.Player, scrabblecards.Move, scrabblecards.Kind,
		scrabblecards.Setup, scrabblecards.Effect, scrabblecards.Outcome]
	step = gametest.Step[scrabblecards.State, scrabblecards.Player, scrabblecards.Move]
)

// contractOptions are games in which everything happens that a State can hold. Most are
// short of cards, so that a game meets its end.
var contractOptions = []string{
	"official",
	"official players=3 validation=contest bag=" + strings.Repeat("AEIRSTLU", 5) + "??22223",
	"official players=6 rack=3 validation=contest bag=AAEEIIOORSSTTLLNNUUSDR?2233",
	"official players=4 rack=4 exchange=0 validation=contest bag=" + strings.Repeat("AEEIORSTNLU", 3) + "??22233",
	"official rack=8 bonus=0 penalty-points=0 double-held=7 triple-held=0 validation=contest bag=AAAEEEIIIOORSSTTLLNNUUSDR??22",
	"official rack=3 exchange=2 bag=EEASSR223",
	"official exchange=255 validation=contest bag=" + strings.Repeat("AEIRSTLU", 6) + "?2",
	"official players=3 draws=unseen validation=contest bag=" + strings.Repeat("AEIRSTLU", 4) + "??2223",
	"official draws=unseen rack=4 exchange=3 bag=" + strings.Repeat("AEIRSTLU", 2) + "??23",
}

func game(t testing.TB) *contract {
	g := &contract{
		None:      new(scrabblecards.Rules),
		ParseMove: scrabblecards.ParseMove,
		Contest:   scrabblecards.Contest(),
		Resign:    scrabblecards.Resign(),
		Nobody:    law.CardsPlayers,
		Odd:       oddMoves(),
		Positions: oddPositions(t),
		View: func(s scrabblecards.State, p scrabblecards.Player) any {
			for q := range s.Players() {
				if s.Rack(q).Len() < s.Held(q) {
					return nil // what others draw may tell what is missing
				}
			}
			return s.View(p)
		},
		Step:      holds,
		Replay:    replays,
		Limit:     250,
		Unyielded: writtenOtherwise,
	}
	for i, options := range contractOptions {
		r := rulesOf(t, options)
		if _, fuzzing := t.(*testing.F); fuzzing { // few words, and so few moves, take little time
			if i%4 == 0 || i > 5 {
				continue
			}
			var err error
			if r, err = scrabblecards.Compile(r.Options(), fuzzedWords); err != nil {
				t.Fatal(err)
			}
		}
		g.Variants = append(g.Variants, gametest.Variant[scrabblecards.State, scrabblecards.Player, scrabblecards.Setup]{
			Name: options, Rules: r, Strict: r.Options().Validation == scrabblecards.Strict, Unnamed: r.Options().Unseen,
		})
	}
	return g
}

func TestContract(t *testing.T) { game(t).Run(t) }
func TestViews(t *testing.T)    { gametest.TestViews(t, game(t), (*scrabblecards.Rules).ParseView) }

func FuzzHear(f *testing.F) {
	game(f).FuzzHear(f, scrabblecards.State.ParseMove, "(0,0) > crise", "0,0>crise", "v", ">", "(0,0)V*", "échange ab2")
}

func FuzzParseMove(f *testing.F) {
	game(f).FuzzParseMove(f, "+7", "+CRISE?2", "+1+2", "+22", "(0,0)>CRISE", "(-1,0)vaCHAT", "(-1,1)>MON*2@2", "-ABC2", "-ABC2+DEF?", "-#3", ".", "resign",
		"+12", "+1+4", "(00,0)>A", "(0,0)>MON*2@0", "(-999,999)>A*3@255", "-#255", "?A")
}

func FuzzParseView(f *testing.F) {
	gametest.FuzzParseView(f, game(f), (*scrabblecards.Rules).ParseView)
}
func FuzzParseState(f *testing.F) { game(f).FuzzParseState(f) }
func FuzzFromSetup(f *testing.F)  { game(f).FuzzFromSetup(f) }
func FuzzPlay(f *testing.F)       { game(f).FuzzPlay(f) }

func FuzzOptions(f *testing.F) {
	gametest.FuzzOptions(f, scrabblecards.ParseOptions, append(contractOptions,
		"official values=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26", "official exclude=none",
		"official bonus=0 penalty=1 double-held=2 triple-held=3", "official hand=9", "official deck=2222222222222222")...)
}

func FuzzParseCards(f *testing.F) {
	for _, seed := range []string{"AEIOU?23", "", "ZZ22", "a", "1", "É", strings.Repeat("3", 255), strings.Repeat("A", 256)} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, err := scrabblecards.ParseCards(text)
		if err != nil {
			if c != (scrabblecards.Cards{}) || len(err.Error()) > 400 {
				t.Fatalf("%q is read as %s, %v", text, c, err)
			}
			return
		}
		back, err := scrabblecards.ParseCards(c.String())
		if err != nil || back != c || c.Len() != len(text) || !c.Contains(back) {
			t.Fatalf("%q is written %s, and reads back as %s, %v", text, c, back, err)
		}
	})
}

// writtenOtherwise reports whether Moves yields a placement written in another way: with
// letters that lie there in another case, or one letter of two words as the other word.
func writtenOtherwise(s scrabblecards.State, p scrabblecards.Player, m scrabblecards.Move) bool {
	if s.Rack(p).Len() < s.Held(p) {
		return true // cards that are not known can be laid, and Moves does not guess them
	}
	after, _ := s.Play(p, m)
	return m.Kind() == scrabblecards.KindPlace && slices.ContainsFunc(s.AppendMoves(nil, p), func(m scrabblecards.Move) bool {
		next, _ := s.Play(p, m)
		return next == after
	})
}

// allCards is the cards of a position, as they were before what can still be contested.
func allCards(s scrabblecards.State) scrabblecards.Cards {
	p := s.Setup()
	all := p.Bag
	for _, rack := range p.Racks {
		all = all.Plus(rack)
	}
	var table []byte
	for _, l := range p.Table {
		if l.Letter >= 'a' {
			l.Letter = '?'
		}
		table = append(table, l.Letter)
	}
	return all.Plus(scrabblecards.MustParseCards(string(table)))
}

// holds is what the card game demands of a move besides. The cards are all there after
// it, or have been taken off the table for good; and no letter is far from the first.
func holds(st step, e scrabblecards.Effect) error {
	before, after := allCards(st.Before), allCards(st.After)
	// What a placement takes off is among the cards before it until it cannot be contested any more.
	open := st.Before.Rules().Options().Validation == scrabblecards.Strict && st.Move.Kind() == scrabblecards.KindPlace
	for range st.Before.Open() {
		open = true
	}
	switch back := e.Undone.Kind() != scrabblecards.KindNone; {
	case !open && st.After.Phase() != scrabblecards.Over && before != after, back && before != after:
		return fmt.Errorf("cards/deck: there were %s, and are %s", before, after)
	case !before.Contains(after):
		return fmt.Errorf("cards/deck: there are %s, and were %s", after, before)
	}
	for at := range st.After.Letters() {
		if max(at.Row, at.Column) > 101 || min(at.Row, at.Column) < -101 {
			return fmt.Errorf("cards/place: a letter lies at %s", at)
		}
	}
	for p := range st.After.Players() {
		want := st.Before.Score(p)
		if o, over := st.After.Outcome(); over {
			want += o.Left[p]
		}
		author := st.Player
		for a := range st.Before.Open() {
			if e.Points < 0 {
				author = a
			}
		}
		if p == author {
			want += e.Points
		}
		if p == e.Penalty.Against {
			want -= e.Penalty.Points
		}
		if got := st.After.Score(p); got != want {
			return fmt.Errorf("%s has %d points, and by the effect %d", p, got, want)
		}
	}
	return nil
}

// replays writes a game as a record and replays it.
func replays(first scrabblecards.Player, game []step) ([]scrabblecards.State, error) {
	r := game[0].Before.Rules()
	rec := scrabblecards.NewRecord(r, first)
	for _, st := range game {
		rec.Append(scrabblecards.Step(st))
	}
	return records.Replayed(rec, r)
}
