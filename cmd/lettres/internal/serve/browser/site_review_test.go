package browser

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
)

// reviews goes over a whole game with its chances, which takes seconds, in the worker that the page has for it. The page is there
// before, others are answered meanwhile, and the review is that of a server: also when a worker is ended in the middle.
func reviews(b *tab, page string) {
	b.t.Helper()
	record, err := exec.Command(program, "watch", "-seed", "3", "-level", "1", "-record").Output()
	if err != nil {
		b.t.Fatal(err)
	}
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err == nil {
		_, err = w.Write(record)
	}
	if err != nil || w.Close() != nil {
		b.t.Fatal(err)
	}
	server, game := serve(b.t), "/g/"+base64.RawURLEncoding.EncodeToString(packed.Bytes())+"?step="
	same := func(what, query, got string) {
		b.t.Helper()
		if got, want := reviewIn(got), reviewIn(strings.ReplaceAll(asked(b, server+game+query), `="/`, `="/jeux/`)); got != want {
			b.t.Errorf("%s is another one than that of a server: %s", what, differ(got, want))
		}
	}

	const there = "document.querySelector('#review') !== null && document.querySelector('#review[data-late]') === null"
	b.show(look{}, page+game+"3&chances=1")
	b.until("the review is there", there)
	if kept := later[int](b, `caches.keys().then(([version]) => caches.open(version)).then((c) => c.keys()).then((all) => all.filter((r) => r.url.includes("&review=fr")).length)`); kept != 1 {
		b.t.Errorf("%d reviews are kept for when the page is loaded again", kept)
	}
	shown := eval[string](b, "document.getElementById('review').textContent")
	want := later[string](b, fmt.Sprintf("new DOMParser().parseFromString(%q, 'text/html').getElementById('review').textContent", asked(b, server+game+"3&chances=1")))
	if shown != want {
		b.t.Errorf("the review is shown in another way: %s", differ(shown, want))
	}
	same("the review that is kept", "3&chances=1", later[string](b, "thinks.read(location.href)"))

	took := later[struct{ Rules, Pauses []int }](b, fmt.Sprintf(`(async () => {
		const rules = [], pauses = [];
		let done = false;
		thinks.end(); // another worker has to start, and to find all again
		const review = thinks.read(%q).then(() => (done = true));
		let beat = performance.now();
		const beats = setInterval(() => (pauses.push(Math.round(performance.now() - beat)), (beat = performance.now())), 10);
		while (!done) {
			const last = performance.now();
			await (await fetch("/jeux/rules")).text();
			rules.push(Math.round(performance.now() - last));
		}
		await review;
		clearInterval(beats);
		return { Rules: rules, Pauses: pauses };
	})()`, page+game+"4&chances=1"))
	if len(took.Rules) < 2 || len(took.Pauses) == 0 { // one of them may have been asked for before the review was there
		b.t.Fatalf("during a review %d other pages came", len(took.Rules))
	}
	slices.Sort(took.Rules)
	b.t.Logf("during a review %d other pages came: median %d ms, longest %d; the page stood still for %d ms at most",
		len(took.Rules), took.Rules[len(took.Rules)/2], took.Rules[len(took.Rules)-1], slices.Max(took.Pauses))
	same("a review whose worker ends", "5", later[string](b, fmt.Sprintf(`(() => {
		const review = thinks.read(%q);
		thinks.end();
		return review;
	})()`, page+game+"5")))

	eval[bool](b, fmt.Sprintf(`((window.review = undefined), thinks.read(%q).then((text) => (window.review = text)), true)`, page+game+"7"))
	b.do("the service worker is ended", call(serviceworker.Enable, cdp.Empty{}), call(serviceworker.StopAllWorkers, cdp.Empty{}))
	b.until("the review is there without the service worker", "typeof window.review === 'string'")
	same("a review during which the service worker ends", "7", eval[string](b, "window.review"))

	b.show(look{}, page+game+"9")
	b.show(look{}, page+game+"9") // and the worker of the page that was left is gone
	b.until("the review is there", there)
	same("a review that is loaded again", "9", later[string](b, "thinks.read(location.href)"))
}

// reviewIn returns what a page says of a review.
func reviewIn(page string) string {
	_, main, _ := strings.Cut(page, "<main")
	main, _, _ = strings.Cut(main, "</main>")
	return main
}

// differ returns where two texts begin to differ.
func differ(got, want string) string {
	i := 0
	for i < min(len(got), len(want)) && got[i] == want[i] {
		i++
	}
	from := max(0, i-60)
	return fmt.Sprintf("at %d\n%.200s\nand not\n%.200s", i, got[from:], want[from:])
}

// asked returns the review of a server, again where it had no time for chances.
func asked(b *tab, address string) string {
	b.t.Helper()
	for range 10 {
		r, err := http.NewRequest(http.MethodGet, address, nil)
		if err != nil {
			b.t.Fatal(err)
		}
		r.Header.Set("Accept-Language", "fr")
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			b.t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil {
			b.t.Fatal(err)
		}
		if strings.Contains(address, "chances") == strings.Contains(string(text), ">Chances de gagner</a>") {
			continue
		}
		return string(text)
	}
	b.t.Fatalf("the server has no time for %.100s", address)
	return ""
}
