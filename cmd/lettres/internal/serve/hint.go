package serve

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// hintNodes bounds the search for a hint to a fraction of a second.
const hintNodes = 10_000

// hints reports whether somebody gets hints: one who plays against the machine alone.
func hints(l tables.Look) bool {
	return l.AgainstMachine() && l.Rules.Game().HasPlayers()
}

// hint shows what a champion would do.
func (s *server) hint(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	l := t.Look().For(seats[0])
	if !hints(l) || l.At.Over() || !slices.Contains(seats, l.At.Turn()) || !s.asks.allow(s.address(r), time.Now()) {
		http.Redirect(w, r, "/t/"+r.PathValue("id")+"/"+r.PathValue("key"), http.StatusSeeOther)
		return
	}
	would := &preview{}
	if text, err := s.advise(r.Context(), l, seats[0], s.page(w, r, sorry)); err == nil {
		would.Hint = text
	}
	s.showTable(w, r, http.StatusOK, t, seats, decision{Seat: -1}, nil, would)
}

// advise returns what a champion would do in words.
func (s *server) advise(ctx context.Context, l tables.Look, seat int, b base) (string, error) {
	ctx, done := context.WithTimeout(ctx, longestReview)
	defer done()
	if !s.worker(ctx) {
		return "", ctx.Err()
	}
	defer func() { <-s.workers }()
	adviser, err := l.Rules.Bot(bot.Champion, 1)
	if err != nil {
		return "", err
	}
	best, err := s.hall.Think(ctx, adviser, bot.Champion, 1, bot.Budget{Nodes: hintNodes, Workers: 1}, l.At.View(seat))
	if err != nil {
		return "", err
	}
	return b.Say("A champion would %s. ¦ Un champion choisirait de %s.", l.At.Say(best, b.options(l.Names))), nil
}
