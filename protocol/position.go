package protocol

import "github.com/jeudelettres/lettres/game"

// positionOf returns the text by which a program is told what a player knows: that of the State
// of a game that hides nothing, and else that of the View.
func positionOf(v game.View) string {
	if p, ok := v.Position(); ok {
		return p.String()
	}
	return v.String()
}

// ReadPosition reads the position of a [Command] for the seat of an engine.
func ReadPosition(rules *game.Rules, seat int, text string) (game.View, error) {
	if _, open := rules.Start(0).View(seat).Position(); open {
		p, err := rules.ParsePosition(text)
		return p.View(seat), err
	}
	v, err := rules.ParseView(text)
	if err == nil && v.Viewer() != seat {
		return game.View{}, phrases.InputError(noPosition)
	}
	return v, err
}
