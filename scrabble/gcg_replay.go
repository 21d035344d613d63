package scrabble

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// Replay plays the game with a lexicon, and yields a step for each event. The first
// event that is not legal, or has a wrong score or total, ends it, with a step that
// holds the position before it, in which the rack that it tells is known already, the
// player and, as far as there is one, the move, and with a [*rulebook.RecordError] that
// holds the [*rulebook.Violation]. Options that do not compile with l yield the error of
// [Compile] alone, with the zero Step.
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
func (r GCG) Replay(l *lexicon.Lexicon) iter.Seq2[Step, error] {
	return func(yield func(Step, error) bool) {
		rules, err := Compile(recorded(r.Options), l)
		if err != nil {
			yield(Step{}, err)
			return
		}
		r.ReplayWith(rules)(yield)
	}
}

// ReplayWith replays r as [GCG.Replay] does, by rules that are compiled already, instead of
// r.Options: compiling takes much longer than a replay. Rules that are not [Recorded] are
// taken as if they were; zero Rules yield an error alone, with the zero Step.
func (r GCG) ReplayWith(rules *Rules) iter.Seq2[Step, error] {
	return func(yield func(Step, error) bool) {
		g, err := r.begin(rules)
		if err != nil {
			yield(Step{}, err)
			return
		}
		for i := range r.Events {
			e := &r.Events[i]
			if err := g.event(e, r.Events[i+1:]); err != nil {
				yield(g.step, &rulebook.RecordError{Line: e.Line, Move: i + 1, Err: err})
				return
			}
			if i == len(r.Events)-1 {
				g.lastRacks(&r)
			}
			if g.step.After = g.s; !yield(g.step, nil) {
				return
			}
		}
	}
}

// Start returns the first position of the game by these rules, as [GCG.ReplayWith] takes
// them. The racks that a record without events tells are known in it.
func (r GCG) Start(rules *Rules) (State, error) {
	g, err := r.begin(rules)
	if err == nil && len(r.Events) == 0 {
		g.lastRacks(&r)
	}
	return g.s, err
}

func (r *GCG) begin(rules *Rules) (replay, error) {
	if rules.none() {
		return replay{}, record.OtherRules("scrabble")
	}
	if o := recorded(rules.options); o != rules.options {
		copied := *rules
		copied.options = o
		rules = &copied
	}
	return replay{s: rules.Start(r.First), squares: r.Options.Squares, guessed: r.guessed()}, nil
}

// A replay is a game that is played from a record.
type replay struct {
	s       State
	step    Step             // of the event that is played now
	counted [MaxPlayers]int  // what the racks at the end have added so far, by the record
	told    [MaxPlayers]bool // whose rack the end has told
	timed   [MaxPlayers]bool // whose time was counted at the end
	squares board.Notation   // in which it is told
	guessed bool             // what the tiles are
	pool    bag.Bag          // the tiles left that nobody has counted yet, once it is pooled
	pooled  bool
}

