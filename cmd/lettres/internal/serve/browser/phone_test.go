package browser

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
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

// Neither a tap on the longest line nor the letters of a word move the mat on a phone.
func TestMatStays(t *testing.T) {
	for name, drawn := range map[string]string{"one row": "", "two rows": "ILMNO"} {
		record := "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +E\n"
		for i, l := range drawn {
			record += fmt.Sprintf("Alice -\nBob +%s\nBob -\nAlice +%c\n", []string{"AEINST", "S"}[min(i, 1)], l)
		}
		b := kept(t, look{}, 0, 0, record)
		address := eval[string](b, "location.href")
		for _, l := range []look{{width: 360, height: 640}, {width: 360, height: 740}, {width: 390, height: 844}} {
			b.show(l, address)
			const mat = `.drawing.narrow .lines[data-player="0"]`
			place := func() []float64 {
				return eval[[]float64](b, `(r => [Math.round(r.top), Math.round(r.bottom)])(document.querySelector('`+mat+`').getBoundingClientRect())`)
			}
			jumps := func(a, b []float64) bool { return math.Abs(a[0]-b[0]) > 2 || math.Abs(a[1]-b[1]) > 2 }
			was := place()
			for _, tapped := range []string{mat + ` button[data-line="1"]`, "#form-lay .keys button:nth-child(3)", "#form-lay .keys button:nth-child(2)"} {
				b.tap(tapped)
				if is := place(); jumps(is, was) {
					b.view("jump")
					t.Errorf("%s, %dx%d: the mat jumps from %v to %v", name, l.width, l.height, was, is)
				}
			}
			b.until("it is told", "!!document.querySelector('#form-lay .try-out :is(.would, .refusal)')")
			if is := place(); jumps(is, was) {
				b.view("told")
				t.Errorf("%s, %dx%d: the mat jumps from %v to %v", name, l.width, l.height, was, is)
			}
			b.view(fmt.Sprintf("%s-%d", name, l.height))
		}
	}
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
