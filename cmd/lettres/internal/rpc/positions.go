package rpc

import (
	"context"
	"encoding/json"
	"iter"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A Place is a position, or what one player sees of it.
type Place struct {
	Ruled
	Position string `json:"position,omitempty" doc:"the text of a position, all that is hidden included"`
	View     string `json:"view,omitempty" doc:"in its place, the text of what a player sees"`
	Brief    bool   `json:"brief,omitempty" doc:"no plain fields in the answer"`
}

// A Seated is a position with somebody who acts.
type Seated struct {
	Place
	Seat *int `json:"seat,omitempty" doc:"who acts, from 0; the player on turn if it is left out, and in a view always who looks"`
}

// A Deed is a move in a position.
type Deed struct {
	Seated
	Move string `json:"move" doc:"a move by the notation of the game, or as people write it"`
}

// seen has the methods that a Position and a View share.
type seen interface {
	Turn() int
	CanAct(seat int) bool
	Due() int
	Score(seat int) int
	Points(m game.Move) int
	Open() iter.Seq2[int, game.Move]
	Outcome() (game.Outcome, bool)
	SVG(o show.Options, since ...game.Step) string
	Text(o show.Options, since ...game.Step) string
	String() string
	Of() any
}

// A table is what a request is about: a position, or a view with no position behind it.
type table struct {
	seen
	rules    *game.Rules
	position game.Position // zero behind a view
	view     game.View     // of the seat that acts, or of the viewer
	brief    bool
	seat     int
}

// at reads a place.
func (s *Server) at(p Place) (t table, err error) {
	t.brief = p.Brief
	if t.rules, err = s.compiled(p.Ruled); err != nil {
		return t, err
	}
	switch {
	case p.Position != "" && p.View != "":
		return t, fault(codeParams, bothPlaces)
	case p.View != "":
		if t.view, err = t.rules.ParseView(p.View); err != nil {
			return t, unread(err)
		}
		t.seen, t.seat = t.view, t.view.Viewer()
		return t, nil
	case p.Position == "":
		return t, fault(codeParams, noPlace)
	}
	if t.position, err = t.rules.ParsePosition(p.Position); err != nil {
		return t, unread(err)
	}
	t.seen, t.seat = t.position, t.position.Turn()
	t.view = t.position.View(t.seat)
	return t, nil
}

// seated reads a place with somebody who acts.
func (s *Server) seated(p Seated) (table, error) {
	t, err := s.at(p.Place)
	if err != nil || p.Seat == nil {
		return t, err
	}
	switch {
	case *p.Seat < 0 || *p.Seat >= t.rules.Seats():
		return t, fault(codeParams, noSeat, *p.Seat, t.rules.Seats()-1)
	case p.View != "" && *p.Seat != t.seat:
		return t, fault(codeParams, otherSeat, *p.Seat, t.seat)
	case p.View == "":
		t.seat, t.view = *p.Seat, t.position.View(*p.Seat)
	}
	return t, nil
}

// deed reads a position and a move in it.
func (s *Server) deed(p Deed) (table, game.Move, *rulebook.Note, error) {
	t, err := s.seated(p.Seated)
	if err != nil {
		return t, nil, nil, err
	}
	var m game.Move
	var note *rulebook.Note
	if p.View != "" {
		m, note, err = t.view.ParseMove(p.Move)
	} else {
		m, note, err = t.position.ParseMove(t.seat, p.Move)
	}
	if err != nil {
		return t, nil, nil, unread(err)
	}
	return t, m, note, nil
}

// A State tells a position.
type State struct {
	Position string          `json:"position,omitempty" doc:"the text of the position"`
	View     string          `json:"view,omitempty" doc:"or of what a player sees"`
	Turn     int             `json:"turn" doc:"the seat that has to act"`
	Due      int             `json:"due" doc:"how many letters that seat has to draw"`
	Acts     []int           `json:"acts" doc:"all seats that can do anything, as in a contest"`
	Scores   []int           `json:"scores"`
	Open     []OpenMove      `json:"open" doc:"the moves that can be contested"`
	Over     bool            `json:"over"`
	Outcome  *Outcome        `json:"outcome,omitempty" doc:"how the game has ended"`
	State    json.RawMessage `json:"state,omitempty" doc:"the position as plain fields, as docs/notation.md has them"`
}

// An OpenMove is a move that can be contested.
type OpenMove struct {
	Seat int    `json:"seat"`
	Move string `json:"move"`
}

// An Outcome tells how a game has ended.
type Outcome struct {
	Status  string          `json:"status" doc:"won, drawn or undecided"`
	Winner  int             `json:"winner" doc:"the seat that has won; −1 without one"`
	Points  []int           `json:"points"`
	End     rulebook.Clause `json:"end" doc:"why the game was over"`
	Verdict rulebook.Clause `json:"verdict" doc:"why it is won or drawn"`
}

// told returns what there is to tell of a position or of a view.
func (t table) told() (State, error) {
	s := State{Turn: t.Turn(), Due: t.Due(), Acts: []int{}, Scores: []int{}, Open: []OpenMove{}}
	if t.position.Rules() != nil {
		s.Position = t.String()
	} else {
		s.View = t.String()
	}
	for seat := range t.rules.Seats() {
		s.Scores = append(s.Scores, t.Score(seat))
		if t.CanAct(seat) {
			s.Acts = append(s.Acts, seat)
		}
	}
	for seat, m := range t.Open() {
		s.Open = append(s.Open, OpenMove{seat, m.String()})
	}
	if o, over := t.Outcome(); over {
		s.Over, s.Outcome = true, &Outcome{"won", o.Winner, o.Points, o.End, o.Verdict}
		switch {
		case o.Drawn:
			s.Outcome.Status, s.Outcome.Winner = "drawn", -1
		case o.Undecided:
			s.Outcome.Status, s.Outcome.Winner = "undecided", -1
		}
	}
	if t.brief {
		return s, nil
	}
	var err error
	s.State, err = json.Marshal(t.seen)
	return s, err
}

// told returns what there is to tell of a position.
func told(p game.Position, brief bool) (State, error) {
	return table{seen: p, rules: p.Rules(), position: p, brief: brief}.told()
}

// A Start names who begins.
type Start struct {
	Ruled
	First int `json:"first,omitempty" doc:"the seat that begins"`
}

func start(_ context.Context, s *Server, p Start) (State, error) {
	rules, err := s.compiled(p.Ruled)
	if err != nil {
		return State{}, err
	}
	if p.First < 0 || p.First >= rules.Seats() {
		return State{}, fault(codeParams, noSeat, p.First, rules.Seats()-1)
	}
	return told(rules.Start(p.First), false)
}

func view(_ context.Context, s *Server, p Seated) (State, error) {
	t, err := s.seated(p)
	if err != nil {
		return State{}, err
	}
	return table{seen: t.view, rules: t.rules, brief: t.brief}.told()
}

// A Listing asks for moves.
type Listing struct {
	Seated
	Most int `json:"most,omitempty" doc:"how many; 1000 if it is left out, at most 100000"`
}

// Moves are decisions.
type Moves struct {
	Moves []string `json:"moves" doc:"good decisions, each once: a draw names a number of letters, and no word is bad"`
	More  bool     `json:"more" doc:"there are others"`
}

func moves(_ context.Context, s *Server, p Listing) (Moves, error) {
	t, err := s.seated(p.Seated)
	if err != nil {
		return Moves{}, err
	}
	most := 1000
	if p.Most != 0 {
		most = p.Most
	}
	if most < 0 || most > 100_000 {
		return Moves{}, fault(codeParams, outside, "most", 1, 100_000)
	}
	all := t.view.Moves()
	if t.position.Rules() != nil {
		all = t.position.Moves(t.seat)
	}
	found := Moves{Moves: []string{}}
	for m := range all {
		if len(found.Moves) == most {
			found.More = true
			break
		}
		found.Moves = append(found.Moves, m.String())
	}
	return found, nil
}

// A Verdict says whether a move is legal.
type Verdict struct {
	Move    string          `json:"move" doc:"the move by the notation of the game"`
	Read    *Text           `json:"read,omitempty" doc:"how it was understood, where that is not plain"`
	Legal   bool            `json:"legal"`
	Clause  rulebook.Clause `json:"clause,omitempty" doc:"by which it is refused"`
	Reason  *Text           `json:"reason,omitempty" doc:"why"`
	Points  int             `json:"points" doc:"what it scores by itself"`
	Decided bool            `json:"complete" doc:"chance has nothing to add to it"`
}

func check(_ context.Context, s *Server, p Deed) (Verdict, error) {
	t, m, note, err := s.deed(p)
	if err != nil {
		return Verdict{}, err
	}
	v := Verdict{Move: m.String(), Decided: m.Completed()}
	if note != nil {
		read := inBoth(note.Explain)
		v.Read = &read
	}
	switch {
	case t.position.Rules() == nil:
		err = t.view.Check(m)
	case m.Completed():
		err = t.position.Check(t.seat, m)
	default: // any letters will do
		_, err = t.position.Complete(Seed(0).chance(""), t.seat, m)
	}
	if v.Legal = err == nil; v.Legal {
		v.Points = t.Points(m)
		return v, nil
	}
	e := explain(err)
	v.Clause, v.Reason = e.Data.Clause, &Text{e.Data.French, e.Data.English}
	return v, nil
}

// A Preview tells what a move does.
type Preview struct {
	Move   string          `json:"move"`
	Effect json.RawMessage `json:"effect" doc:"what it does, by the package of the game, with the clause that it rests on"`
	Tale   Text            `json:"tale" doc:"the same in sentences"`
}

func preview(_ context.Context, s *Server, p Deed) (Preview, error) {
	if p.View != "" {
		return Preview{}, fault(codeParams, wantsPosition)
	}
	t, m, _, err := s.deed(p)
	if err != nil {
		return Preview{}, err
	}
	effect, err := t.position.Effect(t.seat, m)
	if err != nil {
		return Preview{}, err
	}
	after, err := t.position.Play(t.seat, m)
	if err != nil {
		return Preview{}, err
	}
	step := game.Step{Before: t.position, Seat: t.seat, Move: m, After: after}
	w := Preview{Move: m.String(), Tale: tale(step)}
	w.Effect, err = json.Marshal(effect)
	return w, err
}

// tale tells a step in both languages.
func tale(step game.Step) Text { return taleOf(step, nil) }

// taleOf tells a step of players with names.
func taleOf(step game.Step, names []string) Text {
	return inBoth(func(tag language.Tag) string { return show.Join(step.Tell(show.Options{Language: tag, Names: names})) })
}

// A Decision is a move that chance completes.
type Decision struct {
	Deed
	Seed Seed `json:"seed,omitempty" doc:"of chance: 0 to 2^53 − 1. The same seed brings the same in the same position"`
}

// A Played is a move, and the position after it.
type Played struct {
	Move string `json:"move" doc:"the move with the letters that came"`
	Tale Text   `json:"tale" doc:"what happened, for all to hear"`
	State
}

// complete makes a decision: what a server of a game does with what a client has sent.
func complete(_ context.Context, s *Server, p Decision) (Played, error) {
	if p.View != "" {
		return Played{}, fault(codeParams, wantsPosition)
	}
	t, m, _, err := s.deed(p.Deed)
	if err != nil {
		return Played{}, err
	}
	step, err := t.position.Do(p.Seed.chance(p.Position), t.seat, m)
	return played(step, err, p.Brief)
}

// play makes a completed move: what a referee and a record do.
func play(_ context.Context, s *Server, p Deed) (Played, error) {
	if p.View != "" {
		return Played{}, fault(codeParams, wantsPosition)
	}
	t, m, _, err := s.deed(p)
	if err != nil {
		return Played{}, err
	}
	after, err := t.position.Play(t.seat, m)
	return played(game.Step{Before: t.position, Seat: t.seat, Move: m, After: after}, err, p.Brief)
}

func played(step game.Step, err error, brief bool) (Played, error) {
	if err != nil {
		return Played{}, err
	}
	s, err := told(step.After, brief)
	return Played{step.Move.String(), tale(step), s}, err
}

// A Drawn asks for a drawing.
type Drawn struct {
	Place
	Language string   `json:"language,omitempty" doc:"fr or en"`
	Scheme   string   `json:"scheme,omitempty" doc:"auto, light or dark"`
	Names    []string `json:"names,omitempty" doc:"of the players"`
	Width    int      `json:"width,omitempty" doc:"columns of a drawing in text"`
}

// A Drawing is one.
type Drawing struct {
	Drawing string `json:"drawing"`
}

// options reads how a drawing shall look.
func (d Drawn) options() (o show.Options, err error) {
	if o.Language, err = tagOf(d.Language); err != nil {
		return o, err
	}
	if d.Scheme != "" {
		if err := o.Scheme.UnmarshalText([]byte(d.Scheme)); err != nil {
			return o, fault(codeParams, badParams, err)
		}
	}
	if len(d.Names) > 8 || d.Width < 0 || d.Width > 1000 {
		return o, fault(codeParams, outside, "width, names", 0, 1000)
	}
	for _, name := range d.Names {
		o.Names = append(o.Names, clip(name))
	}
	o.Width = d.Width
	return o, nil
}

// tagOf reads a language; without one it is English.
func tagOf(name string) (language.Tag, error) {
	switch name {
	case "", "en":
		return language.English, nil
	case "fr":
		return language.French, nil
	}
	return language.English, fault(codeParams, noLanguage, clip(name))
}

func svg(_ context.Context, s *Server, p Drawn) (Drawing, error) {
	return s.drawn(p, func(t table, o show.Options) string { return t.SVG(o) })
}

func inText(_ context.Context, s *Server, p Drawn) (Drawing, error) {
	return s.drawn(p, func(t table, o show.Options) string { return t.Text(o) })
}

func (s *Server) drawn(p Drawn, draw func(table, show.Options) string) (Drawing, error) {
	o, err := p.options()
	if err != nil {
		return Drawing{}, err
	}
	t, err := s.at(p.Place)
	if err != nil {
		return Drawing{}, err
	}
	if !t.rules.Game().HasDrawing() {
		return Drawing{}, fault(codeNotHere, noDrawing)
	}
	return Drawing{draw(t, o)}, nil
}
