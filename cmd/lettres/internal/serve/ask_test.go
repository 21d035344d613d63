package serve

import (
	"html"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// visible is what a page says.
func visible(page string) string {
	return strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(page, " "))), " ")
}

// The Jarnac of the box (classic/example-tzar), words, and what cannot lie on a mat.
func TestAsk(t *testing.T) {
	h := open(t)
	for _, c := range []struct{ query, want string }{
		{"a=BUT&ar=W&b=RAT&br=Z&rules=official", "Say Jarnac: TZAR from line 1"},
		{"a=&b=RAT&br=ZS", "Jarnacs to call"},
		{"word=lacs&from=lac&rules=competition", "official/words/same-entry"},
		{"word=tzar", "It is valid."},
		{"word=tzar", `noun “tsar”`},
		{"word=tzar1", "The word: a word is letters A to Z"},
		{"word=%22%3Cscript%3E", "The word: a word is letters A to Z"},
		{"a=RAT+RAT+RAT+RAT+RAT+RAT+RAT+RAT+RAT", "Your words: a mat has 8 lines"},
		{"br=A3", "The opponent's rack: letters are A to Z"},
		{"a=ZZZZ&ar=ZZZZZZZZ", "The position: both mats together have letters"},
		{"rules=chess&word=a", "chess"},
	} {
		status, page, _ := h.ask("/ask?lang=en&"+c.query, nil)
		if status >= 500 || !strings.Contains(visible(page), c.want) && !strings.Contains(page, `data-clause="`+c.want+`"`) {
			t.Errorf("%s: %d, no %q in %s", c.query, status, c.want, visible(page))
		}
	}
	if _, page, _ := h.ask("/ask?lang=en&a=BUT&ar=W&b=RAT&br=Z", nil); !strings.Contains(visible(page), "+16 points, and −9 for the opponent") {
		t.Error(visible(page))
	}
}

// Each dispute gets the ruling of the arbiter: its clause, and no failure for any record.
func TestJudge(t *testing.T) {
	h := open(t)
	h.s.asks.burst = 1 << 20
	files, err := filepath.Glob("../arbiter/disputes/*.txt")
	if err != nil || len(files) < 10 {
		t.Fatal(len(files), err)
	}
	cited := regexp.MustCompile(`(?m)\b((?:official|classic|classic-competition|scrabble|cards|jago)/[a-z/-]+)`)
	refused := 0
	for _, file := range files {
		text := must.Get(os.ReadFile(file))(t)
		status, page, at := h.ask("/judge", url.Values{"record": {string(text)}})
		if strings.Contains(filepath.Base(file), "position") || strings.Contains(string(text), "rack") {
			continue
		}
		golden, _ := os.ReadFile(strings.TrimSuffix(file, ".txt") + ".en.golden")
		if status != http.StatusOK || !strings.HasPrefix(at, "/g/") {
			t.Logf("%s: %d", file, status)
			continue
		}
		if i := strings.Index(page, `class="refusal"`); i >= 0 {
			clause := cited.FindString(page[i:])
			if !strings.Contains(string(golden), clause) || clause == "" {
				t.Errorf("%s is refused by %q, and by the arbiter not: %s", file, clause, golden)
			}
			refused++
		}
	}
	if refused < 5 {
		t.Errorf("%d of %d records are refused", refused, len(files))
	}
}

