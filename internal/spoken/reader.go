package spoken

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Reader reads the moves M of a game.
type Reader[M comparable] struct {
	Game  string                  // the package
	Parse func(string) (M, error) // reads a token
	// Signs writes the acts that the game has: "-" for Pass, and "+" for Draw,
	// with the letters behind it.
	Signs map[Act]string
	// Points returns what a move scores, where that is known. It is nil where nobody knows.
	// Scores is the clause by which it does.
	Points func(M) (points int, known bool)
	// Made returns the words that a move makes, where that is known.
	Made   func(M) []string
	Scores rulebook.Clause
	// Refused holds what people say to do that is no move, with the reason.
	Refused map[Act]error
	// Done is meant by players who say that they have finished, where the end of a turn is no
	// act: Pass, or None if that is not plain.
	Done Act
	// Legal reports whether a move is one in the position, where that is known.
	Legal func(M) bool
	// Token is a token of what is no act, tidied and with spaces and capitals as they were
	// typed.
	Token func(text string) string
}

// A Here returns the tokens that a saying can mean in a position: none where it means what it
// does in any, and then perhaps why it means nothing in this one.
type Here func(Saying) (tokens []string, why error)

// Read reads a move: as Parse does, or else as people write it, with a Note that says how
// it was understood. Here is nil where the position does not matter. The error is a
// [*rulebook.SyntaxError].
func (r *Reader[M]) Read(text string, here Here) (M, *rulebook.Note, error) {
	best := r.once(text, text, here)
	if best.sure >= heard {
		return best.move, best.note, best.err
	}
	plain := polite(text)
	if here == nil || r.Legal == nil {
		if bare := withoutAside(plain); best.sure == unread && bare != plain {
			if other := r.once(text, bare, here); other.sure > unread {
				best = other
			}
		}
		if best.sure == unread {
			best = r.part(text, plain, here, best)
		}
		return best.move, best.note, best.err
	}
	versions := rewordings(plain)
	if bare := withoutAside(plain); bare != plain {
		versions = append(versions, bare)
	}
	stands := len(survey(plain).laid) > 0
	capitals := slices.ContainsFunc(strings.Fields(plain), func(w string) bool { return len(w) > 1 && w != lower(w) && !isSquare(w) })
	for _, plainer := range versions {
		if best.sure >= heard {
			break
		}
		other := r.once(text, plainer, here)
		if other.sure == told && capitals && !stands && len(survey(plainer).laid) > 0 {
			continue // a remark: any word of it could be laid
		}
		if other.sure > best.sure {
			if best = other; best.err == nil && best.note == nil {
				best.note = r.note(text, plainer)
			}
		}
	}
	if best.sure < heard {
		best = r.part(text, plain, here, best)
	}
	for _, said := range append([]string{plain}, versions...) {
		if best.sure >= heard || best.sure == told && stands {
			break
		}
		if m, note, ok := r.guess(text, said, here); ok {
			return m, note, nil
		}
	}
	if best.sure == unread {
		if why := r.untold(text, plain, here); why != nil {
			best.err = why
		}
	}
	return best.move, best.note, best.err
}

// A reading is a move that was read, or why none was, and how sure that is.
type reading[M any] struct {
	move M
	note *rulebook.Note
	err  error
	sure certainty
}

// A certainty says how sure a reading is: whatever is legal is meant.
type certainty uint8

const (
	unread certainty = iota
	told             // an illegal move that stands out in a sentence
	heard            // an illegal move that is said
	sure             // a legal move, a token, or what is no move
)

