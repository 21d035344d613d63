package jarnac

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// ParseMove reads a move of p as people write it: "je passe", "jarnac tzar", "2 : tzar",
// "pioche 6", "–". Small letters, accents and spaces do not matter. A Jarnac without its line
// means the only one that can be called, and a contest may name the word. The Note says how
// the text was understood; it is nil where the text is one that the function [ParseMove]
// reads, which it reads to the same Move. The Note warns of a word such as PASSE, which
// players also say.
//
// The error is a [*rulebook.SyntaxError]; where a text can mean several moves, it lists
// them. The Move may be illegal.
func (s State) ParseMove(p Player, text string) (Move, *rulebook.Note, error) {
	r := hearing
	r.Legal = func(m Move) bool { return s.Check(p, m) == nil }
	return r.Read(text, func(said spoken.Saying) ([]string, error) { return s.meant(p, &said) })
}

var hearing = spoken.Reader[Move]{
	Game: "jarnac", Parse: ParseMove, Token: spokenToken,
	Signs: map[spoken.Act]string{
		spoken.Draw: "+", spoken.Swap: "-", spoken.Pass: "-", spoken.LetGo: ".",
		spoken.Jarnac: "!", spoken.Contest: "?", spoken.ContestJarnac: "?!",
		spoken.Flag: "~", spoken.Resign: "resign",
	},
	Done:    spoken.Pass,
	Refused: map[spoken.Act]error{spoken.TakeBack: spoken.TakenBack},
}

// hear reads a move of a record, of which the position is not known.
func hear(text string) (Move, *rulebook.Note, error) {
	return hearing.Read(text, func(said spoken.Saying) ([]string, error) {
		return jarnacs(&said, maxLines), nil
	})
}

// spokenToken returns the token that text means, typed with small letters and spaces.
func spokenToken(text string) string {
	token := spoken.Close(strings.ToUpper(text))
	if token[0] == '+' || token[0] == '-' {
		return spoken.Letters(token)
	}
	if laid, ok := onLine(token); ok {
		return laid
	}
	if line, word, ok := strings.Cut(token, " "); ok && isNumber(strings.TrimLeft(line, "?!")) {
		return line + ":" + word
	}
	return token
}

// aside holds what people say besides a word and its line.
var aside = []string{"JE", "I", "POSE", "JOUE", "ECRIS", "J'ECRIS", "METS", "PLACE", "LAY", "PLAY", "LIGNE", "LINE", "L", "L.", "LG", "SUR", "EN", "LA", "ON", "IN", "THE"}

// onLine returns a word with its line, or a word alone, as people say it: "ligne 1 rats",
// "RATS on line 1", "je pose rats".
func onLine(text string) (token string, ok bool) {
	line := ""
	words := strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || c == ':' || c == ',' })
	said, laid := len(words), false
	words = slices.DeleteFunc(words, func(w string) bool {
		n := strings.TrimPrefix(strings.TrimPrefix(w, "L"), ".") // L2, L.2
		switch {
		case !isNumber(n):
			laid = laid || !slices.Contains(aside, w)
			return false
		case len(n) > 1 && laid: // what it scores
		case line == "":
			line = n + ":"
		default:
			return false
		}
		return true
	})
	if len(words) > 1 {
		words = slices.DeleteFunc(words, func(w string) bool { return slices.Contains(aside, w) })
	}
	if said < 2 || len(words) != 1 || !isWord(words[0]) {
		return "", false
	}
	return line + words[0], true
}

// jarnacs returns the Jarnacs that are said without a line: on none, and on each of so many.
// It is nil where the line is said, or no Jarnac.
func jarnacs(said *spoken.Saying, lines int) []string {
	sign := hearing.Signs[said.Act]
	if said.Act != spoken.Jarnac && said.Act != spoken.ContestJarnac || said.Rest == "" || said.From != "" {
		return nil
	}
	word := spokenToken(said.Rest)
	if strings.Contains(word, ":") {
		return nil
	}
	tokens := []string{sign + word}
	for line := range lines {
		tokens = append(tokens, sign+strconv.Itoa(line+1)+":"+word)
	}
	return tokens
}

