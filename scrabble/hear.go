package scrabble

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// ParseMove reads a move of p as people write it: "8h chats", "8H:CHATS", "8H (CHAT)S", "je
// passe", "pioche 7", "échange aei". Letters that lie on the board may be written, or be
// points; accents and spaces do not matter, and small letters only where a word has
// capitals too: then they are jokers. Squares are named as [Options].Squares says. The Note
// says how the text was understood; it is nil where the text is one that the function
// [ParseMove] reads to the same Move, as it does with all that is no placement.
//
// The error is a [*rulebook.SyntaxError]; where a text can mean several moves, it lists
// them. The Move may be illegal.
func (s State) ParseMove(p Player, text string) (Move, *rulebook.Note, error) {
	var rack bag.Bag
	if s.valid(p) {
		rack = s.racks[s.hand(p)]
	}
	h := hall{&s.table, rack, s.Held(p), func(m Move) error { return s.Check(p, m) }}
	return h.hear(text)
}

// ParseMove reads a move of the viewer as people write it, in French or in English, "je passe" as
// well as the notation of [ParseMove]. Where it has understood something that is not to the letter,
// a note says how. It does not say whether the move is legal.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) {
	h := hall{&v.table, v.Rack(), v.Rack().Len(), v.Check}
	return h.hear(text)
}

// A hall is where a player says something: what lies there, their tiles, and why a move is
// illegal.
type hall struct {
	*table
	rack  bag.Bag
	held  int // more than on the rack, where it is not known
	check func(Move) error
}

func (h hall) hear(text string) (Move, *rulebook.Note, error) {
	m, note, err := h.read(text)
	if err != nil || m.kind != KindPlace || h.check(m) == nil {
		return m, note, err
	}
	// A small letter is a joker, and people type small letters; so does a note that tells of jokers.
	for _, said := range []string{text, h.notation(&m)} {
		if len(strings.Fields(said)) > 2 {
			continue // small letters that are words
		}
		if other, _, e := h.read(strings.ToUpper(said)); e == nil && other != m && h.check(other) == nil {
			return other, &rulebook.Note{Text: excerpt.Truncate(text), Move: h.notation(&other)}, nil
		}
	}
	return m, note, nil
}

func (h hall) read(text string) (Move, *rulebook.Note, error) {
	r := hearing(h.parse, " ")
	r.Points = func(m Move) (int, bool) { return h.points(&m), m.kind == KindPlace && h.misfit(&m) == fitsWell }
	r.Legal = func(m Move) bool { return h.check(m) == nil }
	r.Made = func(m Move) (words []string) {
		for _, w := range h.appendWords(nil, &m) {
			words = append(words, w.Text)
		}
		return words
	}
	m, note, err := r.Read(text, h.meant)
	if strict, e := ParseMove(text); err == nil && note == nil && (e != nil || strict != m) {
		note = &rulebook.Note{Text: excerpt.Truncate(text), Move: h.notation(&m)}
	}
	return m, note, err
}

// meant returns the tokens that a player can mean by what they say in this position.
func (h hall) meant(said spoken.Saying) (tokens []string, why error) {
	word := spoken.Only(said.Rest)
	switch {
	case h.rules == nil:
	case said.Act == spoken.Draw && said.Rest == "" && h.due() > 0:
		return []string{Draw(h.due()).String()}, nil
	case said.Act == spoken.Contest && spoken.AreWords(said.Rest):
		return h.contested(said.Rest)
	case said.Act == spoken.Swap && spoken.All(said.Rest):
		if h.rack.Len() < h.held {
			return []string{ExchangeCount(h.held).String()}, nil
		}
		return []string{Exchange(h.rack.String()).String() + spoken.Comes(said.Rest)}, nil
	case said.Act != spoken.None:
	case said.Way.Said && word == "":
		if name, laid, ok := spoken.Square(said.Rest); ok {
			return []string{said.Way.Turned(name, h.rules.options.Squares) + " " + spoken.Word(points(laid))}, nil
		}
	case said.From != "":
		for _, place := range spoken.Over(said.From, word, board.Squares(Size, Size), h.Letter) {
			tokens = append(tokens, h.token(place.At, place.Direction, word))
		}
		if tokens == nil {
			return nil, spoken.NotThere(said.From)
		}
		return h.legal(tokens), nil
	case said.Lays && word != "" && len(word) <= Size:
		whatever := bag.Of([]byte(word))
		if h.rack.Len() == h.held { // else they may hold anything
			tokens = h.placed(&said, word, h.rack)
		} else {
			tokens = h.placed(&said, word, whatever)
		}
		if tokens == nil {
			if lacking := h.placed(&said, word, whatever); len(lacking) > 0 {
				return lacking[:1], nil // with letters that nobody holds
			}
		}
		if tokens == nil {
			for _, place := range said.Under(word, board.Squares(Size, Size), h.Letter) {
				tokens = append(tokens, h.token(place.At, place.Direction, word))
			}
		}
		return tokens, nil
	case strings.Contains(said.Rest, "("):
		return h.jokers(said.Rest), nil
	}
	return nil, nil
}

