package rulebook

import (
	"fmt"
	"io"
	"maps"
	"reflect"
	"slices"
	"strings"

	"golang.org/x/text/language"
	"golang.org/x/text/message"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// Phrases is a fixed set of messages in English and in French. A game declares
// its own as a package variable:
//
//	var phrases = rulebook.NewPhrases(map[string]string{
//		"%s is not on line %d": "%s n'est pas sur la ligne %d",
//	})
//
// Formats are those of package fmt. Where French needs another order, use
// argument indexes: "%[2]d". Numbers are written as the language writes them. An argument
// with a method Localize(language.Tag) string is replaced by what that method returns, and
// an error by its [Explain].
//
// A word agrees with a number where its ending is in braces: "%d letter{s} in the bag". What
// is in braces is left out where the number before it is singular: 1 in English, 0 and 1 in
// French. With two forms, as in "{is|are}", the first is the singular.
//
// French may be written with plain apostrophes and spaces: it is said with typographic
// apostrophes, with no-break spaces before double punctuation, within guillemets and
// between a number and its noun, and with guillemets around what %q quotes.
type Phrases struct {
	french map[string]string        // by the English
	verbs  map[string]map[verb]bool // by the English
}

// NewPhrases makes Phrases of pairs: an English format, which is the name of
// the phrase, and the French one. It panics unless both formats of a pair use
// the same arguments with the same verbs, so a mistake shows as soon as the
// program starts.
func NewPhrases(fr map[string]string) *Phrases {
	p := &Phrases{french: map[string]string{}, verbs: map[string]map[verb]bool{}}
	for en, fr := range fr {
		enVerbs, err := verbs(en)
		if err != nil {
			panic(fmt.Sprintf("rulebook: phrase %q: %v", en, err))
		}
		frVerbs, err := verbs(fr)
		if err != nil {
			panic(fmt.Sprintf("rulebook: phrase %q: %v", fr, err))
		}
		if !maps.Equal(enVerbs, frVerbs) {
			panic(fmt.Sprintf("rulebook: phrases %q and %q differ in their arguments", en, fr))
		}
		p.french[en], p.verbs[en] = typeset(fr), enVerbs
	}
	return p
}

// Violation makes a refusal that cites c and explains itself with a phrase of
// p. Move and word are as in the record; either may be empty. The format must
// be a phrase of p; it panics on any other. The arguments must say nothing that
// a player may not know, and must not change afterwards.
func (p *Phrases) Violation(c Clause, move, word, format string, args ...any) *Violation {
	p.mustKnow(format)
	return &Violation{Clause: c, Move: move, Word: word, phrases: p, format: format, args: args}
}

// InputError makes an error that says a phrase of p in either language. The format
// must be a phrase of p; it panics on any other. The arguments must not change
// afterwards.
func (p *Phrases) InputError(format string, args ...any) *InputError {
	p.mustKnow(format)
	return &InputError{phrases: p, format: format, args: args}
}

// Sprintf writes one of the phrases in French or in English, whichever suits
// a reader of tag better. It panics on a format that is not a phrase of p.
func (p *Phrases) Sprintf(tag language.Tag, format string, args ...any) string {
	p.mustKnow(format)
	tag = bilingual.Match(tag)
	said, args := p.say(tag, format, args)
	for v := range p.verbs[format] {
		if v.verb != 'd' || v.arg > len(args) {
			continue
		}
		if n := reflect.ValueOf(args[v.arg-1]); n.CanInt() && n.Int() < 0 {
			args[v.arg-1] = negative(n.Int())
		}
	}
	return message.NewPrinter(tag).Sprintf(said, args...)
}

// A negative is a number below zero, which %d writes with a minus sign and not a hyphen.
type negative int64

// Format formats the number, with a minus sign where it is below zero.
func (n negative) Format(s fmt.State, verb rune) {
	text := fmt.Sprintf(fmt.FormatString(s, verb), int64(n))
	if verb == 'd' {
		text = strings.Replace(text, "-", "−", 1)
	}
	io.WriteString(s, text)
}

// say returns a phrase and its arguments as they are said in that language.
func (p *Phrases) say(tag language.Tag, format string, args []any) (string, []any) {
	out := localize(tag, args)
	said := agree(format, args, 1)
	if tag == language.French {
		said = agree(p.french[format], args, 0, 1)
		for v := range p.verbs[format] {
			if v.verb == 'q' && v.arg <= len(out) {
				out[v.arg-1] = quoted{out[v.arg-1]}
			}
		}
	}
	return said, out
}

// A quoted is a value that %q quotes in French.
type quoted struct{ value any }

// Format formats the value, with guillemets for %q.
func (q quoted) Format(s fmt.State, verb rune) {
	text := fmt.Sprintf(fmt.FormatString(s, verb), q.value)
	if verb == 'q' {
		text = bilingual.Guillemets(text)
	}
	io.WriteString(s, text)
}

func (p *Phrases) mustKnow(format string) {
	if p != nil {
		if _, known := p.french[format]; known {
			return
		}
	}
	panic(fmt.Sprintf("rulebook: unknown phrase %q", format))
}

// localize returns args with the text in that language for each argument that has
// one. It leaves args itself alone: a Violation keeps it.
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

// A verb is one use of an argument by a format.
type verb struct {
	arg  int // from 1
	verb rune
}

// verbs returns the set of uses that format makes of its arguments. Flags and widths
// may differ between languages and are left out; a width taken from an argument
// is an error.
func verbs(format string) (map[verb]bool, error) {
	uses := map[verb]bool{}
	next := 1
	for rest := format; ; {
		_, after, found := strings.Cut(rest, "%")
		if !found {
			return uses, nil
		}
		after = strings.TrimLeft(after, "+-# 0123456789.")
		if strings.HasPrefix(after, "[") {
			var n int
			if _, err := fmt.Sscanf(after, "[%d]", &n); err != nil || n < 1 {
				return nil, fmt.Errorf("a bad argument index at %q", after)
			}
			next = n
			_, after, _ = strings.Cut(after, "]")
		}
		if after == "" {
			return nil, fmt.Errorf("a %% without a verb at its end")
		}
		v := []rune(after)[0]
		rest = after[len(string(v)):]
		switch {
		case v == '%':
		case v == '*':
			return nil, fmt.Errorf("a width taken from an argument")
		default:
			uses[verb{next, v}] = true
			next++
		}
	}
}
