package serve

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
)

// A review opens where most was missed, puts signs to turns, names what decided, and lets one look
// for a better move there without being told it.
func TestMoments(t *testing.T) {
	h := open(t)
	record := "@game scrabble\n@players Alice Bob\n@first Alice\nAlice +AEINRT?\nBob +EEIKMNT\nAlice 8F:TRAINEs\nAlice +BDEGLOS\nBob -\nAlice H7:BAS\nAlice +AI\n"
	_, page, at := h.ask("/judge", url.Values{"record": {record}})
	if !strings.Contains(visible(page), "5 / 7") || !strings.Contains(visible(page), "?? Bob passes") {
		t.Errorf("it opens at another step: %s", visible(page))
	}
	if strings.Count(page, "<details open><summary>") != strings.Count(page, "<details open") || !strings.Contains(visible(page), "?? Bob passes. ?? Bob passes.") || !strings.Contains(visible(page), "Alice – TRAINES") {
		t.Errorf("the turns of a short game: %s", visible(page))
	}
	if n := strings.Count(page, `class="sign"`); n < 2 || strings.Contains(page, "?? Alice lays TRAINEs") {
		t.Errorf("%d signs: %s", n, visible(page))
	}
	for query, want := range map[string]string{
		"step=5&again=":             "A better move?",
		"step=5&again=G8:MIKE":      "Refused:",
		"step=5&again=M8:SEMONTE":   "Refused:",
		"step=3&again=8G:TRAINES":   "Refused:",
		"step=3&again=8D:RATINEs":   "points",
		"step=3&again=8F:TRAIN":     "10 points",
		"step=0&again=8F:TRAIN":     "0 / 7",
		"step=3&again=%3Cscript%3E": "Refused",
	} {
		_, page, _ := h.ask(at+"?lang=en&"+query, nil)
		seen, hidden, _ := strings.Cut(page, "Show what was best")
		if !strings.Contains(visible(page), want) && !strings.Contains(page, `class="refusal"`) || strings.Contains(page, "<script>") {
			t.Errorf("%s: no %q in %s", query, want, visible(page))
		}
		if strings.Contains(query, "step=5") && (strings.Contains(visible(seen), "A scrabble missed") || !strings.Contains(visible(hidden), "A scrabble missed")) {
			t.Errorf("%s: the answer is told beforehand", query)
		}
	}
}

// A turn has its sign where something better could be done: at what follows the draw, or at the draw itself where a
// Jarnac was missed. Three moments are named, that in which most was lost first.
func TestPlacesOfSigns(t *testing.T) {
	h := open(t)
	record := "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +T\nAlice BUT\nAlice +W\nAlice -\nBob +AEINST\nBob -\nAlice +L\nAlice -\nBob +R\nBob -\n"
	_, page, _ := h.ask("/judge", url.Values{"record": {record}})
	for _, want := range []string{
		"Alice draws ABRTUZ. ?? Alice lays RAT on line 1. Alice draws T.",
		"?? Bob draws AEINST. Bob passes.",
		"What decided ?? Instead of “Jarnac!”: Alice draws L. −36 ?? Instead of “Jarnac!”: Bob draws AEINST. −25 ?? Instead of “Jarnac!”: Bob draws R. −25 The course",
	} {
		if !strings.Contains(visible(page), want) {
			t.Errorf("no %q in %s", want, visible(page))
		}
	}
}

// The moves of a long game are folded by turns, but for the turn that is looked at.
func TestTurns(t *testing.T) {
	h := open(t)
	record := "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +T\nAlice BUT\nAlice +W\nAlice -\nBob +AEINST\nBob TANS\nBob +E\nBob -\nAlice +L\nAlice -\nBob +R\nBob -\n"
	_, _, at := h.ask("/judge", url.Values{"record": {record}})
	for step, want := range map[int]string{1: "Alice – RAT, BUT", 8: "Bob – TANS", 13: "Bob – no new word"} {
		_, page, _ := h.ask(fmt.Sprintf("%s?step=%d", at, step), nil)
		_, open, _ := strings.Cut(page, "<details open><summary>")
		open, _, _ = strings.Cut(open, "</details>")
		if strings.Count(page, "<details open><summary>") != 1 || !strings.Contains(open, want) || !strings.Contains(open, `aria-current="step"`) {
			t.Errorf("step %d: %s", step, open)
		}
	}
}
