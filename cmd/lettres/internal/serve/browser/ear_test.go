package browser

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/jeudelettres/lettres/internal/test/must"
)

var update = flag.Bool("update", false, "write the golden files anew")

// counted finds the edition and size of a word list, which change with it.
var counted = regexp.MustCompile(`\(([0-9]{4}), [^)]*\)`)

// A review is walked by ear: what a screen reader finds on its page, in the order in which it reads, and what it is told
// at each step from the first to the last, with the position on the key 3.
func TestReviewByEar(t *testing.T) {
	for name, record := range map[string]string{
		"jarnac":   "@game jarnac\n@players Alice Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\nAlice +T\nAlice BUT\nAlice +W\nAlice -\nBob !1:TZAR\nBob +AEINST\nBob 2:SAINTE\nBob +L\nBob -\n",
		"scrabble": laid,
	} {
		t.Run(name, func(t *testing.T) {
			b := open(t, look{}, serve(t)+"/ask?game="+name)
			b.do("the record", chromedp.SetValue("#judge textarea", record))
			b.click("#judge button")
			b.whole("#review .steps")
			b.do("the first step", chromedp.Navigate(b.home()+eval[string](b, "location.pathname")+"?step=0"), chromedp.WaitReady("#review .steps"))
			var heard strings.Builder
			fmt.Fprintf(&heard, "# La page\n%s\n# Pas à pas, par la flèche de droite\n", b.read())
			for i := 1; eval[bool](b, "!!document.querySelector('.steps a[rel=next]')"); i++ {
				b.do("forward", chromedp.KeyEvent(kb.ArrowRight))
				b.until("the next step is told", fmt.Sprintf("document.getElementById('acts').dataset.step === '%d' && document.getElementById('said').textContent !== ''", i))
				fmt.Fprintf(&heard, "%s\n", b.said())
				b.do("the position", chromedp.KeyEvent("3"))
				b.until("the position is told", "document.getElementById('said').textContent === document.querySelector('.drawing svg desc').textContent.trim()")
				fmt.Fprintf(&heard, "    3: %s\n", b.said())
			}
			said := counted.ReplaceAllString(heard.String(), "($1…)")
			golden := filepath.Join("testdata", "ear-"+name+".txt")
			if *update {
				must.Do(t, os.WriteFile(golden, []byte(said), 0o644))
			}
			want := must.Get(os.ReadFile(golden))(t)
			if said != string(want) {
				t.Errorf("what is heard is not %s, which go test -run TestReviewByEar -update writes anew:\n%s", golden, said)
			}
		})
	}
}

// said returns what a screen reader was told last.
func (b *tab) said() string {
	b.t.Helper()
	return strings.Join(strings.Fields(eval[string](b, "document.getElementById('said').textContent")), " ")
}

// read returns the page as a screen reader goes through it: a line for each thing, by its role and name.
func (b *tab) read() string {
	b.t.Helper()
	ctx, stop := context.WithTimeout(b.ctx, patience)
	defer stop()
	var tree accessibility.GetFullAXTreeResult
	if err := chromedp.Do(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) (err error) {
		tree, err = cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		return err
	})); err != nil {
		b.t.Fatal(err)
	}
	text := func(v *accessibility.Value) (s string) {
		if v != nil {
			_ = json.Unmarshal(v.Value, &s)
		}
		return strings.Join(strings.Fields(s), " ")
	}
	nodes := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range tree.Nodes {
		nodes[n.NodeID] = n
	}
	var lines []string
	plain := false // the last line is text that goes on
	var walk func(n *accessibility.Node)
	walk = func(n *accessibility.Node) {
		role, name := text(n.Role), text(n.Name)
		if about := text(n.Description); about != "" && about != name {
			name += " — " + about
		}
		switch {
		case n.Ignored:
		case role == "StaticText":
			if name == "" {
				return
			}
			if plain {
				lines[len(lines)-1] += " " + name
			} else {
				lines = append(lines, name)
			}
			plain = true
			return
		case name != "" && role != "RootWebArea":
			lines, plain = append(lines, role+": "+name), false
			switch role { // they have their names from what is in them
			case "heading", "link", "button", "cell", "columnheader", "rowheader", "DisclosureTriangle", "image", "SvgRoot":
				return
			}
		default:
			plain = plain && (role == "generic" || role == "strong" || role == "emphasis")
		}
		for _, id := range n.ChildIDs {
			if c := nodes[id]; c != nil {
				walk(c)
			}
		}
		if role != "generic" && role != "strong" && role != "emphasis" && !n.Ignored {
			plain = false
		}
	}
	walk(tree.Nodes[0])
	return strings.Join(lines, "\n") + "\n"
}
