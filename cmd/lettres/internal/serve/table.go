package serve

import (
	"cmp"
	"html/template"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A tablePage is what a seat sees.
type tablePage struct {
	base
	Look    tables.Look
	Path    string
	Review  string // where the game is gone over when it has ended
	Seat    int    // whose page it is
	N       int    // moves
	Mine    bool   // the seat is on turn
	Cover   bool   // a hidden rack is not shown before its owner asks for it
	Status  string
	Drawing template.HTML
	Wide    template.HTML // "" where it is the same
	Acts    extra.Acts
	Alone   bool        // nothing can be done but to draw
	Hints   bool        // the seat can ask what a champion would do
	Back    bool        // the seat can take its last decision back
	Others  []contester // who are not on turn and share the device
	Waits   string      // who may contest the last word of this seat
	Accepts bool        // this seat may let the last word stand at once
	Blamed  *blame      // how a word of this seat was contested, until it decides again; nil is not
	Invites []invite    // to the seats that are free
	Left    []leaver
	Story   []told
	Result  *result
	People  []player
	Ten     int64 // milliseconds
	Wait    int64
	Asked   decision
	Refusal *refusal
	Preview *preview
	Watch   bool   // for an onlooker
	Screen  bool   // for a screen that many see
	Sent    string // the address of the position as a question; "" where there is none
	Views   string // the tables of an onlooker in the addresses of their pages; "" at tables that show nobody
	Desk    *desk  // of a lesson or a puzzle; nil at a table
}

// A blame tells how a word was contested.
type blame struct {
	Sentences []show.Sentence
	Undone    bool
}

type contester struct {
	Seat int
	Name string
	Acts extra.Acts
}

type told struct {
	N, Seat   int
	Kind      string // of the move
	Sign      string // "?!", "?" or "??" where much was missed
	Sentences []show.Sentence
}

type result struct {
	Text         string
	End, Verdict rulebook.Clause
	Base         rulebook.Clause // by which they hold under rules that are silent; may be ""
}

// A player is who sits at a table, in the row of all of them.
type player struct {
	Name  string
	Score int
	Mine  bool
	Turn  bool
	Clock *clockFace // nil without one
}

type clockFace struct {
	Left    int64
	Text    string
	Running bool
	Plus    int // seconds that each turn adds
}

// table shows the table to a seat.
func (s *server) table(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	if r.Header.Get("If-None-Match") == `"`+t.Look().Version+`"` { // a script asks whether it shows the table as it is
		w.WriteHeader(http.StatusNotModified)
		return
	}
	d, _ := s.decisionOf(r.URL.Query().Get)
	s.remember(w, r, seatKey{r.PathValue("id"), r.PathValue("key")})
	s.showTable(w, r, http.StatusOK, t, seats, decision{Seat: d.Seat}, nil, nil)
}

func (s *server) showTable(w http.ResponseWriter, r *http.Request, status int, t *tables.Table, seats []int, d decision, no *refusal, would *preview) {
	l := t.Look()
	p := &tablePage{
		base: s.page(w, r, tableTitle, strings.Join(l.Names, ", ")), Look: l, Path: "/t/" + l.ID + "/" + r.PathValue("key"),
		N: len(l.Steps), Seat: seats[0], Asked: d, Refusal: no, Preview: would,
	}
	p.played(l.Rules, "table.js", "live.js", "board.js", "settings.js", "slide.js", "drag.js", "ear.js")
	turn, over := l.At.Turn(), l.At.Over()
	hidden := l.Rules.Traits().Hidden
	if next := l.Next(); len(seats) > 1 && slices.Contains(seats, next) {
		p.Seat = next
		p.Cover = hidden && !over && d.Seat != next
	}
	l = l.For(p.Seat)
	o := p.options(l.Names)
	if len(seats) == 1 {
		o.Reader = p.Seat + 1
	}
	p.Mine = !over && l.Decides(p.Seat)
	p.Reload = !over && !p.Mine
	if !p.Cover {
		p.draw(l, o)
		p.Sent = positionAddress(l, p.Seat)
		p.Acts = extra.ActsOf(l.At, p.Seat)
		if l.Rules.Traits().Strict { // a contest could only lose
			p.Acts.Contest, p.Acts.Both = false, nil
		}
		_, forced := extra.Forced(l.At)
		p.Alone = forced && turn == p.Seat && !p.Acts.Contest
		p.Hints = p.Mine && !p.Alone && hints(l)
		_, p.Back = l.BackTo(p.Seat)
		if l.Wait > 0 && tables.Contestable(l.At, p.Seat) {
			p.Waits = strings.Join(awaited(l, p.Seat), " "+p.Say("or ¦ ou")+" ")
		}
		p.Accepts = l.Wait > 0 && p.Acts.Contest && l.Table.Awaits(p.Seat)
		p.Reload = p.Reload || p.Waits != ""
		p.Blamed = blamed(l, p.Seat, o)
	}
	p.Status = l.At.View(p.Seat).Status(o)
	switch {
	case p.Accepts:
		p.Status = p.Say("Do you contest %s? ¦ Contestez-vous %s ?", cmp.Or(lastWords(l), p.Say("that ¦ cela")))
	case p.Waits != "":
		p.Status = p.Say("%s may contest %s. ¦ %s peut contester %s.", p.Waits, cmp.Or(lastWords(l), p.Say("that")))
	case p.Acts.Contest && !p.Mine && lastWords(l) != "":
		p.Status = p.Say("You may contest %s until %s goes on. ¦ Vous pouvez contester %s tant que %s ne continue pas.", lastWords(l), l.Names[turn])
	case !p.Mine && !over && extra.ActsOf(l.At, turn).Ten:
		p.Status = p.Say("%s has ten seconds to save the game by a Jarnac. ¦ %s a dix secondes pour sauver la partie par un Jarnac.", l.Names[turn])
	case l.HasDecided(p.Seat):
		p.Status = p.Say(hasDecided)
	case p.Mine || over || !l.Table.Awaits(turn):
	case l.Seats[turn].Bot():
		p.Status = p.Say(thinks, l.Names[turn])
	case len(seats) == 1:
		p.Status = p.Say(waitsFor, l.Names[turn])
	}
	if len(seats) > 1 {
		for _, seat := range seats {
			if acts := extra.ActsOf(l.At, seat); seat != p.Seat && acts.Contest && !l.Rules.Traits().Strict {
				p.Others = append(p.Others, contester{seat, l.Names[seat], acts})
			}
		}
	}
	p.Invites, p.Left = s.invites(r, t, l, seats)
	if l.View != "" {
		p.Views = l.ID + "." + l.View
	}
	if l.Table.IsPaused() && !over { // nobody plays before all sit
		p.Acts, p.Mine, p.Alone, p.Reload, p.Status = extra.Acts{}, false, false, true, p.Say(waitsForSeats)
	}
	if p.Review = p.Path + "/review"; s.alone {
		p.Scripts = slices.Insert(p.Scripts, 0, "thinks.js")
		if address, err := reviewOf(l, seats); over && err == nil {
			p.Review = address
		}
	}
	p.tell(l, o)
	if p.Result = resultOf(l.At, o); p.Result != nil && p.Result.End == p.Result.Verdict {
		p.Result.Verdict = ""
	}
	p.People = peopleOf(l, p.Seat)
	p.Ten, p.Wait = l.Ten.Milliseconds(), l.Wait.Milliseconds()
	s.write(w, status, "table.html", p)
}

// peopleOf returns who sits at a table, with their clocks. Where each move is limited, only the one on
// turn has a clock.
func peopleOf(l tables.Look, mine int) (all []player) {
	turn, over := l.At.Turn(), l.At.Over()
	for i, name := range l.Names {
		p := player{Name: name, Score: l.At.Score(i), Mine: i == mine, Turn: !over && l.Decides(i)}
		if i < len(l.Left) && (!l.Limit || i == turn && !over) {
			left := l.Left[i]
			p.Clock = &clockFace{left.Milliseconds(), clockText(left), l.Running == i, int(l.Table.Config().Time.Increment / time.Second)}
		}
		all = append(all, p)
	}
	return all
}

// Timed reports whether somebody has a clock.
func (p *tablePage) Timed() bool {
	return slices.ContainsFunc(p.People, func(p player) bool { return p.Clock != nil })
}

// awaited returns the names of those who may contest the word of a seat.
func awaited(l tables.Look, seat int) (names []string) {
	for other, name := range l.Names {
		if other != seat && l.Table.Awaits(other) {
			names = append(names, name)
		}
	}
	return names
}

// lastWords returns the words that the last step laid, which can be contested.
func lastWords(l tables.Look) string {
	step := l.Steps[len(l.Steps)-1]
	left := step.Before.Words()
	var words []string
	for _, word := range step.After.Words() {
		if i := slices.Index(left, word); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else {
			words = append(words, word)
		}
	}
	return strings.Join(words, ", ")
}

// blamed tells how the last word of a seat was contested, as long as the seat has decided nothing since.
func blamed(l tables.Look, seat int, o show.Options) *blame {
	if l.At.Over() {
		return nil
	}
	for i, s := range slices.Backward(l.Steps) {
		if s.Contests() {
			if s.Seat != seat && i > 0 && l.Steps[i-1].Seat == seat {
				return &blame{tell(s, o), !slices.Equal(s.Before.Words(), s.After.Words())}
			}
			return nil
		}
		if _, forced := extra.Forced(s.Before); s.Seat == seat && !forced {
			return nil
		}
	}
	return nil
}

// draw draws what the seat sees, for narrow and for wide screens. What the last player has
// done stands out.
func (p *tablePage) draw(l tables.Look, o show.Options) {
	v, since := l.At.View(p.Seat), l.Since()
	if !onBoard(l.Rules) { // beside the players a board would be too small to tap
		wide := o
		wide.Wide = true
		p.Wide = drawing(v, wide, since)
		o.Reader = p.Seat + 1 // on a phone also those who share it see their own mat first
	}
	p.Drawing = drawing(v, o, since)
}

// played gives the page the scripts of a table, with those of mats in place of those of a board where words are
// laid on mats, and the list of words.
func (p *tablePage) played(rules *game.Rules, scripts ...string) {
	if !onBoard(rules) {
		scripts[slices.Index(scripts, "board.js")] = "mats.js"
	}
	p.Scripts, p.List = scripts, rules.Lexicon().Describe(p.Lang)
}

// onBoard reports whether words are laid on squares.
func onBoard(rules *game.Rules) bool {
	_, ok := extra.DeskOf(rules)
	return ok
}

// few limits the steps that a page lists.
const few = 30

// tell tells the last steps, the last one first.
func (p *tablePage) tell(l tables.Look, o show.Options) {
	for i := len(l.Steps) - 1; i >= 0 && len(p.Story) < few; i-- {
		p.Story = append(p.Story, told{N: i + 1, Seat: l.Steps[i].Seat, Kind: kindOf(l.Steps[i]), Sentences: tell(l.Steps[i], o)})
	}
}

func clockText(left time.Duration) string {
	seconds := int((left + time.Second - 1) / time.Second)
	return strconv.Itoa(seconds/60) + ":" + string(rune('0'+seconds%60/10)) + string(rune('0'+seconds%10))
}

// An act is a button for a template.
type act struct {
	Page            *tablePage
	Seat            int
	Do, Text, Class string
}

// targets is a form for a word.
type targets struct {
	Page                 *tablePage
	List                 []extra.Target
	Legend, Button, Kind string
	Tried                bool   // what was asked is told below it
	At, Word             string // what was typed
}

func actOf(p *tablePage, seat int, do, text, class string) act { return act{p, seat, do, text, class} }

func targetsOf(p *tablePage, list []extra.Target, legend, button, kind string) targets {
	t := targets{Page: p, List: list, Legend: legend, Button: button, Kind: kind}
	if p.Asked.Do == "word" && p.Asked.Word != "" {
		for _, l := range list {
			if l.At == p.Asked.At {
				t.At, t.Word, t.Tried = p.Asked.At, p.Asked.Word, p.Asked.Try
			}
		}
	}
	return t
}
