package serve

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"html/template"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A game that is gone over is in the address itself, packed, and the server keeps nothing
// of it: so each of its steps has an address that can be sent.
const (
	maxPacked = 12_000   // bytes of an address
	maxRecord = 64 << 10 // bytes of a record that is packed in one
)

// pack packs a record into an address.
func pack(text []byte) (string, error) {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err == nil {
		_, err = w.Write(text)
	}
	if err == nil {
		err = w.Close()
	}
	packed := base64.RawURLEncoding.EncodeToString(b.Bytes())
	if err != nil || len(text) > maxRecord || len(packed) > maxPacked {
		return "", errors.Join(err, phrases.InputError(tooLarge))
	}
	return packed, nil
}

// unpack is the record in an address.
func unpack(packed string) ([]byte, error) {
	b, err := base64.RawURLEncoding.DecodeString(packed)
	if err != nil || len(packed) > maxPacked {
		return nil, phrases.InputError(badAddress)
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(b)), maxRecord+1))
	if err != nil || len(text) > maxRecord {
		return nil, phrases.InputError(badAddress)
	}
	return text, nil
}

// reviewTable leads from a table to the review of its game.
func (s *server) reviewTable(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	l := t.Look()
	if !l.At.Over() {
		s.fail(w, r, http.StatusForbidden, phrases.Sprintf(languageOf(r), recordLater))
		return
	}
	address, err := reviewOf(l, seats)
	if err != nil {
		s.fail(w, r, http.StatusUnprocessableEntity, rulebook.Explain(err, languageOf(r)))
		return
	}
	http.Redirect(w, r, address, http.StatusSeeOther)
}

// reviewOf returns the address of the review of a game for those on seats.
func reviewOf(l tables.Look, seats []int) (string, error) {
	text, err := l.Record()
	if err != nil {
		return "", err
	}
	packed, err := pack([]byte(text))
	if err == nil && len(seats) == 1 { // a script keeps the mistakes of this seat
		packed += "?mine=" + strconv.Itoa(seats[0])
	}
	return "/g/" + packed, err
}

// A gamePage is a game to go over.
type gamePage struct {
	base
	Path          string
	Names         []string
	Game, Options string
	Moves         []told
	Turns         []turnText // the moves, by turns
	Step, Last    int
	Drawing, Wide template.HTML
	Status        string
	Result        *result
	Refusal       *refusal
	Refused       string
	Fault         string
	Remarks       []review.Remark
	Choices       []game.Choice
	Table         []review.Row
	Course        template.HTML
	Firsts        []int    // the first step of each turn
	Moments       []moment // that decided, the worst first
	Again         bool     // somebody looks for a better move at the step
	Typed         string   // what they have typed
	Preview       *preview // what comes of it
	Thought       bool
	Chances       bool
	Late          bool // what takes long is not on the page, which asks for it
}

// Valued reports whether some choices have an equity.
func (p *gamePage) Valued() bool {
	return slices.ContainsFunc(p.Choices, func(c game.Choice) bool { return c.Valued })
}

// Lead reports whether what choices bring is a lead.
func (p *gamePage) Lead() bool { return len(p.Choices) > 0 && p.Choices[0].Lead }

// With returns what the address of another step has too.
func (p *gamePage) With() template.URL {
	if p.Chances {
		return "&chances=1"
	}
	return ""
}

