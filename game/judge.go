package game

import (
	"cmp"

	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// Rests attaches the clauses that a legal move rests on beyond those that go without saying.
// First is the seat that began the game.
func Rests[T stepOf[S, P, M], S any, P ~uint8, M Move](clauses func(step T, first int) []rulebook.Clause) Part {
	return func(g *Game) {
		g.rests = func(s Step, first int) []rulebook.Clause { return clauses(typedStep[T, S, P, M](s), first) }
	}
}

// typedStep returns a step of one game's own types, which a call of Of would put into a box.
func typedStep[T stepOf[S, P, M], S any, P ~uint8, M Move](s Step) T {
	m, _ := s.Move.(M)
	return T(shape.Step[S, P, M]{Before: s.Before.of.(S), Player: P(s.Seat), Move: m, After: s.After.of.(S)})
}

// Rests returns the clauses that the move rests on beyond those that go without saying, in a
// game that the seat first began.
func (s Step) Rests(first int) []rulebook.Clause {
	if g := s.Before.game(); g != nil && g.rests != nil {
		return g.rests(s, first)
	}
	return nil
}

// Contests reports whether the move contests words, so that its verdict rests on the list of
// words.
func (s Step) Contests() bool {
	g := s.Before.game()
	return g != nil && g.ops.contests(s.Move)
}

// Scores attaches the points that stand beside each move: what it brought its player, and how
// many they have then.
func Scores[T stepOf[S, P, M], S any, P ~uint8, M Move](points func(T) (score, total int)) Part {
	return func(g *Game) {
		g.points = func(s Step) (int, int) { return points(typedStep[T, S, P, M](s)) }
	}
}

// HasPoints reports whether points stand beside the moves of records.
func (g *Game) HasPoints() bool { return g.points != nil }

// Scored returns the points that the move brought its player, and how many they have then. It
// is not ok in games that do not write points beside their moves.
func (s Step) Scored() (score, total int, ok bool) {
	if g := s.Before.game(); g != nil && g.points != nil {
		score, total = g.points(s)
		return score, total, true
	}
	return 0, 0, false
}

// A Count is what a game counts besides points, for each seat.
type Count struct {
	Name   string
	Values []int
}

// A counter is a Count of a state.
type counter struct {
	name  string
	value func(state any, seat int) int
}

// Counts attaches something that a game counts besides points, by the name that it has in
// JSON.
func Counts[S any, P ~uint8](name string, value func(S, P) int) Part {
	return func(g *Game) {
		g.counts = append(g.counts, counter{name, func(s any, seat int) int { return value(s.(S), P(seat)) }})
	}
}

// Counts returns what the game counts besides points.
func (p Position) Counts() (all []Count) {
	if p.rules == nil {
		return nil
	}
	for _, c := range p.rules.game.counts {
		count := Count{Name: c.name}
		for seat := range p.rules.Seats() {
			count.Values = append(count.Values, c.value(p.of, seat))
		}
		all = append(all, count)
	}
	return all
}

// Cites attaches the clause that says who is on turn, and the one that words are against which
// the list does not have.
func Cites(turn, list rulebook.Clause) Part {
	return func(g *Game) { g.inTurn, g.listClause = turn, list }
}

// InTurn returns the clause that says who is on turn, "" where none is known.
func (g *Game) InTurn() rulebook.Clause { return g.inTurn }

// Notes attaches how people write a move of a position, where that is more than the text of
// the move.
func Notes[S any, M Move](notation func(S, M) string) Part {
	return func(g *Game) { g.notation = func(s any, m Move) string { return notation(s.(S), m.(M)) } }
}

// Notation returns a move of the seat on turn as people write it.
func (p Position) Notation(m Move) string {
	if g := p.game(); g != nil && g.notation != nil {
		return g.notation(p.of, m)
	}
	return m.String()
}

// Lexicon returns the lexicon that was built in for the game, an empty one for a game without words.
func (g *Game) Lexicon() *lexicon.Lexicon { return cmp.Or(g.words(), &noWords) }

// Words attaches how a word is judged that is new or made of another: the clause by which it is
// good, where somebody could doubt that, or else why it is bad.
func Words[R any](judge func(rules R, word, former string) (rulebook.Clause, error)) Part {
	return func(g *Game) {
		g.judge = func(r any, word, former string) (rulebook.Clause, error) { return judge(r.(R), word, former) }
	}
}

// WordsAlike is [Words] of a game whose presets judge words alike: a word is judged by the first.
func WordsAlike[R any](judge func(rules R, word, former string) (rulebook.Clause, error)) Part {
	return func(g *Game) {
		Words(judge)(g)
		g.alike = true
	}
}

// WordPresets returns the names of the presets that judge words each in its own way: the first
// alone where all do so alike.
func (g *Game) WordPresets() []string {
	presets := g.Presets()
	if g.alike {
		return presets[:1]
	}
	return presets
}

// HasWords reports whether the rules say more of words than that the list has them.
func (g *Game) HasWords() bool { return g.judge != nil }

// Word judges a word that is new, or is made of the word former. It returns the clause by which
// the word is good, where somebody could doubt that, or why it is bad.
func (r *Rules) Word(word, former string) (rulebook.Clause, error) {
	switch {
	case r.none():
		return "", errNoGame
	case r.game.judge != nil:
		return r.game.judge(r.of, word, former)
	}
	return "", r.game.InList(word, r.words)
}

// InList reports why a word is bad that a list does not have.
func (g *Game) InList(word string, list *lexicon.Lexicon) error {
	if list.Contains(word) {
		return nil
	}
	return phrases.Violation(g.listClause, "", word, phrase.NotInLexicon)
}
