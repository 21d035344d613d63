package scrabblecards

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// ParseMove reads a move of p as people write it: "(0,0) > crise", "0,0 > crise", "je
// passe", "pioche 7", "échange abc". Accents and spaces do not matter, and small letters
// only where a word has capitals too: then they are jokers. The Note says how the text was
// understood; it is nil where the text is one that the function [ParseMove] reads, which it
// reads to the same Move.
//
// The error is a [*rulebook.SyntaxError]; where a text can mean several moves, it lists
// them. The Move may be illegal.
func (s State) ParseMove(p Player, text string) (Move, *rulebook.Note, error) {
	var rack Cards
	if s.valid(p) {
		rack = s.racks[p]
	}
	h := hall{&s.position, rack, s.Held(p), func(m Move) error { return s.Check(p, m) }}
	return h.hear(text)
}

// ParseMove reads a move of the viewer as people write it, in French or in English, "je passe" as
// well as the notation of [ParseMove]. Where it has understood something that is not to the letter,
// a note says how. It does not say whether the move is legal.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) {
	h := hall{&v.position, v.Rack(), v.Rack().Len(), v.Check}
	return h.hear(text)
}

// A hall is where a player says something: what lies there, their cards, and why a move is
// illegal.
type hall struct {
	*position
	rack  Cards
	held  int // more than on the rack, where it is not known
	check func(Move) error
}

func (h hall) hear(text string) (Move, *rulebook.Note, error) {
	r := hearing(ParseMove)
	r.Points = func(m Move) (int, bool) {
		var l laying
		return h.position.Points(m), m.kind == KindPlace && h.table.lay(h.rules, &m, &l) == fits
	}
	r.Legal = func(m Move) bool { return h.check(m) == nil }
	r.Made = func(m Move) (words []string) {
		for _, w := range h.AppendWords(nil, m) {
			words = append(words, w.Text)
		}
		return words
	}
	named, why := h.nameBonus(text)
	if why != nil {
		return Move{}, nil, &rulebook.SyntaxError{Game: r.Game, Text: excerpt.Truncate(text), Reason: why}
	}
	m, note, err := read(r, named, h.meant)
	if note != nil {
		note.Text = excerpt.Truncate(text)
	}
	if unread, ok := err.(*rulebook.SyntaxError); ok {
		unread.Text = excerpt.Truncate(text)
	}
	return m, note, err
}

var (
	// aBonus is a bonus card that is not said to be a double or a triple one.
	aBonus   = regexp.MustCompile(`\b(?:(?:la|une|ma|sa|the|my|a) )?(?:(deux|mes|2|two) )?(?:[Cc]artes? [Pp]rimes?|bonus card(?:s)?|prime(s)?)\b`)
	aNumber  = regexp.MustCompile(`(?i)\b(?:(?:la|une|ma|sa) )?(double|triple)\b|\bx[23]\b|[*×][23]`)
	aLaying  = regexp.MustCompile(`[A-Z]{2}`)
	isNoWord = regexp.MustCompile(`(?i)^[-+–—]|pioche|tire|change|prend|draw|swap|garde|keep`)
)

// nameBonus returns a text in which a bonus card is a double or a triple one, as the player holds
// only one of these. Where both are held, or two are played, it says why not.
func (h hall) nameBonus(text string) (string, error) {
	if isNoWord.MatchString(text) {
		return text, nil
	}
	said := aBonus.FindStringSubmatch(text)
	alone := said != nil && strings.TrimRight(text, " .!") == said[0]
	switch {
	case aNumber.MatchString(text):
		return aNumber.ReplaceAllStringFunc(text, func(s string) string { return s[strings.LastIndexByte(s, ' ')+1:] }), nil
	case said == nil || !alone && !aLaying.MatchString(text):
		return text, nil
	case said[1] != "" || said[2] != "":
		return "", phrases.Violation(law.CardsBonus, "", "", oneBonus)
	case alone, (h.rack.Doubles > 0) == (h.rack.Triples > 0):
		return "", phrases.InputError(bonusUnnamed)
	case h.rack.Triples > 0:
		return strings.Replace(text, said[0], "triple", 1), nil
	}
	return strings.Replace(text, said[0], "double", 1), nil
}

// read reads a text in which a joker may be a small letter, or one in parentheses or brackets: CR(I)SE.
func read(r spoken.Reader[Move], text string, here spoken.Here) (Move, *rulebook.Note, error) {
	plain := inside.ReplaceAllStringFunc(text, func(s string) string { return strings.ToLower(s[1 : len(s)-1]) })
	if drawing.MatchString(plain) {
		plain = drawnBonus.ReplaceAllStringFunc(plain, func(s string) string {
			if strings.Contains(strings.ToLower(s), "tripl") {
				return " 3"
			}
			return " 2"
		})
	}
	m, note, err := r.Read(plain, here)
	if note != nil && plain != text {
		note.Text = excerpt.Truncate(text)
	}
	return m, note, err
}

// multiplied is a bonus card as people write it among those that are drawn: +MONTEA x2.
var multiplied = regexp.MustCompile(` [x×*]([23])\b`)