// game shows a game, and one step of it.
func (s *server) game(w http.ResponseWriter, r *http.Request) {
	lang := languageOf(r)
	if !s.asks.allow(s.address(r), time.Now()) {
		s.fail(w, r, http.StatusTooManyRequests, phrases.Sprintf(lang, tooOften))
		return
	}
	text, err := unpack(r.PathValue("packed"))
	var read library.Played
	if err == nil {
		read, err = s.games.Read(text)
	}
	if err != nil {
		s.fail(w, r, http.StatusUnprocessableEntity, upperFirst(rulebook.Explain(err, lang)))
		return
	}
	p := &gamePage{
		base: s.page(w, r, reviewTitle, strings.Join(read.Names, ", ")), Names: read.Names, Path: "/g/" + r.PathValue("packed"),
		Last: len(read.Steps), Options: titleOf(read.Rules, languageOf(r)),
	}
	p.Scripts = []string{"review.js", "mistakes.js", "ear.js"}
	if s.alone {
		p.Scripts = slices.Insert(p.Scripts, 0, "thinks.js")
		p.Late = r.Header.Get("Sec-Fetch-Dest") == "document" && len(read.Steps) > 0
	}
	p.Game, p.List = extra.IntroOf(read.Rules.Game(), p.Lang).Title, read.Rules.Lexicon().Describe(p.Lang)
	q := r.URL.Query()
	p.Step = p.Last
	if n, err := strconv.Atoi(q.Get("step")); err == nil {
		p.Step = min(max(n, 0), p.Last)
	} else if !q.Has("step") {
		p.Step = -1 // where it matters, which the review says
	}
	o := p.options(read.Names)
	for i, step := range read.Steps {
		p.Moves = append(p.Moves, told{N: i + 1, Seat: step.Seat, Kind: kindOf(step), Sentences: tell(step, o)})
	}
	p.ruling(s, r, read, o)
	if !p.Late {
		p.review(r.Context(), s, read.Steps, q.Get("think") == "1", q.Get("chances") == "1", o)
	}
	if p.Step < 0 {
		p.Step = p.Last
	}
	p.again(s, r, read, o)
	p.turns(read.Steps, o)
	p.at(read, o)
	s.write(w, http.StatusOK, "game.html", p)
}

// at draws the position after the step that is looked at.
func (p *gamePage) at(read library.Played, o show.Options) {
	at, seat, since := read.Start, 0, []game.Step(nil)
	if p.Again {
		step := read.Steps[p.Step-1]
		at, seat = step.Before, step.Seat
	} else if p.Step > 0 {
		since = read.Steps[p.Step-1 : p.Step]
		at, seat = since[0].After, since[0].Seat
	}
	v := at.View(seat)
	p.Drawing, p.Wide = drawn(v, o, since)
	p.Status, p.Result = v.Status(o), resultOf(at, o)
}

// again lets somebody look for a better move than that of the step.
func (p *gamePage) again(s *server, r *http.Request, read library.Played, o show.Options) {
	if !r.URL.Query().Has("again") || p.Step == 0 {
		return
	}
	p.Again, p.Typed = true, short(strings.TrimSpace(r.URL.Query().Get("again")))
	if p.Typed == "" {
		return
	}
	step := read.Steps[p.Step-1]
	l := tables.Look{At: step.Before, Rules: read.Rules, Names: read.Names}
	would, err := previewOf(l, step.Seat, p.Typed, o.Language)
	if err != nil {
		_, p.Refusal = s.refused(r, l, err)
		p.Refused = p.Typed
		return
	}
	p.Preview = would
}

// ruling is why the record ends where it does, if it does not end by itself.
func (p *gamePage) ruling(s *server, r *http.Request, read library.Played, o show.Options) {
	if read.Err == nil {
		return
	}
	var v *rulebook.Violation
	if !errors.As(read.Err, &v) || read.Refused == nil {
		p.Fault = upperFirst(rulebook.Explain(read.Err, o.Language))
		return
	}
	p.Refused = o.Name(read.Refused.Seat) + " " + read.Refused.Move.String()
	p.Refusal = &refusal{Why: upperFirst(v.Explain(o.Language)), Clause: v.Clause, Text: v.Clause.Text(o.Language), Base: extra.BaseOf(read.Rules, v.Clause), Remedy: v.Remedy}
	if v.Remedy != "" {
		p.Refusal.RemedyText = v.Remedy.Text(o.Language)
	}
}

// mistakes is the page on which somebody goes over what they missed in games that they have reviewed. The
// browser alone knows which.
func (s *server) mistakes(w http.ResponseWriter, r *http.Request) {
	b := s.page(w, r, mistakesTitle)
	b.Narrow, b.Scripts = true, []string{"mistakes.js"}
	s.write(w, http.StatusOK, "mistakes.html", b)
}

// withNoStyle is a drawing without its style, which is in that of the pages.
func withNoStyle(svg string) string {
	drawing, _ := withoutStyle(svg)
	return drawing
}
