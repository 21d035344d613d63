package scrabble

import (
	"slices"
	"strings"
)

// Append writes down a step of the game: a move that was played, and what follows from
// it by itself. It is called after each [State.Play], and so the record is always up to
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
func (r *GCG) Append(step Step) {
	before, after := &step.Before, &step.After
	if before.rules == nil || after.rules == nil {
		return
	}
	p, m, effect := step.Player, step.Move, step.Effect()
	add := func(p Player, e Event) {
		e.Player, e.HasTotal = p, true
		if e.Total = after.scores[p]; before.phase != Over { // else the racks are counted
			e.Total -= after.left[p]
		}
		r.Events = append(r.Events, e)
	}
	rack := before.Rack(p).String()
	pass := func(q Player) {
		add(q, Event{Kind: KindPass, Rack: after.racks[q].String()})
	}
	switch m.kind {
	case KindPlace:
		name, word, _ := strings.Cut(before.notation(&m), " ")
		at, d, _ := before.rules.options.Squares.ParseName(name)
		add(p, Event{Kind: KindPlace, Rack: rack, At: at, Direction: d, Word: word, Score: effect.Points})
	case KindExchange:
		add(p, Event{Kind: KindExchange, Rack: rack, Tiles: m.Aside(), Count: m.Count()})
	case KindPass:
		add(p, Event{Kind: KindPass, Rack: rack})
	case KindFlag:
		if cost := after.rules.options.TimePenalty; before.phase != Over || !r.late(p, cost) {
			add(p, Event{Kind: KindFlag, Score: -cost})
		}
	case KindContest:
		author := before.open.author
		switch cost := effect.Penalty; {
		case effect.Undone.kind != KindNone:
			r.withdraw(author, after.racks[author].String(), effect.Points)
		case cost.Turn:
			// It is lost at once, or later; where the game is out, never.
			if before.phase != Answer && (after.skips[p] <= before.skips[p] || after.phase == Over) {
				pass(p)
			}
		case cost.Given:
			add(author, Event{Kind: KindContest, Score: cost.Points})
		case cost.Points > 0 || after.rules.options.Penalty == SingleChallenge:
			add(p, Event{Kind: KindContest, Score: -cost.Points})
		}
	}
	for q := after.next(p); ; q = after.next(q) {
		if before.skips[q] > after.skips[q] {
			pass(q)
		}
		if q == p {
			break
		}
	}
	if after.phase == Over && before.phase != Over {
		r.appendEnd(after)
	}
	r.keepRacks(after)
}

// late adds another minute over time to the line at the end that tells those of a player,
// if there is one.
func (r *GCG) late(p Player, cost int) bool {
	at := len(r.Events) - 1
	for ; at >= 0 && (r.Events[at].Kind != KindFlag || r.Events[at].Player != p); at-- {
		if k := r.Events[at].Kind; k != KindFlag && k != KindLeftover {
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
func (r *GCG) withdraw(p Player, rack string, points int) {
	at := len(r.Events)
	for at > 0 && r.Events[at-1].Kind != KindPlace {
		at--
	}
	for i := len(r.Events); i > at; i-- {
		if r.Events[i-1].Kind == KindContest {
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
		Player: p, Kind: KindContest, Withdrawn: true, Rack: rack, Score: points, Total: total, HasTotal: true,
	})
	for i := range r.Events[at+1:] {
		if e := &r.Events[at+1+i]; e.Player == p {
			e.Total += points
		}
	}
}

// appendEnd writes the racks that are counted at the end.
func (r *GCG) appendEnd(s *State) {
	var counted [MaxPlayers]int
	add := func(p Player, rack, tiles string, points int) {
		counted[p] += points
		total := s.scores[p] - s.left[p] + counted[p]
		r.Events = append(r.Events, Event{
			Player: p, Kind: KindLeftover, Rack: rack, Tiles: tiles, Score: points, Total: total, HasTotal: true,
		})
	}
	if s.end != endOut && s.end != endBlocked && s.end != endPasses {
		return
	}
	out := s.out()
	for p := range s.Players() {
		tiles, points := s.racks[p].String(), s.rules.valueOf(s.racks[p])
		if tiles == "" || s.unknown(p) > 0 {
			continue
		}
		if s.end == endOut {
			add(out, "", tiles, points*s.gain())
			if s.rules.options.LeftoverTwice {
				continue
			}
		}
		add(p, tiles, tiles, -points)
	}
}
