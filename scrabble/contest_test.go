package scrabble_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Contests. MOT, MOTS, TE, OS, SE, ES and EU are words here, and no others.

const contestWords = "MOT MOTS TE OS SE ES EU"

func inContest(players int, set ...func(*scrabble.Options)) pos {
	racks := []string{"MOTMOTS", "SEUXETO", "TESTESE", "SOTEZUM"}
	return pos{racks: racks[:players], bag: "AAAAAAAAAAEEEEEEEEEE", words: contestWords, set: settings(append(set, onContest)...)}
}

func TestContest(t *testing.T) {
	start := inContest(2).state(t)
	t.Run("scrabble/contest window", func(t *testing.T) {
		refused(t, start, "A ?", "scrabble/contest") // nothing is laid
		refused(t, start, "B ?", "scrabble/contest")
		for _, move := range []string{"A 8H MOT", "A 8H TOM"} {
			laid := play(t, start, move)
			gametest.Equal(t, "the phase", laid.Phase(), scrabble.Drawing)
			refused(t, laid, "A ?", "scrabble/contest") // the author
			gametest.Equal(t, "A may act", laid.CanAct(scrabble.A), true)
			gametest.Equal(t, "B may act", laid.CanAct(scrabble.B), true)
			play(t, laid, "B ?")
			// A has seen the tiles.
			drawn := play(t, laid, "A +AAE")
			refused(t, drawn, "B ?", "scrabble/contest")
			gametest.Equal(t, "A may act", drawn.CanAct(scrabble.A), false)
			if move == "A 8H MOT" {
				refused(t, play(t, laid, "B ?"), "B ?", "scrabble/contest-once")
			} else { // it is off the board
				refused(t, play(t, laid, "B ?"), "B ?", "scrabble/contest")
			}
		}
		for _, move := range []string{"A -", "A -MO+AE"} {
			refused(t, play(t, start, move), "B ?", "scrabble/contest")
		}
		// A bad word that is not contested stands, and counts.
		stood := play(t, start, "A 8H TOM", "A +AAE", "B -")
		gametest.Equal(t, "points", stood.Scores()[scrabble.A], 2*(1+1+2))
	})
	t.Run("scrabble/contest empty bag", func(t *testing.T) {
		begin := func(inBag string) scrabble.State {
			d := inContest(3)
			d.bag = inBag
			return play(t, d.state(t), "A 8H TOM")
		}
		last := play(t, begin("AEE"), "A +AEE") // the last tiles: the draw closes it
		refused(t, last, "B ?", "scrabble/contest")
		s := begin("") // nothing to draw
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.B)
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
		for p, may := range []bool{false, true, true} {
			gametest.Equal(t, "may act: "+scrabble.Player(p).String(), s.CanAct(scrabble.Player(p)), may)
		}
		refused(t, s, "A ?", "scrabble/contest")
		for _, who := range []string{"B ?", "C ?"} {
			after := play(t, s, who)
			gametest.Equal(t, "the player on turn", after.Turn(), scrabble.B)
			gametest.Equal(t, "scores", after.Scores(), [4]int{})
			gametest.Equal(t, "the rack of A", after.Rack(scrabble.A), bag.MustParse("MOTMOTS"))
		}
		// The next act closes it, a placement opening its own.
		refused(t, play(t, s, "B -"), "C ?", "scrabble/contest")
		after := play(t, s, "B I8 .S")
		gametest.Equal(t, "the author of what is open", after.CanAct(scrabble.A), true)
		refused(t, after, "B ?", "scrabble/contest")
		gametest.Equal(t, "what is judged", effect(t, after, "A ?").Good, 1)
	})
	t.Run("scrabble/contest bad", func(t *testing.T) {
		laid := play(t, start, "A 8H TOM")
		gametest.Equal(t, "points", laid.Scores(), [4]int{8})
		s := play(t, laid, "B ?")
		gametest.Equal(t, "the board", rowsOf(s), rowsOf(start))
		gametest.Equal(t, "the rack", s.Rack(scrabble.A), start.Rack(scrabble.A))
		gametest.Equal(t, "scores", s.Scores(), [4]int{})
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.B) // the turn is lost
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
		refused(t, s, "B 9H MOT", "scrabble/first")
		e := effect(t, laid, "B ?")
		gametest.Equal(t, "the clause", e.Clause, "scrabble/contest")
		gametest.Equal(t, "the points taken back", e.Points, -8)
		gametest.Equal(t, "the move taken back", e.Undone.String(), "8H TOM")
		gametest.Equal(t, "the contester", e.Player, scrabble.B)
		gametest.Equal(t, "what it cost", e.Penalty, scrabble.Penalty{})
		if diff := cmp.Diff([]string{"8H TOM"}, named(e.Bad)); diff != "" {
			t.Errorf("the bad words (-want +got):\n%s", diff)
		}
	})
	t.Run("scrabble/contest good", func(t *testing.T) {
		laid := play(t, start, "A 8H MOT")
		s := play(t, laid, "B ?")
		gametest.Equal(t, "scores", s.Scores(), [4]int{8, -5})
		gametest.Equal(t, "the board", rowsOf(s), rowsOf(laid))
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.A)
		gametest.Equal(t, "tiles due", s.Due(), 3)
		gametest.Equal(t, "what it cost", effect(t, laid, "B ?").Penalty, scrabble.Penalty{Against: scrabble.B, Points: 5, Clause: "scrabble/contest"})
		gametest.Equal(t, "the clause", effect(t, laid, "B ?").Clause, "scrabble/contest")
		s = play(t, s, "A +AAE")
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.B)
		// Five points for each word contested: SE, OS and TE.
		three := play(t, s, "B 9I SE")
		for contest, words := range map[string]int{"A ?": 3, "A ?1,2,3": 3, "A ?2": 1, "A ?1,3": 2} {
			after := play(t, three, contest)
			gametest.Equal(t, contest+": words", effect(t, three, contest).Good, words)
			gametest.Equal(t, contest+": points", after.Scores()[scrabble.A], 8-5*words)
			gametest.Equal(t, contest+": the others", after.Scores()[scrabble.B], three.Scores()[scrabble.B])
		}
		refused(t, three, "A ?4", "scrabble/contest")
		refused(t, three, "A ?1,4", "scrabble/contest")
		refused(t, three, "A ?16", "scrabble/contest")
		refused(t, three, "A ?!", "scrabble/contest") // the lexicon is there to be asked
		refused(t, three, "A ?=", "scrabble/contest")
	})
	t.Run("scrabble/contest-mixed", func(t *testing.T) {
		s := play(t, start, "A 8H MOT", "A +AAE", "B K8 SU") // SU is bad, MOTS is good
		for contest, clause := range map[string]rulebook.Clause{
			"A ?": "scrabble/contest-mixed", "A ?1,2": "scrabble/contest-mixed",
			"A ?1": "scrabble/contest", // MOTS was not contested, so nothing is mixed
		} {
			after := play(t, s, contest)
			gametest.Equal(t, "the player on turn", after.Turn(), scrabble.A)
			gametest.Equal(t, "scores", after.Scores(), [4]int{8}) // no penalty for MOTS
			gametest.Equal(t, "the rack", after.Rack(scrabble.B), start.Rack(scrabble.B))
			e := effect(t, s, contest)
			gametest.Equal(t, "the clause of "+contest, e.Clause, clause)
			gametest.Equal(t, "words found good", e.Good, 0)
			gametest.Equal(t, "what it cost", e.Penalty, scrabble.Penalty{})
			if diff := cmp.Diff([][]string{{"K8 SU", "8H MOTS"}, {"K8 SU"}}, [][]string{named(e.Words), named(e.Bad)}); diff != "" {
				t.Errorf("words taken back, and bad ones (-want +got):\n%s", diff)
			}
		}
		// Who contests the good one alone has not contested the bad one.
		after := play(t, s, "A ?2")
		gametest.Equal(t, "scores", after.Scores(), [4]int{8 - 5, s.Scores()[scrabble.B]})
		gametest.Equal(t, "the player on turn", after.Turn(), scrabble.B)
		// But can do so still, and what the good word cost stays lost.
		refused(t, after, "A ?2", "scrabble/contest-once")
		gametest.Equal(t, "a contest of all that is left", play(t, after, "A ?"), play(t, after, "A ?1"))
		after = play(t, after, "A ?1")
		gametest.Equal(t, "scores", after.Scores(), [4]int{8 - 5})
		gametest.Equal(t, "the rack", after.Rack(scrabble.B), start.Rack(scrabble.B))
		gametest.Equal(t, "the player on turn", after.Turn(), scrabble.A)
	})
}

