package rule

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// A place is a clause as a search sees it.
type place struct {
	clause            rulebook.Clause
	name, said, texts string
	has               []float64 // of each word: how well it has it, 0 where it has not
	score             float64
}

// ranked returns the clauses that have the words best, the best first: rare words count more, and the words that people say
// for a clause more than those of its text. A word that no clause has finds nothing, unless there are two others.
func ranked(words [][]string, query string, tags []language.Tag) (all []rulebook.Clause) {
	var places []place
	for c := range rulebook.Clauses() {
		p := place{clause: c, name: string(c), said: fold(said[c]), texts: fold(c.Source())}
		for _, tag := range tags {
			p.texts += " " + fold(c.Text(tag))
		}
		for _, word := range words {
			p.has = append(p.has, p.holds(word))
		}
		places = append(places, p)
	}
	known := 0
	for i := range words {
		n := 0
		for _, p := range places {
			if p.has[i] > 0 {
				n++
			}
		}
		if n == 0 {
			continue
		}
		known++
		weight := math.Log(1 + float64(len(places))/float64(n)) // rare words tell more
		for j := range places {
			places[j].score += weight * places[j].has[i]
		}
	}
	if known < len(words) && known < 2 {
		return nil
	}
	best := 0.0
	for i := range places {
		p := &places[i]
		p.score = p.score*float64(p.count())/float64(len(words)) + p.phrase(fold(query))
		best = max(best, p.score)
	}
	places = slices.DeleteFunc(places, func(p place) bool { return p.score == 0 || p.score < best/2 && p.count() < len(words) })
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(b.score, a.score) })
	for _, p := range places {
		all = append(all, p.clause)
	}
	return all
}

// holds returns how well a clause has a word: one of those that say the same, the word itself first.
func (p *place) holds(group []string) float64 {
	best := 0.0
	for i, word := range group {
		worth := 1.0
		if i > 0 {
			worth = 0.6
		}
		switch {
		case begin(p.said, word):
			worth *= 3
		case strings.HasSuffix(p.name, "/"+word):
			worth *= 3
		case begin(p.name, word):
			worth *= 2
		case begin(p.texts, word):
		case i == 0 && (strings.Contains(p.texts, word) || strings.Contains(p.name, word)):
			worth = 0.3
		default:
			worth = 0
		}
		best = max(best, worth)
	}
	return best
}

// phrase returns what a clause gains that is said in just these words, as people begin with them.
func (p *place) phrase(query string) float64 {
	for one := range strings.FieldsFuncSeq(p.said, func(c rune) bool { return c == ',' || c == ';' }) {
		if one = strings.TrimSpace(one); one == query {
			return 10
		}
	}
	return 0
}

// count returns how many of the words a clause has.
func (p *place) count() (n int) {
	for _, has := range p.has {
		if has > 0 {
			n++
		}
	}
	return n
}
