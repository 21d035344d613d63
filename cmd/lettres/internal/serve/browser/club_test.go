package browser

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// An evening of 23 players over 7 rounds: names pasted, pairs made, a game on the page that two sit down at by
// their codes, a result entered by two who disagree at first, a wrong result put right, somebody who
// leaves, somebody who comes late, and a program that is killed in between. What is special is clicked;
// the other results are sent as the page sends them.
func TestClubEvening(t *testing.T) {
	data := t.TempDir()
	address, process := launch(t, "-listen", "localhost:0", "-data", data, "-quick")
	b := open(t, look{}, address+"/club")
	var names []string
	for i := range 23 {
		names = append(names, fmt.Sprintf("Joueur %d", i+1))
	}
	b.do("the form", chromedp.SetValue("textarea[name=names]", strings.Join(names, "\n")), chromedp.SetValue("input[name=title]", "Coupe du club"),
		chromedp.SetValue("select[name=system]", "quebec"), chromedp.SetValue("input[name=rounds]", "7"), chromedp.SetValue("select[name=play]", "jarnac official"))
	b.shoot("new")
	b.click(".club-new button.primary")
	b.whole("main.club .hand")
	held := eval[string](b, "location.pathname")
	for round := 1; round <= 7; round++ {
		switch round {
		case 3:
			b.click("section.hand details summary")
			b.click(".players li:nth-child(2) button[value=withdraw]")
			b.until("the second has left", "document.querySelector('.standings')?.textContent.includes('retiré')")
		case 4: // somebody comes late, after the program was killed and began again
			must.Do(t, process.Kill())
			_, _ = process.Wait()
			_, process = launch(t, "-listen", strings.TrimPrefix(address, "http://"), "-data", data, "-quick")
			b.do("the same page", chromedp.Navigate(address+held), chromedp.WaitReady("main.club"))
			b.do("a name", chromedp.SetValue("input[name=name]", "Zoé"))
			b.click("button[value=enter]")
			b.until("Zoé is there", "document.querySelector('.standings')?.textContent.includes('Zoé')")
		case 5: // the scores of the second round were noted the wrong way round
			b.click("details.past:nth-of-type(3) > summary")
			b.do("other scores", chromedp.SetValue("details[open] li:nth-child(1) input[name=a]", "100"), chromedp.SetValue("details[open] li:nth-child(1) input[name=b]", "500"))
			before := b.text(".standings")
			b.click("details[open] li:nth-child(1) button")
			b.until("other standings", fmt.Sprintf("![null, undefined, %q].includes(document.querySelector('.standings')?.innerText)", before))
		}
		b.click("button[value=pair]")
		b.until("the round is paired", fmt.Sprintf("document.querySelector('h2')?.textContent.includes('Ronde %d')", round))
		skip := 0
		if round == 1 {
			skip = 2
			b.play(address, held)
		}
		page := fetch(t, address+held)
		tables := regexp.MustCompile(`(?s)name="round" value="(\d+)"><input type="hidden" name="first" value="(\d+)"><input type="hidden" name="second" value="(\d+)">`).FindAllStringSubmatch(page, -1)
		for i, x := range tables {
			if x[1] != fmt.Sprint(round) || i < skip {
				continue
			}
			answer, err := sends.PostForm(address+held, url.Values{"do": {"result"}, "round": {x[1]}, "first": {x[2]}, "second": {x[3]}, "a": {"400"}, "b": {x[3]}})
			if err != nil || answer.StatusCode != http.StatusSeeOther {
				t.Fatal(answer, err)
			}
			answer.Body.Close()
		}
		b.do("the results", chromedp.Reload(), chromedp.WaitReady("main.club"))
	}
	b.shoot("end")
	b.fits()
	if b.there("button[value=pair]") || eval[int](b, "document.querySelectorAll('.standings tbody tr').length") != 24 {
		t.Errorf("after seven rounds: %s", b.text("main"))
	}
	b.show(look{width: 360, height: 740}, address+"/club/"+strings.Split(held, "/")[2])
	b.shoot("phone")
	b.fits()
}

// sends sends a form, and does not look at the page that comes.
var sends = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

func fetch(t *testing.T, address string) string {
	t.Helper()
	answer := must.Get(http.Get(address))(t)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s, %v", address, answer.Status, err)
	}
	return string(text)
}

// play plays at the first two tables as players do, while b shows the page of those who hold the
// tournament.
func (b *tab) play(address, held string) {
	b.t.Helper()
	c := open(b.t, look{}, address+strings.Replace(held, "/club/", "/slips/", 1))
	c.shoot("slips")
	c.fits()
	codes := eval[[]string](c, "[...document.querySelectorAll('.slip .code svg')].map(x => x.closest('div:has(> b)').querySelector('.at').href)")
	if len(codes) == 0 { // on this machine alone, an address has no code
		codes = eval[[]string](c, "[...document.querySelectorAll('.slip .at')].map(x => x.href)")
	}
	if len(codes) != 23 {
		b.t.Fatalf("%d codes", len(codes))
	}
	phone := look{width: 390, height: 844}
	c.show(phone, codes[0])
	c.shoot("player")
	c.fits()
	c.click("button[value=play]")
	c.whole("#table")
	table := eval[string](c, "location.pathname.split('/')[2]")
	c.do("back to the first page", chromedp.Navigate(address+"/"), chromedp.WaitReady(".my-games"))
	c.click(".my-games a[href^='/player/']")
	c.whole("main.club")
	d := open(b.t, phone, codes[1])
	d.click("button[value=play]")
	d.whole("#table")
	if other := eval[string](d, "location.pathname.split('/')[2]"); other != table {
		b.t.Errorf("two tables: %s and %s", table, other)
	}
	answer, err := http.PostForm(eval[string](d, "location.href"), url.Values{"do": {"resign"}, "n": {fmt.Sprint(d.n())}})
	if err != nil {
		b.t.Fatal(err)
	}
	answer.Body.Close()
	c.until("the result comes by itself", "document.querySelector('.now')?.textContent.includes('1 – 0')")
	b.until("those who hold it see it too", "document.querySelector('.pairs input[name=a]')?.value === '1'")

	say := func(code, x, y string) {
		d.show(phone, code)
		d.click(".enter summary")
		d.do("the scores", chromedp.SetValue(".enter input[name=a]", x), chromedp.SetValue(".enter input[name=b]", y))
		d.click("button[value=say]")
	}
	say(codes[2], "412", "388")
	d.until("one has entered it", "document.querySelector('.said')?.textContent.includes('412')")
	say(codes[3], "388", "412")
	d.until("they disagree", "!!document.querySelector('p.refusal')")
	d.shoot("disagree")
	b.until("those who hold it see that", "!!document.querySelector('.pairs p.refusal')")
	b.shoot("disagree-held")
	say(codes[3], "412", "388")
	d.until("they agree", "document.querySelector('.now')?.textContent.includes('412 – 388')")
}
