package gcg

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Replay plays the game by rules, those of r.Options or others, and yields a step for each event. The first
// event that is not legal, or has a wrong score or total, ends it, with a step that
// holds the position before it, in which the rack that it tells is known already, the
// player and, as far as there is one, the move, and with a [*rulebook.RecordError] that
// holds the [*rulebook.Violation].
//
// The game is [scrabble.Recorded], whatever their Validation: the record says how
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
// Rules that are not [scrabble.Recorded] are taken as if they were; zero Rules yield an error alone,
// with the zero Step.
func (r GCG) Replay(rules *scrabble.Rules) iter.Seq2[scrabble.Step, error] {
	return func(yield func(scrabble.Step, error) bool) {
		g, err := r.begin(rules)
		if err != nil {
			yield(scrabble.Step{}, err)
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

// Start returns the first position of the game by these rules, as [GCG.Replay] takes
// them. The racks that a record without events tells are known in it.
func (r GCG) Start(rules *scrabble.Rules) (scrabble.State, error) {
	g, err := r.begin(rules)
	if err == nil && len(r.Events) == 0 {
		g.lastRacks(&r)
	}
	return g.s, err
}

func (r *GCG) begin(rules *scrabble.Rules) (replay, error) {
	if rules.Lexicon() == nil {
		return replay{}, record.OtherRules("scrabble")
	}
	s, o := rules.Start(r.First), rules.Options()
	if now := recorded(o); now != o {
		s, o = byOptions(s, now), now
	}
	return replay{s: s, options: o, squares: r.Options.Squares, guessed: r.guessed()}, nil
}

// A replay is a game that is played from a record.
type replay struct {
	s       scrabble.State
	options scrabble.Options          // those of s
	step    scrabble.Step             // of the event that is played now
	counted [scrabble.MaxPlayers]int  // what the racks at the end have added so far, by the record
	told    [scrabble.MaxPlayers]bool // whose rack the end has told
	timed   [scrabble.MaxPlayers]bool // whose time was counted at the end
	squares board.Notation            // in which it is told
	guessed bool                      // what the tiles are
	pool    bag.Bag                   // the tiles left that nobody has counted yet, once it is pooled
	pooled  bool

	// A hook is called through a variable, so what it points to lives on the heap: one for all
	// moves and one for all positions that are tried.
	move  scrabble.Move
	trial scrabble.State
}

// event plays an event; those of rest are still to come.
func (g *replay) event(e *Event, rest []Event) error {
	g.step = scrabble.Step{Before: g.s, Player: e.Player}
	var v *rulebook.Violation
	var err error
	switch {
	case int(e.Player) >= g.options.Players:
		v = e.refuse(law.ScrabblePlayers, phrase.NoPlayer)
	case e.turn():
		v, err = g.turn(e)
	case e.Kind == Withdrawn:
		v = g.withdraw(e)
	case e.Kind == Challenge:
		v = g.contest(e)
	case e.Kind == Time:
		v = g.time(e)
	case e.Kind == Rack:
		v, err = g.leftover(e)
	default:
		v = e.refuse(law.ScrabbleTurn, phrase.NoMove)
	}
	switch {
	case v != nil:
		v.Move = e.TextIn(g.squares)
		return v
	case err != nil:
		return err
	}
	if g.s.Phase() == scrabble.Answer && !g.answered(rest) {
		g.must(scrabble.LetGo())
	}
	return nil
}

// answered reports whether the next event is about the move that goes out. The time
// ends the game before it is let go, where it costs no points.
func (g *replay) answered(rest []Event) bool {
	for i := range rest {
		switch rest[i].Kind {
		case Time:
			if g.options.TimePenalty == 0 {
				return true
			}
		case Withdrawn, Challenge, Pass:
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

// refused returns why a move that cannot be made is refused.
func (g *replay) refused(by scrabble.Player, m scrabble.Move) *rulebook.Violation {
	g.trial, g.move = g.s, m
	return do(&g.trial, by, &g.move)
}

// play makes a move, and returns what it added to the score of the player of e, and why not. What
// tiles left at the end add is no part of that.
func (g *replay) play(e *Event, by scrabble.Player, m scrabble.Move) (points int, v *rulebook.Violation) {
	first := g.step.Move.Kind() == scrabble.KindNone
	if first {
		g.step.Player, g.step.Move = by, m
	}
	old, before := g.s, withoutLeft(&g.s, e.Player)
	g.move = m
	if v := do(&g.s, by, &g.move); v != nil {
		return 0, v
	}
	if first {
		g.step.Before = old
	}
	return withoutLeft(&g.s, e.Player) - before, nil
}

// must makes a move of the player on turn that is legal because of the phase, and names no tiles.
func (g *replay) must(m scrabble.Move) (made bool) {
	g.move = m
	return do(&g.s, g.s.Turn(), &g.move) == nil
}

// right compares the score and the total of e with what they should be.
func (g *replay) right(e *Event, c rulebook.Clause, points int) *rulebook.Violation {
	if e.Score != points {
		format := wrongScore
		if e.Kind == Place && g.guessed {
			switch g.options.Bag {
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
	if total := withoutLeft(&g.s, e.Player) + g.counted[e.Player]; e.HasTotal && e.Total != total {
		return e.refuse(c, wrongTotal, total, e.Total)
	}
	return nil
}

// ready draws all tiles that are due.
func (g *replay) ready() {
	for g.s.Phase() == scrabble.Drawing && g.must(scrabble.Draw(g.s.Due())) {
	}
}

// turn plays a placement, an exchange or a pass.
func (g *replay) turn(e *Event) (*rulebook.Violation, error) {
	g.ready()
	o := &g.options
	last, _ := author(&g.s)
	switch answer := g.s.Phase() == scrabble.Answer && e.Player != last; { // a pass; see answered
	case g.s.Phase() == scrabble.Over:
		return e.refuse(endOf(&g.s), phrase.GameOver), nil
	case answer && !o.LeftoverTwice && o.Penalty != scrabble.DoubleChallenge:
		return g.refused(g.s.Turn(), scrabble.Pass()), nil
	case answer:
		// It is how some write that a player contests nothing more where the tiles left count
		// twice, and where a wrong contest costs a turn, that it was contested.
		by, m := g.s.Turn(), scrabble.LetGo()
		if o.Penalty == scrabble.DoubleChallenge {
			by, m = e.Player, scrabble.Contest().Ruled(false)
		}
		points, v := g.play(e, by, m)
		if v == nil {
			v = g.right(e, law.ScrabblePass, points)
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
		clause = law.ScrabbleBonus
	}
	return g.right(e, clause, points), nil
}

// decision returns the move of a turn, and the clause of its points.
func (g *replay) decision(e *Event) (scrabble.Move, rulebook.Clause) {
	switch {
	case e.Kind == Place:
		return g.s.Placement(e.At, e.Direction, e.Word), law.ScrabbleScore
	case e.Kind == Exchange && e.Tiles == "":
		return scrabble.ExchangeCount(e.Count), law.ScrabbleExchange
	case e.Kind == Exchange:
		return scrabble.Exchange(e.Tiles), law.ScrabbleExchange
	}
	return scrabble.Pass(), law.ScrabblePass
}

// know takes over the rack that a turn tells. What is known of the other racks stays known,
// and of this one where the turn tells none, as far as the move can be made then: a mistake
// in one rack must not spoil another.
func (g *replay) know(e *Event, rack bag.Bag) (v *rulebook.Violation) {
	if g.s.Phase() != scrabble.Playing || e.Player != g.s.Turn() {
		return nil
	}
	g.trial = g.s
	m, _ := g.decision(e)
	possible := func() bool { return g.trial.Check(e.Player, m) == nil }
	if known := rack.Len() == 0 && possible(); !known {
		if v = reveal(&g.trial, e.Player, rack, everybody, ""); v != nil || !possible() {
			g.trial = g.s
			v = reveal(&g.trial, e.Player, rack, [scrabble.MaxPlayers]bool{}, "")
		}
	}
	if v == nil {
		g.s, g.step.Before = g.trial, g.trial
	}
	return v
}

// through finds where a point stands for a letter that is not there, or the word goes
// beyond the board.
func (g *replay) through(e *Event) *rulebook.Violation {
	if e.Kind != Place {
		return nil
	}
	if last := e.At.Next(e.Direction, max(0, len(e.Word)-1)); !e.At.In(scrabble.Size, scrabble.Size) || e.Direction > board.Down || !last.In(scrabble.Size, scrabble.Size) {
		return e.refuse(law.ScrabbleBoard, phrase.BeyondBoard)
	}
	for i := range len(e.Word) {
		q := e.At.Next(e.Direction, i)
		if e.Word[i] == '.' && g.s.Letter(q) == 0 {
			return e.refuse(law.ScrabblePlace, nothingThere, g.squares.Name(q, board.Across))
		}
	}
	return nil
}

// withdraw takes a placement back.
func (g *replay) withdraw(e *Event) *rulebook.Violation {
	switch by, ok := author(&g.s); {
	case !ok:
		return g.refused(e.Player, scrabble.Contest().Ruled(true))
	case e.Player != by:
		return e.refuse(law.ScrabbleContest, notTheirs)
	}
	points, v := g.play(e, next(&g.s, e.Player), scrabble.Contest().Ruled(true))
	if v == nil {
		v = g.returned(e)
	}
	switch {
	case v != nil:
		return v
	case e.Score == 0 && e.HasTotal: // as Quackle has it
		return g.rightTotal(e, law.ScrabbleContest)
	}
	return g.right(e, law.ScrabbleContest, points)
}

// returned finds where a rack that has got its tiles back is told as another one.
func (g *replay) returned(e *Event) *rulebook.Violation {
	told, err := bag.Parse(e.Rack)
	known := g.s.Rack(e.Player)
	if err != nil || e.Rack == "" || told.Contains(known) && told.Len() <= g.s.Held(e.Player) {
		return nil
	}
	return e.refuse(law.ScrabbleContest, tilesBack, known.String(), told.String())
}

// contest plays a contest of good words. How many they were follows from the
// points.
func (g *replay) contest(e *Event) *rulebook.Violation {
	author, ok := author(&g.s)
	if !ok {
		return g.refused(e.Player, scrabble.Contest().Ruled(true))
	}
	by := e.Player
	switch rule := g.options.Penalty; {
	case rule == scrabble.PointsGiven && by != author && e.Score != 0:
		return e.refuse(law.ScrabbleContest, authorGains, author.String())
	case rule == scrabble.PointsOff && by == author && e.Score > 0:
		return e.refuse(law.ScrabbleContest, contesterPays)
	case by == author && e.Score >= 0:
		by = next(&g.s, by)
	}
	words := toContest(&g.s) // those that can be
	switch n, cost := max(e.Score, -e.Score), g.options.PenaltyPoints; {
	case n == 0: // one at least
		words = words[:min(1, len(words))]
	case cost > 0 && n%cost == 0 && n/cost <= len(words):
		words = words[:n/cost]
	}
	points, v := g.play(e, by, scrabble.Contest(words...).Ruled(false))
	if v != nil {
		return v
	}
	return g.right(e, law.ScrabbleContest, points)
}

// time plays the minutes of a player over time.
func (g *replay) time(e *Event) *rulebook.Violation {
	if g.s.Phase() == scrabble.Over { // before, each minute may have its line
		if g.timed[e.Player] {
			return e.refuse(law.ScrabbleEndTime, timedTwice)
		}
		g.timed[e.Player] = true
	}
	minutes, penalty := 1, g.options.TimePenalty
	if penalty > 0 {
		minutes = max(1, -e.Score/penalty)
	}
	sum := 0
	for range minutes {
		points, v := g.play(e, e.Player, scrabble.Flag())
		if v != nil {
			return v
		}
		sum += points
	}
	return g.right(e, law.ScrabbleEndTime, sum)
}
