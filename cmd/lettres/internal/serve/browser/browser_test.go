package browser

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/internal/test/must"
)

var (
	program string          // lettres
	chrome  context.Context // the one Chromium of all tests
	none    = "there is no Chromium"
)

func TestMain(m *testing.M) { os.Exit(runTests(m)) }

func runTests(m *testing.M) int {
	dir, err := os.MkdirTemp("", "lettres-browser-*")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	program = filepath.Join(dir, "lettres")
	if out, err := exec.Command("go", "build", "-o", program, "github.com/jeudelettres/lettres/cmd/lettres").CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "%v\n%s", err, out)
		return 1
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
			chromedp.DisableGPU, chromedp.Flag("disable-dev-shm-usage", true), chromedp.Flag("force-color-profile", "srgb"),
			chromedp.WSURLReadTimeout(2*time.Minute))
		alloc, stop := chromedp.NewExecAllocator(context.Background(), options...)
		defer stop()
		ctx, end := chromedp.NewContext(alloc)
		defer end()
		if err := chromedp.Do(ctx); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		chrome, none = ctx, ""
		break
	}
	return m.Run()
}

// patience is how long anything may take on a busy machine.
const patience = 60 * time.Second

// serve starts the program with a folder of games, and returns its address.
func serve(t *testing.T, args ...string) (address string) {
	t.Helper()
	address, _ = launch(t, append([]string{"-listen", "localhost:0", "-data", t.TempDir(), "-quick"}, args...)...)
	return address
}

// launch starts the program, and returns its address and its process.
func launch(t *testing.T, args ...string) (address string, process *os.Process) {
	t.Helper()
	c := exec.Command(program, append([]string{"serve"}, args...)...)
	c.Env = append(os.Environ(), "LANG=fr_FR.UTF-8", "LC_ALL=fr_FR.UTF-8")
	c.Stderr = os.Stderr
	out := must.Get(c.StdoutPipe())(t)
	must.Do(t, c.Start())
	t.Cleanup(func() {
		_ = c.Process.Signal(os.Interrupt)
		_ = c.Wait()
	})
	line := must.Get(bufio.NewReader(out).ReadString('\n'))(t)
	return strings.TrimSuffix(strings.TrimSpace(line), "/"), c.Process
}

// A look is how somebody looks at the page.
type look struct {
	width, height int // 0 is a screen of 1200 by 900
	lang          string
	dark          bool
	noScript      bool
	moves         bool // motion is welcome
	draws         bool // letters are drawn at once where nothing else can be done
}

// A tab is a page in the browser of somebody who shares nothing with others.
type tab struct {
	t     *testing.T
	ctx   context.Context
	touch bool // the screen is touched
}

func open(t *testing.T, l look, address string) *tab {
	t.Helper()
	if none != "" {
		t.Skip(none)
	}
	ctx, end := chromedp.NewContext(chrome, chromedp.WithNewBrowserContext())
	t.Cleanup(end)
	if err := chromedp.Do(ctx); err != nil { // the tab lives as long as the context of this call
		t.Fatal(err)
	}
	b := &tab{t: t, ctx: ctx}
	b.show(l, address)
	return b
}

// show opens an address as somebody looks at it.
func (b *tab) show(l look, address string) {
	b.t.Helper()
	if l.width == 0 {
		l.width, l.height = 1200, 900
	}
	if l.lang == "" {
		l.lang = "fr"
	}
	scheme := "light"
	if l.dark {
		scheme = "dark"
	}
	motion := "reduce"
	if l.moves {
		motion = "no-preference"
	}
	b.touch = min(l.width, l.height) < 500
	b.do("open "+address,
		chromedp.EmulateViewport(int64(l.width), int64(l.height)),
		call(emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: b.touch}),
		call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: motion},
		}}),
		call(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: l.noScript}),
		call(network.Enable, network.EnableParams{}),
		call(network.SetExtraHTTPHeaders, network.SetExtraHTTPHeadersParams{Headers: network.Headers{"Accept-Language": l.lang}}),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{
				Source: fmt.Sprintf("try { localStorage.setItem('lettres-draw', %t) } catch {}", l.draws),
			})
			return err
		}),
		chromedp.Navigate(address),
		chromedp.WaitReady("main"),
	)
}

