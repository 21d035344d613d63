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
// What is written reads back as the same File. Where there is no such text, for a
// nick of two words or a rack with an accent, the error is an [*rulebook.RecordError] with the
// line of the text that is at fault, and the text is for reading only.
func (f File) AppendTo(dst []byte) ([]byte, error) {
	f.Players = slices.Clone(f.Players)
	for i := range f.Players {
		if p := &f.Players[i]; p.Name == "" {
			p.Name = p.Nick
		}
	}
	a := appender{dst: dst, encoding: f.Encoding, n: 1}
	a.pragma(encodingKey, f.Encoding.String())
	for i, p := range f.Players {
		a.pragma("player"+strconv.Itoa(i+1), p.Nick+" "+p.Name)
	}
	a.pragmas(f.Pragmas)
	for _, e := range f.Events {
		if e.Player < 0 || e.Player >= len(f.Players) {
			a.fault(phrases.InputError(noPlayerThere, e.Player))
			break
		}
		a.line(string(e.appendEvent([]byte(">" + f.Players[e.Player].Nick + ": "))))
		a.pragmas(e.Notes)
	}
	a.pragmas(f.Closing)
	if a.err != nil {
		return a.dst, a.err
	}
	// Reading is what decides whether a field could be written.
	back, err := Read(bytes.NewReader(a.dst[len(dst):]))
	line, same := comparePlayers(f.Players, back.Players)
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
	dst      []byte
	encoding Encoding
	n        int // of the line
	err      error
}

func (a *appender) fault(err error) {
	if err != nil && a.err == nil {
		a.err = &rulebook.RecordError{Line: a.n, Err: err}
	}
}

// line appends a line, or lines.
func (a *appender) line(text string) {
	for line := range strings.SplitSeq(text, "\n") {
		var err error
		a.dst, err = a.encoding.appendText(a.dst, line)
		a.fault(err)
		a.dst = append(a.dst, '\n')
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
func comparePlayers(want, back []Player) (line int, same bool) {
	for i, p := range back {
		if i >= len(want) || p.Nick != want[i].Nick || p.Name != want[i].Name {
			return p.Line, false
		}
	}
	return 0, true // one that is missing makes a fault of its own
}

// compare does so with all but the players.
func (f File) compare(back File) (line int, same bool) {
	if line, same := comparePragmas(f.Pragmas, back.Pragmas); !same {
		return line, false
	}
	for i, e := range back.Events {
		if i >= len(f.Events) || !f.Events[i].same(e) {
			return e.Line, false
		}
	}
	return comparePragmas(f.Closing, back.Closing)
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