// once reads a move as it is said in other words; the text is what the note and the errors tell of.
func (r *Reader[M]) once(text, said string, here Here) (found reading[M]) {
	m, err := r.Parse(said)
	if err == nil {
		var note *rulebook.Note
		if IsAct(said) {
			note = r.warning(said)
		}
		return reading[M]{m, note, nil, sure}
	}
	plain := polite(said)
	no := NoMove(said)
	if no == None && takenBackWord(plain) && tellsOfWord(text) {
		no = TakeBack
	}
	if why := r.Refused[no]; why != nil {
		return reading[M]{err: r.fault(text, why), sure: sure}
	}
	if plain != Tidy(said) {
		if m, err = r.Parse(plain); err == nil {
			return reading[M]{m, r.note(text, plain), nil, sure}
		}
	}
	legal := func(m M) bool { return here == nil || r.Legal == nil || r.Legal(m) }
	m, note, act, err := r.hear(text, plain, here)
	switch {
	case err == nil && legal(m):
		return reading[M]{m, note, nil, sure}
	case err == nil && act == Draw: // of letters that may be said of something else
		found = reading[M]{m, note, nil, told}
	case err == nil:
		found = reading[M]{m, note, nil, heard}
	default:
		found.err = err
	}
	if here != nil && r.Legal != nil {
		if m, note, ok := r.gist(text, plain, here); ok && r.Legal(m) && (found.sure < heard || survey(plain).small) {
			return reading[M]{m, note, nil, sure}
		} else if ok && found.sure == unread {
			found = reading[M]{m, note, nil, told}
		}
	}
	return found
}

// untold returns why a sentence in which something stands out tells no move.
func (r *Reader[M]) untold(text, plain string, here Here) error {
	for _, s := range Gist(plain) {
		_, _, why := r.read(s, here)
		if _, unread := why.(*rulebook.SyntaxError); why != nil && !unread {
			return r.fault(text, why)
		}
		if word := Only(s.Rest); s.Lays && s.From == "" && word != "" {
			return r.fault(text, phrases.InputError(nowhere, word))
		}
	}
	return nil
}

// part returns the only move that a part of a text says, unless another part may say something else. It takes
// the place of a reading that is less sure.
func (r *Reader[M]) part(text, plain string, here Here, best reading[M]) reading[M] {
	var one reading[M]
	if g := survey(plain); g.has(clocks) && g.has(discs) {
		return best // the disc moves on, and nobody's flag falls
	}
	for _, clause := range clauses(plain) {
		m, note, act, err := r.hear(text, clause, here)
		switch {
		case act == several, (err != nil || act == None) && (lain(clause) || one.note != nil && apart(clause)):
			return best
		case err != nil || act == None && !slices.ContainsFunc(split(clause), isSquare):
		case one.note != nil && m != one.move:
			return best
		default:
			one = reading[M]{m, note, nil, told}
		}
	}
	if one.note != nil && here != nil && r.Legal != nil && r.Legal(one.move) {
		one.sure = sure
	}
	if one.sure > best.sure {
		return one
	}
	return best
}

// gist returns the move of which a sentence tells: a legal one, if there is one, and only one by the
// first [Saying] that has any.
func (r *Reader[M]) gist(text, plain string, here Here) (one M, note *rulebook.Note, ok bool) {
	for _, s := range Gist(plain) {
		if s.Act == End && r.Signs[End] == "" {
			s.Act = r.Done
		}
		found, tokens, _ := r.read(s, here)
		if s.Act == None && !tellsOfWord(text) || (s.Act == Draw || s.Act == Swap) && !tellsOfLetters(text) {
			continue
		}
		legal := r.scoring(&s, slices.DeleteFunc(slices.Clone(found), func(m M) bool { return !r.Legal(m) }))
		legal = r.making(survey(plain).laid, legal)
		switch {
		case len(legal) > 1:
			return one, nil, false
		case len(legal) == 1:
			one = legal[0]
		case ok || len(found) != 1:
			continue
		default:
			one = found[0] // unless something else is legal
		}
		note, ok = r.note(text, tokens[slices.Index(found, one)]), true
		r.count(note, &s, one)
		if len(legal) == 1 {
			return one, note, true
		}
	}
	return one, note, ok
}

