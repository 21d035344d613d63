// Package showjarnac tells and draws games of Jarnac: see package show.
//
// Both players see all of a position, so that all of it is drawn, for both.
package showjarnac

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A teller says what is said of Jarnac, to the readers that the options are for.
type teller struct {
	draw.Speaker
	o show.Options
}

func to(o show.Options) teller { return teller{draw.Speaker{Tag: o.Language}, o} }

func (t teller) name(p jarnac.Player) string { return t.o.Name(int(p)) }

func (t teller) letters(n int) string { return t.Say(countLetters, n) }

// Tell returns what a player did, and what came of it: "Alice lays RAT on line 1." Each sentence
// has the clause that it rests on: the first one that of the move, and of a contest each word
// that is bad, and what it brings, its own. [show.Join] makes one text of them. Tell does not use
// the After of the step, so it also tells what a move would do. A refused move has no sentence.
func Tell(step jarnac.Step, o show.Options) []show.Sentence {
	t := to(o)
	e, err := step.Before.Effect(step.Player, step.Move)
	if err != nil {
		return nil
	}
	said := t.sentences(step.Before, e)
	if len(said) > 0 {
		said[0].Clause = e.Clause
	}
	return said
}

// say returns a sentence.
func (t teller) say(key string, args ...any) show.Sentence {
	return show.Sentence{Text: t.Say(key, args...)}
}

// sentences returns what a move does.
func (t teller) sentences(before jarnac.State, e jarnac.Effect) []show.Sentence {
	one := func(key string, args ...any) []show.Sentence { return []show.Sentence{t.say(key, args...)} }
	who, m := t.name(e.Player), e.Move
	switch m.Kind() {
	case jarnac.KindDraw:
		return one(draws, who, m.Drawn())
	case jarnac.KindSwap:
		return one(sets, who, m.Aside(), m.Drawn())
	case jarnac.KindPlace:
		return one(lays, who, m.Word(), e.Line)
	case jarnac.KindExtend:
		return one(transforms, who, e.Former, m.Word(), e.Line)
	case jarnac.KindJarnac:
		return t.jarnac(e)
	case jarnac.KindContest, jarnac.KindContestJarnac:
		return t.contest(before, e)
	case jarnac.KindPass:
		return one(draw.Passes, who)
	case jarnac.KindLetGo:
		return one(letGo(before, e), who)
	case jarnac.KindFlag:
		if e.Clause == law.OfficialTimeFlag {
			return []show.Sentence{t.say(flagFalls, who), t.say(noCall, t.name(e.Player.Opponent()))}
		}
		if after, _ := before.Play(e.Player, m); !after.OutOfTime(e.Player) {
			return one(flagLate, who)
		}
		return one(flagFalls, who)
	case jarnac.KindResign:
		return one(draw.GivesUp, who)
	}
	return nil
}

// letGo returns the phrase of a player who lets something pass with which the game ends.
func letGo(before jarnac.State, e jarnac.Effect) string {
	longer := before.Rules().Options().Ending == jarnac.LongerWord
	switch {
	case e.Clause == law.OfficialTimeEnd:
		return acceptsJarnac
	case e.Clause == law.OfficialEndLastLine, e.Clause == law.ClassicEnd && longer:
		return noJarnac
	}
	return draw.NotContests
}

// jarnac tells a Jarnac, which a player out of time only announces.
func (t teller) jarnac(e jarnac.Effect) (said []show.Sentence) {
	who, from, word := t.name(e.Player), t.name(e.Player.Opponent()), e.Move.Word()
	switch {
	case e.Line == 0:
		said = append(said, t.say(announces, who, word))
	case e.Freed == 0:
		said = append(said, t.say(takesRack, who, word, from, e.Line))
	case e.Returned.Len() > 0: // a longer word than the last one
		said = append(said, t.say(takesLonger, who, word, from, e.Freed, e.Former, added(e), e.Line))
	default:
		said = append(said, t.say(takesLine, who, e.Former, added(e), word, from, e.Freed, e.Line))
	}
	if e.Returned.Len() > 0 {
		said = append(said, t.say(goesBack, from, e.Returned.String()))
	}
	return said
}

