package arbiter

import (
	"bytes"
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/typed"
	"github.com/jeudelettres/lettres/rulebook"
)

const (
	maxPosition  = 64 << 10 // bytes
	maxQuestions = 100
)

// A request holds what a position asks.
type request struct {
	game    *game.Game
	preset  string // "" is the usual one
	options []string
	line    int // on which the last of the rules and options stands
	sheet   *extra.AnySheet
	lying   bool   // something is written on the sheet
	turn    string // a name; "" is the first player
	turnAt  int    // its line
	board   string // the text of the position of a game on a board
	seen    seen   // or what people see of it
	asked   []Question
	french  bool // its keys are French, and so are the names of squares
}

// A key says what a line of a position is about.
type key uint8

const (
	keyNone key = iota
	keyGame
	keyRules
	keyOption
	keyTurn
	keyWord
	keyBoard
	keyMove
)

// keys are the keys by their names, without capitals and accents.
var keys = map[string]key{
	"jeu": keyGame, "game": keyGame, "@game": keyGame,
	"regles": keyRules, "regle": keyRules, "formule": keyRules, "rules": keyRules, "@rules": keyRules,
	"option": keyOption, "@option": keyOption,
	"a jouer": keyTurn, "au tour de": keyTurn, "tour": keyTurn, "trait": keyTurn, "turn": keyTurn, "on turn": keyTurn, "to play": keyTurn,
	"mot": keyWord, "word": keyWord, "question": keyWord,
	"coup": keyMove, "move": keyMove,
	"position": keyBoard, "etat": keyBoard, "state": keyBoard, "cgp": keyBoard,
}

// A typedLine is a line of a position, and which one it is, from 1.
type typedLine struct {
	text string
	n    int
}

// readPosition reads what people type about one of the games, the first of them where they do
// not say which. The error says in which line it is wrong.
func readPosition(text []byte, games []*game.Game) (*request, error) {
	if len(text) > maxPosition {
		return nil, phrases.InputError(tooMuch, maxPosition>>10)
	}
	var lines []typedLine
	n := 0
	for line := range bytes.Lines(bytes.TrimPrefix(text, []byte("\uFEFF"))) {
		n++
		line, _, _ := strings.Cut(strings.ToValidUTF8(string(line), "\uFFFD"), "#")
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, typedLine{line, n})
		}
	}
	r := &request{game: games[0]}
	for _, l := range lines {
		if k, value := typed.Key(keys, l.text); k == keyGame {
			var ok bool
			if r.game, ok = game.Find(games, value); !ok {
				return nil, &rulebook.RecordError{Line: l.n, Err: phrases.InputError(unknownGame, typed.Short(value))}
			}
		}
	}
	r.sheet = extra.SheetOf(r.game)
	for _, l := range lines {
		if err := r.read(l.text, l.n); err != nil {
			return nil, &rulebook.RecordError{Line: l.n, Err: err}
		}
	}
	switch {
	case r.board != "" && r.lying:
		return nil, phrases.InputError(matsOrBoard)
	case r.board != "" && r.saw():
		return nil, phrases.InputError(matsOrBoard)
	case r.sheet == nil && r.board == "" && !r.saw():
		return nil, phrases.InputError(noBoard)
	}
	return r, nil
}

func (r *request) read(line string, n int) error {
	k, value := typed.Key(keys, line)
	if name, ok := onTurn(line); ok && k == keyNone {
		k, value = keyTurn, name
	}
	if _, _, french, ok := typed.Head(line); ok {
		r.french = r.french || french
	}
	switch k {
	case keyRules:
		r.preset, r.line = r.game.Preset(value), n
	case keyOption:
		r.options, r.line = append(r.options, strings.ReplaceAll(value, " ", "")), n
	case keyTurn:
		r.turn, r.turnAt = value, n
	case keyWord:
		if len(r.asked) == maxQuestions {
			return phrases.InputError(manyQuestions, maxQuestions)
		}
		q, err := ParseQuestion(value)
		r.asked = append(r.asked, q)
		return err
	case keyBoard:
		r.board = value
	case keyMove:
		return phrases.InputError(noMoveHere)
	case keyNone:
		if r.sheet == nil {
			return r.seen.read(line, n)
		}
		r.lying = true
		return r.sheet.Read(line)
	}
	return nil
}

