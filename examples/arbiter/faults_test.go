package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// Each fault that a record can have is told in both languages, and none in
// English to who reads French.
func TestFaults(t *testing.T) {
	said := map[string]bool{}
	for _, record := range []string{
		"@rules official\n@rules classic\n",
		"@rules\n",
		"@colour red\n",
		"@first A\n@toss A=B B=C\n",
		"@option lines = 3\n",
		"@option lines\n",
		"@option lines=3\n@option lines=4\n",
		"@players Alice Bob Carol\n",
		"@toss\n",
		"@toss A\n",
		"@toss A=B A=C\n",
		"@toss A=BB B=C\n",
		strings.Repeat("\n", 9000),
		strings.Repeat("#", 5000) + "\n",
		"A \xff\n",
		"A \x01\n",
		"@players @Alice Bob\n",
		"@players Alice Alice\n",
		"Zorro RAT\n",
		"A +ABUZRT\n@rules classic\n",
		"A le rat\n",
		"A " + strings.Repeat("A", 600) + "\n",
		"A +a\n",
		"A -a\n",
		"A ?RAT\n",
		"A x:RAT\n",
		"A !\n",
		"A rat\n",
		"@rules chess\n",
		"@option colour=red\n",
		"@option length=x\n",
		"@option validation=never\n",
		"@option lines=many\n",
		"@option exclude=words\n",
		"@option bag=x\n",
		"@option lines=9\nA +ABUZRT\n",
		"@option length=9-3\nA +ABUZRT\n",
		"@option bag=ABC\nA +ABUZRT\n",
		"@option bag=AAAAAAAAA\nA +ABUZRT\n",
		"@option exclude=noun,adj,adv,inf,pp,ppr,fin,intj,pref,abbr,symb,comp,prop,loc,other\nA +ABUZRT\n",
	} {
		detail := map[string]string{}
		for _, lang := range []string{"fr", "en"} {
			status, out, _ := arbiterOf(record, "-json", "-lang", lang)
			var line struct{ Error struct{ Detail string } }
			last := out[strings.LastIndex(strings.TrimSpace(out), "\n")+1:]
			if err := json.Unmarshal([]byte(last), &line); err != nil || status != 2 || line.Error.Detail == "" {
				t.Errorf("%.60q: status %d, %s", record, status, out)
			}
			detail[lang] = line.Error.Detail
		}
		if detail["fr"] == detail["en"] {
			t.Errorf("%.60q: in French it is %q", record, detail["fr"])
		}
		for i, p := range faultPatterns {
			for _, part := range append(strings.SplitAfter(detail["en"], ": "), detail["en"]) {
				if p.MatchString(part) {
					said[frenchFaults[i].en] = true
				}
			}
		}
	}
	_, out, _ := arbiterOf("@rules competition\nA +ABUZRT\n", "-lexicon", "testdata/words.txt", "-json")
	if !strings.Contains(out, "il faut une liste annotée") {
		t.Errorf("a plain list: %s", out)
	}
	for _, f := range frenchFaults[:len(frenchFaults)-1] {
		if !said[f.en] {
			t.Errorf("nothing says %q", f.en)
		}
	}
}
