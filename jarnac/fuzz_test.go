package jarnac_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
)

// fuzzCourt is one of the games that are fuzzed, by the bits of a number.
func fuzzCourt(which uint8) *court { return fuzzCourts()[which>>3&3][which&7%6] }

const (
	onContest uint8 = 1 << 3 // words are contested
	otherwise uint8 = 1 << 4 // contests cost what they do not in the game as it is
)

// The games that are fuzzed: few words and few letters, so that their ends are
// near.
var fuzzCourts = sync.OnceValue(func() (cs [4][]*court) {
	for _, text := range []string{
		"official lines=3 bag=AAAAAEEEEEELLLRRRRSSSSTTTTZ",
		"classic lines=2 bag=AAAAEEEELLRRRSSSTTT",
		"classic-competition lines=3 length=2-9 bag=AAAAEEEEELLRRRSSSTTT exclude=none",
		"competition lines=2 length=2-7 jarnacs=2 bag=AAAAEEEEEELLLRRRSSSTTT",
		"classic-competition lines=1 jarnacs=1 bag=AAEELRRSTTU",
		"official",
	} {
		o, err := jarnac.ParseOptions(text)
		if err != nil {
			panic(err)
		}
		for i := range cs {
			o := o
			if o.Validation = validations[i&1]; i > 1 {
				o.Penalty ^= jarnac.NoPenalty
			}
			unseen := o
			unseen.Unseen = true
			cs[i] = append(cs[i], &court{
				rules: jarnac.MustCompile(o, fewWords()), dark: jarnac.MustCompile(unseen, fewWords()), referee: &referee{o, fewBook()},
			})
		}
	}
	return cs
})

// movesAreWhatCheckPasses tries every word on every line, and everything else
// that a player may decide.
func movesAreWhatCheckPasses(t *testing.T, c *court, s jarnac.State) {
	t.Helper()
	rng := rand.New(rand.NewPCG(9, 9))
	for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
		yielded := map[jarnac.Move]bool{}
		for m := range s.Moves(p) {
			if yielded[m] {
				t.Fatalf("%q: Moves yields %s to %s twice", s, m, p)
			}
			yielded[m] = true
			done, err := s.Complete(rng, p, m)
			if err != nil || done.Decision() != m || m.Decision() != m {
				t.Fatalf("%q: Moves yields %s to %s, which completes to %q, %v", s, m, p, done, err)
			}
			next, err := s.Play(p, done)
			if err != nil {
				t.Fatalf("%q: Play(%s, %s): %v", s, p, done, err)
			}
			readBack(t, c, s, p, done, next)
		}
		passed := 0
		try := func(m jarnac.Move) {
			done, err := gametest.Complete(rng, s, p, m)
			switch {
			case err == nil && c.wrongIn(s, p, m): // laid, and yet no choice
			case err == nil && !yielded[done.Decision()]:
				t.Fatalf("%q: Check passes %s %s, and Moves does not yield %s", s, p, done, done.Decision())
			case err == nil:
				passed++
			case yielded[m]:
				t.Fatalf("%q: Moves yields %s to %s: %v", s, m, p, err)
			}
		}
		for _, e := range c.referee.book.words {
			try(jarnac.Place(e.text))
			try(jarnac.Jarnac(0, e.text))
			for line := range 9 {
				try(jarnac.Extend(line+1, e.text))
				try(jarnac.Jarnac(line+1, e.text))
			}
		}
		for n := range 8 {
			try(jarnac.Draw(n))
		}
		seen := map[jarnac.Move]bool{}
		var rack string // three of a kind are as good as more
		for letter, n := range s.Rack(p).All() {
			rack += strings.Repeat(string(rune(letter)), min(n, 3))
		}
		for i := range rack {
			for j := i + 1; j < len(rack); j++ {
				try(jarnac.Swap(rack[i:i+1] + rack[j:j+1]))
				for k := j + 1; k < len(rack); k++ {
					if m := jarnac.Swap(string([]byte{rack[i], rack[j], rack[k]})); !seen[m] {
						seen[m] = true
						try(m)
					}
				}
			}
		}
		try(jarnac.Pass())
		try(jarnac.LetGo())
		if passed != len(yielded) {
			t.Fatalf("%q: Moves yields %d to %s, of which %d were tried", s, len(yielded), p, passed)
		}
		// What is never yielded may be done nonetheless.
		aside := []jarnac.Move{jarnac.Contest(), jarnac.Flag()}
		for i := range c.referee.book.words[:20] {
			aside = append(aside, jarnac.ContestJarnac(i%9, c.referee.book.words[i*20].text))
		}
		for _, m := range aside {
			if next, err := s.Play(p, m); yielded[m] {
				t.Fatalf("%q: Moves yields %s to %s", s, m, p)
			} else if err == nil {
				readBack(t, c, s, p, m, next)
			}
		}
		if err := s.Check(p, jarnac.Resign()); (err == nil) != (s.Phase() != jarnac.Over) {
			t.Fatalf("%q: Check(%s, resign): %v", s, p, err)
		}
	}
}