// meant returns the tokens that p can mean by what they say in this position: none for those
// that it means in any, and then perhaps why it means nothing.
func (s *State) meant(p Player, said *spoken.Saying) (tokens []string, why error) {
	if said.From != "" {
		return s.made(p, said)
	}
	if all := jarnacs(said, s.lines()); all != nil {
		return s.possible(p, all), nil
	}
	if said.Act == spoken.Swap && p.valid() {
		if spoken.All(said.Rest) {
			return []string{Swap(s.mats[p].rack.String()).String() + spoken.Comes(said.Rest)}, nil
		}
		if n, err := strconv.ParseUint(spoken.Count(said.Rest), 10, 4); err == nil {
			return s.swapOf(p, int(n)), nil
		}
	}
	if said.Act == spoken.Contest && said.Rest != "" {
		return s.contested(said.Rest)
	}
	if said.Act == spoken.Pass && s.Check(p, LetGo()) == nil && s.Check(p, Pass()) != nil {
		return []string{LetGo().String()}, nil
	}
	if said.Act == spoken.Draw && said.Rest == "" && s.Due() > 0 {
		tokens = append(tokens, Draw(s.Due()).String())
	}
	if said.Act == spoken.None && said.Rest != "" && p.valid() {
		if m, err := ParseMove(spokenToken(said.Rest)); err == nil && m.kind == KindExtend && int(m.line) == s.free(p)+1 && s.Check(p, Place(m.Word())) == nil {
			return []string{m.Word()}, nil // on the line where a new word goes
		}
	}
	if word := strings.ToUpper(said.Rest); said.Act == spoken.None && said.Lays && p.valid() && len(word) <= maxLength && isWord(word) && s.Check(p, Place(word)) != nil {
		for line := range s.lines() { // "allonge en CHATS" says no line
			if s.Check(p, Extend(line+1, word)) == nil {
				tokens = append(tokens, Extend(line+1, word).String())
			}
		}
	}
	if said.Word != "" && s.Check(p, Place(said.Word)) == nil {
		tokens = append(append(tokens, hearing.Tokens(*said)...), said.Word)
	}
	return tokens, nil
}

// swapOf returns a swap of so many letters where it is refused whichever they are, nothing where that
// depends on them.
func (s *State) swapOf(p Player, n int) []string {
	if n <= s.mats[p].rack.Count(bag.Joker) {
		return []string{Swap(strings.Repeat(string(bag.Joker), n)).String()}
	}
	if held := s.mats[p].rack.String(); n <= len(held) {
		if m := Swap(held[:n]); s.Check(p, m) != nil {
			return []string{m.String()}
		}
		return nil
	}
	return []string{Swap(strings.Repeat("E", n)).String()}
}

// contested returns the contest of words that are named. One that cannot be contested now is
// contested too late where nothing can be.
func (s *State) contested(names string) ([]string, error) {
	contest := []string{Contest().String()}
	if !spoken.AreWords(names) {
		return nil, nil
	}
	open := ""
	for _, m := range s.Open() {
		if open = m.Word(); spoken.Names(names, open) {
			return contest, nil
		}
	}
	if open != "" {
		return nil, spoken.NotOpen(names, open)
	}
	return contest, nil
}

// made returns the moves that make a word of another, wherever that lies: on the mat of p, or
// for a Jarnac on that of the opponent.
func (s *State) made(p Player, said *spoken.Saying) (tokens []string, why error) {
	owner := p
	switch said.Act {
	case spoken.Jarnac, spoken.ContestJarnac:
		owner = p.Opponent()
	case spoken.None:
	default:
		return nil, nil
	}
	if !owner.valid() {
		return nil, nil
	}
	for i := range s.lines() {
		if word := s.mats[owner].lines[i]; word != 0 && word.String() == said.From {
			tokens = append(tokens, hearing.Signs[said.Act]+strconv.Itoa(i+1)+":"+strings.ToUpper(said.Rest))
		}
	}
	if tokens == nil && said.Act == spoken.None { // "vole un mot à Kevin : MITRE devient MAITRE"
		stolen := *said
		stolen.Act = spoken.Jarnac
		tokens, _ = s.made(p, &stolen)
		tokens = slices.DeleteFunc(tokens, func(token string) bool {
			m, err := ParseMove(token)
			return err != nil || s.Check(p, m) != nil
		})
	}
	if tokens == nil {
		why = spoken.NotThere(said.From)
	}
	return tokens, why
}

// possible returns the Jarnacs that p can call. If there are none it returns those whose
// letters fit, or else the one without a line. Those that a contest goes before are called when
// it was upheld.
func (s *State) possible(p Player, tokens []string) (possible []string) {
	after := *s
	if strings.HasPrefix(tokens[0], hearing.Signs[spoken.ContestJarnac]) {
		after.undo(0)
	}
	var fits []string
	for _, token := range tokens {
		m, err := ParseMove(token)
		if err != nil {
			return tokens[:1]
		}
		fit := after.fits(p.Opponent(), &m)
		if fit {
			fits = append(fits, token)
		}
		if s.Check(p, m) == nil && (fit || m.kind == KindJarnac) {
			possible = append(possible, token)
		}
	}
	switch {
	case len(possible) > 0:
		return possible
	case len(fits) > 0:
		return fits
	}
	return tokens[:1]
}

// fits reports whether the owner of a mat has the letters of the Jarnac m.
func (s *State) fits(owner Player, m *Move) bool {
	if !owner.valid() || !m.isWord() || int(m.n) > textLen {
		return false
	}
	letters, ok := bag.Of(m.text[:m.n]), true
	if m.line > 0 {
		if int(m.line) > s.lines() || s.mats[owner].lines[m.line-1] == 0 {
			return false
		}
		letters, ok = letters.Minus(s.mats[owner].lines[m.line-1].letters())
	}
	return ok && letters.Len() > 0 && s.holds(owner, letters)
}
