// Package clubs keeps the tournaments of the page in a folder, a file for each, which the command
// tournament reads and changes too.
package clubs

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base32"
	"errors"
	"os"
	"path/filepath"
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
	most   int        // tournaments of the folder
	mu     sync.Mutex // one changes at a time
}

// New returns the tournaments of a folder, which is made for the first one.
func New(folder string) *Clubs { return &Clubs{folder: folder, most: 2000} }

// Create keeps a tournament, and returns its id, which all may know, and its key.
func (c *Clubs) Create(t tournament.Tournament) (id, key string, err error) {
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
	id, key = random(8), random(16)
	return id, key, evening.Create(filepath.Join(c.folder, id+"."+key+".txt"), t)
}

// Read returns a tournament.
func (c *Clubs) Read(id string) (tournament.Tournament, error) {
	path, _, err := c.find(id)
	if err != nil {
		return tournament.Tournament{}, err
	}
	return evening.Read(path)
}

// Opens reports whether this is the key of a tournament.
func (c *Clubs) Opens(id, key string) bool {
	_, have, err := c.find(id)
	return err == nil && subtle.ConstantTimeCompare([]byte(have), []byte(key)) == 1
}

// Change keeps what change makes of a tournament, for whoever has its key.
func (c *Clubs) Change(id, key string, change func(tournament.Tournament) (tournament.Tournament, error)) error {
	if !c.Opens(id, key) {
		return ErrNone
	}
	path, _, err := c.find(id)
	if err != nil {
		return err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	_, err = evening.Change(path, change)
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

const signs = "abcdefghijklmnopqrstuvwxyz234567"

// random returns a random text of that many bytes that can stand in an address.
func random(bytes int) string {
	b := make([]byte, bytes)
	rand.Read(b) // never fails
	return base32.NewEncoding(signs).WithPadding(base32.NoPadding).EncodeToString(b)
}
