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