// drawing matches what draws cards, and drawnBonus a bonus card among them in words: "et un mot double".
var (
	drawing    = regexp.MustCompile(`(?i)^\+|\b(re)?(pioche|tire|prends?|re[cç]oit)\b|\bremonte\b|\bdraws?\b`)
	drawnBonus = regexp.MustCompile(`(?i)[ ,]+((et|avec|and) )?((un|une|le|la|a|the) )?(carte )?(prime )?(mot )?(compte )?(double|triple)( word)?\b`)
)

var inside = regexp.MustCompile(`[(\[][A-Z][)\]]`)

// exchanged returns an exchange of so many cards where it is plain which they are, or that nobody holds so many; or else why
// they have to be named.
func (h hall) exchanged(n int) ([]string, error) {
	if h.position != nil {
		switch held := h.rack.String(); {
		case h.rules != nil && h.rules.options.Unseen:
			return []string{ExchangeCount(n).String()}, nil
		case n > len(held):
			return []string{Exchange(strings.Repeat("E", n)).String()}, nil
		case n == len(held):
			return []string{Exchange(held).String()}, nil
		}
	}
	return nil, phrases.InputError(cardsUnnamed)
}

// meant returns the tokens that a player can mean by what they say in this position.
func (h hall) meant(said spoken.Saying) (tokens []string, why error) {
	word := spoken.Only(said.Rest)
	var words []Move
	switch {
	case said.Bonus == spoken.Several:
		return nil, phrases.Violation(law.CardsBonus, "", "", oneBonus)
	case said.Act == spoken.Swap && spoken.Counted(said.Rest) > 0:
		return h.exchanged(spoken.Counted(said.Rest))
	case h.rules == nil:
	case said.Bonus > 0 && said.On == "" && said.Act == spoken.None && said.Lays, said.From == "DOUBLE", said.From == "TRIPLE":
		return nil, phrases.InputError(bonusUnnamed)
	case said.Act == spoken.Draw && said.Rest == "" && h.Due() > 0:
		return []string{Draw(h.Due()).String()}, nil
	case said.Act == spoken.Contest && spoken.AreWords(said.Rest):
		return h.contested(said.Rest)
	case said.Act == spoken.Swap && spoken.All(said.Rest) && h.rack.Len() < h.held:
		return []string{ExchangeCount(h.held).String()}, nil
	case said.Act == spoken.Swap && spoken.All(said.Rest):
		return []string{Exchange(h.rack.String()).String() + spoken.Comes(said.Rest)}, nil
	case said.Act != spoken.None || len(word) > 15:
	case said.From != "":
		for _, place := range spoken.Over(said.From, word, h.laid, h.Letter) {
			tokens = append(tokens, onBonus(&said, Place(place.At, place.Direction, word).String())...)
		}
		if tokens == nil {
			return nil, spoken.NotThere(said.From)
		}
		return spoken.Legal(tokens, func(token string) bool {
			m, err := ParseMove(token)
			return err == nil && h.check(m) == nil
		}), nil
	case said.Lays && len(word) > 1 && h.table == (table{}):
		return onBonus(&said, Place(board.At(0, 0), board.Across, spoken.Word(said.Rest)).String()), nil
	case said.Way.Said && word == "":
		place, laid, ok := strings.Cut(said.Rest, " ")
		if ok && strings.HasPrefix(place, "(") {
			sign := ">"
			if said.Way.Direction == board.Down {
				sign = "v"
			}
			return onBonus(&said, spokenToken(place+sign+laid)), nil
		}
	case said.Lays && len(word) > 1:
		whatever := bag.Of([]byte(word))
		if h.rack.Len() == h.held { // else they may hold anything
			words = h.placed(&said, word, h.rack.Letters)
		} else {
			words = h.placed(&said, word, whatever)
		}
		if words == nil {
			lacking := h.placed(&said, word, whatever)
			words = lacking[:min(len(lacking), 1)] // with letters that nobody holds
		}
		for _, m := range meantOf(spoken.Word(said.Rest), words) {
			tokens = append(tokens, onBonus(&said, m.String())...)
		}
		if tokens == nil {
			for _, place := range said.Under(word, h.laid, h.Letter) {
				tokens = append(tokens, onBonus(&said, Place(place.At, place.Direction, word).String())...)
			}
		}
		return tokens, nil
	}
	return bonusSaid(said)
}

// meantOf returns the placements that a word means which was said so: those with its very letters, else
// those with the fewest jokers.
func meantOf(word string, all []Move) []Move {
	if exact := slices.DeleteFunc(slices.Clone(all), func(m Move) bool { return m.Word() != word }); len(exact) > 0 {
		return exact
	}
	jokers := func(m Move) (n int) {
		for _, c := range m.Word() {
			if unicode.IsLower(c) {
				n++
			}
		}
		return n
	}
	least := maxRack
	for _, m := range all {
		least = min(least, jokers(m))
	}
	return slices.DeleteFunc(all, func(m Move) bool { return jokers(m) > least })
}

