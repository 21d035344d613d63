package rpc

import (
	"encoding/json"
	"io"

	"golang.org/x/text/language"

	"context"
	"strings"

	"github.com/jeudelettres/lettres/rulebook"
)

// A Filmed asks for the drawings of a game.
type Filmed struct {
	Written
	Language string `json:"language,omitempty" doc:"fr or en"`
	Scheme   string `json:"scheme,omitempty" doc:"auto, light or dark"`
}

// A Film is a game as drawings: what the element lettres-game of the package for JavaScript shows.
type Film struct {
	Game    string   `json:"game"`
	Options string   `json:"options"`
	Players []string `json:"players"`
	Style   string   `json:"style" doc:"the style of all drawings"`
	Frames  []Frame  `json:"frames" doc:"the first is of the position in which the game begins; the last is behind the last legal move"`
	Outcome *Outcome `json:"outcome,omitempty" doc:"how the game has ended"`
}

// A Frame is a position with the move that led to it.
type Frame struct {
	Seat    int    `json:"seat" doc:"who has moved; −1 of the first"`
	Move    string `json:"move"`
	Tale    Text   `json:"tale" doc:"what happened"`
	Drawing string `json:"drawing" doc:"SVG without its style"`
}

// maxFilm bounds the bytes of the drawings of a game.
const maxFilm = 32 << 20

func draw(ctx context.Context, s *Server, p Filmed) (Film, error) {
	o, err := Drawn{Language: p.Language, Scheme: p.Scheme}.options()
	if err != nil {
		return Film{}, err
	}
	for g, err := range s.judged(p.Record) {
		if err != nil {
			return Film{}, unread(err)
		}
		if !g.Rules.Game().HasDrawing() {
			return Film{}, fault(codeNotHere, noDrawing)
		}
		o.Names = g.Players
		f := Film{Game: g.Rules.Game().Name(), Options: g.Rules.Options(), Players: g.Players}
		size := 0
		add := func(seat int, move string, tale Text, svg string) {
			var frame Frame
			frame.Seat, frame.Move, frame.Tale = seat, move, tale
			before, rest, _ := strings.Cut(svg, "<style>")
			style, after, _ := strings.Cut(rest, "</style>")
			f.Style, frame.Drawing = style, before+after
			f.Frames = append(f.Frames, frame)
			size += len(frame.Drawing)
		}
		add(-1, "", Text{}, g.Rules.Start(g.Toss.First).SVG(o))
		for r := range g.Rulings() {
			switch {
			case ctx.Err() != nil:
				return Film{}, fault(codeUnfinish, timeUp)
			case size > maxFilm:
				return Film{}, fault(codeLimit, longFilm, maxFilm>>20)
			case !r.Legal:
				continue
			}
			add(r.Step.Seat, r.Step.Move.String(), taleOf(r.Step, g.Players), r.Step.After.SVG(o, r.Step))
		}
		if g.Unread != nil {
			return Film{}, fault(codeUnread, unreadRecord, rulebook.Explain(g.Unread, o.Language))
		}
		after, err := told(g.At, true)
		f.Outcome = after.Outcome
		return f, err
	}
	return Film{}, fault(codeParams, noPlace)
}

// drawRecord reads a record and writes its drawings, in a language.
func (s *Server) drawRecord(in io.Reader, out io.Writer, lang language.Tag) error {
	record, err := io.ReadAll(io.LimitReader(in, MaxRequest))
	if err != nil {
		return err
	}
	film, err := draw(context.Background(), s, Filmed{Written: Written{string(record)}, Language: lang.String()})
	if err != nil {
		return err
	}
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	return e.Encode(film)
}
