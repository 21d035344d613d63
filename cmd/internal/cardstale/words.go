package cardstale

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Texts is the texts of words, with commas between them.
func Texts(words []scrabblecards.Word) string {
	var texts []string
	for _, w := range words {
		texts = append(texts, w.Text)
	}
	return strings.Join(texts, ", ")
}

// Sum explains the points of a placement, "MON 8 + MA 3 + OC 8", with the bonus for a whole
// hand of letters at the end.
func Sum(words []scrabblecards.Word, points int) string {
	var parts []string
	for _, w := range words {
		parts = append(parts, w.Text+" "+strconv.Itoa(w.Points))
		points -= w.Points
	}
	if points != 0 {
		parts = append(parts, strconv.Itoa(points))
	}
	return strings.Join(parts, " + ")
}

// A Reason is a clause and the words that stay because of it.
type Reason struct {
	Clause rulebook.Clause
	Words  []scrabblecards.Word
}

// Stayed groups the words that stay after a move by the clause that decides it.
func Stayed(e scrabblecards.Effect) (reasons []Reason) {
	for _, w := range e.Stayed {
		i := slices.IndexFunc(reasons, func(r Reason) bool { return r.Clause == w.Clause })
		if i < 0 {
			i = len(reasons)
			reasons = append(reasons, Reason{Clause: w.Clause})
		}
		reasons[i].Words = append(reasons[i].Words, w)
	}
	slices.SortFunc(reasons, func(a, b Reason) int { return cmp.Compare(a.Clause, b.Clause) })
	return reasons
}
