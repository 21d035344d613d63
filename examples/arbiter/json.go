package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strconv"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// A jsonReport writes a JSON object a line:
//
//	{"record":"round1.txt"}                                          before each of several records
//	{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}
//	{"n":2,"player":"Alice","move":"RATZ","legal":false,"clause":"official/words/reference","detail":"…"}
//	{"good":["!2:TZAR","+6"]}                                        with -legal
//	{"result":{"status":"running","scores":[9,0],"jarnacs":[0,0]}}
//	{"result":{"status":"won","scores":[89,9],"jarnacs":[1,0],"winner":"Alice","clause":"official/score/margin"}}
//	{"result":{"status":"drawn","scores":[89,19],"jarnacs":[0,0],"clause":"official/score/jarnacs"}}
//	{"error":{"line":7,"detail":"…"}}                                in place of what cannot be read
//
// After an illegal move, good and result are those of the position before it;
// after an error there are none.
//
// It writes the lines itself: one of encoding/json takes as long as the moves.
type jsonReport struct {
	w     *bufio.Writer
	legal bool
	names [2][]byte // of the players, in quotes
	line  []byte
	moves []jarnac.Move
}

func newJSONReport(w io.Writer, legal bool) *jsonReport {
	return &jsonReport{w: bufio.NewWriterSize(w, 1<<16), legal: legal}
}

func (r *jsonReport) record(path string) {
	r.line = append(quote(append(r.line[:0], `{"record":`...), path), '}')
	r.writeLine()
}

func (r *jsonReport) begin(rec *jarnac.Record, _ jarnac.State) {
	for p := range r.names {
		r.names[p] = quote(r.names[p][:0], rec.Name(jarnac.Player(p)))
	}
}

func (r *jsonReport) move(n int, m *jarnac.RecordMove, _ jarnac.State) {
	r.line = append(r.said(n, m), `true}`...)
	r.writeLine()
}

func (r *jsonReport) refuse(n int, m *jarnac.RecordMove, _ jarnac.State, clause rulebook.Clause, detail string) {
	b := append(r.said(n, m), `false,"clause":`...)
	b = append(quote(b, string(clause)), `,"detail":`...)
	r.line = append(quote(b, detail), '}')
	r.writeLine()
}

// said is the line of a move up to whether it was legal.
func (r *jsonReport) said(n int, m *jarnac.RecordMove) []byte {
	b := append(r.line[:0], `{"n":`...)
	b = strconv.AppendInt(b, int64(n), 10)
	b = append(b, `,"player":`...)
	b = append(b, r.names[m.Player]...)
	b = append(b, `,"move":`...)
	return append(quote(b, m.Text), `,"legal":`...)
}

func (r *jsonReport) end(s jarnac.State) {
	if r.legal {
		r.good(s)
	}
	r.result(s)
}

// good writes all good decisions of the player on turn.
func (r *jsonReport) good(s jarnac.State) {
	r.moves = s.AppendMoves(r.moves[:0], s.Turn())
	texts := make([]string, len(r.moves))
	for i, m := range r.moves {
		texts[i] = m.String()
	}
	slices.Sort(texts)
	b := append(r.line[:0], `{"good":[`...)
	for i, t := range texts {
		if i > 0 {
			b = append(b, ',')
		}
		b = quote(b, t)
	}
	r.line = append(b, `]}`...)
	r.writeLine()
}

func (r *jsonReport) result(s jarnac.State) {
	pair := func(b []byte, key string, n [2]int) []byte {
		b = append(append(append(b, `,"`...), key...), `":[`...)
		b = append(strconv.AppendInt(b, int64(n[0]), 10), ',')
		return append(strconv.AppendInt(b, int64(n[1]), 10), ']')
	}
	o, over := s.Outcome()
	status := "running"
	switch {
	case over && o.Drawn:
		status = "drawn"
	case over:
		status = "won"
	}
	b := append(append(append(r.line[:0], `{"result":{"status":"`...), status...), '"')
	b = pair(b, "scores", s.Scores())
	b = pair(b, "jarnacs", [2]int{s.Jarnacs(jarnac.A), s.Jarnacs(jarnac.B)})
	if over && !o.Drawn {
		b = append(append(b, `,"winner":`...), r.names[o.Winner]...)
	}
	if over {
		b = quote(append(b, `,"clause":`...), string(o.Verdict))
	}
	r.line = append(b, `}}`...)
	r.writeLine()
}

func (r *jsonReport) fault(line int, detail string) {
	b := strconv.AppendInt(append(r.line[:0], `{"error":{"line":`...), int64(line), 10)
	r.line = append(quote(append(b, `,"detail":`...), detail), `}}`...)
	r.writeLine()
}

func (r *jsonReport) writeLine() {
	r.line = append(r.line, '\n')
	r.w.Write(r.line)
}

func (r *jsonReport) flush() error { return r.w.Flush() }

// quote appends s as a JSON string.
func quote(b []byte, s string) []byte {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			return quoteHard(b, s)
		}
	}
	b = append(append(b, '"'), s...)
	return append(b, '"')
}

// quoteHard is quote for text that has more than plain ASCII in it.
func quoteHard(b []byte, s string) []byte {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic(err) // a string is always JSON
	}
	return append(b, bytes.TrimSuffix(out.Bytes(), []byte("\n"))...)
}