// call is a command of the driver protocol.
func call[P any](command cdp.Command[P, cdp.Empty], params P) action {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, params)
		return err
	})
}

type action = chromedp.Action[chromedp.Void]

// do does things, each within the patience.
func (b *tab) do(what string, actions ...action) {
	b.t.Helper()
	ctx, stop := context.WithTimeout(b.ctx, patience)
	defer stop()
	if err := chromedp.Do(ctx, actions...); err != nil {
		b.shoot("failed")
		b.t.Fatalf("%s: %v\n%s", what, err, b.text("main"))
	}
}

// shoot keeps a picture of the page among the artefacts of the test.
func (b *tab) shoot(name string) {
	b.t.Helper()
	ctx, stop := context.WithTimeout(b.ctx, patience)
	defer stop()
	png, err := chromedp.Run(ctx, chromedp.FullScreenshot(100))
	if err != nil {
		b.t.Logf("no picture: %v", err)
		return
	}
	if err := os.WriteFile(filepath.Join(b.t.ArtifactDir(), name+".png"), png, 0o600); err != nil {
		b.t.Error(err)
	}
}

// view keeps a picture of what is on the screen now.
func (b *tab) view(name string) {
	b.t.Helper()
	ctx, stop := context.WithTimeout(b.ctx, patience)
	defer stop()
	png, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.t.Logf("no picture: %v", err)
		return
	}
	if err := os.WriteFile(filepath.Join(b.t.ArtifactDir(), name+".png"), png, 0o600); err != nil {
		b.t.Error(err)
	}
}

// there reports whether something is on the page, now.
func (b *tab) there(selector string) bool {
	b.t.Helper()
	return eval[bool](b, fmt.Sprintf("!!document.querySelector(%q)", selector))
}

// eval looks something up, again where the page has just gone on to another. It works without
// the page's own script too.
func eval[T any](b *tab, js string) T {
	b.t.Helper()
	ctx, stop := context.WithTimeout(b.ctx, patience)
	defer stop()
	for {
		v, err := chromedp.Run(ctx, chromedp.Evaluate[T](js))
		if err == nil {
			return v
		}
		if ctx.Err() != nil || !gone.MatchString(err.Error()) {
			b.t.Fatalf("%s: %v", js, err)
		}
	}
}

// gone is how Chromium tells that the page went on while something was looked up.
var gone = regexp.MustCompile("navigated or closed|context was destroyed|Cannot find context")

// text is the text of an element as it is shown, "" if there is none.
func (b *tab) text(selector string) string {
	ctx, stop := context.WithTimeout(b.ctx, patience)
	defer stop()
	text, _ := chromedp.Run(ctx, chromedp.Evaluate[string](fmt.Sprintf("document.querySelector(%q)?.innerText ?? ''", selector)))
	return text
}

// click clicks, and waits until the page has gone on where it does.
func (b *tab) click(selector string) {
	b.t.Helper()
	if eval[bool](b, fmt.Sprintf("document.querySelector(%q)?.type === 'radio'", selector)) {
		form, input, _ := strings.Cut(" "+selector, " input")
		selector = fmt.Sprintf("%s label:has(> input%s)", form, input)
	}
	ctx, stop := context.WithTimeout(b.ctx, patience)
	defer stop()
	for {
		err := chromedp.Do(ctx, chromedp.WaitReady(selector), chromedp.ScrollIntoView(selector), chromedp.Click(selector))
		if err == nil {
			return
		}
		if ctx.Err() != nil || !strings.Contains(err.Error(), "Could not find node") { // the page has changed just now
			b.shoot("failed")
			b.t.Fatalf("click %s: %v\n%s", selector, err, b.text("main"))
		}
	}
}

