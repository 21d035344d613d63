// Package clubs keeps the tournaments of the page in a folder, a file for each, which the command
// tournament reads and changes too. What the page alone knows of one, such as its tables, stands in
// a second file.
package clubs

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"

	"github.com/jeudelettres/lettres/cmd/internal/evening"
	"github.com/jeudelettres/lettres/tournament"
)

// The errors of Clubs, besides those of files and tournaments.
var (
	// ErrNone means there is no such tournament, or that the key is another.
	ErrNone = errors.New("there is no such tournament")
	// ErrFull means the folder takes no more tournaments.
	ErrFull = errors.New("there are too many tournaments")
)

// Clubs are the tournaments of a folder. Whoever has the key of one may change it.
type Clubs struct {
	folder string
	over   func(table string) (tournament.Result, bool)
	most   int        // tournaments of the folder
	mu     sync.Mutex // one changes at a time
}

// New returns the tournaments of a folder, which is made for the first one. The results of games on the
// page come from over, which is asked for the result of a table and whether its game has one.
func New(folder string, over func(table string) (tournament.Result, bool)) *Clubs {
	return &Clubs{folder: folder, over: over, most: 2000}
}

// Create keeps a tournament, and returns its id, which all may know, and its key.
func (c *Clubs) Create(x Club) (id, key string, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err := os.MkdirAll(c.folder, 0o700); err != nil {
		return "", "", err
	}
	files, err := filepath.Glob(filepath.Join(c.folder, "*.txt"))
	if err != nil {
		return "", "", err
	}
	if len(files) >= c.most {
		return "", "", ErrFull
	}
	id, key = random(idLen), random(keyLen)
	path := filepath.Join(c.folder, id+"."+key+".txt")
	if err := writeEvening(path, x.Evening); err != nil {
		return "", "", err
	}
	return id, key, evening.Create(path, x.Tournament)
}

// Read returns a tournament, with the results that have come since it was changed.
func (c *Clubs) Read(id string) (Club, error) {
	path, _, err := c.find(id)
	if err != nil {
		return Club{}, err
	}
	x, err := read(path)
	if err != nil {
		return Club{}, err
	}
	x, found := x.settle(c.over)
	if found { // what cannot be written now is found again the next time
		_ = c.change(path, func(x Club) (Club, error) { return x, nil })
	}
	return x, nil
}

func read(path string) (x Club, err error) {
	if x.Tournament, err = evening.Read(path); err == nil {
		x.Evening, err = readEvening(path)
	}
	return x, err
}

// Opens reports whether this is the key of a tournament.
func (c *Clubs) Opens(id, key string) bool {
	_, have, err := c.find(id)
	return err == nil && subtle.ConstantTimeCompare([]byte(have), []byte(key)) == 1
}

// PlayerKey returns the key of a player of a tournament, by which they sit down and enter results. It
// follows from the key of the tournament, so that nothing has to be kept.
func (c *Clubs) PlayerKey(id string, p tournament.Player) (string, error) {
	_, key, err := c.find(id)
	if err != nil {
		return "", err
	}
	return playerKey(key, p), nil
}

func playerKey(key string, p tournament.Player) string {
	sum := hmac.New(sha256.New, []byte(key))
	fmt.Fprintf(sum, "player %d", p)
	return text.EncodeToString(sum.Sum(nil)[:16])
}

// Player returns the player who has a key.
func (c *Clubs) Player(id, key string) (tournament.Player, error) {
	path, of, err := c.find(id)
	if err != nil {
		return 0, err
	}
	t, err := evening.Read(path)
	if err != nil {
		return 0, err
	}
	for p := tournament.Player(1); int(p) <= t.Len(); p++ {
		if subtle.ConstantTimeCompare([]byte(playerKey(of, p)), []byte(key)) == 1 {
			return p, nil
		}
	}
	return 0, ErrNone
}

// Change keeps what change makes of a tournament, for whoever has its key.
func (c *Clubs) Change(id, key string, change func(Club) (Club, error)) error {
	if !c.Opens(id, key) {
		return ErrNone
	}
	return c.ChangeFor(id, change)
}

// ChangeFor keeps what change makes of a tournament. The caller knows that whoever asks may do it.
func (c *Clubs) ChangeFor(id string, change func(Club) (Club, error)) error {
	path, _, err := c.find(id)
	if err != nil {
		return err
	}
	return c.change(path, change)
}

// change lets change see all results that have come, and notes those that follow from it. The evening is
// written first: results on which both agree follow from it, also where the machine stops in between.
func (c *Clubs) change(path string, change func(Club) (Club, error)) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, err := evening.Change(path, func(t tournament.Tournament) (tournament.Tournament, error) {
		e, err := readEvening(path)
		if err != nil {
			return t, err
		}
		x, _ := Club{t, e}.settle(c.over)
		if x, err = change(x); err != nil {
			return t, err
		}
		x, _ = x.settle(c.over)
		if now := x.current(); !reflect.DeepEqual(now, e) {
			if err := writeEvening(path, now); err != nil {
				return t, err
			}
		}
		return x.Tournament, nil
	})
	return err
}

// find returns the file of a tournament, and its key.
func (c *Clubs) find(id string) (path, key string, err error) {
	for _, r := range id {
		if !strings.ContainsRune(signs, r) {
			return "", "", ErrNone
		}
	}
	files, err := filepath.Glob(filepath.Join(c.folder, id+".*.txt"))
	if err != nil || len(files) != 1 || id == "" {
		return "", "", ErrNone
	}
	key = strings.TrimSuffix(strings.TrimPrefix(filepath.Base(files[0]), id+"."), ".txt")
	return files[0], key, nil
}

const (
	signs  = "abcdefghijklmnopqrstuvwxyz234567"
	idLen  = 13
	keyLen = 26
)

var text = base32.NewEncoding(signs).WithPadding(base32.NoPadding)

// random returns a random text of that length that can stand in an address.
func random(length int) string { return strings.ToLower(rand.Text()[:length]) }
