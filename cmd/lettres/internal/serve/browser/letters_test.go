package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// kept opens a game that lies in the folder, at the seat of the player of that number.
func kept(t *testing.T, l look, seat, first int, record string) *tab {
	t.Helper()
	folder, id, key := t.TempDir(), strings.Repeat("a", 13), strings.Repeat("b", 26)
	text := record + fmt.Sprintf("# table {\"began\":\"2026-01-01T00:00:00Z\",\"first\":%d}\n", first)
	for i := range 2 {
		text += fmt.Sprintf("# seat {\"seat\":%d,\"key\":%q}\n", i, map[bool]string{true: key, false: strings.Repeat("c", 26)}[i == seat])
	}
	must.Do(t, os.WriteFile(filepath.Join(folder, id+".txt"), []byte(text), 0o600))
	return open(t, l, serve(t, "-data", folder)+"/t/"+id+"/"+key)
}

func at(row, column int) string {
	return fmt.Sprintf(`.taps button[data-r="%d"][data-c="%d"]`, row, column)
}

// word waits until that is what would be sent.
func word(b *tab, square, text string) {
	b.t.Helper()
	b.until(square+" "+text, fmt.Sprintf(`(f => f.square.value + ' ' + f.word.value)(document.getElementById('lay').elements) === %q`, square+" "+text))
}

// lay lays it, after it was told.
func lay(b *tab, told string) {
	b.t.Helper()
	b.until("told: "+told, fmt.Sprintf(`document.querySelector('#lay .try-out .would')?.innerText.includes(%q) ?? false`, told))
	n := b.n()
	b.tap("#lay button.primary")
	b.past(n)
	if b.there(".refusal") {
		b.shoot("refused")
		b.t.Error(b.text(".refusal"))
	}
}

// In Jago letters are tapped over others, those that lie there are kept, and those beside the
// board are used.
func TestTapJago(t *testing.T) {
	b := kept(t, look{width: 360, height: 740, lang: "en"}, 1, 0, "@game jago\n@players Alice Bob\n@first Alice\n"+
		"Alice +AEFILNORSTUX\nBob +DEEGHINNORST\nAlice 6D:FAUX\nAlice -\nAlice +BDEG\n")
	b.tap(at(5, 3))
	b.until("a letter to keep", `[...document.querySelectorAll('#lay .keys button')].at(-1).textContent === 'Keep F'`)
	letters(b, "lay", "E")
	word(b, "6D", "EAUX")
	lay(b, "EAUX")
	b.tap(at(4, 3))
	b.tap(at(4, 3))
	b.tap("#lay .keys .beside")
	word(b, "D5", "FE|F")
	b.tap("#lay .keys button.keep") // the E
	letters(b, "lay", "R")
	word(b, "D5", "FER|F")
	b.view("jago")
	lay(b, "FER")
	b.fits()
}

// In the card game a card that lies on the table begins a word, and a bonus card goes to the
// letter that is tapped.
func TestTapCards(t *testing.T) {
	b := kept(t, look{width: 360, height: 740}, 1, 0, "@game scrabblecards\n@players Alice Bob\n@first Alice\n"+
		"Alice +CRISEA2\nBob +HATEMI3\nAlice (0,0)>CRISE\nAlice +LLMOU\n")
	b.tap(at(0, 0))
	b.tap(at(0, 0))
	letters(b, "lay", "HAT")
	word(b, "(0,0)", "CHAT")
	b.until("letters beyond the drawing", `[...document.querySelectorAll('.taps .out')].map(o => o.textContent).join('') === 'AT'`)
	b.tap("#lay .keys .bonus")
	word(b, "(0,0)", "CHAT*3@4")
	b.tap(at(0, 0))
	word(b, "(0,0)", "CHAT*3@1")
	b.view("cards")
	lay(b, "CHAT")
	b.fits()
}

// A joker asks for the letter that it stands for; what is typed is a draft too.
func TestTapJoker(t *testing.T) {
	b := kept(t, look{}, 0, 0, "@game scrabble\n@players Alice Bob\n@first Alice\nAlice +AEINRT?\nBob +EEIKMNT\n")
	b.tap(at(7, 5))
	letters(b, "lay", "TRAINE")
	b.tap("#lay .keys button:nth-child(7)")
	b.until("the alphabet", `document.querySelectorAll('#lay .keys button').length === 27`)
	b.view("alphabet")
	b.tap("#lay .keys button:nth-child(19)")
	word(b, "8F", "TRAINEs")
	b.until("told", `!!document.querySelector('#lay .try-out .would')`)
	b.view("draft")
	b.tap("#lay .type")
	eval[string](b, "document.querySelector('#lay input[name=word]').value = ''")
	b.do("type", chromedp.SendKeys("#lay input[name=word]", "RATINE"))
	b.until("what is typed lies on the board", `[...document.querySelectorAll('.taps .new')].map(b => b.textContent).join('') === 'RATINE'`)
	b.view("typed")
	lay(b, "RATINE")
}

// Without script a word is typed on squares.
func TestNoScriptBoard(t *testing.T) {
	b := kept(t, look{noScript: true}, 0, 0, "@game scrabble\n@players Alice Bob\n@first Alice\nAlice +AEINRT?\nBob +EEIKMNT\n")
	b.do("type", chromedp.SendKeys("#lay input[name=square]", "8H"), chromedp.SendKeys("#lay input[name=word]", "RATINE"))
	b.click("#lay button.try")
	b.do("told", chromedp.WaitReady("#lay .would"))
	b.shoot("no-script-board")
	b.click("#lay button.primary")
	b.until("laid", `document.querySelector('.story')?.innerText.includes('RATINE') ?? false`)
}
