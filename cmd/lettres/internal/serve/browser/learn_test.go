package browser

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/lesson"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/puzzletest"
)

// onStep waits until a step of a lesson is shown.
func onStep(b *tab, step string) {
	b.t.Helper()
	b.until("step "+step, `document.querySelector('.desk')?.dataset.at === '`+step+`'`)
}

// Somebody who has never seen Jarnac opens the page on a phone, and learns it by tapping.
func TestLearn(t *testing.T) {
	b := open(t, look{width: 390, height: 844}, serve(t)+"/")
	b.tap(".first-time a")
	b.whole(".desk")
	b.view("1-draw")
	b.tap("#acts .buttons button.primary")
	onStep(b, "2")
	b.view("2-lay")
	letters(b, "form-lay", "BUT")
	b.view("2-tapped")
	b.tap("#form-lay button.primary")
	onStep(b, "3")
	b.view("3-praise")
	b.fits()
	b.tap("#acts .buttons button.primary")
	onStep(b, "4")
	b.tap("#acts .targets label:nth-child(2)")
	letters(b, "form-lay", "TZAR")
	b.view("4-tapped")
	b.tap("#form-lay button.primary")
	onStep(b, "5")
	b.show(look{width: 390, height: 844}, b.home()+"/learn")
	b.until("the place is kept", `document.querySelector('[data-lesson="jarnac/1"]').href.endsWith('/learn/jarnac/1/5')`)
	b.view("list")

	// The second lesson on a desktop: a Jarnac, and a wrong one before it.
	b.show(look{}, b.home()+"/learn/jarnac/2/1")
	b.click("#form-jarnac input[name=at][value='!1:']")
	letters(b, "form-jarnac", "ZRAT")
	b.click("#form-jarnac button.primary")
	b.until("the rule", `!!document.querySelector('.refusal .law')`)
	b.view("refused")
	b.click("#form-jarnac .row .erase")
	letters(b, "form-jarnac", "TZAR")
	b.click("#form-jarnac button.primary")
	onStep(b, "2")
	b.view("jarnac")
	b.show(look{}, b.home()+"/learn/jarnac/2/5")
	b.view("end")

	// On a phone what opens is seen, though the panel has no room for it.
	b.show(look{width: 390, height: 844}, b.home()+"/learn/jarnac/2/5")
	b.tap("#acts form.swap summary")
	b.until("the letters are seen", `(r => r.height > 0 && r.bottom <= innerHeight + 1)(document.querySelector('#acts form.swap .keys').getBoundingClientRect())`)
	b.view("swap")
}

// Each step of each lesson of each game is done on a phone by taps alone: letters, squares, lines and buttons.
func TestLearnTaps(t *testing.T) {
	address := serve(t)
	b := open(t, look{width: 390, height: 844}, address+"/learn")
	for _, g := range games.All() {
		lessons := must.Get(lesson.Of(g))(t)
		for i, l := range lessons {
			b.show(look{width: 390, height: 844}, fmt.Sprintf("%s/learn/%s/%d/1", address, g, i+1))
			for k, s := range l.Steps {
				onStep(b, fmt.Sprint(k+1))
				b.fits()
				if s.Go == nil {
					b.tap(".desk .go")
					continue
				}
				tapMove(b, g.Decision(s.Go).String())
				b.until("the step after", fmt.Sprintf(`!document.querySelector('.desk .refusal') && (document.querySelector('.desk').dataset.at === '%d' && location.pathname.endsWith('/%d'))`, min(k+2, len(l.Steps)), k+2))
			}
			b.until("the end", `!!document.querySelector('.desk .go')`)
			b.view(fmt.Sprintf("%s-%d", g, i+1))
		}
	}
}

