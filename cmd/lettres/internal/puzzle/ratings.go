package puzzle

import (
	"encoding/json"
	"errors"
	"hash/fnv"
	"io/fs"
	"os"
	"strconv"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/internal/glicko"
)

// ratings are those of the person, and of the puzzles that were tried, in a file.
type ratings struct {
	file string

	You     glicko.Rating
	Puzzles map[string]glicko.Rating // by the hash of their lines
}

// openRatings reads a file of ratings, or begins one. Without a name there are none, and it returns
// nil.
func openRatings(file string) (*ratings, error) {
	if file == "" {
		return nil, nil
	}
	r := &ratings{file: file, You: glicko.New(), Puzzles: map[string]glicko.Rating{}}
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return r, nil
	}
	if err != nil {
		return nil, err
	}
	*r = ratings{file: file}
	ok := json.Unmarshal(text, r) == nil && r.You.Valid() && r.Puzzles != nil
	for _, z := range r.Puzzles {
		ok = ok && z.Valid()
	}
	if !ok {
		return nil, phrases.InputError(notNew, file)
	}
	return r, nil
}

// add keeps a result against a puzzle, of which the first try alone counts, and returns the rating.
func (r *ratings) add(line string, score float64) (glicko.Rating, error) {
	h := fnv.New64a()
	h.Write([]byte(line))
	key := strconv.FormatUint(h.Sum64(), 36)
	if _, tried := r.Puzzles[key]; tried {
		return r.You, nil
	}
	z, you := glicko.New(), r.You
	r.You = you.After(glicko.Result{Opponent: z, Score: score})
	r.Puzzles[key] = z.After(glicko.Result{Opponent: you, Score: 1 - score})
	text, err := json.Marshal(r)
	if err == nil {
		err = disk.Create(disk.System{}, r.file, append(text, '\n'), 0o600)
	}
	return r.You, err
}
