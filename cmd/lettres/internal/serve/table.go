package serve

import (
	"errors"
	"html/template"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/games"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A tablePage is what a seat sees.
type tablePage struct {
	base
	Look    tables.Look
	Path    string
	Seat    int  // whose page it is
	N       int  // moves
	Mine    bool // the seat is on turn
	Cover   bool // a hidden rack is not shown before its owner asks for it
	Status  string
	Drawing template.HTML
	Wide    template.HTML // "" where it is the same
	Acts    games.Acts
	Others  []contester // who are not on turn and share the device
	Waits   bool        // the opponent may contest the last word of this seat
	Accepts bool        // this seat may let the last word stand at once
	Invites []string    // for the seats that are free
	Story   []told
	Result  *result
	Clocks  []clockFace
	Ten     int64 // milliseconds
	Wait    int64
	Asked   decision
	Refusal *refusal
	Preview *preview
}

type contester struct {
	Seat int
	Name string
	Acts games.Acts
}

type told struct {
	N, Seat   int
	Sentences []show.Sentence
}

type result struct {
	Text         string
	End, Verdict rulebook.Clause
}

type clockFace struct {
	Name    string
	Left    int64
	Text    string
	Running bool
}

type refusal struct {
	Why    string
	Clause rulebook.Clause
	Text   string
	Remedy rulebook.Clause

	RemedyText string
}

type preview struct {
	Sentences []show.Sentence
	Points    string
	Note      string
}

// A decision is the form of a move.
type decision struct {
	N, Seat               int
	Do, At, Word, Letters string
	Text                  string // of any move, as players type it
	Square, Direction     string
	Try                   bool
}

func (s *server) decisionOf(get func(string) string) (d decision, ok bool) {
	d = decision{
		Do: get("do"), At: get("at"), Word: get("word"), Letters: get("letters"), Text: get("text"),
		Square: get("square"), Direction: get("direction"), Try: get("go") == "try",
	}
	var err, err2 error
	d.N, err = strconv.Atoi(get("n"))
	if seat := get("seat"); seat != "" {
		d.Seat, err2 = strconv.Atoi(seat)
	} else {
		d.Seat = -1
	}
	for _, text := range []string{d.At, d.Word, d.Letters, d.Text, d.Square} {
		if len(text) > 200 {
			return d, false
		}
	}
	return d, err == nil && err2 == nil
}

// move is the text of the move, for games.Position.Read.
func (d decision) move(rules games.Rules, acts games.Acts) (string, error) {
	switch d.Do {
	case "draw":
		return "+" + strconv.Itoa(acts.Draw), nil
	case "pass":
		return "-", nil
	case "letgo":
		return ".", nil
	case "contest":
		return "?", nil
	case "resign":
		return "resign", nil
	case "swap":
		letters, err := plainLetters(d.Letters)
		return "-" + letters, err
	case "word":
		word, err := lexicon.Normalize(d.Word)
		if err != nil || word == "" {
			return "", phrases.InputError(badWord)
		}
		if !knownPrefix(d.At) {
			return "", phrases.InputError(badForm)
		}
		return d.At + word, nil
	case "lay":
		return d.lay(rules)
	case "flip":
		return "^" + strings.ToUpper(strings.Join(strings.FieldsFunc(d.Letters, func(c rune) bool { return c == ',' || unicode.IsSpace(c) }), ",")), nil
	case "text":
		return d.Text, nil
	default:
		return "", phrases.InputError(badForm)
	}
}

// knownPrefix reports whether a text can stand before the word of a Jarnac or a line.
func knownPrefix(at string) bool {
	at = strings.TrimPrefix(at, "?")
	at = strings.TrimPrefix(at, "!")
	return at == "" || len(at) == 2 && '1' <= at[0] && at[0] <= '9' && at[1] == ':'
}

// plainLetters is letters that are set aside, of which ? is a joker, and 2 and 3 bonus cards.
func plainLetters(text string) (string, error) {
	var b strings.Builder
	for _, c := range strings.ToUpper(text) {
		switch {
		case 'A' <= c && c <= 'Z' || c == '?' || c == '2' || c == '3':
			b.WriteRune(c)
		case unicode.IsSpace(c) || c == ',':
		default:
			return "", phrases.InputError(badLetters)
		}
	}
	if b.Len() == 0 || b.Len() > 20 {
		return "", phrases.InputError(badLetters)
	}
	return b.String(), nil
}

// lay is the text of a word on squares.
func (d decision) lay(rules games.Rules) (string, error) {
	word := strings.Join(strings.Fields(d.Word), "")
	if word == "" {
		return "", phrases.InputError(badWord)
	}
	square := strings.ToUpper(strings.Join(strings.Fields(d.Square), ""))
	if square == "" {
		return "", phrases.InputError(badSquare)
	}
	if rules.Game().Name() == "scrabblecards" {
		sign := ">"
		if d.Direction == "down" {
			sign = "v"
		}
		return "(" + strings.Trim(square, "()") + ")" + sign + word, nil
	}
	if i := strings.IndexFunc(square, unicode.IsDigit); i >= 0 {
		column := strings.TrimFunc(square, unicode.IsDigit)
		row := strings.TrimFunc(square, unicode.IsLetter)
		switch d.Direction {
		case "across":
			square = row + column
		case "down":
			square = column + row
		}
		if strings.Contains(rules.Options(), "squares=french") && d.Direction != "" {
			square = map[string]string{"across": column + row, "down": row + column}[d.Direction]
		}
	}
	if rules.Game().Name() == "scrabble" {
		return square + " " + word, nil
	}
	return square + ":" + word, nil
}

// seated is the table and the seats of an address, or nil after an answer.
func (s *server) seated(w http.ResponseWriter, r *http.Request) (*tables.Table, []int) {
	t, err := s.hall.Table(r.PathValue("id"))
	if err != nil {
		s.noTable(w, r, err)
		return nil, nil
	}
	seats := t.SeatsOf(r.PathValue("key"))
	if len(seats) == 0 {
		s.noTable(w, r, tables.ErrNone)
		return nil, nil
	}
	return t, seats
}

// noTable says that there is no such table: whether it is the table or the seat that is
// wrong, nobody is told.
func (s *server) noTable(w http.ResponseWriter, r *http.Request, err error) {
	lang := languageOf(r)
	switch {
	case errors.Is(err, tables.ErrFull):
		s.fail(w, r, http.StatusServiceUnavailable, phrases.Sprintf(lang, tablesFull))
	case errors.Is(err, tables.ErrNone), errors.Is(err, tables.ErrSeat):
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(lang, noTable))
	default:
		s.fail(w, r, http.StatusInternalServerError, phrases.Sprintf(lang, damagedTable))
	}
}

