package arbiter

import (
	"cmp"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// few is how many moves are told of a position, the best ones, unless all are asked for.
const few = 12

// A position is what the arbiter finds in two mats and two racks.
type position struct {
	names   []string
	rules   *jarnac.Rules // as they were typed
	state   jarnac.State
	jarnacs choices
	laying  choices
	words   []finding // the bad words that lie on the mats, then those that were asked about
	outcome jarnac.Outcome
	review  *positionReview // nil if it is not asked for
}

// A choices is what a player can do, best first.
type choices struct {
	state  jarnac.State // in which they can
	player jarnac.Player
	when   moment
	list   []choice
}

// A moment is when a player can do something.
type moment uint8

const (
	never moment = iota
	now
	onPass // when the opponent passes
	drawn  // when the letters due are drawn, with those that lie there
)

// A choice is a word that can be laid or taken.
type choice struct {
	move         jarnac.Move
	former       string
	points, loss int // that it brings, and that it costs the opponent
}

// place finds what can be done in a position of Jarnac.
func (a *arbiter) place(r *request) (*position, error) {
	o, err := jarnac.ParseOptions(strings.Join(append([]string{cmp.Or(r.rules, "official")}, r.options...), " "))
	if err != nil {
		return nil, &rulebook.RecordError{Line: r.line, Err: err}
	}
	p := &position{names: r.names}
	if p.rules, err = a.jarnac.get(o, a.compileJarnac, a.words); err != nil {
		return nil, &rulebook.RecordError{Line: r.line, Err: err}
	}
	o.Validation = jarnac.OnContest // words that lie there have stood
	rules, err := a.jarnac.get(o, a.compileJarnac, a.words)
	if err != nil {
		return nil, err
	}
	setup := r.setup(&o)
	if p.state, err = rules.FromSetup(setup); err != nil {
		return nil, r.tooMany(rules, err)
	}
	p.find(setup)
	for player := range p.state.Players() {
		for _, word := range p.state.Lines(player) {
			if f := judgeWord(rules, question{word: word}); word != "" && !f.good {
				f.owner = p.names[player]
				p.words = append(p.words, f)
			}
		}
	}
	for _, q := range r.asked {
		p.words = append(p.words, judgeWord(rules, q))
	}
	over := setup
	over.Phase, over.Acted, over.Final, over.End = jarnac.Over, false, 0, rulebook.OfficialTurnEmptyBag
	end, err := rules.FromSetup(over)
	p.outcome, _ = end.Outcome()
	return p, err
}

// setup is the position that was typed.
func (r *request) setup(o *jarnac.Options) jarnac.Setup {
	s := jarnac.Setup{Phase: r.phase, Mats: r.mats, Acted: r.phase == jarnac.Bonus, Final: r.final}
	for i, name := range r.names {
		if r.turn != "" && plainText(name) == plainText(r.turn) {
			s.Turn = jarnac.Player(i)
		}
	}
	started := false
	for i := range s.Mats {
		m := &s.Mats[i]
		m.Drawn = m.Rack.Len() > 0 || m.Lines != [8]string{} || r.phase != jarnac.Handover && i == int(s.Turn)
		started = started || m.Drawn
	}
	if other := &s.Mats[s.Turn.Opponent()]; started && o.Ending != jarnac.LastChance && r.phase == jarnac.Answer && r.final == 0 {
		for i, w := range other.Lines[:o.Lines] {
			if w != "" {
				s.Final = i + 1 // the last line, unless somebody says another one
			}
		}
	}
	return s
}

// tooMany is the error of letters that the bag has not, with the letters, or err.
func (r *request) tooMany(rules *jarnac.Rules, err error) error {
	var used [26]int
	for _, m := range r.mats {
		for _, text := range append(m.Lines[:], m.Rack.String()) {
			for _, c := range []byte(text) {
				if 'A' <= c && c <= 'Z' {
					used[c-'A']++
				}
			}
		}
	}
	has := rules.Options().Bag
	for i, n := range used {
		if c := byte('A' + i); n > has.Count(c) {
			return phrases.InputError(moreOfALetter, string(rune(c)), n, has.Count(c))
		}
	}
	return err
}

// find finds the Jarnacs and the words that can be laid.
func (p *position) find(setup jarnac.Setup) {
	s := p.state
	turn := s.Turn()
	playing := func(phase jarnac.Phase, player jarnac.Player) jarnac.State {
		as := setup
		as.Phase, as.Turn, as.Acted, as.Calls, as.Final = phase, player, false, 0, 0
		state, err := s.Rules().FromSetup(as)
		if err != nil {
			return jarnac.State{} // in which nobody can do anything
		}
		return state
	}
	switch s.Phase() {
	case jarnac.Handover:
		p.jarnacs = choices{state: s, player: turn, when: now}
		p.laying = choices{state: playing(jarnac.Playing, turn), player: turn, when: drawn}
		if s.BagLen() == 0 {
			p.laying.when = now
		}
	case jarnac.Bonus, jarnac.Playing:
		p.jarnacs = choices{state: playing(jarnac.Handover, turn.Opponent()), player: turn.Opponent(), when: onPass}
		p.laying = choices{state: playing(jarnac.Playing, turn), player: turn, when: now}
		if s.Phase() == jarnac.Bonus {
			p.laying.when = drawn
		}
	case jarnac.Answer:
		p.jarnacs = choices{state: s, player: turn, when: now}
	}
	if p.laying.state.Rules() == nil { // of a player out of time, who lays no more
		p.laying.when = never
	}
	p.jarnacs.fill(jarnac.KindJarnac, jarnac.KindJarnac)
	p.laying.fill(jarnac.KindPlace, jarnac.KindExtend)
}

// fill finds the moves of these two kinds, best first: what they bring and what they cost
// the opponent.
func (c *choices) fill(kind, other jarnac.Kind) {
	for m := range c.state.Moves(c.player) {
		if m.Kind() != kind && m.Kind() != other {
			continue
		}
		owner := c.player
		if m.Kind() == jarnac.KindJarnac {
			owner = owner.Opponent()
		}
		one := choice{move: m, former: c.state.Line(owner, m.Line())}
		n, was := len(m.Word()), len(one.former)
		one.points = n * n
		if owner == c.player {
			one.points -= was * was
		} else {
			one.loss = was * was
		}
		c.list = append(c.list, one)
	}
	slices.SortFunc(c.list, func(a, b choice) int {
		return cmp.Or(cmp.Compare(b.points+b.loss, a.points+a.loss), cmp.Compare(b.points, a.points),
			cmp.Compare(a.move.Word(), b.move.Word()), cmp.Compare(a.move.Line(), b.move.Line()))
	})
}

// best is the best few, or all.
func (c *choices) best(all bool) []choice {
	if all {
		return c.list
	}
	return c.list[:min(few, len(c.list))]
}

// A finding is a verdict about a word.
type finding struct {
	question
	owner    string // of a word that lies on a mat
	rules    string // the name of a preset, where more than one are asked
	good     bool
	clause   rulebook.Clause // why it is bad, or good where that could be doubted
	err      error           // why it is bad
	readings []lexicon.Reading
}

// judgeWord finds whether a word is good at Jarnac.
func judgeWord(rules *jarnac.Rules, q question) finding {
	f := finding{question: q, readings: rules.Lexicon().AppendReadings(nil, q.word)}
	err := rules.CheckWord(q.word, q.former)
	var v *rulebook.Violation
	switch {
	case err == nil:
		f.good, f.clause = true, judge.WhyGood(rules, q.word, q.former, nil)
	case errors.As(err, &v):
		f.clause, f.err = v.Clause, v
	default:
		f.err = err
	}
	return f
}

// judgePosition tells what a position asks.
func (a *arbiter) judgePosition(r io.Reader, asked []question) status {
	a.text.Reset()
	if _, err := a.text.ReadFrom(io.LimitReader(r, maxPosition+1)); err != nil {
		return a.fault(err)
	}
	request, err := readPosition(a.text.Bytes())
	if err != nil {
		return a.fault(err)
	}
	request.asked = append(request.asked, asked...)
	if request.board != "" {
		return a.judgeBoard(request)
	}
	p, err := a.place(request)
	if err == nil && a.review != nil {
		p.review, err = a.reviewPosition(p.state)
	}
	if err != nil {
		return a.fault(err)
	}
	a.out.position(p)
	return worst(p.words)
}

// worst is illegal when a word that was asked about is bad by all rules that it is judged
// by. One that lies on a mat has stood.
func worst(words []finding) status {
	good := map[question]bool{}
	for _, f := range words {
		if f.owner == "" {
			good[f.question] = good[f.question] || f.good
		}
	}
	for _, ok := range good {
		if !ok {
			return illegal
		}
	}
	return legal
}

// presets is the rules of Jarnac that a word is judged by when nobody says which; those of
// the other games ask the list alone.
var presets = []string{"official", "competition", "classic", "classic-competition"}

// judgeWords judges words by the rules of each preset, and new words by the other games.
func (a *arbiter) judgeWords(asked []question) status {
	var words []finding
	for _, q := range asked {
		for _, name := range presets {
			o, err := jarnac.ParseOptions(name)
			if err != nil {
				return a.fault(err)
			}
			rules, err := a.jarnac.get(o, a.compileJarnac, a.words)
			if err != nil {
				continue // nobody knows what these words are, and the formula asks
			}
			f := judgeWord(rules, q)
			f.rules = name
			words = append(words, f)
		}
		if q.former == "" {
			f := a.inList(q, rulebook.ScrabbleAllWords)
			f.rules = "scrabble"
			words = append(words, f)
		}
	}
	a.out.words(words)
	return worst(words)
}
