package serve

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/table"
)

type refusal struct {
	Why    string
	Clause rulebook.Clause
	Text   string
	Base   rulebook.Clause // by which Clause holds under rules that are silent; may be ""
	Remedy rulebook.Clause
	Yet    bool // the move is not made: it is still typed

	RemedyText string
}

type preview struct {
	Sentences []show.Sentence
	Points    string
	Note      string
	Hint      string // instead of all others: what a champion would do
}

// decide plays what somebody decides, or says why not.
func (s *server) decide(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	d, ok := s.decisionOf(r.PostForm.Get)
	if !ok {
		s.fail(w, r, http.StatusBadRequest, phrases.Sprintf(languageOf(r), badForm))
		return
	}
	if d.Seat < 0 {
		d.Seat = seats[0]
	}
	if !slices.Contains(seats, d.Seat) {
		s.fail(w, r, http.StatusForbidden, phrases.Sprintf(languageOf(r), noTable))
		return
	}
	if d.Try {
		would, no := s.tried(r, t.Look().For(d.Seat), d)
		s.showTable(w, r, http.StatusOK, t, seats, d, no, would)
		return
	}
	l := t.Look().For(d.Seat)
	text, err := d.move(l.Rules, extra.ActsOf(l.At, d.Seat))
	if err == nil {
		err = t.Decide(d.Seat, d.N, text)
	}
	if err != nil {
		status, no := s.refused(r, l, err)
		s.showTable(w, r, status, t, seats, d, no, nil)
		return
	}
	to := "/t/" + l.ID + "/" + r.PathValue("key")
	if l.Rules.Traits().Hidden && len(seats) > 1 {
		to += "?n=0&seat=" + strconv.Itoa(d.Seat) // it is their rack that lies open
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// refused returns why a decision was refused, and the status of the answer.
func (s *server) refused(r *http.Request, l tables.Look, err error) (int, *refusal) {
	lang := languageOf(r)
	var v *rulebook.Violation
	switch {
	case errors.Is(err, table.ErrStale):
		return http.StatusConflict, &refusal{Why: phrases.Sprintf(lang, stale)}
	case errors.Is(err, table.ErrWait):
		return http.StatusConflict, &refusal{Why: phrases.Sprintf(lang, mayContest)}
	case errors.Is(err, tables.ErrBack):
		return http.StatusConflict, &refusal{Why: phrases.Sprintf(lang, nothingBack)}
	case errors.Is(err, tables.ErrSeat):
		return http.StatusConflict, &refusal{Why: phrases.Sprintf(lang, notGone)}
	case errors.Is(err, table.ErrPaused):
		return http.StatusConflict, &refusal{Why: phrases.Sprintf(lang, beforeAllSit)}
	case errors.Is(err, tables.ErrGone):
		return http.StatusServiceUnavailable, &refusal{Why: phrases.Sprintf(lang, tablesFull)}
	case errors.As(err, &v):
		no := &refusal{Why: upperFirst(v.Explain(lang)), Clause: v.Clause, Text: v.Clause.Text(lang), Base: extra.BaseOf(l.Rules, v.Clause)}
		if on := l.At.Turn(); v.Clause == law.OfficialTurnOrder {
			no.Why = phrases.Sprintf(lang, notOnTurn, l.Names[on])
		}
		if v.Word != "" && !strings.Contains(no.Why, v.Word) {
			no.Why = v.Word + " : " + v.Explain(lang)
			if lang.String() != "fr" {
				no.Why = v.Word + ": " + v.Explain(lang)
			}
		}
		return http.StatusUnprocessableEntity, no
	}
	var syntax *rulebook.SyntaxError
	var input *rulebook.InputError
	if errors.As(err, &syntax) || errors.As(err, &input) || errors.Is(err, rulebook.ErrNoDecision) {
		return http.StatusUnprocessableEntity, &refusal{Why: upperFirst(rulebook.Explain(err, lang))}
	}
	return http.StatusInternalServerError, &refusal{Why: phrases.Sprintf(lang, notKept)}
}

// tried returns what a decision would do, or why it cannot be made.
func (s *server) tried(r *http.Request, l tables.Look, d decision) (*preview, *refusal) {
	text, err := d.move(l.Rules, extra.ActsOf(l.At, d.Seat))
	would := &preview{}
	if err == nil {
		would, err = previewOf(l, d.Seat, text, languageOf(r))
	}
	if err != nil {
		_, no := s.refused(r, l, err)
		return nil, no
	}
	return would, nil
}

// previewOf returns what a decision would do, without sentences where that cannot be told
// beforehand: where chance or a dictionary has to say it.
func previewOf(l tables.Look, seat int, text string, lang language.Tag) (*preview, error) {
	m, note, err := l.At.ReadDecision(seat, text)
	if err != nil {
		return nil, err
	}
	p := &preview{}
	if note != nil {
		p.Note = note.Explain(lang)
	}
	step := game.Step{Before: l.At, Seat: seat, Move: m, After: l.At}
	if !m.Completed() || step.Contests() {
		return p, nil
	}
	if err := l.At.Check(seat, m); err != nil {
		return nil, err
	}
	p.Sentences = tell(step, show.Options{Language: lang, Names: l.Names})
	if l.Rules.Traits().Secret {
		p.Sentences = p.Sentences[:min(1, len(p.Sentences))] // what comes of it depends on what others have decided
	}
	// On a board the other sentences say the points.
	if n := l.At.Points(m); n != 0 && l.At.Turn() == seat && !onBoard(l.Rules) {
		p.Points = phrases.Sprintf(lang, pointsMore, n)
	}
	return p, nil
}

// try tells a script what a decision would do.
func (s *server) try(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	d, ok := s.decisionOf(r.URL.Query().Get)
	if d.Seat < 0 {
		d.Seat = seats[0]
	}
	if !ok || !slices.Contains(seats, d.Seat) {
		http.Error(w, phrases.Sprintf(languageOf(r), badForm), http.StatusBadRequest)
		return
	}
	s.would(w, r, t.Look().For(d.Seat), d)
}

// would tells a script what a decision would do on a position.
func (s *server) would(w http.ResponseWriter, r *http.Request, l tables.Look, d decision) {
	p := &tablePage{base: base{Lang: languageOf(r)}}
	if p.Preview, p.Refusal = s.tried(r, l, d); p.Refusal != nil {
		p.Refusal.Yet = true
	}
	s.write(w, http.StatusOK, "would", p)
}

// accept lets the last word stand.
func (s *server) accept(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	if d, ok := s.decisionOf(r.PostForm.Get); ok {
		_ = t.Accept(seats[0], d.N) // the page that comes next shows what has become of it
	}
	http.Redirect(w, r, "/t/"+r.PathValue("id")+"/"+r.PathValue("key"), http.StatusSeeOther)
}

// back takes the last decision of a seat back.
func (s *server) back(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	s.settle(w, r, t, seats, func(n, _ int) error { return t.Back(seats[0], n) })
}

// claim ends a game that somebody has left.
func (s *server) claim(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	s.settle(w, r, t, seats, func(n, who int) error {
		if who == seats[0] {
			return tables.ErrSeat
		}
		return t.Claim(who, n)
	})
}

// settle does what a form of a seat asks that is no move: on after n moves, about another seat.
func (s *server) settle(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int, do func(n, who int) error) {
	n, err := strconv.Atoi(r.PostForm.Get("n"))
	if err != nil {
		s.fail(w, r, http.StatusBadRequest, phrases.Sprintf(languageOf(r), badForm))
		return
	}
	who, err := strconv.Atoi(r.PostForm.Get("who"))
	if err != nil {
		who = -1
	}
	if err := do(n, who); err != nil {
		status, no := s.refused(r, t.Look().For(seats[0]), err)
		s.showTable(w, r, status, t, seats, decision{Seat: -1}, no, nil)
		return
	}
	http.Redirect(w, r, "/t/"+r.PathValue("id")+"/"+r.PathValue("key"), http.StatusSeeOther)
}
