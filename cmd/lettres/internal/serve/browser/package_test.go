package browser

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// TestPackage makes the package for JavaScript and tries it on a page and, where there is one, in Node:
// its tests, the page with a mat of Jarnac, and a game on a page of somebody else.
func TestPackage(t *testing.T) {
	if testing.Short() {
		t.Skip("two programs are compiled for the browser")
	}
	dir := t.TempDir()
	made := exec.Command("go", "run", "./javascript/build", "-out", dir)
	made.Dir = "../../../../.."
	if out, err := made.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}

	offered(t, dir)
	jarnac := read(t, filepath.Join(dir, "jarnac.wasm"))
	for _, other := range []string{"lettres/scrabblecards.", "lettres/jago.", "lettres/scrabble."} {
		if bytes.Contains(jarnac, []byte(other)) {
			t.Errorf("the module of Jarnac has %s", other)
		}
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(jarnac)
	}
	if err != nil || w.Close() != nil {
		t.Fatal(err)
	}
	t.Logf("the module of Jarnac has %d bytes, packed %d", len(jarnac), packed.Len())
	if most := 2_060_000; packed.Len() > most { // 1.46 MB by brotli, which packs this to 0.71 of what gzip makes of it
		t.Errorf("the module of Jarnac has %d bytes when it is packed, and should have %d at most", packed.Len(), most)
	}

	t.Run("npm", func(t *testing.T) { packs(t, dir) })
	t.Run("node", func(t *testing.T) {
		node, err := exec.LookPath("node")
		if err != nil {
			t.Skip("there is no node here")
		}
		tests := exec.Command(node, "javascript/tests/node.js", dir)
		tests.Dir = "../../../../.."
		if out, err := tests.CombinedOutput(); err != nil || !strings.Contains(string(out), "calls of conformance") {
			t.Errorf("%v\n%s", err, out)
		}
	})

	mux := http.NewServeMux()
	mux.Handle("/package/", http.StripPrefix("/package", http.FileServer(http.Dir(dir))))
	mux.Handle("/tests/", http.StripPrefix("/tests", http.FileServer(http.Dir("../../../../../javascript/tests"))))
	site := httptest.NewServer(mux)
	defer site.Close()

	mux.HandleFunc("/tests.html", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, `<!doctype html><meta charset="utf-8"><main></main><script type="module">
			import { open, Fault } from "/package/lettres.js";
			import { run } from "/tests/test.js";
			const say = (text) => (document.querySelector("main").textContent = text);
			run(open, Fault).then((all) => (all.close(), say("done")), (e) => say(e.stack));
		</script>`)
	})
	t.Run("tests", func(t *testing.T) {
		b := open(t, look{}, site.URL+"/tests.html")
		b.until("the tests end", "document.querySelector('main').textContent !== ''")
		if got := b.text("main"); got != "done" {
			t.Error(got)
		}
	})

	t.Run("mat", func(t *testing.T) {
		b := open(t, look{}, site.URL+"/package/example.html")
		b.until("six letters are drawn", "document.querySelector('#mat svg') !== null && document.querySelector('#said').textContent !== ''")
		drawn := eval[string](b, "document.querySelector('#mat').innerHTML")
		play := func(move string) {
			b.do("play "+move, chromedp.SetValue("input", move), chromedp.Click("button"))
		}
		play("je pose XYZW")
		b.until("the rules refuse it", "document.querySelector('#said').textContent.includes('reliquat')")
		if eval[string](b, "document.querySelector('#mat').innerHTML") != drawn {
			t.Error("what is refused has changed the mat")
		}
		play("je passe")
		b.until("the game has gone on", fmt.Sprintf("document.querySelector('#mat').innerHTML !== %s", quoted(drawn)))
	})

	record := exec.Command(program, "watch", "-seed", "3", "-level", "1", "-record")
	drawn := exec.Command(program, "rpc", "-draw", "-lang", "fr")
	drawn.Stdin = must.Get(record.StdoutPipe())(t)
	must.Do(t, record.Start())
	film, err := drawn.Output()
	if err != nil || record.Wait() != nil {
		t.Fatalf("%v\n%s", err, film)
	}
	mux.HandleFunc("/game.json", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(film) })
	scripts := httptest.NewServer(http.FileServer(http.Dir(dir))) // of another host
	defer scripts.Close()
	mux.HandleFunc("/game.html", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Security-Policy", "default-src 'self'; script-src 'self' "+scripts.URL)
		_, _ = io.WriteString(w, `<!doctype html><meta charset="utf-8"><main><script defer src="`+scripts.URL+`/lettres-game.js"></script>
			<lettres-game src="/game.json" lang="fr"></lettres-game></main>`)
	})
	t.Run("game", func(t *testing.T) {
		b := open(t, look{}, site.URL+"/game.html")
		const page = "document.querySelector('lettres-game')"
		shown := func(js string) string { return eval[string](b, page+".shadowRoot.querySelector("+js) }
		b.until("the game is drawn", page+"?.shadowRoot?.querySelector('svg') !== undefined && "+page+".shadowRoot.querySelector('svg') !== null")
		if got := eval[[]string](b, "performance.getEntriesByType('resource').map((r) => new URL(r.name).pathname).filter((p) => p !== '/favicon.ico')"); len(got) != 2 {
			t.Errorf("asked for: %q; the script and the game are two", got)
		}
		if fill := eval[string](b, "getComputedStyle("+page+".shadowRoot.querySelector('.mat0')).fill"); fill == "rgb(0, 0, 0)" {
			t.Errorf("the board has no colours: %s", fill)
		}
		first := shown("'.board').innerHTML")
		eval[bool](b, "("+page+".shadowRoot.querySelector('.board').focus(), true)")
		b.do("the arrow to the right", chromedp.KeyEvent(kb.ArrowRight))
		b.until("the first move", page+".step === 1")
		if said := shown("'p').textContent"); !strings.Contains(said, "Alice") && !strings.Contains(said, "Bruno") || shown("'.board').innerHTML") == first {
			t.Errorf("the first move: %q", said)
		}
		b.do("the last move", chromedp.KeyEvent(kb.End))
		last := strings.Count(string(film), `"seat":`) - 1
		b.until("the last move", fmt.Sprintf("%s.step === %d", page, last))
		if said := shown("'output').textContent"); said != fmt.Sprintf("Coup %d sur %d", last, last) {
			t.Errorf("at the end: %q", said)
		}
		eval[bool](b, "("+page+".shadowRoot.querySelector('[name=first]').click(), true)")
		b.until("the start", page+".step === 0")
		eval[bool](b, "("+page+".setAttribute('src', '/nothing.json'), true)")
		b.until("that is said", page+".shadowRoot.querySelector('p').textContent.includes('ne peut pas')")
	})

	t.Run("growth", func(t *testing.T) { grows(t, mux, site.URL) })

	mux.HandleFunc("/times.html", func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, `<!doctype html><meta charset="utf-8"><main></main><script type="module">
			import { open } from "/package/lettres.js";
			const game = "jarnac", laps = { load: [], words: [], first: [], level3: [] };
			for (let i = 0; i < 7; i++) {
				let last = performance.now();
				const lap = (name) => (laps[name].push(Math.round(performance.now() - last)), (last = performance.now()));
				const lettres = await open({ only: game });
				lap("load");
				const { position } = await lettres.start({ game });
				lap("words");
				const at = await lettres.complete({ game, position, move: "+6", seed: i });
				lap("first");
				await lettres.best({ game, position: at.position, level: 3, seed: i });
				lap("level3");
				lettres.close();
			}
			for (const all of Object.values(laps)) all.sort((a, b) => a - b);
			document.querySelector("main").textContent = JSON.stringify(laps);
		</script>`)
	})
	t.Run("times", func(t *testing.T) {
		if !testing.Verbose() {
			t.Skip("it measures: see docs/performance.md")
		}
		b := open(t, look{}, site.URL+"/times.html")
		b.until("all is measured", "document.querySelector('main').textContent !== ''")
		t.Log(b.text("main"), "ms")
	})

	if lines := strings.Count(string(read(t, "../../../../../javascript/example.html")), "\n"); lines > 40 {
		t.Errorf("the page with a mat has %d lines: it is to be read at a glance", lines)
	}
}

// quoted returns a text as JavaScript writes it.
func quoted(text string) string {
	q, err := json.Marshal(text)
	if err != nil {
		panic(err) // a text is always JSON
	}
	return string(q)
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	return must.Get(os.ReadFile(path))(t)
}
