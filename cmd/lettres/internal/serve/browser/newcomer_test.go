package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// sac is a game in which SAC becomes CASINO.
const sac = "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ACINSS\nAlice SAC\nAlice +O\n"

// Letters that are typed after a click on the choice of a line go to the field, and Enter plays.
func TestKeyboardFromLines(t *testing.T) {
	b := kept(t, look{}, 0, 0, sac)
	b.click("#form-lay input[name=at][value='1:']")
	b.until("the focus is on the line", "document.activeElement.type === 'radio'")
	for _, l := range "casino" {
		b.do("type", chromedp.KeyEvent(string(l)))
	}
	b.until("it is typed", "document.querySelector('#form-lay input[name=word]').value === 'casino'")
	n := b.n()
	b.do("play", chromedp.KeyEvent(kb.Enter))
	b.past(n)
	if story := b.text(".story"); !strings.Contains(story, "CASINO") {
		t.Errorf("laid\n%s", story)
	}
}

// A word that is typed stays when its line is chosen on the mat. Where the line has not its letters it goes.
func TestKeyboardThenLine(t *testing.T) {
	const line = `.drawing.wide .lines[data-player="0"] button[data-line="%d"]`
	b := kept(t, look{}, 0, 0, sac)
	b.do("type", chromedp.SendKeys("#form-lay input[name=word]", "casino"))
	b.tap(fmt.Sprintf(line, 1))
	b.until("the word is on the line", fmt.Sprintf("document.querySelector('%s').textContent === 'CASINO'", fmt.Sprintf(line, 1)))
	b.tap(fmt.Sprintf(line, 2))
	b.until("its letters are not in the rack", "document.querySelector('#form-lay input[name=word]').value === ''")
	b.do("type", chromedp.SendKeys("#form-lay input[name=word]", "casino"))
	b.tap(fmt.Sprintf(line, 1))
	b.until("it can be laid", "!!document.querySelector('#form-lay .try-out .would')")
	n := b.n()
	b.tap("#form-lay button.primary")
	b.past(n)
}

// seen tells whether all of an element can be seen, and is not covered at its middle and its edges.
func seen(selector string) string {
	return fmt.Sprintf(`(e => {
		if (!e?.checkVisibility()) return false;
		const r = e.getBoundingClientRect(), x = r.x + r.width / 2;
		return r.height > 8 && [r.top + 3, r.top + r.height / 2, r.bottom - 3].every(y => e.contains(document.elementFromPoint(x, y)));
	})(document.querySelector(%q))`, selector)
}

// On a phone a refusal leaves the other acts where they are, and the law under it can be read, as under what is told while one types.
func TestPhonesRefusal(t *testing.T) {
	b := kept(t, look{}, 0, 0, sac)
	address := eval[string](b, "location.href")
	for name, l := range phones {
		b.show(l, address)
		eval[bool](b, "(document.querySelector('.left')?.remove(), true)") // nobody sits at the other seat of this table
		const rest = "#acts > .rest form:has(input[value=pass]) button"
		if !eval[bool](b, seen(rest)) {
			t.Errorf("%s: one cannot pass at first", name)
		}
		letters(b, "form-lay", "SON")
		b.tap("#form-lay .row .erase")
		letters(b, "form-lay", "SNI")
		b.until("it is told", "!!document.querySelector('#form-lay .try-out > *')")
		b.tap("#form-lay button.primary")
		b.until("it is refused", "!!document.querySelector('#acts > .refusal')")
		b.view("refused-" + name)
		for _, what := range []string{"#acts > .refusal", rest} {
			if !eval[bool](b, seen(what)) {
				t.Errorf("%s: %s is not seen", name, what)
			}
		}
		law(b, name, "#acts > .refusal")
		b.tap("#form-lay .targets label:nth-child(2)")
		b.until("what is missing is told", "!!document.querySelector('#form-lay .try-out .law')")
		law(b, name, "#form-lay .try-out")
	}
}

// law opens the law of a refusal, which is seen to its end, and closes it.
func law(b *tab, name, of string) {
	b.t.Helper()
	b.tap(of + " .law summary")
	b.until(name+": the law is read", seen(of+" .law p"))
	b.view("law-" + name)
	if read := eval[float64](b, fmt.Sprintf("(p => p.clientHeight / p.scrollHeight)(document.querySelector(%q))", of+" .law p")); read < .99 {
		b.t.Errorf("%s: %.2f of the law under %s is seen", name, read, of)
	}
	b.tap(of + " .law summary")
	b.until("it is closed", fmt.Sprintf("!document.querySelector(%q).open", of+" .law"))
}

// The same law can be read at a board.
func TestPhonesLaw(t *testing.T) {
	b := kept(t, look{}, 1, 0, played["scrabble"].record)
	address := eval[string](b, "location.href")
	for name, l := range phones {
		b.show(l, address)
		eval[bool](b, "(document.querySelector('.left')?.remove(), true)") // nobody sits at the other seat of this table
		b.tap(at(0, 0))
		letters(b, "lay", "EEK")
		b.until("what is missing is told", "!!document.querySelector('#lay .try-out .law')")
		law(b, "board-"+name, "#lay .try-out")
		b.tap("#lay button.primary")
		b.until("it is refused", "!!document.querySelector('#acts > .refusal .law')")
		law(b, "board-"+name, "#acts > .refusal")
	}
}

// On a phone a lesson shows all of what a Jarnac will bring.
func TestLearnTold(t *testing.T) {
	b := open(t, look{}, serve(t))
	for name, l := range map[string]look{"tall": {width: 390, height: 844}, "middle": {width: 360, height: 740}, "small": {width: 360, height: 640}} {
		for step, word := range map[string]string{"2/1": "!1:TZAR", "2/4": "!2:BUTEUR", "4/1": "!4:POMMES"} {
			b.show(l, b.home()+"/learn/jarnac/"+step)
			line, word, _ := strings.Cut(word, ":")
			b.tap(fmt.Sprintf(`#form-jarnac .targets label:has(input[value="%s:"])`, line))
			letters(b, "form-jarnac", word)
			b.until("it is told", "!!document.querySelector('#form-jarnac .try-out .would')")
			b.view(name + "-" + word)
			if !eval[bool](b, seen("#form-jarnac .try-out .points")) || !eval[bool](b, seen("#form-jarnac .try-out")) {
				t.Errorf("%s, %s: what %s brings is not seen", name, step, word)
			}
		}
	}
}
