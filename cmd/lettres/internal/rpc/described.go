package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A Described is a place in one of the forms that there are.
type Described struct {
	Place
	State json.RawMessage `json:"state,omitempty" doc:"in place of a text, the position as plain fields, as docs/notation.md has them"`
	Setup json.RawMessage `json:"setup,omitempty" doc:"or what lies there as plain data, to be changed by hand, as the answer has it"`
	CGP   string          `json:"cgp,omitempty" doc:"or the line of other programs for Scrabble"`
	Typed string          `json:"typed,omitempty" doc:"or as people type what they see: rows and racks, in French or in English. By the rules of the request, whatever the text says"`
}

// A Told is a position with its other forms.
type Told struct {
	State
	Setup json.RawMessage `json:"setup,omitempty" doc:"a position as plain data, by the package of the game"`
	CGP   string          `json:"cgp,omitempty" doc:"the line of other programs, of Scrabble"`
}

func position(_ context.Context, s *Server, p Described) (Told, error) {
	t, err := s.described(p)
	if err != nil {
		return Told{}, err
	}
	told := Told{}
	if told.State, err = t.told(); err != nil || t.brief || t.position.Rules() == nil {
		return told, err
	}
	if c, ok := t.position.Of().(interface{ CGP() string }); ok {
		told.CGP = c.CGP()
	}
	if setup := extra.SetupOf(t.position); setup != nil {
		told.Setup, err = json.Marshal(setup)
	}
	return told, err
}

// described reads a place in the one form that is given.
func (s *Server) described(p Described) (table, error) {
	forms := 0
	for _, given := range []bool{p.Position != "" || p.View != "", p.State != nil, p.Setup != nil, p.CGP != "", p.Typed != ""} {
		if given {
			forms++
		}
	}
	switch {
	case forms > 1:
		return table{}, fault(codeParams, bothPlaces)
	case p.State != nil:
		return s.fromFields(p)
	case p.Setup != nil:
		return s.fromSetup(p)
	case p.CGP != "":
		return s.fromCGP(p)
	case p.Typed != "":
		return s.fromTyped(p)
	}
	return s.at(p.Place)
}

// here returns a position as a table.
func here(at game.Position, brief bool) table {
	return table{seen: at, rules: at.Rules(), position: at, view: at.View(at.Turn()), brief: brief, seat: at.Turn()}
}

// fromFields reads plain fields with a text among them.
func (s *Server) fromFields(p Described) (table, error) {
	var text struct{ Text, Viewer string }
	plain := json.Unmarshal(p.State, &text.Text) == nil // of a game whose positions have no fields
	if !plain && json.Unmarshal(p.State, &text) != nil {
		return table{}, fault(codeParams, wrongType, "state", "object", "something else")
	}
	p.Place.Position = text.Text
	if text.Viewer != "" {
		p.Place.Position, p.Place.View = "", text.Text
	}
	t, err := s.at(p.Place)
	if err == nil && !plain {
		err = agrees(t, p.State)
	}
	return t, err
}

// agrees returns an error where the fields say otherwise than the text among them.
func agrees(t table, fields json.RawMessage) error {
	text, err := json.Marshal(t.seen)
	if err != nil {
		return err
	}
	var said, known map[string]any
	if err := errors.Join(json.Unmarshal(fields, &said), json.Unmarshal(text, &known)); err != nil {
		return fault(codeParams, badParams, err)
	}
	for name, value := range said {
		if !reflect.DeepEqual(value, known[name]) {
			return fault(codeUnread, otherField, clip(name))
		}
	}
	return nil
}

func (s *Server) fromSetup(p Described) (table, error) {
	rules, err := s.compiled(p.Ruled)
	if err != nil {
		return table{}, err
	}
	at, has, err := extra.FromSetup(rules, p.Setup)
	switch {
	case !has:
		return table{}, fault(codeNotHere, noForm)
	case err != nil && explain(err).Code == codeInternal: // what encoding/json says
		return table{}, paramsFault(err)
	case err != nil:
		return table{}, err
	}
	return here(at, p.Brief), nil
}

func (s *Server) fromCGP(p Described) (table, error) {
	rules, err := s.compiled(p.Ruled)
	if err != nil {
		return table{}, err
	}
	desk, ok := extra.DeskOf(rules)
	if _, has := rules.Start(0).Of().(interface{ CGP() string }); !ok || !has {
		return table{}, fault(codeNotHere, noForm)
	}
	at, err := desk.Text(p.CGP)
	if err != nil {
		return table{}, unread(err)
	}
	return here(at, p.Brief), nil
}

// fromTyped reads a position as people type it. Where they do not know the racks of others, the answer is what the
// player on turn sees.
func (s *Server) fromTyped(p Described) (table, error) {
	rules, err := s.compiled(p.Ruled)
	if err != nil {
		return table{}, err
	}
	preset, options, _ := strings.Cut(rules.Options(), " ")
	text := p.Typed + "\n@game " + p.Game + "\n@rules " + preset
	for _, o := range strings.Fields(options) {
		text += "\n@option " + o
	}
	found, err := s.arbiter().Position(strings.NewReader(text))
	if err != nil {
		return table{}, unread(err)
	}
	// What people type may ask for other squares. The answer is by the rules of the request.
	if found.Hidden {
		p.Place.View = found.At.View(found.At.Turn()).String()
	} else {
		p.Place.Position = found.At.String()
	}
	return s.at(p.Place)
}