// Which words can still be contested, and what lies after a contest.
func TestContestOnce(t *testing.T) {
	start := inContest(2).state(t)
	t.Run("scrabble/contest-once", func(t *testing.T) {
		s := play(t, inContest(3).state(t), "A 8H MOT", "A +AAE", "B 9I SE") // SE, OS and TE
		for _, who := range []string{"A", "C"} {
			// A contest that names no word is of all.
			gametest.Equal(t, "words contested by "+who, effect(t, s, who+" ?").Good, 3)
			// And none of them is contested again, by anybody.
			after := play(t, s, who+" ?")
			for _, again := range []string{"A ?", "C ?", "A ?1", "C ?3"} {
				refused(t, after, again, "scrabble/contest-once")
			}
			for p := range after.Players() {
				gametest.Equal(t, p.String()+" may act", after.CanAct(p), p == scrabble.B)
			}
			for range after.Open() {
				t.Error("it can still be contested")
			}
			// Another word is, by anybody, and each costs the same.
			after = play(t, s, who+" ?2")
			refused(t, after, "C ?2", "scrabble/contest-once")
			refused(t, after, "A ?1,2", "scrabble/contest-once")
			gametest.Equal(t, "A may act", after.CanAct(scrabble.A), true)
			gametest.Equal(t, "words contested when all is", effect(t, after, "C ?").Good, 2)
			again := play(t, after, "C ?1", "A ?3")
			gametest.Equal(t, "points", again.Score(scrabble.A)+again.Score(scrabble.C), 8-3*5)
			gametest.Equal(t, "the words", again.Setup().Contested, scrabble.Contest())
			gametest.Equal(t, "in another order", again, play(t, s, who+" ?2", "A ?3", "C ?1"))
			// What was contested is part of the position.
			for _, position := range []scrabble.State{after, again} {
				back, err := s.Rules().ParseState(position.String())
				if err != nil || back != position || back.Hash() != position.Hash() {
					t.Errorf("%s is read back as %s, %v", position, back, err)
				}
			}
			gametest.Equal(t, "the text", strings.HasSuffix(after.String(), "open 9I SE; contested ?2;"), true)
			gametest.Equal(t, "the text", strings.HasSuffix(again.String(), "open 9I SE; contested ?;"), true)
			// Once B draws, nobody contests any more.
			refused(t, play(t, s, "B +AA"), who+" ?", "scrabble/contest")
		}
	})
	t.Run("scrabble/contest-tiles", func(t *testing.T) {
		// The contest comes before the draw, so whoever's move comes back has drawn nothing.
		s := play(t, start, "A 8H TOM", "B ?")
		gametest.Equal(t, "the bag", s.Bag(), start.Bag())
		gametest.Equal(t, "tiles held", s.Held(scrabble.A), 7)
		gametest.Equal(t, "tiles due", s.Due(), 0)
		refused(t, s, "A +AAE", "scrabble/turn")
		refused(t, play(t, s, "B -"), "A +AAE", "scrabble/rack")
	})
	t.Run("scrabble/contest-extended", func(t *testing.T) {
		// A bad word alone was not lengthened.
		gametest.Equal(t, "the clause of a new word", effect(t, play(t, start, "A 8H TOM"), "B ?").Clause, "scrabble/contest")
		stood := play(t, start, "A 8H TOM", "A +AAE")
		s := play(t, stood, "B 8K E") // TOME, as bad as TOM
		after := play(t, s, "A ?")
		gametest.Equal(t, "the move taken back", effect(t, s, "A ?").Undone.String(), "8K E")
		gametest.Equal(t, "the word taken back", effect(t, s, "A ?").Words[0].String(), "8H TOME")
		gametest.Equal(t, "the clause", effect(t, s, "A ?").Clause, "scrabble/contest-extended")
		gametest.Equal(t, "what stays", rowsOf(after), rowsOf(stood))
		gametest.Equal(t, "scores", after.Scores(), [4]int{8})
		// It decides where the longer word is contested, and not beside another.
		both := play(t, stood, "B K8 EX") // EX and TOME
		for contest, clause := range map[string]rulebook.Clause{"A ?1": "scrabble/contest", "A ?2": "scrabble/contest-extended", "A ?": "scrabble/contest-extended"} {
			gametest.Equal(t, "the clause of "+contest, effect(t, both, contest).Clause, clause)
		}
		// Lengthened across it stays as it was, and is not in question.
		across := play(t, stood, "B I8 .S")
		gametest.Equal(t, "words", len(effect(t, stood, "B I8 .S").Words), 1)
		gametest.Equal(t, "scores", play(t, across, "A ?").Scores()[scrabble.A], 8-5)
		// The longer word may be good.
		d := inContest(2)
		d.words += " TOME"
		good := play(t, d.state(t), "A 8H TOM", "A +AAE", "B 8K E")
		gametest.Equal(t, "scores", play(t, good, "A ?").Scores()[scrabble.A], 8-5)
		gametest.Equal(t, "the board", rowsOf(play(t, good, "A ?")), rowsOf(s))
	})
}