// tap taps what is on the screen, and nothing that something covers: with a finger on a phone.
func (b *tab) tap(selector string) {
	b.t.Helper()
	find := fmt.Sprintf(`(() => {
		const e = document.querySelector(%q), r = e?.getBoundingClientRect();
		if (!r || !e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2))) { e?.scrollIntoView({block: 'nearest'}); return []; }
		// What still moves would be missed: it stands where it is for three frames.
		const at = [r.x + r.width / 2, r.y + r.height / 2];
		if (window.stands?.where !== at.join()) {
			const stands = (window.stands = { where: at.join(), frames: 0 });
			const count = () => ++stands.frames < 3 && requestAnimationFrame(count);
			requestAnimationFrame(count);
		}
		if (window.stands.frames < 3) return [];
		delete window.stands;
		return at;
	})()`, selector)
	var at []float64
	for end := time.Now().Add(patience); len(at) == 0; {
		if at = eval[[]float64](b, find); time.Now().After(end) {
			b.view("failed")
			b.t.Fatalf("%s cannot be tapped", selector)
		}
	}
	if !b.touch {
		b.do("tap "+selector, chromedp.MouseClickXY(at[0], at[1]))
		return
	}
	b.do("touch "+selector, finger(input.DispatchTouchEventTypeTouchStart, at...), finger(input.DispatchTouchEventTypeTouchEnd))
}

// finger returns the action of a finger on a screen, at a point while it is down.
func finger(what input.DispatchTouchEventType, at ...float64) action {
	points := []*input.TouchPoint{}
	if len(at) > 0 {
		points = append(points, &input.TouchPoint{X: at[0], Y: at[1]})
	}
	return call(input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: what, TouchPoints: points})
}

func (b *tab) until(what, js string) {
	b.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		if eval[bool](b, "("+js+") === true") {
			return
		}
		if time.Now().After(end) {
			b.shoot("failed")
			b.t.Fatalf("never: %s\n%s", what, b.text("main"))
		}
	}
}

// whole waits until a page with an element is there to its end.
func (b *tab) whole(selector string) {
	b.t.Helper()
	b.until(selector, fmt.Sprintf("document.readyState === 'complete' && document.querySelector(%q) !== null", selector))
}

// n is how many moves the page shows.
func (b *tab) n() int {
	b.t.Helper()
	return eval[int](b, "Number(document.getElementById('table').dataset.n)")
}

// past waits until the page shows more moves than n.
func (b *tab) past(n int) {
	b.t.Helper()
	b.until(fmt.Sprintf("more than %d moves", n), fmt.Sprintf("Number(document.getElementById('table')?.dataset.n) > %d", n))
}

// record fetches the record of the game at which the tab sits.
func (b *tab) record() string {
	b.t.Helper()
	address := eval[string](b, "location.origin + document.getElementById('table').dataset.path + '/record'")
	answer, err := http.Get(address)
	if err != nil {
		b.t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		b.t.Fatalf("%s: %s, %v", address, answer.Status, err)
	}
	return string(text)
}

// fits reports whether nothing is wider than the screen.
func (b *tab) fits() {
	b.t.Helper()
	over := eval[int](b, "document.documentElement.scrollWidth - document.documentElement.clientWidth")
	if over > 0 {
		b.shoot("wide")
		b.t.Errorf("the page is %d pixels wider than the screen", over)
	}
}

// still holds that nothing of the page has jumped since it was opened, as browsers measure it:
// the share of the screen that moved, times how far.
func (b *tab) still() {
	b.t.Helper()
	eval[bool](b, `(() => {
		window.jumps = {sum: 0, what: []};
		new PerformanceObserver(list => {
			for (const e of list.getEntries().filter(e => !e.hadRecentInput)) {
				jumps.sum += e.value;
				jumps.what.push(...e.sources.map(s => s.node?.nodeName + '.' + s.node?.className));
			}
		}).observe({type: 'layout-shift', buffered: true});
		return true;
	})()`)
	time.Sleep(50 * time.Millisecond) // the observer is told in a task of its own
	if sum := eval[float64](b, "jumps.sum"); sum > 0.01 {
		b.shoot("jumps")
		b.t.Errorf("%s: the page jumps by %.3f: %s", eval[string](b, "location.pathname"), sum, eval[string](b, "jumps.what.join(' ')"))
	}
}

// home is the address of the server.
func (b *tab) home() string {
	b.t.Helper()
	return eval[string](b, "location.origin")
}
