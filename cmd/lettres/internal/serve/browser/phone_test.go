package browser

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// phones are those that a board has to fit on.
var phones = map[string]look{
	"small": {width: 360, height: 640}, "phone": {width: 390, height: 844}, "on its side": {width: 844, height: 390},
}

// played are games in which somebody is to lay a word, by whose seat that is.
var played = map[string]struct {
	seat   int
	record string
}{
	"jarnac":        {1, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +T\nAlice BUT\nAlice +W\nAlice -\nBob +AEINST\n"},
	"scrabble":      {1, "@game scrabble\n@players Alice Bob\n@first Alice\nAlice +AEINRT?\nBob +EEIKMNT\nAlice 8H:RATINE\nAlice +ABCDEF\n"},
	"scrabblecards": {1, "@game scrabblecards\n@players Alice Bob\n@first Alice\nAlice +CRISEA2\nBob +HATEMI3\nAlice (0,0)>CRISE\nAlice +LLMOU\n"},
	"jago":          {1, "@game jago\n@players Alice Bob\n@first Alice\nAlice +AEFILNORSTUX\nBob +DEEGHINNORST\nAlice 6D:FAUX\nAlice -\nAlice +BDEG\n"},
}

// hidden lists the squares and lines that cannot be tapped where they are: they are beyond the screen, or
// something lies over them.
const hidden = `[...document.querySelectorAll('.taps button, .drawing .lines[data-player="1"] button')].filter(b => b.offsetParent && b.getBoundingClientRect().width).filter(b => {
	const r = b.getBoundingClientRect();
	return !b.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
}).map(b => b.dataset.line ?? b.dataset.r + ' ' + b.dataset.c).join(', ')`

// narrow lists what is too small for a finger: 24 pixels each way are the least that the web's own rules
// ask for.
const narrow = `[...document.querySelectorAll('main button, main input:not([type=hidden]), main select, main summary, .taps button, .lines button')].filter(b => b.checkVisibility({visibilityProperty: true}) && !b.closest('.aside, .targets, details:not([open]) > :not(summary)')).filter(b => {
	const r = b.getBoundingClientRect();
	return r.width > 1 && Math.min(r.width, r.height) < 23.9;
}).map(b => b.className + ' ' + b.textContent.slice(0, 20) + ' ' + Math.round(b.getBoundingClientRect().width) + 'x' + Math.round(b.getBoundingClientRect().height)).join(', ')`

// On a phone, upright and on its side, all of a board or of one's mat is seen at once, with one's letters and
// the buttons. Where its squares are smaller than a finger, a tap enlarges them.
func TestPhones(t *testing.T) {
	for game, g := range played {
		b := kept(t, look{}, g.seat, 0, g.record)
		address := eval[string](b, "location.href")
		for name, l := range phones {
			b.show(l, address)
			eval[bool](b, "(document.querySelector('.left')?.remove(), true)") // nobody sits at the other seat of this table
			b.view(game + "-" + name)
			if not := eval[string](b, hidden); not != "" {
				t.Errorf("%s, %s: cannot be tapped: %s", game, name, not)
			}
			if over := eval[float64](b, "document.documentElement.scrollHeight - innerHeight"); over > 1 {
				t.Errorf("%s, %s: the page scrolls by %.0f", game, name, over)
			}
			if cut := eval[float64](b, "(a => a.scrollHeight - a.clientHeight)(document.getElementById('acts'))"); cut > 1 {
				t.Errorf("%s, %s: %.0f pixels of the acts are hidden", game, name, cut)
			}
			if game == "jarnac" {
				b.tap(`.drawing.narrow .lines[data-player="1"] button[data-line="1"]`)
				b.tap("#form-lay .keys button:nth-child(1)")
			} else {
				b.tap(`.taps button[tabindex="0"]`)
				b.until("a square is chosen", "document.querySelectorAll('.taps .here').length === 1")
			}
			b.view(game + "-" + name + "-tapped")
			if small := eval[string](b, narrow); small != "" {
				t.Errorf("%s, %s: small: %s", game, name, small)
			}
			b.fits()
			if game == "jarnac" {
				continue
			}
			b.tap("#lay .keys button:nth-child(1)")
			b.until("a letter is laid", "document.querySelectorAll('.taps .new').length === 1")
			b.until("it can be seen", `(b => { const r = b.getBoundingClientRect(); return b.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); })(document.querySelector('.taps .new'))`)
			b.tap(fmt.Sprintf("#lay .nudges button:nth-child(%d)", 7))
			b.until("the board is whole again", "!document.querySelector('.mats.large')")
		}
	}
}

// stands tells where the mat of a player stands, and what is tapped for a word: the strip of the other one's words, the
// field with its buttons, the keys and the choice of lines.
func stands(b *tab, player int, form string) string {
	return eval[string](b, fmt.Sprintf(`['.drawing.narrow .lines[data-player="%d"]', '.strip', '#acts', '#%[2]s .targets', '#%[2]s .row', '#%[2]s .primary', '#%[2]s .keys', '#%[2]s .keys button'].map(s => { const r = document.querySelector(s).getBoundingClientRect(); return s + ' ' + [r.left, r.top, r.right, r.bottom].map(x => x.toFixed(1)); }).join('\n')`, player, form))
}

// On a phone nothing that is tapped moves while a word is made: neither the mat nor the keys, however long the rack and the line are,
// and whatever is told of the word.
func TestMatStays(t *testing.T) {
	for name, drawn := range map[string]string{"six letters": "", "eleven letters": "ILMNO", "sixteen letters": "ILMNOPUVGH"} {
		record := "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +E\n"
		for i, l := range drawn {
			record += fmt.Sprintf("Alice -\nBob +%s\nBob -\nAlice +%c\n", []string{"AEINST", "S"}[min(i, 1)], l)
		}
		for seat, form := range []string{"form-lay", "form-jarnac"} {
			if seat == 1 {
				record += "Alice -\n"
			}
			b := kept(t, look{}, seat, 0, record)
			address := eval[string](b, "location.href")
			for _, l := range []look{{width: 360, height: 640}, {width: 360, height: 740}, {width: 390, height: 844}, {width: 844, height: 390}} {
				b.show(l, address)
				line := fmt.Sprintf(`.drawing.narrow .lines[data-player="%d"] button[data-line="1"]`, seat)
				if form == "form-jarnac" {
					line = `.strip button[data-line="1"]`
				}
				settled := func() string {
					// Nobody sits at the other seat of this table, which the page may tell at any time.
					eval[bool](b, "(left => (left && (left.remove(), settle()), true))(document.querySelector('.left'))")
					return stands(b, seat, form)
				}
				was := settled()
				same := func(what string) {
					t.Helper()
					if is := settled(); is != was {
						b.view("moved")
						t.Errorf("%s, %s, %dx%d: %s moves\n%s\nto\n%s", name, form, l.width, l.height, what, was, is)
					}
				}
				b.tap(line)
				same("a tap on the line")
				for k := range 9 {
					if keys := eval[int](b, fmt.Sprintf("document.querySelectorAll('#%s .keys button:not(.erase)').length", form)); k < keys {
						b.tap(fmt.Sprintf("#%s .keys button:nth-child(%d)", form, k+1))
						same("a letter")
					}
				}
				b.until("it is told", fmt.Sprintf("!!document.querySelector('#%s .try-out :is(.would, .refusal)')", form))
				same("what is told")
				b.view(fmt.Sprintf("%s-%s-%dx%d", name, form, l.width, l.height))
				b.tap(fmt.Sprintf("#%s button.primary", form))
				b.until("it is refused", "!!document.querySelector('#acts > .refusal')")
				same("a refusal")
				b.tap(fmt.Sprintf("#%s .row .erase", form))
				same("taking all back")
			}
		}
	}
}

// firm lists where the board is, and what is tapped for a word on it.
const firm = `['.taps', '#acts', '#lay .keys', '#lay .keys button', '#lay .primary'].map(s => { const r = document.querySelector(s).getBoundingClientRect(); return s + ' ' + [r.left, r.top, r.right, r.bottom].map(x => x.toFixed(1)); }).join('\n')`

// panel is where the squares and the acts are.
const panel = `['.taps', '#acts'].map(s => { const r = document.querySelector(s).getBoundingClientRect(); return s + ' ' + [r.left, r.top, r.right, r.bottom].map(x => x.toFixed(1)); }).join('\n')`

// On a phone nothing that is tapped moves while a word is made on a board: neither the squares nor the keys, whatever is told
// of the word, and when the other player leaves the table.
func TestBoardStays(t *testing.T) {
	for game, g := range played {
		if game == "jarnac" {
			continue // TestMatStays
		}
		b := kept(t, look{}, g.seat, 0, g.record)
		address := eval[string](b, "location.href")
		for name, l := range phones {
			b.show(l, address)
			b.whole(".left")
			was := eval[string](b, firm)
			same := func(what string) {
				t.Helper()
				if is := eval[string](b, firm); is != was {
					b.view("moved")
					t.Errorf("%s, %s: %s moves\n%s\nto\n%s", game, name, what, was, is)
					was = is
				}
			}
			b.view(game + "-" + name)
			eval[bool](b, "(document.querySelector('.left').remove(), settle(), true)")
			same("one who comes back")
			b.tap(`.taps button[tabindex="0"]`)
			b.until("a square is chosen", "document.querySelectorAll('.taps .here').length === 1")
			eval[bool](b, "(zoomed = false, enlarge(), true)") // squares smaller than a finger were enlarged
			same("a tap on a square")
			for range 3 {
				b.tap("#lay .keys button:not(.used, .erase)")
				same("a letter")
			}
			b.until("it is told", "!!document.querySelector('#lay .try-out :is(.would, .refusal)')")
			same("what is told")
			b.view(game + "-" + name + "-told")
			b.tap(`#lay .nudges button:nth-child(7)`)
			same("taking all back")
			before := eval[string](b, panel)
			still := func(what string) {
				t.Helper()
				if is := eval[string](b, panel); is != before {
					b.view("moved")
					t.Errorf("%s, %s: %s moves\n%s\nto\n%s", game, name, what, before, is)
				}
			}
			b.tap("#lay .type")
			still("a word that is typed")
			b.tap("#lay .type")
			same("typing no more")
			eval[bool](b, "(boardForm().dataset.rack += '?', paint(), alphabet(boardForm().dataset.rack.length - 1), true)")
			still("the letters of a joker")
		}
	}
}

// On a small phone a puzzle shows at once what is needed to solve it: all of the board or of one's mat, the task, the letters and the button.
func TestPuzzleIsSeen(t *testing.T) {
	address := serve(t)
	b := open(t, look{}, address)
	for _, g := range games.All() {
		var list [][2]any
		must.Do(t, json.Unmarshal([]byte(fetch(t, address+"/puzzle/"+g.String()+"/list")), &list))
		for _, nth := range []int{0, len(list) / 3, len(list) * 2 / 3} {
			page := fmt.Sprintf("%s/puzzle/%s/%s", address, g, list[nth][0])
			b.show(look{width: 360, height: 640}, page)
			b.view(fmt.Sprintf("%s-%d", g, nth))
			seen := func(what string) {
				t.Helper()
				out := eval[string](b, `[...document.querySelectorAll('.taps, .drawing.narrow .lines[data-player="' + document.querySelector('#acts input[name=seat]').value + '"], .desk .task, .keys:not(form.swap *) button, #lay .primary, #form-jarnac .primary')].filter(e => e.checkVisibility()).map(e => [e, e.getBoundingClientRect(), e.closest('.fit, .acts').getBoundingClientRect()]).filter(([e, r, of]) => r.bottom > Math.min(innerHeight, of.bottom) + 1 || r.top < of.top - 1).map(([e, r, of]) => e.className + ' ' + e.textContent.slice(0, 20) + ' ' + Math.round(r.bottom) + ' of ' + Math.round(of.bottom)).join(', ')`)
				if out != "" {
					b.view("beyond")
					t.Errorf("%s, %s: beyond what is seen: %s", page, what, out)
				}
			}
			seen("at first")
			if b.there(".taps") {
				b.tap(`.taps button[tabindex="0"]`)
				b.tap("#lay .keys button:nth-child(1)")
				b.until("a letter is laid", "document.querySelectorAll('.taps .new').length === 1")
				if large := "#lay .nudges .zoom[aria-pressed=true]"; b.there(large) { // a square smaller than a finger has enlarged them
					b.tap(large)
				}
				seen("with a letter")
				b.view(fmt.Sprintf("%s-%d-letter", g, nth))
			}
			b.fits()
		}
	}
}

// A button that is pressed while the page is told of something is still there when it is let go, and the tap arrives.
func TestTapArrives(t *testing.T) {
	b := kept(t, look{width: 360, height: 740}, 0, 0, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\n")
	letters(b, "form-lay", "RAT")
	n := b.n()
	at := eval[[]float64](b, "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector('#form-lay button.primary').getBoundingClientRect())")
	b.do("press", finger(input.DispatchTouchEventTypeTouchStart, at...))
	eval[bool](b, fmt.Sprintf("(window.held = document.elementFromPoint(%f, %f), held.matches('#form-lay button.primary'))", at[0], at[1]))
	// The page looks at the table, which is another one: as when the opponent does something.
	eval[bool](b, `(document.getElementById('table').dataset.version = 'another', window.looked = 0, true)`)
	eval[bool](b, `(new PerformanceObserver(l => { window.looked += l.getEntries().filter(e => e.initiatorType === 'fetch').length; }).observe({type: 'resource'}), document.dispatchEvent(new Event('visibilitychange')), true)`)
	b.until("it has looked", "looked > 0")
	if !eval[bool](b, "held.isConnected") {
		t.Error("the button under the finger was exchanged")
	}
	b.do("let go", finger(input.DispatchTouchEventTypeTouchEnd))
	b.past(n)
}

// On mats letters are dragged to a line, with the mouse or a finger, and a second tap on it lays the word.
func TestDragMats(t *testing.T) {
	for name, l := range map[string]look{"desktop": {}, "phone": phones["phone"]} {
		b := kept(t, l, 0, 0, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\n")
		line := `.drawing.wide .lines[data-player="0"] button[data-line="1"]`
		if b.touch {
			line = `.drawing.narrow .lines[data-player="0"] button[data-line="1"]`
		}
		for i, letter := range "RAT" {
			k := eval[int](b, fmt.Sprintf("[...document.querySelectorAll('#form-lay .keys button')].findIndex(b => b.textContent === %q)", string(letter)))
			b.drag(fmt.Sprintf("#form-lay .keys button:nth-child(%d)", k+1), line)
			b.until("it lies on the line", fmt.Sprintf("document.querySelector('%s').textContent === %q", line, "RAT"[:i+1]))
		}
		b.view("dragged-" + name)
		n := b.n()
		if b.touch {
			b.tap(line)
			b.tap(line)
		} else {
			b.do("twice on the line", chromedp.DoubleClick(line))
		}
		b.past(n)
		if story := b.text(".story"); !strings.Contains(story, "RAT") {
			t.Errorf("%s: laid\n%s", name, story)
		}
	}
}
