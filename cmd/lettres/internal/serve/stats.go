package serve

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/own"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
)

// A statsPage tells somebody their numbers.
type statsPage struct {
	base
	Reports      []reportText
	Counted      int // games
	More, Unread int // games that were not
	Pasted       bool
	Name, Record string
	Fault        string
}

// A reportText is a report in words.
type reportText struct {
	Title, Summary string
	Tables         []career.Table
}

// stats tells the numbers of a person, from the games of their browser that are over, or from the records that
// they give.
func (s *server) stats(w http.ResponseWriter, r *http.Request) {
	p := &statsPage{base: s.page(w, r, statsTitle)}
	if r.Method == http.MethodPost && !s.form(w, r, maxText) {
		return
	}
	if !s.asks.allow(s.address(r), time.Now()) {
		s.fail(w, r, http.StatusTooManyRequests, phrases.Sprintf(p.Lang, tooOften))
		return
	}
	ctx, done := context.WithTimeout(r.Context(), longestReview)
	defer done()
	status := http.StatusOK
	if s.worker(ctx) {
		defer func() { <-s.workers }()
	}
	var sheets []career.Sheet
	if r.Method == http.MethodPost {
		text, err := recordOf(r)
		p.Pasted, p.Name = true, short(strings.TrimSpace(r.PostForm.Get("name")))
		if err == nil {
			p.Record = r.PostForm.Get("record")
			sheets, err = p.given(ctx, s, text)
		}
		if err != nil {
			status, p.Fault = http.StatusUnprocessableEntity, upperFirst(rulebook.Explain(err, p.Lang))
		}
	} else {
		sheets = p.played(ctx, s, r)
	}
	p.Counted = len(sheets)
	for _, report := range career.Sum(sheets) {
		text := reportText{report.Game, report.Summary(p.Lang), report.Tables(p.Lang)}
		if g, ok := s.games.Named(report.Game); ok {
			text.Title = extra.IntroOf(g, p.Lang).Title
		}
		p.Reports = append(p.Reports, text)
	}
	s.write(w, status, "stats.html", p)
}

// played returns the sheets of the games of a browser: those at which it has one seat, and that are over.
func (p *statsPage) played(ctx context.Context, s *server, r *http.Request) (sheets []career.Sheet) {
	for _, k := range seatsOf(r) {
		sheet, ok := s.counted.get(k)
		if !ok {
			g, steps, err := s.hall.Finished(k.id, k.key)
			if err != nil || len(g.Seats) != 1 {
				continue // it goes on, is gone, or is that of two on one device
			}
			with := slices.Delete(slices.Clone(g.Names), g.Seats[0], g.Seats[0]+1)
			sheet, err = career.Read(ctx, career.Played{When: g.When, Name: strings.Join(with, ", "), At: "/t/" + k.id + "/" + k.key + "/review", Seat: g.Seats[0], Steps: steps})
			if err != nil {
				p.More++
				continue
			}
			s.counted.put(k, sheet)
		}
		sheets = append(sheets, sheet)
	}
	return sheets
}

// given returns the sheets of the games in a text. The error is that of the first game, where none can be read.
func (p *statsPage) given(ctx context.Context, s *server, text []byte) (sheets []career.Sheet, first error) {
	for g, err := range own.ReadFrom(s.games, bytes.NewReader(text), time.Time{}, p.Name) {
		if ctx.Err() != nil {
			p.More++
			continue
		}
		var sheet career.Sheet
		if err == nil {
			at := ""
			if packed, err := pack(g.Text); err == nil {
				at = "/g/" + packed + "?mine=" + strconv.Itoa(g.Seat)
			}
			sheet, err = career.Read(ctx, career.Played{When: g.When, Name: strconv.Itoa(g.N), At: at, Seat: g.Seat, Steps: g.Steps})
		}
		switch {
		case ctx.Err() != nil:
			p.More++
		case err != nil:
			p.Unread++
			if first == nil {
				first = err
			}
		default:
			sheets = append(sheets, sheet)
		}
	}
	switch {
	case len(sheets) > 0:
		return sheets, nil
	case errors.Is(first, own.ErrStranger):
		return nil, phrases.InputError(notAmong, p.Name)
	}
	return nil, first
}
