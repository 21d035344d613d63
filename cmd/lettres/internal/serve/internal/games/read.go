package games

import (
	"bytes"

	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Read reads a record of any game, or a game in GCG.
func Read(text []byte) (Recorded, error) {
	if judge.IsGCG(text, "") {
		return readGCG(text)
	}
	name, line := judge.GameOf(text)
	g, ok := Named(name)
	if !ok {
		return Recorded{}, &rulebook.RecordError{Line: line, Err: phrases.InputError(unknownGame, name)}
	}
	return g.Read(bytes.NewReader(text))
}

// readGCG reads a game in GCG. What it says of contests is taken as it stands.
func readGCG(text []byte) (Recorded, error) {
	g := Scrabble.(*scrabbleAdapter)
	game, unread := scrabble.ReadGCG(bytes.NewReader(text))
	o := game.Options
	o.Validation = scrabble.Recorded
	rules, err := g.compiled(o)
	if err != nil {
		return Recorded{}, err
	}
	start, err := game.Start(rules.r)
	if err != nil {
		return Recorded{}, err
	}
	read := Recorded{Rules: rules, Start: rules.at(start), Err: unread}
	for p := range start.Players() {
		read.Names = append(read.Names, game.Name(p))
	}
	for s, err := range game.ReplayWith(rules.r) {
		if err != nil {
			read.refuse(&scrabbleMade{rules, s}, err)
			break
		}
		read.Steps = append(read.Steps, &scrabbleMade{rules, s})
	}
	return read, nil
}

type (
	scrabbleAdapter = adapter[
		scrabble.State, scrabble.View, scrabble.Player, scrabble.Move, scrabble.Kind, scrabble.Outcome,
		scrabble.Options, *scrabble.Rules, scrabble.Step, scrabble.Record, *scrabble.Record,
	]
	scrabbleMade = made[
		scrabble.State, scrabble.View, scrabble.Player, scrabble.Move, scrabble.Kind, scrabble.Outcome,
		scrabble.Options, *scrabble.Rules, scrabble.Step, scrabble.Record, *scrabble.Record,
	]
)

// refuse is the move after the last one that can be played, and why it cannot.
func (r *Recorded) refuse(s Step, err error) { r.Refused, r.Err = s, err }

// StepsOf is the steps of a game as the package of the game has them; nil of another game.
func StepsOf[T any](steps []Step) (all []T) {
	for _, s := range steps {
		if one, ok := s.Of().(T); ok {
			all = append(all, one)
		}
	}
	return all
}
