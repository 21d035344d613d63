package jago

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// ParseMove reads a move of p as people write it: "6f ras", "je finis", "je conteste",
// "pioche 12", "retourne A1, B2". Squares are named as [Options].Squares says. Small letters, accents and spaces do not matter. The
// Note says how the text was understood; it is nil where the text is one that the function
// [ParseMove] reads, which it reads to the same Move.
//
// The error is a [*rulebook.SyntaxError]; where a text can mean several moves, it lists
// them. The Move may be illegal.
func (s State) ParseMove(p Player, text string) (Move, *rulebook.Note, error) {
	r := hearing(func(token string) (Move, error) { return parseMove(s.named().Squares, token) })
	r.Legal = func(m Move) bool { return s.Check(p, m) == nil }
	return r.Read(text, func(said spoken.Saying) ([]string, error) { return s.meant(p, &said) })
}

// named returns the options that say how squares are named.
func (s *State) named() *Options {
	if s.rules == nil {
		return &Options{}
	}
	return &s.rules.options
}

// meant returns the tokens that p can mean by what they say in this position.
func (s *State) meant(p Player, said *spoken.Saying) (tokens []string, why error) {
	word := spoken.Only(said.Rest)
	o := s.named()
	legal := func(token string) bool {
		m, err := parseMove(o.Squares, token)
		return err == nil && s.Check(p, m) == nil
	}
	switch {
	case s.rules == nil:
	case said.Act == spoken.Draw && said.Rest == "" && s.Due() > 0:
		return []string{Draw(s.Due()).String()}, nil
	case said.Act == spoken.Contest && spoken.AreWords(said.Rest):
		return s.contested(said.Rest)
	case said.Act == spoken.Flip && slices.Contains([]string{"rien", "aucune", "aucune lettre", "nothing", "none"}, strings.ToLower(said.Rest)):
		return []string{Flip().String()}, nil
	case said.Act != spoken.None || len(word) > Size:
	case said.Way.Said && word == "":
		if name, laid, ok := spoken.Square(said.Rest); ok {
			return []string{said.Way.Turned(name, o.Squares) + ":" + strings.ToUpper(laid)}, nil
		}
	case said.From != "":
		for _, place := range spoken.Over(said.From, word, board.Squares(Size, Size), s.Letter) {
			if m := Place(place.At, place.Direction, word); m != unplaced {
				tokens = append(tokens, m.text(o))
			}
		}
		if tokens == nil {
			return nil, spoken.NotThere(said.From)
		}
		return spoken.Legal(tokens, legal), nil
	case said.Lays && len(word) > 1 && p.valid():
		if place := s.alike(word); s.unknown[p] > 0 && place != nil { // they may hold anything, and change what is nearly the word
			return []string{Place(place[0].At, place[0].Direction, word).text(o)}, nil
		}
		may := *s
		may.racks[p] = s.mayHold(p, word)
		for _, m := range may.appendPlacements(nil, p) {
			if said.Way.Said && m.dir != said.Way.Direction || !said.Crosses(m.At(), m.dir, word, s.Letter) {
				continue
			}
			if token := m.text(o); m.Word() == word && legal(token) {
				tokens = append(tokens, token)
			}
		}
		if tokens == nil {
			places := said.Under(word, board.Squares(Size, Size), s.Letter)
			if places == nil {
				places = s.alike(word)
			}
			for _, place := range places {
				if m := Place(place.At, place.Direction, word); m != unplaced {
					tokens = append(tokens, m.text(o))
				}
			}
		}
		return tokens, nil
	}
	return nil, nil
}

// mayHold returns the letters that p has, or may have of a word.
func (s *State) mayHold(p Player, word string) bag.Bag {
	rack := s.racks[p]
	if s.unknown[p] == 0 {
		return rack
	}
	lacking := rack.Missing(bag.Of([]byte(word)))
	hidden, _ := lacking.Minus(s.bag.Missing(lacking))
	return rack.Plus(hidden)
}

// alike returns where a word may begin that is nearly one on the board, if there is one place: two of its
// letters at most are others.
func (s *State) alike(word string) (places []spoken.Place) {
	for at := range board.Squares(Size, Size) {
		for d := board.Across; d <= board.Down; d++ {
			q := int(at.Row)*Size + int(at.Column)
			if s.Letter(at) == 0 || !s.touches(q, d) {
				continue
			}
			run := s.run(q, d)
			if text := run.text(); len(text) == len(word) && int(run.at) == q && differing(text, word) <= 2 {
				places = append(places, spoken.Place{At: at, Direction: d})
			}
		}
	}
	if len(places) != 1 {
		return nil
	}
	return places
}

// differing returns how many letters of two words of one length differ.
func differing(a, b string) (n int) {
	for i := range len(a) {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// contested returns the contest of the last word, if that or a word across it is named. Where
// nothing can be contested, it comes too late.
func (s *State) contested(names string) ([]string, error) {
	contest := []string{Contest().String()}
	if s.open.kind == KindNone {
		return contest, nil
	}
	var made []string
	for i, q := 0, int(s.open.at); i < int(s.open.n); i, q = i+1, q+stepOf(s.open.dir) {
		for d := board.Across; d <= board.Down; d++ {
			if d == s.open.dir && i > 0 || !s.touches(q, d) {
				continue
			}
			w := s.run(q, d)
			if text := w.text(); spoken.Names(names, text) {
				return contest, nil
			} else if d == s.open.dir {
				made = append(made, text)
			}
		}
	}
	return nil, spoken.NotOpen(names, made...)
}

// hear reads a move of a record, where a move is one word.
func hear(o *Options, text string) (Move, *rulebook.Note, error) {
	r := hearing(func(token string) (Move, error) {
		if strings.Contains(token, " ") {
			return Move{}, noPlacement(o.Squares, token)
		}
		return parseMove(o.Squares, token)
	})
	return r.Read(text, nil)
}

func hearing(parse func(string) (Move, error)) spoken.Reader[Move] {
	return spoken.Reader[Move]{Game: "jago", Parse: parse, Token: spokenToken, Signs: signs, Refused: noMoves}
}

// noMoves has what players say they do that is no move.
var noMoves = map[spoken.Act]error{
	spoken.TakeBack: spoken.TakenBack,
	spoken.Apart:    spoken.LiesApart(law.JagoTurn),
}

var signs = map[spoken.Act]string{
	spoken.Draw: "+", spoken.Pass: "-", spoken.End: "-", spoken.Contest: "?",
	spoken.Flip: "^", spoken.Flag: "~", spoken.Resign: "resign",
}

// spokenToken returns the token that text means, typed with small letters and spaces.
func spokenToken(text string) string {
	token := spoken.Close(strings.ToUpper(text))
	switch token[0] {
	case '+':
		return spoken.Letters(token)
	case '^':
		return "^" + spoken.List(token[1:])
	}
	if square, word, ok := spoken.Square(token); ok {
		return square + ":" + word
	}
	return token
}