// table shows the table to a seat.
func (s *server) table(w http.ResponseWriter, r *http.Request) {
	t, seats := s.seated(w, r)
	if t == nil {
		return
	}
	d, _ := s.decisionOf(r.URL.Query().Get)
	s.showTable(w, r, http.StatusOK, t, seats, decision{Seat: d.Seat}, nil, nil)
}

func (s *server) showTable(w http.ResponseWriter, r *http.Request, status int, t *tables.Table, seats []int, d decision, no *refusal, would *preview) {
	l := t.Look()
	p := &tablePage{
		base: s.page(w, r, tableTitle, strings.Join(l.Names, ", ")), Look: l, Path: "/t/" + l.ID + "/" + r.PathValue("key"),
		N: len(l.Steps), Seat: seats[0], Asked: d, Refusal: no, Preview: would,
	}
	p.Scripts = []string{"table.js", "board.js"}
	if l.Rules.Game() == games.Jarnac {
		p.Scripts[1] = "mats.js"
	}
	turn, over := l.At.Turn(), l.At.Over()
	hidden := l.Rules.Game().Hidden()
	if len(seats) > 1 && slices.Contains(seats, turn) {
		p.Seat = turn
		p.Cover = hidden && !over && d.Seat != turn
	}
	o := p.options(l.Names)
	p.Mine = !over && slices.Contains(seats, turn)
	p.Reload = !over && !p.Mine
	if !p.Cover {
		p.draw(l, o)
		p.Acts = l.At.Acts(p.Seat)
		p.Waits = l.Wait > 0 && l.At.Open(p.Seat)
		p.Accepts = l.Wait > 0 && p.Acts.Contest
		p.Reload = p.Reload || p.Waits
	}
	p.Status = l.At.Status(p.Seat, o)
	if len(seats) > 1 {
		for _, seat := range seats {
			if acts := l.At.Acts(seat); seat != p.Seat && acts.Contest {
				p.Others = append(p.Others, contester{seat, l.Names[seat], acts})
			}
		}
	}
	for _, seat := range l.Seats {
		if seat.Invite != "" {
			p.Invites = append(p.Invites, "/join/"+l.ID+"/"+seat.Invite)
		}
	}
	p.tell(l, o)
	if out, ok := l.At.Result(); ok {
		p.Result = &result{out.Text(o), out.End, out.Verdict}
		if out.End == out.Verdict {
			p.Result.Verdict = ""
		}
	}
	for i, left := range l.Left {
		if !l.Limit || i == turn && !over {
			p.Clocks = append(p.Clocks, clockFace{l.Names[i], left.Milliseconds(), clockText(left), l.Running == i})
		}
	}
	p.Ten, p.Wait = l.Ten.Milliseconds(), l.Wait.Milliseconds()
	s.write(w, status, "table.html", p)
}

