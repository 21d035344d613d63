package extra

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/named"
	"github.com/jeudelettres/lettres/internal/nearest"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/internal/typed"
	"github.com/jeudelettres/lettres/rulebook"
)

// A written is the text of a record as its game reads it, made of one with heads in plain words
// and without names: "règles : boîte" instead of @rules classic.
type written struct {
	text  []byte
	game  *game.Game
	after int // the line behind which lines were added, and how many
	added int

	assumed []string // options that nobody says, and that the moves ask for

	french bool // squares are named as on French boards, since its heads are French
	told   bool // the text says how squares are named
	silent bool // an option could say it
}

// plainHeads limits the lines that may stand above the moves.
const plainHeads = 100

// write returns the record that a text with heads in plain words means, and the text itself where
// nothing is to be done. Turned is to read its squares the other way than its heads suggest.
func write(games []*game.Game, text []byte, turned bool) (written, error) {
	w := written{text: text}
	var err error
	if w.game, err = Headed(games, text); err != nil {
		return w, err
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	var players []string
	var said heads
	var add []string
	changed := false
	at := 0
	for ; at < len(lines); at++ {
		line := headLine(lines[at])
		key, value, french, ok := typed.Head(line)
		formal, rest, _ := strings.Cut(line, " ")
		switch {
		case line == "":
			continue
		case line[0] == '@':
			key, value = formal, rest
			if rules := w.rules(formal, rest); rules != rest {
				changed, value = true, rules
				lines[at] = keepEnd(lines[at], key+" "+value)
			}
		case at < plainHeads && !ok && drawnBy(players, line) != "":
			changed = true
			key, value = "@toss", drawnBy(players, line)
			lines[at] = keepEnd(lines[at], key+" "+value)
		case at >= plainHeads || isNamed(players, line):
			key = ""
		case !ok:
			var rules string
			key, value, rules, french = w.loose(games, line, said.players)
			if rules != "" {
				add = append(add, "@rules "+rules)
			}
			if key != "" {
				changed = true
				w.french = w.french || french
				lines[at] = keepEnd(lines[at], key+" "+value)
			}
		default:
			changed = true
			w.french = w.french || french
			if key == "#" {
				lines[at] = append([]byte("# "), lines[at]...)
				continue
			}
			if round := drawnBy(players, value); key == "@toss" && round != "" {
				value = round
			} else {
				value = w.value(key, value)
			}
			lines[at] = keepEnd(lines[at], key+" "+value)
		}
		if key == "" {
			break
		}
		if key == "@players" {
			players = strings.FieldsFunc(value, func(c rune) bool { return c == ',' || c == ' ' })
		}
		said.note(key, value)
	}
	if !said.players {
		if names := w.names(lines[at:]); names != nil {
			add = append(add, "@players "+strings.Join(names, ", "))
		}
	}
	w.told, w.silent = said.squares, !said.squares && w.has("squares=french")
	if w.french = w.silent && w.french != turned; w.french {
		add = append(add, "@option squares=french")
	}
	add = append(add, w.options(&said, lines[at:])...)
	if !changed && len(add) == 0 {
		return w, nil
	}
	w.after, w.added = at, len(add)
	if at > 0 && at == len(lines) && len(add) > 0 {
		lines[at-1] = append(bytes.TrimRight(slices.Clone(lines[at-1]), "\n"), '\n')
	}
	inserted := ""
	for _, line := range add {
		inserted += line + "\n"
	}
	w.text = slices.Concat(bytes.Join(lines[:at], nil), []byte(inserted), bytes.Join(lines[at:], nil))
	return w, nil
}

// headLine returns what stands on a line before its comment.
func headLine(line []byte) string {
	line, _, _ = bytes.Cut(bytes.TrimPrefix(line, mark), []byte("#"))
	if len(line) > 4096 {
		return "" // no head is that long
	}
	return strings.TrimSpace(strings.ToValidUTF8(string(line), "\uFFFD"))
}

// keepEnd returns a text with the comment and the end of a line.
func keepEnd(line []byte, text string) []byte {
	end := line[len(bytes.TrimRight(line, "\r\n")):]
	if i := bytes.IndexByte(line, '#'); i >= 0 {
		return append([]byte(text+" "), line[i:]...)
	}
	return append([]byte(text), end...)
}

// isNamed reports whether a line begins with the name of one of the players.
func isNamed(players []string, line string) bool {
	return slices.ContainsFunc(players, func(name string) bool {
		rest, ok := strings.CutPrefix(named.Fold(line), named.Fold(name))
		return ok && name != "" && (rest == "" || rest[0] == ' ' || rest[0] == ':')
	})
}

// value returns what stands behind a head as records have it.
func (w *written) value(key, value string) string {
	plain := typed.Plain(value)
	switch key {
	case "@game":
		return w.game.Name()
	case "@rules":
		for _, word := range []string{"de la ", "de ", "des ", "du ", "the "} {
			plain = strings.TrimPrefix(plain, word)
		}
		if plain == "duplicate" && w.has("duplicate=top") {
			return w.game.Usual() + " duplicate=top" // as clubs play: the best move of all is laid
		}
		if _, named := game.Find([]*game.Game{w.game}, plain); named {
			return w.game.Usual() // règles : Scrabble
		}
		return strings.ReplaceAll(w.game.Preset(plain), " ", "-")
	case "@option":
		switch plain {
		case "contestation", "contestations", "contest", "on contest":
			return "validation=contest"
		case "stricte", "strict", "immediate":
			return "validation=strict"
		}
		return strings.ReplaceAll(value, " ", "")
	case "@players":
		return strings.NewReplacer(" et ", ", ", " contre ", ", ", " and ", ", ", " vs. ", ", ", " vs ", ", ", " – ", ", ", " - ", ", ").Replace(value)
	case "@toss":
		if !strings.Contains(value, "=") { // Alice C, Bruno M
			return strings.NewReplacer(", ", " ", ",", " ").Replace(tossed(value))
		}
	}
	return value
}

// rules returns what stands behind a head of a record, by the name that records have for the rules
// where it is @rules with what people call them: "@rules boîte".
func (w *written) rules(key, value string) string {
	if key != "@rules" {
		return value
	}
	if _, err := w.game.Options(value); err == nil {
		return value
	}
	first, options, _ := strings.Cut(value, " ")
	for _, name := range []string{w.value(key, value), strings.TrimSpace(w.value(key, first) + " " + options)} {
		if _, err := w.game.Options(name); err == nil {
			return name
		}
	}
	return value
}

// names returns the players of moves that no head names, in the order in which they come; nil
// where they are called by their seats, or where the first of the lines has no name.
func (w *written) names(lines [][]byte) (names []string) {
	most := w.mostPlayers()
	var folded []string
	for _, raw := range lines {
		line := headLine(raw)
		if line == "" {
			continue
		}
		name, _, _ := strings.Cut(line, " ")
		name = strings.TrimRight(name, ":,")
		if !isName(name) {
			if names == nil {
				return nil
			}
			continue
		}
		fold := named.Fold(name)
		if slices.Contains(folded, fold) || len(names) == most {
			continue
		}
		if _, misspelt := nearest.Of(folded, fold); misspelt && len(names) >= 2 {
			continue // whoever reads the record says that nobody has this name
		}
		names, folded = append(names, name), append(folded, fold)
	}
	if len(names) == 0 {
		return nil
	}
	for seat := range most {
		if slices.Contains(names, seatLetter(seat)) {
			return nil // they are called by their seats
		}
	}
	if len(names) < 2 {
		names = append(names, seatLetter(1))
	}
	return names
}

// seatLetter returns what records call a player who has no name.
func seatLetter(seat int) string { return string(rune('A' + seat)) }

// mostPlayers returns how many can play the game.
func (w *written) mostPlayers() (most int) {
	for most = 2; most < 8; most++ {
		if !w.has("players=" + strconv.Itoa(most+1)) {
			break
		}
	}
	return most
}

// isName reports whether the first word of a line can be a name, and is no act and no square.
func isName(word string) bool {
	if word == "" || len(word) > 40 || spoken.IsAct(word) || slices.Contains([]string{"le", "la", "les", "temps", "the", "time"}, strings.ToLower(word)) {
		return false
	}
	for i, c := range word {
		if i == 0 && !unicode.IsLetter(c) || c == ':' || c == '=' || c == ',' || unicode.Is(unicode.Cf, c) {
			return false
		}
	}
	return true
}

// line returns the number of a line of the text that somebody wrote.
func (w *written) line(n int) int {
	if n > w.after {
		return max(n-w.added, 1)
	}
	return n
}

// inText returns an error whose line is that of the text that somebody wrote.
func (w *written) inText(err error) error {
	if at, ok := err.(*rulebook.RecordError); ok && w.added > 0 && at.Line > w.after {
		return &rulebook.RecordError{Line: w.line(at.Line), Err: at.Err}
	}
	return err
}

// by returns the seat whose line an error is about, 0 where it is about none.
func (w *written) by(r *game.Record, err error) int {
	at, ok := err.(*rulebook.RecordError)
	if !ok {
		return 0
	}
	n := 0
	for line := range bytes.Lines(w.text) {
		if n++; n == at.Line {
			text := headLine(line)
			for text != "" { // whoever is named first, "M. Gris" too
				if seat := slices.IndexFunc(r.Players, func(name string) bool { return isNamed([]string{name}, text) }); seat >= 0 {
					return seat
				}
				_, text, _ = strings.Cut(text, " ")
			}
			return 0
		}
	}
	return 0
}
