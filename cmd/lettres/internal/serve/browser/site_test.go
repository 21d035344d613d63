package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// TestSite plays on the page without a server: its files are loaded, their host is gone, the worker that
// answers is ended in the middle of a game, and the game goes on.
func TestSite(t *testing.T) {
	if testing.Short() {
		t.Skip("a program is compiled for the browser")
	}
	if none != "" {
		t.Skip(none)
	}
	dir := t.TempDir()
	made := exec.Command("go", "run", "./javascript/build", "-site", "-out", dir)
	made.Dir = "../../../../.."
	if out, err := made.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	host := httptest.NewServer(http.FileServer(http.Dir(dir)))
	defer host.Close()
	b := open(t, look{}, host.URL+"/")
	b.until("the page is there", "document.querySelector('form.wish') !== null")
	host.CloseClientConnections()
	host.Close() // from here on there is no network

	b.show(look{}, host.URL+"/?game=jarnac")
	b.click("input[name=with][value=link]")
	b.click("form.wish button.primary")
	b.until("a game by a link needs a server", "document.body?.innerText.includes('Il faut pour cela un serveur')")
	b.show(look{}, host.URL+"/?game=jarnac")
	b.click("input[name=with][value=device]")
	b.do("names", chromedp.SetValue("form.wish [name=you]", "Zoé"))
	b.click("form.wish button.primary")
	b.whole("#table")
	path := eval[string](b, "document.getElementById('table').dataset.path")

	// move makes a move, as the form of the page does, and returns how many there are.
	move := func(text string) int {
		t.Helper()
		n := b.n()
		eval[bool](b, fmt.Sprintf(`(fetch(%q, { method: "POST", body: new URLSearchParams({ n: %d, do: "text", text: %q, seat: document.getElementById("table").dataset.seat ?? "0" }) }), true)`, path, n, text))
		b.past(n)
		return b.n()
	}
	move("+6")
	n := move("-")
	b.do("the worker is ended", call(serviceworker.Enable, cdp.Empty{}), call(serviceworker.StopAllWorkers, cdp.Empty{}))
	b.show(look{}, host.URL+path)
	b.whole("#table")
	if now := b.n(); now < n {
		t.Errorf("%d moves are there after the worker was ended, of %d", now, n)
	}
	if more := move("+6"); more <= n {
		t.Errorf("the game does not go on: %d moves", more)
	}
	b.show(look{}, host.URL+"/")
	if home := b.text("main"); !strings.Contains(home, "Zoé") {
		t.Errorf("the first page does not know the game: %s", home)
	}
}