// placed returns the placements of a word that somebody with these letters can mean.
func (h hall) placed(said *spoken.Saying, word string, letters bag.Bag) (words []Move) {
	for _, m := range h.appendPlacements(nil, letters) {
		if said.Way.Said && m.dir != said.Way.Direction || !said.Crosses(m.at, m.dir, word, h.Letter) {
			continue
		}
		if strings.EqualFold(m.Word(), word) {
			words = append(words, m)
		}
	}
	return words
}

// laid yields the squares that have a letter.
func (h hall) laid(yield func(board.Square) bool) {
	for at := range h.Letters() {
		if !yield(at) {
			return
		}
	}
}

// contested returns the contest of the last move, if it made the words that are named.
func (h hall) contested(names string) ([]string, error) {
	contest := []string{Contest().String()}
	m := h.open.move
	if m.kind == KindNone {
		return contest, nil
	}
	before := *h.position
	before.table = h.open.before
	var made []string
	for _, w := range before.AppendWords(nil, m) {
		if made = append(made, w.Text); spoken.Names(names, w.Text) {
			return contest, nil
		}
	}
	return nil, spoken.NotOpen(names, made...)
}

// bonusSaid returns a placement with a bonus card that is named with its letter, nil for all else.
func bonusSaid(said spoken.Saying) ([]string, error) {
	switch {
	case said.Bonus == 0 || said.Act != spoken.None || said.From != "":
		return nil, nil
	case said.Bonus == spoken.Several:
		return nil, phrases.Violation(law.CardsBonus, "", "", oneBonus)
	}
	return onBonus(&said, spokenToken(said.Rest)), nil
}

// onBonus returns a placement with the bonus card that is said to be on one of its letters: for
// each letter that it can be.
func onBonus(said *spoken.Saying, token string) (tokens []string) {
	if said.Bonus == 0 {
		return []string{token}
	}
	m, err := ParseMove(token)
	if err != nil || m.kind != KindPlace {
		return nil
	}
	if n, err := strconv.ParseUint(said.On, 10, 4); err == nil {
		return []string{m.WithBonus(Bonus(said.Bonus), int(n)).String()}
	}
	for i, c := range strings.ToUpper(m.Word()) {
		if string(c) == said.On {
			tokens = append(tokens, m.WithBonus(Bonus(said.Bonus), i+1).String())
		}
	}
	return tokens
}

// hear reads a move of a record, where +2 is a card and no number of cards, unless nobody has seen the draws.
func hear(o *Options, text string) (Move, *rulebook.Note, error) {
	r := hearing(func(token string) (Move, error) { return parseRecordMove(o, token) })
	return read(r, text, func(said spoken.Saying) ([]string, error) {
		switch n := spoken.Counted(said.Rest); {
		case o.Unseen && said.Act == spoken.Swap && n > 0:
			return []string{ExchangeCount(n).String()}, nil
		case o.Unseen:
		case said.Act == spoken.Draw && strings.Trim(said.Rest, "0123456789") == "":
			return []string{"+"}, nil // which says that the cards are missing
		case said.Act == spoken.Swap && n > 0:
			return hall{}.exchanged(n)
		}
		return bonusSaid(said)
	})
}

func hearing(parse func(string) (Move, error)) spoken.Reader[Move] {
	return spoken.Reader[Move]{
		Game: "scrabblecards", Parse: parse, Token: spokenToken, Signs: signs, Refused: noMoves, Scores: law.CardsPlace,
	}
}

// middle is the row and the column of H8, the square of a board that stands for (0,0) where people name squares.
const middle = 7

// noMoves has what players say they do that is no move.
var noMoves = map[spoken.Act]error{
	spoken.TakeJoker: phrases.Violation(law.CardsJoker, "", "", jokerStays),
	spoken.TakeBack:  spoken.TakenBack,
	spoken.Apart:     spoken.LiesApart(law.CardsPlace),
}

var signs = map[spoken.Act]string{
	spoken.Draw: "+", spoken.Swap: "-", spoken.Pass: "-", spoken.LetGo: ".",
	spoken.Contest: "?", spoken.Resign: "resign",
}

// spokenToken returns the token that text means, typed with spaces and without capitals or
// parentheses.
func spokenToken(text string) string {
	if text[0] == '+' || text[0] == '-' && !strings.Contains(text, ",") {
		text = multiplied.ReplaceAllString(text, " $1")
		return spoken.Letters(text)
	}
	if name, word, ok := spoken.Square(text); ok {
		if at, d, err := board.French.ParseName(name); err == nil {
			return Place(board.At(int(at.Row)-middle, int(at.Column)-middle), d, spoken.Word(word)).String()
		}
	}
	text = strings.ReplaceAll(text, " ", "")
	i := strings.IndexAny(text, ">vV")
	if i < 0 {
		return text
	}
	place, direction, laid := strings.Trim(text[:i], "()"), strings.ToLower(text[i:i+1]), text[i+1:]
	word, bonus, special := strings.Cut(laid, "*")
	if word = spoken.Word(word); special {
		word += "*" + bonus
	}
	return "(" + place + ")" + direction + word
}
