package main

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/base64"
	"errors"
	"html/template"
	"io"
	"iter"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/examples/web/internal/games"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewjarnac"
	"github.com/jeudelettres/lettres/review/reviewscrabble"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
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

// judge takes a record that somebody has pasted.
func (s *server) judge(w http.ResponseWriter, r *http.Request) {
	if !s.form(w, r, maxText) {
		return
	}
	text := []byte(r.PostForm.Get("record"))
	_, err := games.Read(text)
	packed := ""
	if err == nil {
		packed, err = pack(text)
	}
	if err != nil {
		s.showAsk(w, r, http.StatusUnprocessableEntity, string(text), rulebook.Explain(err, languageOf(r)))
		return
	}
	http.Redirect(w, r, "/g/"+packed, http.StatusSeeOther)
}

// reviewTable leads from a table to the review of its game.
func (s *server) reviewTable(w http.ResponseWriter, r *http.Request) {
	t, _ := s.seated(w, r)
	if t == nil {
		return
	}
	l := t.Look()
	if !l.At.Over() {
		s.fail(w, r, http.StatusForbidden, phrases.Sprintf(languageOf(r), recordLater))
		return
	}
	text, err := l.Record()
	packed := ""
	if err == nil {
		packed, err = pack([]byte(text))
	}
	if err != nil {
		s.fail(w, r, http.StatusUnprocessableEntity, rulebook.Explain(err, languageOf(r)))
		return
	}
	http.Redirect(w, r, "/g/"+packed, http.StatusSeeOther)
}

// A gamePage is a game to go over.
type gamePage struct {
	base
	Path          string
	Names         []string
	Game, Options string
	Moves         []told
	Step, Last    int
	Drawing, Wide template.HTML
	Status        string
	Result        *result
	Refusal       *refusal
	Refused       string
	Fault         string
	Remarks       []review.Remark
	Summary       []string
	Course        template.HTML
	Thought       bool
	Chances       bool
}

// game shows a game, and one step of it.
func (s *server) game(w http.ResponseWriter, r *http.Request) {
	lang := languageOf(r)
	if !s.asks.allow(address(r), time.Now()) {
		s.fail(w, r, http.StatusTooManyRequests, phrases.Sprintf(lang, tooOften))
		return
	}
	text, err := unpack(r.PathValue("packed"))
	var read games.Recorded
	if err == nil {
		read, err = games.Read(text)
	}
	if err != nil {
		s.fail(w, r, http.StatusUnprocessableEntity, upperFirst(rulebook.Explain(err, lang)))
		return
	}
	p := &gamePage{
		base: s.page(w, r, reviewTitle, strings.Join(read.Names, ", ")), Names: read.Names, Path: "/g/" + r.PathValue("packed"),
		Last: len(read.Steps), Options: read.Rules.Options(),
	}
	p.Script = "review.js"
	p.Game = p.Say(gameTitles[read.Rules.Game().Name()])
	p.Step = p.Last
	if n, err := strconv.Atoi(r.URL.Query().Get("step")); err == nil {
		p.Step = min(max(n, 0), p.Last)
	}
	o := p.options(read.Names)
	p.at(read, o)
	for i, step := range read.Steps {
		p.Moves = append(p.Moves, told{i + 1, step.Seat(), step.Tell(o)})
	}
	p.ruling(s, r, read, o)
	if steps := games.JarnacSteps(read.Steps); len(steps) > 0 {
		q := r.URL.Query()
		p.review(r.Context(), s, steps, q.Get("think") == "1", q.Get("chances") == "1", o)
	}
	if steps := games.ScrabbleSteps(read.Steps); len(steps) > 0 {
		p.reviewScrabble(r.Context(), steps, o)
	}
	s.write(w, http.StatusOK, "game.html", p)
}

// at draws the position after the step that is looked at.
func (p *gamePage) at(read games.Recorded, o show.Options) {
	at, seat, since := read.Start, 0, []games.Step(nil)
	if p.Step > 0 {
		since = read.Steps[p.Step-1 : p.Step]
		at, seat = since[0].After(), since[0].Seat()
	}
	svg, _ := withoutStyle(at.SVG(seat, o, since))
	p.Drawing = template.HTML(svg)
	o.Wide = true
	if wide, _ := withoutStyle(at.SVG(seat, o, since)); wide != svg {
		p.Wide = template.HTML(wide)
	}
	p.Status = at.Status(seat, o)
	if out, ok := at.Result(); ok {
		p.Result = &result{out.Text(o), out.End, out.Verdict}
	}
}

