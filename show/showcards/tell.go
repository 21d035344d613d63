package showcards

import (
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// Tell returns what a player did, and what came of it: "Alice lays CRISE for 7 points,
// across from (0,0)." It reveals nothing about a hand. The first sentence has the clause of the
// move, and words that stay have the clause by which they stay; [show.Join] makes one text of
// them. Tell does not use the After of the step, so it also tells what a move would do. A refused
// move has no sentence.
func Tell(step scrabblecards.Step, o show.Options) []show.Sentence {
	t := to(o)
	e, err := step.Before.Effect(step.Player, step.Move)
	if err != nil {
		return nil
	}
	var said []show.Sentence
	clause := e.Clause
	say := func(key string, args ...any) {
		said = append(said, show.Sentence{Text: t.Say(key, args...), Clause: clause})
		clause = ""
	}
	who := t.name(e.Player)
	switch e.Move.Kind() {
	case scrabblecards.KindDraw:
		say(draws, who, t.cards(e.Move.Count()))
	case scrabblecards.KindPlace:
		t.place(e, &said, say)
	case scrabblecards.KindExchange:
		say(exchanges, who, t.cards(e.Move.Count()))
	case scrabblecards.KindPass:
		say(draw.Passes, who)
	case scrabblecards.KindLetGo:
		say(draw.NotContests, who)
	case scrabblecards.KindContest:
		t.contest(step.Before, e, say)
	case scrabblecards.KindResign:
		say(draw.GivesUp, who)
	}
	return said
}

// place tells a placement: its word and points, and how they come about where it is not the
// word alone, the bonus card, and what is taken off the table and what is not.
func (t teller) place(e scrabblecards.Effect, all *[]show.Sentence, say func(key string, args ...any)) {
	m := e.Move
	var parts []string
	rest := e.Points
	for _, w := range e.Words {
		rest -= w.Points
		parts = append(parts, w.Text+"\u00a0"+strconv.Itoa(w.Points))
	}
	if rest > 0 {
		parts = append(parts, strconv.Itoa(rest))
	}
	who, points, way := t.name(e.Player), t.Points(e.Points), t.direction(m.Direction())
	if len(parts) > 1 {
		say(laysSum, who, m.Word(), points, way, m.At(), strings.Join(parts, " + "))
	} else {
		say(lays, who, m.Word(), points, way, m.At())
	}
	if rest > 0 {
		say(allCards, t.Points(rest))
	}
	switch b, letter := m.Bonus(); b {
	case scrabblecards.DoubleWord:
		say(doubleOn, m.Word()[letter-1:letter])
	case scrabblecards.TripleWord:
		say(tripleOn, m.Word()[letter-1:letter])
	}
	if len(e.TakenOff) > 0 {
		say(takenOff, draw.List(texts(e.TakenOff)))
	}
	for c, words := range stayed(e) {
		why := whyStays[c]
		key := why[1]
		if len(words) == 1 {
			key = why[0]
		}
		say(key, draw.List(words))
		(*all)[len(*all)-1].Clause = c
	}
}

// whyStays says of a word, and of several, why they stay whole.
var whyStays = map[rulebook.Clause][2]string{
	law.CardsLeave: {stays, stay}, law.CardsLeaveFragment: {staysRun, stayRun}, law.CardsLeaveLetters: {staysIn, stayIn},
}

// stayed returns the words that stay whole, by the clause that decides it.
func stayed(e scrabblecards.Effect) iter.Seq2[rulebook.Clause, []string] {
	return func(yield func(rulebook.Clause, []string) bool) {
		by := map[rulebook.Clause][]string{}
		for _, w := range e.Stayed {
			by[w.Clause] = append(by[w.Clause], w.Text)
		}
		for _, c := range slices.Sorted(maps.Keys(by)) {
			if !yield(c, by[c]) {
				return
			}
		}
	}
}

// contest tells what the dictionary said, what goes back, and what it costs.
func (t teller) contest(before scrabblecards.State, e scrabblecards.Effect, say func(key string, args ...any)) {
	say(draw.Contests, t.name(e.Player))
	if e.Undone.Kind() == scrabblecards.KindNone {
		for _, w := range e.Words {
			say(draw.IsGood, w.Text)
		}
		if e.Penalty.Points > 0 {
			say(pays, t.name(e.Penalty.Against), t.Points(e.Penalty.Points))
		}
		return
	}
	lexicon := before.Rules().Lexicon()
	for _, w := range e.Bad {
		say(draw.IsBad, w.Text, t.Bad(lexicon, strings.ToUpper(w.Text)))
	}
	say(loses, t.name(e.Penalty.Against), e.Undone.Word(), t.Points(-e.Points))
}

func texts(words []scrabblecards.Word) (texts []string) {
	for _, w := range words {
		texts = append(texts, w.Text)
	}
	return texts
}

// Move returns a move as something to do, for a list or a button: "lay CRISE for 7 points,
// across from (0,0)". The position is the one in which it can be made. It is "" of the
// zero Move. Unlike Tell it names the cards of an exchange: it is for the player whose
// move it is.
func Move(p scrabblecards.Position, m scrabblecards.Move, o show.Options) string {
	s := see(p)
	t := to(o)
	switch m.Kind() {
	case scrabblecards.KindDraw:
		if m.Drawn() != "" {
			return t.Say(toDraw, m.Drawn())
		}
		return t.Say(toDraw, t.cards(m.Count()))
	case scrabblecards.KindPlace:
		return t.Say(toPlace, m.Word(), t.Points(s.Points(m)), t.direction(m.Direction()), m.At())
	case scrabblecards.KindExchange:
		if m.Aside() != "" {
			return t.Say(toExchange, m.Aside())
		}
		return t.Say(toExchange, t.cards(m.Count()))
	case scrabblecards.KindPass:
		return t.Say(draw.ToPass)
	case scrabblecards.KindLetGo:
		return t.Say(draw.ToLetGo)
	case scrabblecards.KindContest:
		return t.Say(draw.ToContest)
	case scrabblecards.KindResign:
		return t.Say(draw.ToResign)
	}
	return ""
}

// open returns what the law leaves to the player on turn: "lay a word, exchange cards or pass".
func (t teller) open(s seen) string {
	switch s.Phase() {
	case scrabblecards.Drawing:
		return t.Say(toDraw, t.cards(s.Due()))
	case scrabblecards.Answer:
		return t.Either([]string{t.Say(toContestLast), t.Say(draw.ToLetGo)})
	}
	acts := []string{t.Say(toLayAWord)}
	if s.Held(s.Turn()) > 0 && s.BagLen() >= max(1, s.Rules().Options().Exchange) {
		acts = append(acts, t.Say(toExchangeSome))
	}
	return t.Either(append(acts, t.Say(draw.ToPass)))
}

// Turn returns who is on turn and what the rules leave them to do, or who has
// won: "Alice is on turn:
// draw 7 cards." It returns "" for the zero State and the zero View.
func Turn(p scrabblecards.Position, o show.Options) string {
	s := see(p)
	t := to(o)
	if out, over := s.Outcome(); over {
		return Outcome(out, o)
	}
	if s.Rules() == nil {
		return ""
	}
	return t.OnTurn(t.name(s.Turn()), t.open(s), int(s.Turn()) == t.o.Reader-1)
}

// Outcome returns who has won, and the points of all, the winner's first: "Alice wins,
// 212 to 189." Where hands that are not known may decide, or are not counted, it says so. The clauses that
// ended and decided the game are in the outcome.
func Outcome(out scrabblecards.Outcome, o show.Options) string {
	t := to(o)
	n := min(max(0, out.Players), scrabblecards.MaxPlayers)
	if out.Undecided {
		return t.Say(undecided)
	}
	said := t.Result(t.name(out.Winner), out.Scores[:n], int(out.Winner), out.Drawn)
	if out.Uncounted != [scrabblecards.MaxPlayers]bool{} {
		said += " " + t.Say(uncounted)
	}
	return said
}

// Legend returns what the signs of Text mean.
func Legend(o show.Options) string { return to(o).Say(legend) }

// card returns how a card looks: a letter, which is small where a joker stands for it, a
// joker, or a bonus card.
func card(c byte, values [26]uint8) draw.Tile {
	switch {
	case c == bag.Joker:
		return draw.Tile{Letter: "?", Joker: true}
	case c == '2' || c == '3':
		return draw.Tile{Letter: "×" + string(c), Class: "bonus", Face: "light"}
	case 'a' <= c && c <= 'z':
		return draw.Tile{Letter: string(c - 'a' + 'A'), Joker: true}
	case 'A' <= c && c <= 'Z':
		return draw.Tile{Letter: string(c), Points: strconv.Itoa(int(values[c-'A']))}
	}
	return draw.Tile{}
}
