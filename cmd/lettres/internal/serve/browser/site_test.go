package browser

import (
	"encoding/json"
	"errors"
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
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/internal/test/must"
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
	dir := filepath.Join(t.TempDir(), "site")
	build(t, dir, "")
	offered(t, dir)
	paths := http.NewServeMux()
	paths.Handle("/jeux/", http.StripPrefix("/jeux", http.FileServer(http.Dir(dir))))
	paths.HandleFunc("/elsewhere", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "<!doctype html><main>elsewhere</main>") })
	host := httptest.NewServer(paths)
	defer host.Close()
	page := host.URL + "/jeux"
	b := open(t, look{}, page+"/")
	room(b, host.URL, 80<<20)
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
	move("+6")

	// It can be installed.
	if m := later[struct{ Name, Display string }](b, `fetch(document.querySelector("link[rel=manifest]").href).then((a) => a.json())`); m.Name != "lettres" || m.Display != "standalone" {
		t.Errorf("the manifest: %+v", m)
	}

	// Another build, of which a page and a script are others, takes the place of the folder. It waits until the pages of the former
	// one are closed.
	next := filepath.Join(t.TempDir(), "site")
	build(t, next, changed(t))
	if is, was := versionOf(t, next), versionOf(t, dir); is == was {
		t.Errorf("the newer build has the version of the former one, %s", was)
	}
	must.Do(t, errors.Join(os.RemoveAll(dir), os.Rename(next, dir)))
	eval[bool](b, `(navigator.serviceWorker.getRegistration().then((r) => { window.site = r; return r.update(); }), true)`)
	b.until("the newer version waits", "window.site?.waiting?.state === 'installed'")
	n := move("-")
	if got := eval[string](b, newer); got != "undefined undefined" {
		t.Errorf("while it waits, the newer page and script are there: %s", got)
	}
	b.show(look{}, host.URL+"/elsewhere")
	eval[bool](b, `(navigator.serviceWorker.getRegistration("/jeux/").then((r) => (window.site = r)), true)`)
	b.until("the newer version is active", "window.site && !window.site.waiting && window.site.active?.state === 'activated'")
	b.show(look{}, page+path[len("/jeux"):])
	b.whole("#table")
	b.until("the newer version has taken over", fmt.Sprintf(`(caches.keys().then((k) => (window.versions = k.join())), window.versions === %q)`, versionOf(t, dir)))
	if got := eval[string](b, newer); got != "yes yes" {
		t.Errorf("in the newer version, the page and the script are: %s", got)
	}
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

	full(b, host.URL, page+path[len("/jeux"):], move)
	n = b.n()

	host.CloseClientConnections()
	host.Close() // from here on there is no network
	reviews(b, page)
	thoughts(b, page)
	b.show(look{}, page+path[len("/jeux"):])
	b.whole("#table")

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
	if more := move("+1"); more <= n {
		t.Errorf("the game does not go on: %d moves", more)
	}
	b.show(look{}, page+"/")
	if home := b.text("main"); !strings.Contains(home, "Zoé") {
		t.Errorf("the first page does not know the game: %s", home)
	}
}

// newer tells whether the page that is shown, and the script that it runs, are those of changed.
const newer = "document.getElementById('table').dataset.newer + ' ' + document.documentElement.dataset.newer"

// changed returns an overlay of the source of the page, in which the page of a table and its script are marked.
func changed(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	overlay := map[string]map[string]string{"Replace": {}}
	for name, change := range map[string]func(string) string{
		"pages/table.html": func(s string) string { return strings.Replace(s, `id="table"`, `id="table" data-newer="yes"`, 1) },
		"static/table.js":  func(s string) string { return s + "document.documentElement.dataset.newer = 'yes';\n" },
	} {
		path := must.Get(filepath.Abs(filepath.Join("..", name)))(t)
		text, was := change(string(read(t, path))), string(read(t, path))
		if text == was {
			t.Fatalf("%s stays as it is", name)
		}
		overlay["Replace"][path] = filepath.Join(dir, filepath.Base(name))
		must.Do(t, os.WriteFile(overlay["Replace"][path], []byte(text), 0o666))
	}
	text := must.Get(json.Marshal(overlay))(t)
	path := filepath.Join(dir, "overlay.json")
	must.Do(t, os.WriteFile(path, text, 0o666))
	return path
}

