package browser

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// faults lists what keeps people from using a page: text that does not stand out, fields and
// buttons without a name, targets that are too small for a finger, and a page without its heading.
const faults = `(() => {
	const found = [], seen = e => e.checkVisibility({visibilityProperty: true}) && e.getBoundingClientRect().width > 1 && !e.closest('.aside, .skip, svg, [hidden]');
	const colour = text => { const n = text.match(/[\d.]+/g).map(Number); return {r: n[0], g: n[1], b: n[2], a: n[3] ?? 1}; };
	const light = c => { const f = v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; return .2126 * f(c.r) + .7152 * f(c.g) + .0722 * f(c.b); };
	const ground = e => { for (; e; e = e.parentElement) { const c = colour(getComputedStyle(e).backgroundColor); if (c.a === 1) return c; } return {r: 255, g: 255, b: 255, a: 1}; };
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walk.nextNode()) {
		const e = walk.currentNode.parentElement, s = getComputedStyle(e);
		if (!walk.currentNode.textContent.trim() || !seen(e) || e.closest('.taps, .lines, .keys .used')) continue;
		const a = light(colour(s.color)), b = light(ground(e)), ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05), size = parseFloat(s.fontSize);
		const least = size >= 24 || size >= 18.6 && s.fontWeight >= 700 ? 3 : 4.5;
		if (ratio < least) found.push(ratio.toFixed(2) + ':1 ' + walk.currentNode.textContent.trim().slice(0, 20));
	}
	for (const e of document.querySelectorAll('input:not([type=hidden]), select, textarea, button')) {
		if (!seen(e)) continue;
		const name = e.getAttribute('aria-label') || e.labels?.[0]?.textContent.trim() || e.matches('button') && e.textContent.trim();
		if (!name && !e.closest('[aria-hidden=true], .taps')) found.push('no name: ' + e.outerHTML.slice(0, 80));
		const r = e.getBoundingClientRect();
		if ((r.width < 24 || r.height < 24) && !e.closest('label, .taps, .lines, .squares')) found.push('small: ' + e.outerHTML.slice(0, 80));
	}
	if (document.querySelectorAll('h1').length !== 1) found.push(document.querySelectorAll('h1').length + ' headings of level one');
	for (const h of document.querySelectorAll('h1, h2, th')) if (!h.textContent.trim()) found.push('empty ' + h.tagName);
	return found.join('\n');
})()`

// Whatever the screen and the light, people can read each kind of page, and reach what is on it.
func TestAccess(t *testing.T) {
	address := serve(t)
	b := begin(t, look{}, address, map[string]string{"validation": "contest"}, "device")
	ready(b)
	table := eval[string](b, "location.pathname")
	for _, path := range []string{
		"/?game=scrabble", "/ask?a=BUT&ar=W&b=RAT&br=ETZ", "/ask?game=scrabble&word=tzar", "/rules", "/rules/official/contest/window", "/clock", "/sheet/jarnac", table, "/none",
	} {
		for name, l := range map[string]look{"light": {}, "dark": looks["phone-dark"]} {
			b.show(l, address+path)
			if found := eval[string](b, faults); found != "" {
				t.Errorf("%s, %s:\n%s", path, name, found)
			}
		}
	}
}

// The answer to a question is seen first, and then the mats as they lie after it.
func TestAnswerFirst(t *testing.T) {
	for _, l := range screens {
		b := open(t, l, serve(t)+"/ask?a=BUT&ar=W&b=RAT&br=ETZ")
		if top := eval[float64](b, "document.querySelector('#answer .found li').getBoundingClientRect().bottom"); top > float64(l.height) {
			t.Errorf("%dx%d: the answer ends at %.0f", l.width, l.height, top)
		}
		if !eval[bool](b, "/RATEZ/.test(document.querySelector('#answer svg desc').textContent)") {
			t.Errorf("the mats are not those after the Jarnac: %s", b.text("#answer h2:nth-of-type(3)"))
		}
	}
}

// What is printed has no fields to search in, no empty first page and no identifiers.
func TestPrintRules(t *testing.T) {
	b := open(t, look{}, serve(t)+"/rules")
	address := eval[string](b, "location.origin")
	for _, path := range []string{"/rules", "/sheet/jarnac"} {
		b.show(look{}, address+path)
		b.do("paper", call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}))
		if shown := eval[string](b, "[...document.querySelectorAll('form, nav, .clause, dt a')].filter(e => e.checkVisibility()).map(e => e.outerHTML.slice(0, 60)).join('\\n')"); shown != "" {
			t.Errorf("%s prints\n%s", path, shown[:min(400, len(shown))])
		}
		if top := eval[float64](b, "document.querySelector('h2').getBoundingClientRect().top"); path == "/rules" && top > 300 {
			t.Errorf("the first rules are at %.0f", top)
		}
	}
}
