package games

import (
	"io"
	"iter"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// thought bounds what a player of a level thinks about one decision. Many games share the
// machine, and people do not wait for long.
var thought = bot.Budget{Time: time.Second, Workers: 1, Memory: 2 << 20}

// Jarnac is Jarnac.
var Jarnac Game = &adapter[
	jarnac.State, jarnac.View, jarnac.Player, jarnac.Move, jarnac.Kind, jarnac.Outcome,
	jarnac.Options, *jarnac.Rules, jarnac.Step, jarnac.Record, *jarnac.Record,
]{
	name: "jarnac", presets: []string{"official", "competition", "classic", "classic-competition"},
	parse: jarnac.ParseOptions, compile: jarnac.Compile,
	seats:    func(jarnac.Options) int { return 2 },
	contests: func(o jarnac.Options) bool { return o.Validation == jarnac.OnContest },
	ten:      func(o jarnac.Options) bool { return o.Ending == jarnac.LastChance },
	toss: func(r *jarnac.Rules, rng *rand.Rand) jarnac.Player {
		first, _ := r.Toss(rng)
		return first
	},
	newRecord: jarnac.NewRecord,
	read:      func(r io.Reader) (jarnac.Record, error) { return jarnac.ReadRecord(r) },
	start:     func(c jarnac.Record, r *jarnac.Rules) (jarnac.State, error) { return c.Start(r) },
	replay:    func(c jarnac.Record, r *jarnac.Rules) iter.Seq2[jarnac.Step, error] { return c.ReplayWith(r) },
	options:   func(c jarnac.Record) jarnac.Options { return c.Options },
	player: func(r *jarnac.Rules, level bot.Level, seed uint64) (player[jarnac.View, jarnac.Move], error) {
		p, err := botjarnac.New(r, level, seed)
		if err != nil {
			return nil, err
		}
		p.Budget = thought
		return p, nil
	},
	flag: jarnac.Flag(), acts: jarnacActs,
	sentences: showjarnac.Sentences,
	turn:      func(v jarnac.View, o show.Options) string { return showjarnac.Turn(v.State(), o) },
	result: func(o jarnac.Outcome) (bool, jarnac.Player, rulebook.Clause, rulebook.Clause) {
		return o.Drawn, o.Winner, o.End, o.Verdict
	},
	told: showjarnac.Outcome,
	svg: func(v jarnac.View, o show.Options, since ...jarnac.Step) string {
		return showjarnac.SVG(v.State(), o, since...)
	},
}

func jarnacActs(s jarnac.State, p jarnac.Player) Acts {
	a := Acts{Rack: s.Rack(p).String(), Contest: s.Check(p, jarnac.Contest()) == nil}
	other := p.Opponent()
	if a.Contest {
		a.Both = jarnacTargets(s, other, "?!")
	}
	if !s.CanAct(p) || s.Turn() != p {
		return a
	}
	o := s.Rules().Options()
	for m := range s.Moves(p) {
		switch m.Kind() {
		case jarnac.KindDraw:
			a.Draw = m.Count()
		case jarnac.KindSwap:
			a.Set = m.Count()
		case jarnac.KindPass:
			a.Pass = true
		case jarnac.KindLetGo:
			a.LetGo = true
		}
	}
	at := s.Setup()
	free := hasFree(s, p)
	switch s.Phase() {
	case jarnac.Playing:
		a.Words = jarnacTargets(s, p, "")
		if !free {
			a.Words = a.Words[1:]
		}
	case jarnac.Handover, jarnac.Answer:
		may := !at.Barred && at.Calls < o.Jarnacs && !s.OutOfTime(p)
		if s.Phase() == jarnac.Answer {
			may = may && o.Ending != jarnac.LastLine && (o.Ending == jarnac.LongerWord || !hasFree(s, other))
			a.Ten = o.Ending == jarnac.LastChance && may
		} else {
			may = may && free
		}
		if may && (s.Held(other) > 0 || anyWord(s, other)) {
			a.Jarnacs = jarnacTargets(s, other, "!")
		}
	}
	return a
}

// jarnacTargets is where words of the letters of a player can come to lie: a new one, and on
// each of their lines.
func jarnacTargets(s jarnac.State, owner jarnac.Player, sign string) []Target {
	rack := s.Rack(owner).String()
	targets := []Target{{At: sign, Rack: rack}}
	for i, word := range s.Lines(owner) {
		if word != "" {
			targets = append(targets, Target{At: sign + strconv.Itoa(i) + ":", Line: i, Former: word, Rack: rack})
		}
	}
	return targets
}

func hasFree(s jarnac.State, p jarnac.Player) bool {
	for _, word := range s.Lines(p) {
		if word == "" {
			return true
		}
	}
	return false
}

func anyWord(s jarnac.State, p jarnac.Player) bool {
	for _, word := range s.Lines(p) {
		if word != "" {
			return true
		}
	}
	return false
}
