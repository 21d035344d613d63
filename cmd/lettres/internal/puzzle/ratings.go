package puzzle

import (
	"github.com/jeudelettres/lettres/internal/glicko"
	"github.com/jeudelettres/lettres/internal/puzzle"
)

// ratings are those of the person, and of the puzzles that were tried, in a file.
type ratings struct {
	store

	You     glicko.Rating
	Puzzles map[string]glicko.Rating // by their keys
	Days    puzzle.Days              // on which the puzzle of the day was tried
}

// openRatings reads a file of ratings, or begins one, and keeps other programs from it until its lock is
// closed. Without a name there are none, and it returns nil.
func openRatings(file string) (*ratings, error) {
	if file == "" {
		return nil, nil
	}
	r := &ratings{}
	found, err := r.open(file, r, ratingInUse, notNew)
	if !found {
		r.You, r.Puzzles = glicko.New(), map[string]glicko.Rating{}
	}
	return r, err
}

func (r *ratings) valid() bool {
	for _, z := range r.Puzzles {
		if !z.Valid() {
			return false
		}
	}
	return r.You.Valid() && r.Puzzles != nil
}

// add keeps a result against a puzzle, of which the first try alone counts, and the day of which it is the
// puzzle, if there is one. It returns the rating.
func (r *ratings) add(z puzzle.Puzzle, day int64, score float64) (glicko.Rating, error) {
	key := z.Key()
	if day != none {
		r.Days = r.Days.Add(day)
	}
	if _, tried := r.Puzzles[key]; !tried {
		rating, you := z.Rating(), r.You
		r.You = you.After(glicko.Result{Opponent: rating, Score: score})
		r.Puzzles[key] = rating.After(glicko.Result{Opponent: you, Score: 1 - score})
	}
	return r.You, r.write(r)
}