func TestContestOfTheLastMove(t *testing.T) {
	begin := func() scrabble.State {
		return pos{racks: []string{"MOT", "TES", "SEU"}, words: contestWords, set: onContest}.state(t)
	}
	t.Run("scrabble/contest-last", func(t *testing.T) {
		s := play(t, begin(), "A 8H MOT")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Answer)
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.B)
		if _, over := s.Outcome(); over {
			t.Error("the game is over before anybody could contest")
		}
		gametest.Equal(t, "scores", s.Scores(), [4]int{8}) // not counted yet
		for _, m := range []string{"B K8 S", "B -", "B -T+E"} {
			refused(t, s, m, "scrabble/contest-last")
		}
		refused(t, s, "A .", "scrabble/turn")
		refused(t, s, "C .", "scrabble/turn")
		refused(t, s, "A ?", "scrabble/contest")
		gametest.Equal(t, "decisions", len(s.AppendMoves(nil, scrabble.B)), 1)
		gametest.Equal(t, "the decision", s.AppendMoves(nil, scrabble.B)[0], scrabble.LetGo())
		for p, may := range []bool{false, true, true} {
			gametest.Equal(t, "may act: "+scrabble.Player(p).String(), s.CanAct(scrabble.Player(p)), may)
		}
		// Let go: TES and SEU go to A.
		over := play(t, s, "B .")
		gametest.Equal(t, "the phase", over.Phase(), scrabble.Over)
		gametest.Equal(t, "the clause", effect(t, s, "B .").Clause, "scrabble/end-out")
		gametest.Equal(t, "scores", over.Scores(), [4]int{8 + 6, -3, -3})
		// Contested in vain: the same, and five points.
		for i, who := range []string{"B ?", "C ?"} {
			over := play(t, s, who)
			want := [4]int{8 + 6, -3, -3}
			want[i+1] -= 5
			gametest.Equal(t, "the phase", over.Phase(), scrabble.Over)
			gametest.Equal(t, "scores", over.Scores(), want)
			gametest.Equal(t, "words found good", effect(t, s, who).Good, 1)
		}
		// Nothing to let go elsewhere.
		refused(t, begin(), "A .", "scrabble/contest-last")
		refused(t, over, "B .", "scrabble/end-out")
		refused(t, over, "C ?", "scrabble/end-out")
	})
	t.Run("scrabble/contest-last bad", func(t *testing.T) {
		s := play(t, begin(), "A 8H TOM")
		for _, who := range []string{"B ?", "C ?"} {
			after := play(t, s, who)
			gametest.Equal(t, "the phase", after.Phase(), scrabble.Playing)
			gametest.Equal(t, "the player on turn", after.Turn(), scrabble.B)
			gametest.Equal(t, "scores", after.Scores(), [4]int{})
			gametest.Equal(t, "the rack", after.Rack(scrabble.A).String(), "MOT")
			// Nothing of the end is left.
			if again, err := after.Rules().FromSetup(after.Setup()); err != nil || again != after {
				t.Errorf("set up anew it is another state, %v", err)
			}
			play(t, after, "B 8H TE")
		}
	})
	t.Run("scrabble/contest-last strict", func(t *testing.T) {
		strict := pos{racks: []string{"MOT", "TES"}, words: contestWords}.state(t)
		over := play(t, strict, "A 8H MOT") // nobody could have laid a bad word
		gametest.Equal(t, "the phase", over.Phase(), scrabble.Over)
		gametest.Equal(t, "the clause", effect(t, strict, "A 8H MOT").Clause, "scrabble/end-out")
		gametest.Equal(t, "scores", over.Scores(), [4]int{8 + 3, -3})
	})
}

