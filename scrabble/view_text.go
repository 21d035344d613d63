package scrabble

import (
	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// The text of a View is that of a State in which the tiles that the viewer does not see are
// not known, and at its end the viewer:
//
//	… viewer B;

// String returns the text of v, "-" for the zero View. It begins with a position in CGP, as
// that of a State does.
func (v View) String() string {
	if v.rules == nil {
		return keyed.None
	}
	s := v.known()
	return string(s.appendText(nil, s.counted())) + " viewer " + v.viewer.String() + ";"
}

// ParseView reads the text of a View of a game by these rules, or its JSON:
// r.ParseView(v.String()) is v.
// The error names the field or the operation and what is wrong with it, or is one of
// [Rules.FromSetup].
func (r *Rules) ParseView(text string) (View, error) {
	switch {
	case r.none():
		return View{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("scrabble", text, maxJSON, r.ParseView)
	}
	var viewer Player
	s, err := r.readState(text, func(key string, args []string) (err error) {
		if key != "viewer" {
			return keyed.Unknown()
		}
		viewer, err = keyed.Player[Player](args[0], r.options.Players)
		return err
	})
	v := s.View(viewer)
	if err == nil && !r.settled(text) {
		err = keyed.Usual("scrabble", text, v.String())
	}
	if err != nil {
		return View{}, err
	}
	return v, nil
}
