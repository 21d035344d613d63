package jago

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line of fields, each of which says what is not as in the
// most common position, an empty one in which Red plays:
//
//	turn blue;               who is on turn, where it is not Red
//	phase drawing;           what they have to do, where it is not to play
//	resume blue playing;     where the game goes on after letters are turned
//	end jago/end;            why the game is over
//	racks ABC/DEF;           of Red and of Blue
//	board 6D:RaS/7D:ue;      the letters row by row, red ones as capitals
//	beside AF;               the letters that were replaced
//	word 6D blue EAUX,FAUX;  a word that is not of the colour that its first letter
//	                         shows, or that has been something else
//	before board 6D:RAS;     the same three, before the word that is open to contest
//	window blue 6C:GRAS;     that word: whose, which
//	last blue 6C:GRAS;       the last move: who, what
//	last red ? good blue;    a contest of a good word: whose
//	last red ? undone blue D6:RXQ;  and one that has taken the word back

const noText = "-" // the text of the zero State

// maxStateText is longer than any state of a game of 8192 moves.
const maxStateText = 1 << 18

// AppendText appends the text of s, which [Rules.ParseState] reads.
func (s State) AppendText(dst []byte) ([]byte, error) {
	if s.rules == nil {
		return append(dst, noText...), nil
	}
	start := len(dst)
	field := func(words ...string) {
		if len(dst) > start {
			dst = append(dst, ' ')
		}
		dst = append(append(dst, strings.Join(words, " ")...), ';')
	}
	if s.turn != Red {
		field("turn", s.turn.String())
	}
	if s.phase != Playing {
		field("phase", s.phase.String())
	}
	if s.phase == Turning {
		field("resume", s.resume.turn.String(), s.resume.phase.String())
	}
	if s.phase == Over {
		field("end", string(endClauses[s.end]))
	}
	if s.racks != [2]bag.Bag{} {
		field("racks", s.racks[Red].String()+"/"+s.racks[Blue].String())
	}
	s.position.appendFields(field)
	if w := &s.window; w.open {
		s.before.appendFields(func(words ...string) { field(append([]string{"before"}, words...)...) })
		field("window", w.author.String(), w.move.String())
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
	return dst, nil
}

// MarshalText is [State.AppendText] to a new slice. There is no UnmarshalText: a state
// needs Rules.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String is the text of s, "-" for the zero State.
func (s State) String() string {
	text, _ := s.AppendText(nil)
	return string(text)
}

// appendFields says what lies there.
func (p *position) appendFields(field func(words ...string)) {
	if p.shown != [2]uint8{} {
		field("board", p.String())
	}
	if p.beside.Len() > 0 {
		field("beside", p.beside.String())
	}
	for w := range p.runs {
		owner, _ := p.owner(w.at, w.dir)
		past := p.former.of(w.at, w.dir)
		if owner == p.colours[w.at] && len(past) == 0 {
			continue
		}
		words := []string{"word", string(Square(w.at).appendTo(nil, w.dir)), owner.String()}
		if len(past) > 0 {
			words = append(words, strings.Join(past, ","))
		}
		field(words...)
	}
}

// String is the letters row by row, as "6D:RaS/7D:ue".
func (p *position) String() string {
	var text []byte
	for q, code := range p.letters {
		if code == 0 {
			continue
		}
		if q%Size == 0 || p.letters[q-1] == 0 {
			if len(text) > 0 {
				text = append(text, '/')
			}
			text = append(Square(q).appendTo(text, Across), ':')
		}
		letter := 'A' + code - 1
		if p.colours[q] == Blue {
			letter += 'a' - 'A'
		}
		text = append(text, letter)
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
		return State{}, faultf(stateTooLong, maxStateText, len(text))
	}
	p := Setup{Phase: Playing}
	for field := range strings.SplitSeq(strings.TrimSuffix(text, ";"), ";") {
		if err := p.read(strings.Fields(field)); err != nil {
			return State{}, faultf(stateField, excerpt.Of(strings.TrimSpace(field)), err)
		}
	}
	p.Board.fill()
	p.Before.fill()
	s, err := r.FromSetup(p)
	if err == nil && s.String() != text {
		err = faultf(notAsString, excerpt.Of(text))
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// read reads a field as its words.
func (p *Setup) read(words []string) (err error) {
	if len(words) < 2 {
		return phrases.Fault(fieldShort)
	}
	value := words[1]
	switch words[0] {
	case "turn":
		p.Turn, err = parsePlayer(value)
	case "phase":
		p.Phase, err = parsePhase(value)
	case "resume":
		if len(words) < 3 {
			return phrases.Fault(fieldShort)
		}
		if p.Resume.Turn, err = parsePlayer(value); err == nil {
			p.Resume.Phase, err = parsePhase(words[2])
		}
	case "end":
		p.End = rulebook.Clause(value)
	case "racks":
		red, blue, ok := strings.Cut(value, "/")
		if !ok {
			return phrases.Fault(fieldRacks)
		}
		if p.Racks[Red], err = parseBag(red); err == nil {
			p.Racks[Blue], err = parseBag(blue)
		}
	case "before":
		if len(words) < 3 {
			return phrases.Fault(fieldShort)
		}
		return p.Before.read(words[1:])
	case "window":
		return p.Window.read(words[1:])
	case "last":
		return p.Last.read(words[1:])
	default:
		return p.Board.read(words)
	}
	return err
}

// read reads a field of what lies there.
func (b *SetupBoard) read(words []string) (err error) {
	switch words[0] {
	case "board":
		return b.readRows(words[1])
	case "beside":
		b.Beside, err = parseBag(words[1])
		return err
	case "word":
		return b.readWord(words[1:])
	}
	return phrases.Fault(fieldUnknown)
}

// readRows reads letters as position.String writes them.
func (b *SetupBoard) readRows(text string) error {
	for part := range strings.SplitSeq(text, "/") {
		place, letters, ok := strings.Cut(part, ":")
		at, d, isSquare := parseSquare(place)
		if !ok || !isSquare || d != Across || at.Column()+len(letters) > Size {
			return phrases.Fault(fieldBoard)
		}
		row := &b.Rows[at.Row()]
		if at.Column() < len(*row) {
			return phrases.Fault(fieldBoard)
		}
		*row += strings.Repeat(".", at.Column()-len(*row)) + letters
	}
	return nil
}

// readWord reads a word as a square, an owner and former shapes. What it is, the board
// says.
func (b *SetupBoard) readWord(words []string) error {
	if len(words) < 2 {
		return phrases.Fault(fieldShort)
	}
	at, d, err := ParseSquare(words[0])
	if err != nil {
		return err
	}
	w := Word{At: at, Dir: d}
	if w.Owner, err = parsePlayer(words[1]); err != nil {
		return err
	}
	if len(words) > 2 {
		w.Past = strings.Split(words[2], ",")
	}
	b.Words = append(b.Words, w)
	return nil
}

// fill fills rows up with points, and words with the letters that lie there.
func (b *SetupBoard) fill() {
	for i, row := range b.Rows {
		if row != "" {
			b.Rows[i] += strings.Repeat(".", Size-len(row))
		}
	}
	for i := range b.Words {
		w := &b.Words[i]
		var text []byte
		for q, n := int(w.At), 0; q < squares && n < Size; q, n = q+w.Dir.step(), n+1 {
			row := b.Rows[q/Size]
			if row == "" || row[q%Size] == '.' || n > 0 && w.Dir == Across && q%Size == 0 {
				break
			}
			text = append(text, row[q%Size])
		}
		w.Text = strings.ToUpper(string(text))
	}
}

func (w *SetupWindow) read(words []string) (err error) {
	if len(words) < 2 {
		return phrases.Fault(fieldShort)
	}
	w.Open = true
	if w.Author, err = parsePlayer(words[0]); err != nil {
		return err
	}
	w.Move, err = ParseMove(words[1])
	return err
}

func (l *SetupLast) read(words []string) (err error) {
	if len(words) < 2 {
		return phrases.Fault(fieldShort)
	}
	if l.Player, err = parsePlayer(words[0]); err != nil {
		return err
	}
	if l.Move, err = ParseMove(words[1]); err != nil || len(words) == 2 {
		return err
	}
	if len(words) < 4 {
		return phrases.Fault(fieldShort)
	}
	if l.Author, err = parsePlayer(words[3]); err != nil {
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

func parsePlayer(s string) (Player, error) {
	for p := Red; p <= Blue; p++ {
		if p.String() == s {
			return p, nil
		}
	}
	return Red, phrases.Fault(fieldPlayer, excerpt.Of(s))
}

func parsePhase(s string) (Phase, error) {
	i := slices.Index(phaseNames, s)
	if i < 0 {
		return Over, phrases.Fault(notChoice, strings.Join(phaseNames, ", "))
	}
	return Phase(i), nil
}

func parseBag(s string) (bag.Bag, error) {
	b, err := bag.Parse(s)
	if err != nil {
		return bag.Bag{}, phrases.Fault(fieldLetters)
	}
	return b, nil
}
