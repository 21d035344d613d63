package record

import (
	"reflect"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// Append appends a record as Read reads it: with all heads, the rules as the nearest
// preset, and the options that differ from it one a line. It appends nothing, and fails,
// where Read would not read back what c holds. The zero record has no text.
func (g *Game[O, P, T, M]) Append(dst []byte, c *shape.Record[O, P, T, M]) ([]byte, error) {
	if reflect.ValueOf(c).Elem().IsZero() {
		return dst, nil
	}
	if err := g.check(c); err != nil {
		return dst, err
	}
	text, err := g.append(dst, c)
	if err != nil {
		return dst, err
	}
	return text, nil
}

// String returns the text of a record, to look at also where Append fails.
func (g *Game[O, P, T, M]) String(c *shape.Record[O, P, T, M]) string {
	text, _ := g.append(nil, c)
	return string(text)
}

// written returns the names that stand in the text of c.
func (g *Game[O, P, T, M]) written(c *shape.Record[O, P, T, M]) []string {
	if len(c.Players) > 0 {
		return c.Players
	}
	return g.Names(c)
}

// check reports why Read would not read back what c holds. What cannot stand in a line,
// append reports.
func (g *Game[O, P, T, M]) check(c *shape.Record[O, P, T, M]) error {
	n := len(g.written(c))
	if err := g.numberFault(n); err != nil {
		return err
	}
	if err := countFault(g.players(c), n); err != nil {
		return err
	}
	if err := g.Table.Check(&c.Options); err != nil {
		return err
	}
	if len(c.Toss) > 0 {
		first, _, err := g.Winner(&c.Options, c.Toss)
		if err == nil && first != c.First {
			err = phrases.InputError(tossWonBy, first, c.First)
		}
		if err != nil {
			return err
		}
	}
	for i, line := range c.Moves {
		l := line
		back, err := g.Parse(&c.Options, g.token(&c.Options, &l))
		if err == nil && back != l.Move {
			err = phrases.InputError(textNotMove, excerpt.Truncate(l.Text), excerpt.Truncate(g.Text(&c.Options, l.Move)))
		}
		if err != nil {
			return &rulebook.RecordError{Move: i + 1, Err: err}
		}
	}
	return nil
}

// token returns a move as it was written, or else as the game writes it.
func (g *Game[O, P, T, M]) token(o *O, l *shape.Line[P, M]) string {
	if l.Text == "" {
		return g.Text(o, l.Move)
	}
	return l.Text
}

func (g *Game[O, P, T, M]) append(dst []byte, c *shape.Record[O, P, T, M]) ([]byte, error) {
	a := appender{dst: dst, start: len(dst), n: 1, players: g.written(c), counted: g.Counted}
	a.comments(c.Comments)
	a.head("@game", g.Name)
	rules, changes := g.Table.Nearest(&c.Options)
	a.head("@rules", rules)
	for _, o := range changes {
		if o.Key != playersKey { // which the names tell
			a.head("@option", o.Key+"="+o.Value)
		}
	}
	a.fault(namesFault(a.players))
	a.names("@players", joinNames(a.players))
	for i := range c.Toss {
		var drawn []string
		for p, letter := range g.Drawn(&c.Toss[i]) {
			if letter != 0 {
				drawn = append(drawn, a.name(p)+"="+string([]byte{letter}))
			}
		}
		a.names("@toss", strings.Join(drawn, " "))
	}
	if len(c.Toss) == 0 {
		a.names("@first", a.name(int(c.First)))
	}
	if c.Lexicon != "" {
		a.head("@lexicon", c.Lexicon)
	}
	for _, line := range c.Moves {
		l := line
		a.comments(l.Before)
		a.dst = append(append(a.dst, a.name(int(l.Player))...), ' ')
		a.word(g.token(&c.Options, &l))
		if c := strings.TrimSpace(l.Comment); c != "" {
			a.dst = append(a.dst, ' ')
			a.comment(c)
		}
		a.end()
	}
	a.comments(c.Closing)
	return a.dst, a.err
}

// An appender appends line after line, and keeps the first fault.
type appender struct {
	dst     []byte
	start   int // of the line
	n       int // its number
	players []string
	counted bool
	err     error
}

func (a *appender) fault(err error) {
	if err != nil && a.err == nil {
		a.err = &rulebook.RecordError{Line: a.n, Err: err}
	}
}

func (a *appender) end() {
	if a.n > MaxLines {
		a.fault(errTooMany)
	}
	if len(a.dst)-a.start > MaxLine {
		a.fault(errTooLong)
	}
	a.dst = append(a.dst, '\n')
	a.start = len(a.dst)
	a.n++
}

func (a *appender) word(s string) {
	a.fault(wordFault(s, a.counted))
	a.dst = append(a.dst, s...)
}

// comment appends a comment that has no space around it.
func (a *appender) comment(s string) {
	a.fault(textFault(s))
	if a.dst = append(a.dst, '#'); s != "" {
		a.dst = append(append(a.dst, ' '), s...)
	}
}

func (a *appender) comments(list []string) {
	for _, c := range list {
		a.comment(strings.TrimSpace(c))
		a.end()
	}
}

func (a *appender) head(key string, values ...string) {
	a.dst = append(a.dst, key...)
	for _, v := range values {
		a.dst = append(a.dst, ' ')
		a.word(v)
	}
	a.end()
}

// names appends a head of names, which namesFault has judged, and of letters.
func (a *appender) names(key, text string) {
	a.fault(textFault(text))
	a.dst = append(append(append(a.dst, key...), ' '), text...)
	a.end()
}

func (a *appender) name(p int) string {
	if p >= len(a.players) {
		a.fault(phrases.InputError(noPlayerThere, p))
		return "?"
	}
	return a.players[p]
}
