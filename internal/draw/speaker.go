package draw

import (
	"cmp"
	"maps"
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
type Speaker struct {
	Phrases *say.Phrases
	Tag     language.Tag
}

// Say returns a phrase.
func (s Speaker) Say(key string, args ...any) string { return s.Phrases.Sprintf(s.Tag, key, args...) }

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

// What all games say, by the English. Bag and Rack have their own words in each.
const (
	onTurn      = "%s is on turn: %s."
	yourTurn    = "Your turn! %s."
	either      = "%s or %s"
	GameOver    = phrase.GameOver
	Wins        = "%s wins, %s."
	DrawnGame   = "A drawn game, %s."
	GivesUp     = "%s gives the game up."
	Passes      = "%s passes."
	Contests    = "%s contests."
	NotContests = "%s does not contest."
	IsGood      = "%s is good, and stays."
	IsBad       = "%s is bad: %s."

	ToLay     = "lay %s"
	ToPass    = "pass"
	ToContest = "contest"
	ToLetGo   = "let it go"
	ToResign  = "give the game up"

	Bag    = "bag"
	Square = "%s on %s"

	countPoints = "%d point{s}"
)

func french() map[string]string {
	return map[string]string{
		onTurn:      "À %s de jouer\u00a0: %s.",
		yourTurn:    "À vous\u00a0! %s.",
		either:      "%s ou %s",
		Wins:        "%s gagne, %s.",
		DrawnGame:   "Partie nulle, %s.",
		GivesUp:     "%s abandonne.",
		Passes:      "%s passe.",
		Contests:    "%s conteste.",
		NotContests: "%s ne conteste pas.",
		IsGood:      "%s est valable et reste.",
		IsBad:       "%s est erroné\u00a0: %s.",

		ToLay:     "poser %s",
		ToPass:    "passer",
		ToContest: "contester",
		ToLetGo:   "accepter",
		ToResign:  "abandonner",

		Bag:    "sac",
		Square: "%s en %s",

		countPoints: "%d point{s}",
	}
}

// Phrases returns the phrases of a game, the French by the English: its own, and those of
// this package.
func Phrases(own func() map[string]string) *say.Phrases {
	return phrase.With(func() map[string]string {
		all := french()
		maps.Copy(all, own())
		return all
	})
}

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
