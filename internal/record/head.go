package record

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// heads is the lines of the head, by their first words.
type heads map[string][]line

// add adds a line, of which the first word is a head.
func (h heads) add(l line) error {
	key := l.words[0]
	switch key {
	case "@option", "@toss":
	case "@game", "@rules", "@lexicon", "@players", "@first":
		if h[key] != nil {
			return phrases.InputError(twice, key)
		}
	default:
		return phrases.InputError(noHead, excerpt.Truncate(key))
	}
	if key == "@rules" && len(l.words) > 2 && !slices.ContainsFunc(l.words[2:], func(w string) bool { return !strings.Contains(w, "=") }) {
		for _, option := range l.words[2:] { // as players of options are written: official validation=contest
			h["@option"] = append(h["@option"], line{n: l.n, words: []string{option}})
		}
		l.words = l.words[:2]
	}
	switch n := len(l.words) - 1; {
	case key == "@toss", key == "@players", key == "@first" && n > 0, n == 1:
	default:
		return phrases.InputError(notOneAfter, key, n)
	}
	l.words = slices.Clone(l.words[1:])
	h[key] = append(h[key], l)
	if h["@toss"] != nil && h["@first"] != nil {
		return errBoth
	}
	return nil
}

var errBoth = phrases.InputError(tossAndFirst)

// word returns the word after a head that can stand there once, or the words of a name.
func (h heads) word(key string) (word string, line int) {
	for _, l := range h[key] {
		return join(l.words), l.n
	}
	return "", 0
}

// setHeads takes what it can of the heads, and returns the first fault.
func (g *Game[O, P, T, M]) setHeads(c *shape.Record[O, P, T, M], h heads) (err error) {
	fault := func(line int, e error) {
		if e != nil && err == nil {
			err = &rulebook.RecordError{Line: line, Err: e}
		}
	}
	if name, line := h.word("@game"); line > 0 && name != g.Name {
		fault(line, phrases.InputError(otherGame, excerpt.Truncate(name), g.Name))
	}
	c.Options = g.Table.Presets[0].Value
	if name, line := h.word("@rules"); line > 0 {
		o, err := g.Table.Preset(name)
		if c.OptionsLine = line; err == nil {
			c.Options = o
		}
		fault(line, err)
	}
	for i := range g.Least {
		c.Players = append(c.Players, string(rune('A'+i)))
	}
	for _, l := range h["@players"] {
		names := splitNames(l.words)
		wrong := g.numberFault(len(names))
		if all := splitCommas(strings.Join(l.words, " ")); wrong != nil && g.numberFault(len(all)) == nil {
			names, wrong = all, nil // Alice,Bob
		}
		if wrong == nil {
			wrong = namesFault(names)
		}
		if wrong == nil {
			c.Players = names
		}
		fault(l.n, wrong)
	}
	seen := map[string]bool{}
	for _, l := range h["@option"] {
		fault(l.n, g.setOption(c, l.words[0], seen))
		c.OptionsLine = l.n
	}
	if g.Count != nil {
		*g.Count(&c.Options) = len(c.Players)
	}
	c.Lexicon, _ = h.word("@lexicon")
	players := newNames(c.Players)
	if name, line := h.word("@first"); line > 0 {
		p, err := player[P](&players, name)
		c.First = p
		fault(line, err)
	}
	line, wrong := g.setToss(c, &players, h["@toss"])
	fault(line, wrong)
	return err
}

func (g *Game[O, P, T, M]) setOption(c *shape.Record[O, P, T, M], word string, seen map[string]bool) error {
	key, value, ok := strings.Cut(word, "=")
	if !ok || key == "" || value == "" {
		return phrases.InputError(notKeyValue, excerpt.Truncate(word))
	}
	usual, err := g.Table.Key(key)
	if err != nil {
		return err
	}
	if seen[usual] {
		return phrases.InputError(optionTwice, usual)
	}
	seen[usual] = true
	if err := g.Table.Set(&c.Options, key, value); err != nil {
		return err
	}
	if usual == playersKey && g.Count != nil {
		return countFault(*g.Count(&c.Options), len(c.Players))
	}
	return nil
}

// setToss takes the rounds before the first that is at fault, and its line.
func (g *Game[O, P, T, M]) setToss(c *shape.Record[O, P, T, M], players *names, rounds []line) (n int, err error) {
	if len(rounds) == 0 {
		return 0, nil
	}
	if g.Winner == nil {
		return rounds[0].n, phrases.InputError(noToss)
	}
	for _, l := range rounds {
		var t T
		if err := g.setRound(g.Drawn(&t), players, l.words); err != nil {
			return l.n, err
		}
		c.Toss = append(c.Toss, t)
	}
	first, at, err := g.Winner(&c.Options, c.Toss)
	if c.First = first; err != nil {
		c.Toss = c.Toss[:at]
	}
	return rounds[at].n, err
}

// setRound sets what each player drew in a round of the toss.
func (g *Game[O, P, T, M]) setRound(letters []byte, players *names, words []string) error {
	if len(words) == 0 {
		return phrases.InputError(tossEmpty)
	}
	drawn, name := 0, ""
	for _, w := range words {
		w = name + w
		i := strings.LastIndexByte(w, '=')
		if i < 0 { // a name of several words
			name = w + " "
			continue
		}
		if i < 1 || i == len(w)-1 {
			return phrases.InputError(notNameLetter, excerpt.Truncate(w))
		}
		name = ""
		p, err := player[P](players, w[:i])
		switch {
		case err != nil:
			return err
		case letters[p] != 0:
			return phrases.InputError(drawsTwice, excerpt.Truncate(w[:i]))
		case i != len(w)-2:
			return phrases.InputError(tossNotOne)
		}
		letters[p] = w[i+1]
		drawn++
	}
	if name != "" {
		return phrases.InputError(notNameLetter, excerpt.Truncate(strings.TrimSuffix(name, " ")))
	}
	if g.Most == 2 && drawn < 2 { // two players both draw
		return phrases.InputError(tossNotOne)
	}
	return nil
}
