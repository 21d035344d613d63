package serve

import (
	"net/http"
	"strings"
	"testing"
)

// Where the rules of the box are silent, the page says beside an official clause why it holds: of a refusal and of the
// end of a game, at the table and in its review. Under the official rules it does not.
func TestBase(t *testing.T) {
	const official, base = `href="/rules/official/`, `href="/rules/classic/base"`
	for _, rules := range []string{"classic", "official"} {
		h := open(t)
		s := h.begin("game", "jarnac", "with", "device", "rules", rules)
		at := func(what, page, mark string) {
			t.Helper()
			_, said, ok := strings.Cut(page, mark)
			said, _, _ = strings.Cut(said, "</div>")
			if !ok || !strings.Contains(said, official) || strings.Contains(said, base) != (rules == "classic") {
				t.Errorf("%s, %s: %q", rules, what, said)
			}
		}
		_, page := s.do("do", "text", "text", "contest", "seat", "0")
		at("a refusal", page, `class="refusal"`)
		if status, page := s.do("do", "resign", "seat", "0"); status != http.StatusOK {
			t.Fatalf("%d: %s", status, page)
		}
		page, _ = s.look()
		at("the end", page, `class="result"`)
		status, page, _ := h.ask(s.path+"/review?step=1", nil)
		if status != http.StatusOK {
			t.Fatalf("%d: %s", status, page)
		}
		at("its review", page, `class="result"`)
	}
}
