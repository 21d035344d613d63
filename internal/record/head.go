package record

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A waiting head cannot be understood before all are read: it names players.
type waiting struct {
	words []string
	line  int
}

// headLine takes over one head, with the words after it and the number of its
// line.
func (r *Reader) headLine(key string, values []string, n int) error {
	h := &r.head
	once := func(dst *string) error {
		switch {
		case *dst != "":
			return phrases.Fault(twice, key)
		case len(values) != 1:
			return phrases.Fault(notOneAfter, key, len(values))
		}
		*dst = values[0]
		return nil
	}
	switch key {
	case "@game":
		if err := once(&h.Game); err != nil {
			return err
		}
		if h.Game != r.game.Name {
			return phrases.Fault(otherGame, excerpt.Of(h.Game), r.game.Name)
		}
		return nil
	case "@rules":
		h.RulesLine = n
		return once(&h.Rules)
	case "@lexicon":
		return once(&h.Lexicon)
	case "@option":
		return r.option(values, n)
	case "@players":
		return r.players(values)
	case "@toss":
		if r.first.words != nil {
			return errBoth
		}
		r.tosses = append(r.tosses, waiting{slices.Clone(values), n})
		return nil
	case "@first":
		var name string
		switch {
		case r.tosses != nil:
			return errBoth
		case r.first.words != nil:
			name = r.first.words[0]
		}
		err := once(&name)
		if err == nil {
			r.first = waiting{[]string{name}, n}
		}
		return err
	}
	return phrases.Fault(noHead, excerpt.Of(key))
}

var errBoth = phrases.Fault(tossAndFirst)

func (r *Reader) option(values []string, n int) error {
	if len(values) != 1 {
		return phrases.Fault(notOneOption, len(values))
	}
	key, value, ok := strings.Cut(values[0], "=")
	if !ok || key == "" || value == "" {
		return phrases.Fault(notKeyValue, excerpt.Of(values[0]))
	}
	if r.options[key] {
		return phrases.Fault(optionTwice, excerpt.Of(key))
	}
	if r.options == nil {
		r.options = map[string]bool{}
	}
	r.options[key] = true
	r.head.Options = append(r.head.Options, Option{key, value, n})
	return nil
}

func (r *Reader) players(names []string) error {
	switch {
	case r.head.Players != nil:
		return phrases.Fault(twice, "@players")
	case len(names) < r.game.Least || len(names) > r.game.Most:
		return r.game.wrongNumber(len(names))
	}
	if err := namesFault(names); err != nil {
		return err
	}
	r.head.Players = slices.Clone(names)
	return nil
}

func (g Game) wrongNumber(n int) error {
	if g.Least == g.Most {
		return phrases.Fault(wrongNumber, n, g.Name, g.Least)
	}
	return phrases.Fault(notBetween, n, g.Name, g.Least, g.Most)
}

// resolve understands the heads that waited for the names of the players.
func (r *Reader) resolve() error {
	h := &r.head
	if h.Players == nil {
		for i := range r.game.Least {
			h.Players = append(h.Players, string(rune('A'+i)))
		}
	}
	for _, toss := range r.tosses {
		round, err := r.round(toss.words)
		if err != nil {
			return &Error{Line: toss.line, Err: err}
		}
		h.Toss = append(h.Toss, Round{round, toss.line})
	}
	if r.first.words != nil {
		first, err := r.player(r.first.words[0])
		if err != nil {
			return &Error{Line: r.first.line, Err: err}
		}
		h.First = first
	}
	return nil
}

// round is what each player drew in a round of the toss.
func (r *Reader) round(words []string) ([]string, error) {
	if len(words) == 0 {
		return nil, phrases.Fault(tossEmpty)
	}
	drawn := make([]string, len(r.head.Players))
	for _, w := range words {
		i := strings.LastIndexByte(w, '=')
		if i < 1 || i == len(w)-1 {
			return nil, phrases.Fault(notNameLetter, excerpt.Of(w))
		}
		p, err := r.player(w[:i])
		if err != nil {
			return nil, err
		}
		if drawn[p] != "" {
			return nil, phrases.Fault(drawsTwice, excerpt.Of(w[:i]))
		}
		drawn[p] = w[i+1:]
	}
	return drawn, nil
}
