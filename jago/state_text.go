package jago

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line of fields, each of which says what is not as in the
// most common position, an empty one in which Red plays:
//
//	turn blue;               who is on turn, where it is not Red
//	phase drawing;           what they have to do, where it is not to play
//	resume blue playing;     where the game goes on after letters are flipped
//	end jago/end blue;       why the game is over, and who has won
//	racks ABC/DEF;           of Red and of Blue; ABC#12 where 9 of 12 letters are not known
//	board 6D:RaS/7D:ue;      the letters row by row, red ones as capitals
//	beside AF;               the letters that were replaced
//	word 6D blue EAUX,FAUX;  a word that is not of the colour that its first letter
//	                         shows, or that has been something else
//	word F4 red COU@F4/red;  a run that is not a word but on the way, and what it was
//	open 6C:GRAS -;          the position is the one before this word, which is open to
//	                         contest; - where its author has ended the turn after it

// maxStateText is longer than any state of a game of 8192 moves.
const maxStateText = 1 << 18

const maxJSON = 2 * maxStateText

// String returns the text of s, "-" for the zero State.
func (s State) String() string {
	if s.rules == nil {
		return keyed.None
	}
	var text keyed.Writer
	p := s.Setup()
	if p.Turn != Red {
		text.Field("turn", p.Turn.String())
	}
	if p.Phase != Playing {
		text.Field("phase", p.Phase.String())
	}
	if p.Phase == Flipping {
		text.Field("resume", p.ResumeTurn.String(), p.ResumePhase.String())
	}
	if p.Phase == Over {
		text.Field("end", string(p.End), p.Winner.String())
	}
	if p.Racks != [2]bag.Bag{} || p.Held != [2]int{} {
		text.Field("racks", p.rackText(Red)+"/"+p.rackText(Blue))
	}
	if p.Rows != [Size]string{} {
		text.Field("board", p.rowsText())
	}
	if p.Beside.Len() > 0 {
		text.Field("beside", p.Beside.String())
	}
	for _, w := range p.Words {
		if first := p.Rows[w.At.Row][w.At.Column]; len(w.Past) > 0 || len(w.Was) > 0 || (w.Owner == Blue) != (first >= 'a') {
			text.Field(w.fields()...)
		}
	}
	if len(p.Open) > 0 {
		words := []string{"open"}
		for _, m := range p.Open {
			words = append(words, m.String())
		}
		text.Field(words...)
	}
	return string(text.Text)
}

// rackText returns the letters of a player, and how many there are where these are not all.
func (p *Setup) rackText(of Player) string {
	if n := p.Held[of]; n != 0 {
		return p.Racks[of].String() + "#" + strconv.Itoa(n)
	}
	return p.Racks[of].String()
}

// rowsText returns the letters row by row, as "6D:RaS/7D:ue".
func (p *Setup) rowsText() string {
	var parts []string
	for row, text := range p.Rows {
		for at := 0; at < len(text); at++ {
			letters, _, _ := strings.Cut(text[at:], ".")
			if letters != "" {
				parts = append(parts, board.At(row, at).Name(board.Across)+":"+letters)
			}
			at += len(letters)
		}
	}
	return strings.Join(parts, "/")
}

// fields returns the field of a word, as readWord reads it.
func (w *Word) fields() []string {
	words := []string{"word", w.At.Name(w.Direction), w.Owner.String()}
	if len(w.Past) > 0 {
		words = append(words, strings.Join(w.Past, ","))
	}
	for _, was := range w.Was {
		words = append(words, was.Text+"@"+was.At.Name(was.Direction)+"/"+was.Owner.String())
	}
	return words
}

