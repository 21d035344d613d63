package browser

import (
	"encoding/json"
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabble"
)

// ready lifts the covers and draws until a word can be laid.
func ready(b *tab) {
	b.t.Helper()
	for range 8 {
		n, draw := b.n(), "#acts form:has(input[name=do][value=draw]) button"
		switch {
		case b.there("section.cover button"):
			b.click("section.cover button")
			b.whole(".drawing")
		case b.there(draw):
			b.click(draw)
			b.past(n)
		default:
			return
		}
	}
}

// choose is a move of Scrabble on the position that a page shows to who is on turn.
func choose(b *tab, good func(m scrabble.Move, through int) bool) scrabble.Move {
	b.t.Helper()
	rules, err := scrabble.Compile(scrabble.Classique(), french.Lexicon())
	if err != nil {
		b.t.Fatal(err)
	}
	var shown struct{ Rows []string }
	if err := json.Unmarshal([]byte(eval[string](b, "document.getElementById('lay').dataset.board")), &shown); err != nil {
		b.t.Fatal(err)
	}
	setup := scrabble.Setup{Phase: scrabble.Playing}
	copy(setup.Board[:], shown.Rows)
	setup.Held[0], setup.Held[1] = 7, 7
	if setup.Racks[0], err = bag.Parse(eval[string](b, "document.getElementById('lay').dataset.rack")); err != nil {
		b.t.Fatal(err)
	}
	s, err := rules.FromSetup(setup)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, m := range s.AppendPlacements(nil) {
		laid := 0
		for range m.Laid() {
			laid++
		}
		if good(m, len(s.Notation(m))-len(m.At().Name(m.Direction()))-1-laid) {
			return m
		}
	}
	b.t.Skip("these letters make no such word") // one rack in hundreds
	return scrabble.Move{}
}

func square(q board.Square) string {
	return fmt.Sprintf(`.taps button[data-r="%d"][data-c="%d"]`, q.Row, q.Column)
}

// letters taps the keys of a form that make a word.
func letters(b *tab, form, word string) {
	b.t.Helper()
	for _, l := range word {
		k := eval[int](b, fmt.Sprintf(`[...document.querySelectorAll('#%s .keys button:not(.erase)')].findIndex(b => b.textContent === %q && !b.classList.contains('used'))`, form, string(l)))
		if k < 0 {
			b.shoot("failed")
			b.t.Fatalf("no key for %c of %s", l, word)
		}
		b.tap(fmt.Sprintf("#%s .keys button:nth-child(%d)", form, k+1))
	}
}

// Words of Scrabble are tapped: a square, its letters; turned, moved, taken back; and told
// before they are laid. The next one is laid by the keyboard alone, through a letter that
// lies there.
func TestTapScrabble(t *testing.T) {
	address := serve(t)
	b := open(t, look{width: 360, height: 740}, address+"/?game=scrabble")
	b.click("input[name=with][value=device]")
	b.click("form.wish button.primary")
	b.whole("#table")
	ready(b)
	plain := func(m scrabble.Move) (text string) {
		for _, l := range m.Laid() {
			text += string(l)
		}
		return text
	}
	centre := board.At(7, 7)
	m := choose(b, func(m scrabble.Move, _ int) bool {
		text := plain(m)
		return m.Direction() == board.Across && len(text) >= 3 && len(text) <= 5 && text == strings.ToUpper(text) && m.At() == centre
	})
	text := plain(m)
	b.tap(square(centre))
	b.until("the square is chosen", fmt.Sprintf(`document.querySelector('%s').className === 'here'`, square(centre)))
	b.tap(square(centre))
	b.until("the word goes down", fmt.Sprintf(`document.querySelector('%s').className === 'here down'`, square(centre)))
	letters(b, "lay", text)
	lies := func(q board.Square, d board.Direction) string {
		var squares []string
		for i := range text {
			squares = append(squares, square(q.Next(d, i)))
		}
		list, _ := json.Marshal(squares)
		return fmt.Sprintf(`%s.map(s => document.querySelector(s)).map(b => b.classList.contains('new') ? b.textContent : '.').join('') === %q`, list, text)
	}
	b.until("the draft goes down", lies(centre, board.Down))
	b.until("it is told", `document.querySelector('#lay .try-out .would')?.innerText.includes('point') ?? false`)
	b.view("draft")
	b.tap("#lay .nudges button:nth-child(5)") // one to the right, where it does not cover the centre
	b.until("the draft moves", lies(centre.Next(board.Across, 1), board.Down))
	b.until("it is refused", `!!document.querySelector('#lay .try-out .refusal .clause, #lay .try-out .refusal')`)
	b.tap("#lay .nudges button:nth-child(2)")
	b.tap("#lay .nudges button.turn")
	b.until("the draft goes across", lies(centre, board.Across))
	b.tap("#lay .nudges button:nth-child(7)")
	b.until("the draft is gone", `!document.querySelector('.taps .new') && document.querySelector('#lay button.primary').disabled`)
	b.tap(square(centre))
	letters(b, "lay", text)
	b.until("it is told again", `!!document.querySelector('#lay .try-out .would')`)
	b.fits()
	n := b.n()
	b.tap("#lay button.primary")
	b.past(n)
	if story := b.text(".story"); !strings.Contains(story, text) {
		t.Errorf("%s was laid, and the page says\n%s", text, story)
	}

	ready(b)
	m = choose(b, func(m scrabble.Move, through int) bool {
		text := plain(m)
		return through >= 1 && len(text) >= 2 && text == strings.ToUpper(text) && m.Direction() == board.Down
	})
	text = plain(m)
	var first board.Square
	for q := range m.Laid() {
		first = q
		break
	}
	b.do("the board", chromedp.Focus(`.taps [tabindex="0"]`))
	on := eval[[]int](b, "[Number(document.activeElement.dataset.r), Number(document.activeElement.dataset.c)]")
	for range 40 {
		dr, dc := int(first.Row)-on[0], int(first.Column)-on[1]
		key := ""
		switch {
		case dr > 0:
			key = kb.ArrowDown
		case dr < 0:
			key = kb.ArrowUp
		case dc > 0:
			key = kb.ArrowRight
		case dc < 0:
			key = kb.ArrowLeft
		}
		if key == "" {
			break
		}
		b.do("arrow", chromedp.KeyEvent(key))
		on = eval[[]int](b, "[Number(document.activeElement.dataset.r), Number(document.activeElement.dataset.c)]")
	}
	if label := eval[string](b, "document.activeElement.ariaLabel"); !strings.HasPrefix(label, board.French.Name(first, board.Across)+", vide") {
		t.Errorf("%s is called %q", first, label)
	}
	b.do("down", chromedp.KeyEvent(" "), chromedp.KeyEvent(" "))
	for _, l := range strings.ToLower(text) {
		b.do("type", chromedp.KeyEvent(string(l)))
	}
	b.until("the draft is there", fmt.Sprintf(`[...document.querySelectorAll('.taps .new')].map(b => b.textContent).join('') === %q`, text))
	b.view("through")
	n = b.n()
	b.do("play", chromedp.KeyEvent(kb.Enter))
	b.past(n)
	if b.there(".refusal") {
		t.Errorf("refused: %s", b.text(".refusal"))
	}
}

