package reviewjago

import (
	"cmp"
	"slices"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Word is one with which a player can lead by itself.
type Word struct {
	Move jago.Move `json:"move"`
	Lead int       `json:"lead"` // by how many letters
}

// few is the number of words that a finding names.
const few = 5

// leads returns the words with each of which alone the player on turn leads and can end the
// turn: the few that lead by most, and how many there are.
func leads(s *jago.State) (top []Word, count int) {
	lead := s.Lead(s.Turn())
	for _, c := range s.AppendScored(nil) {
		fresh := 0
		for i := range len(c.Move.Word()) {
			if s.Letter(c.Move.At().Next(c.Move.Direction(), i)) == 0 {
				fresh++
			}
		}
		w := Word{c.Move, lead + 2*c.Points - fresh} // a letter that turns counts for both
		if w.Lead < 1 {
			continue
		}
		count++
		i, _ := slices.BinarySearchFunc(top, w, func(a, b Word) int {
			return cmp.Or(cmp.Compare(b.Lead, a.Lead), -1) // behind those that lead by as much
		})
		if i < few {
			top = slices.Insert(top, i, w)
			top = top[:min(few, len(top))]
		}
	}
	return top, count
}

// A Wrong is a run of letters that the list does not have, in a word that was laid.
type Wrong struct {
	N      int    `json:"n"` // the number of the move in the game, from 1
	Word   string `json:"word"`
	Undone bool   `json:"undone"`          // by a contest; else it stood
	Open   bool   `json:"open,omitempty"`  // it stood, and a contest would have undone it
	Flips  int    `json:"flips,omitempty"` // how many letters the opponent could have turned then
}

// words finds what was laid in a turn, what it stole, and what of it is no word. A run across
// a word may be none on the way to one, so such a one is wrong where it lies there to the end.
func (f *Finding) words() {
	rules, undone := f.Before().Rules(), f.undone()
	admitted := lexicon.AllClasses.Without(rules.Options().Excluded)
	end := f.After().AppendBoard(nil)
	for i, step := range f.Steps {
		if step.Move.Kind() != jago.KindPlace {
			continue
		}
		w := Wrong{N: f.First + i, Undone: slices.Contains(undone, i)}
		if !w.Undone {
			f.Laid++
			if e, err := step.After.Effect(f.Player.Opponent(), jago.Contest()); err == nil {
				w.Open, w.Flips = len(e.Bad) > 0, e.Penalty.Flips
			}
		}
		for k, made := range step.Effect().Made {
			lies := slices.ContainsFunc(end, func(l jago.Word) bool { return l.Text == made.Text && l.At == made.At && l.Direction == made.Direction })
			if !rules.Lexicon().Admits(made.Text, admitted) && (k == 0 || w.Undone || lies) {
				w.Word = made.Text
				f.Wrong = append(f.Wrong, w)
			}
			for _, was := range made.Changed {
				if was.Stolen && !w.Undone {
					f.Stolen = append(f.Stolen, Theft{f.First + i, was.Text, made.Text})
				}
			}
		}
	}
}

// A Theft is a word of the opponent's that was stolen.
type Theft struct {
	N      int    `json:"n"` // the number of the move in the game, from 1
	Word   string `json:"word"`
	Became string `json:"became"`
}
