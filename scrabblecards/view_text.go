package scrabblecards

import (
	"errors"
	"strconv"
	"strings"

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
		return v.racks[p].String()
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
	held   [MaxPlayers]int // cards of racks that are not told
	unseen Cards
}

func (f *viewFields) read(key string, words []string) (err error) {
	switch value := words[0]; key {
	case "viewer":
		f.viewer, err = keyed.Player[Player](value, f.players)
	case "racks":
		err = keyed.Each(value, f.players, func(i int, s string) (err error) {
			if size, hidden := strings.CutPrefix(s, "#"); hidden {
				if f.held[i], err = keyed.Number(size); err == nil && f.held[i] < 0 {
					err = phrases.InputError(fieldHeld)
				}
				return err
			}
			f.p.Racks[i], err = ParseCards(s)
			return err
		})
	case "unseen":
		f.unseen, err = ParseCards(value)
	case "bag":
		return keyed.Unknown()
	default:
		return f.stateFields.read(key, words)
	}
	return err
}

// state returns one of the States that the viewer may be looking at. The unseen cards are
// dealt as they come; but the author of the open move gets the cards of that move first.
func (f *viewFields) state(r *Rules) (State, error) {
	p, open := f.p, f.p.Open
	v := View{position: position{rules: r}, viewer: f.viewer, racks: p.Racks, unseen: f.unseen}
	hidden, left := 0, f.unseen.Len()
	for i, n := range f.held {
		if hidden += n; Player(i) != f.viewer {
			left -= p.Racks[i].Len()
		}
	}
	if hidden > left {
		return State{}, faultf(tooManyHidden, hidden, max(left, 0))
	}
	for i, n := range f.held {
		v.held[i] = uint8(n + p.Racks[i].Len())
	}
	dealt := v.deal(v.racks, first)
	p.Racks, p.Bag, p.Open = dealt.racks, dealt.bag, Move{}
	s, err := r.FromSetup(p)
	if err != nil || open == (Move{}) {
		return s, err
	}
	var l laying
	if author := s.turn; author != f.viewer && s.table.lay(r, &open, &l) == fits {
		if cards := l.cards(&open); f.unseen.Contains(cards) && cards.Len() <= int(s.held[author]) {
			v = s.View(f.viewer)
			v.racks[author] = cards
			s = v.deal(v.racks, first)
		}
	}
	c := setupChecker{r: r, s: s}
	s = c.play(open)
	return s, errors.Join(c.faults...)
}

// first picks the first card.
func first(uint8) uint8 { return 0 }
