package browser

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/hostile"
)

// growth is a page on which the worker of the package answers hostile calls. A worker in its place starts it and tells, when asked,
// how large the memory of the module is, and how many values of JavaScript the module holds.
const growth = `<!doctype html><meta charset="utf-8"><main></main><script type="module">
	const source = 'const asked = new BroadcastChannel("asked");' +
		'await import("' + new URL("/package/worker.js", location) + '");' +
		'const Real = Go; let go; globalThis.Go = class extends Real { constructor() { super(); go = this; } };' +
		'asked.onmessage = () => asked.postMessage([go.mem.buffer.byteLength, go._values.length]);';
	const spy = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
	const Plain = Worker;
	let worker;
	globalThis.Worker = class extends Plain {
		constructor() { super(spy, { type: "module" }); worker = this; }
	};
	const { open } = await import("/package/lettres.js");
	const lettres = await open({ only: "jarnac" });
	await lettres.word({ word: "RAT" }); // the words are there
	const asked = new BroadcastChannel("asked");
	const told = () => new Promise((resolve) => { asked.onmessage = (e) => resolve(e.data); asked.postMessage(""); });
	const main = document.querySelector("main");
	let waits;
	worker.addEventListener("message", (e) => e.data.id === "hostile" && waits(e.data.answer));
	const send = async (calls) => {
		for (const request of calls) {
			const answer = await new Promise((resolve) => { waits = resolve; worker.postMessage({ id: "hostile", request }); });
			if (answer.includes('"code":-32603')) throw new Error(request + ": " + answer);
			JSON.parse(answer);
			main.dataset.n = Number(main.dataset.n ?? 0) + 1;
		}
	};
	try {
		const all = await (await fetch("/hostile.json")).json();
		await send(all.slice(0, 2000));
		const before = await told();
		await send(all.slice(2000));
		main.textContent = JSON.stringify([before, await told()]);
	} catch (e) {
		main.textContent = e.stack;
	}
</script>`

// grows holds that the module in the worker takes no more memory after ten thousand hostile calls. Its memory never gets smaller,
// so what counts is how much it had at most: some megabytes more would be garbage that was there at once.
func grows(t *testing.T, mux *http.ServeMux, site string) {
	mux.HandleFunc("/growth.html", func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, growth) })
	mux.HandleFunc("/hostile.json", func(w http.ResponseWriter, _ *http.Request) {
		all := make([]string, 12_000)
		for i := range all {
			all[i] = hostile.Call(i)
		}
		_ = json.NewEncoder(w).Encode(all)
	})
	b := open(t, look{}, site+"/growth.html")
	for n := 1000; n < 12_000; n += 1000 {
		b.until("answers", fmt.Sprintf("Number(document.querySelector('main').dataset.n) >= %d || document.querySelector('main').textContent !== ''", n))
	}
	b.until("all answers", "document.querySelector('main').textContent !== ''")
	var told [2][2]int // the memory and the values, before and after
	if err := json.Unmarshal([]byte(b.text("main")), &told); err != nil {
		t.Fatal(b.text("main"))
	}
	t.Logf("memory %d, %d values; after 10,000 calls %d, %d", told[0][0], told[0][1], told[1][0], told[1][1])
	if told[1][0] > told[0][0]+8<<20 || told[1][1] > told[0][1]+1000 {
		t.Errorf("before and after ten thousand calls: %v", told)
	}
}
