package bilingual

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"

	"golang.org/x/text/language"
)

// Phrases says messages in English and in French. A message is one constant with both languages, and " ¦ " between
// them:
//
//	const notOnLine = "%s is not on line %d ¦ %s n'est pas sur la ligne %d"
//
// What is said in several places may be said by its English alone. A package that has such declares the French as a
// variable:
//
//	var phrases = bilingual.New(func() map[string]string {
//		return map[string]string{
//			"Which game?": "Quel jeu ?",
//		}
//	})
//
// The map is made when the first of them is said in French, so that the variable costs nothing
// before main. A phrase that has no French is said in English.
//
// Formats are those of package fmt. Where French needs another order, use argument indexes:
// "%[2]d". An argument with a method Localize(language.Tag) string is replaced by what that
// method returns, and an error by its [Explain].
//
// A word agrees with a number where its ending is in braces: "%d letter{s} in the bag". What
// is in braces is left out where the number before it is singular: 1 in English, 0 and 1 in
// French. With two forms, as in "{is|are}", the first is the singular.
//
// French may be written with plain apostrophes and spaces ([Typeset]), and %q quotes with
// guillemets in it.
//
// [Check] finds the mistakes in a pair. A test of the module calls it for every pair.
type Phrases struct {
	Pairs func() map[string]string // the French by the English; nil for none

	once   sync.Once
	french map[string]string // by the English, typeset
	typed  sync.Map          // French, typeset, by the constant with both languages
}

// New returns Phrases that have the French of these English ones too; nil is none.
func New(pairs func() map[string]string) *Phrases { return &Phrases{Pairs: pairs} }

// Pair parts a phrase that has both languages.
func Pair(phrase string) (english, french string, both bool) { return strings.Cut(phrase, " ¦ ") }

// both returns the English of a phrase, and its French, if that is wanted and there is one.
func (p *Phrases) both(phrase string, wanted bool) (english, french string, ok bool) {
	english, french, ok = Pair(phrase)
	switch {
	case !wanted:
		return english, "", false
	case ok:
		if text, made := p.typed.Load(phrase); made {
			return english, text.(string), true
		}
		french = Typeset(french)
		p.typed.Store(phrase, french)
		return english, french, true
	}
	p.once.Do(func() {
		if p.Pairs == nil {
			return
		}
		p.french = p.Pairs()
		for en, fr := range p.french {
			p.french[en] = Typeset(fr)
		}
	})
	french, ok = p.french[phrase]
	return english, french, ok
}

// Sprintf writes one of the phrases in French or in English, whichever suits a reader of tag
// better. Numbers are written as the language writes them: 8,192 or 8 192.
func (p *Phrases) Sprintf(tag language.Tag, format string, args ...any) string {
	tag = Match(tag)
	said, args := p.say(tag, format, args)
	return Sprintf(tag, said, args...)
}

// Plain writes one of the phrases as Sprintf does, but with numbers as programs write them:
// 8192.
func (p *Phrases) Plain(tag language.Tag, format string, args ...any) string {
	said, args := p.say(Match(tag), format, args)
	return fmt.Sprintf(said, args...)
}

// say returns a phrase and its arguments as they are said in that language.
func (p *Phrases) say(tag language.Tag, format string, args []any) (string, []any) {
	out := localize(tag, args)
	format, french, ok := p.both(format, tag == language.French)
	if !ok {
		return agree(format, args, 1), out
	}
	if uses, err := verbs(format); err == nil {
		for _, v := range uses {
			if v.verb == 'q' && v.arg <= len(out) {
				out[v.arg-1] = quoted{out[v.arg-1]}
			}
		}
	}
	return agree(french, args, 0, 1), out
}

// A quoted is a value that %q quotes in French.
type quoted struct{ value any }

// Format formats the value, with guillemets for %q.
func (q quoted) Format(s fmt.State, verb rune) {
	text := fmt.Sprintf(fmt.FormatString(s, verb), q.value)
	if verb == 'q' {
		text = Guillemets(text)
	}
	io.WriteString(s, text)
}

// localize returns args with the text in that language for each argument that has
// one. It leaves args itself alone: an error keeps it.
func localize(tag language.Tag, args []any) []any {
	out := slices.Clone(args)
	for i, a := range out {
		switch a := a.(type) {
		case interface{ Localize(language.Tag) string }:
			out[i] = a.Localize(tag)
		case error:
			out[i] = Explain(a, tag)
		}
	}
	return out
}

// Check reports what is wrong with a pair: both formats must use the same arguments with the
// same verbs.
func Check(english, french string) error {
	en, err := verbs(english)
	if err != nil {
		return fmt.Errorf("%q: %w", english, err)
	}
	fr, err := verbs(french)
	if err != nil {
		return fmt.Errorf("%q: %w", french, err)
	}
	if !maps.Equal(set(en), set(fr)) {
		return fmt.Errorf("%q and %q differ in their arguments", english, french)
	}
	return nil
}

func set(uses []verb) map[verb]bool {
	all := map[verb]bool{}
	for _, v := range uses {
		all[v] = true
	}
	return all
}

// A verb is one use of an argument by a format.
type verb struct {
	arg  int // from 1
	verb rune
}

// verbs returns the uses that format makes of its arguments. Flags and widths may differ
// between languages and are left out; a width taken from an argument is an error.
func verbs(format string) (uses []verb, err error) {
	next := 1
	for {
		i := strings.IndexByte(format, '%')
		if i < 0 {
			return uses, nil
		}
		u := readVerb(format[i:])
		format = format[i+len(u.text):]
		switch {
		case u.index < 0:
			return nil, errors.New("an argument index that cannot be read")
		case u.verb == 0:
			return nil, errors.New("a % without a verb at its end")
		case u.verb == '*':
			return nil, errors.New("a width taken from an argument")
		case u.verb == '%':
			continue
		}
		if u.index > 0 {
			next = u.index
		}
		uses = append(uses, verb{next, u.verb})
		next++
	}
}
