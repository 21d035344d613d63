package arbiter

import (
	"errors"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/typed"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Question is about a word: is it good, new or made of the word Former?
type Question struct{ Word, Former string }

// ParseQuestion reads "LACS", or "LAC > LACS" for a word that is made of another, which people also
// write "LAC en LACS" and "LACS depuis LAC".
func ParseQuestion(text string) (q Question, err error) {
	text = strings.NewReplacer("->", ">", "→", ">", "=>", ">", "?", "").Replace(text)
	if f := strings.Fields(text); len(f) == 3 { // "lac en lacs", "lacs depuis lac"
		switch between := typed.Plain(f[1]); {
		case slices.Contains([]string{"en", "devient", "to", "into", "becomes"}, between):
			text = f[0] + ">" + f[2]
		case slices.Contains([]string{"depuis", "avec", "from"}, between):
			text = f[2] + ">" + f[0]
		}
	}
	former, word, made := strings.Cut(text, ">")
	if !made {
		word, former = former, ""
	}
	if q.Word, err = oneWord(word); err == nil && made {
		q.Former, err = oneWord(former)
	}
	return q, err
}

// oneWord reads a word. One with a hyphen or an apostrophe keeps it: no game has it, which is a
// verdict and no mistake of who asks.
func oneWord(text string) (string, error) {
	parts := strings.FieldsFunc(strings.ReplaceAll(text, "’", "'"), func(r rune) bool { return r == '-' || r == '\'' })
	if len(parts) < 2 {
		return typed.Word(text)
	}
	marks := strings.Map(func(r rune) rune {
		switch r {
		case '-':
			return r
		case '\'', '’':
			return '\''
		}
		return -1
	}, text)
	word := ""
	for i, part := range parts {
		read, err := typed.Word(part)
		if err != nil || len(marks) != len(parts)-1 {
			return typed.Word(text)
		}
		if i > 0 {
			word += marks[i-1 : i]
		}
		word += read
	}
	return word, nil
}

// A Word is the ruling on a word by some rules.
type Word struct {
	Question
	Owner string // before whom it lies, in a position; "" of a word that was asked about
	// Games are those whose rules are meant, and Preset is the name of the rules; "" of the rules
	// of a position, and where they ask nothing but the list of words.
	Games    []*game.Game
	Preset   string
	Err      error           // why it is bad; nil of a good word
	Clause   rulebook.Clause // why it is bad, or good where that could be doubted
	Readings []lexicon.Reading
}

// judged returns the word with a verdict.
func (w Word) judged(clause rulebook.Clause, err error) Word {
	w.Clause, w.Err = clause, err
	if v, ok := errors.AsType[*rulebook.Violation](err); ok {
		w.Clause = v.Clause
	}
	return w
}

// word judges a word by rules.
func word(rules *game.Rules, q Question) Word {
	w := Word{Question: q, Readings: rules.Lexicon().AppendReadings(nil, q.Word)}
	return w.judged(rules.Word(q.Word, q.Former))
}

// Word judges a word by each preset of the games whose rules say more of words than that the list
// has them, and a new word once for all other games.
func (a *Arbiter) Word(q Question) (all []Word) {
	var others []*game.Game // that ask the list alone
	for _, g := range a.games {
		if !g.HasWords() {
			others = append(others, g)
			continue
		}
		presets := g.WordPresets()
		for _, preset := range presets {
			rules, err := a.rulesOf(g, preset)
			if err != nil {
				continue // nobody knows what these words are, and the formula asks
			}
			w := word(rules, q)
			if w.Games = []*game.Game{g}; len(presets) > 1 {
				w.Preset = preset
			}
			all = append(all, w)
		}
	}
	if q.Former == "" && len(others) > 0 {
		w := Word{Question: q, Games: others, Readings: a.words.AppendReadings(nil, q.Word)}
		all = append(all, w.judged("", others[0].InList(q.Word, a.words)))
	}
	return all
}
