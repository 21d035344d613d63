package draw

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/lexicon"
)

// French reports whether French serves a reader of tag better than English.
func French(tag language.Tag) bool { return bilingual.Match(tag) == language.French }

// A Speaker says phrases in a language.
type Speaker struct{ Tag language.Tag }

var phrases = new(say.Phrases)

// Say returns a phrase.
func (s Speaker) Say(key string, args ...any) string { return phrases.Sprintf(s.Tag, key, args...) }

// Bad says why a list of words does not admit a word.
func (s Speaker) Bad(l *lexicon.Lexicon, word string) string {
	format, args := phrase.Bad(l, word)
	return s.Say(format, args...)
}

// OnTurn returns that a player is on turn, and what they have to do. Yours means that they read it themselves.
func (s Speaker) OnTurn(name, what string, yours bool) string {
	if !yours {
		return s.Say(onTurn, name, what)
	}
	first, size := utf8.DecodeRuneInString(what)
	return s.Say(yourTurn, string(unicode.ToUpper(first))+what[size:])
}

// Either returns acts with "or" before the last one.
func (s Speaker) Either(acts []string) string {
	if len(acts) < 2 {
		return List(acts)
	}
	last := len(acts) - 1
	return s.Say(either, List(acts[:last]), acts[last])
}

// Points returns a number of points in words.
func (s Speaker) Points(n int) string { return s.Say(countPoints, n) }

// List returns things with commas between them.
func List(things []string) string { return strings.Join(things, ", ") }

// What all games say. Bag and Rack have their own words in each.
const (
	onTurn      = "%s is on turn: %s. ¦ À %s de jouer\u00a0: %s."
	yourTurn    = "Your turn! %s. ¦ À vous\u00a0! %s."
	either      = "%s or %s ¦ %s ou %s"
	GameOver    = phrase.GameOver
	Wins        = "%s wins, %s. ¦ %s gagne, %s."
	DrawnGame   = "A drawn game, %s. ¦ Partie nulle, %s."
	GivesUp     = "%s gives the game up. ¦ %s abandonne."
	Passes      = "%s passes. ¦ %s passe."
	Contests    = "%s contests. ¦ %s conteste."
	NotContests = "%s does not contest. ¦ %s ne conteste pas."
	IsGood      = "%s is good, and stays. ¦ %s est valable et reste."
	IsBad       = "%s is bad: %s. ¦ %s est erroné\u00a0: %s."

	ToLay     = "lay %s ¦ poser %s"
	ToPass    = "pass ¦ passer"
	ToContest = "contest ¦ contester"
	ToLetGo   = "let it go ¦ accepter"
	ToResign  = "give the game up ¦ abandonner"

	Bag    = "bag ¦ sac"
	Square = "%s on %s ¦ %s en %s"

	countPoints = "%d point{s} ¦ %d point{s}"
)

// Result returns who wins, unless the game is drawn, and the points of all: the winner's
// first, since one who has more may have given up, and then the most.
func (s Speaker) Result(name string, scores []int, winner int, drawn bool) string {
	order := slices.SortedStableFunc(slices.Values(scores), func(a, b int) int { return cmp.Compare(b, a) })
	if !drawn && winner < len(scores) {
		i := slices.Index(order, scores[winner])
		order = slices.Insert(slices.Delete(order, i, i+1), 0, scores[winner])
	}
	if drawn {
		return s.Say(DrawnGame, Tally(s.Tag, order...))
	}
	return s.Say(Wins, name, Tally(s.Tag, order...))
}
