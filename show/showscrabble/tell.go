package showscrabble

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// Tell returns what a player did, and what came of it: "Alice lays RETINAs at 8H for 64
// points." It reveals nothing about a rack. The first sentence has the clause of the move;
// [show.Join] makes one text of them. The After of the step is not needed, so that Tell also
// tells what a move would do. What is decided in a duplicate game is told by the last decision of
// the round. There is no sentence where the move is refused, and where the step is none, as the
// count at the end of a record.
func Tell(step scrabble.Step, o show.Options) []show.Sentence {
	t := to(o)
	before := step.Before
	e, err := before.Effect(step.Player, step.Move)
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
	if e.Clause == law.ScrabbleDuplicateHidden {
		say(decides, who)
		return said
	}
	switch e.Move.Kind() {
	case scrabble.KindDraw:
		say(draws, who, t.tiles(e.Move.Count()))
	case scrabble.KindPlace:
		t.place(see(before), e, say)
	case scrabble.KindExchange:
		say(exchanges, who, t.tiles(e.Move.Count()))
	case scrabble.KindPass:
		say(draw.Passes, who)
	case scrabble.KindLetGo:
		say(draw.NotContests, who)
	case scrabble.KindContest:
		t.contest(before, e, say)
	case scrabble.KindFlag:
		if points := before.Rules().Options().TimePenalty; points > 0 {
			say(minute, who, t.Points(points))
		} else {
			say(timeOut, who)
		}
	case scrabble.KindResign:
		say(draw.GivesUp, who)
	}
	if words := before.AppendWords(nil, e.Laid); len(words) > 0 {
		t.round(before, e, words[0], say)
	}
	return said
}

// round tells what is laid at the end of a round of a duplicate game, and what each player
// gets for their own placement.
func (t teller) round(before scrabble.State, e scrabble.Effect, laid scrabble.Word, say func(key string, args ...any)) {
	say(stays, laid.Text, before.Rules().Options().Squares.Name(laid.At, laid.Direction))
	for p := range before.Players() {
		if e.Gains != nil && e.Gains[p] > 0 {
			say(gains, t.name(p), t.Points(e.Gains[p]))
		}
	}
}

// place tells a placement: its word and points, how they come about where it is not the word
// alone, and the bonus.
func (t teller) place(s seen, e scrabble.Effect, say func(key string, args ...any)) {
	o := s.Rules().Options()
	if len(e.Words) == 0 {
		return
	}
	first := e.Words[0]
	full := e.Move.Count() == most(o) && o.Bonus > 0
	var parts []string
	for _, w := range e.Words {
		parts = append(parts, w.Text+"\u00a0"+strconv.Itoa(w.Points))
	}
	if full {
		parts = append(parts, strconv.Itoa(o.Bonus))
	}
	who, at, points := t.name(e.Player), o.Squares.Name(first.At, first.Direction), t.Points(e.Points)
	if len(parts) > 1 {
		say(laysSum, who, first.Text, at, points, strings.Join(parts, " + "))
	} else {
		say(lays, who, first.Text, at, points)
	}
	if full {
		say(allTiles, most(o), t.Points(o.Bonus))
	}
}

// most returns the largest number of tiles that a move lays.
func most(o scrabble.Options) int { return cmp.Or(o.Lay, o.Rack) }

// contest tells what the dictionary said, what goes back, and what it costs.
func (t teller) contest(before scrabble.State, e scrabble.Effect, say func(key string, args ...any)) {
	say(draw.Contests, t.name(e.Player))
	author := before.Turn()
	for p := range before.Open() {
		author = p
	}
	if e.Undone.Kind() == scrabble.KindNone {
		switch {
		case e.Good == len(e.Words) && e.Good > 1:
			say(areGood, draw.List(texts(e.Words)))
		case e.Good == len(e.Words) && e.Good == 1:
			say(draw.IsGood, e.Words[0].Text)
		default: // some of the words are named
			say(foundGood, t.Say(goodWords, e.Good))
		}
		switch p := e.Penalty; {
		case p.Points > 0 && p.Given:
			say(gains, t.name(author), t.Points(p.Points))
		case p.Points > 0:
			say(pays, t.name(p.Against), t.Points(p.Points))
		case p.Turn:
			say(noTurn, t.name(p.Against))
		}
		return
	}
	lexicon := before.Rules().Lexicon()
	for _, w := range e.Bad {
		say(draw.IsBad, w.Text, t.Bad(lexicon, strings.ToUpper(w.Text)))
	}
	word := ""
	if len(e.Words) > 0 {
		word = e.Words[0].Text
	}
	say(loses, t.name(author), word, t.Points(-e.Points))
}

