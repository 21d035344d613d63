package serve

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/glicko"
	"github.com/jeudelettres/lettres/internal/puzzle"
)

// A puzzleBook is the puzzles of a game, read when they are first asked for.
type puzzleBook struct {
	game *game.Game
	read func() *puzzles
}

// puzzles are those of a game, by the usual rules and the built-in words.
type puzzles struct {
	rules, french *game.Rules // in French the squares are those of French boards
	all           []puzzle.Puzzle
	byKey         map[string]int
	list          func() []byte // the keys and the ratings, for a script
}

// puzzleBooksOf returns the books of games that have puzzles.
func puzzleBooksOf(games []*game.Game) (all []puzzleBook) {
	for _, g := range games {
		if !puzzle.Has(g) {
			continue
		}
		all = append(all, puzzleBook{g, sync.OnceValue(func() *puzzles {
			b, err := readPuzzles(g)
			if err != nil {
				panic(err) // they are part of the program
			}
			return b
		})})
	}
	return all
}

func readPuzzles(g *game.Game) (*puzzles, error) {
	rules, err := g.Compile("", nil)
	if err != nil {
		return nil, err
	}
	french, err := extra.French(rules)
	if err != nil {
		return nil, err
	}
	b := &puzzles{rules: rules, french: french, byKey: map[string]int{}}
	for _, line := range puzzle.Of(g) {
		z, err := puzzle.Parse(line)
		if err != nil {
			return nil, err
		}
		b.byKey[z.Key()] = len(b.all)
		b.all = append(b.all, z)
	}
	b.list = sync.OnceValue(func() []byte {
		list := make([][2]any, len(b.all))
		for i, z := range b.all {
			list[i] = [2]any{z.Key(), int(math.Round(z.Rating().Rating))}
		}
		text, err := json.Marshal(list)
		if err != nil {
			panic(err) // there is nothing in it that could fail
		}
		return text
	})
	return b, nil
}

// A puzzleTable is a puzzle that somebody solves.
type puzzleTable struct {
	book   puzzleBook
	number int
	z      puzzle.Puzzle
	at     game.Position // as it is shown
	kept   game.Position // as the answers are written
}

// bookAt returns the puzzles of the game in an address; without a name it is the first game that has
// some.
func (s *server) bookAt(r *http.Request) (puzzleBook, bool) {
	name := r.PathValue("game")
	for _, b := range s.books {
		if name == "" || b.game.Name() == name {
			return b, len(b.read().all) > 0
		}
	}
	return puzzleBook{}, false
}

// booked answers for the puzzles of the game in an address.
func (s *server) booked(answer func(http.ResponseWriter, *http.Request, puzzleBook)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if b, ok := s.bookAt(r); ok {
			answer(w, r, b)
			return
		}
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noPage))
	}
}

// puzzleAt returns the puzzle in an address, or says that there is none.
func (s *server) puzzleAt(w http.ResponseWriter, r *http.Request) (t puzzleTable, ok bool) {
	if t.book, ok = s.bookAt(r); ok {
		var err error
		b := t.book.read()
		if t.number, ok = b.byKey[r.PathValue("key")]; ok {
			t.z = b.all[t.number]
			if t.kept, err = b.rules.ParsePosition(t.z.Position); err == nil {
				t.at = t.kept
				if bilingual.Match(languageOf(r)) == language.French {
					t.at, err = extra.Under(b.french, t.kept)
				}
			}
			ok = err == nil
		}
	}
	if !ok {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noPuzzle))
	}
	return t, ok
}

// puzzleOfDay leads to the puzzle of the day.
func (s *server) puzzleOfDay(w http.ResponseWriter, r *http.Request, b puzzleBook) {
	all := b.read().all
	http.Redirect(w, r, "/puzzle/"+b.game.Name()+"/"+all[puzzle.OfDay(time.Now(), len(all))].Key(), http.StatusSeeOther)
}

// puzzleOfYesterday shows the puzzle of the day before with its answer.
func (s *server) puzzleOfYesterday(w http.ResponseWriter, r *http.Request, b puzzleBook) {
	all, yesterday := b.read().all, time.Now().AddDate(0, 0, -1)
	r.SetPathValue("key", all[puzzle.OfDay(yesterday, len(all))].Key())
	if t, ok := s.puzzleAt(w, r); ok {
		p := s.puzzlePage(w, r, t)
		p.Desk.Heading = p.Say("The puzzle of yesterday, %s ¦ Le problème d'hier, %s", dayOf(yesterday, p.French()))
		p.solved(t, nil)
		s.write(w, http.StatusOK, "table.html", p)
	}
}