// draw draws what the seat sees, for narrow and for wide screens. What the last player has
// done stands out.
func (p *tablePage) draw(l tables.Look, o show.Options) {
	since := l.Steps
	for i := len(since) - 1; i >= 0 && len(since)-i <= 8; i-- {
		if since[i].Seat() != since[len(since)-1].Seat() {
			since = since[i+1:]
			break
		}
	}
	since = since[max(0, len(since)-8):]
	svg, _ := withoutStyle(l.At.SVG(p.Seat, o, since))
	p.Drawing = template.HTML(svg) // in which show has escaped all names
	if l.Rules.Game().Name() != "jarnac" {
		return // beside the players a board would be too small to tap
	}
	o.Wide = true
	if wide, _ := withoutStyle(l.At.SVG(p.Seat, o, since)); wide != svg {
		p.Wide = template.HTML(wide)
	}
}

// few is how many steps a page tells.
const few = 30

// tell tells the last steps, the last one first.
func (p *tablePage) tell(l tables.Look, o show.Options) {
	for i := len(l.Steps) - 1; i >= 0 && len(p.Story) < few; i-- {
		p.Story = append(p.Story, told{i + 1, l.Steps[i].Seat(), l.Steps[i].Tell(o)})
	}
}

func clockText(left time.Duration) string {
	seconds := int((left + time.Second - 1) / time.Second)
	return strconv.Itoa(seconds/60) + ":" + string(rune('0'+seconds%60/10)) + string(rune('0'+seconds%10))
}

