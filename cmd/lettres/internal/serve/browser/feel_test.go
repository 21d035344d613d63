package browser

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// screens are those that the page has to have room on.
var screens = map[string]look{
	"phone": {width: 390, height: 844}, "phone on its side": {width: 844, height: 390},
	"desktop": {width: 1280, height: 800}, "large": {width: 1920, height: 1080},
}

// The button that begins a game is seen without scrolling.
func TestBeginIsSeen(t *testing.T) {
	b := open(t, look{}, serve(t))
	at := eval[string](b, "location.origin")
	for _, game := range []string{"jarnac", "scrabblecards"} {
		sizes := maps.Clone(screens)
		sizes["small phone"] = look{width: 360, height: 640}
		for name, l := range sizes {
			b.show(l, at+"/?game="+game)
			if bottom := eval[float64](b, "document.querySelector('.wish .primary').getBoundingClientRect().bottom"); bottom > float64(l.height) {
				t.Errorf("%s on a %s: the button ends at %.0f of %d", game, name, bottom, l.height)
			}
		}
	}
}

// Boards and mats use the space of a screen, and all that one plays with is on it at once.
func TestRoom(t *testing.T) {
	squares := map[string]map[string]float64{ // the least that a square is wide
		"jarnac":   {"phone": 25, "phone on its side": 17, "desktop": 36, "large": 54},
		"scrabble": {"phone": 22, "phone on its side": 20, "desktop": 42, "large": 57},
	}
	records := map[string]string{
		"jarnac":   "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +T\nAlice BUT\nAlice +W\nAlice -\nBob +AEINST\n",
		"scrabble": "@game scrabble\n@players Alice Bob\n@first Alice\nAlice +AEINRT?\nBob +EEIKMNT\nAlice 8H:RATINE\nAlice +ABCDEF\n",
	}
	for game, record := range records {
		b := kept(t, look{}, 1, 0, record)
		at := eval[string](b, "location.href")
		for name, l := range screens {
			b.show(l, at)
			b.still()
			eval[bool](b, "(document.querySelector('.acts form.again')?.remove(), true)") // nobody sits at the other seat of this table
			side := eval[float64](b, `Math.max(...[...document.querySelectorAll('.taps button, .lines button')].filter(b => b.offsetParent).map(b => b.dataset.c ? b.getBoundingClientRect().width : b.getBoundingClientRect().height))`)
			if side < squares[game][name] {
				t.Errorf("%s on a %s: a square is %.1f wide, and not %.0f", game, name, side, squares[game][name])
			}
			out := eval[string](b, `[...document.querySelectorAll('.status, .keys button, .mats svg, #acts button.primary')].filter(e => e.checkVisibility() && !e.closest('details:not([open])')).map(e => [e, e.getBoundingClientRect()]).filter(([e, r]) => r.bottom > innerHeight + 1 || r.right > innerWidth + 1 || r.top < -1).map(([e, r]) => e.tagName + ' ' + e.className + ' ' + Math.round(r.bottom)).join(', ')`)
			if out != "" {
				t.Errorf("%s on a %s: not on the screen: %s", game, name, out)
			}
			if over := eval[float64](b, "document.documentElement.scrollHeight - innerHeight"); over > 1 {
				t.Errorf("%s on a %s: the page scrolls by %.0f", game, name, over)
			}
			b.fits()
			b.view(fmt.Sprintf("%s-%d", game, l.width))
		}
	}
}

// After each act the focus is on what comes next: Enter alone draws until a word can be laid.
func TestFocusGoesOn(t *testing.T) {
	b := begin(t, look{}, serve(t), map[string]string{"validation": "strict"}, "device")
	b.do("to the button", chromedp.Focus(".buttons button.primary"))
	n := b.n()
	b.do("draw", chromedp.KeyEvent(kb.Enter))
	b.past(n)
	b.until("the focus is in the field", "document.activeElement.name === 'word'")
	rack := eval[string](b, "document.querySelector('#form-lay .keys').textContent")
	b.do("to the pass", chromedp.Focus("#acts form:has(input[value=pass]) button"))
	n = b.n()
	b.do("pass", chromedp.KeyEvent(kb.Enter))
	b.past(n)
	b.until("the focus is on an act", "!!document.activeElement.closest('#acts form')")
	if rack == "" {
		t.Error("no letters")
	}
}

