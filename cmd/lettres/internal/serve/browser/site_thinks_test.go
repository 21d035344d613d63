package browser

import (
	"fmt"

	"github.com/chromedp/chromedp"
)

// thoughts plays against a champion who thinks in the worker of the page. If that worker ends in the middle, or the page says nothing
// any more, the game goes on. When it is over its review is made before somebody asks for it.
func thoughts(b *tab, page string) {
	b.t.Helper()
	b.show(look{}, page+"/?game=scrabble")
	b.click("input[name=with][value=bot]")
	b.do("the level", chromedp.SetValue("form.wish [name=level]", "8"))
	b.click("form.wish button.primary")
	b.whole("#table")
	ready := func() {
		b.t.Helper()
		eval[bool](b, "(thinks.worker || thinks.begin(), true)")
		b.until("the worker is ready", "thinks.ready")
	}
	const turn = "document.querySelector('.status.mine') !== null"
	sends := func(fields string) {
		eval[bool](b, fmt.Sprintf(`(fetch(document.getElementById("table").dataset.path, { method: "POST", body: new URLSearchParams({ n: %d, seat: document.getElementById("table").dataset.seat, %s }) }), true)`, b.n(), fields))
	}
	// does sends a decision, and waits until it is our turn again.
	does := func(what string, fields string) {
		b.t.Helper()
		b.until("it is our turn", turn)
		n := b.n()
		sends(fields)
		b.until(what, fmt.Sprintf("Number(document.getElementById('table').dataset.n) > %d && (%s || document.querySelector('.result') !== null)", n, turn))
	}
	pass := func(what string) {
		b.t.Helper()
		does(what, `do: "text", text: "-"`)
	}
	b.until("it is our turn", turn)
	if eval[bool](b, "document.querySelector('[name=do][value=draw]') !== null") {
		does("letters are drawn", `do: "draw"`)
	}
	ready()
	eval[bool](b, "(thinks.really = thinks.ask, (window.moves = []), thinks.ask = (w) => { const a = thinks.really(w); a.then((m) => moves.push(m)); return a; }, true)")
	pass("the worker has decided")
	if moves := eval[int](b, "moves.filter((m) => m).length"); moves == 0 {
		b.t.Error("the champion has not thought in the worker of the page")
	}
	// Another tab, at the same table or elsewhere, keeps nobody from thinking, and whoever is at the table is told.
	table := eval[string](b, "location.href")
	for _, at := range []string{table, page + "/rules"} {
		ctx, end := chromedp.NewContext(b.ctx)   // in the same browser context
		if err := chromedp.Do(ctx); err != nil { // the tab lives as long as the context of this call
			b.t.Fatal(err)
		}
		other := &tab{t: b.t, ctx: ctx}
		other.show(look{}, at)
		other.whole("main")
		n := b.n()
		sends(`do: "text", text: "-"`)
		if at == table {
			other.until("the other tab is told", fmt.Sprintf("Number(document.getElementById('table').dataset.n) > %d && %s", n, turn))
		}
		end()
		b.until("the game has gone on", fmt.Sprintf("Number(document.getElementById('table').dataset.n) > %d && %s", n, turn))
	}
	eval[bool](b, "(thinks.ask = (w) => { const a = thinks.really(w); thinks.end(); return a; }, true)")
	pass("the game goes on without the worker that has ended")
	if eval[bool](b, "thinks.worker !== null") {
		b.t.Error("a worker that has ended is started again by the next question")
	}
	ready()
	eval[bool](b, "(thinks.ask = () => new Promise(() => {}), true)")
	pass("the game goes on without an answer")

	eval[bool](b, "(thinks.ask = thinks.really, true)")
	does("the game is over", `do: "resign"`)
	b.until("the review is there before somebody asks for it", `(caches.keys().then(([version]) => caches.open(version)).then((c) => c.keys()).then((all) => (window.ahead = all.some((r) => r.url.startsWith(document.querySelector(".result a.review").href)))), window.ahead === true)`)
	b.click(".result a.review")
	b.until("the review is opened", "document.querySelector('#review') !== null && document.querySelector('#review[data-late]') === null")
}
