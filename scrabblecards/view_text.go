package scrabblecards

import (
	"strconv"

	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// The text of a View is that of a State with these fields instead:
//
//	viewer B;            whose View it is, at the beginning
//	racks #7/HATMON2;    the sizes of the racks that the viewer does not see
//	unseen AAB?23;       the cards in these racks and in the bag

// String returns the text of v, "-" for the zero View.
func (v View) String() string { return string(v.appendText(nil)) }

func (v View) appendText(dst []byte) []byte {
	if v.rules == nil {
		return append(dst, keyed.None...)
	}
	v.rewind()
	text := keyed.Writer{Text: dst}
	text.Field("viewer", v.viewer.String())
	v.position.appendText(&text, func(p int) string {
		if !v.sees(Player(p)) {
			return "#" + strconv.Itoa(int(v.held[p]))
		}
		return v.rackText(p, v.racks[p])
	}, "unseen", &v.unseen)
	return text.Text
}

// sees reports whether the viewer sees the cards of p.
func (v *View) sees(p Player) bool { return p == v.viewer || v.phase == Over }

// ParseView reads the text of a View with these Rules, or its JSON: r.ParseView(v.String()) is v.
// The error names a field that cannot be read, or is that of [Rules.FromSetup].
func (r *Rules) ParseView(text string) (View, error) {
	switch {
	case r.none():
		return View{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("scrabblecards", text, maxJSON, r.ParseView)
	}
	f := viewFields{stateFields: stateFields{players: r.options.Players, p: Setup{Phase: Playing}}}
	if err := keyed.Read("scrabblecards", text, maxStateText, f.read); err != nil {
		return View{}, err
	}
	s, err := f.state(r)
	if err != nil {
		return View{}, err
	}
	v := s.View(f.viewer)
	if !r.settled(text) {
		err = keyed.Usual("scrabblecards", text, v.String())
	}
	if err != nil {
		return View{}, err
	}
	return v, nil
}

// viewFields holds what the fields of a View say.
type viewFields struct {
	stateFields
	viewer Player
	unseen Cards
}

func (f *viewFields) read(key string, words []string) (err error) {
	switch value := words[0]; key {
	case "viewer":
		f.viewer, err = keyed.Player[Player](value, f.players)
	case "unseen":
		f.unseen, err = ParseCards(value)
	case "bag":
		return keyed.Unknown()
	default:
		return f.stateFields.read(key, words)
	}
	return err
}

// state returns the State in which only what the viewer knows is known.
func (f *viewFields) state(r *Rules) (State, error) {
	p, hidden, left := f.p, 0, f.unseen.Len()
	p.Bag = f.unseen
	for i, rack := range p.Racks {
		hidden += max(p.Held[i]-rack.Len(), 0)
		if Player(i) != f.viewer {
			p.Bag, _ = p.Bag.Minus(rack)
			left -= rack.Len()
		}
	}
	if hidden > left {
		return State{}, faultf(tooManyHidden, hidden, max(left, 0))
	}
	if p.Phase == Over { // all show their cards
		return r.fromSetup(p, 0)
	}
	return r.fromSetup(p, everybody&^(1<<f.viewer))
}