// Somebody new goes the whole way on a phone, by what can be tapped: a lesson, the first game, the puzzle of the day,
// their numbers, and a club's evening.
func TestNewcomer(t *testing.T) {
	phone := look{width: 390, height: 844}
	b := open(t, phone, serve(t)+"/")
	seen := func(name string) {
		b.view(name)
		b.fits()
	}
	follow := func(link, to string) {
		b.tap(link)
		b.until("at "+to, fmt.Sprintf(`(p => p === %[1]q || p.startsWith(%[1]q) && %[1]q !== '/')(location.pathname) && document.readyState === 'complete'`, to))
	}
	follow(".first-time a", "/learn/jarnac/1/1")
	b.show(phone, b.home()+"/learn/jarnac/4/1")
	tapMove(b, "!3:LIVRES")
	onStep(b, "2")
	if word := eval[string](b, "document.querySelector('#form-jarnac input[name=word]').value"); word != "" {
		t.Errorf("the next step begins with %s", word)
	}
	seen("1-lesson")
	tapMove(b, ".")
	b.until("the end", `document.querySelector('.desk .go')?.textContent === 'Jouer maintenant'`)
	eval[bool](b, `(localStorage.setItem('lettres-wish-jarnac', '{"with":"device","rules":"classic","validation":"contest","clock":"60s"}'), localStorage.setItem('lettres-name-you', 'Zoé'), true)`)
	follow(".desk .go", "/t/") // at once, by the rules of the last game
	if names := b.text(".people"); !strings.Contains(names, "Zoé") || !strings.Contains(names, "Débutant") {
		t.Errorf("Zoé and the beginner do not play here: %s", names)
	}
	seen("2-game")
	follow("a.home", "/")
	if level, rules := eval[string](b, "document.querySelector('.wish [name=level]').value"), eval[string](b, "document.querySelector('.wish [name=rules]').value"); level != "3" || rules != "classic" {
		t.Errorf("the form begins at level %s by %s", level, rules)
	}
	b.do("a level", chromedp.SetValue(".wish [name=level]", "1"), chromedp.Click(".wish [value=bot]"))
	follow(".wish .primary", "/t/")
	seen("3-game")
	follow("a.home", "/")
	if level := eval[string](b, "document.querySelector('.wish [name=level]').value"); level != "1" || !b.there(".wish [value=bot]:checked") {
		t.Errorf("the level is %s", level)
	}
	eval[bool](b, "(localStorage.removeItem('lettres-wish-jarnac'), true)") // without contests and a clock nothing changes by itself
	b.do("the form anew", chromedp.Reload(), chromedp.WaitReady(".wish"))
	follow(".wish .primary", "/t/")
	b.tap("#acts .buttons button.primary")
	b.until("letters are drawn", "!!document.querySelector('#form-lay')") // perhaps the other began, and the draw is late
	n := b.n()
	b.tap("#acts details.more > summary")
	seen("4-more")
	b.tap("#acts form:has(input[value=resign]) button")
	b.past(n)
	b.until("the result", "!!document.querySelector('.result')")
	seen("5-result")
	follow("a.home", "/")
	seen("6-home")
	follow(".first-time a", "/puzzle/jarnac/")
	seen("7-puzzle")
	eval[bool](b, "(localStorage.setItem('lettres-days', JSON.stringify({last: document.querySelector('.desk').dataset.day - 1, row: 4})), true)")
	b.tap(".desk-more form.ask button")
	b.until("the answer", `document.querySelector('.desk')?.dataset.tried === '0'`)
	if days := b.text(".days"); days != "5 jours de suite" {
		t.Errorf("after four days it says %q", days)
	}
	seen("8-answer")
	follow("a.home", "/")
	if today := b.text(".first-time"); !strings.HasSuffix(today, " · 5 jours de suite") || !strings.Contains(today, "✓ fait aujourd’hui") {
		t.Errorf("the day is done: %q", today)
	}
	follow("main a[href='/stats']", "/stats")
	seen("9-numbers")
	follow("a.home", "/")
	follow("main a[href='/club']", "/club")
	b.do("names", chromedp.SetValue("textarea[name=names]", "Anne\nBruno\nChloé\nDenis\nÈve"))
	follow(".club-new button.primary", "/club/")
	seen("10-club")
	b.tap("button[value=pair]")
	b.until("pairs", `document.querySelectorAll('.bye').length === 1`)
	b.do("a result", chromedp.SetValue("li:nth-child(1) input[name=a]", "412"), chromedp.SetValue("li:nth-child(1) input[name=b]", "388"))
	b.tap("li:nth-child(1) form button")
	b.until("standings", `document.querySelector('.standings')?.textContent.includes('+24')`)
	seen("11-result")
}