func texts(words []scrabble.Word) (texts []string) {
	for _, w := range words {
		texts = append(texts, w.Text)
	}
	return texts
}

// Move returns a move as something to do, for a list or a button: "lay RETINAs at 8H for 64
// points". The position is the one in which it can be made. It returns "" for the zero Move.
// Unlike Tell it names the tiles of an exchange: it is for the player whose move it is.
func Move(p scrabble.Position, m scrabble.Move, o show.Options) string {
	s := see(p)
	t := to(o)
	switch m.Kind() {
	case scrabble.KindDraw:
		if m.Drawn() != "" {
			return t.Say(toDraw, m.Drawn())
		}
		return t.Say(toDraw, t.tiles(m.Count()))
	case scrabble.KindPlace:
		if words := s.AppendWords(nil, m); len(words) > 0 {
			return t.Say(toPlace, words[0].Text, s.Rules().Options().Squares.Name(words[0].At, words[0].Direction), t.Points(s.Points(m)))
		}
		return t.Say(draw.ToLay, m.String())
	case scrabble.KindExchange:
		if m.Aside() != "" {
			return t.Say(toExchange, m.Aside())
		}
		return t.Say(toExchange, t.tiles(m.Count()))
	case scrabble.KindPass:
		return t.Say(draw.ToPass)
	case scrabble.KindLetGo:
		return t.Say(draw.ToLetGo)
	case scrabble.KindContest:
		return t.Say(draw.ToContest)
	case scrabble.KindFlag:
		return t.Say(toFlag)
	case scrabble.KindResign:
		return t.Say(draw.ToResign)
	}
	return ""
}

// open returns what the law leaves to the player on turn: "lay a word, exchange tiles or pass".
func (t teller) open(s seen) string {
	switch s.Phase() {
	case scrabble.Drawing:
		return t.Say(toDraw, t.tiles(s.Due()))
	case scrabble.Answer:
		return t.Either([]string{t.Say(toContestLast), t.Say(draw.ToLetGo)})
	}
	acts := []string{t.Say(toLayAWord)}
	if s.Held(s.Turn()) > 0 && s.BagLen() >= max(1, s.Rules().Options().Exchange) && s.Rules().Options().Duplicate == scrabble.NotDuplicate {
		acts = append(acts, t.Say(toExchangeSome))
	}
	return t.Either(append(acts, t.Say(draw.ToPass)))
}

// Turn returns who is on turn and what the rules leave them to do, or who has
// won: "Alice is on turn:
// draw 7 tiles." It returns "" for the zero State and the zero View.
func Turn(p scrabble.Position, o show.Options) string {
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
// 412 to 389." Where racks that are not known may decide, or are not counted, it says so. The clauses that
// ended and decided the game are in the outcome.
func Outcome(out scrabble.Outcome, o show.Options) string {
	t := to(o)
	n := min(max(0, out.Players), scrabble.MaxPlayers)
	if out.Undecided {
		return t.Say(undecided)
	}
	said := t.Result(t.name(out.Winner), out.Scores[:n], int(out.Winner), out.Drawn)
	if out.Uncounted != [scrabble.MaxPlayers]bool{} {
		said += " " + t.Say(uncounted)
	}
	return said
}

// Legend returns what the signs of Text mean.
func Legend(o show.Options) string { return to(o).Say(legend, "'", `"`) }

// tile returns how a letter looks, which is small where a joker stands for it.
func tile(c byte, values [26]uint8) draw.Tile {
	switch {
	case c == bag.Joker:
		return draw.Tile{Letter: "?", Joker: true}
	case 'a' <= c && c <= 'z':
		return draw.Tile{Letter: string(c - 'a' + 'A'), Joker: true}
	case 'A' <= c && c <= 'Z':
		return draw.Tile{Letter: string(c), Points: strconv.Itoa(int(values[c-'A']))}
	}
	return draw.Tile{}
}
