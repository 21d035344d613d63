package reviews

import (
	"iter"
	"math"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/review"
)

// A Placed holds what is exact and complete about a turn of a game in which a turn is one placement L, an exchange
// or a pass.
type Placed[L any] struct {
	Points int // that the move made, also of one that was withdrawn
	// Known reports whether all letters of the player are known. Else all that follows is empty, but
	// for Wrong and Contest.
	Known       bool
	Count       int      // how many placements there were: without bonus cards
	Top         []L      // the few with most points
	Missed      int      // the points by which the first of them is more than what the move brought
	Bonus       bool     // the move was a scrabble
	BonusMissed bool     // it was not, and another would have been
	Wrong       []string // words of the move that the list does not have
	Contest     int      // the points that a contest would have taken back, 0 where nobody could contest or somebody did
}

// Miss finds the points that were missed where the best placement brings that many, and a scrabble where one was there.
func (f *Placed[L]) Miss(most int, bonus, withdrawn bool) {
	f.Missed = most
	if !withdrawn {
		f.Missed = max(0, most-f.Points) // a bad word may bring more
	}
	f.BonusMissed = bonus && !f.Bonus
}

// Contested finds what a contest of the bad words would have taken back. Points returns what changes for their author
// when a player contests, or why they cannot.
func Contested[L, P any](f *Placed[L], withdrawn bool, players iter.Seq[P], points func(P) (int, error)) {
	if len(f.Wrong) == 0 || withdrawn {
		return
	}
	for p := range players {
		if n, err := points(p); err == nil {
			f.Contest = max(f.Contest, -n)
		}
	}
}

// A PlacedSummary holds what a review found out about a player P of such a game.
type PlacedSummary[P any] struct {
	Player        P   `json:"player"`
	Turns         int `json:"turns"`
	Points        int `json:"points"`        // of the moves that were not withdrawn
	Missed        int `json:"missed"`        // points
	Tops          int `json:"tops"`          // turns in which nothing brought more points
	Bonuses       int `json:"bonuses"`       // scrabbles
	BonusesMissed int `json:"bonusesMissed"` // turns in which one was missed
	Uncontested   int `json:"uncontested"`   // turns with a bad word that a contest would have undone
	// EquityMissed is what was missed with the letters kept; nil if that is not counted.
	EquityMissed *float64 `json:"equityMissed,omitempty"`
	// Luck is the luck with the letters that came; nil if it was not looked at.
	Luck *Luck `json:"luck,omitempty"`
	Losses
	// Best is the turn that brought most points, 0 if there is none.
	Best       int `json:"best"`
	BestPoints int `json:"bestPoints"`
}

// AddPlaced counts the turn n of a player.
func AddPlaced[P, L, M any](s *PlacedSummary[P], n int, withdrawn bool, f *Placed[L], all []Decision[M]) {
	s.Turns++
	s.Missed += f.Missed
	if f.BonusMissed {
		s.BonusesMissed++
	}
	if f.Contest > 0 {
		s.Uncontested++
	}
	Count(&s.Losses, n, all)
	if withdrawn {
		return
	}
	s.Points += f.Points
	if f.Known && f.Missed == 0 {
		s.Tops++
	}
	if f.Bonus {
		s.Bonuses++
	}
	if f.Points > s.BestPoints {
		s.Best, s.BestPoints = n, f.Points
	}
}

// AddEquity counts what was missed in a turn with the letters kept.
func (s *PlacedSummary[P]) AddEquity(missed float64) {
	if s.EquityMissed != nil {
		missed += *s.EquityMissed
	}
	missed = math.Round(100*missed) / 100
	s.EquityMissed = &missed
}

// PlacedTable returns the summaries as a table, in the order of the players. It has estimates if
// decisions were compared.
func PlacedTable[P any](sums []PlacedSummary[P], tag language.Tag) []review.Row {
	t := Table[PlacedSummary[P]]{Speaker: draw.Speaker{Tag: tag}, Sums: sums}
	t.Count(rowWords, func(s PlacedSummary[P]) int { return s.Points })
	t.Count(rowMissed, func(s PlacedSummary[P]) int { return s.Missed })
	t.Row(rowTops, func(s PlacedSummary[P]) string { return t.Say(ofTurns, s.Tops, s.Turns) })
	t.Count(rowBonuses, func(s PlacedSummary[P]) int { return s.Bonuses })
	t.Count(rowBonusesMissed, func(s PlacedSummary[P]) int { return s.BonusesMissed })
	t.Some(rowUncontested, func(s PlacedSummary[P]) int { return s.Uncontested })
	if len(sums) > 0 && sums[0].EquityMissed != nil {
		t.Row(rowEquity, func(s PlacedSummary[P]) string { return t.Say(tenths, *s.EquityMissed) })
	}
	t.Best(func(s PlacedSummary[P]) (turn, gain int) { return s.Best, s.BestPoints })
	t.Losses(false, func(s PlacedSummary[P]) (Losses, int) { return s.Losses, s.Turns })
	t.Luck(func(s PlacedSummary[P]) *Luck { return s.Luck })
	return t.Rows
}

// PlacedSums returns an empty summary for each player.
func PlacedSums[P any](players iter.Seq[P]) (sums []PlacedSummary[P]) {
	for p := range players {
		sums = append(sums, PlacedSummary[P]{Player: p})
	}
	return sums
}