// Where nothing can be done but to draw, letters are drawn at once, unless that is switched off.
func TestDrawsAtOnce(t *testing.T) {
	b := begin(t, look{draws: true}, serve(t), map[string]string{"validation": "strict"}, "device")
	b.until("drawn", "!!document.getElementById('form-lay')")
	if n := b.n(); n != 1 {
		t.Errorf("%d moves were made", n)
	}
	b.show(look{}, b.home()+"/?game=jarnac")
	b.click("input[name=with][value=device]")
	b.click("form.wish button.primary")
	b.whole("form[data-alone]")
	b.until("not drawn", "!setting('draw') && document.querySelector('[data-setting=draw]').checked === false")
	b.click("details.more summary")
	b.click("[data-setting=draw]")
	b.until("drawn", "!!document.getElementById('form-lay')")
}

// drag drags from the middle of an element to that of another one.
func (b *tab) drag(from, to string) {
	b.t.Helper()
	middle := func(selector string) (x, y float64) {
		p := eval[[]float64](b, fmt.Sprintf("(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector(%q).getBoundingClientRect())", selector))
		return p[0], p[1]
	}
	x, y := middle(from)
	p, q := middle(to)
	mouse := func(what input.DispatchMouseEventType, x, y float64) action {
		return call(input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: what, X: x, Y: y, Button: "left", Buttons: 1, ClickCount: 1})
	}
	if b.touch {
		b.do("drag "+from, finger(input.DispatchTouchEventTypeTouchStart, x, y), finger(input.DispatchTouchEventTypeTouchMove, x+10, y),
			finger(input.DispatchTouchEventTypeTouchMove, p, q), finger(input.DispatchTouchEventTypeTouchEnd))
		return
	}
	b.do("drag "+from, mouse("mousePressed", x, y), mouse("mouseMoved", x+10, y), mouse("mouseMoved", p, q), mouse("mouseReleased", p, q))
}

// Letters are dragged to squares in any order, from there to others, and away.
func TestDrag(t *testing.T) {
	b := kept(t, look{}, 0, 0, "@game scrabble\n@players Alice Bob\n@first Alice\nAlice +AEINRT?\nBob +EEIKMNT\n")
	key := func(l string) string {
		k := eval[int](b, fmt.Sprintf("[...document.querySelectorAll('#lay .keys button')].findIndex(b => b.textContent === %q)", l))
		return fmt.Sprintf("#lay .keys button:nth-child(%d)", k+1)
	}
	b.drag(key("R"), at(7, 7))
	b.until("R", "document.querySelectorAll('.taps .new').length === 1")
	b.drag(key("A"), at(8, 7))
	b.drag(key("N"), at(6, 7))
	word(b, "H7", "NRA")
	b.drag(at(8, 7), at(9, 7)) // that would leave a gap
	word(b, "H7", "NRA")
	b.drag(at(6, 7), "header")
	word(b, "H8", "RA")
	b.drag(key("T"), at(9, 7))
	b.drag(key("?"), at(10, 7))
	b.until("the alphabet", `document.querySelectorAll('#lay .keys button').length === 27`)
	b.tap("#lay .keys button:nth-child(5)")
	word(b, "H8", "RATe")
	n := b.n()
	b.do("twice on a letter", chromedp.DoubleClick(at(8, 7)))
	b.past(n)
}

// Somebody's turn is heard and felt, if they want that.
func TestTurnIsFelt(t *testing.T) {
	b := kept(t, look{}, 1, 0, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\n")
	eval[bool](b, `(window.felt = [], navigator.vibrate = ms => felt.push('buzz'), window.AudioContext = class { constructor() { felt.push('sound'); throw 'enough'; } }, true)`)
	b.tap("details.more summary")
	b.tap("[data-setting=buzz]")
	b.tap("[data-setting=sound]")
	other := strings.Replace(eval[string](b, "location.href"), strings.Repeat("b", 26), strings.Repeat("c", 26), 1)
	for n, form := range []url.Values{{"do": {"text"}, "text": {"RAT"}}, {"do": {"draw"}}, {"do": {"pass"}}} {
		form.Set("n", fmt.Sprint(n+1))
		form.Set("seat", "0")
		answer, err := http.PostForm(other, form)
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Fatal(answer, err)
		}
		answer.Body.Close()
	}
	b.until("both", "felt.join(' ') === 'buzz sound'")
}