// event plays an event; those of rest are still to come.
func (g *replay) event(e *Event, rest []Event) error {
	g.step = Step{Before: g.s, Player: e.Player}
	var v *rulebook.Violation
	var err error
	switch {
	case !g.s.valid(e.Player):
		v = e.refuse(rulebook.ScrabblePlayers, phrase.NoPlayer)
	case e.turn():
		v, err = g.turn(e)
	case e.Kind == KindContest && e.Withdrawn:
		v = g.withdraw(e)
	case e.Kind == KindContest:
		v = g.contest(e)
	case e.Kind == KindFlag:
		v = g.time(e)
	case e.Kind == KindLeftover:
		v, err = g.leftover(e)
	default:
		v = e.refuse(rulebook.ScrabbleTurn, phrase.NoMove)
	}
	switch {
	case v != nil:
		v.Move = e.TextIn(g.squares)
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
func (g *replay) answered(rest []Event) bool {
	for i := range rest {
		switch rest[i].Kind {
		case KindFlag:
			if g.s.rules.options.TimePenalty == 0 {
				return true
			}
		case KindContest, KindPass:
			return true
		default:
			return false
		}
	}
	return false
}

func (e *Event) refuse(c rulebook.Clause, format string, args ...any) *rulebook.Violation {
	return phrase.Remedied(phrases.Violation(c, e.Text(), "", format, args...), remedies[format])
}

// play makes a move, and returns what it added to the score of p, and why not. What
// tiles left at the end add is no part of that.
func (g *replay) play(e *Event, by Player, m Move) (points int, v *rulebook.Violation) {
	first := g.step.Move.kind == KindNone
	if first {
		g.step.Player, g.step.Move = by, m
	}
	var pl plan
	if v := g.s.check(by, &m, &pl); v != nil {
		return 0, v
	}
	if first {
		g.step.Before = g.s
	}
	before := g.points(e.Player)
	g.s.apply(by, &m, &pl)
	return g.points(e.Player) - before, nil
}

// must makes a move that is legal because of the phase, and names no tiles.
func (g *replay) must(by Player, m Move) { g.s.apply(by, &m, &plan{}) }

// points returns the score of p without the tiles left.
func (g *replay) points(p Player) int { return g.s.scores[p] - g.s.left[p] }

// right compares the score and the total of e with what they should be.
func (g *replay) right(e *Event, c rulebook.Clause, points int) *rulebook.Violation {
	if e.Score != points {
		format := wrongScore
		if e.Kind == KindPlace && g.guessed {
			switch g.s.rules.options.Bag {
			case languages[0].preset().Bag:
				format = wrongFrench
			case languages[1].preset().Bag:
				format = wrongEnglish
			}
		}
		return e.refuse(c, format, points, e.Score)
	}
	return g.rightTotal(e, c)
}

func (g *replay) rightTotal(e *Event, c rulebook.Clause) *rulebook.Violation {
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
func (g *replay) turn(e *Event) (*rulebook.Violation, error) {
	g.ready()
	o := &g.s.rules.options
	switch answer := g.s.phase == Answer && e.Player != g.s.open.author; { // a pass; see answered
	case g.s.phase == Over:
		return e.refuse(endClauses[g.s.end], phrase.GameOver), nil
	case answer && !o.LeftoverTwice && o.Penalty != DoubleChallenge:
		return e.refuse(rulebook.ScrabbleContestLast, onlyContest), nil
	case answer:
		// It is how some write that a player contests nothing more where the tiles left count
		// twice, and where a wrong contest costs a turn, that it was contested.
		by, m := g.s.turn, LetGo()
		if o.Penalty == DoubleChallenge {
			by, m = e.Player, Contest().Ruled(false)
		}
		points, v := g.play(e, by, m)
		if v == nil {
			v = g.right(e, rulebook.ScrabblePass, points)
		}
		return v, nil
	}
	rack, err := bag.Parse(e.Rack)
	if err != nil {
		return nil, err
	}
	if v := g.know(e, rack); v != nil {
		return v, nil
	}
	if v := g.through(e); v != nil {
		return v, nil
	}
	m, clause := g.decision(e)
	points, v := g.play(e, e.Player, m)
	if v != nil {
		return v, nil
	}
	if m.Count() == o.Rack && points == e.Score+o.Bonus {
		clause = rulebook.ScrabbleBonus
	}
	return g.right(e, clause, points), nil
}

// decision returns the move of a turn, and the clause of its points.
func (g *replay) decision(e *Event) (Move, rulebook.Clause) {
	switch {
	case e.Kind == KindPlace:
		return g.s.Placement(e.At, e.Direction, e.Word), rulebook.ScrabbleScore
	case e.Kind == KindExchange && e.Tiles == "":
		return ExchangeCount(e.Count), rulebook.ScrabbleExchange
	case e.Kind == KindExchange:
		return Exchange(e.Tiles), rulebook.ScrabbleExchange
	}
	return Pass(), rulebook.ScrabblePass
}

// know takes over the rack that a turn tells. What is known of the other racks stays known,
// and of this one where the turn tells none, as far as the move can be made then: a mistake
// in one rack must not spoil another.
func (g *replay) know(e *Event, rack bag.Bag) (v *rulebook.Violation) {
	if g.s.phase != Playing || e.Player != g.s.turn {
		return nil
	}
	s := g.s
	m, _ := g.decision(e)
	possible := func() bool {
		var pl plan
		return s.check(e.Player, &m, &pl) == nil
	}
	if known := rack.Len() == 0 && possible(); !known {
		if v = s.reveal(e.Player, rack, everybody, e.Text()); v != nil || !possible() {
			s = g.s
			v = s.reveal(e.Player, rack, [MaxPlayers]bool{}, e.Text())
		}
	}
	if v == nil {
		g.s, g.step.Before = s, s
	}
	return v
}

// through finds where a point stands for a letter that is not there, or the word goes
// beyond the board.
func (g *replay) through(e *Event) *rulebook.Violation {
	if e.Kind != KindPlace {
		return nil
	}
	start := number(e.At)
	if start == nowhere || e.Direction > board.Down {
		return e.refuse(rulebook.ScrabbleBoard, beyondBoard)
	}
	if _, place := line(e.Direction, start); place+len(e.Word) > Size {
		return e.refuse(rulebook.ScrabbleBoard, beyondBoard)
	}
	for i := range len(e.Word) {
		q := start + i*step(e.Direction)
		if e.Word[i] == '.' && g.s.tiles[q] == 0 {
			return e.refuse(rulebook.ScrabblePlace, nothingThere, g.squares.Name(squareOf(q), board.Across))
		}
	}
	return nil
}

// withdraw takes a placement back.
func (g *replay) withdraw(e *Event) *rulebook.Violation {
	switch {
	case !g.s.open.is():
		return e.refuse(rulebook.ScrabbleContest, notOpen)
	case e.Player != g.s.open.author:
		return e.refuse(rulebook.ScrabbleContest, notTheirs)
	}
	points, v := g.play(e, g.s.next(e.Player), Contest().Ruled(true))
	if v == nil {
		v = g.returned(e)
	}
	switch {
	case v != nil:
		return v
	case e.Score == 0 && e.HasTotal: // as Quackle has it
		return g.rightTotal(e, rulebook.ScrabbleContest)
	}
	return g.right(e, rulebook.ScrabbleContest, points)
}

// returned finds where a rack that has got its tiles back is told as another one.
func (g *replay) returned(e *Event) *rulebook.Violation {
	told, err := bag.Parse(e.Rack)
	known := g.s.racks[e.Player]
	if err != nil || e.Rack == "" || told.Contains(known) && told.Len() <= int(g.s.held[e.Player]) {
		return nil
	}
	return e.refuse(rulebook.ScrabbleContest, tilesBack, known.String(), told.String())
}

// contest plays a contest of good words. How many they were follows from the
// points.
func (g *replay) contest(e *Event) *rulebook.Violation {
	o := &g.s.open
	if !o.is() {
		return e.refuse(rulebook.ScrabbleContest, notOpen)
	}
	by := e.Player
	switch rule := g.s.rules.options.Penalty; {
	case rule == PointsGiven && by != o.author && e.Score != 0:
		return e.refuse(rulebook.ScrabbleContest, authorGains, o.author.String())
	case rule == PointsOff && by == o.author && e.Score > 0:
		return e.refuse(rulebook.ScrabbleContest, contesterPays)
	case by == o.author && e.Score >= 0:
		by = g.s.next(by)
	}
	var words []int // those that can be
	var runs runs
	g.s.runs(g.s.rules, &o.move, &runs)
	for i := range runs.n {
		if o.contested>>i&1 == 0 {
			words = append(words, i+1)
		}
	}
	switch n, cost := max(e.Score, -e.Score), g.s.rules.options.PenaltyPoints; {
	case n == 0: // one at least
		words = words[:min(1, len(words))]
	case cost > 0 && n%cost == 0 && n/cost <= len(words):
		words = words[:n/cost]
	}
	points, v := g.play(e, by, Contest(words...).Ruled(false))
	if v != nil {
		return v
	}
	return g.right(e, rulebook.ScrabbleContest, points)
}

// time plays the minutes of a player over time.
func (g *replay) time(e *Event) *rulebook.Violation {
	if g.s.phase == Over { // before, each minute may have its line
		if g.timed[e.Player] {
			return e.refuse(rulebook.ScrabbleEndTime, timedTwice)
		}
		g.timed[e.Player] = true
	}
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