// A new word is drafted on the first free line, also below a line that is full, which cannot be tapped.
func TestTapBelowFullLine(t *testing.T) {
	b := kept(t, look{width: 360, height: 740}, 0, 0, "@game jarnac\n@option first-draw=12\n@players Alice Bob\n@first Alice\nAlice +CHANTERASRAT\nAlice CHANTERAS\nAlice +E\n")
	line := func(n int) string {
		return fmt.Sprintf(`.drawing.narrow .lines[data-player="0"] button[data-line="%d"]`, n)
	}
	b.until("the full line cannot be tapped", fmt.Sprintf(`document.querySelector('%s').disabled && !document.querySelector('%s').disabled`, line(1), line(2)))
	b.tap(line(2))
	letters(b, "form-lay", "RAT")
	b.until("the draft is on the free line", fmt.Sprintf(`document.querySelector('%s').textContent === 'RAT' && document.querySelector('%s').textContent === ''`, line(2), line(1)))
}

var wholeGame = flag.Bool("whole-game", false, "play to the end in TestTapJarnac")

// Lines of Jarnac are tapped on the mats: one's own to transform them, the other's to take
// them. On a small screen nothing moves under the finger. Fingers alone play a whole game with
//
//	go test -run TestTapJarnac -whole-game .
func TestTapJarnac(t *testing.T) {
	b := begin(t, look{width: 360, height: 740}, serve(t), map[string]string{"validation": "strict"}, "device")
	seats := [2]*person{sit(b, jarnac.A, bot.KeenAmateur), sit(b, jarnac.B, bot.Beginner)}
	transformed := 0
	for _, p := range seats {
		p.does = p.tap
		p.fill = func(form, at, word string) {
			t.Helper()
			p.until("the form", fmt.Sprintf("!!document.getElementById(%q)", form))
			owner, line := int(p.seat), strings.Trim(at, "!:")
			if form == "form-jarnac" {
				owner = 1 - owner
			}
			if line != "" {
				transformed++
			} else {
				s, _ := p.state()
				for i, text := range s.Lines(jarnac.Player(owner)) {
					if text == "" {
						line = fmt.Sprint(i)
						break
					}
				}
			}
			own := int(p.seat)
			tapped := fmt.Sprintf(`.drawing.narrow .lines[data-player="%d"] button[data-line="%s"]`, own, line)
			if form == "form-jarnac" {
				b.view("may-jarnac")
				if tapped = fmt.Sprintf(`.strip button[data-line="%s"]`, line); at == "!" {
					tapped = ".strip .rack"
				}
			}
			was := stands(b, own, form)
			same := func(what string) {
				t.Helper()
				if is := stands(b, own, form); is != was {
					b.view("moved")
					t.Errorf("%s of %s moves\n%s\nto\n%s", what, word, was, is)
				}
			}
			b.tap(tapped)
			same("the line")
			letters(b, form, word)
			if at != "!" {
				b.until("the draft is on the line", fmt.Sprintf(`document.querySelector('%s').textContent === %q`, tapped, word))
			}
			same("the draft")
			b.until("it is told", fmt.Sprintf(`!!document.querySelector('#%s .try-out .would')`, form))
			same("what is told")
			if form == "form-jarnac" || transformed == 1 {
				b.view("draft-" + form)
			}
			b.tap(fmt.Sprintf("#%s button.primary", form))
		}
	}
	for {
		s, n := seats[0].state()
		if s.Phase() == jarnac.Over || !*wholeGame && transformed > 1 && seats[0].seen[jarnac.KindJarnac] > 0 {
			break
		}
		b.past(n - 1)
		p := seats[s.Turn()]
		p.play(p.decide(s))
		b.past(n)
	}
	if transformed == 0 || seats[0].seen[jarnac.KindJarnac] == 0 {
		t.Errorf("%d lines were transformed, %d Jarnacs taken", transformed, seats[0].seen[jarnac.KindJarnac])
	}
	b.fits()
}