// tapMove taps a decision, which is written as records write it.
func tapMove(b *tab, move string) {
	b.t.Helper()
	button := func(value string) { b.tap(fmt.Sprintf("#acts form:has(input[name=do][value=%s]) button", value)) }
	target, word, at := strings.Cut(strings.Replace(move, " ", ":", 1), ":")
	for _, arrow := range []string{")>", ")v"} {
		if place, laid, ok := strings.Cut(move, arrow); ok {
			target, word, at = place+arrow, laid, true
		}
	}
	switch board := b.there("#lay"); {
	case move == "-":
		button("pass")
	case move == ".":
		button("letgo")
	case move == "?":
		button("contest")
	case move[0] == '+':
		b.tap("#acts .buttons button.primary")
	case move[0] == '-':
		b.tap("form.swap summary")
		for _, l := range move[1:] {
			k := eval[int](b, fmt.Sprintf(`[...document.querySelectorAll('form.swap .keys button')].findIndex(b => b.textContent === %q && b.getAttribute('aria-pressed') !== 'true' && !b.classList.contains('used'))`, string(l)))
			b.tap(fmt.Sprintf("form.swap .keys button:nth-child(%d)", k+1))
		}
		b.tap("form.swap .row button:not(.erase)")
	case at && board:
		tapPlacement(b, target, word)
	default:
		form := "form-lay"
		if move[0] == '!' {
			form = "form-jarnac"
		}
		if !at {
			word = strings.TrimLeft(move, "!")
		} else {
			b.tap(fmt.Sprintf(`#%s .targets label:has(input[value="%s:"])`, form, target))
		}
		letters(b, form, word)
		b.tap("#" + form + " button.primary")
	}
}

// tapPlacement taps a word on a board: its square, once more for one down, and the letters that do not lie there.
func tapPlacement(b *tab, target, word string) {
	b.t.Helper()
	row, col, down := 0, 0, false
	if strings.HasPrefix(target, "(") {
		fmt.Sscanf(target, "(%d,%d)", &row, &col)
		down = strings.HasSuffix(target, "v")
	} else if down = target[0] >= 'A'; down {
		fmt.Sscanf(target[1:], "%d", &row)
		row, col = row-1, int(target[0]-'A')
	} else {
		fmt.Sscanf(target[:len(target)-1], "%d", &row)
		row, col = row-1, int(target[len(target)-1]-'A')
	}
	word, bonus, _ := strings.Cut(word, "*")
	// A word that begins beyond a drawing without edges is spelt within it, and moved.
	up, left := 0, 0
	if at := eval[string](b, `document.querySelector('.taps[data-field]')?.dataset.field ?? ''`); target[0] == '(' && at != "" {
		var field struct{ Top, Left int }
		if err := json.Unmarshal([]byte(at), &field); err != nil {
			b.t.Fatal(at, err)
		}
		up, left = max(0, field.Top-row), max(0, field.Left-col)
	}
	first := square(board.At(row+up, col+left))
	b.tap(first)
	if down {
		b.tap(first)
	}
	const lies = `(() => { const x = JSON.parse(document.getElementById('lay').dataset.board) ?? {rows: [], top: 0, left: 0}; return (((x.rows ?? [])[%d - x.top] ?? '')[%d - x.left] ?? '.') + (x.over ? '!' : ''); })()`
	for i, l := range word {
		r, c := row, col+i
		if down {
			r, c = row+i, col
		}
		switch there := eval[string](b, fmt.Sprintf(lies, r, c)); {
		case there == string(l)+"!":
			b.tap("#lay .keys .keep")
		case l == '.', there == string(l): // through it
		default:
			letters(b, "lay", string(l))
		}
	}
	for range left {
		b.tap("#lay .nudges button:nth-child(2)")
	}
	for range up {
		b.tap("#lay .nudges button:nth-child(3)")
	}
	if bonus != "" {
		k := eval[int](b, `[...document.querySelectorAll('#lay .keys button')].findIndex(b => b.textContent === '×`+bonus[:1]+`')`)
		b.tap(fmt.Sprintf("#lay .keys button:nth-child(%d)", k+1))
	}
	b.tap("#lay button.primary")
}

