package serve

import (
	"net/http"
	"strconv"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A desk is what a table shows where nobody plays: somebody learns, or solves a puzzle. The server
// keeps nothing of it.
type desk struct {
	Kind     string // "learn" or "puzzle", for the script
	Game     string // of a puzzle
	Key      string // by which the browser keeps what was done
	Heading  string
	Back     link
	Praise   []string // said before the task
	Task     string
	How      string // it is done
	Verdict  verdictText
	Go       *link        // to go on
	Play     string       // the game that can be begun at once
	Asks     []deskButton // besides moves
	Links    []link
	At, Of   int // steps of a lesson
	Finished bool

	// The rest is about a puzzle.
	Hard   int    // its rating
	Tried  string // "1" or "0" once an answer was right or wrong
	Rating string // of the player then, for the script
	Yours  string // the same for people
	Rated  string // what a rating is, for those who have just got one
	Clock  bool   // it can be solved against a clock
	Day    int64  // of which it is the puzzle, or 0
}

// A link leads somewhere.
type link struct{ To, Text string }

// A deskButton posts a word that is no move.
type deskButton struct{ Do, Text string }

// A verdictText is what is said to a try.
type verdictText struct {
	Right bool
	Text  string
}

// A deskTry is what somebody tries at a desk: a move, or why it is none.
type deskTry struct {
	asked decision
	move  game.Move
	err   error
}

// setDesk shows a position to a seat, with what it can do there.
func (s *server) setDesk(w http.ResponseWriter, r *http.Request, at game.Position, seat int, d *desk, title string, args ...any) *tablePage {
	rules := at.Rules()
	l := tables.Look{Rules: rules, At: at, Version: d.Key}
	p := &tablePage{base: s.page(w, r, title, args...), Path: r.URL.Path, Seat: seat, Mine: true, Desk: d}
	l.Names = program.Names(rules, p.Lang)
	p.Look = l
	p.played(rules, "table.js", "board.js", "slide.js", "drag.js", "ear.js", "desk.js")
	return p
}

// play lets the seat of a desk act.
func (p *tablePage) play() {
	p.Acts = extra.ActsOf(p.Look.At, p.Seat)
	p.Acts.Resign = false
	if p.Look.Rules.Traits().Strict { // a contest could only lose
		p.Acts.Contest, p.Acts.Both = false, nil
	}
}

// story draws the position of a desk, and tells the steps that led to it.
func (p *tablePage) story(steps []game.Step) {
	p.Look.Steps = steps
	p.N = len(steps)
	o := p.options(p.Look.Names)
	o.Reader = p.Seat + 1
	p.draw(p.Look, o)
	p.tell(p.Look, o)
}

// tryOf reads what somebody tries.
func (s *server) tryOf(get func(string) string, at game.Position, seat int) (t deskTry, ok bool) {
	if t.asked, ok = s.decisionOf(get); !ok {
		return t, false
	}
	acts := extra.ActsOf(at, seat)
	text, err := t.asked.move(at.Rules(), acts)
	if err == nil {
		t.move, _, err = at.ReadDecision(seat, text)
	}
	t.err = err
	return t, true
}

// previewDesk tells a script what a try would do.
func (s *server) previewDesk(w http.ResponseWriter, r *http.Request, at game.Position, seat int) {
	d, ok := s.decisionOf(r.URL.Query().Get)
	if !ok {
		http.Error(w, phrases.Sprintf(languageOf(r), badForm), http.StatusBadRequest)
		return
	}
	d.Seat = seat
	s.would(w, r, tables.Look{Rules: at.Rules(), At: at, Names: program.Names(at.Rules(), languageOf(r))}, d)
}

// refuse says why the rules refuse a try, and returns the status of the answer.
func (p *tablePage) refuse(s *server, r *http.Request, t deskTry, err error) (status int) {
	p.Asked = t.asked
	p.Asked.Try = false
	status, p.Refusal = s.refused(r, p.Look, err)
	return status
}

// numberOf reads a number from 1 to most in an address.
func numberOf(text string, most int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && 1 <= n && n <= most && strconv.Itoa(n) == text
}
