package serve

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/records"
	"github.com/jeudelettres/lettres/rulebook"
)

// judge takes a record that somebody has pasted, or its file. Where there are several, it
// leads to each.
func (s *server) judge(w http.ResponseWriter, r *http.Request) {
	if !s.form(w, r, maxText) {
		return
	}
	text, err := recordOf(r)
	if err == nil {
		if all := severalGames(s.games, text); len(all) > 1 {
			b := s.page(w, r, severalTitle)
			b.Narrow = true
			s.write(w, http.StatusOK, "several.html", struct {
				base
				Games []recordedGame
			}{b, all})
			return
		}
		if len(text) > maxRecord {
			text, err = nil, phrases.InputError(tooLarge)
		}
	}
	if err == nil {
		var read library.Played
		if read, err = s.games.Read(text); err == nil && len(read.Steps) == 0 && read.Refused == nil {
			err = read.Err // nothing of it is a game
		}
	}
	packed := ""
	if err == nil {
		packed, err = pack(text)
	}
	if err != nil {
		s.showAsk(w, r, http.StatusUnprocessableEntity, string(text), rulebook.Explain(err, languageOf(r)))
		return
	}
	http.Redirect(w, r, "/g/"+packed, http.StatusSeeOther)
}

// recordOf returns the record in a form: the file, or what was pasted.
func recordOf(r *http.Request) ([]byte, error) {
	var large *http.MaxBytesError
	switch err := r.ParseMultipartForm(maxText); { // all of it in memory
	case errors.As(err, &large):
		return nil, phrases.InputError(tooLarge)
	case err != nil && !errors.Is(err, http.ErrNotMultipart):
		return nil, phrases.InputError(badForm)
	case err == nil:
		for _, head := range r.MultipartForm.File["file"] {
			f, err := head.Open()
			if err != nil {
				return nil, phrases.InputError(badForm)
			}
			defer f.Close()
			text, err := io.ReadAll(f)
			if err != nil {
				return nil, phrases.InputError(badForm)
			}
			if len(bytes.TrimSpace(text)) > 0 {
				return text, nil
			}
		}
	}
	text := []byte(r.PostForm.Get("record"))
	if len(bytes.TrimSpace(text)) == 0 {
		return nil, phrases.InputError(nothingToJudge)
	}
	return text, nil
}

// A recordedGame is one of several in a file.
type recordedGame struct {
	N       int
	Players string // "" is not known
	Address string // "" is too long for one
}

// maxGames limits the games of a file that are listed.
const maxGames = 50

// severalGames returns the games of a file that holds more than one, at most maxGames of them.
func severalGames(l *library.Library, text []byte) (all []recordedGame) {
	if extra.IsFormat(l.All(), text, "") {
		return nil
	}
	for part, err := range records.Split(bytes.NewReader(text)) {
		if err != nil || len(all) == maxGames {
			break
		}
		one := recordedGame{N: part.N}
		for line := range bytes.Lines(part.Text) {
			if players, ok := bytes.CutPrefix(bytes.TrimSpace(line), []byte("@players ")); ok {
				names := strings.Fields(strings.ToValidUTF8(string(players), "?"))
				one.Players = strings.Join(names[:min(len(names), 6)], ", ")
				break
			}
		}
		if packed, err := pack(slices.Clone(part.Text)); err == nil {
			one.Address = "/g/" + packed
		}
		if len(one.Players) > 200 {
			one.Players = ""
		}
		all = append(all, one)
	}
	return all
}
