package games

import (
	"io"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjago"
)

// Jago is Jago.
var Jago Game = &adapter[
	jago.State, jago.View, jago.Player, jago.Move, jago.Kind, jago.Outcome,
	jago.Options, *jago.Rules, jago.Step, jago.Record, *jago.Record,
]{
	name: "jago", presets: []string{"official"},
	parse: jago.ParseOptions, compile: jago.Compile,
	seats:     func(jago.Options) int { return 2 },
	contests:  func(o jago.Options) bool { return o.Validation == jago.OnContest },
	toss:      func(_ *jago.Rules, rng *rand.Rand) jago.Player { return jago.Player(rng.IntN(2)) },
	newRecord: jago.NewRecord,
	read:      func(r io.Reader) (jago.Record, error) { return jago.ReadRecord(r) },
	start:     func(c jago.Record, r *jago.Rules) (jago.State, error) { return r.Start(c.First), nil },
	replay:    func(c jago.Record, r *jago.Rules) iter.Seq2[jago.Step, error] { return c.ReplayWith(r) },
	options:   func(c jago.Record) jago.Options { return c.Options },
	player: func(r *jago.Rules, level bot.Level, seed uint64) (player[jago.View, jago.Move], error) {
		p, err := botjago.New(r, level, seed)
		if err != nil {
			return nil, err
		}
		p.Budget = thought
		return p, nil
	},
	flag: jago.Flag(), acts: jagoActs,
	asks:      jagoAsks,
	sentences: showjago.Sentences,
	turn:      func(v jago.View, o show.Options) string { return showjago.Turn(v.State(), o) },
	result: func(o jago.Outcome) (bool, jago.Player, rulebook.Clause, rulebook.Clause) {
		return o.Drawn, o.Winner, o.End, o.Verdict
	},
	told: showjago.Outcome,
	svg: func(v jago.View, o show.Options, since ...jago.Step) string {
		return showjago.SVG(v.State(), o, since...)
	},
}

func jagoActs(s jago.State, p jago.Player) Acts {
	a := Acts{
		Rack: s.Rack(p).String(), Beside: s.Beside().String(),
		Contest: s.Check(p, jago.Contest()) == nil,
	}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	switch s.Phase() {
	case jago.Drawing:
		a.Draw = s.Due()
	case jago.Playing:
		a.Square = "6F"
		a.Board = jagoBoard(s)
		a.Pass = true
	case jago.Flipping:
		a.Flips = s.Rules().Options().Flips
	}
	return a
}