// guess returns the only legal move that lays one of the words of a text, or calls a Jarnac with it, where
// nothing stands out: "affiche coeur".
func (r *Reader[M]) guess(text, plain string, here Here) (one M, note *rulebook.Note, ok bool) {
	words := split(plain)
	if g := survey(plain); len(words) < 13 && !asks(text) && g.has(contesting) && affirms(words) {
		if m, token, ok := r.contest(words, len(g.laid) == 0 && whatever(words), here); ok {
			return m, r.note(text, token), true
		}
	}
	stands := survey(plain).laid
	calls := slices.ContainsFunc(words, func(w string) bool { return jarnacs.has(lower(w)) })
	if len(words) > 12 || asks(text) || slices.ContainsFunc(words, func(w string) bool {
		return !calls && (cards[lower(w)] > 0 || lower(w) == "prime") || !calls && denials.has(lower(w)) || contesting.has(lower(w))
	}) {
		return one, nil, false
	}
	candidates := slices.DeleteFunc(slices.Clone(words), func(w string) bool {
		return len(w) < 3 || len(stands) > 0 && !slices.Contains(stands, w) || !isLetters(w) || acts[lower(w)] != None || slices.Contains(noise, lower(w)) || lays.has(lower(w)) || saidBy.has(lower(w))
	})
	s := Saying{Lays: true}
	switch {
	case calls:
		s = Saying{Act: Jarnac}
	case len(candidates) > 1 && len(stands) == 0, !tellsOfWord(text):
		return one, nil, false // a remark, of which some word could be laid
	}
	for _, w := range candidates {
		s.Rest = strings.ToUpper(w)
		found, tokens, _ := r.read(s, here)
		for i, m := range found {
			switch {
			case !r.Legal(m):
			case ok && m != one:
				return one, nil, false
			default:
				one, note, ok = m, r.note(text, tokens[i]), true
			}
		}
	}
	return one, note, ok
}

// contest returns the legal contest of the words that a text names, or of whatever can be contested where
// it need not name one.
func (r *Reader[M]) contest(words []string, unnamed bool, here Here) (one M, token string, ok bool) {
	for _, rest := range []string{strings.Join(slices.DeleteFunc(slices.Clone(words), func(w string) bool { return !isLetters(w) }), " "), ""} {
		if rest == "" && !unnamed {
			break
		}
		if found, tokens, _ := r.read(Saying{Act: Contest, Rest: rest}, here); len(found) == 1 && r.Legal(found[0]) {
			return found[0], tokens[0], true
		}
	}
	return one, "", false
}

// whatever reports whether words contest without a name: nothing stands behind, or "le mot".
func whatever(words []string) bool {
	rest := words[slices.IndexFunc(words, func(w string) bool { return contesting.has(lower(w)) })+1:]
	return len(rest) == 0 || len(rest) > 1 && set("mot coup word move").has(lower(rest[1])) && !(len(rest) == 3 && !slices.Contains(noise, lower(rest[2])))
}

// affirms reports whether words say that something is contested, and not that it is not.
func affirms(words []string) bool {
	i := slices.IndexFunc(words, func(w string) bool { return contesting.has(lower(w)) })
	for j, w := range words {
		if w = lower(w); (w == "ne" || w == "non" || w == "not" || w == "sans") && j < i && i-j < 3 || w == "pas" && j == i+1 {
			return false
		}
	}
	return true
}

// note returns that a text was read as a token.
func (r *Reader[M]) note(text, token string) *rulebook.Note {
	return &rulebook.Note{Text: excerpt.Truncate(text), Move: token}
}

