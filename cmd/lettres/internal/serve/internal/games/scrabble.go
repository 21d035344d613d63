package games

import (
	"io"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// Scrabble is Scrabble classique.
var Scrabble Game = &adapter[
	scrabble.State, scrabble.View, scrabble.Player, scrabble.Move, scrabble.Kind, scrabble.Outcome,
	scrabble.Options, *scrabble.Rules, scrabble.Step, scrabble.Record, *scrabble.Record,
]{
	name: "scrabble", presets: []string{"classique", "english"}, hidden: true,
	parse: scrabble.ParseOptions, compile: scrabble.Compile,
	seats:    func(o scrabble.Options) int { return o.Players },
	contests: func(o scrabble.Options) bool { return !o.IsStrict() },
	secret:   func(o scrabble.Options) bool { return o.Duplicate != scrabble.NotDuplicate },
	toss: func(r *scrabble.Rules, rng *rand.Rand) scrabble.Player {
		first, _ := r.Toss(rng)
		return first
	},
	newRecord: scrabble.NewRecord,
	read:      func(r io.Reader) (scrabble.Record, error) { return scrabble.ReadRecord(r) },
	start:     func(c scrabble.Record, r *scrabble.Rules) (scrabble.State, error) { return c.Start(r) },
	replay: func(c scrabble.Record, r *scrabble.Rules) iter.Seq2[scrabble.Step, error] {
		return c.ReplayWith(r)
	},
	options: func(c scrabble.Record) scrabble.Options { return c.Options },
	player: func(r *scrabble.Rules, level bot.Level, seed uint64) (player[scrabble.View, scrabble.Move], error) {
		p, err := botscrabble.New(r, level, seed)
		if err != nil {
			return nil, err
		}
		p.Budget = thought
		return p, nil
	},
	flag: scrabble.Flag(), acts: scrabbleActs,
	asks:      scrabbleAsks,
	sentences: showscrabble.Sentences,
	turn:      func(v scrabble.View, o show.Options) string { return showscrabble.Turn(v, o) },
	result: func(o scrabble.Outcome) (bool, scrabble.Player, rulebook.Clause, rulebook.Clause) {
		return o.Drawn, o.Winner, o.End, o.Verdict
	},
	told: showscrabble.Outcome,
	svg: func(v scrabble.View, o show.Options, since ...scrabble.Step) string {
		return showscrabble.SVG(v, o, since...)
	},
}

func scrabbleActs(s scrabble.State, p scrabble.Player) Acts {
	a := Acts{Rack: s.Rack(p).String(), Contest: s.Check(p, scrabble.Contest()) == nil}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	switch s.Phase() {
	case scrabble.Drawing:
		a.Draw = s.Due()
	case scrabble.Playing:
		a.Square = s.Rules().Options().Squares.Name(centre, 0)
		a.Board = scrabbleBoard(s)
		a.Pass = s.Check(p, scrabble.Pass()) == nil
		if s.BagLen() >= max(1, s.Rules().Options().Exchange) {
			a.Set, a.Any = min(s.Held(p), s.BagLen()), true
		}
	case scrabble.Answer:
		a.LetGo = s.Check(p, scrabble.LetGo()) == nil
	}
	return a
}
