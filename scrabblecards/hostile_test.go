package scrabblecards_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Nothing that a caller can make panics, or is taken for a game.

func oddMoves() []scrabblecards.Move {
	return []scrabblecards.Move{
		{}, scrabblecards.Pass(), scrabblecards.LetGo(), scrabblecards.Resign(), scrabblecards.Contest(),
		scrabblecards.Draw(7), scrabblecards.Draw(300), scrabblecards.Draw(0).With("ABC23?"), scrabblecards.Exchange("A"), scrabblecards.Exchange("A").With("BCD"),
		scrabblecards.Exchange(""), scrabblecards.Exchange("abc"), placing("-#255"), placing("(0,0)>MOT"), placing("(-999,999)vMOT*3@255"),
		scrabblecards.Place(0, 0, 9, "MOT"), scrabblecards.Place(1<<40, -1<<40, scrabblecards.Down, "A"), scrabblecards.Place(0, 0, scrabblecards.Across, strings.Repeat("A", 99)),
		placing("(0,0)>MOT").WithBonus(77, -1), placing("(0,0)>MOT").WithBonus(0, 2), placing("(127,127)>ABCDEFGHIJKLMNO"), placing("(-128,-128)vABCDEFGHIJKLMNO"),
	}
}

func TestZeroValues(t *testing.T) {
	var s scrabblecards.State
	have(t, "the phase", s.Phase(), scrabblecards.Over)
	have(t, "its rules", s.Rules(), nil)
	have(t, "its deck", s.Deck(), scrabblecards.Cards{})
	have(t, "cards in its deck", s.DeckLen()+s.Due(), 0)
	have(t, "its scores", s.Scores(), [6]int{})
	have(t, "its players", len(slices.Collect(s.Players())), 0)
	have(t, "its letters", len(slices.Collect(s.Letters())), 0)
	have(t, "a letter", s.Letter(0, 0), 0)
	have(t, "the player on turn", s.Turn(), scrabblecards.A)
	if o, over := s.Outcome(); over || o != (scrabblecards.Outcome{}) || o.String() == "" {
		t.Errorf("its outcome is %v", o)
	}
	if e := s.Last(); !reflect.DeepEqual(e, scrabblecards.Effect{}) {
		t.Errorf("its last move is %v", e)
	}
	if p := s.Setup(); !reflect.DeepEqual(p, scrabblecards.Setup{}) {
		t.Errorf("it is set up as %v", p)
	}
	for _, p := range []scrabblecards.Player{0, 1, 5, 6, 255} {
		have(t, "may act", s.CanAct(p), false)
		have(t, "cards held", s.Held(p)+s.Hand(p).Len(), 0)
		have(t, "the view", s.View(p), scrabblecards.View{})
		have(t, "moves", len(slices.Collect(s.Moves(p)))+len(s.AppendMoves(nil, p)), 0)
		for _, m := range oddMoves() {
			have(t, "the refusal of "+m.String(), citedIn(s.Check(p, m)), "cards/players")
			if next, err := s.Play(p, m); err == nil || next != s {
				t.Errorf("%v %v is played in no game", p, m)
			}
			if c, err := s.Complete(rand.New(rand.NewPCG(1, 2)), p, m); err == nil || c != m {
				t.Errorf("%v %v is completed in no game to %v", p, m, c)
			}
		}
	}
	var v scrabblecards.View
	have(t, "the phase", v.Phase(), scrabblecards.Over)
	have(t, "its rules", v.Rules(), nil)
	have(t, "its cards", v.Hand().Plus(v.Unseen()), scrabblecards.Cards{})
	have(t, "numbers", v.DeckLen()+v.Due()+v.Held(scrabblecards.A), 0)
	have(t, "players", [2]scrabblecards.Player{v.Viewer(), v.Turn()}, [2]scrabblecards.Player{})
	have(t, "may act", v.CanAct(scrabblecards.A), false)
	have(t, "its scores", v.Scores(), [6]int{})
	have(t, "its players", len(slices.Collect(v.Players())), 0)
	have(t, "its letters", len(slices.Collect(v.Letters())), 0)
	have(t, "a letter", v.Letter(0, 0), 0)
	have(t, "moves", len(v.AppendMoves(nil))+len(slices.Collect(v.Moves()))+len(v.AppendPlacements(nil)), 0)
	if e := v.Last(); !reflect.DeepEqual(e, scrabblecards.Effect{}) {
		t.Errorf("its last move is %v", e)
	}
	if o, over := v.Outcome(); over || o != (scrabblecards.Outcome{}) {
		t.Errorf("its outcome is %v", o)
	}
	for _, m := range oddMoves() {
		have(t, "points", v.Score(m)+s.Score(m), 0)
		have(t, "words", len(v.AppendWords(nil, m))+len(s.AppendWords(nil, m)), 0)
	}
	have(t, "placements", len(s.AppendPlacements(nil)), 0)
}

