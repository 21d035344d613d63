package jarnac

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line of fields. After the first, each says what differs
// from an empty position in which a player plays:
//
//	turn B;                        who is on turn
//	phase handover;                what they have to do, where it is not to play
//	end official/end/last-line;    why the game is over
//	calls 1;                       the Jarnacs said at this handover
//	undone yes;                    one of these was bad and undone
//	acted yes;                     the turn has laid or taken a word
//	idle 1;                        turns in a row with an empty bag and nothing laid
//	final 8;                       the line of a last word that gives a Jarnac
//	barred yes;                    no Jarnac, because a flag has fallen
//	stands A;                      whose word was contested and stands
//	lapsed yes;                    the last word was open until a pass from an empty bag
//	lines RAT,BUT/,SOL;            of A and of B, without the empty ones at the end
//	racks UWZ/AEI;                 of each player, as are the following
//	jarnacs 1/0;
//	drawn yes/no;                  whether the first draw is made, where it is not for both
//	out no/yes;                    whose flag has fallen
//	extra 1/0 official/contest/bad;  letters that contests add, and for one why
//	points 0/10;
//	open !1:TZAR !BUT;             the moves of the player on turn that can be contested
//	passed yes;                    who then passes
//	fallen no/yes;                 the flags that fall after that
//
// A word that can be contested stands under open, and the other fields tell the
// position before it, as in a [Setup]. The bag is what the mats leave of the letters of
// the game.

const (
	yes, no  = "yes", "no"
	maxState = 2048 // several times the longest text
	maxJSON  = 8 * maxState
)

// String returns the text of s, "-" for the zero State.
func (s State) String() string {
	if s.rules == nil {
		return keyed.None
	}
	p := s.Setup()
	var line keyed.Writer
	field := func(when bool, words ...string) {
		if when {
			line.Field(words...)
		}
	}
	// each holds what text says of both mats.
	each := func(text func(m *SetupMat) string) string { return text(&p.Mats[A]) + "/" + text(&p.Mats[B]) }
	number := func(key string, n int) { field(n > 0, key, strconv.Itoa(n)) }
	numbers := func(key string, of func(m *SetupMat) int, more ...string) {
		text := each(func(m *SetupMat) string { return strconv.Itoa(of(m)) })
		field(text != "0/0", append([]string{key, text}, more...)...)
	}
	bools := func(key string, a, b, usual bool) {
		field(a != usual || b != usual, key, yesNo(a)+"/"+yesNo(b))
	}
	a, b := &p.Mats[A], &p.Mats[B]

	field(true, "turn", p.Turn.String())
	field(p.Phase != Playing, "phase", p.Phase.String())
	field(p.End != "", "end", string(p.End))
	number("calls", p.Calls)
	field(p.Undone, "undone", yes)
	field(p.Acted, "acted", yes)
	number("idle", p.Idle)
	number("final", p.Final)
	field(p.Barred, "barred", yes)
	field(p.Stands, "stands", p.StandsOf.String())
	field(p.Lapsed, "lapsed", yes)
	lines := each(func(m *SetupMat) string { return strings.TrimRight(strings.Join(m.Lines, ","), ",") })
	field(lines != "/", "lines", lines)
	field(a.Rack.Len()+b.Rack.Len() > 0, "racks", each(func(m *SetupMat) string { return m.Rack.String() }))
	numbers("jarnacs", func(m *SetupMat) int { return m.Jarnacs })
	bools("drawn", a.Drawn, b.Drawn, true)
	bools("out", a.OutOfTime, b.OutOfTime, false)
	var why []string
	for _, m := range p.Mats {
		if m.ExtraBy != "" {
			why = append(why, string(m.ExtraBy))
		}
	}
	numbers("extra", func(m *SetupMat) int { return m.Extra }, why...)
	numbers("points", func(m *SetupMat) int { return m.Points })
	var open []string
	for _, m := range p.Open {
		open = append(open, m.String())
	}
	field(open != nil, append([]string{"open"}, open...)...)
	field(p.Passed, "passed", yes)
	bools("fallen", p.Fallen[A], p.Fallen[B], false)
	return string(line.Text)
}