// ParseState reads the text of a state of a game by these rules, or its JSON:
// r.ParseState(s.String()) is s. The error names the field and what is wrong with it, or is one of
// [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	switch {
	case r.none():
		return State{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("jago", text, maxJSON, r.ParseState)
	}
	p := Setup{Phase: Playing}
	if err := keyed.Read("jago", text, maxStateText, p.read); err != nil {
		return State{}, err
	}
	for i, row := range p.Rows {
		if row != "" {
			p.Rows[i] += strings.Repeat(".", Size-len(row))
		}
	}
	s, err := r.FromSetup(p)
	if settled := len(p.Open) > 0 && r.options.Validation == Strict; err == nil && !settled { // as positions were written once
		err = keyed.Usual("jago", text, s.String())
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// read reads the words of a field.
func (p *Setup) read(key string, words []string) (err error) {
	value := words[0]
	switch key {
	case "turn":
		p.Turn, err = parsePlayer(value)
	case "phase":
		p.Phase, err = parsePhase(value)
	case "resume":
		if len(words) < 2 {
			return keyed.Short()
		}
		if p.ResumeTurn, err = parsePlayer(value); err == nil {
			p.ResumePhase, err = parsePhase(words[1])
		}
	case "end":
		if len(words) < 2 {
			return keyed.Short()
		}
		p.End = rulebook.Clause(value)
		p.Winner, err = parsePlayer(words[1])
	case "racks":
		err = keyed.Each(value, len(p.Racks), func(i int, s string) (err error) {
			letters, size, hidden := strings.Cut(s, "#")
			if hidden {
				if p.Held[i], err = keyed.Number(size); err == nil && p.Held[i] < 0 {
					err = phrases.InputError(fieldLetters)
				}
				if err != nil {
					return err
				}
			}
			p.Racks[i], err = parseBag(letters)
			return err
		})
	case "board":
		return p.readRows(value)
	case "beside":
		p.Beside, err = parseBag(value)
	case "word":
		return p.readWord(words)
	case "open":
		for _, word := range words {
			m, err := ParseMove(word)
			if err != nil {
				return err
			}
			p.Open = append(p.Open, m)
		}
	default:
		return keyed.Unknown()
	}
	return err
}

// readRows reads letters as position.String writes them.
func (p *Setup) readRows(text string) error {
	for part := range strings.SplitSeq(text, "/") {
		name, letters, ok := strings.Cut(part, ":")
		at, d, isSquare := parseName(name)
		if !ok || !isSquare || d != board.Across || int(at.Column)+len(letters) > Size {
			return phrases.InputError(fieldBoard)
		}
		row := &p.Rows[at.Row]
		if int(at.Column) < len(*row) {
			return phrases.InputError(fieldBoard)
		}
		*row += strings.Repeat(".", int(at.Column)-len(*row)) + letters
	}
	return nil
}

// readWord reads a word as a square, an owner, former shapes, and the words that it was.
// What it is, the board says.
func (p *Setup) readWord(words []string) error {
	if len(words) < 2 {
		return keyed.Short()
	}
	at, d, ok := parseName(words[0])
	if !ok {
		return phrases.InputError(notSquare, excerpt.Truncate(words[0]))
	}
	owner, err := parsePlayer(words[1])
	if err != nil {
		return err
	}
	w := Word{At: at, Direction: d, Owner: owner}
	words = words[2:]
	if len(words) > 0 && !strings.Contains(words[0], "@") {
		w.Past, words = strings.Split(words[0], ","), words[1:]
	}
	for _, text := range words {
		shape, rest, _ := strings.Cut(text, "@")
		name, owner, _ := strings.Cut(rest, "/")
		at, d, ok := parseName(name)
		if !ok {
			return phrases.InputError(notSquare, excerpt.Truncate(name))
		}
		was := Word{Text: shape, At: at, Direction: d}
		if was.Owner, err = parsePlayer(owner); err != nil {
			return err
		}
		w.Was = append(w.Was, was)
	}
	p.Words = append(p.Words, w)
	return nil
}

func parsePlayer(s string) (Player, error) { return keyed.Name[Player](s, playerNames) }
func parsePhase(s string) (Phase, error)   { return keyed.Name[Phase](s, phaseNames) }

func parseBag(s string) (bag.Bag, error) {
	b, err := bag.Parse(s)
	if err != nil {
		return bag.Bag{}, phrases.InputError(fieldLetters)
	}
	return b, nil
}
