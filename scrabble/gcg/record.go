package gcg

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/scrabble"
)

// Append writes down a step of the game: a move that was played, and what follows from
// it by itself. It is called after each [scrabble.State.Play], and so the record is always up to
// date:
//
//	next, err := s.Play(p, m)
//	if err == nil {
//		rec.Append(scrabble.Step{Before: s, Player: p, Move: m, After: next})
//		s = next
//	}
//
// It judges nothing: a step that is no move of the game makes a record that does not
// replay.
//
// A placement, an exchange or a pass is an event, with the rack as far as Before
// knows it; a contest is one where it takes a move back or changes points, and so is
// a flag; a turn lost by a contest is a pass when its time has come. At the end the
// racks that are left are counted. Draws leave no event, nor does a resignation. Until
// the end the racks of all players stand in Closing.
func (r *GCG) Append(step scrabble.Step) {
	before, after := &step.Before, &step.After
	if before.Rules() == nil || after.Rules() == nil {
		return
	}
	o := after.Rules().Options()
	over, wasOver := after.Phase() == scrabble.Over, before.Phase() == scrabble.Over
	p, m, effect := step.Player, step.Move, step.Effect()
	add := func(p scrabble.Player, e Event) {
		e.Player, e.HasTotal = p, true
		if e.Total = after.Score(p); !wasOver { // else the racks are counted
			e.Total = withoutLeft(after, p)
		}
		r.Events = append(r.Events, e)
	}
	rack := before.Rack(p).String()
	pass := func(q scrabble.Player) {
		add(q, Event{Kind: Pass, Rack: after.Rack(q).String()})
	}
	switch m.Kind() {
	case scrabble.KindPlace:
		name, word, _ := strings.Cut(before.Notation(m), " ")
		at, d, _ := o.Squares.ParseName(name)
		add(p, Event{Kind: Place, Rack: rack, At: at, Direction: d, Word: word, Score: effect.Points})
	case scrabble.KindExchange:
		add(p, Event{Kind: Exchange, Rack: rack, Tiles: m.Aside(), Count: m.Count()})
	case scrabble.KindPass:
		add(p, Event{Kind: Pass, Rack: rack})
	case scrabble.KindFlag:
		if cost := o.TimePenalty; !wasOver || !r.late(p, cost) {
			add(p, Event{Kind: Time, Score: -cost})
		}
	case scrabble.KindContest:
		author, _ := author(before)
		switch cost := effect.Penalty; {
		case effect.Undone.Kind() != scrabble.KindNone:
			r.withdraw(author, after.Rack(author).String(), effect.Points)
		case cost.Turn:
			// It is lost at once, or later; where the game is out, never.
			if before.Phase() != scrabble.Answer && (after.Skips(p) <= before.Skips(p) || over) {
				pass(p)
			}
		case cost.Given:
			add(author, Event{Kind: Challenge, Score: cost.Points})
		case cost.Points > 0 || o.Penalty == scrabble.SingleChallenge:
			add(p, Event{Kind: Challenge, Score: -cost.Points})
		}
	}
	for q := next(after, p); ; q = next(after, q) {
		if before.Skips(q) > after.Skips(q) {
			pass(q)
		}
		if q == p {
			break
		}
	}
	if over && !wasOver {
		r.appendEnd(after)
	}
	r.keepRacks(after)
}

// late adds another minute over time to the line at the end that tells those of a player,
// if there is one.
func (r *GCG) late(p scrabble.Player, cost int) bool {
	at := len(r.Events) - 1
	for ; at >= 0 && (r.Events[at].Kind != Time || r.Events[at].Player != p); at-- {
		if k := r.Events[at].Kind; k != Time && k != Rack {
			return false
		}
	}
	if at < 0 {
		return false
	}
	r.Events[at].Score -= cost
	for i := range r.Events[at:] {
		if e := &r.Events[at+i]; e.Player == p {
			e.Total -= cost
		}
	}
	return true
}

// withdraw writes that the last placement comes back. It stands right below that, or below
// the good words of it that were contested, also where a turn was lost since.
func (r *GCG) withdraw(p scrabble.Player, rack string, points int) {
	at := len(r.Events)
	for at > 0 && r.Events[at-1].Kind != Place {
		at--
	}
	for i := len(r.Events); i > at; i-- {
		if r.Events[i-1].Kind == Withdrawn || r.Events[i-1].Kind == Challenge {
			at = i
		}
	}
	total := points
	for _, e := range r.Events[:at] {
		if e.Player == p {
			total = e.Total + points
		}
	}
	r.Events = slices.Insert(r.Events, at, Event{
		Player: p, Kind: Withdrawn, Rack: rack, Score: points, Total: total, HasTotal: true,
	})
	for i := range r.Events[at+1:] {
		if e := &r.Events[at+1+i]; e.Player == p {
			e.Total += points
		}
	}
}

// appendEnd writes the racks that are counted at the end.
func (r *GCG) appendEnd(s *scrabble.State) {
	var counted [scrabble.MaxPlayers]int
	add := func(p scrabble.Player, rack, tiles string, points int) {
		counted[p] += points
		total := withoutLeft(s, p) + counted[p]
		r.Events = append(r.Events, Event{
			Player: p, Kind: Rack, Rack: rack, Tiles: tiles, Score: points, Total: total, HasTotal: true,
		})
	}
	end := endOf(s)
	if !countsRacks(end) {
		return
	}
	o := s.Rules().Options()
	out := out(s)
	for p := range s.Players() {
		tiles, points := s.Rack(p).String(), valueOf(&o, s.Rack(p))
		if tiles == "" || unknown(s, p) > 0 {
			continue
		}
		if end == law.ScrabbleEndOut {
			add(out, "", tiles, points*gain(&o))
			if o.LeftoverTwice {
				continue
			}
		}
		add(p, tiles, tiles, -points)
	}
}
