package games

import (
	"io"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showcards"
)

// centre is the square in the middle of the board of Scrabble.
var centre = board.Square{Row: 7, Column: 7}

// Cards is Scrabble, le jeu de cartes.
var Cards Game = &adapter[
	scrabblecards.State, scrabblecards.View, scrabblecards.Player, scrabblecards.Move, scrabblecards.Kind, scrabblecards.Outcome,
	scrabblecards.Options, *scrabblecards.Rules, scrabblecards.Step, scrabblecards.Record, *scrabblecards.Record,
]{
	name: "scrabblecards", presets: []string{"official"}, hidden: true,
	parse: scrabblecards.ParseOptions, compile: scrabblecards.Compile,
	seats:    func(o scrabblecards.Options) int { return o.Players },
	contests: func(o scrabblecards.Options) bool { return o.Validation == scrabblecards.OnContest },
	toss: func(r *scrabblecards.Rules, rng *rand.Rand) scrabblecards.Player {
		first, _ := r.Toss(rng)
		return first
	},
	newRecord: scrabblecards.NewRecord,
	read:      func(r io.Reader) (scrabblecards.Record, error) { return scrabblecards.ReadRecord(r) },
	start: func(c scrabblecards.Record, r *scrabblecards.Rules) (scrabblecards.State, error) {
		return c.Start(r)
	},
	replay: func(c scrabblecards.Record, r *scrabblecards.Rules) iter.Seq2[scrabblecards.Step, error] {
		return c.ReplayWith(r)
	},
	options: func(c scrabblecards.Record) scrabblecards.Options { return c.Options },
	player: func(r *scrabblecards.Rules, level bot.Level, seed uint64) (player[scrabblecards.View, scrabblecards.Move], error) {
		p, err := botcards.New(r, level, seed)
		if err != nil {
			return nil, err
		}
		p.Budget = thought
		return p, nil
	},
	acts:      cardsActs,
	asks:      cardsAsks,
	sentences: showcards.Sentences,
	turn:      func(v scrabblecards.View, o show.Options) string { return showcards.Turn(v, o) },
	result: func(o scrabblecards.Outcome) (bool, scrabblecards.Player, rulebook.Clause, rulebook.Clause) {
		return o.Drawn, o.Winner, o.End, o.Verdict
	},
	told: showcards.Outcome,
	svg: func(v scrabblecards.View, o show.Options, since ...scrabblecards.Step) string {
		return showcards.SVG(v, o, since...)
	},
}

func cardsActs(s scrabblecards.State, p scrabblecards.Player) Acts {
	a := Acts{Rack: s.Rack(p).String(), Contest: s.Check(p, scrabblecards.Contest()) == nil}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	switch s.Phase() {
	case scrabblecards.Drawing:
		a.Draw = s.Due()
	case scrabblecards.Playing:
		a.Square = "(0,0)"
		a.Board = cardsBoard(s)
		a.Pass = s.Check(p, scrabblecards.Pass()) == nil
		if s.BagLen() >= max(1, s.Rules().Options().Exchange) {
			a.Set, a.Any = min(s.Held(p), s.BagLen()), true
		}
	case scrabblecards.Answer:
		a.LetGo = s.Check(p, scrabblecards.LetGo()) == nil
	}
	return a
}
