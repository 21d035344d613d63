package scrabblecards

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line of fields, each of which says what is not as in the
// most common position, an empty one in which A plays:
//
//	turn B;                  who is on turn, where it is not A
//	phase drawing;           what they have to do, where it is not to play
//	end cards/end;           why the game is over
//	passes 1;                the turns in a row without a word or an exchange
//	scores 14/0;             of each player, A first
//	hands CRISERA/HATMON2;   the same
//	deck AAB?23;
//	table 0,0:CRISE/1,0:H;   the letters: row, column, and those from there on
//	before 0,0:CRISE;        those that lay there before the last word
//	window A 0 (0,0)>CRISE;  the move in question: whose, the passes before it, which
//	last A (0,0)>CRISE;      the last move: who, what
//	last B ? good A;         a contest of good words: of whose move
//	last B ? undone A (0,0)>CRISE;  and one that has taken the move back

const noText = "-" // the text of the zero State

const maxStateText = 8192 // longer than the longest state

// AppendText appends the text of s, which [Rules.ParseState] reads.
func (s State) AppendText(dst []byte) ([]byte, error) { return s.appendText(dst), nil }

// MarshalText is [State.AppendText] to a new slice. There is no UnmarshalText: a
// state needs Rules.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String is the text of s, "-" for the zero State.
func (s State) String() string { return string(s.appendText(nil)) }

func (s State) appendText(dst []byte) []byte {
	if s.rules == nil {
		return append(dst, noText...)
	}
	return s.open.appendText(dst, func(field func(words ...string)) {
		some := false
		var hands []string
		for p := range s.players() {
			some = some || s.held[p] > 0
			hands = append(hands, s.hands[p].String())
		}
		if some {
			field("hands", strings.Join(hands, "/"))
		}
		if s.deck > 0 {
			field("deck", s.cards.String())
		}
	})
}

// String is the text of what the viewer knows, in the form of [State.String]: of the
// deck and the other hands only how many cards they have, and the viewer with their
// own hand. There is nothing that reads it.
func (v View) String() string {
	if v.rules == nil {
		return noText
	}
	return string(v.open.appendText(nil, func(field func(words ...string)) {
		var held []string
		for p := range v.players() {
			held = append(held, strconv.Itoa(int(v.held[p])))
		}
		field("viewer", v.viewer.String(), v.hand.String())
		field("held", strings.Join(held, "/"))
		field("deck", strconv.Itoa(int(v.deck)))
	}))
}

// appendText appends the fields of what lies open, and those of the cards among them.
func (s *open) appendText(dst []byte, cards func(field func(words ...string))) []byte {
	start := len(dst)
	field := func(words ...string) {
		if len(dst) > start {
			dst = append(dst, ' ')
		}
		dst = append(append(dst, strings.Join(words, " ")...), ';')
	}
	if s.turn != A {
		field("turn", s.turn.String())
	}
	if s.phase != Playing {
		field("phase", s.phase.String())
	}
	if s.phase == Over {
		field("end", string(endClauses[s.end]))
	}
	if s.passes > 0 {
		field("passes", strconv.Itoa(int(s.passes)))
	}
	if s.scores != [MaxPlayers]int32{} {
		var scores []string
		for p := range s.players() {
			scores = append(scores, strconv.Itoa(int(s.scores[p])))
		}
		field("scores", strings.Join(scores, "/"))
	}
	cards(field)
	if s.table.n > 0 {
		field("table", s.table.String())
	}
	if s.before.n > 0 {
		field("before", s.before.String())
	}
	if w := &s.window; w.open {
		field("window", w.author.String(), strconv.Itoa(int(w.passes)), w.move.String())
	}
	switch l := &s.last; {
	case l.move.kind == KindNone:
	case l.undone.kind != KindNone:
		field("last", l.player.String(), l.move.String(), "undone", l.author.String(), l.undone.String())
	case l.good:
		field("last", l.player.String(), l.move.String(), "good", l.author.String())
	default:
		field("last", l.player.String(), l.move.String())
	}
	return dst
}

// String is the letters row by row, as "0,0:CRISE/1,0:H": a row, a column, and the
// letters from there on without a gap.
func (t *table) String() string {
	var text []byte
	for i, l := range t.cells[:t.n] {
		if i == 0 || t.cells[i-1].row != l.row || t.cells[i-1].col+1 != l.col {
			if i > 0 {
				text = append(text, '/')
			}
			text = strconv.AppendInt(text, int64(l.row), 10)
			text = append(text, ',')
			text = strconv.AppendInt(text, int64(l.col), 10)
			text = append(text, ':')
		}
		text = append(text, codeByte(l.code))
	}
	return string(text)
}

