// Package showjago tells and draws games of Jago: see package show.
//
// Both players see all of a position, so that all of it is drawn, for both. Red letters
// are capitals in text and squares in SVG, blue ones small letters and discs, so that
// nobody needs to see the colours.
package showjago

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/show"
)

// A teller says what is said of Jago, to the readers that the options are for.
type teller struct {
	draw.Speaker
	o show.Options
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}, o} }

// name returns the name of a player, by default the colour.
func (t teller) name(p jago.Player) string {
	if i := int(p); i >= len(t.o.Names) || draw.Clean(t.o.Names[i]) == "" {
		return p.Localize(t.Tag)
	}
	return t.o.Name(int(p))
}

func (t teller) letters(n int) string { return t.Say(countLetters, n) }

// Tell returns what a player did, and what came of it: "Alice steals RAS: GRAS." The first
// sentence has the clause of the move; [show.Join] makes one text of them. Tell does not use the
// After of the step, so it also tells what a move would do. A refused move has no sentence.
func Tell(step jago.Step, o show.Options) []show.Sentence {
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
	case jago.KindDraw:
		say(draws, who, e.Move.Drawn())
	case jago.KindPlace:
		t.place(step.Before.Rules().Options().Squares, e, say)
	case jago.KindEndTurn:
		say(endsTurn, who)
	case jago.KindContest:
		t.contest(step.Before, e, say)
	case jago.KindFlip:
		if len(e.Flipped) == 0 {
			say(flipsNone, who)
		} else {
			say(flips, who, t.squares(step.Before, e.Flipped))
		}
	case jago.KindFlag:
		say(timeOut, who)
	case jago.KindResign:
		say(draw.GivesUp, who)
	}
	return said
}

// place tells each run that a word makes or changes, and what else comes about.
func (t teller) place(squares board.Notation, e jago.Effect, say func(key string, args ...any)) {
	who := t.name(e.Player)
	for _, m := range e.Made {
		if len(m.Changed) == 0 {
			say(lays, who, m.Text, squares.Name(m.At, m.Direction))
		}
		for _, c := range m.Changed {
			key := keepsPresumed
			switch {
			case c.Stolen:
				key = steals
			case c.Owner == e.Player:
				key = lengthens
			case c.OnTheWay:
				key = onTheWay
			case c.Meaning == jago.SameMeaning:
				key = keepsSame
			}
			say(key, who, c.Text, m.Text)
		}
	}
	if from := e.Move.Beside(); from != "" {
		say(takesBeside, who, from)
	}
	if e.Replaced != "" {
		say(putsBeside, who, e.Replaced)
	}
	if n := len(e.Flipped); n > 0 {
		say(turns, who, n)
	}
}

// contest tells what the dictionary said, what goes back, and what it brings.
func (t teller) contest(before jago.State, e jago.Effect, say func(key string, args ...any)) {
	say(draw.Contests, t.name(e.Player))
	author, word := e.Player.Opponent(), ""
	for p, m := range before.Open() {
		author, word = p, m.Word()
	}
	if len(e.Bad) > 0 {
		say(noWord, draw.List(e.Bad))
		say(takesBack, t.name(author), e.Undone.Word())
	} else {
		say(draw.IsGood, word)
	}
	if e.Penalty.Clause != "" {
		say(mayTurn, t.name(e.Penalty.Against.Opponent()), e.Penalty.Flips)
	}
}

// squares returns letters with their squares: "R on F6, A on G6".
func (t teller) squares(s jago.State, at []board.Square) string {
	var texts []string
	for _, q := range at {
		texts = append(texts, t.Say(draw.Square, string(rune(s.Letter(q))), s.Rules().Options().SquareName(q)))
	}
	return draw.List(texts)
}

// Move returns a move as something to do, for a list or a button: "lay GRAS at 6E". The
// position is the one in which it can be made. It returns "" for the zero Move.
func Move(s jago.State, m jago.Move, o show.Options) string {
	t := to(o)
	switch m.Kind() {
	case jago.KindDraw:
		if m.Drawn() != "" {
			return t.Say(toDraw, m.Drawn())
		}
		return t.Say(toDraw, t.letters(m.Count()))
	case jago.KindPlace:
		return t.Say(toPlace, m.Word(), s.Rules().Options().Squares.Name(m.At(), m.Direction()))
	case jago.KindEndTurn:
		return t.Say(toEndTurn)
	case jago.KindContest:
		return t.Say(draw.ToContest)
	case jago.KindFlip:
		if at := m.Squares(); len(at) > 0 {
			return t.Say(toFlip, t.squares(s, at))
		}
		return t.Say(toFlip, t.Say(noLetter))
	case jago.KindFlag:
		return t.Say(toFlag)
	case jago.KindResign:
		return t.Say(draw.ToResign)
	}
	return ""
}

// open returns what the law leaves to the player on turn: "lay words or end the turn", which takes
// the lead (jago/end-of-turn).
func (t teller) open(s jago.State) string {
	p := s.Turn()
	switch {
	case s.Phase() == jago.Drawing:
		return t.Say(toDraw, t.letters(s.Due()))
	case s.Phase() == jago.Flipping:
		return t.Say(toFlipSome)
	}
	words := toLayWords
	if s.Score(p.Opponent()) > 0 {
		words = toSteal
	}
	if s.Lead(p) > 0 {
		return t.Either([]string{t.Say(words), t.Say(toEndTurn)})
	}
	return t.Say(words)
}

// Turn returns who is on turn and what the rules leave them to do, or who has
// won: "Alice is on turn:
// draw 12 letters." It returns "" for the zero State.
func Turn(s jago.State, o show.Options) string {
	t := to(o)
	if out, over := s.Outcome(); over {
		return Outcome(out, o)
	}
	if s.Rules() == nil {
		return ""
	}
	return t.OnTurn(t.name(s.Turn()), t.open(s), int(s.Turn()) == t.o.Reader-1)
}

// Outcome returns who has won, and how many letters show which colour, the winner's first:
// "Alice wins, 31 to 29." The clause that decided it is in the outcome.
func Outcome(out jago.Outcome, o show.Options) string {
	t := to(o)
	return t.Result(t.name(out.Winner), out.Scores[:], int(out.Winner), out.Drawn)
}

// Legend returns what the signs of Text mean.
func Legend(o show.Options) string { return to(o).Say(legend) }
