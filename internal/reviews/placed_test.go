package reviews

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/review"
)

// What was missed is what the best placement brings beyond the move, all of it where the move was withdrawn, and a
// scrabble where the move was none.
func TestMiss(t *testing.T) {
	for _, tt := range []struct {
		f                Placed[string]
		most             int
		bonus, withdrawn bool
		missed           int
		bonusMissed      bool
	}{
		{Placed[string]{Points: 10}, 30, false, false, 20, false},
		{Placed[string]{Points: 10}, 30, false, true, 30, false},
		{Placed[string]{Points: 30}, 30, true, false, 0, true},
		{Placed[string]{Points: 50}, 30, false, false, 0, false},
		{Placed[string]{Points: 80, Bonus: true}, 90, true, false, 10, false},
		{Placed[string]{}, 0, false, false, 0, false},
	} {
		f := tt.f
		if f.Miss(tt.most, tt.bonus, tt.withdrawn); f.Missed != tt.missed || f.BonusMissed != tt.bonusMissed {
			t.Errorf("%+v: missed %d, a scrabble %t", tt, f.Missed, f.BonusMissed)
		}
	}
}

// Of those who can contest a bad word that stood, the contest counts that takes most back.
func TestContested(t *testing.T) {
	for _, tt := range []struct {
		wrong     []string
		withdrawn bool
		changes   []int // for the author; 99 is of a player who cannot contest
		want      int
	}{
		{[]string{"ZZ"}, false, []int{99, -12, -20, -7}, 20}, {[]string{"ZZ"}, false, []int{99, 99}, 0}, {[]string{"ZZ"}, false, []int{5}, 0},
		{nil, false, []int{-12}, 0}, {[]string{"ZZ"}, true, []int{-12}, 0},
	} {
		f := Placed[string]{Wrong: tt.wrong}
		Contested(&f, tt.withdrawn, slices.Values(tt.changes), func(change int) (int, error) {
			if change == 99 {
				return -99, errors.New("no contest")
			}
			return change, nil
		})
		if f.Contest != tt.want {
			t.Errorf("%+v: %d", tt, f.Contest)
		}
	}
}

// A summary counts turn by turn; of turns that brought as much the first is the best, and one that was withdrawn
// brought nothing and was no top.
func TestPlacedSummary(t *testing.T) {
	sums := PlacedSums(slices.Values([]string{"Alice", "Zoé"}))
	lost := []Decision[string]{{Loss: review.Estimate{Win: 0.25, WinErr: 0.01}}}
	for n, turn := range []struct {
		f         Placed[string]
		withdrawn bool
		decisions []Decision[string]
	}{
		{Placed[string]{Points: 20, Known: true}, false, nil},
		{Placed[string]{Points: 30, Known: true, Missed: 5, BonusMissed: true}, false, lost},
		{Placed[string]{Points: 30, Bonus: true}, false, nil}, // the rack is not known
		{Placed[string]{Points: 90, Known: true, Bonus: true, Missed: 90, Contest: 3}, true, lost},
		{Placed[string]{Points: 10, Known: true, Contest: 1}, false, nil},
		{Placed[string]{Points: 10, Known: true}, false, nil}, // more tops than not
	} {
		AddPlaced(&sums[0], n+1, turn.withdrawn, &turn.f, turn.decisions)
	}
	want := PlacedSummary[string]{
		Player: "Alice", Turns: 6, Points: 100, Missed: 95, Tops: 3, Bonuses: 1, BonusesMissed: 1, Uncontested: 2, Best: 2, BestPoints: 30, Losses: sums[0].Losses,
	}
	if l := sums[0].Losses; l.Decisions != 2 || l.Mistakes != 2 || l.Worst != 2 {
		t.Errorf("lost by decisions: %+v", l)
	}
	if !reflect.DeepEqual(sums[0], want) || !reflect.DeepEqual(sums[1], PlacedSummary[string]{Player: "Zoé"}) {
		t.Errorf("%+v, not\n%+v", sums, want)
	}

	told := func() (rows [][]string) {
		for _, r := range PlacedTable(sums, language.English) {
			rows = append(rows, append([]string{r.Label}, r.Values...))
		}
		return rows
	}
	head := [][]string{
		{"points by words", "100", "0"}, {"points missed", "95", "0"}, {"tops found, of all turns", "3 of 6", "0 of 0"}, {"scrabbles", "1", "0"},
		{"scrabbles missed", "1", "0"}, {"bad words left uncontested", "2", "0"},
	}
	tail := [][]string{{"best turn", "turn 2, +30 points", "none"}, {"mistakes", "2", "0"}, {"chances lost a turn (≈)", "8%", "0%"}, {"worst turn", "turn 2, −25%", "none"}}
	if got, want := told(), slices.Concat(head, tail); !reflect.DeepEqual(got, want) {
		t.Errorf("%q, not\n%q", got, want)
	}
	for i := range sums {
		sums[i].AddEquity(0)
	}
	sums[0].AddEquity(1.236)
	sums[0].AddEquity(2.111)
	sums[1].Luck = &Luck{Points: -12}
	if got := *sums[0].EquityMissed; got != 3.35 {
		t.Errorf("missed with the tiles kept: %v", got)
	}
	equity, luck := [][]string{{"missed with the tiles kept (≈)", "3.4", "0.0"}}, [][]string{{"luck with the letters (≈)", "0", "−12 expected lead"}}
	if got, want := told(), slices.Concat(head, equity, tail, luck); !reflect.DeepEqual(got, want) {
		t.Errorf("%q, not\n%q", got, want)
	}
	if sums = nil; len(told()) == 0 {
		t.Error("no rows of no player")
	}
}

// A move is told with its points where it is a placement, and as withdrawn where it was.
func TestMove(t *testing.T) {
	for _, tt := range []struct {
		placement, undone bool
		want              string
	}{{true, false, "8H RAT, 9 points"}, {true, true, "8H RAT, withdrawn"}, {false, false, "8H RAT"}} {
		said := Teller{Tag: language.English}
		if said.Move("8H RAT", tt.placement, tt.undone, 9); !reflect.DeepEqual(said.All(false), []review.Remark{{Kind: review.Played, Text: tt.want}}) {
			t.Errorf("%+v: %q", tt, said.Said)
		}
	}
}
