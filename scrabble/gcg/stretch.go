package gcg

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// maxRounds is the most that Options allow of Rounds and of ShortRounds.
const maxRounds = 100

// stretch replays r by o as far as it can, with as many rounds of passes as it takes.
// For that no dictionary is needed.
func (r *GCG) stretch(o *scrabble.Options) stretch {
	words, err := lexicon.ReadList(strings.NewReader("AA\n"))
	if err != nil {
		return stretch{}
	}
	rules, err := scrabble.Compile(*o, words)
	if err != nil {
		return stretch{}
	}
	g := stretch{replay: replay{s: rules.Start(r.First), options: *o}}
	g.reach = g.play(r.Events)
	o.Rounds, o.ShortRounds = g.options.Rounds, g.options.ShortRounds
	g.scores = rightScores(rules.Start(r.First), r.Events)
	return g
}

// further reports whether more can be replayed than of o, or as much and more of the
// scores are right, whatever else is wrong.
func (g *stretch) further(o *stretch) bool {
	return g.reach > o.reach || g.reach == o.reach && g.scores > o.scores
}

// rightScores returns how many placements have the score that these rules give them, where
// each is laid from s on as if all before it were right.
func rightScores(s scrabble.State, events []Event) (n int) {
	for i := range events {
		e := &events[i]
		if e.Kind != Place {
			continue
		}
		m := s.Placement(e.At, e.Direction, e.Word)
		stays := i+1 == len(events) || events[i+1].Kind != Withdrawn
		if points, fits := tried(&s, &m, stays); fits && points == e.Score {
			n++
		}
	}
	return n
}

// A stretch is a replay by rules whose rounds are raised where play goes on after the
// passes that ended the game. It then goes back to the event that ended it, not to the
// first one: rounds mean nothing before that.
type stretch struct {
	replay
	ended  int    // the event that ended the game
	fore   replay // as it was before that event
	played int    // events, each as often as it was played
	reach  int    // how many events were played in the end
	scores int    // how many scores of placements are right
}

// play plays as many events as it can, and returns how many.
//
// Between the end of a game and a turn after it there are no other turns. So what is
// played again after one end is not played again after the next, but for a turn that
// gives the lost ones of others on, and racks that are counted: each event is played a
// few times, however many rounds it takes.
func (g *stretch) play(events []Event) int {
	for i := 0; i < len(events); i++ {
		e, before := &events[i], g.replay
		over := before.s.Phase() == scrabble.Over
		g.played++
		err := g.event(e, events[i+1:])
		switch {
		case err == nil && !over && g.s.Phase() == scrabble.Over:
			g.ended, g.fore = i, before
		case err == nil:
		case e.turn() && over && raise(&g.fore.options, &before.s, &events[g.ended]):
			g.fore.s = byOptions(g.fore.s, g.fore.options)
			i, g.replay = g.ended-1, g.fore
		default:
			return i
		}
	}
	return len(events)
}

// raise raises the rounds to the first number with which so many passes do not end the
// game, and reports whether there is one. Where a rack is counted, the players pass
// until the game is over, and so no number is large enough.
func raise(o *scrabble.Options, over *scrabble.State, by *Event) bool {
	enough := min(over.Passes()/o.Players+1, maxRounds)
	if by.Kind == Rack {
		enough = maxRounds
	}
	switch end := endOf(over); {
	case end == law.ScrabbleEndBlocked && o.ShortRounds < maxRounds:
		o.ShortRounds = enough
		o.Rounds = max(o.Rounds, enough)
	case end == law.ScrabbleThreeRounds && o.Rounds < maxRounds:
		o.Rounds = enough
	default:
		return false
	}
	return true
}