// Letters are shuffled, and the same letters are there.
func TestShuffle(t *testing.T) {
	b := kept(t, look{}, 0, 0, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\n")
	rack := "[...document.querySelectorAll('#form-lay .keys button:not(.erase)')].map(b => b.textContent)"
	sorted := eval[string](b, rack+".sort().join('')")
	b.until("another order", fmt.Sprintf("(document.querySelector('#form-lay .mix').click(), %s.join('') !== %q)", rack, sorted))
	if again := eval[string](b, rack+".sort().join('')"); again != sorted {
		t.Errorf("%s was %s", again, sorted)
	}
	b.tap("#form-lay .keys button:nth-child(1)")
	b.until("a letter is typed", "document.querySelector('#form-lay input[name=word]').value.length === 1")
}

// A Jarnac is called out, and its letters wander from mat to mat; who wants less motion sees them
// lie there at once.
func TestJarnacEvent(t *testing.T) {
	for name, l := range map[string]look{"moving": {moves: true}, "calm": {}} {
		b := kept(t, l, 1, 0, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +T\nAlice BUT\nAlice +W\nAlice -\n")
		eval[bool](b, `(Element.prototype.was = Element.prototype.animate, window.slid = [], Element.prototype.animate = function(k, o) { slid.push(o.duration); return this.was(k, o); }, true)`)
		n := b.n()
		b.tap(`.drawing.wide .lines[data-player="0"] button[data-line="1"]`)
		b.do("type", chromedp.SendKeys("#form-jarnac input[name=word]", "tzar"))
		b.tap("#form-jarnac button.primary")
		b.past(n)
		b.until("it is called out", "document.querySelector('.event')?.textContent.includes('TZAR') ?? false")
		if slid := eval[int](b, "slid.filter(d => d === 700).length"); (slid > 0) != l.moves {
			t.Errorf("%s: %d parts slide", name, slid)
		}
		b.view("event-" + name)
	}
}

// By ear: figures say the last move, the clock, the position and whose turn it is; letters go
// to the field for words.
func TestEar(t *testing.T) {
	b := kept(t, look{lang: "en"}, 1, 0, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +T\nAlice -\nBob +AEINST\n")
	for key, says := range map[string]string{"1": "Bob draws AEINST", "2": "Alice 9", "3": "Line 1: RAT", "4": "Your turn!"} {
		b.do("press "+key, chromedp.KeyEvent(key))
		b.until(says, fmt.Sprintf("document.getElementById('said').textContent.includes(%q)", says))
	}
	b.do("type", chromedp.KeyEvent("s"))
	b.until("typed", "document.activeElement.name === 'word' && document.activeElement.value === 's'")
}

// Letters slide to where they lie in 200 ms.
func TestSlide(t *testing.T) {
	b := kept(t, look{width: 390, height: 844, moves: true}, 0, 0, "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\n")
	eval[bool](b, `(() => {
		window.slides = {asked: [], took: []};
		const animate = Element.prototype.animate;
		Element.prototype.animate = function (...args) {
			const a = animate.apply(this, args), since = performance.now();
			slides.asked.push(a.effect.getComputedTiming().duration);
			a.finished.then(() => slides.took.push(Math.round(performance.now() - since)));
			return a;
		};
		return true;
	})()`)
	letters(b, "form-lay", "RAT")
	n := b.n()
	b.tap("#form-lay button.primary")
	b.past(n)
	b.until("the letters have slid", "slides.took.length > 0 && slides.took.length === slides.asked.length")
	if odd := eval[string](b, "slides.asked.filter(ms => ms !== 200).join()"); odd != "" {
		t.Errorf("letters slide in %s ms", odd)
	}
	t.Logf("measured: %s ms", eval[string](b, "slides.took.join()"))
}