// onTurn returns whose turn a line says it is without a colon: "à Bruno", "c'est à Bruno de jouer".
func onTurn(line string) (name string, ok bool) {
	line = strings.TrimRight(strings.TrimSpace(line), " .!")
	plain := typed.Plain(strings.ReplaceAll(line, "’", "'"))
	for _, before := range []string{"c'est a ", "a "} {
		if strings.HasPrefix(plain, before) && (before != "a " || strings.HasPrefix(line, "à ") || strings.HasPrefix(line, "À ") || strings.HasSuffix(plain, " de jouer")) {
			name = strings.Join(strings.Fields(line)[strings.Count(before, " "):], " ")
			for _, behind := range []string{" de jouer", " jouer"} {
				name = strings.TrimSuffix(name, behind)
			}
			return name, name != ""
		}
	}
	return "", false
}

// saw reports whether something of a board was typed as it is seen.
func (r *request) saw() bool { return len(r.seen.rows) > 0 || len(r.seen.players) > 0 }

// place returns the position that was typed, with the names of the players, and the position if
// the game ends now where that is known.
func (r *request) place(rules *game.Rules) (at, ended game.Position, names []string, err error) {
	desk, ok := extra.DeskOf(rules)
	if r.board == "" && r.sheet == nil && ok {
		at, t, names, err := r.seen.place(rules, desk, r.turn, r.turnAt)
		if err != nil {
			return at, at, names, err
		}
		if ended = at; !slices.Contains(t.Racks, "") { // else some count that nobody has typed
			ended, _ = desk.Ended(at, t)
		}
		return at, ended, names, nil
	}
	if at, names, err = r.put(rules); err == nil {
		ended, err = extra.Ended(at)
	}
	return at, ended, names, err
}

// put returns a position that was not typed as a board is seen.
func (r *request) put(rules *game.Rules) (at game.Position, names []string, err error) {
	switch desk, ok := extra.DeskOf(rules); {
	case r.board != "" && r.sheet != nil:
		return at, nil, phrases.InputError(matsForJarnac)
	case r.sheet != nil:
		return r.lay(rules)
	case ok:
		at, err = desk.Text(r.board)
	default:
		at, err = rules.ParsePosition(r.board)
	}
	for seat := range rules.Seats() {
		names = append(names, r.game.SeatName(seat))
	}
	return at, names, err
}

// lay returns the position of a sheet.
func (r *request) lay(rules *game.Rules) (at game.Position, names []string, err error) {
	names = r.sheet.Names()
	turn := 0
	if r.turn != "" && r.lying {
		turn = slices.IndexFunc(names, func(name string) bool { return typed.Plain(name) == typed.Plain(r.turn) })
		if turn < 0 {
			return at, nil, &rulebook.RecordError{Line: r.turnAt, Err: phrases.InputError(unknownName, typed.Short(r.turn))}
		}
	}
	at, err = r.sheet.Position(rules, turn)
	return at, names, err
}

// rules returns the text of the rules and options.
func (r *request) rules() string {
	options := r.options
	said := slices.ContainsFunc(options, func(o string) bool { return strings.HasPrefix(o, "squares=") })
	if r.french && !said && extra.Takes(r.game, "squares=french") {
		options = append(slices.Clone(options), "squares=french")
	}
	if n := len(r.seen.players); n > 2 {
		options = append(slices.Clone(options), "players="+strconv.Itoa(n))
	}
	return strings.Join(append([]string{cmp.Or(r.preset, r.game.Presets()[0])}, options...), " ")
}
