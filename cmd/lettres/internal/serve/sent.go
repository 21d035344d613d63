package serve

import (
	"net/url"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/extra"
)

// positionAddress returns the address of a question about the position of a table, as far as a seat knows it, for
// whoever wants to send it; "" where no form holds it. As long as the game goes on it names the table, so that the page
// lists no words that would help a player.
func positionAddress(l tables.Look, seat int) string {
	preset, more, _ := strings.Cut(l.Rules.Options(), " ")
	q := url.Values{"game": {l.Rules.Game().Name()}, "rules": {preset}}
	if more != "" {
		q.Set("more", more)
	}
	if !l.At.Over() {
		q.Set("under", l.ID)
	}
	if desk, ok := extra.MatDeskOf(l.Rules); ok {
		mats := desk.Form(l.At)
		for i, names := range [2][2]string{{"a", "ar"}, {"b", "br"}} {
			mat := mats[(seat+i)%2]
			var words []string
			for _, word := range mat.Lines {
				if word == "" {
					word = "-"
				}
				words = append(words, word)
			}
			q.Set(names[0], strings.TrimRight(strings.Join(words, " "), "- "))
			q.Set(names[1], mat.Rack)
		}
		return "/ask?" + q.Encode()
	}
	desk, ok := extra.DeskOf(l.Rules)
	if !ok {
		return ""
	}
	form, n := desk.Form(l.At), l.Rules.Seats()
	if form.Clipped {
		return ""
	}
	q.Set("board", extra.PackRows(form.Rows))
	for i, rack := range form.Racks {
		if whose := (l.At.Turn() + i) % n; whose == seat || !l.Rules.Traits().Hidden || l.At.Over() {
			q.Set("rack"+strconv.Itoa(i+1), rack)
		}
	}
	for i, score := range form.Scores {
		q.Set("score"+strconv.Itoa(i+1), strconv.Itoa(score))
	}
	if form.Second {
		q.Set("colour", "blue")
	}
	return "/ask?" + q.Encode()
}