// readBack finds that a position that was reached can be written down and read.
func readBack(t *testing.T, c *court, s jarnac.State, p jarnac.Player, m jarnac.Move, next jarnac.State) {
	t.Helper()
	if back, err := c.rules.ParseState(next.String()); err != nil || back != next {
		t.Fatalf("%q, then %s %s:\nParseState(%q) = %q, %v", s, p, m, next, back, err)
	}
}

// wrongIn reports whether m of p makes a word that is wrong in the dictionary or
// under the formula, where such a word can be laid.
func (c *court) wrongIn(s jarnac.State, p jarnac.Player, m jarnac.Move) bool {
	w := laid{word: m.Word()}
	switch m.Kind() {
	case jarnac.KindPlace:
	case jarnac.KindExtend:
		w.former = s.Line(p, m.Line())
	case jarnac.KindJarnac:
		w.former = s.Line(p.Opponent(), m.Line())
		w.unchained = s.Phase() == jarnac.Answer && m.Line() == lastLine(s)
	default:
		return false
	}
	return c.referee.wrong(w) != ""
}

// lastLine is the line of the last word that gives a last Jarnac, which may still be
// open to contest.
func lastLine(s jarnac.State) int {
	setup := s.Setup()
	if len(setup.Open) > 0 {
		return 1 + slices.Index(setup.Mats[setup.Turn].Lines, "")
	}
	return setup.Final
}

// A script is a game as bytes: what each player does, well or ill.
//
// Letters are what a player would do: d draws, s swaps, l lays, e extends, j says
// Jarnac, each the first choice of its kind, p passes or lets go. x lays a word
// that is none, X makes one of a laid word, y and Y are such Jarnacs. ? contests,
// ! contests with a Jarnac, which follows as in hostile. ~ is the flag of the
// player on turn, ^ that of the other. Other bytes are any legal move or any move
// at all.
type script []byte

func (s *script) next() byte {
	if len(*s) == 0 {
		return 0
	}
	b := (*s)[0]
	*s = (*s)[1:]
	return b
}

func (s *script) text(n int) string {
	n = min(n, len(*s))
	text := string((*s)[:n])
	*s = (*s)[n:]
	return text
}

// letters is n letters of from, each where the script says.
func (s *script) letters(n int, from string) string {
	var out []byte
	for range n {
		if from != "" {
			out = append(out, from[int(s.next())%len(from)])
		}
	}
	return string(out)
}

// legal is a decision that Moves yields, if there is one.
func (s *script) legal(state jarnac.State) (jarnac.Move, bool) {
	moves := slices.Collect(state.Moves(state.Turn()))
	if len(moves) == 0 {
		return jarnac.Move{}, false
	}
	return moves[(int(s.next())<<4+int(s.next()))%len(moves)], true
}

// hostile is any move at all.
func (s *script) hostile(state jarnac.State, book *wordbook) jarnac.Move {
	kind, line := s.next(), int(int8(s.next()))
	word := func() string {
		switch side := jarnac.Player(kind >> 4 & 1); kind >> 5 {
		case 0:
			return s.text(int(s.next()) % 40) // anything
		case 1:
			return s.letters(int(s.next())%12, state.Rack(side).String())
		case 2:
			return state.Line(side, line) + s.letters(int(s.next())%3, state.Rack(side).String())
		case 3:
			return s.letters(int(s.next())%12, state.Bag().String())
		default:
			return book.words[(int(s.next())<<8+int(s.next()))%len(book.words)].text
		}
	}
	switch kind & 15 {
	case 0:
		return jarnac.Draw(line)
	case 1:
		return jarnac.Draw(line).WithDrawn(word())
	case 2:
		return jarnac.Swap(word())
	case 3, 4:
		return jarnac.Swap(word()).WithDrawn(s.letters(3, state.Bag().String()))
	case 5:
		return jarnac.Swap(word()).WithDrawn(word())
	case 6, 7:
		return jarnac.Place(word())
	case 8, 9:
		return jarnac.Extend(line, word())
	case 10, 11:
		return jarnac.Jarnac(line, word())
	case 12:
		return jarnac.Pass()
	case 13:
		return jarnac.LetGo()
	case 14:
		return jarnac.Resign()
	}
	m, _ := jarnac.ParseMove(word())
	return m
}

