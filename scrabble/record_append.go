package scrabble

import (
	"slices"
	"strings"
)

// Append writes down what has led from one state to the next: a move that was played,
// and what follows from it by itself. It is called after each [State.Play], and so
// the record is always up to date:
//
//	next, err := s.Play(p, m)
//	if err == nil {
//		rec.Append(s, next)
//		s = next
//	}
//
// It judges nothing, and two states that do not follow on each other make a record that
// does not replay.
//
// A placement, an exchange or a pass is an event, with the rack as far as before
// knows it; a contest is one where it takes a move back or changes points, and so is
// a flag; a turn lost by a contest is a pass when its time has come. At the end the
// racks that are left are counted. Draws leave no event, nor does a resignation. Until
// the end the racks of all players stand in Closing.
func (r *Record) Append(before, after State) {
	if after.rules == nil {
		return
	}
	add := func(p Player, e RecordEvent) {
		e.Player, e.HasTotal = p, true
		r.Events = append(r.Events, e)
	}
	total := func(p Player) int {
		if before.phase == Over { // the racks are counted
			return after.scores[p]
		}
		return after.scores[p] - after.left[p]
	}
	l := &after.last
	p, m := l.player, l.move
	rack := before.Rack(p).String()
	pass := func(q Player) {
		add(q, RecordEvent{Kind: EventPass, Rack: after.racks[q].String(), Total: total(q)})
	}
	switch m.kind {
	case KindPlace:
		square, word, _ := strings.Cut(before.notation(&m), " ")
		at, d, _ := parseSquare(square)
		add(p, RecordEvent{Kind: EventPlace, Rack: rack, At: at, Direction: d, Word: word, Score: l.points, Total: total(p)})
	case KindExchange:
		add(p, RecordEvent{Kind: EventExchange, Rack: rack, Tiles: m.Aside(), Count: m.Count(), Total: total(p)})
	case KindPass:
		add(p, RecordEvent{Kind: EventPass, Rack: rack, Total: total(p)})
	case KindFlag:
		add(p, RecordEvent{Kind: EventTime, Score: -after.rules.options.TimePenalty, Total: total(p)})
	case KindContest:
		cost := after.cost()
		switch {
		case l.undone.kind != KindNone:
			r.withdraw(l.author, after.racks[l.author].String(), l.points)
		case !cost.Turn && (cost.Points != 0 || after.rules.options.Challenge == Single):
			if after.rules.options.Challenge == Single {
				cost.Player = p
			}
			add(cost.Player, RecordEvent{Kind: EventChallenge, Score: cost.Points, Total: total(cost.Player)})
		case cost.Turn && (!after.skips[p] || after.phase == Over): // the turn is lost at once
			pass(p)
		}
	}
	for i := range after.rules.options.Players {
		q := (p + 1 + Player(i)) % Player(after.rules.options.Players)
		if before.skips[q] && !after.skips[q] {
			pass(q)
		}
	}
	if after.phase == Over && before.phase != Over {
		r.appendEnd(&after)
	}
	r.keepRacks(&after)
}

// withdraw writes that the last placement comes back. It stands right below that, also
// where a turn was lost in between.
func (r *Record) withdraw(p Player, rack string, points int) {
	at := len(r.Events)
	for at > 0 && r.Events[at-1].Kind != EventPlace {
		at--
	}
	total := points
	if at > 0 {
		total += r.Events[at-1].Total
	}
	r.Events = slices.Insert(r.Events, at, RecordEvent{
		Player: p, Kind: EventWithdrawn, Rack: rack, Score: points, Total: total, HasTotal: true,
	})
	for i := range r.Events[at+1:] {
		if e := &r.Events[at+1+i]; e.Player == p {
			e.Total += points
		}
	}
}

// appendEnd writes the racks that are counted at the end.
func (r *Record) appendEnd(s *State) {
	var counted [MaxPlayers]int
	add := func(p Player, rack, tiles string, points int) {
		counted[p] += points
		total := s.scores[p] - s.left[p] + counted[p]
		r.Events = append(r.Events, RecordEvent{
			Player: p, Kind: EventRack, Rack: rack, Tiles: tiles, Score: points, Total: total, HasTotal: true,
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
			if s.rules.options.Leftover == Twice {
				continue
			}
		}
		add(p, tiles, tiles, -points)
	}
}