// hear reads a plain text, for a text of which the note and the errors tell. It returns the act
// that was heard, or several.
func (r *Reader[M]) hear(text, plain string, here Here) (m M, note *rulebook.Note, act Act, err error) {
	_, err = r.Parse(text)
	saying := Hear(plain)
	if r.Signs[saying.Act] == "" {
		saying = Saying{Rest: Tidy(plain)}
	}
	if saying.Act == None && saying.Rest == "" {
		if err == nil {
			err = r.fault(text, phrases.InputError(notOneMove, 0))
		}
		return m, nil, None, err // empty, or too long
	}
	act = saying.Act
	found, tokens, why := r.read(saying, here)
	if _, unread := why.(*rulebook.SyntaxError); unread {
		err, why = why, nil
	}
	if len(found) == 0 {
		for _, other := range Loose(plain) {
			if other.Act == End && r.Signs[End] == "" {
				other.Act = r.Done
			}
			var e error
			if found, tokens, e = r.read(other, here); len(found) > 0 {
				saying.Score, saying.Scored, act = other.Score, other.Scored, other.Act
				break
			}
			if _, unread := e.(*rulebook.SyntaxError); !unread && e != nil && why == nil {
				why = e
			}
		}
	}
	_, _, square := Square(saying.Rest)
	if act == None && !tellsOfWord(text) || (act == Draw || act == Swap) && !tellsOfLetters(text) {
		found = nil
	}
	switch {
	case len(found) == 1:
		note := r.note(text, tokens[0])
		r.count(note, &saying, found[0])
		return found[0], note, act, nil
	case len(found) > 1:
		return m, nil, several, r.fault(text, phrases.InputError(ambiguous, list(tokens)))
	case saying.Act != None && saying.Rest == "":
		return m, nil, act, r.fault(text, phrases.InputError(nothingSaid, r.Signs[saying.Act]))
	case why != nil:
		return m, nil, act, r.fault(text, why)
	case saying.Act == None && !square && len(strings.Fields(saying.Rest)) > 1:
		return m, nil, act, r.fault(text, phrases.InputError(notOneMove, len(strings.Fields(saying.Rest))))
	}
	return m, nil, act, r.fault(text, reason(err))
}

// read returns the moves that a saying can mean, and their tokens. If there are none, it may
// return why: a syntax error of a token, or another of the position.
func (r *Reader[M]) read(s Saying, here Here) (found []M, tokens []string, why error) {
	if s.Act != None && r.Signs[s.Act] == "" || s.Act == None && s.Rest == "" {
		return nil, nil, nil
	}
	meant, why := r.meant(s, here)
	for _, token := range meant {
		m, err := r.Parse(token)
		switch {
		case err == nil && !slices.Contains(found, m):
			found, tokens = append(found, m), append(tokens, token)
		case err != nil:
			why = err
		}
	}
	return found, tokens, why
}

// scoring returns the moves that score what a saying says, all of them where none does.
func (r *Reader[M]) scoring(s *Saying, moves []M) []M {
	if !s.Scored || r.Points == nil {
		return moves
	}
	right := slices.DeleteFunc(slices.Clone(moves), func(m M) bool {
		points, known := r.Points(m)
		return !known || points != s.Score
	})
	if len(right) == 0 {
		return moves
	}
	return right
}

// making returns the moves that make the most of some words, two at least; all of them where none does.
func (r *Reader[M]) making(words []string, moves []M) []M {
	if r.Made == nil || len(moves) < 2 {
		return moves
	}
	best, most := moves, 1
	for _, m := range moves {
		n, made := 0, r.Made(m)
		for _, w := range words {
			if slices.ContainsFunc(made, func(other string) bool { return strings.EqualFold(w, other) }) {
				n++
			}
		}
		if n > most {
			best, most = nil, n
		}
		if n == most && most > 1 {
			best = append(best, m)
		}
	}
	return best
}

// count notes the points of a move that was said to score others.
func (r *Reader[M]) count(note *rulebook.Note, s *Saying, m M) {
	if !s.Scored || r.Points == nil {
		return
	}
	if points, known := r.Points(m); known && points != s.Score {
		note.Said, note.Points, note.Clause = s.Score, points, r.Scores
	}
}

// meant returns the tokens that a saying can mean.
func (r *Reader[M]) meant(s Saying, here Here) ([]string, error) {
	if here != nil {
		if tokens, why := here(s); tokens != nil || why != nil {
			return tokens, why
		}
	}
	return r.Tokens(s), nil
}