// ParseState reads the text of a state of a game by these rules: r.ParseState(s.String())
// is s. The error names the field and what is wrong with it, or is one of
// [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	if r.none() {
		return State{}, faultf(noGame)
	}
	if len(text) > maxStateText {
		return State{}, faultf(stateTooLong, len(text))
	}
	f := stateFields{players: r.options.Players, p: Setup{Phase: Playing}}
	for field := range strings.SplitSeq(strings.TrimSuffix(text, ";"), ";") {
		if err := f.read(strings.Fields(field)); err != nil {
			return State{}, faultf(stateField, excerpt.Of(strings.TrimSpace(field)), err)
		}
	}
	s, err := r.FromSetup(f.p)
	if err == nil && s.String() != text {
		err = faultf(notAsString, excerpt.Of(text))
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// stateFields is what the fields of a state say.
type stateFields struct {
	players int
	p       Setup
}

// read reads a field as its words.
func (f *stateFields) read(words []string) (err error) {
	if len(words) < 2 {
		return phrases.Fault(fieldShort)
	}
	p, value := &f.p, words[1]
	switch words[0] {
	case "turn":
		p.Turn, err = f.player(value)
	case "phase":
		i := slices.Index(phaseNames, value)
		if i < 0 {
			return phrases.Fault(notChoice, strings.Join(phaseNames, ", "))
		}
		p.Phase = Phase(i)
	case "end":
		p.End = rulebook.Clause(value)
	case "passes":
		p.Passes, err = integer(value)
	case "scores":
		err = f.each(value, func(i int, s string) (err error) {
			p.Scores[i], err = integer(s)
			return err
		})
	case "hands":
		err = f.each(value, func(i int, s string) (err error) {
			p.Hands[i], err = ParseCards(s)
			return err
		})
	case "deck":
		p.Deck, err = ParseCards(value)
	case "table":
		p.Table, err = parseTable(value)
	case "before":
		p.Before, err = parseTable(value)
	case "window":
		err = f.window(words[1:])
	case "last":
		err = f.last(words[1:])
	default:
		return phrases.Fault(fieldUnknown)
	}
	return err
}

func integer(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, phrases.Fault(notNumber)
	}
	return n, nil
}

func (f *stateFields) player(s string) (Player, error) {
	for p := range Player(f.players) {
		if p.String() == s {
			return p, nil
		}
	}
	return A, phrases.Fault(fieldPlayer, excerpt.Of(s))
}

// each reads what is said of each player.
func (f *stateFields) each(s string, read func(i int, s string) error) error {
	parts := strings.Split(s, "/")
	if len(parts) != f.players {
		return phrases.Fault(fieldNumbers, len(parts), f.players)
	}
	for i, part := range parts {
		if err := read(i, part); err != nil {
			return err
		}
	}
	return nil
}

// parseTable reads letters as table.String writes them.
func parseTable(s string) (letters []Letter, err error) {
	for part := range strings.SplitSeq(s, "/") {
		place, run, ok1 := strings.Cut(part, ":")
		rowText, colText, ok2 := strings.Cut(place, ",")
		row, ok3 := parseCoordinate(rowText)
		col, ok4 := parseCoordinate(colText)
		if !ok1 || !ok2 || !ok3 || !ok4 || run == "" {
			return nil, phrases.Fault(fieldTable)
		}
		for i := range len(run) {
			letters = append(letters, Letter{row, col + i, run[i]})
		}
	}
	return letters, nil
}

func (f *stateFields) window(words []string) (err error) {
	if len(words) < 3 {
		return phrases.Fault(fieldShort)
	}
	w := &f.p.Window
	w.Open = true
	if w.Author, err = f.player(words[0]); err != nil {
		return err
	}
	if w.Passes, err = integer(words[1]); err != nil {
		return err
	}
	w.Move, err = ParseMove(words[2])
	return err
}

func (f *stateFields) last(words []string) (err error) {
	if len(words) < 2 {
		return phrases.Fault(fieldShort)
	}
	l := &f.p.Last
	if l.Player, err = f.player(words[0]); err != nil {
		return err
	}
	if l.Move, err = ParseMove(words[1]); err != nil || len(words) == 2 {
		return err
	}
	if len(words) < 4 {
		return phrases.Fault(fieldShort)
	}
	if l.Author, err = f.player(words[3]); err != nil {
		return err
	}
	switch {
	case words[2] == "good":
		l.Good = true
	case words[2] == "undone" && len(words) > 4:
		l.Undone, err = ParseMove(words[4])
	default:
		return phrases.Fault(notChoice, "good, undone")
	}
	return err
}
