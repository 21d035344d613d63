package record

import (
	"iter"
	"strings"
)

// Append appends a record: the comments and the heads of h, then the moves, each
// below its comment lines, then the comment lines at the end. A [Reader] reads
// it as the same record. Where there is no such text, for a name of two words or
// a comment of two lines, the error is an [*Error] with the line of the text
// that is at fault, and the text is worth no more than a look. Append trusts the
// game for its options and for what was drawn in the toss.
func Append(dst []byte, h Head, moves iter.Seq[Move], closing []string) ([]byte, error) {
	a := appender{dst: dst, start: len(dst), n: 1, players: h.Players}
	a.comments(h.Comments)
	a.head("@game", h.Game)
	a.head("@rules", h.Rules)
	for _, o := range h.Options {
		a.head("@option", o.Key+"="+o.Value)
	}
	a.fault(namesFault(h.Players))
	a.head("@players", h.Players...)
	for _, round := range h.Toss {
		a.head("@toss", a.drawn(round)...)
	}
	if h.First != Nobody {
		if h.Toss != nil {
			a.fault(errBoth)
		}
		a.head("@first", a.name(h.First))
	}
	if h.Lexicon != "" {
		a.head("@lexicon", h.Lexicon)
	}
	for m := range moves {
		a.comments(m.Before)
		a.word(a.name(m.Player))
		a.dst = append(a.dst, ' ')
		a.word(m.Token)
		if c := strings.TrimSpace(m.Comment); c != "" {
			a.dst = append(a.dst, ' ')
			a.comment(c)
		}
		a.end()
	}
	a.comments(closing)
	return a.dst, a.err
}

// An appender appends line after line, and keeps the first fault.
type appender struct {
	dst     []byte
	start   int // of the line
	n       int // its number
	players []string
	err     error
}

func (a *appender) fault(err error) {
	if err != nil && a.err == nil {
		a.err = &Error{Line: a.n, Err: err}
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
	a.fault(wordFault(s))
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

func (a *appender) name(p int) string {
	if p < 0 || p >= len(a.players) {
		a.fault(phrases.Fault(noPlayerThere, p))
		return "?"
	}
	return a.players[p]
}

func (a *appender) drawn(r Round) (words []string) {
	for p, drawn := range r.Drawn {
		if drawn != "" {
			words = append(words, a.name(p)+"="+drawn)
		}
	}
	return words
}
