package arbiter

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A jsonReport writes a JSON object a line:
//
//	{"record":"round1.txt"}                                          before each of several records
//	{"record":"round1.txt","game":2}                                 before each but the first of one file; no name for standard input
//	{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}
//	{"n":2,"player":"Alice","move":"RATZ","legal":false,"clause":"official/words/reference","detail":"…","line":7,"lexicon":"…"}
//	{"n":3,"player":"Bob","move":"?","legal":true,"clauses":["official/contest/bad"],"effect":{"Undone":[…]},"lexicon":"…","official":false}
//	{"player":"Alice","review":{"turn":1,…}}                         with -review, after the moves: a turn, as the package of its game in review has it
//	{"player":"Alice","summary":{"turns":9,…}}                       and of each player
//	{"good":["!2:TZAR","+6"]}                                        with -legal
//	{"result":{"status":"running","scores":[9,0],"jarnacs":[0,0]}}
//	{"result":{"status":"won","scores":[89,9],"jarnacs":[1,0],"winner":"Alice","clause":"official/score/margin"}}
//	{"result":{"status":"drawn","scores":[89,19],"jarnacs":[0,0],"clause":"official/score/jarnacs"}}
//	{"result":{"status":"undecided","scores":[4,-17],"uncounted":["Alice"],"clause":"scrabble/three-rounds"}}   racks that are not known may decide
//	{"error":{"line":7,"detail":"…"}}                                in place of what cannot be read
//
// After an illegal move, good and result are those of the position before it;
// after an error there are none.
//
// The remedy of an illegal move, where it has one, is the clause that says what is done where
// the move was made all the same:
//
//	{"n":8,"player":"Bruno","move":"+AEM","legal":false,"clause":"official/contest/bad","detail":"…","remedy":"remedy/too-many","line":16}
//
// In games with points beside the moves, these stand in the line of the move, as the
// record has them: "score":14,"total":66.
//
// A move at the end that people told of in their own words may be legal with "unseen":true: nobody has
// said which letters came with it, and result is that of the position before it.
//
// The clauses of a legal move are those that it rests on, where they say more than that of
// every move of its kind. A contest has its effect, as the package of its game has it, which names each
// bad word. The lexicon is the list of words that a verdict about a word
// rests on: its title, its date and how many words it has, and whether it is known to be that of the
// rules, L'Officiel du jeu Scrabble.
//
// It writes the lines itself: one of encoding/json takes as long as the moves.
type jsonReport struct {
	w        *bufio.Writer
	legal    bool
	lang     language.Tag
	lexicon  string // what verdicts about words rest on
	official bool   // it is that of the rules
	game     *judge.Game
	names    [][]byte // of the players, in quotes
	line     []byte
}

func newJSONReport(w io.Writer, words *lexicon.Lexicon, legal bool, lang language.Tag) *jsonReport {
	return &jsonReport{w: bufio.NewWriterSize(w, 1<<16), legal: legal, lang: lang, lexicon: words.Describe(lang), official: words.Title().Official}
}

func (r *jsonReport) record(path string, n int) {
	b := quote(append(r.line[:0], `{"record":`...), path)
	if n > 1 {
		b = strconv.AppendInt(append(b, `,"game":`...), int64(n), 10)
	}
	r.line = append(b, '}')
	r.writeLine()
}

func (r *jsonReport) begin(g *judge.Game) {
	r.game = g
	r.name(g.Players)
}

func (r *jsonReport) name(players []string) {
	r.names = r.names[:0]
	for _, name := range players {
		r.names = append(r.names, quote(nil, name))
	}
}

func (r *jsonReport) move(m judge.Ruling) {
	b := append(r.said(&m), `true`...)
	if m.Unseen {
		b = append(b, `,"unseen":true`...)
	}
	if len(m.Clauses) > 0 {
		b = list(b, "clauses", m.Clauses, func(b []byte, c rulebook.Clause) []byte { return quote(b, string(c)) })
	}
	if m.Contests() {
		effect, err := m.Before.Effect(m.Seat, m.Move)
		text, wrong := json.Marshal(effect)
		if err == nil && wrong == nil { // as of all that are legal
			b = append(append(b, `,"effect":`...), text...)
		}
	}
	r.line = append(r.onWords(b, m.Contests()), '}')
	r.writeLine()
}

