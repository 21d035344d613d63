package rpc

import (
	"context"
	"encoding/json"
	"iter"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A Written is a record.
type Written struct {
	Record string `json:"record" doc:"the text of a record, or of a GCG, with one game or several"`
}

// A Judged is a game of a record.
type Judged struct {
	Game     string   `json:"game"`
	Options  string   `json:"options"`
	Players  []string `json:"players"`
	First    int      `json:"first" doc:"the seat that began"`
	Warnings []Text   `json:"warnings" doc:"how moves were understood that are not plain"`
	Moves    []Ruling `json:"moves" doc:"up to the first that is illegal"`
	After    State    `json:"after" doc:"the position after the last legal move"`
	Unread   *Text    `json:"unread,omitempty" doc:"why the rest could not be read"`
}

// A Ruling judges a move of a record.
type Ruling struct {
	Seat    int               `json:"seat"`
	Move    string            `json:"move"`
	Legal   bool              `json:"legal"`
	Clause  rulebook.Clause   `json:"clause,omitempty" doc:"by which it is refused"`
	Reason  *Text             `json:"reason,omitempty"`
	Remedy  rulebook.Clause   `json:"remedy,omitempty" doc:"what is done where it was made all the same"`
	Clauses []rulebook.Clause `json:"clauses,omitempty" doc:"what a legal move rests on"`
	Line    int               `json:"line,omitempty" doc:"of an illegal move in the text"`
}

// judged replays the games of a text.
func (s *Server) judged(text string) iter.Seq2[*arbiter.Game, error] {
	return s.arbiter().Records(strings.NewReader(text), "")
}

func judge(ctx context.Context, s *Server, p Written) (all []Judged, err error) {
	for g, err := range s.judged(p.Record) {
		if err != nil {
			return nil, unread(err)
		}
		j := Judged{g.Rules.Game().Name(), g.Rules.Options(), g.Players, g.Toss.First, []Text{}, []Ruling{}, State{}, nil}
		for _, w := range g.Warnings {
			j.Warnings = append(j.Warnings, inBoth(w.Explain))
		}
		for r := range g.Rulings() {
			if ctx.Err() != nil {
				return nil, fault(codeUnfinish, timeUp)
			}
			ruling := Ruling{r.By, r.Text, r.Legal, r.Clause, nil, r.Remedy, r.Clauses, r.FileLine}
			if !r.Legal {
				ruling.Reason = new(Text)
				*ruling.Reason = inBoth(r.Explain)
			}
			j.Moves = append(j.Moves, ruling)
		}
		if g.Unread != nil {
			j.Unread = &Text{rulebook.Explain(g.Unread, language.French), rulebook.Explain(g.Unread, language.English)}
		}
		if j.After, err = told(g.At, false); err != nil {
			return nil, err
		}
		if all = append(all, j); len(all) > mostGames {
			return nil, fault(codeLimit, manyGames, mostGames)
		}
	}
	return all, nil
}

// mostGames bounds the games of a text.
const mostGames = 1000

// A Game is one to be written down.
type Game struct {
	Ruled
	First   int        `json:"first,omitempty" doc:"the seat that began"`
	Players []string   `json:"players,omitempty" doc:"their names"`
	Moves   []GameMove `json:"moves" doc:"with the letters that came"`
	Format  string     `json:"format,omitempty" doc:"gcg, for games that are written so; a record if it is left out"`
}

// A GameMove is a move of a game.
type GameMove struct {
	Seat int    `json:"seat"`
	Move string `json:"move"`
}

// write replays a game, and writes it down.
func write(_ context.Context, s *Server, p Game) (Written, error) {
	rules, err := s.compiled(p.Ruled)
	if err != nil {
		return Written{}, err
	}
	if p.First < 0 || p.First >= rules.Seats() {
		return Written{}, fault(codeParams, noSeat, p.First, rules.Seats()-1)
	}
	if len(p.Players) > rules.Seats() {
		return Written{}, fault(codeParams, outside, "players", 0, rules.Seats())
	}
	at, steps := rules.Start(p.First), []game.Step(nil)
	record := rules.NewRecord(game.Toss{First: p.First}, p.Players...)
	for _, move := range p.Moves {
		if move.Seat < 0 || move.Seat >= rules.Seats() {
			return Written{}, fault(codeParams, noSeat, move.Seat, rules.Seats()-1)
		}
		m, err := rules.Game().ParseMove(move.Move)
		if err != nil {
			return Written{}, unread(err)
		}
		after, err := at.Play(move.Seat, m)
		if err != nil {
			return Written{}, err
		}
		step := game.Step{Before: at, Seat: move.Seat, Move: m, After: after}
		record.Append(step)
		steps, at = append(steps, step), after
	}
	if p.Format == "" || p.Format == "record" {
		text, err := record.MarshalText()
		if err != nil {
			return Written{}, unread(err)
		}
		return Written{string(text)}, nil
	}
	names := record.Players
	text, err := extra.Export(rules, p.Format, "", p.First, names, steps)
	if err != nil {
		return Written{}, fault(codeNotHere, noFormat, clip(p.Format))
	}
	return Written{string(text)}, nil
}

// A Reviewing asks for the review of a game.
type Reviewing struct {
	Written
	Nodes int `json:"nodes,omitempty" doc:"how many moves are tried for each decision; with 0 only what is exact is said, at once"`
	Time  int `json:"ms,omitempty" doc:"how long it may take, in milliseconds; 10000 if it is left out, at most 600000"`
}

// A Reviewed is the review of a game.
type Reviewed struct {
	Players []string           `json:"players"`
	Turns   []ReviewedTurn     `json:"turns"`
	Sums    []any              `json:"summaries" doc:"of each player, as docs/review.md has it"`
	Table   map[string][]Facts `json:"table" doc:"what was found, summed up, by language: a label and a value for each player"`
}

// Facts is a row of a table.
type Facts struct {
	Label  string   `json:"label"`
	Values []string `json:"values"`
}

// A ReviewedTurn is what is said of a turn.
type ReviewedTurn struct {
	Seat    int             `json:"seat"`
	Move    int             `json:"move" doc:"the first move of the turn, from 1"`
	Remarks []Remark        `json:"remarks"`
	Finding json.RawMessage `json:"finding" doc:"as docs/review.md has it"`
}

// A Remark is one thing to say.
type Remark struct {
	Kind string `json:"kind" doc:"played, fine, missed, better, wrong, longer, open or drawn"`
	Text
}

func reviewGame(ctx context.Context, s *Server, p Reviewing) (Reviewed, error) {
	ctx, cancel, err := within(ctx, p.Time, 10_000)
	if err != nil {
		return Reviewed{}, err
	}
	defer cancel()
	if p.Nodes < 0 || p.Nodes > 1_000_000 {
		return Reviewed{}, fault(codeParams, outside, "nodes", 0, 1_000_000)
	}
	for g, err := range s.judged(p.Record) {
		if err != nil {
			return Reviewed{}, unread(err)
		}
		var steps []game.Step
		for r := range g.Rulings() {
			if r.Legal {
				steps = append(steps, r.Step)
			}
		}
		return reviewSteps(ctx, g, steps, p.Nodes)
	}
	return Reviewed{}, fault(codeParams, noPlace)
}

func reviewSteps(ctx context.Context, g *arbiter.Game, steps []game.Step, nodes int) (Reviewed, error) {
	if !g.Rules.Game().HasReviews() {
		return Reviewed{}, fault(codeNotHere, noReviews)
	}
	r, err := g.Rules.Game().Turns(steps)
	if err != nil {
		return Reviewed{}, unread(err)
	}
	found := Reviewed{Players: g.Players, Turns: []ReviewedTurn{}}
	for turn := 1; turn <= r.Turns(); turn++ {
		o := review.Options{Budget: bot.Budget{Nodes: nodes}, ExactOnly: nodes == 0}
		if r, err = r.Find(ctx, turn, o); err != nil || ctx.Err() != nil {
			return Reviewed{}, fault(codeUnfinish, timeUp)
		}
		t := ReviewedTurn{Seat: r.Seat(turn), Move: r.First(turn), Remarks: []Remark{}}
		finding, _ := r.Finding(turn)
		if t.Finding, err = json.Marshal(finding); err != nil {
			return Reviewed{}, err
		}
		english := r.Remarks(turn, show.Options{Names: g.Players, Language: language.English})
		for i, remark := range r.Remarks(turn, show.Options{Names: g.Players, Language: language.French}) {
			t.Remarks = append(t.Remarks, Remark{remark.Kind.String(), Text{remark.Text, english[i].Text}})
		}
		found.Turns = append(found.Turns, t)
	}
	found.Sums = r.Summaries()
	found.Table = map[string][]Facts{}
	for _, tag := range []language.Tag{language.French, language.English} {
		for _, row := range r.Table(show.Options{Names: g.Players, Language: tag}) {
			found.Table[tag.String()] = append(found.Table[tag.String()], Facts{row.Label, row.Values})
		}
	}
	return found, nil
}

// within returns a context that ends after some milliseconds.
func within(ctx context.Context, ms, usual int) (context.Context, context.CancelFunc, error) {
	if ms == 0 {
		ms = usual
	}
	if ms < 0 || ms > 600_000 {
		return nil, nil, fault(codeParams, outside, "ms", 1, 600_000)
	}
	ctx, cancel := context.WithTimeout(ctx, time.Duration(ms)*time.Millisecond)
	return ctx, cancel, nil
}
