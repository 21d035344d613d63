package match

import (
	"bytes"
	"cmp"
	"iter"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// What the comments of a match in its records begin with. A record without a result is cut
// off.
const (
	matchPrefix   = "match "
	refereePrefix = "referee: "
	resultPrefix  = "result: "
)

// cutLast is the last line without its prefix.
func cutLast(lines []string, prefix string) (string, bool) {
	if len(lines) == 0 {
		return "", false
	}
	return strings.CutPrefix(lines[len(lines)-1], prefix)
}

// last is the position after the last step.
func last[T, S any](steps iter.Seq2[T, error], after func(T) S) (end S, err error) {
	var step T
	for step, err = range steps {
		if err != nil {
			return end, err
		}
	}
	return after(step), nil
}

// newContest is the match of the settings, which it completes.
func newContest(s *settings, o opening) (contest, error) {
	sides, err := s.sides()
	if err != nil {
		return nil, err
	}
	switch s.Game {
	case "jarnac":
		return newJarnac(s, sides, o)
	case "scrabble":
		return newScrabble(s, sides, o)
	case "scrabblecards", "cards":
		s.Game = "scrabblecards"
		return newCards(s, sides, o)
	case "jago":
		return newJago(s, sides, o)
	}
	return nil, phrases.InputError(badGame)
}

func newJarnac(s *settings, sides [2]players.Spec, o opening) (contest, error) {
	rules, err := players.Compile(s.Options, jarnac.Official(), jarnac.ParseOptions, jarnac.Compile, french.Lexicon())
	if err != nil {
		return nil, err
	}
	t := newTable(players.Jarnac(rules), rules.Lexicon(), s, sides, o)
	t.write = func(w written[jarnac.Player, jarnac.Move]) ([]byte, error) {
		r := jarnac.NewRecord(rules, w.first, w.players...)
		for _, m := range w.moves {
			r.Append(jarnac.Step{Player: m.Player, Move: m.Move})
		}
		r.Moves[0].Before, r.Closing = w.above, w.closing
		return r.AppendText(nil)
	}
	t.read = func(text []byte) (read[jarnac.State, jarnac.Player], error) {
		r, err := jarnac.ReadRecord(bytes.NewReader(text))
		if err != nil || len(r.Moves) == 0 {
			return read[jarnac.State, jarnac.Player]{}, cmp.Or(err, errCut)
		}
		end, err := last(r.ReplayWith(rules), func(s jarnac.Step) jarnac.State { return s.After })
		return read[jarnac.State, jarnac.Player]{r.First, r.Players, r.Options.String(), r.Lexicon, len(r.Moves), end, r.Moves[0].Before, r.Closing}, err
	}
	t.judged = func(o jarnac.Outcome) (end, verdict rulebook.Clause, jarnacs [2]int) {
		return o.End, o.Verdict, o.Jarnacs
	}
	return t, nil
}

func newScrabble(s *settings, sides [2]players.Spec, o opening) (contest, error) {
	rules, err := players.Compile(s.Options, scrabble.Classique(), scrabble.ParseOptions, scrabble.Compile, gaddag.Lexicon())
	if err != nil {
		return nil, err
	}
	g, err := players.Scrabble(rules)
	if err != nil {
		return nil, err
	}
	t := newTable(g, rules.Lexicon(), s, sides, o)
	t.write = func(w written[scrabble.Player, scrabble.Move]) ([]byte, error) {
		r, at := scrabble.NewRecord(rules, w.first, w.players...), rules.Start(w.first)
		for _, m := range w.moves {
			after, err := at.Play(m.Player, m.Move)
			if err != nil {
				return nil, err
			}
			r.Append(scrabble.Step{Before: at, Player: m.Player, Move: m.Move, After: after})
			at = after
		}
		r.Moves[0].Before, r.Closing = w.above, w.closing
		return r.AppendText(nil)
	}
	t.read = func(text []byte) (read[scrabble.State, scrabble.Player], error) {
		r, err := scrabble.ReadRecord(bytes.NewReader(text))
		if err != nil || len(r.Moves) == 0 {
			return read[scrabble.State, scrabble.Player]{}, cmp.Or(err, errCut)
		}
		end, err := last(r.ReplayWith(rules), func(s scrabble.Step) scrabble.State { return s.After })
		return read[scrabble.State, scrabble.Player]{r.First, r.Players, r.Options.String(), r.Lexicon, len(r.Moves), end, r.Moves[0].Before, r.Closing}, err
	}
	t.judged = func(o scrabble.Outcome) (end, verdict rulebook.Clause, jarnacs [2]int) {
		return o.End, o.Verdict, jarnacs
	}
	return t, nil
}

func newCards(s *settings, sides [2]players.Spec, o opening) (contest, error) {
	rules, err := players.Compile(s.Options, scrabblecards.Official(), scrabblecards.ParseOptions, scrabblecards.Compile, gaddag.Lexicon())
	if err != nil {
		return nil, err
	}
	g, err := players.Cards(rules)
	if err != nil {
		return nil, err
	}
	t := newTable(g, rules.Lexicon(), s, sides, o)
	t.write = func(w written[scrabblecards.Player, scrabblecards.Move]) ([]byte, error) {
		r := scrabblecards.NewRecord(rules, w.first, w.players...)
		for _, m := range w.moves {
			r.Append(scrabblecards.Step{Player: m.Player, Move: m.Move})
		}
		r.Moves[0].Before, r.Closing = w.above, w.closing
		return r.AppendText(nil)
	}
	t.read = func(text []byte) (read[scrabblecards.State, scrabblecards.Player], error) {
		r, err := scrabblecards.ReadRecord(bytes.NewReader(text))
		if err != nil || len(r.Moves) == 0 {
			return read[scrabblecards.State, scrabblecards.Player]{}, cmp.Or(err, errCut)
		}
		end, err := last(r.ReplayWith(rules), func(s scrabblecards.Step) scrabblecards.State { return s.After })
		return read[scrabblecards.State, scrabblecards.Player]{r.First, r.Players, r.Options.String(), r.Lexicon, len(r.Moves), end, r.Moves[0].Before, r.Closing}, err
	}
	t.judged = func(o scrabblecards.Outcome) (end, verdict rulebook.Clause, jarnacs [2]int) {
		return o.End, o.Verdict, jarnacs
	}
	return t, nil
}

func newJago(s *settings, sides [2]players.Spec, o opening) (contest, error) {
	rules, err := players.Compile(s.Options, jago.Official(), jago.ParseOptions, jago.Compile, gaddag.Lexicon())
	if err != nil {
		return nil, err
	}
	t := newTable(players.Jago(rules), rules.Lexicon(), s, sides, o)
	t.write = func(w written[jago.Player, jago.Move]) ([]byte, error) {
		r := jago.NewRecord(rules, w.first, w.players...)
		for _, m := range w.moves {
			r.Append(jago.Step{Player: m.Player, Move: m.Move})
		}
		r.Moves[0].Before, r.Closing = w.above, w.closing
		return r.AppendText(nil)
	}
	t.read = func(text []byte) (read[jago.State, jago.Player], error) {
		r, err := jago.ReadRecord(bytes.NewReader(text))
		if err != nil || len(r.Moves) == 0 {
			return read[jago.State, jago.Player]{}, cmp.Or(err, errCut)
		}
		end, err := last(r.ReplayWith(rules), func(s jago.Step) jago.State { return s.After })
		return read[jago.State, jago.Player]{r.First, r.Players, r.Options.String(), r.Lexicon, len(r.Moves), end, r.Moves[0].Before, r.Closing}, err
	}
	t.judged = func(o jago.Outcome) (end, verdict rulebook.Clause, jarnacs [2]int) {
		return o.End, o.Verdict, jarnacs
	}
	return t, nil
}