func yesNo(b bool) string {
	if b {
		return yes
	}
	return no
}

// ParseState reads the text of a state of a game by these rules, or its JSON:
// r.ParseState(s.String()) is s. An error names the field and what is wrong
// with it, or is one of [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	switch {
	case r.none():
		return State{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("jarnac", text, maxJSON, r.ParseState)
	}
	p := Setup{Phase: Playing}
	p.Mats[A].Drawn, p.Mats[B].Drawn = true, true
	if err := keyed.Read("jarnac", text, maxState, p.read); err != nil {
		return State{}, err
	}
	s, err := r.FromSetup(p)
	if err == nil && !p.former(r) {
		err = keyed.Usual("jarnac", text, s.String())
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// read reads the words of a field.
func (p *Setup) read(key string, words []string) (err error) {
	value := words[0]
	switch key {
	case "turn":
		p.Turn, err = parsePlayer(value)
	case "phase":
		p.Phase, err = keyed.Name[Phase](value, phaseNames)
	case "end":
		p.End = rulebook.Clause(value)
	case "calls":
		p.Calls, err = keyed.Number(value)
	case "undone":
		p.Undone, err = parseYes(value)
	case "acted":
		p.Acted, err = parseYes(value)
	case "idle":
		p.Idle, err = keyed.Number(value)
	case "final":
		p.Final, err = keyed.Number(value)
	case "barred":
		p.Barred, err = parseYes(value)
	case "stands":
		p.Stands = true
		p.StandsOf, err = parsePlayer(value)
	case "lapsed":
		p.Lapsed, err = parseYes(value)
	case "passed":
		p.Passed, err = parseYes(value)
	case "fallen":
		err = keyed.Each(value, len(p.Mats), func(i int, s string) (err error) {
			p.Fallen[i], err = parseYes(s)
			return err
		})
	case "open":
		if len(words) > maxLines {
			return phrases.InputError(fieldOpen, maxLines)
		}
		p.Open = make([]Move, len(words))
		for i, word := range words {
			if p.Open[i], err = ParseMove(word); err != nil {
				return err
			}
		}
	case "lines", "racks", "jarnacs", "drawn", "out", "extra", "points":
		err = keyed.Each(value, len(p.Mats), func(i int, s string) error { return p.Mats[i].read(key, s) })
		if key == "extra" && err == nil {
			err = p.readExtraBy(words[1:])
		}
	default:
		return keyed.Unknown()
	}
	return err
}

// read reads what a field says of a mat.
func (m *SetupMat) read(key, s string) (err error) {
	switch key {
	case "lines":
		if m.Lines = strings.Split(s, ","); len(m.Lines) > maxLines {
			return phrases.InputError(fieldLines, len(m.Lines), maxLines)
		}
	case "racks":
		if m.Rack, err = bag.Parse(s); err != nil {
			return phrases.InputError(fieldLetters, excerpt.Truncate(s))
		}
	case "jarnacs":
		m.Jarnacs, err = keyed.Number(s)
	case "drawn":
		m.Drawn, err = parseYes(s)
	case "out":
		m.OutOfTime, err = parseYes(s)
	case "extra":
		m.Extra, err = keyed.Number(s)
	case "points":
		m.Points, err = keyed.Number(s)
	}
	return err
}

// readExtraBy reads the clauses of the players who have one extra letter.
func (p *Setup) readExtraBy(clauses []string) error {
	for i := range p.Mats {
		if p.Mats[i].Extra == 1 {
			if len(clauses) == 0 {
				return keyed.Short()
			}
			p.Mats[i].ExtraBy, clauses = rulebook.Clause(clauses[0]), clauses[1:]
		}
	}
	return nil
}

func parseYes(s string) (bool, error) {
	n, err := keyed.Name[uint8](s, []string{no, yes})
	return n > 0, err
}

func parsePlayer(s string) (Player, error) { return keyed.Player[Player](s, 2) }