// onWords adds the list of words to a verdict about one.
func (r *jsonReport) onWords(b []byte, about bool) []byte {
	if !about {
		return b
	}
	b = quote(append(b, `,"lexicon":`...), r.lexicon)
	return strconv.AppendBool(append(b, `,"official":`...), r.official)
}

func (r *jsonReport) refuse(m judge.Ruling) {
	b := append(r.said(&m), `false,"clause":`...)
	b = append(quote(b, string(m.Clause)), `,"detail":`...)
	b = quote(b, m.Explain(r.lang))
	if m.Remedy != "" {
		b = quote(append(b, `,"remedy":`...), string(m.Remedy))
	}
	if m.FileLine > 0 {
		b = strconv.AppendInt(append(b, `,"line":`...), int64(m.FileLine), 10)
	}
	r.line = append(r.onWords(b, aboutWords(m.Clause)), '}')
	r.writeLine()
}

// said returns the line of a move up to whether it was legal.
func (r *jsonReport) said(m *judge.Ruling) []byte {
	b := append(r.line[:0], `{"n":`...)
	b = strconv.AppendInt(b, int64(m.N), 10)
	b = append(b, `,"player":`...)
	b = append(b, r.names[m.By]...)
	b = append(b, `,"move":`...)
	b = quote(b, m.Text)
	if m.HasScore {
		b = strconv.AppendInt(append(b, `,"score":`...), int64(m.Score), 10)
		b = strconv.AppendInt(append(b, `,"total":`...), int64(m.Total), 10)
	}
	return append(b, `,"legal":`...)
}

func (r *jsonReport) end() {
	if r.legal {
		r.good()
	}
	r.verdict("result", r.game.At)
}

// good writes all good decisions of the player on turn, sorted by bytes. There may be
// millions, so they stand in one text until then.
func (r *jsonReport) good() {
	type span struct{ from, to int }
	text, spans := r.line[:0], []span(nil)
	at := r.game.Settled()
	for m := range at.Moves(at.Turn()) {
		t := at.Notation(m)
		if r.game.Format == "" { // as a record writes it
			t = strings.Replace(t, " ", ":", 1)
		}
		spans = append(spans, span{len(text), len(text) + len(t)})
		text = append(text, t...)
	}
	slices.SortFunc(spans, func(a, b span) int { return bytes.Compare(text[a.from:a.to], text[b.from:b.to]) })
	r.w.WriteString(`{"good":[`)
	var quoted []byte
	for i, s := range spans {
		if i > 0 {
			r.w.WriteByte(',')
		}
		quoted = quote(quoted[:0], string(text[s.from:s.to]))
		r.w.Write(quoted)
	}
	r.w.WriteString("]}\n")
	r.line = text
}

// verdict writes how a game stands or has ended, under that name.
func (r *jsonReport) verdict(name string, p game.Position) {
	o, over := p.Outcome()
	status := "running"
	switch {
	case o.Drawn:
		status = "drawn"
	case o.Undecided:
		status = "undecided"
	case over:
		status = "won"
	}
	b := append(append(append(r.line[:0], `{"`...), name...), `":{"status":"`...)
	b = append(append(b, status...), '"')
	scores := game.Count{Name: "scores"}
	for seat := range p.Rules().Seats() {
		scores.Values = append(scores.Values, p.Score(seat))
	}
	for _, c := range append([]game.Count{scores}, p.Counts()...) {
		b = list(b, c.Name, c.Values, func(b []byte, n int) []byte { return strconv.AppendInt(b, int64(n), 10) })
	}
	if status == "won" {
		b = append(append(b, `,"winner":`...), r.names[o.Winner]...)
	}
	if seats := extra.Uncounted(p); len(seats) > 0 {
		b = list(b, "uncounted", seats, func(b []byte, seat int) []byte { return append(b, r.names[seat]...) })
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
			return append(b, plainJSON(s)...)
		}
	}
	b = append(append(b, '"'), s...)
	return append(b, '"')
}

// list appends a field of a JSON object with a list, to which one appends each element.
func list[E any](b []byte, name string, all []E, one func([]byte, E) []byte) []byte {
	b = append(append(append(b, `,"`...), name...), `":[`...)
	for i, e := range all {
		if i > 0 {
			b = append(b, ',')
		}
		b = one(b, e)
	}
	return append(b, ']')
}

// plainJSON returns the JSON of numbers and texts, with > and the like as they are.
func plainJSON(v any) []byte {
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err) // such values are always JSON
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n"))
}
