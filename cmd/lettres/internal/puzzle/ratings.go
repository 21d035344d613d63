package puzzle

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/internal/glicko"
	"github.com/jeudelettres/lettres/internal/puzzle"
)

// ratings are those of the person, and of the puzzles that were tried, in a file.
type ratings struct {
	file string
	lock *os.File // beside the file, which is replaced as a whole

	You     glicko.Rating
	Puzzles map[string]glicko.Rating // by their keys
	Days    puzzle.Days              // on which the puzzle of the day was tried
}

// openRatings reads a file of ratings, or begins one, and keeps other programs from it until it is
// closed. Without a name there are none, and it returns nil.
func openRatings(file string) (*ratings, error) {
	if file == "" {
		return nil, nil
	}
	lock, err := alone.Open(file + ".lock")
	if errors.Is(err, alone.ErrInUse) {
		return nil, phrases.InputError(ratingInUse, file)
	}
	if err != nil {
		return nil, err
	}
	r, err := readRatings(file)
	if err != nil {
		lock.Close()
		return nil, err
	}
	r.file, r.lock = file, lock
	return r, nil
}

func readRatings(file string) (*ratings, error) {
	r := &ratings{You: glicko.New(), Puzzles: map[string]glicko.Rating{}}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, err
	}
	*r = ratings{}
	ok := json.Unmarshal(text, r) == nil && r.You.Valid() && r.Puzzles != nil
	for _, z := range r.Puzzles {
		ok = ok && z.Valid()
	}
	if !ok {
		return nil, phrases.InputError(notNew, file)
	}
	return r, nil
}

// close lets other programs have the file.
func (r *ratings) close() {
	if r != nil {
		r.lock.Close()
	}
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
	text, err := json.Marshal(r)
	if err == nil {
		err = disk.Create(disk.System{}, r.file, append(text, '\n'), 0o600)
	}
	return r.You, err
}