// Odd moves are refused, or legal ones, in any phase and by anybody.
func TestOddMoves(t *testing.T) {
	o := optionsWith(func(o *scrabblecards.Options) { o.Validation = scrabblecards.OnContest })
	start := compile(t, o).Start(scrabblecards.A)
	playing := spot{options: "validation=contest", table: "RAT", hands: "MOTABC? AEIRST2", deck: "AEIOULX"}.state(t)
	for _, s := range []scrabblecards.State{
		start, playing, goes(t, playing, "A (0,0)>RATA"), goes(t, playing, "A resign"), fullTable(t),
		goes(t, spot{options: "validation=contest", table: "RAT", hands: "E A"}.state(t), "A (0,0)>RATE"),
	} {
		for _, p := range []scrabblecards.Player{0, 1, 2, 5, 6, 255} {
			for _, m := range oddMoves() {
				next, err := s.Play(p, m)
				if err != nil && (next != s || citedIn(err) == "") {
					t.Errorf("%s %s: %v", p, m, err)
				}
				if int(p) > 1 && citedIn(err) != "cards/players" {
					t.Errorf("%s %s: %v", p, m, err)
				}
				_, _ = s.Complete(rand.New(rand.NewPCG(1, 2)), p, m)
				if points := s.Score(m); points < 0 || points != s.View(scrabblecards.A).Score(m) {
					t.Errorf("%s scores %d", m, points)
				}
				s.AppendWords(nil, m)
			}
			for _, square := range []int{-1 << 62, -129, -128, -102, 102, 127, 128, 256, 1<<62 - 1} {
				have(t, "a letter far away", s.Letter(square, 0)|s.Letter(0, square)|s.Letter(square, square), 0)
			}
		}
	}
	have(t, "a first player who does not take part", start.Rules().Start(scrabblecards.C), start)
	have(t, "a first player who is none", start.Rules().Start(200), start)
}

// fullTable is a table of 98 letters, which has no room for a hand more.
func fullTable(t testing.TB) scrabblecards.State {
	t.Helper()
	letters := strings.ReplaceAll(bag.Scrabble().String(), "?", "")
	var p scrabblecards.Setup
	for i := range 98 {
		p.Table = append(p.Table, scrabblecards.Letter{Row: i / 7, Column: i % 7, Letter: letters[i]})
	}
	p.Hands[0], p.Hands[1] = scrabblecards.MustParseCards("?"), scrabblecards.MustParseCards("?"+letters[98:])
	p.Phase = scrabblecards.Playing
	s, err := roamRules(t, "official validation=contest").FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A table may be full, and what it has no room for is refused.
func TestNoRoomOnTheTable(t *testing.T) {
	s := fullTable(t)
	for _, move := range []string{"A (14,0)>ABCDEFG", "A (14,0)vZYXWVUT", "A (-7,0)vEEEEEEE"} {
		p, m := whose(t, move)
		if err := s.Check(p, m); citedIn(err) == "" || s.Score(m) != 0 {
			t.Errorf("%s: %v, %d points", m, err, s.Score(m))
		}
	}
	// cards/deck: of 102 letter cards the last four still have room, and no fifth.
	if room, none := placing("(14,0)>EEEE"), placing("(14,0)>EEEEE"); s.Score(room) == 0 || s.Score(none) != 0 {
		t.Errorf("%s counts %d points, and %s %d", room, s.Score(room), none, s.Score(none))
	}
	s.AppendPlacements(nil)
	goes(t, s, "A (13,0)>UUUVVWXa", "B .")
}

// A loop over moves can end at any of them.
func TestMovesCanBeLeft(t *testing.T) {
	s := spot{table: "RAT", hands: "EESTG?2 AEIRST2", deck: "AEIOULX"}.state(t)
	for n := range 5 {
		i := 0
		for range s.Moves(scrabblecards.A) {
			if i++; i > n {
				break
			}
		}
		i = 0
		for range s.View(scrabblecards.A).Moves() {
			if i++; i > n {
				break
			}
		}
	}
	for range s.Players() {
		break
	}
	for range s.Letters() {
		break
	}
	all := s.AppendMoves(nil, scrabblecards.A)
	if !slices.Equal(all, slices.Collect(s.Moves(scrabblecards.A))) || !slices.Equal(all, s.View(scrabblecards.A).AppendMoves(nil)) {
		t.Error("Moves, AppendMoves and those of the View differ")
	}
	have(t, "moves of who is not on turn", len(s.View(scrabblecards.B).AppendMoves(nil))+len(s.AppendMoves(nil, scrabblecards.B)), 0)
	if len(s.View(scrabblecards.B).AppendPlacements(nil)) == 0 {
		t.Error("B cannot look for placements before the turn comes")
	}
}

// Whatever scores and passes a position is set up with, what play leads to can be set up
// again.
func TestCountsHaveALimit(t *testing.T) {
	const score, passes = 1_000_000_000, 65535
	for _, sign := range []int{1, -1} {
		start := spot{
			options: "validation=contest", hands: "RATSEIN AEIRSTU", deck: "AEILNOUE",
			passes: passes, scores: [6]int{sign * score, sign * score},
		}.state(t)
		for _, c := range []struct {
			moves  []string
			passes int
		}{
			{[]string{"A -", "B -"}, passes},
			{[]string{"A (0,0)>RATS", "B ?"}, 0},
			{[]string{"A (0,0)>RTS", "B ?"}, passes},
		} {
			s := start
			for _, move := range c.moves {
				s = goes(t, s, move)
				if back, err := s.Rules().ParseState(s.String()); err != nil || back != s {
					t.Errorf("after %s, %s is read as %s, %v", move, s, back, err)
				}
			}
			have(t, "passes", s.Setup().Passes, c.passes)
		}
	}
}