// nextPuzzle leads to the puzzle after one.
func (s *server) nextPuzzle(w http.ResponseWriter, r *http.Request, b puzzleBook) {
	book := b.read()
	next := (book.byKey[r.URL.Query().Get("after")] + 1) % len(book.all)
	http.Redirect(w, r, "/puzzle/"+b.game.Name()+"/"+book.all[next].Key(), http.StatusSeeOther)
}

// puzzleList gives a script the keys of all puzzles with their ratings.
func (s *server) puzzleList(w http.ResponseWriter, r *http.Request) {
	b, ok := s.bookAt(r)
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(b.read().list())
}

// puzzle shows a puzzle.
func (s *server) puzzle(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.puzzleAt(w, r); ok {
		p := s.puzzlePage(w, r, t)
		p.solve(t)
		s.write(w, http.StatusOK, "table.html", p)
	}
}

// puzzlePage returns the page of a puzzle, on which nothing can be done yet.
func (s *server) puzzlePage(w http.ResponseWriter, r *http.Request, t puzzleTable) *tablePage {
	b := t.book.read()
	d := &desk{Kind: "puzzle", Key: t.z.Key(), Game: t.book.game.Name()}
	p := s.setDesk(w, r, t.at, t.at.Turn(), d, puzzleTitle, extra.IntroOf(t.book.game, languageOf(r)).Title)
	d.Heading = p.Say("Puzzle %d of %d ¦ Problème %d sur %d", t.number+1, len(b.all))
	if now := time.Now(); puzzle.OfDay(now, len(b.all)) == t.number {
		d.Heading = p.Say("The puzzle of the day, %s ¦ Le problème du jour, %s", dayOf(now, p.French()))
		d.Day = puzzle.Day(now)
		d.Links = append(d.Links, link{"/puzzle/" + d.Game + "/yesterday", p.Say("Yesterday's puzzle and its answer ¦ Le problème d'hier et sa réponse")})
	}
	for _, other := range s.books {
		if other.game != t.book.game {
			d.Links = append(d.Links, link{"/puzzle/" + other.game.Name(), extra.IntroOf(other.game, p.Lang).Title})
		}
	}
	d.Back = link{"/puzzle/" + d.Game, p.Say("Puzzle of the day ¦ Problème du jour")}
	d.Hard = int(math.Round(t.z.Rating().Rating))
	p.story(nil)
	return p
}

// solve lets somebody answer.
func (p *tablePage) solve(t puzzleTable) {
	p.play()
	p.Acts.Draw, p.Acts.Set, p.Acts.Pass, p.Acts.LetGo, p.Acts.Contest, p.Acts.Both = 0, 0, false, false, false, nil
	d := p.Desk
	d.Task = p.Say("You are %s.", p.Look.Names[p.Seat]) + " " + puzzle.Ask(t.at, p.Lang)
	d.Asks = []deskButton{{"answer", p.Say("Show the answer")}}
	d.Clock = true
}

// answerPuzzle answers a try, or shows the answer.
func (s *server) answerPuzzle(w http.ResponseWriter, r *http.Request) {
	t, ok := s.puzzleAt(w, r)
	if !ok {
		return
	}
	p := s.puzzlePage(w, r, t)
	if r.PostForm.Get("do") == "answer" {
		p.rate(r, t, 0)
		p.solved(t, nil)
		s.write(w, http.StatusOK, "table.html", p)
		return
	}
	try, ok := s.tryOf(r.PostForm.Get, t.at, p.Seat)
	if !ok {
		s.fail(w, r, http.StatusBadRequest, phrases.Sprintf(languageOf(r), badForm))
		return
	}
	err := try.err
	if err == nil {
		if try.move = t.book.game.Decision(try.move); try.move.Completed() {
			err = t.at.Check(p.Seat, try.move)
		}
	}
	if err != nil {
		p.solve(t)
		s.write(w, p.refuse(s, r, try, err), "table.html", p)
		return
	}
	points, asked := puzzle.Points(t.at, try.move)
	switch {
	case !asked:
		p.solve(t)
		p.Desk.Verdict.Text = p.Say("That is no answer to this puzzle. ¦ Ce n’est pas une réponse à ce problème.")
	case points >= t.z.Points:
		p.rate(r, t, 1)
		p.solved(t, try.move)
	default:
		p.solve(t)
		p.rate(r, t, 0)
		p.Desk.Verdict.Text = p.Say("%s: %+d. There is better. ¦ "+
			"%s : %+d. Il y a mieux.", upperFirst(t.at.Say(try.move, p.options(p.Look.Names))), points)
	}
	s.write(w, http.StatusOK, "table.html", p)
}