// act is what the next bytes say, and of which player.
func (s *script) act(state jarnac.State, book *wordbook) (jarnac.Player, jarnac.Move) {
	how, p := s.next(), state.Turn()
	first := func(kinds ...jarnac.Kind) jarnac.Move {
		for m := range state.Moves(p) {
			if slices.Contains(kinds, m.Kind()) {
				return m
			}
		}
		return jarnac.Move{}
	}
	// wrong is what is no word, of a player's letters: the last of the rack
	// first, or the first word and a letter.
	wrong := func(of jarnac.Player, made bool) (int, string) {
		rack := []byte(state.Rack(of).String())
		if slices.Reverse(rack); made && len(rack) > 0 {
			for line, w := range state.Lines(of) {
				if w != "" {
					return line, w + string(rack[:1])
				}
			}
		}
		return 0, string(rack[:min(3, len(rack))])
	}
	switch how {
	case 'd':
		return p, first(jarnac.KindDraw)
	case 's':
		return p, first(jarnac.KindSwap)
	case 'l':
		return p, first(jarnac.KindPlace)
	case 'e':
		return p, first(jarnac.KindExtend)
	case 'j':
		return p, first(jarnac.KindJarnac)
	case 'p':
		return p, first(jarnac.KindPass, jarnac.KindLetGo)
	case 'x', 'X':
		line, w := wrong(p, how == 'X')
		if line > 0 {
			return p, jarnac.Extend(line, w)
		}
		return p, jarnac.Place(w)
	case 'y', 'Y':
		return p, jarnac.Jarnac(wrong(p.Opponent(), how == 'Y'))
	case '?', '!':
		for author := range state.Open() {
			p = author.Opponent()
		}
		if m := jarnac.Contest(); how == '?' {
			return p, m
		}
		m := s.hostile(state, book)
		return p, jarnac.ContestJarnac(m.Line(), m.Word())
	case '~':
		return p, jarnac.Flag()
	case '^':
		return p.Opponent(), jarnac.Flag()
	}
	if how&3 != 3 {
		m, _ := s.legal(state)
		return p, m
	}
	m := s.hostile(state, book)
	if how&0x70 == 0 {
		p = jarnac.Player(how)
	} else if how&4 != 0 {
		p = p.Opponent()
	}
	return p, m
}

// namedScripts are games that come to something; every move in them is legal.
var namedScripts = []struct {
	which  uint8
	script string
}{
	{0 | onContest, "dl?dl"},                           // a good word, contested
	{5 | onContest, "dx?"},                             // a bad word, contested
	{5 | onContest, "dpdx?s"},                          // and a swap of three for four
	{5 | onContest, "dx?d"},                            // and a first draw of seven
	{0 | onContest, "dldX?"},                           // a bad extension
	{0 | onContest, "dldpY?"},                          // a bad Jarnac
	{3 | onContest | 1<<7, "dldpjY?"},                  // a good Jarnac and a bad one
	{3 | onContest, "dxdpyY?"},                         // two bad ones
	{1 | onContest, "dx?l"},                            // a bad word that costs nothing
	{1 | onContest, "dldx?"},                           // on the last line
	{1 | onContest, "dldxp"},                           // and let stand
	{4 | onContest, "dx?"},                             // the word that gives the last Jarnac, undone
	{4 | onContest, "dl?Y"},                            // and good
	{4 | onContest, "dlY?"},                            // a last Jarnac that is bad
	{4 | onContest | otherwise, "dx?l"},                // without a penalty
	{0 | onContest, "dl~?"},                            // a flag after a word, which is contested
	{5 | onContest, "dx~?"},                            // and is bad
	{5 | onContest, "dx~~?"},                           // after both flags
	{5 | onContest, "dx~~p"},                           // and let pass
	{0 | onContest, "dl^dpY?"},                         // an announced Jarnac, bad
	{0 | onContest, "dl^dpYp"},                         // and accepted
	{0 | onContest, "dl^dpjp"},                         // and good
	{3 | onContest | otherwise, "dl^dpY?Y?"},           // twice
	{0, "dl^dpj"},                                      // where words are refused at once
	{5 | onContest, "dx^?"},                            // a contest of a player out of time
	{4 | onContest, "dl~^~"},                           // flags that mean nothing
	{5 | onContest, "dx!\x26\x00\x03\x00\x01\x02"},     // a contest with a Jarnac
	{5 | onContest, "dx!\x26\x00\x03\x00\x01\x02?dpd"}, // which is bad too
	{0 | onContest, "dl!\x86\x00\x00\x10"},             // which is void
}