// decide plays what somebody decides, or says why not.
func (s *server) decide(w http.ResponseWriter, r *http.Request) {
	if !s.form(w, r, maxForm) {
		return
	}
	t, seats := s.seated(w, r)
	if t == nil {
		return
	}
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
		would, no := s.tried(r, t, d)
		s.showTable(w, r, http.StatusOK, t, seats, d, no, would)
		return
	}
	l := t.Look()
	text, err := d.move(l.Rules, l.At.Acts(d.Seat))
	if err == nil {
		err = t.Decide(d.Seat, d.N, text)
	}
	if err != nil {
		status, no := s.refused(r, l, err)
		s.showTable(w, r, status, t, seats, d, no, nil)
		return
	}
	to := "/t/" + l.ID + "/" + r.PathValue("key")
	if l.Rules.Game().Hidden() && len(seats) > 1 {
		to += "?n=0&seat=" + strconv.Itoa(d.Seat) // it is their rack that lies open
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// refused is why a decision was refused, and the status of the answer.
func (s *server) refused(r *http.Request, l tables.Look, err error) (int, *refusal) {
	lang := languageOf(r)
	var v *rulebook.Violation
	switch {
	case errors.Is(err, tables.ErrStale):
		return http.StatusConflict, &refusal{Why: phrases.Sprintf(lang, stale)}
	case errors.Is(err, tables.ErrWait):
		return http.StatusConflict, &refusal{Why: phrases.Sprintf(lang, mayContest)}
	case errors.Is(err, tables.ErrNone):
		return http.StatusServiceUnavailable, &refusal{Why: phrases.Sprintf(lang, tablesFull)}
	case errors.As(err, &v):
		no := &refusal{Why: upperFirst(v.Explain(lang)), Clause: v.Clause, Text: v.Clause.Text(lang)}
		if on := l.At.Turn(); v.Clause == rulebook.OfficialTurnOrder {
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
	if errors.As(err, &syntax) || errors.As(err, &input) {
		return http.StatusUnprocessableEntity, &refusal{Why: upperFirst(rulebook.Explain(err, lang))}
	}
	return http.StatusInternalServerError, &refusal{Why: phrases.Sprintf(lang, notKept)}
}

// tried is what a decision would do, or why it cannot be made.
func (s *server) tried(r *http.Request, t *tables.Table, d decision) (*preview, *refusal) {
	l := t.Look()
	text, err := d.move(l.Rules, l.At.Acts(d.Seat))
	var would games.Preview
	if err == nil {
		would, err = l.At.Preview(d.Seat, text, show.Options{Language: languageOf(r), Names: l.Names})
	}
	if err != nil {
		_, no := s.refused(r, l, err)
		return nil, no
	}
	p := &preview{Sentences: would.Sentences}
	if would.HasPoints && l.Rules.Game().Name() == "jarnac" { // the other sentences say them
		p.Points = phrases.Sprintf(languageOf(r), pointsMore, would.Points)
	}
	if _, note, err := l.At.Read(d.Seat, text); err == nil && note != nil {
		p.Note = note.Explain(languageOf(r))
	}
	return p, nil
}

// try tells a script what a decision would do.
func (s *server) try(w http.ResponseWriter, r *http.Request) {
	t, seats := s.seated(w, r)
	if t == nil {
		return
	}
	d, ok := s.decisionOf(r.URL.Query().Get)
	if d.Seat < 0 {
		d.Seat = seats[0]
	}
	if !ok || !slices.Contains(seats, d.Seat) {
		http.Error(w, phrases.Sprintf(languageOf(r), badForm), http.StatusBadRequest)
		return
	}
	p := &tablePage{base: base{Lang: languageOf(r)}}
	p.Preview, p.Refusal = s.tried(r, t, d)
	s.write(w, http.StatusOK, "would", p)
}

// accept lets the last word stand.
func (s *server) accept(w http.ResponseWriter, r *http.Request) {
	if !s.form(w, r, maxForm) {
		return
	}
	t, seats := s.seated(w, r)
	if t == nil {
		return
	}
	if d, ok := s.decisionOf(r.PostForm.Get); ok {
		_ = t.Accept(seats[0], d.N) // the page that comes next shows what has become of it
	}
	http.Redirect(w, r, "/t/"+r.PathValue("id")+"/"+r.PathValue("key"), http.StatusSeeOther)
}

// record is the game as a record. Where racks are hidden it is given out when the game is
// over.
func (s *server) record(w http.ResponseWriter, r *http.Request) {
	t, _ := s.seated(w, r)
	if t == nil {
		return
	}
	l := t.Look()
	if l.Rules.Game().Hidden() && !l.At.Over() {
		s.fail(w, r, http.StatusForbidden, phrases.Sprintf(languageOf(r), recordLater))
		return
	}
	text, err := l.Record()
	if err != nil {
		s.fail(w, r, http.StatusInternalServerError, phrases.Sprintf(languageOf(r), damagedTable))
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+l.Rules.Game().Name()+"-"+l.ID[:4]+`.txt"`)
	_, _ = w.Write([]byte(text))
}

// An act is a button for a template.
type act struct {
	Page            *tablePage
	Seat            int
	Do, Text, Class string
}

// targets is a form for a word.
type targets struct {
	Page                 *tablePage
	List                 []games.Target
	Legend, Button, Kind string
	Tried                bool   // what was asked is told below it
	At, Word             string // what was typed
}

func actOf(p *tablePage, seat int, do, text, class string) act { return act{p, seat, do, text, class} }

func targetsOf(p *tablePage, list []games.Target, legend, button, kind string) targets {
	t := targets{Page: p, List: list, Legend: legend, Button: button, Kind: kind}
	if p.Asked.Do == "word" && p.Asked.Word != "" {
		for _, l := range list {
			if l.At == p.Asked.At {
				t.At, t.Word, t.Tried = p.Asked.At, p.Asked.Word, p.Asked.Try
			}
		}
	}
	return t
}
