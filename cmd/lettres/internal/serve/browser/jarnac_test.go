package browser

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// A person plays Jarnac as a page lets one, by the head of a player of package bot.
type person struct {
	*tab
	seat  jarnac.Player
	rules *jarnac.Rules
	head  *botjarnac.Player
	does  func(selector string) // how a button is pressed
	fill  func(form, at, word string)
	seen  map[jarnac.Kind]int // what was played, by anybody
}

// sit is a person at the seat of a tab.
func sit(b *tab, seat jarnac.Player, level bot.Level) *person {
	b.t.Helper()
	record, err := jarnac.ReadRecord(strings.NewReader(b.record()), nil)
	if err != nil {
		b.t.Fatal(err)
	}
	rules, err := jarnac.Compile(record.Options, french.Lexicon())
	if err != nil {
		b.t.Fatal(err)
	}
	head, err := botjarnac.New(rules, level, 1)
	if err != nil {
		b.t.Fatal(err)
	}
	p := &person{tab: b, seat: seat, rules: rules, head: head, does: b.click, seen: map[jarnac.Kind]int{}}
	p.fill = p.word
	return p
}

// state is the position that the record says.
func (p *person) state() (s jarnac.State, moves int) {
	p.t.Helper()
	record, err := jarnac.ReadRecord(strings.NewReader(p.record()), nil)
	if err != nil {
		p.t.Fatal(err)
	}
	s = p.rules.Start(record.First)
	clear(p.seen)
	for step, err := range record.Replay(p.rules) {
		if err != nil {
			p.t.Fatal(err)
		}
		s = step.After
		p.seen[step.Move.Kind()]++
		moves++
	}
	return s, moves
}

// decide is what the person does now.
func (p *person) decide(s jarnac.State) jarnac.Move {
	p.t.Helper()
	m, _, err := p.head.Decide(context.Background(), s.View(p.seat))
	if err != nil {
		p.t.Fatalf("%v in %s", err, s)
	}
	return m
}

// word fills in the form for a word, and sends it.
func (p *person) word(form, at, word string) {
	p.t.Helper()
	p.until("the form", fmt.Sprintf("!!document.getElementById(%q)", form))
	if line := fmt.Sprintf(`#%s input[name=at][value=%q]`, form, at); !p.there(line + ":checked") {
		p.does(line)
	}
	field := fmt.Sprintf("#%s input[name=word]", form)
	eval[string](p.tab, fmt.Sprintf("document.querySelector(%q).value = ''", field))
	p.do("type "+word, chromedp.WaitReady(field), chromedp.SendKeys(field, strings.ToLower(word)))
	p.does(fmt.Sprintf("#%s button.primary", form))
}

// play plays one move through the page.
func (p *person) play(m jarnac.Move) {
	p.t.Helper()
	at := ""
	if m.Line() > 0 {
		at = fmt.Sprintf("%d:", m.Line())
	}
	button := func(do string) { p.does(fmt.Sprintf("#acts form:has(input[name=do][value=%s]) button", do)) }
	switch m.Kind() {
	case jarnac.KindDraw:
		button("draw")
	case jarnac.KindPass:
		button("pass")
	case jarnac.KindLetGo:
		button("letgo")
	case jarnac.KindContest:
		button("contest")
	case jarnac.KindPlace, jarnac.KindExtend:
		p.fill("form-lay", at, m.Word())
	case jarnac.KindJarnac:
		p.fill("form-jarnac", "!"+at, m.Word())
	case jarnac.KindSwap:
		p.does("#acts form.swap summary")
		p.do("swap "+m.Aside(), chromedp.SendKeys("#acts form.swap input[name=letters]", m.Aside()))
		p.does("#acts form.swap button:not([type=button])")
	default:
		p.t.Fatalf("how is %s played?", m)
	}
}

// What comes next in a game.
const (
	play  = iota // the move that the head decides on
	again        // a move was made already
	stop
)

// game plays until the game is over, or as next says.
func (p *person) game(next func(s jarnac.State, moves int) int) jarnac.State {
	p.t.Helper()
	for {
		s, n := p.state()
		if s.Phase() == jarnac.Over {
			return s
		}
		if n > 600 {
			p.t.Fatalf("no end in sight in %s", s)
		}
		p.past(n - 1)
		switch next(s, n) {
		case again:
			continue
		case stop:
			return s
		}
		if s.Turn() == p.seat {
			p.play(p.decide(s))
		} else if accept := `#acts form[action$="/accept"] button`; p.there(accept) {
			p.does(accept)
		}
		p.past(n)
	}
}

// begin fills in the form for a game.
func begin(t *testing.T, l look, address string, fields map[string]string, with string) *tab {
	t.Helper()
	b := open(t, l, address+"/?game=jarnac")
	b.click(fmt.Sprintf("input[name=with][value=%s]", with))
	for name, value := range fields {
		b.do(name, chromedp.SetValue(fmt.Sprintf("form.wish [name=%q]", name), value))
	}
	b.click("form.wish button.primary")
	b.whole("#table")
	return b
}