// A puzzle is tapped on a phone: a wrong answer, the right one, and the next puzzle about as hard as
// the player is strong. The browser keeps the rating, which one try moves.
func TestPuzzle(t *testing.T) {
	address := serve(t)
	z, answer, lesser := puzzletest.NewWord(t)
	b := open(t, look{width: 390, height: 844}, address+"/puzzle/jarnac/"+z.Key())
	b.view("1-puzzle")
	b.fits()
	letters(b, "form-jarnac", lesser)
	b.tap("#form-jarnac button.primary")
	b.until("there is better", `document.querySelector('.desk')?.dataset.tried === '0'`)
	b.view("2-wrong")
	rating := b.text(".rating")
	b.tap("#form-jarnac .row .erase")
	letters(b, "form-jarnac", answer)
	b.tap("#form-jarnac button.primary")
	b.until("right", `document.querySelector('.desk')?.dataset.tried === '1'`)
	b.view("3-right")
	if now := b.text(".rating"); !strings.HasPrefix(rating, now) || now == "" {
		t.Errorf("the rating is %q after %q", now, rating)
	}
	b.tap(".desk .go")
	b.until("another one", `document.querySelector('.desk')?.dataset.key !== '`+z.Key()+`' && !!document.querySelector('#form-jarnac')`)
	if b.text(".rating") == "" {
		t.Error("the rating is not kept")
	}
	// A minute is counted, and can be stopped.
	b.tap(".clocked")
	b.until("a clock", `Number(document.querySelector('.clocked time')?.textContent) > 0`)
	b.view("4-clock")
	for _, g := range games.All() {
		for name, z := range placements(t, g) {
			b.show(look{width: 390, height: 844}, address+"/puzzle/"+g.Name()+"/"+z.Key())
			b.whole("#lay")
			b.view(name)
			b.fits()
			tapMove(b, z.Answers[0])
			b.until("right: "+name+" "+z.Answers[0], `document.querySelector('.desk')?.dataset.tried === '1'`)
			b.view(name + "-right")
		}
	}
}

// placements returns puzzles of a game with a board, by name: an answer across, one down, and an endgame if it has some.
func placements(t testing.TB, g *game.Game) map[string]puzzle.Puzzle {
	t.Helper()
	all := map[string]puzzle.Puzzle{}
	if g == games.Jarnac() {
		return all
	}
	for _, line := range puzzle.Of(g) {
		z := must.Get(puzzle.Parse(line))(t)
		name := "across"
		if first := z.Answers[0]; strings.Contains(first, ")v") || first[0] >= 'A' {
			name = "down"
		}
		if slices.Contains(z.Themes, "endgame") {
			name = "endgame"
		}
		if name = g.Name() + "-" + name; all[name].Position == "" {
			all[name] = z
		}
	}
	if len(all) < 2 {
		t.Fatalf("%s has answers of one direction alone", g)
	}
	return all
}
