package scrabble

import (
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// Replay plays the game with a lexicon, and yields the start and then the state
// after each event: n events are n+1 states. The first event that is not legal, or
// has a wrong score or total, ends it, with the state before that event, in which the
// rack that it tells is known already, and a [*RecordError] that holds the
// [*rulebook.Violation]. Options that do not compile with l yield the error of
// [Compile] alone, with the zero State.
//
// The game is [Recorded], whatever the Validation of r.Options: the record says how
// contests went, and a bad word that stood stands. What the record leaves out is
// played as it must have been. Players draw when the next event needs the turn, so
// that a placement is open to contest until then. The next player contests what is
// withdrawn or costs points. The move that goes out is let go unless the next event
// says more of it. Where the last racks are counted before the game is over, those
// on turn pass until it is.
//
// A rack that an event tells is known from then on, until the next event that tells
// one, and the placement must be made of it. Racks that do not fit together are no
// error, since real files have them, but there must be enough tiles for each. The
// racks of a game that is not over are known after the last event, when the tiles due
// are drawn, unless there are not enough tiles for them.
//
// Each replay compiles Rules of its own, so that states of two are never ==.
func (r Record) Replay(l *lexicon.Lexicon) iter.Seq2[State, error] {
	return func(yield func(State, error) bool) {
		rules, err := Compile(recorded(r.Options), l)
		if err != nil {
			yield(State{}, err)
			return
		}
		r.ReplayWith(rules)(yield)
	}
}

// ReplayWith is [Record.Replay] by rules that are compiled already, instead of
// r.Options: compiling takes much longer than a replay. Rules that are not [Recorded]
// are taken as if they were; none yield an error alone, with the zero State.
func (r Record) ReplayWith(rules *Rules) iter.Seq2[State, error] {
	return func(yield func(State, error) bool) {
		if rules.none() {
			yield(State{}, fmt.Errorf("scrabble: %w", record.ErrRules))
			return
		}
		if o := recorded(rules.options); o != rules.options {
			copied := *rules
			copied.options = o
			rules = &copied
		}
		g := replay{s: rules.Start(r.first())}
		for i := range len(r.Events) + 1 {
			if i > 0 {
				g.before = g.s
				if err := g.event(&r.Events[i-1], r.Events[i:]); err != nil {
					yield(g.before, &RecordError{Line: r.Events[i-1].Line, Move: i, Err: err})
					return
				}
			}
			if i == len(r.Events) {
				g.lastRacks(&r)
			}
			if !yield(g.s, nil) {
				return
			}
		}
	}
}

// first is who has the first turn.
func (r *Record) first() Player {
	for i := range r.Events {
		if r.Events[i].turn() {
			return r.Events[i].Player
		}
	}
	return A
}

// A replay is a game that is played from a record.
type replay struct {
	s       State
	before  State            // before the event that is played now
	counted [MaxPlayers]int  // what the racks at the end have added so far, by the record
	told    [MaxPlayers]bool // whose rack the end has told
	pool    bag.Bag          // the tiles left that nobody has counted yet, once it is pooled
	pooled  bool
}

// event plays an event; those of rest are still to come.
func (g *replay) event(e *RecordEvent, rest []RecordEvent) error {
	var v *rulebook.Violation
	var err error
	switch {
	case !g.s.valid(e.Player):
		v = e.refuse(rulebook.ScrabblePlayers, noPlayer)
	case e.turn():
		v, err = g.turn(e)
	case e.Kind == EventWithdrawn:
		v = g.withdraw(e)
	case e.Kind == EventChallenge:
		v = g.challenge(e)
	case e.Kind == EventTime:
		v = g.time(e)
	case e.Kind == EventRack:
		v, err = g.leftover(e)
	default:
		v = e.refuse(rulebook.ScrabblePlayers, noMove)
	}
	switch {
	case v != nil:
		v.Move = e.Text()
		return v
	case err != nil:
		return err
	}
	if g.s.phase == Answer && !g.answered(rest) {
		g.must(g.s.turn, LetGo())
	}
	return nil
}

// answered reports whether the next event is about the move that goes out. The time
// ends the game before it is let go, where it costs no points.
func (g *replay) answered(rest []RecordEvent) bool {
	for i := range rest {
		switch rest[i].Kind {
		case EventTime:
			if g.s.rules.options.TimePenalty == 0 {
				return true
			}
		case EventWithdrawn, EventChallenge, EventPass:
			return true
		default:
			return false
		}
	}
	return false
}

func (e *RecordEvent) refuse(c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrases.Violation(c, e.Text(), "", format, args...)
}

// play makes a move, and returns what it added to the score of p, and why not. What
// tiles left at the end add is no part of that.
func (g *replay) play(e *RecordEvent, by Player, m Move) (points int, v *rulebook.Violation) {
	if v := g.s.check(by, &m); v != nil {
		return 0, v
	}
	before := g.points(e.Player)
	g.s.apply(by, m)
	return g.points(e.Player) - before, nil
}

// must makes a move that is legal because of the phase.
func (g *replay) must(by Player, m Move) { g.s.apply(by, m) }

// points is the score of p without the tiles left.
func (g *replay) points(p Player) int { return g.s.scores[p] - g.s.left[p] }

// right compares the score and the total of e with what they should be.
func (g *replay) right(e *RecordEvent, c rulebook.Clause, points int) *rulebook.Violation {
	if e.Score != points {
		return e.refuse(c, wrongScore, points, e.Score)
	}
	return g.rightTotal(e, c)
}

func (g *replay) rightTotal(e *RecordEvent, c rulebook.Clause) *rulebook.Violation {
	if total := g.points(e.Player) + g.counted[e.Player]; e.HasTotal && e.Total != total {
		return e.refuse(c, wrongTotal, total, e.Total)
	}
	return nil
}

// ready draws all tiles that are due.
func (g *replay) ready() {
	for g.s.phase == Drawing {
		g.must(g.s.turn, Draw(g.s.due()))
	}
}

// turn plays a placement, an exchange or a pass.
func (g *replay) turn(e *RecordEvent) (*rulebook.Violation, error) {
	g.ready()
	if g.s.phase == Answer && e.Player != g.s.window.author { // a pass; see answered
		// It is how some write that a player contests nothing more, and where a wrong
		// contest costs a turn, that it was contested.
		by, m := g.s.turn, LetGo()
		if g.s.rules.options.Challenge == Double {
			by, m = e.Player, Contest().Ruled(false)
		}
		points, v := g.play(e, by, m)
		if v == nil {
			v = g.right(e, rulebook.ScrabblePass, points)
		}
		return v, nil
	}
	if g.s.phase == Playing && e.Player == g.s.turn {
		rack, err := bag.Parse(e.Rack)
		if err != nil {
			return nil, err
		}
		if v := g.s.reveal(e.Player, rack, [MaxPlayers]bool{}, e.Text()); v != nil {
			return v, nil
		}
		g.before = g.s
	}
	m, clause := Pass(), rulebook.ScrabblePass
	switch e.Kind {
	case EventPlace:
		if v := g.through(e); v != nil {
			return v, nil
		}
		m, clause = g.s.Placement(e.At, e.Direction, e.Word), rulebook.ScrabbleScore
	case EventExchange:
		m, clause = ExchangeCount(e.Count), rulebook.ScrabbleExchange
		if e.Tiles != "" {
			m = Exchange(e.Tiles)
		}
	}
	points, v := g.play(e, e.Player, m)
	if v != nil {
		return v, nil
	}
	if o := &g.s.rules.options; m.Count() == o.Rack && points == e.Score+o.Bonus {
		clause = rulebook.ScrabbleBonus
	}
	return g.right(e, clause, points), nil
}

// through finds where a point stands for a letter that is not there, or the word goes
// beyond the board.
func (g *replay) through(e *RecordEvent) *rulebook.Violation {
	if e.At >= squares || e.Direction > Down {
		return e.refuse(rulebook.ScrabbleBoard, beyondBoard)
	}
	if _, place := e.Direction.line(int(e.At)); place+len(e.Word) > Size {
		return e.refuse(rulebook.ScrabbleBoard, beyondBoard)
	}
	for i := range len(e.Word) {
		q := e.At + Square(i*e.Direction.step())
		if e.Word[i] == '.' && g.s.tiles[q] == 0 {
			return e.refuse(rulebook.ScrabblePlace, nothingThere, q.String())
		}
	}
	return nil
}

// withdraw takes a placement back.
func (g *replay) withdraw(e *RecordEvent) *rulebook.Violation {
	w := &g.s.window
	switch {
	case !w.open:
		return e.refuse(rulebook.ScrabbleContest, notOpen)
	case e.Player != w.author:
		return e.refuse(rulebook.ScrabbleContest, notTheirs)
	}
	points, v := g.play(e, g.s.next(e.Player), Contest().Ruled(true))
	switch {
	case v != nil:
		return v
	case e.Score == 0 && e.HasTotal: // as Quackle has it
		return g.rightTotal(e, rulebook.ScrabbleContest)
	}
	return g.right(e, rulebook.ScrabbleContest, points)
}

// challenge plays a contest of good words. How many they were follows from the
// points.
func (g *replay) challenge(e *RecordEvent) *rulebook.Violation {
	w := &g.s.window
	if !w.open {
		return e.refuse(rulebook.ScrabbleContest, notOpen)
	}
	by := e.Player
	if by == w.author && e.Score >= 0 {
		by = g.s.next(by)
	}
	var words []int
	runs := g.s.runs(g.s.rules, &w.move)
	if cost := g.s.rules.options.ChallengePoints; cost > 0 {
		if n := max(e.Score, -e.Score); n%cost == 0 && n/cost <= runs.n {
			for i := range n / cost {
				words = append(words, i+1)
			}
		}
	}
	points, v := g.play(e, by, Contest(words...).Ruled(false))
	if v != nil {
		return v
	}
	return g.right(e, rulebook.ScrabbleContest, points)
}

// time plays the minutes of a player over time.
func (g *replay) time(e *RecordEvent) *rulebook.Violation {
	minutes, penalty := 1, g.s.rules.options.TimePenalty
	if penalty > 0 {
		minutes = max(1, -e.Score/penalty)
	}
	sum := 0
	for range minutes {
		points, v := g.play(e, e.Player, Flag())
		if v != nil {
			return v
		}
		sum += points
	}
	return g.right(e, rulebook.ScrabbleEndTime, sum)
}
