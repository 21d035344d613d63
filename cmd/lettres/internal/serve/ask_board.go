package serve

import (
	"html/template"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
)

// A boardAsk is a board and racks, and what can be done with them.
type boardAsk struct {
	Columns  []string
	Rows     []boardRow
	Racks    []rackField
	Scores   bool // points are asked for
	Colours  bool // letters have one of two colours, and small ones are blue
	Cards    bool
	Example  string // of a rack
	Second   bool
	Text     string // the position that was pasted
	Asked    bool
	Drawing  template.HTML
	Standing []standing
	Choices  []game.Choice
	Count    int
	Valued   bool
	Bad      []wordVerdict
	Ended    *result
	Over     bool
}

type boardRow struct {
	N     int
	Label string
	Cells []boardCell
}

type boardCell struct{ Name, Kind, Value string }

type rackField struct {
	N                             int
	Label, Value, Score, ScoreFor string
}

// The fields for letters and for points: of who asks, of the opponent, and of others.
var (
	rackLabels   = [3]string{yourLetters, otherLetters, lettersOf}
	scoreLabels  = [3]string{yourPoints, otherPoints, pointsOf}
	colourLabels = [3]string{yourColour, otherColour, pointsOf}
)

// nthField returns the name of a field of a player.
func nthField(labels [3]string, i int) error {
	if i < 2 {
		return phrases.InputError(labels[i])
	}
	return phrases.InputError(labels[2], i+1)
}

type standing struct {
	Name  string
	Score int
}

// maxPosition limits the length of a position that is pasted, in bytes.
const maxPosition = 8 << 10

// askBoard answers what is asked of a game on a board. A fault is what is wrong with the rules.
func (p *askPage) askBoard(rules *game.Rules, desk *extra.Desk, q url.Values, fault error) error {
	b := &boardAsk{Scores: !desk.Colours(), Colours: desk.Colours(), Cards: desk.Cards(), Example: desk.Example()}
	p.Board = b
	raw := typedOf(desk, rules.Seats(), q)
	b.fill(p, desk, rules.Seats(), raw)
	if fault == nil {
		fault = p.judge(rules)
	}
	if fault != nil {
		return fault
	}
	if text := positionText(q.Get("at")); text != "" {
		if b.Text = text; len(text) > maxPosition {
			b.Text = ""
			return inField(textField, phrases.InputError(tooLarge))
		}
		at, err := desk.Text(text)
		if err != nil {
			return inField(textField, err)
		}
		typed := desk.Form(at)
		b.fill(p, desk, rules.Seats(), rawOf(typed))
		b.find(p, desk, at, typed, true)
		return nil
	}
	if !raw.any {
		return nil
	}
	typed, err := raw.read(desk)
	if err != nil {
		return err
	}
	at, err := desk.Typed(typed)
	if err != nil {
		return err
	}
	if raw.cells != nil {
		p.address = p.boardAddress(typed, q.Get("lang"))
		return nil
	}
	b.find(p, desk, at, typed, b.Cards)
	return nil
}

// positionText returns a position as the arbiter reads it from a file, without its key.
func positionText(text string) string {
	text = strings.TrimSpace(text)
	for _, key := range []string{"@position", "position", "cgp"} {
		if len(text) < len(key) || !strings.EqualFold(text[:len(key)], key) {
			continue
		}
		rest := text[len(key):]
		if trimmed := strings.TrimLeft(rest, " :\u00a0"); trimmed != rest {
			return trimmed
		}
	}
	return text
}

// boardAddress returns the address of a question.
func (p *askPage) boardAddress(t extra.Typed, lang string) string {
	q := url.Values{"game": {p.Game}, "board": {extra.PackRows(t.Rows)}}
	set := func(key, value string) {
		if value != "" {
			q.Set(key, value)
		}
	}
	set("rules", p.Rules)
	set("more", p.More)
	for _, o := range p.Options {
		set("o-"+o.Key, o.Chosen)
	}
	set("word", p.Word)
	set("under", p.Under)
	for i, rack := range t.Racks {
		set("rack"+strconv.Itoa(i+1), rack)
	}
	for i, score := range t.Scores {
		if score != 0 {
			set("score"+strconv.Itoa(i+1), strconv.Itoa(score))
		}
	}
	if t.Second {
		q.Set("colour", "blue")
	}
	set("lang", lang)
	return "/ask?" + q.Encode() + "#answer"
}

// fill fills the form with what somebody has typed.
func (b *boardAsk) fill(p *askPage, desk *extra.Desk, seats int, raw rawBoard) {
	rows, columns := desk.Size()
	b.Columns, b.Rows, b.Racks, b.Second = nil, nil, nil, raw.second
	for j := range columns {
		b.Columns = append(b.Columns, desk.Column(j))
	}
	for i := range rows {
		row := boardRow{N: i, Label: desk.Row(i)}
		for j := range columns {
			name, kind := desk.Square(i, j)
			cell := boardCell{Name: name, Kind: kind}
			if v := raw.at(i, j); v != "." {
				cell.Value = v
			}
			if c := strings.TrimSpace(cell.Value); c != "" && c == strings.ToLower(c) {
				cell.Kind += " small"
			}
			row.Cells = append(row.Cells, cell)
		}
		b.Rows = append(b.Rows, row)
	}
	for i := range seats {
		letters, points := nthField(rackLabels, i), nthField(scoreLabels, i)
		if b.Colours {
			points = nthField(colourLabels, i)
		}
		f := rackField{N: i + 1, Label: rulebook.Explain(letters, p.Lang), ScoreFor: rulebook.Explain(points, p.Lang)}
		if i < len(raw.racks) {
			f.Value = raw.racks[i]
		}
		if i < len(raw.scores) {
			f.Score = raw.scores[i]
		}
		b.Racks = append(b.Racks, f)
	}
}

// find finds what can be done in a position.
func (b *boardAsk) find(p *askPage, desk *extra.Desk, at game.Position, typed extra.Typed, draw bool) {
	b.Asked, b.Over = true, at.Over()
	o := p.options(nil)
	if draw {
		b.Drawing = drawing(at.View(at.Turn()), o, nil)
	}
	for i := range at.Rules().Seats() {
		seat := (at.Turn() + i) % at.Rules().Seats()
		b.Standing = append(b.Standing, standing{b.Racks[i].ScoreFor, at.Score(seat)})
	}
	if ended, ok := desk.Ended(at, typed); ok {
		b.Ended = resultOf(ended, o)
	}
	if p.Under != "" {
		return
	}
	b.Choices, b.Count = desk.Best(at, most, o)
	b.Valued = len(b.Choices) > 0 && b.Choices[0].Valued
	for _, word := range wordsOn(typed.Rows) {
		if desk.Word(word) == nil {
			continue
		}
		if v, err := p.judgeWord(at.Rules(), word, ""); err == nil {
			b.Bad = append(b.Bad, v)
		}
	}
}

// wordsOn returns the words that lie across and down, in order and each once.
func wordsOn(rows []string) (words []string) {
	lines := slices.Clone(rows)
	for j := range len(rows[0]) {
		var column []byte
		for _, row := range rows {
			column = append(column, row[j])
		}
		lines = append(lines, string(column))
	}
	for _, line := range lines {
		for word := range strings.SplitSeq(strings.ToUpper(line), ".") {
			if len(word) > 1 && !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
	}
	return words
}