// A whole game is clicked through against a player that overlooks much: with a Jarnac that is
// taken, and a contest that is won.
func TestJarnac(t *testing.T) {
	b := begin(t, look{}, serve(t), map[string]string{"level": "1", "you": "Zoé", "validation": "contest"}, "bot")
	b.shoot("begin")
	p := sit(b, jarnac.A, bot.KeenAmateur)
	shot, bluffs := false, 0
	s := p.game(func(s jarnac.State, moves int) int {
		if !shot && s.Jarnacs(p.seat) > 0 {
			shot = true
			b.shoot("jarnac")
		}
		// A word that is none is laid until the opponent has noticed one.
		if p.seen[jarnac.KindContest] == 0 && bluffs < 12 && s.Turn() == p.seat && s.Phase() == jarnac.Playing {
			if word := nonsense(s, p.seat); word != "" {
				bluffs++
				p.word("form-lay", "", word)
				p.past(moves)
				return again
			}
		}
		return play
	})
	b.until("the result", "!!document.querySelector('.result')")
	b.shoot("end")
	if !shot {
		t.Errorf("no Jarnac in %s", s)
	}
	if p.seen[jarnac.KindContest] == 0 {
		t.Error("no contest")
	}
	o, over := s.Outcome()
	if clause := eval[string](b, "document.querySelector('.result .law').dataset.clause"); !over || clause != string(o.End) {
		t.Errorf("the page shows %q, and it is %s", clause, o)
	}
}

// nonsense is a word of three letters of the rack that is in no dictionary.
func nonsense(s jarnac.State, p jarnac.Player) string {
	rack := []byte(strings.ToUpper(s.Rack(p).String()))
	for i := range rack {
		for j := range rack {
			for k := range rack {
				word := string([]byte{rack[i], rack[j], rack[k]})
				if i != j && j != k && i != k && !s.Rules().Lexicon().Contains(word) && s.Check(p, jarnac.Place(word)) == nil {
					return word
				}
			}
		}
	}
	return ""
}

// Two play by a link. One loses the connection for a while, and misses nothing.
func TestLink(t *testing.T) {
	address := serve(t)
	a := begin(t, look{}, address, map[string]string{"you": "Anne", "validation": "strict"}, "link")
	a.do("the invitation", chromedp.WaitReady("input[data-link]"))
	invitation := eval[string](a, "document.querySelector('input[data-link]').value")
	line := newProxy(t, strings.TrimPrefix(address, "http://"))
	invitation = strings.Replace(invitation, address, "http://"+line.address(), 1)
	c := open(t, look{width: 360, height: 740, lang: "en"}, invitation)
	c.whole("main form button")
	if c.there("main form input[name=you]") {
		c.do("name", chromedp.SetValue("main form input[name=you]", "Bob"))
	}
	c.click("main form button")
	c.whole("#table")
	seats := [2]*person{sit(a, jarnac.A, bot.KeenAmateur), sit(c, jarnac.B, bot.KeenAmateur)}
	turns := func(until int) (s jarnac.State) {
		for {
			var n int
			s, n = seats[0].state()
			if n >= until || s.Phase() == jarnac.Over {
				return s
			}
			p := seats[s.Turn()]
			p.past(n - 1)
			p.play(p.decide(s))
			p.past(n)
		}
	}
	turns(12)
	_, n := seats[0].state()
	a.past(n - 1)
	c.past(n - 1) // each sees at once what the other does
	a.shoot("anne")
	c.shoot("bob")
	c.fits()

	// Bob's connection is cut while Anne plays.
	s := turns(n)
	for s.Turn() != jarnac.A && s.Phase() != jarnac.Over {
		n++
		s = turns(n)
	}
	line.fail(t, dropped)
	for s.Turn() == jarnac.A && s.Phase() != jarnac.Over {
		n++
		s = turns(n)
	}
	_, n = seats[0].state()
	if shown := c.n(); shown >= n {
		t.Errorf("without a connection Bob sees move %d of %d", shown, n)
	}
	line.fail(t, whole)
	c.past(n - 1)
	turns(n + 4)
	c.shoot("again")
}

// The keyboard alone is enough, in the dark, on a small screen. With -whole-game it plays to the end.
func TestKeyboard(t *testing.T) {
	b := begin(t, look{width: 360, height: 740, dark: true}, serve(t), map[string]string{"level": "1"}, "bot")
	p := sit(b, jarnac.A, bot.KeenAmateur)
	p.does = func(selector string) {
		t.Helper()
		b.do("wait for "+selector, chromedp.WaitReady(selector))
		for range 80 { // on to the element by Tab alone; a radio button by the arrows
			at := eval[string](b, fmt.Sprintf(`(() => {
				const to = document.querySelector(%q), on = document.activeElement;
				if (on === to) return 'here';
				if (to.type === 'radio' && on.type === 'radio' && on.name === to.name && on.form === to.form) return 'group';
				return '';
			})()`, selector))
			switch at {
			case "here":
				b.do("press "+selector, chromedp.KeyEvent(map[bool]string{true: " ", false: kb.Enter}[strings.Contains(selector, "[name=at]")]))
				return
			case "group":
				b.do("down", chromedp.KeyEvent(kb.ArrowDown))
			default:
				b.do("tab", chromedp.KeyEvent(kb.Tab))
			}
		}
		b.shoot("lost")
		t.Fatalf("the keyboard does not reach %s", selector)
	}
	p.game(func(_ jarnac.State, moves int) int {
		if moves < 14 || *wholeGame {
			return play
		}
		return stop
	})
	b.fits()
	b.shoot("keyboard")
}

// Without script forms are enough.
func TestNoScript(t *testing.T) {
	b := begin(t, look{lang: "en", noScript: true}, serve(t), map[string]string{"level": "1"}, "bot")
	p := sit(b, jarnac.A, bot.KeenAmateur)
	p.game(func(_ jarnac.State, moves int) int {
		if moves >= 10 {
			return stop
		}
		b.do("reload", chromedp.Reload(), chromedp.WaitReady("#table"))
		return play
	})
	b.shoot("no-script")
	if text := b.text("main"); !strings.Contains(text, "What happened") {
		t.Errorf("not in English:\n%s", text)
	}
}