// A game is gone over step by step, and each step has an address.
func TestReview(t *testing.T) {
	h := open(t)
	record := "@rules official\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +S\nAlice -\nBob +EILNOT\nBob LION\nBob +A\nBob -\n"
	status, page, at := h.ask("/judge", url.Values{"record": {record}})
	if status != http.StatusOK || !strings.Contains(page, "The course of the game") {
		t.Fatalf("%d: %s", status, page)
	}
	for step, want := range map[string]string{
		"0": "0 / 8", "2": "Alice lays RAT on line 1", "8": "8 / 8", "99": "8 / 8", "-1": "0 / 8", "x": "8 / 8", "4": "This turn",
	} {
		status, page, _ := h.ask(at+"?lang=en&step="+step, nil)
		if status != http.StatusOK || !strings.Contains(visible(page), want) {
			t.Errorf("step %s: %d, no %q in %s", step, status, want, visible(page))
		}
	}
	if status, page, _ := h.ask(at+"?lang=en&step=8&think=1", nil); status != http.StatusOK || strings.Contains(page, "What did it cost") {
		t.Errorf("%d: %s", status, visible(page))
	}
	gcg := "#player1 alice Alice\n#player2 bob Bob\n>alice: AEINRT? 8F TRAINEs +62 62\n"
	if status, page, _ := h.ask("/judge", url.Values{"record": {gcg}}); status != http.StatusOK || !strings.Contains(visible(page), "TRAINEs") {
		t.Errorf("%d: %s", status, visible(page))
	}
	scrabble := "@game scrabble\n@players Alice Bob\n@first Alice\nAlice +AEINRT?\nBob +EEIKMNT\nAlice 8F:TRAINEs\nAlice +BDEGLOS\nBob -\n"
	status, page, at = h.ask("/judge", url.Values{"record": {scrabble}})
	if status != http.StatusOK || !strings.Contains(page, "The course of the game") {
		t.Errorf("%d: %s", status, visible(page))
	}
	for query, want := range map[string]string{
		"step=3":                     "8F TRAINEs played 62 62.0",
		"step=5":                     "A scrabble missed: ",
		"step=5&think=1":             "mistakes",
		"step=5&chances=1":           "Chances of winning: Alice",
		"step=5&chances=1&lang=fr":   "Scrabble manqué",
		"step=3&think=1&chances=1":   "With what is kept",
		"step=-3&think=1&chances=1":  "0 / 5",
		"step=zz&think=1&chances=zz": "5 / 5",
	} {
		status, page, _ := h.ask(at+"?lang=en&"+query, nil)
		if strings.Contains(query, "lang=fr") {
			status, page, _ = h.ask(at+"?"+query, nil)
		}
		if status != http.StatusOK || !strings.Contains(visible(page), want) {
			t.Errorf("%s: %d, no %q in %s", query, status, want, visible(page))
		}
	}
	for _, other := range []struct{ record, step, want string }{
		{"@game scrabblecards\n@players Alice Bob\n@first Alice\nAlice +AEINRST\nBob +EEIKMNT\nAlice (0,0)>TRAINE\n", "3", "points by words"},
		{"@game jago\n@players Alice Bob\n@first Alice\nAlice +ADEEEILNORST\nBob +AEEIIKLMNTUU\nAlice 6F:TRAINE\nAlice -\n", "3", "Lead then"},
	} {
		_, _, at := h.ask("/judge", url.Values{"record": {other.record}})
		for _, query := range []string{"", "&think=1", "&chances=1"} {
			status, page, _ := h.ask(at+"?lang=en&step="+other.step+query, nil)
			if status != http.StatusOK || !strings.Contains(visible(page), other.want) || !strings.Contains(visible(page), "This turn") {
				t.Errorf("%q%s: %d, no %q in %s", other.record, query, status, other.want, visible(page))
			}
		}
	}
	bomb := must.Get(pack(make([]byte, maxRecord)))(t)
	for _, packed := range []string{"x", "AAAA", "%2e%2e", strings.Repeat("A", 9000), bomb, bomb + bomb} {
		if status, _, _ := h.ask("/g/"+packed, nil); status >= 500 {
			t.Errorf("%.20s: %d", packed, status)
		}
	}
	if _, err := pack(make([]byte, maxRecord+1)); err == nil {
		t.Error("a record of any length is packed")
	}
}

// What people read is there, in both languages, and no page is too large for a phone.
func TestRead(t *testing.T) {
	h := open(t)
	for path, want := range map[string]string{
		"/rules":                       "official/turn/order",
		"/rules?q=jarnac+sac":          "clause",
		"/rules?q=joker&in=scrabble":   "scrabble/joker",
		"/rules?in=%3Cscript%3E":       "Rien trouvé",
		"/rules/official/turn/pass":    `href="/rules/official/handover/draw-first"`,
		"/sheet/scrabblecards":         "En main",
		"/rules?q=zzzz":                "Rien trouvé",
		"/rules/official/handover/one": "official/handover",
		"/notation":                    "Jean Paul",
		"/sheet/jarnac":                "81",
		"/sheet/scrabble":              "Total",
		"/sheet/jago":                  "Jago",
		"/clock":                       "Disque du Jago",
		"/":                            "Commencer",
		"/?game=scrabble":              "Scrabble",
	} {
		separator := "?"
		if strings.Contains(path, "?") {
			separator = "&"
		}
		status, page, _ := h.ask(path+separator+"lang=fr", nil)
		if status != http.StatusOK || !strings.Contains(page, want) {
			t.Errorf("%s: %d, no %q", path, status, want)
		}
		h.weigh(path, page)
		if status, page, _ := h.ask(path+separator+"lang=en", nil); status != http.StatusOK || !strings.Contains(page, `<html lang="en"`) {
			t.Errorf("%s in English: %d", path, status)
		}
	}
	for _, path := range []string{"/rules/official/nothing", "/sheet/chess", "/t/x/y", "/join/x/y", "/static/none", "/g/"} {
		if status, _, _ := h.ask(path, nil); status != http.StatusNotFound {
			t.Errorf("%s: %d", path, status)
		}
	}
}
