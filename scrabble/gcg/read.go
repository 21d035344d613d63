package gcg

import (
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// read reads a file. On an error, an [*rulebook.RecordError], the file is what stands before it.
func read(r io.Reader) (file, error) {
	in := reader{lines: newLines(r)}
	err := in.read()
	in.finish()
	in.close()
	return in.file, err
}

// A reader reads one file.
type reader struct {
	lines lines
	file  file
	begun bool               // a line was not blank
	seats [maxPlayers]player // those named so far

	// The pragma that was read last, until it is known where it ends.
	last  Pragma
	open  bool
	more  strings.Builder // what follows the first line of its value
	blank int             // lines since
}

func (r *reader) read() error {
	for {
		text, err := r.lines.next()
		switch {
		case err == io.EOF:
			err = r.seated()
		case err != nil:
			return err
		default:
			if err = r.line(text); err == nil {
				continue
			}
		}
		if err == nil {
			return nil
		}
		return &rulebook.RecordError{Line: max(1, r.lines.n), Err: err}
	}
}

func (r *reader) line(text string) error {
	if text == "" {
		r.blank++
		return nil
	}
	first := !r.begun
	r.begun = true
	if r.lines.mended && !r.noted(text) {
		return phrases.InputError(notUTF8)
	}
	switch text[0] {
	case '#':
		r.finish()
		return r.pragma(text[1:], first)
	case '>':
		r.finish()
		return r.event(text[1:])
	}
	return r.goOn(text)
}

// noted reports whether a line is of a note, in which any text may stand.
func (r *reader) noted(text string) bool {
	key, _ := cut(text)
	return text[0] != '>' && text[0] != '#' && r.open && longer(r.last.Key) || text[0] == '#' && longer(key[1:])
}

// pragma reads a line with #, without it.
func (r *reader) pragma(text string, first bool) error {
	key, value := "", trim(text) // "# value" is of no key
	if !strings.HasPrefix(text, " ") && !strings.HasPrefix(text, "\t") {
		key, value = cut(text)
	}
	if key == encodingKey {
		if !first {
			return phrases.InputError(encodingLate)
		}
		return r.lines.declare(value)
	}
	if number, ok := strings.CutPrefix(key, "player"); ok && number != "" && digits(number) {
		return r.player(number, value)
	}
	r.last, r.open, r.blank = Pragma{key, value, r.lines.n}, true, 0
	return nil
}

// longer reports whether the value of a pragma goes on over plain lines.
func longer(key string) bool { return key == "note" || key == "comment" || key == "description" }

// goOn reads a plain line.
func (r *reader) goOn(text string) error {
	if !r.open || !longer(r.last.Key) {
		return phrases.InputError(plainLine, excerpt.Truncate(text))
	}
	r.more.WriteString(strings.Repeat("\n", r.blank+1))
	r.more.WriteString(text)
	r.blank = 0
	return nil
}

// finish puts the last pragma in its place.
func (r *reader) finish() {
	if !r.open {
		return
	}
	r.last.Value += r.more.String()
	if n := len(r.file.events); n > 0 {
		r.file.events[n-1].Notes = append(r.file.events[n-1].Notes, r.last)
	} else {
		r.file.pragmas = append(r.file.pragmas, r.last)
	}
	r.open = false
	r.more.Reset()
}

// close parts the notes of the last event from what closes the file: the racks of
// an unfinished game stand there.
func (r *reader) close() {
	if len(r.file.events) == 0 {
		return
	}
	e := &r.file.events[len(r.file.events)-1]
	i := slices.IndexFunc(e.Notes, func(p Pragma) bool { return p.Key != "note" && p.Key != "comment" })
	if i < 0 {
		return
	}
	r.file.closing = slices.Clone(e.Notes[i:])
	if e.Notes = e.Notes[:i]; i == 0 {
		e.Notes = nil
	}
}

// player reads what stands after #player1 and so on.
func (r *reader) player(number, value string) error {
	if len(number) != 1 || number[0] < '1' || number[0] > '0'+maxPlayers {
		return phrases.InputError(playerNumber, excerpt.Truncate(number), maxPlayers)
	}
	seat := &r.seats[number[0]-'1']
	nick, name := cut(value)
	if name == "" {
		name = nick
	}
	if i := strings.IndexFunc(value, invisible); i >= 0 {
		c, _ := utf8.DecodeRuneInString(value[i:])
		return phrases.InputError(format, c)
	}
	switch {
	case len(r.file.events) > 0:
		return phrases.InputError(playerLate, number)
	case seat.nick != "":
		return phrases.InputError(playerTwice, number)
	case nick == "":
		return phrases.InputError(noNick, number)
	case r.numbered(nick) >= 0:
		return phrases.InputError(sameNick, excerpt.Truncate(nick))
	case slices.ContainsFunc(r.file.players, func(p player) bool { return p.name == name }):
		return phrases.InputError(sameName, excerpt.Truncate(name))
	}
	*seat = player{nick, name, r.lines.n}
	r.file.players = nil
	for _, p := range r.seats {
		if p.nick != "" {
			r.file.players = append(r.file.players, p)
		}
	}
	return nil
}

// invisible reports whether a character is not seen, and may turn round or hide the text
// beside it wherever a name is shown.
func invisible(c rune) bool { return unicode.Is(unicode.Cf, c) }

// seated says why the players are not complete.
func (r *reader) seated() error {
	n := len(r.file.players)
	if n < 2 {
		return phrases.InputError(tooFew, n, maxPlayers)
	}
	for i, p := range r.seats[:n] {
		if p.nick == "" {
			return phrases.InputError(playerMissing, i+1)
		}
	}
	return nil
}

// numbered returns the number of the player with that nick, or -1.
func (r *reader) numbered(nick string) int {
	return slices.IndexFunc(r.file.players, func(p player) bool { return p.nick == nick })
}

// event reads a line with >, without it.
func (r *reader) event(text string) error {
	if len(r.file.events) == 0 {
		if err := r.seated(); err != nil {
			return err
		}
	}
	word, rest := cut(text)
	nick, ok := strings.CutSuffix(word, ":")
	if !ok {
		return phrases.InputError(notNick, excerpt.Truncate(word))
	}
	p := r.numbered(nick)
	if p < 0 {
		return phrases.InputError(noPlayer, excerpt.Truncate(nick))
	}
	e, err := parseEvent(rest)
	if err != nil {
		return err
	}
	e.Player, e.Line = scrabble.Player(p), r.lines.n
	r.file.events = append(r.file.events, e)
	return nil
}
