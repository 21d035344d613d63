package own_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/internal/own"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

const record = "@game jarnac\n@players Zoé, Bruno\n@first Zoé\n%Zoé +ABRTUZ\nZoé BAR\n"

func write(t *testing.T, path, text string) string {
	t.Helper()
	must.Do(t, os.MkdirAll(filepath.Dir(path), 0o700))
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	changed := time.Date(2026, 5, 6, 12, 0, 0, 0, time.UTC)
	must.Do(t, os.Chtimes(path, changed, changed))
	return path
}

// Files of folders are found once each, in order, with those in folders below; what is hidden or no game is
// left out, unless it is named.
func TestFiles(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, filepath.FromSlash(name)) }
	for _, name := range []string{"b.txt", "a.gcg", "lettres.lock", "archive/c.TXT", ".hidden/d.txt", ".e.txt", "notes.md"} {
		write(t, at(name), "")
	}
	files, err := own.Files([]string{at("notes.md"), dir, at("b.txt")})
	want := []string{at("a.gcg"), at("archive/c.TXT"), at("b.txt"), at("notes.md")}
	if err != nil || !slices.Equal(files, want) {
		t.Errorf("%q, %v", files, err)
	}
	if _, err := own.Files([]string{at("nowhere")}); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}

// The person has the seat of their name, or is the first who is no bot; the day is that of the record, of
// the table, or of the file.
func TestRead(t *testing.T) {
	l := library.New(games.All(), nil)
	const bot = `# seat {"seat":0,"name":"Zoé","level":"beginner","seed":4}` + "\n" + `# seat {"seat":1,"key":"x","name":"Bruno"}` + "\n"
	for _, tt := range []struct {
		name, head, who, when string
		seat                  int
		err                   error
	}{
		{"first", "", "", "2026-05-06", 0, nil},
		{"by name", "", "bruno", "2026-05-06", 1, nil},
		{"accents", "", "ZOE", "2026-05-06", 0, nil},
		{"stranger", "", "Chloé", "", 0, own.ErrStranger},
		{"bot", bot, "", "2026-05-06", 1, nil},
		{"bot by name", bot, "Zoé", "2026-05-06", 0, nil},
		{"table", `# table {"began":"2026-01-02T03:04:05Z"}` + "\n", "", "2026-01-02", 0, nil},
		{"bad table", `# table {"began"` + "\n", "", "2026-05-06", 0, nil},
		{"date", "# Date : 12/3/2026\n", "", "2026-03-12", 0, nil},
		{"iso", "date: 2026-03-12\n", "", "2026-03-12", 0, nil},
		{"no date", "# date: hier\n", "", "2026-05-06", 0, nil},
	} {
		text := strings.Replace(record, "%", tt.head, 1)
		n := 0
		for g, err := range own.Read(l, write(t, filepath.Join(t.TempDir(), "g.txt"), text), tt.who) {
			n++
			if !errors.Is(err, tt.err) {
				t.Errorf("%s: %v", tt.name, err)
			} else if err == nil && (g.Seat != tt.seat || g.When.UTC().Format(time.DateOnly) != tt.when || len(g.Steps) != 2 || g.N != 1) {
				t.Errorf("%s: seat %d, %v, %d steps", tt.name, g.Seat, g.When, len(g.Steps))
			}
		}
		if n != 1 {
			t.Errorf("%s: %d games", tt.name, n)
		}
	}
}

// A file of many games has each, and one that cannot be read does not stop the next. What was played before a
// bad line is a game.
func TestMany(t *testing.T) {
	one := strings.Replace(record, "%", "", 1)
	text := one + "@game jarnac\nnonsense\n" + one + "Zoé what?\n" + strings.ReplaceAll(one, "Zoé", "Ann")
	var got []string
	for g, err := range own.Read(library.New(games.All(), nil), write(t, filepath.Join(t.TempDir(), "g.txt"), text), "Zoé") {
		switch {
		case errors.Is(err, own.ErrStranger):
			got = append(got, "stranger")
		case err != nil:
			got = append(got, "unread")
		default:
			got = append(got, strings.Repeat("s", len(g.Steps)))
		}
	}
	if !slices.Equal(got, []string{"ss", "unread", "ss", "stranger"}) {
		t.Errorf("%q", got)
	}
	for _, err := range own.ReadFrom(library.New(games.All(), nil), strings.NewReader("@game jarnac\n@players Alice Bru"), time.Time{}, "") {
		if err == nil || !strings.Contains(err.Error(), "no move is written down") {
			t.Error(err)
		}
	}
	for _, err := range own.Read(nil, filepath.Join(t.TempDir(), "none.txt"), "") {
		if !errors.Is(err, os.ErrNotExist) {
			t.Error(err)
		}
	}
}

// Folder is where the page keeps games.
func TestFolder(t *testing.T) {
	env := func(name string) string {
		if name == "XDG_DATA_HOME" {
			return filepath.Join(string(filepath.Separator), "data")
		}
		return ""
	}
	if got := own.Folder(env); filepath.VolumeName(got) == "" && got != filepath.Join(string(filepath.Separator), "data", "lettres") {
		t.Error(got)
	}
	if got := own.Folder(func(string) string { return "" }); !strings.Contains(got, "lettres") {
		t.Error(got)
	}
}
