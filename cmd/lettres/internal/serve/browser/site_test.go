package browser

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// TestSite plays on the page without a server, in a folder of a host: another version takes over in the middle of a game, the games
// are brought to another browser, the host is gone, the worker that answers is ended, and
// the game goes on.
func TestSite(t *testing.T) {
	if testing.Short() {
		t.Skip("a program is compiled for the browser")
	}
	if none != "" {
		t.Skip(none)
	}
	dir := t.TempDir()
	made := exec.Command("go", "run", "./cmd/lettres", "site", "-out", dir)
	made.Dir = "../../../../.."
	if out, err := made.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if info, err := f.Info(); err != nil || info.Size() > 25_000_000 {
			t.Errorf("%s has %d bytes, which some hosts do not take", f.Name(), info.Size())
		}
	}
	paths := http.NewServeMux()
	paths.Handle("/jeux/", http.StripPrefix("/jeux", http.FileServer(http.Dir(dir))))
	paths.HandleFunc("/elsewhere", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "<!doctype html><main>elsewhere</main>") })
	host := httptest.NewServer(paths)
	defer host.Close()
	page := host.URL + "/jeux"
	b := open(t, look{}, page+"/")
	b.until("the page is there", "document.querySelector('form.wish') !== null")
	begin := func(b *tab) (path string) {
		t.Helper()
		b.show(look{}, page+"/?game=jarnac")
		b.click("input[name=with][value=device]")
		b.do("names", chromedp.SetValue("form.wish [name=you]", "Zoé"))
		b.click("form.wish button.primary")
		b.whole("#table")
		return eval[string](b, "document.getElementById('table').dataset.path")
	}
	// move makes a move, as the form of the page does, and returns how many there are.
	move := func(text string) int {
		t.Helper()
		n := b.n()
		path := eval[string](b, "document.getElementById('table').dataset.path")
		eval[bool](b, fmt.Sprintf(`(fetch(%q, { method: "POST", body: new URLSearchParams({ n: %d, do: "text", text: %q, seat: document.getElementById("table").dataset.seat ?? "0" }) }), true)`, path, n, text))
		b.past(n)
		return b.n()
	}
	path := begin(b)
	if !strings.HasPrefix(path, "/jeux/t/") {
		t.Fatalf("the table is at %s", path)
	}
	n := move("+6")

	// It can be installed.
	if m := later[struct{ Name, Display string }](b, `fetch(document.querySelector("link[rel=manifest]").href).then((a) => a.json())`); m.Name != "lettres" || m.Display != "standalone" {
		t.Errorf("the manifest: %+v", m)
	}

	// Another version waits until the pages of the former one are closed.
	worker, err := os.ReadFile(filepath.Join(dir, "sw.js"))
	if err != nil {
		t.Fatal(err)
	}
	newer := regexp.MustCompile(`const version = "\w+"`).ReplaceAll(worker, []byte(`const version = "newer"`))
	if err := os.WriteFile(filepath.Join(dir, "sw.js"), newer, 0o666); err != nil {
		t.Fatal(err)
	}
	eval[bool](b, `(navigator.serviceWorker.getRegistration().then((r) => { window.site = r; return r.update(); }), true)`)
	b.until("the newer version waits", "window.site?.waiting?.state === 'installed'")
	n = move("-")
	b.show(look{}, host.URL+"/elsewhere")
	eval[bool](b, `(navigator.serviceWorker.getRegistration("/jeux/").then((r) => (window.site = r)), true)`)
	b.until("the newer version is active", "window.site && !window.site.waiting && window.site.active?.state === 'activated'")
	b.show(look{}, page+path[len("/jeux"):])
	b.whole("#table")
	b.until("the newer version has taken over", `(caches.keys().then((k) => (window.versions = k.join())), window.versions === "newer")`)
	if now := b.n(); now < n {
		t.Errorf("%d moves are there in the newer version, of %d", now, n)
	}
	n = move("+6")

	// Its games come to another browser.
	saved := later[string](b, `fetch("/jeux/kept.json").then((a) => a.text())`)
	other := open(t, look{}, page+"/")
	other.until("the page is there", "document.querySelector('form.wish') !== null")
	for _, tt := range []struct {
		text string
		want int
	}{{"{}", 500}, {strings.Replace(saved, "games/", "../games/", 1), 500}, {saved, 200}, {saved, 200}} {
		status := later[int](other, fmt.Sprintf(`(() => { const f = new FormData(); f.append("file", new File([%q], "lettres.json")); return fetch("/jeux/kept.json", { method: "POST", body: f }).then((a) => a.status); })()`, tt.text))
		if status != tt.want {
			t.Errorf("a file of %d bytes: %d, want %d", len(tt.text), status, tt.want)
		}
	}
	other.show(look{}, page+path[len("/jeux"):])
	other.whole("#table")
	if now := other.n(); now != n {
		t.Errorf("the other browser has %d moves, of %d", now, n)
	}
	other.show(look{}, page+"/")
	if home := other.text("main"); !strings.Contains(home, "Zoé") {
		t.Errorf("the first page of the other browser does not know the game: %s", home)
	}

	host.CloseClientConnections()
	host.Close() // from here on there is no network

	for _, at := range []string{"/rules", "/ask?game=jarnac&word=CHAT", "/puzzle", "/learn/jarnac/1/1", "/notation"} {
		b.show(look{}, page+at)
		b.whole("main")
		if main := b.text("main"); strings.Contains(main, "lettres:") || len(main) < 200 {
			t.Errorf("%s without a network: %s", at, main)
		}
	}
	b.show(look{}, page+"/?game=jarnac")
	b.click("input[name=with][value=link]")
	b.click("form.wish button.primary")
	b.until("a game by a link needs a server", "document.body?.innerText.includes('Il faut pour cela un serveur')")

	b.do("the worker is ended", call(serviceworker.Enable, cdp.Empty{}), call(serviceworker.StopAllWorkers, cdp.Empty{}))
	b.show(look{}, page+path[len("/jeux"):])
	b.whole("#table")
	if now := b.n(); now < n {
		t.Errorf("%d moves are there after the worker was ended, of %d", now, n)
	}
	if more := move("-"); more <= n {
		t.Errorf("the game does not go on: %d moves", more)
	}
	b.show(look{}, page+"/")
	if home := b.text("main"); !strings.Contains(home, "Zoé") {
		t.Errorf("the first page does not know the game: %s", home)
	}
}

// later returns what a promise of a page brings.
func later[T any](b *tab, js string) (v T) {
	b.t.Helper()
	eval[bool](b, fmt.Sprintf("(window.told = undefined, Promise.resolve(%s).then((v) => (window.told = JSON.stringify(v)), (e) => (window.told = JSON.stringify(String(e)))), true)", js))
	b.until(js[:min(len(js), 100)], "typeof window.told === 'string'")
	if err := json.Unmarshal([]byte(eval[string](b, "window.told")), &v); err != nil {
		b.t.Fatalf("%.200s: %v", js, err)
	}
	return v
}
