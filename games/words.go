//go:build !jarnac

package games

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Words of the games on a board: the list, without the classes that the rules exclude.

const (
	keepsWord = "a laid word is lengthened at its front or its end, and %s does not stay whole ¦ " +
		"un mot posé se rallonge par le début ou par la fin, et %s n’y reste pas entier"
	replacesMany = "too many letters of %s would be replaced, or some taken off ¦ il faudrait remplacer trop de lettres dans %s, ou en retirer"
	replacesSame = "letters of %s are replaced by a theft alone, and the meaning stays the same ¦ " +
		"on ne remplace des lettres dans %s que pour le voler, et le sens reste le même"
)

// listed reports why a list with classes excluded does not admit a word: absent is the clause of
// words that it does not have, and class that of those of another class.
func listed(l *lexicon.Lexicon, excluded lexicon.Classes, word string, absent, class rulebook.Clause) error {
	if l.Admits(word, lexicon.AllClasses.Without(excluded)) {
		return nil
	}
	clause := absent
	if l.Contains(word) || phrase.IsCompound(word) {
		clause = class
	}
	format, args := phrase.Bad(l, word)
	return phrases.Violation(clause, "", word, format, args...)
}

// lengthened reports why a word cannot be made of former by adding letters before or after it.
func lengthened(word, former string, c rulebook.Clause) error {
	if strings.Contains(word, former) && word != former || former == "" {
		return nil
	}
	return phrases.Violation(c, "", word, keepsWord, former)
}

func scrabbleWord(r *scrabble.Rules, word, former string) (rulebook.Clause, error) {
	err := listed(r.Lexicon(), r.Options().Excluded, word, law.ScrabbleAllWords, law.ScrabbleWordsClasses)
	if err == nil {
		err = lengthened(word, former, law.ScrabbleExtend)
	}
	return "", err
}

func cardsWord(r *scrabblecards.Rules, word, former string) (rulebook.Clause, error) {
	err := listed(r.Lexicon(), r.Options().Excluded, word, law.CardsWords, law.CardsWords)
	if err == nil {
		err = lengthened(word, former, law.CardsPlace)
	}
	return "", err
}

// jagoWord returns, for a word made of another one that keeps its meaning, the clause by which it
// is no theft.
func jagoWord(r *jago.Rules, word, former string) (rulebook.Clause, error) {
	if err := listed(r.Lexicon(), r.Options().Excluded, word, law.JagoWords, law.JagoWords); err != nil || former == "" {
		return "", err
	}
	replaced := replacedAtLeast(former, word)
	meaning := jago.Families(r.Lexicon())(former, word, len(word) > len(former))
	switch {
	case replaced > max(1, len(former)-5):
		return "", phrases.Violation(law.JagoStealReplace, "", word, replacesMany, former)
	case replaced > 0 && meaning != jago.DifferentMeaning:
		return "", phrases.Violation(law.JagoStealSenseReplace, "", word, replacesSame, former)
	case meaning == jago.SameMeaning:
		return law.JagoStealSense, nil
	case meaning == jago.PresumedSame:
		return law.JagoStealSenseFamily, nil
	}
	return law.JagoSteal, nil
}

// replacedAtLeast returns how many letters of former have to be replaced to make word of it with
// letters before and after it: all where word is shorter.
func replacedAtLeast(former, word string) int {
	least := len(former)
	for at := 0; at+len(former) <= len(word); at++ {
		n := 0
		for i := range len(former) {
			if former[i] != word[at+i] {
				n++
			}
		}
		least = min(least, n)
	}
	return least
}