// added returns the letters that a word on a line gains.
func added(e jarnac.Effect) string {
	kept, _ := bag.MustParse(e.Former).Minus(e.Returned)
	more, _ := bag.MustParse(e.Move.Word()).Minus(kept)
	return more.String()
}

// contest tells what the dictionary says of each word, what is undone, what the contest
// brings, and the Jarnac that was said in the same breath.
func (t teller) contest(before jarnac.State, e jarnac.Effect) (said []show.Sentence) {
	withJarnac, key := e.Move.Kind() == jarnac.KindContestJarnac, draw.Contests
	if withJarnac {
		key = contestsJarnac
	}
	said = append(said, t.say(key, t.name(e.Player)))
	var open []string
	for _, m := range before.Open() {
		open = append(open, m.Word())
	}
	for _, word := range open[:max(0, len(open)-len(e.Undone))] {
		said = append(said, t.say(draw.IsGood, word))
	}
	for _, u := range e.Undone {
		said = append(said, show.Sentence{Text: t.Say(draw.IsBad, u.Word, t.why(before, u)), Clause: u.Clause})
	}
	for i := len(e.Undone) - 1; i >= 0; i-- { // the last first, as they are undone
		said = append(said, t.undone(e.Player.Opponent(), e.Undone[i]))
	}
	said = append(said, t.penalty(before, e)...)
	switch {
	case e.Line > 0:
		said = append(said, t.jarnac(e)...)
	case withJarnac && len(e.Undone) == 0:
		said = append(said, show.Sentence{Text: t.Say(voidJarnac), Clause: law.OfficialContestWithJarnacVoid})
	}
	return said
}

// why returns what is wrong with a word.
func (t teller) why(before jarnac.State, u jarnac.Undone) string {
	switch {
	case u.Clause == law.OfficialContestDouble:
		return t.Say(fallsWith)
	case u.Clause == law.OfficialWordsSameEntry || u.Clause == law.ClassicCompetitionSameEntry:
		return t.Say(sameEntry, u.Former)
	case before.Rules().Lexicon().Contains(u.Word) && (u.Clause == law.OfficialWordsConjugations || u.Clause == law.ClassicCompetitionWords):
		return t.Say(conjugated)
	}
	return t.Bad(before.Rules().Lexicon(), u.Word)
}

// undone tells where a bad word and its letters go.
func (t teller) undone(author jarnac.Player, u jarnac.Undone) show.Sentence {
	own, other := t.name(author), t.name(author.Opponent())
	switch {
	case u.Line == 0:
		return t.say(onlyAnnounced)
	case u.Jarnac && u.From > 0:
		return t.say(backOnLine, own, u.Former, u.From, other)
	case u.Jarnac:
		return t.say(backOnRack, own, other)
	case u.Former != "":
		return t.say(lineIsAgain, own, u.Line, u.Former)
	}
	return t.say(lineIsFree, own, u.Line)
}

// penalty tells what the contest brings the player who was right, or why it brings
// nothing.
func (t teller) penalty(before jarnac.State, e jarnac.Effect) (said []show.Sentence) {
	who := t.name(e.Penalty.Against.Opponent())
	one := func(c rulebook.Clause, key string, args ...any) []show.Sentence {
		return []show.Sentence{{Text: t.Say(key, args...), Clause: c}}
	}
	if e.Penalty.Points > 0 {
		said = append(said, one(e.Penalty.PointsBy, gains, who, t.Points(e.Penalty.Points))...)
	}
	if e.Penalty.Letters > 0 {
		said = append(said, one(e.Penalty.LettersBy, drawsMore, who)...)
	}
	switch {
	case said != nil:
	case before.Rules().Options().Penalty == jarnac.NoPenalty:
		return one(law.ClassicContest, noneMore)
	case before.BagLen() == 0:
		if after, _ := before.Play(e.Player, e.Move); after.Phase() != jarnac.Over {
			return one(law.OfficialTurnEmptyBag, noneEmpty)
		}
	}
	return said
}

