package reviewjarnac

import (
	"context"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
)

// emptied is a position without a bag, in which a word can be contested after the pass.
func emptied(t *testing.T) jarnac.State {
	return position(t, "official validation=contest bag=RATZBUT", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "RATZ"), matOf(0, "BUT")}})
}

// A Jarnac that is called with a contest counts when the contest is upheld, and else was not called.
func TestContestWithJarnac(t *testing.T) {
	turns := play(t, emptied(t), "RTA", "-", "?!RAT")
	if f := exact(t, turns[1]); len(turns[0].Answer) != 1 || turns[0].Answer[0] != jarnac.Jarnac(0, "RAT") || f.Left != 7 || len(f.Missed) != 0 {
		t.Errorf("upheld: the answer is %v, %d points are left, and %v is missed", turns[0].Answer, f.Left, f.Missed)
	}
	turns = play(t, emptied(t), "RAT", "-", "?!1:TRA")
	if f := exact(t, turns[1]); len(turns[0].Answer) != 0 || f.Left != 25 || f.MissedCount != 1 {
		t.Errorf("refused: the answer is %v, %d points are left, and %v is missed", turns[0].Answer, f.Left, f.Missed)
	}
}

// Where a contest is best nothing is compared with it, and what was played is told beside it.
func TestContestIsBest(t *testing.T) {
	f, err := play(t, emptied(t), "RTA", "-", "BUT")[1].Review(context.Background(), review.Options{Budget: bot.Budget{Nodes: 300}})
	if err != nil || len(f.Decisions) != 1 {
		t.Fatal(f.Decisions, err)
	}
	if d := f.Decisions[0]; d.Best != jarnac.Contest() || d.Made != jarnac.Place("BUT") || d.Loss != (review.Estimate{}) || d.Value == (review.Estimate{}) {
		t.Errorf("%+v", d)
	}
}

// A contest that came has taken what it could, and a turn that is given up misses no Jarnac.
func TestContested(t *testing.T) {
	s := position(t, "official validation=contest", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "RATZ"), matOf(0, "BUT")}})
	if f := exact(t, play(t, s, "RTA", "+E", "1:RTAZ", "B ?")[0]); len(f.Wrong) != 2 || f.Wrong[0].Undone || !f.Wrong[1].Undone || f.Contest != 0 {
		t.Errorf("%+v, and a contest would take %d points back", f.Wrong, f.Contest)
	}
	s = position(t, "official", jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf(0, "Z", "RAT"), matOf(0, "")}})
	if f := exact(t, play(t, s, "resign")[0]); f.MissedCount != 0 || f.Left != 0 || f.Missed != nil {
		t.Errorf("given up: %v is missed, %d points are left", f.Missed, f.Left)
	}
}

// A word that a double Jarnac makes twice is undone twice.
func TestSameWordUndoneTwice(t *testing.T) {
	s := position(t, "classic validation=contest", jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf(0, "RATRATZ"), matOf(0, "BUT")}})
	turn := play(t, s, "!RTA", "!RTA", "A ?")[0]
	if undone := slices.Sorted(slices.Values(turn.Undone)); !slices.Equal(undone, []int{1, 2}) {
		t.Errorf("the moves %v are undone", turn.Undone)
	}
	if f := exact(t, turn); len(f.Wrong) != 2 || !f.Wrong[0].Undone || !f.Wrong[1].Undone {
		t.Errorf("%+v", f.Wrong)
	}
}

// The word of a last Jarnac need not be chained with the one that it takes.
func TestLastJarnacIsNotWrong(t *testing.T) {
	seven := []string{"BAR", "VIN", "TAS", "PAS", "NES", "LES", "FIN"}
	for _, tt := range [][3]string{{"LITMEX", "LIT", "B !8:MIXE"}, {"LACS", "LAC", "B !8:LACS"}} {
		s := position(t, "classic-competition", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, tt[0], seven...), matOf(0, "")}})
		for _, turn := range play(t, s, tt[1], tt[2]) {
			if f := exact(t, turn); f.Wrong != nil {
				t.Errorf("%s: %+v", tt[2], f.Wrong)
			}
		}
	}
}
