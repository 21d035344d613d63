package career

import (
	"cmp"
	"slices"
	"time"
)

// A Report is the numbers of a player at one game.
type Report struct {
	Game  string `json:"game"`
	Games int    `json:"games"`
	Won   int    `json:"won"` // of those that are over
	Drawn int    `json:"drawn"`
	Lost  int    `json:"lost"`
	Totals
	Months   []Month   `json:"months"`   // those that are known, the earliest first
	Longest  []Word    `json:"longest"`  // a few
	Letters  []Letter  `json:"letters"`  // of beginnings, those that are played worst first
	Openings []Opening `json:"openings"` // a few of those that missed most

	jarnacs, letters bool // the game has them
}

// Totals are sums over turns.
type Totals struct {
	Turns  int `json:"turns"`
	Points int `json:"points"` // made in them
	Taken  int `json:"taken"`  // Jarnacs
	Missed int `json:"missed"` // Jarnacs that could have been called
	Left   int `json:"left"`   // the points that these make
	Better int `json:"better"` // points that better words would have brought
}

// A Month is the sums of the games of a month.
type Month struct {
	Month string `json:"month"` // as 2026-03
	Games int    `json:"games"`
	Totals
}

// A Word is a word that the player made.
type Word struct {
	Word string    `json:"word"`
	When time.Time `json:"when,omitzero"`
	Name string    `json:"name,omitempty"` // of the game
	At   string    `json:"-"`              // where it is gone over; may be ""
}

// A Letter counts the games in which a letter was among the first.
type Letter struct {
	Letter string `json:"letter"`
	Games  int    `json:"games"`
	Missed int    `json:"missed"` // the points that the first turns missed
}

// Mean returns the points that a first turn with the letter missed.
func (l Letter) Mean() float64 { return float64(l.Missed) / float64(l.Games) }

// An Opening is the first letters of a game.
type Opening struct {
	Letters string    `json:"letters"`
	Missed  int       `json:"missed"`
	When    time.Time `json:"when,omitzero"`
	Name    string    `json:"name,omitempty"`
	At      string    `json:"-"`
}

const few = 5 // words and openings that are named

// Sum returns the numbers of a player at each game, the one that they play most first.
func Sum(sheets []Sheet) (all []Report) {
	for _, s := range sheets {
		if s.Game == nil {
			continue
		}
		i := slices.IndexFunc(all, func(r Report) bool { return r.Game == s.Game.Name() })
		if i < 0 {
			i = len(all)
			all = append(all, Report{Game: s.Game.Name(), Months: []Month{}, Longest: []Word{}, Letters: []Letter{}, Openings: []Opening{}})
		}
		all[i].add(s)
	}
	for i := range all {
		all[i].sort()
	}
	slices.SortStableFunc(all, func(a, b Report) int { return b.Games - a.Games })
	return all
}

// add counts a game.
func (r *Report) add(s Sheet) {
	r.Games++
	switch {
	case s.Drawn:
		r.Drawn++
	case s.Won:
		r.Won++
	case s.Over:
		r.Lost++
	}
	t := s.totals()
	r.Totals = r.plus(t)
	r.jarnacs = r.jarnacs || s.counts
	if !s.When.IsZero() {
		name := s.When.Format("2006-01")
		i, ok := slices.BinarySearchFunc(r.Months, name, func(m Month, name string) int { return cmp.Compare(m.Month, name) })
		if !ok {
			r.Months = slices.Insert(r.Months, i, Month{Month: name})
		}
		m := &r.Months[i]
		m.Games, m.Totals = m.Games+1, m.plus(t)
	}
	for _, word := range s.Words {
		r.Longest = append(r.Longest, Word{word, s.When, s.Name, s.At})
	}
	if s.Opening == "" || s.Turns == 0 {
		return
	}
	r.letters = true
	r.Openings = append(r.Openings, Opening{s.Opening, s.OpeningLost, s.When, s.Name, s.At})
	for i, c := range s.Opening {
		if i > 0 && s.Opening[i-1] == byte(c) {
			continue // counted once
		}
		letter := string(c)
		i := slices.IndexFunc(r.Letters, func(l Letter) bool { return l.Letter == letter })
		if i < 0 {
			i = len(r.Letters)
			r.Letters = append(r.Letters, Letter{Letter: letter})
		}
		r.Letters[i].Games++
		r.Letters[i].Missed += s.OpeningLost
	}
}

// sort puts the lists in order, and keeps a few of what they name.
func (r *Report) sort() {
	slices.SortStableFunc(r.Longest, func(a, b Word) int {
		return cmp.Or(len(b.Word)-len(a.Word), a.When.Compare(b.When), cmp.Compare(a.Word, b.Word))
	})
	seen := map[string]bool{}
	r.Longest = slices.DeleteFunc(r.Longest, func(w Word) bool {
		again := seen[w.Word]
		seen[w.Word] = true
		return again
	})
	r.Longest = slices.Clone(r.Longest[:min(few, len(r.Longest))])
	slices.SortFunc(r.Letters, func(a, b Letter) int {
		return cmp.Or(cmp.Compare(b.Mean(), a.Mean()), b.Games-a.Games, cmp.Compare(a.Letter, b.Letter))
	})
	r.Openings = slices.DeleteFunc(r.Openings, func(o Opening) bool { return o.Missed == 0 })
	slices.SortStableFunc(r.Openings, func(a, b Opening) int {
		return cmp.Or(b.Missed-a.Missed, a.When.Compare(b.When), cmp.Compare(a.Letters, b.Letters))
	})
	r.Openings = slices.Clone(r.Openings[:min(few, len(r.Openings))])
}

func (s Sheet) totals() Totals {
	t := Totals{Turns: s.Turns, Points: s.Points, Taken: s.Jarnacs}
	for _, d := range s.Deeds {
		t.Missed, t.Left, t.Better = t.Missed+d.Missed, t.Left+d.Left, t.Better+d.Lost
	}
	return t
}

func (t Totals) plus(o Totals) Totals {
	return Totals{t.Turns + o.Turns, t.Points + o.Points, t.Taken + o.Taken, t.Missed + o.Missed, t.Left + o.Left, t.Better + o.Better}
}

// PerTurn returns the points of a turn.
func (t Totals) PerTurn() float64 { return float64(t.Points) / float64(max(1, t.Turns)) }