// solved shows the answers, the one that was given first, with what came of it.
func (p *tablePage) solved(t puzzleTable, given game.Move) {
	d, o := p.Desk, p.options(p.Look.Names)
	var moves []game.Move
	if given != nil {
		moves = append(moves, given)
		d.Verdict.Right = true
	}
	for _, text := range t.z.Answers {
		if m, _, err := t.kept.ParseMove(p.Seat, text); err == nil && m != given {
			moves = append(moves, m)
		}
	}
	for i, m := range moves {
		text := upperFirst(t.at.Say(m, o))
		if !slices.Contains(strings.FieldsFunc(text, func(c rune) bool { return !unicode.IsDigit(c) }), strconv.Itoa(t.z.Points)) {
			text += ", " + draw.Signed(t.z.Points) // else it says the points itself
		}
		switch {
		case i > 0:
			d.Praise = append(d.Praise, p.Say("As good: %s. ¦ Aussi bon : %s.", text))
		case given != nil:
			d.Verdict.Text = p.Say("Right! %s. ¦ Juste ! %s.", text)
		default:
			d.Verdict = verdictText{true, p.Say("The answer: %s.", text)}
		}
	}
	d.Praise = append(d.Praise, p.Say("The next best: %+d. ¦ "+
		"Le meilleur des autres : %+d.", t.z.Next)+" "+p.Say("Rating of this puzzle: %s. ¦ Cote de ce problème : %s.", strconv.Itoa(d.Hard)))
	if themes := t.z.ThemeTexts(p.Lang); len(themes) > 0 {
		d.Praise = append(d.Praise, p.Say("Themes: %s. ¦ Thèmes : %s.", strings.Join(themes, ", ")))
	}
	d.Go = &link{"/puzzle/" + d.Game + "/next?after=" + d.Key, p.Say("Another one ¦ Un autre")}
	p.Mine = false
	if len(moves) > 0 {
		if after, err := t.at.Play(p.Seat, moves[0]); err == nil {
			step := game.Step{Before: t.at, Seat: p.Seat, Move: moves[0], After: after}
			p.Look.At = after
			p.story([]game.Step{step})
		}
	}
}

// rate says that the puzzle was tried, and how the rating of the player is then, if it was sent: the
// browser keeps it, and sends it with the first try alone.
func (p *tablePage) rate(r *http.Request, t puzzleTable, score float64) {
	p.Desk.Tried = strconv.Itoa(int(score))
	you, ok := parseRating(r.PostForm.Get("rating"))
	if !ok {
		return
	}
	after := you.After(glicko.Result{Opponent: t.z.Rating(), Score: score})
	p.Desk.Rating = fmt.Sprintf("%.2f %.2f %.6f", after.Rating, after.Deviation, after.Volatility)
	if you.Deviation > newRating {
		p.Desk.Rated = p.Say("Everybody begins at 1500 ± 350. ± says how far off the rating may be: less with each puzzle. ¦ " +
			"On part de 1500 ± 350. ± dit de combien la cote peut se tromper : moins à chaque problème.")
	}
	p.Desk.Yours = p.Say("Your rating: %s ± %s (%s) ¦ "+
		"Votre cote : %s ± %s (%s)", rounded(after.Rating), rounded(after.Deviation), draw.Signed(int(math.Round(after.Rating-you.Rating))))
}

// newRating is the deviation above which a rating is explained: that of the first few puzzles.
const newRating = 180

// parseRating reads the three numbers of a rating.
func parseRating(text string) (r glicko.Rating, ok bool) {
	fields := strings.Fields(short(text))
	if len(fields) != 3 {
		return r, false
	}
	for i, to := range []*float64{&r.Rating, &r.Deviation, &r.Volatility} {
		var err error
		if *to, err = strconv.ParseFloat(fields[i], 64); err != nil {
			return r, false
		}
	}
	return r, r.Valid()
}

func rounded(x float64) string { return strconv.Itoa(int(math.Round(x))) }

// tryPuzzle says nothing of what a move would do: that is for the solver to find out.
func (s *server) tryPuzzle(w http.ResponseWriter, r *http.Request) {
	w.WriteHeader(http.StatusNoContent)
}

// dayOf returns the day of a moment as people write it.
func dayOf(now time.Time, french bool) string {
	if french {
		return now.UTC().Format("02/01/2006")
	}
	return now.UTC().Format("2 January 2006")
}