// placed returns the placements of a word that somebody with this rack can mean.
func (h hall) placed(said *spoken.Saying, word string, rack bag.Bag) (tokens []string) {
	for _, m := range h.appendPlacements(nil, rack) {
		if said.Way.Said && m.dir != said.Way.Direction {
			continue
		}
		if w := h.AppendWords(nil, m); len(w) > 0 && strings.EqualFold(w[0].Text, word) && said.Crosses(w[0].At, m.dir, word, h.Letter) {
			tokens = append(tokens, h.notation(&m))
		}
	}
	return tokens
}

// token returns a placement; jokers stand for what the rack lacks only if the player says so.
func (h hall) token(at board.Square, d board.Direction, word string) string {
	return h.rules.options.Squares.Name(at, d) + " " + word
}

func (h hall) legal(tokens []string) []string {
	return spoken.Legal(tokens, func(token string) bool {
		m, err := h.parse(token)
		return err == nil && h.check(m) == nil
	})
}

// contested returns the contest of the words of the last move that are named. Where no move can
// be contested, it is the contest of one word, which comes too late.
func (h hall) contested(names string) ([]string, error) {
	var open, numbers []string
	for _, m := range h.Open() {
		for i, w := range h.appendWords(nil, &m) {
			if open = append(open, w.Text); spoken.Names(names, w.Text) {
				numbers = append(numbers, strconv.Itoa(i+1))
			}
		}
	}
	switch {
	case open == nil:
		return []string{"?1"}, nil
	case numbers == nil:
		return nil, spoken.NotOpen(names, open...)
	}
	return []string{"?" + strings.Join(numbers, ",")}, nil
}

// jokers returns a placement with letters in parentheses: those that lie there, or else jokers,
// as in TRAINE(S).
func (h hall) jokers(text string) []string {
	name, word, ok := spoken.Square(text)
	at, d, err := h.rules.options.Squares.ParseName(name)
	if !ok || err != nil {
		return nil
	}
	var b strings.Builder
	inside, found := false, false
	q, word := number(at), spoken.Word(word)
	for i := range len(word) {
		c := word[i]
		switch place := q + b.Len()*step(d); {
		case c == '(' || c == ')':
			inside = c == '('
			continue
		case c == ' ':
			continue
		case inside && place < squares && h.tiles[place] == 0:
			c |= 0x20
			found = true
		}
		b.WriteByte(c)
	}
	if !found || b.Len() > Size {
		return nil
	}
	return []string{name + " " + b.String()}
}

// parse reads a move as the function ParseMove does, and takes off the letters that lie
// there.
func (s *Public) parse(text string) (Move, error) {
	if s.rules == nil {
		return ParseMove(text)
	}
	place, word, _ := spoken.Placement(text)
	at, d, err := s.rules.options.Squares.ParseName(place)
	if err != nil || !at.In(Size, Size) || len(word) > Size {
		return parseMove(s.rules.options.Squares, text)
	}
	if m := s.Placement(at, d, word); m.n > 0 && m.at != nowhere {
		return m, nil
	}
	if m := Place(at, d, word); m.n > 0 && m.at != nowhere {
		return m, nil // all of it lies there
	}
	return Move{}, syntaxError(text, notWord)
}

// hear reads a move of a record, of which the position is not known.
func hear(o *Options, text string) (Move, *rulebook.Note, error) {
	r := hearing(func(token string) (Move, error) {
		if strings.Contains(token, " ") {
			return Move{}, syntaxError(token, notWritten)
		}
		return parseRecordMove(o, token)
	}, ":")
	return r.Read(text, nil)
}

// hearing reads tokens with that between a square and a word.
func hearing(parse func(string) (Move, error), between string) spoken.Reader[Move] {
	return spoken.Reader[Move]{
		Game: "scrabble", Parse: parse, Signs: signs, Refused: noMoves, Scores: law.ScrabbleScore,
		Token: func(text string) string { return spokenToken(text, between) },
	}
}

// noMoves has what players say they do that is no move.
var noMoves = map[spoken.Act]error{
	spoken.TakeJoker: phrases.Violation(law.ScrabbleJoker, "", "", jokerStays),
	spoken.TakeBack:  spoken.TakenBack,
	spoken.Apart:     spoken.LiesApart(law.ScrabblePlace),
}

var signs = map[spoken.Act]string{
	spoken.Draw: "+", spoken.Swap: "-", spoken.Pass: "-", spoken.LetGo: ".",
	spoken.Contest: "?", spoken.Flag: "~", spoken.Resign: "resign",
}

// spokenToken returns the token that text means, typed with spaces and without capitals.
func spokenToken(text, between string) string {
	switch text[0] {
	case '+', '-':
		return spoken.Letters(text)
	case '?':
		return "?" + spoken.List(text[1:])
	}
	square, word, ok := spoken.Square(text)
	if !ok {
		return text
	}
	return square + between + spoken.Word(points(word))
}

// points returns a word with a point for each letter in parentheses, as in (CHAT)S.
func points(word string) string {
	inside := false
	return strings.Map(func(c rune) rune {
		switch {
		case c == ' ':
			return -1
		case c == '(', c == ')':
			inside = c == '('
			return -1
		case inside:
			return '.'
		}
		return c
	}, word)
}