func TestContestByOptions(t *testing.T) {
	challenge := func(c scrabble.PenaltyRule) func(*scrabble.Options) {
		return func(o *scrabble.Options) { o.Penalty = c }
	}
	three := func(c scrabble.PenaltyRule) scrabble.State { // SE, OS and TE by B
		return play(t, inContest(2, challenge(c)).state(t), "A 8H MOT", "A +AAE", "B 9I SE")
	}
	t.Run("points given", func(t *testing.T) {
		s := three(scrabble.PointsGiven)
		after := play(t, s, "A ?1,3")
		gametest.Equal(t, "scores", after.Scores(), [4]int{8, s.Scores()[scrabble.B] + 2*5})
		gametest.Equal(t, "what it cost", effect(t, s, "A ?1,3").Penalty, scrabble.Penalty{Against: scrabble.A, Points: 10, Given: true, Clause: "scrabble/contest"})
	})
	t.Run("single", func(t *testing.T) {
		s := three(scrabble.SingleChallenge)
		after := play(t, s, "A ?")
		gametest.Equal(t, "scores", after.Scores(), s.Scores())
		gametest.Equal(t, "what it cost", effect(t, s, "A ?").Penalty, scrabble.Penalty{})
		gametest.Equal(t, "the next turn", play(t, after, "B +AA").Turn(), scrabble.A)
	})
	t.Run("double", func(t *testing.T) {
		s := three(scrabble.DoubleChallenge)
		after := play(t, s, "A ?")
		gametest.Equal(t, "scores", after.Scores(), s.Scores())
		gametest.Equal(t, "what it cost", effect(t, s, "A ?").Penalty, scrabble.Penalty{Against: scrabble.A, Turn: true, Clause: "scrabble/contest-double"})
		after = play(t, after, "B +AA")
		gametest.Equal(t, "the next turn", after.Turn(), scrabble.B)
		gametest.Equal(t, "the one after it", play(t, after, "B -").Turn(), scrabble.A)
		// Bad: nothing is lost but the move.
		bad := play(t, inContest(2, challenge(scrabble.DoubleChallenge)).state(t), "A 8H TOM", "B ?")
		gametest.Equal(t, "the player on turn", bad.Turn(), scrabble.B)
		gametest.Equal(t, "the next turn", play(t, bad, "B -").Turn(), scrabble.A)
		// Where the contester is on turn already, that turn is lost, and no other.
		d := inContest(3, challenge(scrabble.DoubleChallenge))
		d.bag = ""
		low := play(t, d.state(t), "A 8H MOT")
		after = play(t, low, "B ?")
		gametest.Equal(t, "the player on turn", after.Turn(), scrabble.C)
		gametest.Equal(t, "the turn of B a round later", play(t, after, "C K8 S").Turn(), scrabble.A)
		gametest.Equal(t, "the turn of B a round later", play(t, after, "C K8 S", "A -").Turn(), scrabble.B)
		// And where another is, it comes first.
		after = play(t, low, "C ?", "B K8 SE")
		gametest.Equal(t, "the turn after B's", after.Turn(), scrabble.A)
		gametest.Equal(t, "the round after that", play(t, after, "A I8 .S", "B -").Turn(), scrabble.C)
	})
	t.Run("scrabble/contest-double", func(t *testing.T) {
		// One turn for a move, also where its words are contested one after the other.
		s := play(t, three(scrabble.DoubleChallenge), "A ?1")
		gametest.Equal(t, "the text", strings.HasSuffix(s.String(), " contested ?1; charged A;"), true)
		gametest.Equal(t, "turns lost", s.Skips(scrabble.A), 1)
		e := effect(t, s, "A ?2")
		gametest.Equal(t, "what it costs", e.Penalty, scrabble.Penalty{})
		gametest.Equal(t, "the clause", e.Clause, "scrabble/contest-double")
		s = play(t, s, "A ?2")
		gametest.Equal(t, "turns lost", s.Skips(scrabble.A), 1)
		s = play(t, s, "A ?3")
		gametest.Equal(t, "turns lost", s.Skips(scrabble.A), 1)
		gametest.Equal(t, "the text", strings.HasSuffix(s.String(), " contested ?;"), true)
		// Each contester loses one.
		three := inContest(3, challenge(scrabble.DoubleChallenge)).state(t)
		s = play(t, three, "A 8H MOT", "A +AAE", "B 9I SE", "A ?1", "C ?3", "A ?2")
		gametest.Equal(t, "the turns of A", s.Skips(scrabble.A), 1)
		gametest.Equal(t, "the turns of C", s.Skips(scrabble.C), 1)
		// They add up over moves.
		s = play(t, three, "A 8H MOT", "C ?", "A +AAE", "B 9I SE", "C ?")
		gametest.Equal(t, "the turns of C", s.Skips(scrabble.C), 2)
		s = play(t, s, "B +AA")
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.A)
		gametest.Equal(t, "the turns of C", s.Skips(scrabble.C), 1)
		s = play(t, s, "A -", "B -")
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.A)
		gametest.Equal(t, "the player on turn a round later", play(t, s, "A -", "B -").Turn(), scrabble.C)
	})
	t.Run("double, and the last move", func(t *testing.T) {
		// C contests MOT in vain, B goes out with a bad word, A contests that: C is next, and
		// loses the turn.
		s := pos{
			racks: []string{"MOTAA", "TESEE", "SEUEE"}, words: contestWords, set: settings(onContest, challenge(scrabble.DoubleChallenge)),
		}.state(t)
		s = play(t, s, "A 8H MOT", "C ?", "B K8 TESEE")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Answer)
		s = play(t, s, "A ?")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.A)
		gametest.Equal(t, "the round after it", play(t, s, "A K8 A", "B -").Turn(), scrabble.C)
	})
	t.Run("double, and passes", func(t *testing.T) {
		d := inContest(3, challenge(scrabble.DoubleChallenge))
		d.bag = ""
		d.set = settings(d.set, func(o *scrabble.Options) { o.ShortRounds = 1 })
		// B's move is lost, and so is the turn of C after it; with A's pass that is everybody.
		s := play(t, d.state(t), "A 8H MOT", "C ?", "B K8 SU", "A ?", "A -")
		gametest.Equal(t, "scrabble/blocked: the clause", endOf(s), "scrabble/end-blocked")
	})
	t.Run("void", func(t *testing.T) {
		s := pos{racks: []string{"MOTMOTS", "SEUXETO"}, bag: "AAE", words: contestWords, set: challenge(scrabble.VoidChallenge)}.state(t)
		laid := play(t, s, "A 8H MOT")
		refused(t, laid, "B ?", "official/contest/strict")
		gametest.Equal(t, "B may act", laid.CanAct(scrabble.B), false)
		refused(t, s, "A 8H TOM", "scrabble/all-words")
	})
	t.Run("strict", func(t *testing.T) {
		s := pos{racks: []string{"MOTMOTS", "SEUXETO"}, bag: "AAE", words: contestWords}.state(t)
		refused(t, s, "A 8H TOM", "scrabble/all-words")
		laid := play(t, s, "A 8H MOT")
		refused(t, laid, "B ?", "official/contest/strict")
		refused(t, laid, "A ?", "official/contest/strict")
		gametest.Equal(t, "B may act", laid.CanAct(scrabble.B), false)
		for p, m := range laid.Open() {
			t.Errorf("%s of %s is open", m, p)
		}
	})
	t.Run("recorded", func(t *testing.T) {
		s := inContest(2)
		s.set = settings(s.set, func(o *scrabble.Options) { o.Validation = scrabble.Recorded })
		laid := play(t, s.state(t), "A 8H TOM")
		refused(t, laid, "B ?", "scrabble/contest")
		gametest.Equal(t, "denied, whatever the lexicon says", play(t, laid, "B ?=").Scores(), [4]int{8, -5})
		gametest.Equal(t, "upheld", play(t, laid, "B ?!").Scores(), [4]int{})
		good := play(t, s.state(t), "A 8H MOT", "B ?!")
		gametest.Equal(t, "upheld, whatever the lexicon says", good.Scores(), [4]int{})
		gametest.Equal(t, "words that are in the lexicon", len(effect(t, s.state(t), "A 8H MOT", "B ?!").Bad), 0)
	})
}