// ruling is why the record ends where it does, if it does not end by itself.
func (p *gamePage) ruling(s *server, r *http.Request, read games.Recorded, o show.Options) {
	if read.Err == nil {
		return
	}
	var v *rulebook.Violation
	if !errors.As(read.Err, &v) || read.Refused == nil {
		p.Fault = upperFirst(rulebook.Explain(read.Err, o.Language))
		return
	}
	p.Refused = o.Name(read.Refused.Seat()) + " " + read.Refused.Move()
	p.Refusal = &refusal{Why: upperFirst(v.Explain(o.Language)), Clause: v.Clause, Text: v.Clause.Text(o.Language), Remedy: v.Remedy}
	if v.Remedy != "" {
		p.Refusal.RemedyText = v.Remedy.Text(o.Language)
	}
}

// review tells what was missed in the turn that is looked at, and the course of the game.
func (p *gamePage) review(ctx context.Context, s *server, steps []jarnac.Step, think, chances bool, o show.Options) {
	turns, _ := reviewjarnac.Turns(replayed(steps))
	ctx, done := context.WithTimeout(ctx, 9*time.Second)
	defer done()
	var findings []reviewjarnac.Finding
	for f, err := range reviewjarnac.Review(ctx, turns, reviewjarnac.Options{ExactOnly: true}) {
		if err != nil {
			return
		}
		findings = append(findings, f)
	}
	course := reviewjarnac.Course(findings)
	if chances && s.worker(ctx) {
		p.Chances = s.estimate(ctx, turns, course)
		<-s.workers
	}
	if !p.Chances {
		for i := range course {
			course[i].Win = nil // which is known of the end alone
		}
	}
	p.Course = template.HTML(withNoStyle(review.SVG(course, o)))
	for i, sum := range reviewjarnac.Summarize(findings) {
		p.Summary = append(p.Summary, p.Say(summary, o.Name(i), sum.Jarnacs, sum.Missed, sum.Left, sum.Longer))
	}
	for i, t := range turns {
		if p.Step < t.First || p.Step >= t.First+len(t.Steps) {
			continue
		}
		f := findings[i]
		if think && s.worker(ctx) {
			if found, err := t.Review(ctx, reviewjarnac.Options{Budget: bot.Budget{Nodes: 4000, Time: 300 * time.Millisecond, Workers: 1}}); err == nil {
				f, p.Thought = found, true
			}
			<-s.workers
		}
		p.Remarks = reviewjarnac.Tell(f, o)
	}
}

// reviewScrabble tells what was missed in the turn that is looked at, and the course of the
// game: what is exact.
func (p *gamePage) reviewScrabble(ctx context.Context, steps []scrabble.Step, o show.Options) {
	turns, _ := reviewscrabble.Turns(replayed(steps))
	ctx, done := context.WithTimeout(ctx, 5*time.Second)
	defer done()
	var findings []reviewscrabble.Finding
	for f, err := range reviewscrabble.Review(ctx, turns, reviewscrabble.Options{ExactOnly: true}) {
		if err != nil {
			return
		}
		findings = append(findings, f)
		if f.First == p.Step {
			p.Remarks = reviewscrabble.Tell(f, o)
		}
	}
	course := reviewscrabble.Course(findings)
	for i := range course {
		course[i].Win = nil
	}
	p.Course = template.HTML(withNoStyle(review.SVG(course, o)))
	p.Thought, p.Chances = true, true // nothing is estimated
}

// estimate puts the chances of winning into the course of a game, and reports whether there
// was time for all of them.
func (s *server) estimate(ctx context.Context, turns []reviewjarnac.Turn, course []review.Point) bool {
	for i, t := range turns {
		at := t.Before()
		found, err := reviewjarnac.Look(ctx, at, reviewjarnac.Options{Budget: bot.Budget{Nodes: 1500, Time: 120 * time.Millisecond, Workers: 1}})
		if err != nil || i >= len(course) {
			return false
		}
		if c := found.Analysis.Candidates; len(c) > 0 {
			win := []float64{c[0].Win, 1 - c[0].Win}
			if at.Turn() == jarnac.B {
				win[0], win[1] = win[1], win[0]
			}
			course[i].Win = win
		}
	}
	return true
}

// worker waits for leave to think.
func (s *server) worker(ctx context.Context) bool {
	select {
	case s.workers <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

func replayed[T any](steps []T) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for _, s := range steps {
			if !yield(s, nil) {
				return
			}
		}
	}
}

// withNoStyle is a drawing without its style, which is in that of the pages.
func withNoStyle(svg string) string {
	drawing, _ := withoutStyle(svg)
	return drawing
}