func TestNamedScripts(t *testing.T) {
	for _, g := range namedScripts {
		d, sc := fuzzCourt(g.which).start(jarnac.Player(g.which>>7)), script(g.script)
		rng := rand.New(rand.NewPCG(uint64(g.which), 10))
		for len(sc) > 0 {
			p, m := sc.act(d.state, fewBook())
			if m, err := gametest.Complete(rng, d.state, p, m); err != nil {
				t.Errorf("%q: %v in %s", g.script, err, d)
			} else {
				d.play(t, p, m)
			}
		}
	}
}

func addScripts(f *testing.F) {
	f.Helper()
	rng := rand.New(rand.NewPCG(8, 8))
	for i := range uint8(18) {
		b := make([]byte, 60+10*int(i))
		for j := range b {
			b[j] = byte(rng.Uint32())
			if i%3 == 0 && j%3 == 0 { // mostly legal moves
				b[j] &^= 3
			}
		}
		f.Add(i%6, b)
		f.Add(i%6|onContest|i&1<<4, b)
	}
	for i := range uint8(48) { // games that mostly come to something
		b := make([]byte, 100+i)
		for j := range b {
			b[j] = "dddddddllllleeejjppxXyY???!s~^"[rng.IntN(30)]
			if i%4 == 0 && (b[j] == '~' || b[j] == '^') {
				b[j] = '?'
			}
		}
		f.Add(i%6|onContest|i&1<<4, b)
	}
	for _, g := range namedScripts {
		f.Add(g.which, []byte(g.script))
	}
	f.Add(uint8(0), []byte{})
}

// Whatever is tried, nothing panics, no letter is lost or made, a refused move
// leaves the state as it was, and the referee says the same.
func FuzzReferee(f *testing.F) {
	addScripts(f)
	f.Fuzz(func(t *testing.T, which uint8, b []byte) {
		sc, d := script(b), fuzzCourt(which).start(jarnac.Player(which>>7))
		rng := rand.New(rand.NewPCG(uint64(which), 10))
		var zero jarnac.State
		for len(sc) > 0 {
			p, m := sc.act(d.state, fewBook())
			m, _ = d.state.Complete(rng, p, m)
			if next, err := zero.Play(p, m); err == nil || next != zero {
				t.Fatalf("the zero State accepts %s", m)
			}
			if d.judge(t, p, m) {
				d.play(t, p, m)
				d.end(t)
			}
			if all := allLetters(d.state); all != d.rules.Options().Bag {
				t.Fatalf("%s\nThe letters are %s", d, all)
			}
		}
	})
}

// Wherever a game leads, Moves yields exactly the decisions that Check passes,
// but for those that make a wrong word.
func FuzzMoves(f *testing.F) {
	addScripts(f)
	f.Fuzz(func(t *testing.T, which uint8, b []byte) {
		c, sc := fuzzCourt(which), script(b)
		rng := rand.New(rand.NewPCG(uint64(which), 11))
		s := c.rules.Start(jarnac.Player(which >> 7))
		for len(sc) > 0 {
			if c.referee.Validation == jarnac.Strict {
				m, ok := sc.legal(s)
				if !ok {
					break
				}
				var err error
				if s, err = step(rng, s, m); err != nil {
					t.Fatal(err)
				}
				continue
			}
			p, m := sc.act(s, fewBook())
			if done, err := gametest.Complete(rng, s, p, m); err == nil {
				if s, err = s.Play(p, done); err != nil {
					t.Fatal(err)
				}
			}
		}
		movesAreWhatCheckPasses(t, c, s)
	})
}