// build makes the page as a folder, of the source with an overlay if there is one.
func build(t *testing.T, dir, overlay string) {
	t.Helper()
	made := exec.Command("go", "run", "./cmd/lettres", "site", "-out", dir)
	made.Dir = "../../../../.."
	if overlay != "" {
		made.Env = append(os.Environ(), "GOFLAGS="+os.Getenv("GOFLAGS")+" -overlay="+overlay)
	}
	if out, err := made.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// versionOf returns the version of a build.
func versionOf(t *testing.T, dir string) string {
	t.Helper()
	m := regexp.MustCompile(`const version = "(\w+)"`).FindSubmatch(read(t, filepath.Join(dir, "sw.js")))
	if m == nil {
		t.Fatal("the service worker has no version")
	}
	return string(m[1])
}

// offered fails before a file of a folder has 25 MB, which some hosts do not take.
func offered(t *testing.T, dir string) {
	t.Helper()
	files := must.Get(os.ReadDir(dir))(t)
	for _, f := range files {
		info := must.Get(f.Info())(t)
		if most := int64(22_000_000); info.Size() > most {
			t.Errorf("%s has %d bytes, and should have %d at most: some hosts take none of 25 MB", f.Name(), info.Size(), most)
		}
	}
}

// room says how many bytes the browser keeps for a host. It counts some 30 s by what it was told before.
func room(b *tab, host string, bytes float64) {
	b.t.Helper()
	b.do("the room of the browser", call(storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: host, QuotaSize: &bytes}))
}

// fillUp stores junk until there is no room for 64 bytes more, and returns how many there are.
const fillUp = `(async () => {
	const db = await new Promise((done, fail) => {
		const r = indexedDB.open("junk");
		r.onupgradeneeded = () => r.result.createObjectStore("junk", { autoIncrement: true });
		r.onsuccess = () => done(r.result);
		r.onerror = () => fail(r.error);
	});
	const junk = new Uint8Array(4 << 20);
	for (let i = 0; i < junk.length; i += 65536) crypto.getRandomValues(junk.subarray(i, i + 65536));
	let all = 0;
	for (let size = junk.length; size >= 64; size /= 2) {
		const kept = () => new Promise((done) => {
			const t = db.transaction("junk", "readwrite");
			t.objectStore("junk").add(junk.slice(0, size));
			t.oncomplete = () => done(true);
			t.onabort = () => done(false);
		});
		while (await kept()) all += size;
	}
	db.close();
	return all;
})()`

// full leaves the browser no room, in the middle of a game: a move is refused and the player told; what was confirmed stays, and
// with room again the game goes on.
func full(b *tab, host, table string, move func(string) int) {
	b.t.Helper()
	b.show(look{}, table)
	b.whole("#table")
	n := b.n()
	if took := later[int](b, fillUp); took < 1<<20 {
		b.t.Errorf("the browser is full after %d bytes", took)
	}
	path := eval[string](b, "document.getElementById('table').dataset.path")
	said := later[struct {
		Status int
		Text   string
	}](b, fmt.Sprintf(`fetch(%q, { method: "POST", body: new URLSearchParams({ n: %d, do: "text", text: "-", seat: document.getElementById("table").dataset.seat ?? "0" }) }).then(async (a) => ({ Status: a.status, Text: await a.text() }))`, path, n))
	if said.Status != http.StatusInternalServerError || !strings.Contains(said.Text, "pas pu être noté") {
		b.t.Errorf("with no room a move is answered %d: %.2000s", said.Status, said.Text)
	}
	b.show(look{}, table)
	b.whole("#table")
	if now := b.n(); now != n {
		b.t.Errorf("%d moves are there with no room, of %d", now, n)
	}
	later[int](b, `new Promise((done) => (indexedDB.deleteDatabase("junk").onsuccess = () => done(1)))`)
	room(b, host, 1<<30)
	b.do("the worker is ended", call(serviceworker.Enable, cdp.Empty{}), call(serviceworker.StopAllWorkers, cdp.Empty{}))
	b.show(look{}, table)
	b.whole("#table")
	if now := b.n(); now != n {
		b.t.Errorf("%d moves were stored with no room, of %d", now, n)
	}
	if more := move("-"); more <= n {
		b.t.Errorf("with room again the game does not go on: %d moves", more)
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
