package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Somebody invites a guest, who says a name; both find their game again on the first page, with
// whose turn it is.
func TestMyGames(t *testing.T) {
	address := serve(t)
	a := begin(t, look{}, address, map[string]string{"you": "Anne"}, "link")
	a.do("the invitation", chromedp.WaitReady("input[data-link]"))
	a.shoot("alone")
	if a.there("#acts form input[name=do]") {
		t.Error("somebody can play alone")
	}
	c := open(t, look{width: 360, height: 740}, eval[string](a, "document.querySelector('input[data-link]').value"))
	c.shoot("join")
	c.fits()
	c.do("name", chromedp.SetValue("main form input[name=you]", "Bob"))
	c.click("main form button")
	c.whole("#table")
	a.until("the guest is there", "!document.querySelector('.invite') && document.querySelector('.drawing').textContent.includes('Bob')")
	turns := 0
	for _, b := range []*tab{a, c} {
		table := eval[string](b, "location.pathname")
		b.click("header a.home")
		b.whole(".my-games a")
		b.shoot("home")
		b.fits()
		if b.there(".my-games .mine") {
			turns++
		}
		if name := eval[string](b, "document.querySelector('form.wish input[name=you]').value"); name != map[*tab]string{a: "Anne", c: "Bob"}[b] {
			t.Errorf("the name remembered is %q", name)
		}
		b.click(".my-games a")
		b.whole("#table")
		if at := eval[string](b, "location.pathname"); at != table {
			t.Errorf("the list leads to %s, and not to %s", at, table)
		}
	}
	if turns != 1 {
		t.Errorf("it is the turn of %d people", turns)
	}
}
