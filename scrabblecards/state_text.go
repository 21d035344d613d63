package scrabblecards

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line of fields. A field is left out where it has the usual
// value: A plays, the table is empty, and so on.
//
//	turn B;                  who is on turn
//	phase drawing;           what they have to do
//	end cards/end;           why the game is over
//	passes 1;                the passes in a row since the bag is short
//	scores 14/0;             of each player, A first
//	racks CRISERA/HATMON2;   the same; HAT#7 where 4 of 7 cards are not known
//	bag AAB?23;              and those cards
//	table 0,0:CRISE/1,0:H;   the letters: row, column, and those from there on
//	open (0,0)>CRISE;        the placement that can be contested
//	stands A;                whose placement was contested and stands
//
// With an open move, all other fields are the position before it.

const (
	maxStateText = 8192             // longer than the longest state
	maxJSON      = 8 * maxStateText // its JSON has an object for each letter on the table
)

// String returns the text of s, "-" for the zero State.
func (s State) String() string { return string(s.appendText(nil)) }

func (s State) appendText(dst []byte) []byte {
	if s.rules == nil {
		return append(dst, keyed.None...)
	}
	s.rewind()
	text := keyed.Writer{Text: dst}
	s.position.appendText(&text, func(p int) string { return s.rackText(p, s.racks[p]) }, "bag", &s.bag)
	return text.Text
}

// appendText appends the fields of what lies open, and those of the cards among them: each
// rack as it is told, and those that are in none, or not told, by their key.
func (s *Public) appendText(text *keyed.Writer, rack func(p int) string, key string, rest *Cards) {
	if s.turn != A {
		text.Field("turn", s.turn.String())
	}
	if s.phase != Playing {
		text.Field("phase", s.phase.String())
	}
	if s.phase == Over {
		text.Field("end", string(endClauses[s.end]))
	}
	if s.passes > 0 {
		text.Field("passes", strconv.Itoa(int(s.passes)))
	}
	if s.scores != [MaxPlayers]int32{} {
		text.Field("scores", s.each(func(p int) string { return strconv.Itoa(int(s.scores[p])) }))
	}
	if s.held != [MaxPlayers]uint8{} {
		text.Field("racks", s.each(rack))
	}
	if rest.Len() > 0 {
		text.Field(key, rest.String())
	}
	if s.table.n > 0 {
		text.Field("table", s.table.String())
	}
	if s.open.move.kind != KindNone {
		text.Field("open", s.open.move.String())
	}
	if s.stands {
		text.Field("stands", s.lastAuthor().String())
	}
}

// rackText returns the cards of a player, and how many they hold where these are not all.
func (s *Public) rackText(p int, known Cards) string {
	if n := int(s.held[p]); n != known.Len() {
		return known.String() + "#" + strconv.Itoa(n)
	}
	return known.String()
}

// each returns what is said of each player.
func (s *Public) each(one func(p int) string) string {
	return keyed.Join(s.rules.options.Players, one)
}

// String returns the letters row by row, as "0,0:CRISE/1,0:H": a row, a column, and the
// letters from there on without a gap.
func (t *table) String() string {
	var text []byte
	for i, l := range t.cells[:t.n] {
		if i == 0 || t.cells[i-1].at.Next(board.Across, 1) != l.at {
			if i > 0 {
				text = append(text, '/')
			}
			text = strconv.AppendInt(text, int64(l.at.Row), 10)
			text = append(text, ',')
			text = strconv.AppendInt(text, int64(l.at.Column), 10)
			text = append(text, ':')
		}
		text = append(text, codeByte(l.code))
	}
	return string(text)
}

// settled reports whether a text tells of an open move where none is, as texts did once: the
// position is the one after it.
func (r *Rules) settled(text string) bool {
	return r.options.Validation == Strict && strings.Contains(text, " open ")
}

// ParseState reads the text of a State with these Rules, or its JSON: r.ParseState(s.String()) is
// s. The error names a field that cannot be read, or is that of [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	switch {
	case r.none():
		return State{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("scrabblecards", text, maxJSON, r.ParseState)
	}
	f := stateFields{players: r.options.Players, p: Setup{Phase: Playing}}
	if err := keyed.Read("scrabblecards", text, maxStateText, f.read); err != nil {
		return State{}, err
	}
	s, err := r.FromSetup(f.p)
	if err == nil && !r.settled(text) {
		err = keyed.Usual("scrabblecards", text, s.String())
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// stateFields holds what the fields of a state say.
type stateFields struct {
	players int
	p       Setup
}

// read reads the words of a field.
func (f *stateFields) read(key string, words []string) (err error) {
	p, value := &f.p, words[0]
	switch key {
	case "turn":
		p.Turn, err = keyed.Player[Player](value, f.players)
	case "phase":
		p.Phase, err = keyed.Name[Phase](value, phaseNames)
	case "end":
		p.End = rulebook.Clause(value)
	case "passes":
		p.Passes, err = keyed.Number(value)
	case "scores":
		err = keyed.Each(value, f.players, func(i int, s string) (err error) {
			p.Scores[i], err = keyed.Number(s)
			return err
		})
	case "racks":
		err = keyed.Each(value, f.players, func(i int, s string) (err error) {
			cards, size, hidden := strings.Cut(s, "#")
			if hidden {
				if p.Held[i], err = keyed.Number(size); err == nil && p.Held[i] < 0 {
					err = phrases.InputError(fieldHeld)
				}
				if err != nil {
					return err
				}
			}
			p.Racks[i], err = ParseCards(cards)
			return err
		})
	case "bag":
		p.Bag, err = ParseCards(value)
	case "table":
		p.Table, err = parseTable(value)
	case "open":
		p.Open, err = ParseMove(value)
	case "stands":
		p.Stands = true
		p.StandsOf, err = keyed.Player[Player](value, f.players)
	default:
		return keyed.Unknown()
	}
	return err
}

// parseTable reads letters as table.String writes them.
func parseTable(s string) (letters []Letter, err error) {
	for part := range strings.SplitSeq(s, "/") {
		place, run, ok := strings.Cut(part, ":")
		at, err := board.ParseSquare("(" + place + ")")
		if !ok || err != nil || run == "" {
			return nil, phrases.InputError(fieldTable)
		}
		for i := range len(run) {
			letters = append(letters, Letter{at.Next(board.Across, i), run[i]})
		}
	}
	return letters, nil
}
