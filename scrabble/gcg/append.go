package gcg

import (
	"bytes"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/rulebook"
)

// AppendTo appends the file: its encoding, the players, the head, and the events
// with their notes. A Player without a Name gets the Nick for it: most programs ask
// for one. Line numbers are ignored.
//
// What is written reads back as the same file. Where there is no such text, for a
// nick of two words or a rack with an accent, the error is an [*rulebook.RecordError] with the
// line of the text that is at fault, and the text is for reading only.
func (f file) appendTo(dst []byte) ([]byte, error) {
	f.players = slices.Clone(f.players)
	for i := range f.players {
		if p := &f.players[i]; p.name == "" {
			p.name = p.nick
		}
	}
	a := appender{dst: dst, n: 1}
	a.pragma(encodingKey, "UTF-8")
	for i, p := range f.players {
		a.pragma("player"+strconv.Itoa(i+1), p.nick+" "+p.name)
	}
	a.pragmas(f.pragmas)
	for _, e := range f.events {
		if int(e.Player) >= len(f.players) {
			a.fault(phrases.InputError(noPlayerThere, int(e.Player)))
			break
		}
		a.line(string(e.appendEvent([]byte(">" + f.players[e.Player].nick + ": "))))
		a.pragmas(e.Notes)
	}
	a.pragmas(f.closing)
	if a.err != nil {
		return a.dst, a.err
	}
	// Reading decides whether a field could be written.
	back, err := read(bytes.NewReader(a.dst[len(dst):]))
	line, same := comparePlayers(f.players, back.players)
	if same && err != nil {
		return a.dst, err
	}
	if same {
		line, same = f.compare(back)
	}
	if !same {
		return a.dst, &rulebook.RecordError{Line: line, Err: phrases.InputError(readsOtherwise)}
	}
	return a.dst, nil
}

// An appender appends line after line, and keeps the first fault.
type appender struct {
	dst []byte
	n   int // of the line
	err error
}

func (a *appender) fault(err error) {
	if err != nil && a.err == nil {
		a.err = &rulebook.RecordError{Line: a.n, Err: err}
	}
}

// line appends a line, or lines.
func (a *appender) line(text string) {
	for line := range strings.SplitSeq(text, "\n") {
		a.dst = append(append(a.dst, line...), '\n')
		a.n++
	}
}

func (a *appender) pragma(key, value string) {
	if value != "" && value[0] != '\n' {
		value = " " + value
	}
	a.line("#" + key + value)
}

func (a *appender) pragmas(list []Pragma) {
	for _, p := range list {
		a.pragma(p.Key, p.Value)
	}
}

// comparePlayers finds the first line of back, which was read from what was
// written, that is not as it is wanted.
func comparePlayers(want, back []player) (line int, same bool) {
	for i, p := range back {
		if i >= len(want) || p.nick != want[i].nick || p.name != want[i].name {
			return p.line, false
		}
	}
	return 0, true // one that is missing makes a fault of its own
}

// compare does so with all but the players.
func (f file) compare(back file) (line int, same bool) {
	if line, same := comparePragmas(f.pragmas, back.pragmas); !same {
		return line, false
	}
	for i, e := range back.events {
		if i >= len(f.events) || !f.events[i].same(e) {
			return e.Line, false
		}
	}
	return comparePragmas(f.closing, back.closing)
}

// same reports whether e and o are one event, with the same notes.
func (e Event) same(o Event) bool {
	if _, same := comparePragmas(e.Notes, o.Notes); !same {
		return false
	}
	e.Notes, o.Notes, e.Line = nil, nil, o.Line
	return reflect.DeepEqual(e, o)
}

func comparePragmas(want, back []Pragma) (line int, same bool) {
	for i, p := range back {
		if i >= len(want) || p.Key != want[i].Key || p.Value != want[i].Value {
			return p.Line, false
		}
	}
	return 0, len(want) == len(back) // what is missing has been found elsewhere
}
