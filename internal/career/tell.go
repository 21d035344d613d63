package career

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/say"
)

const (
	results   = "%d game{s}: %d won, %d drawn, %d lost ¦ %d partie{s} : %d gagnée{s}, %d nulle{s}, %d perdue{s}"
	byMonth   = "Month by month ¦ Mois par mois"
	longest   = "Your longest words ¦ Vos plus longs mots"
	badly     = "First letters that you play badly ¦ Lettres de départ que vous jouez mal"
	openings  = "Beginnings in which you missed most ¦ Débuts où vous avez le plus manqué"
	inAll     = "in all ¦ en tout"
	monthHead = "month ¦ mois"
	gamesHead = "games ¦ parties"
	perTurn   = "points a turn ¦ points par tour"
	taken     = "Jarnacs ¦ Jarnacs"
	missed    = "missed ¦ manqués"
	worth     = "worth ¦ valeur"
	word      = "word ¦ mot"
	letters   = "letters ¦ lettres"
	letter    = "letter ¦ lettre"
	gameOf    = "game ¦ partie"
	meanHead  = "points missed ¦ points manqués"
	mean      = "%.1f ¦ %.1f"

	noteJarnacs = "Missed are all Jarnacs that you could still have called; their worth is your points and those that your opponent loses. ¦ " +
		"Jarnacs manqués : tous ceux que vous pouviez encore dire ; leur valeur compte vos points et ceux que l'adversaire perd."
	noteBetter = "Points missed are those that the best word would have brought beyond yours. ¦ " +
		"Points manqués : ceux que le meilleur mot aurait rapportés de plus que le vôtre."
	noteLetters = "Letters that you began with at least three times: the points that your first turn missed, on average. It is %.1f over all letters. ¦ " +
		"Les lettres reçues au départ trois fois au moins : les points manqués à votre premier tour, en moyenne. Sur toutes les lettres : %.1f."
)

var phrases = new(say.Phrases)

// A Table is a part of a report, as text: rows of cells below a head.
type Table struct {
	Title string
	Head  []string
	Rows  [][]string
	Notes []string

	text int      // the column of text besides the first; 0 is none
	to   []string // the address to which each row leads
}

// IsNumber reports whether a column has numbers.
func (t Table) IsNumber(column int) bool { return column > 0 && column != t.text }

// At returns the address to which a row leads, "" where it leads nowhere.
func (t Table) At(row int) string {
	if row < len(t.to) {
		return t.to[row]
	}
	return ""
}

// leastGames sets how often a letter has to come before anything is said of it.
const leastGames = 3

// Summary returns the games and their results in words.
func (r Report) Summary(tag language.Tag) string {
	return phrases.Sprintf(tag, results, r.Games, r.Won, r.Drawn, r.Lost)
}

// Tables returns the report in words.
func (r Report) Tables(tag language.Tag) (all []Table) {
	say := func(phrase string, args ...any) string { return phrases.Sprintf(tag, phrase, args...) }
	months := Table{Title: say(byMonth), Head: []string{say(monthHead), say(gamesHead), say(perTurn)}, Notes: []string{say(noteBetter)}}
	if r.jarnacs {
		months.Head = append(months.Head, say(taken), say(missed), say(worth))
		months.Notes = append([]string{say(noteJarnacs)}, months.Notes...)
	}
	months.Head = append(months.Head, say(meanHead))
	row := func(name string, games int, t Totals) {
		cells := []string{name, strconv.Itoa(games), say(mean, t.PerTurn())}
		if r.jarnacs {
			cells = append(cells, strconv.Itoa(t.Taken), strconv.Itoa(t.Missed), strconv.Itoa(t.Left))
		}
		months.Rows = append(months.Rows, append(cells, strconv.Itoa(t.Better)))
	}
	for _, m := range r.Months {
		row(m.Month, m.Games, m.Totals)
	}
	row(say(inAll), r.Games, r.Totals)
	all = append(all, months)

	if len(r.Longest) > 0 {
		t := Table{Title: say(longest), Head: []string{say(word), say(letters), say(gameOf)}, text: 2}
		for _, w := range r.Longest {
			t.Rows = append(t.Rows, []string{w.Word, strconv.Itoa(len(w.Word)), found(w.When, w.Name)})
			t.to = append(t.to, w.At)
		}
		all = append(all, t)
	}
	if bad := r.Badly(); len(bad) > 0 {
		t := Table{Title: say(badly), Head: []string{say(letter), say(gamesHead), say(meanHead)}, Notes: []string{say(noteLetters, r.overall())}}
		for _, l := range bad {
			t.Rows = append(t.Rows, []string{l.Letter, strconv.Itoa(l.Games), say(mean, l.Mean())})
		}
		all = append(all, t)
	}
	if len(r.Openings) > 0 {
		t := Table{Title: say(openings), Head: []string{say(letters), say(meanHead), say(gameOf)}, text: 2}
		for _, o := range r.Openings {
			t.Rows = append(t.Rows, []string{o.Letters, strconv.Itoa(o.Missed), found(o.When, o.Name)})
			t.to = append(t.to, o.At)
		}
		all = append(all, t)
	}
	return all
}

// Badly returns a few letters of beginnings that are played worse than others, the worst first, of those
// that came often enough to say so.
func (r Report) Badly() []Letter {
	overall := r.overall()
	bad := slices.DeleteFunc(slices.Clone(r.Letters), func(l Letter) bool { return l.Games < leastGames || l.Mean() <= overall })
	return bad[:min(few, len(bad))]
}

// overall returns the points that a first turn misses on average over all of its letters.
func (r Report) overall() float64 {
	var sum Letter
	for _, l := range r.Letters {
		sum.Games, sum.Missed = sum.Games+l.Games, sum.Missed+l.Missed
	}
	sum.Games = max(1, sum.Games)
	return sum.Mean()
}

// found returns how a player finds a game again.
func found(when time.Time, name string) string {
	if when.IsZero() {
		return name
	}
	return strings.TrimSpace(when.Format(time.DateOnly) + " " + name)
}