// Move returns a move as something to do, for a list or a button: "transform RAT into TZAR
// (line 1)". The position is the one in which it can be made. It returns "" for the zero Move.
func Move(s jarnac.State, m jarnac.Move, o show.Options) string {
	t := to(o)
	switch m.Kind() {
	case jarnac.KindDraw:
		if m.Completed() {
			return t.Say(toDraw, m.Drawn())
		}
		return t.Say(toDraw, t.letters(m.Count()))
	case jarnac.KindSwap:
		return t.Say(toSwap, m.Aside())
	case jarnac.KindPlace:
		return t.Say(draw.ToLay, m.Word())
	case jarnac.KindExtend:
		if former := s.Line(s.Turn(), m.Line()); former != "" {
			return t.Say(toTransform, former, m.Word(), m.Line())
		}
		return t.Say(toTransformLine, m.Line(), m.Word())
	case jarnac.KindJarnac:
		return t.take(m)
	case jarnac.KindContest:
		return t.Say(draw.ToContest)
	case jarnac.KindContestJarnac:
		return t.Say(toContestAnd, t.take(m))
	case jarnac.KindPass:
		return t.Say(draw.ToPass)
	case jarnac.KindLetGo:
		return t.Say(draw.ToLetGo)
	case jarnac.KindFlag:
		return t.Say(toFlag)
	case jarnac.KindResign:
		return t.Say(draw.ToResign)
	}
	return ""
}

func (t teller) take(m jarnac.Move) string {
	if m.Line() == 0 {
		return t.Say(toTakeRack, m.Word())
	}
	return t.Say(toTakeLine, m.Word(), m.Line())
}

// open returns what the law leaves to the player on turn: "say Jarnac, draw 1 letter or swap 3
// letters".
func (t teller) open(s jarnac.State) string {
	p := s.Turn()
	var acts []string
	for _, act := range []struct {
		kind jarnac.Kind
		said string
	}{
		{jarnac.KindContest, t.Say(draw.ToContest)},
		{jarnac.KindJarnac, t.Say(toSayJarnac)},
		{jarnac.KindDraw, t.Say(toDraw, t.letters(s.Due()))},
		{jarnac.KindSwap, t.Say(toSwap, t.letters(s.Rules().Options().SwapSize))},
		{jarnac.KindPlace, t.Say(toLayAWord)},
		{jarnac.KindExtend, t.Say(toTransformOne)},
		{jarnac.KindPass, t.Say(draw.ToPass)},
		{jarnac.KindLetGo, t.Say(draw.ToLetGo)},
	} {
		if s.May(p, act.kind) {
			acts = append(acts, act.said)
		}
	}
	return t.Either(acts)
}

// Turn returns who is on turn and what the rules leave them to do, or who has won: "Alice is on
// turn: draw 6 letters." It returns "" for the zero State.
func Turn(s jarnac.State, o show.Options) string {
	t := to(o)
	if out, over := s.Outcome(); over {
		return Outcome(out, o)
	}
	if s.Rules() == nil {
		return ""
	}
	return t.OnTurn(t.name(s.Turn()), t.open(s), int(s.Turn()) == t.o.Reader-1)
}

// Outcome returns who has won, and the count, the winner's first: "Alice wins, 131 to 58,
// Jarnacs 2 to 0." The clauses that ended and decided the game are in the outcome.
func Outcome(out jarnac.Outcome, o show.Options) string {
	t := to(o)
	first := out.Winner & 1
	second := first.Opponent()
	sum := t.Say(count, out.Scores[first], out.Scores[second], out.Jarnacs[first], out.Jarnacs[second])
	if out.Drawn {
		return t.Say(draw.DrawnGame, sum)
	}
	return t.Say(draw.Wins, t.name(first), sum)
}