// Tokens returns the token that a saying means, whatever the position, or nothing.
func (r *Reader[M]) Tokens(s Saying) []string {
	sign := r.Signs[s.Act]
	if s.From != "" {
		return nil // who knows where it lies
	}
	switch s.Act {
	case None:
		if s.Rest == "" {
			return nil
		}
		if _, word, square := Square(s.Rest); square && word != strings.ToUpper(word) && isDirection(word) {
			return nil // A1 horizontal
		}
		return []string{r.Token(s.Rest)}
	case Draw:
		if s.Rest == "" {
			return nil
		}
		return []string{sign + Letters(Count(s.Rest))}
	case Swap:
		aside, drawn, completed := Swapped(s.Rest)
		switch {
		case aside == "", All(s.Rest):
			return nil
		case completed:
			return []string{sign + aside + "+" + drawn}
		}
		return []string{sign + aside}
	case Contest:
		return []string{sign + strings.ToUpper(List(s.Rest))}
	case Flip:
		return []string{sign + strings.ToUpper(List(squaresOf(s.Rest)))}
	case Jarnac, ContestJarnac:
		if s.Rest == "" {
			return nil
		}
		return []string{sign + r.Token(s.Rest)}
	}
	if s.Rest != "" {
		return nil
	}
	return []string{sign}
}

// warning returns that a word could be taken for what a player says.
func (r *Reader[M]) warning(word string) *rulebook.Note {
	said := Hear(word)
	sign := r.Signs[said.Act]
	switch tokens := r.Tokens(said); {
	case sign == "" || slices.Contains(tokens, word): // as resign is both
		return nil
	case tokens == nil:
		sign += "…"
	}
	return &rulebook.Note{Text: word, Move: word, Other: sign}
}

// list returns the first of some tokens, in quotes.
func list(tokens []string) string {
	var quoted []string
	for i, token := range tokens {
		if i == most {
			quoted = append(quoted, "…")
			break
		}
		quoted = append(quoted, strconv.Quote(token))
	}
	return strings.Join(quoted, ", ")
}

const most = 8 // readings that an error lists

func (r *Reader[M]) fault(text string, why error) error {
	return &rulebook.SyntaxError{Game: r.Game, Text: excerpt.Truncate(text), Reason: why}
}

// reason returns that of a syntax error, which quotes a token that nobody has typed.
func reason(err error) error {
	if e, ok := err.(*rulebook.SyntaxError); ok {
		return e.Reason
	}
	return err
}

// NotOpen returns the error of a contest of words that cannot be contested now, where others
// can.
func NotOpen(said string, open ...string) error {
	return phrases.InputError(notOpen, strings.ToUpper(said), strings.ToUpper(strings.Join(open, ", ")))
}

// TakenBack is the error of a move that is taken back.
var TakenBack error = phrases.InputError(takenBack, law.RemedyTakeBack)

// LiesApart returns the error of a word that is laid [Apart], by the clause of the game that says where words go.
func LiesApart(clause rulebook.Clause) error { return phrases.Violation(clause, "", "", liesApart) }

// NotThere returns the error of a move that makes something of a word that does not lie there.
func NotThere(word string) error { return phrases.InputError(notThere, word) }

const (
	ambiguous   = "it can be read as %s: write the one that is meant"
	notOneMove  = "a line has one move, and this is %d words"
	notOpen     = "%s cannot be contested now, but %s can"
	notThere    = "%s does not lie there: say of which word yours is made"
	nowhere     = "it is not plain where %s lies: name its square, or the word it is made of"
	takenBack   = "a word that is taken back is not written down: remove its line (%s)"
	liesApart   = "a word lies in a row or a column, and touches or crosses what lies there ¦ un mot se pose sur une ligne ou une colonne, et touche ou croise ce qui est déjà posé"
	nothingSaid = "say what, with letters or a word behind it, or write it behind %s"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		ambiguous:   "cela peut se lire %s\u00a0: écrivez celui qui convient",
		notOneMove:  "on n'y lit pas un coup, mais %d mot{s}",
		notOpen:     "%s ne peut pas être contesté maintenant, mais %s peut l’être",
		notThere:    "%s n’est pas là\u00a0: dites de quel mot le vôtre est fait",
		nowhere:     "on ne voit pas où se pose %s\u00a0: dites sa case, ou le mot dont il est fait",
		takenBack:   "un mot repris ne se note pas\u00a0: effacez sa ligne (%s)",
		nothingSaid: "dites quoi, avec des lettres ou un mot à la suite, ou écrivez-le après %s",
	}
})
