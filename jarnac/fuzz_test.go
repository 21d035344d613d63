package jarnac_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/jarnac"
)

// What has a notation is read back as it was, and nothing else has one.
func FuzzParseMove(f *testing.F) {
	for _, s := range []string{
		"+6", "+ABUZRT", "+", "+0", "+256", // draws
		"-AEI", "-AEI+BCD", "-+", "-A+", "-IEA", // swaps
		"RAT", "2:TZAR", "0:TZAR", "1000000:TZAR", "99999999999999999999:RAT", "!RAT", "!2:TZAR", "!0:RAT", // words
		"-", ".", "resign", "?", "?!RAT", "?!2:TZAR", "?!0:RAT", "~", // the rest
		"", "??", "?RAT", "?!", "~~", "rat", "RÂT", "2:", "!", "!!RAT", ":RAT", "-1:RAT", "+A+B", "02:TZAR", "+06", // none, or another's
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, err := jarnac.ParseMove(s)
		if err != nil {
			if m != (jarnac.Move{}) {
				t.Errorf("ParseMove(%q) = %v with the error %v", s, m, err)
			}
			return
		}
		text, err := m.MarshalText()
		if err != nil {
			t.Fatalf("%q is read and cannot be written: %v", s, err)
		}
		back, err := jarnac.ParseMove(string(text))
		if err != nil || back != m || back.String() != string(text) {
			t.Fatalf("%q is written %q and read back as %q, %v", s, text, back, err)
		}
		if d := m.Decision(); d.Completed() && d.Decision() != d || d.Kind() != m.Kind() {
			t.Errorf("the decision of %q is %q", m, d)
		}
	})
}

// Options that are read are valid, and are written so that they come back.
func FuzzParseOptions(f *testing.F) {
	for _, s := range []string{
		"official", "competition", "classic", "classic-competition",
		"classic formula=no-chaining lines=6", "official bag=AABBCCDDEE length=3-7", "official exclude=none",
		"official jarnacs=2 end=longer-word score=total toss=coin edition=box validation=strict",
		"", "scrabble", "lines=3", "official lines=9", "official lines=3 lines=4", "official length=7-3", "official bag=", "official bag=A?", "official exclude=verb", "official  lines=3", "official validation=contest",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		o, err := jarnac.ParseOptions(s)
		if err != nil {
			return
		}
		if err := o.Validate(); err != nil {
			t.Fatalf("ParseOptions(%q) is not valid: %v", s, err)
		}
		back, err := jarnac.ParseOptions(o.String())
		if err != nil || back != o {
			t.Fatalf("%q is written %q and read back as %v, %v", s, o, back, err)
		}
		if back.String() != o.String() {
			t.Fatalf("%q is written %q, then %q", s, o, back)
		}
	})
}

// The games that are fuzzed: few words and few letters, so that their ends are
// near.
var fuzzCourts = sync.OnceValue(func() []*court {
	var cs []*court
	for _, text := range []string{
		"official lines=3 bag=AAAAAEEEEEELLLRRRRSSSSTTTTZ",
		"competition lines=2 length=2-7 jarnacs=2 bag=AAAAEEEEEELLLRRRSSSTTT",
		"classic lines=2 bag=AAAAEEEELLRRRSSSTTT",
		"classic-competition lines=3 length=2-9 bag=AAAAEEEEELLRRRSSSTTT exclude=none",
		"classic-competition lines=1 jarnacs=1 bag=AAEELRRSTTU",
		"official",
	} {
		o, err := jarnac.ParseOptions(text)
		if err != nil {
			panic(err)
		}
		rules, err := jarnac.Compile(o, fewWords())
		if err != nil {
			panic(err)
		}
		cs = append(cs, &court{rules: rules, referee: &referee{o, fewBook()}})
	}
	return cs
})

// Whatever is read as a state is one: its text comes back, and it can be played.
func FuzzParseState(f *testing.F) {
	for _, s := range []string{
		"A handover ,,//0/new ,,//0/new 0/still/0 -",                                        // a start
		"A bonus RAT,,/EEE/0/drawn ,,//0/new 0/acted/0 A/RAT/1/",                            // a word
		"A playing ,,//0/drawn ,,//0/drawn 0/still/0 -",                                     // nothing to play with
		"B answer TZAR,RAT,ARE/L/0/drawn SEL,,/S/0/drawn 0/still/0 A/-",                     // a last chance
		"B answer:3 TALE,RAT,ARE/S/0/drawn SEL,,/S/0/drawn 0/still/0 A/ARE/3/",              // a last Jarnac
		"A over:official/turn/resign ,,//0/new ,,//0/new 0/still/0 A/resign",                // an end
		"A handover:1 ,,//0/new ,,//0/new 0/still/0 -",                                      // a faulty one
		"A handover RAT,RAT,RAT,RAT/AAAAAAAAAAAA/0/drawn ,,//255/new 9/still/9 B/+QQ/first", // many faults
		"-", "", "A", "A handover",
	} {
		for i := range uint8(6) {
			f.Add(i, s)
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		courts := fuzzCourts()
		c := courts[int(which)%len(courts)]
		s, err := c.rules.ParseState(text)
		if err != nil {
			if s != (jarnac.State{}) {
				t.Fatalf("ParseState(%q) = %s with the error %v", text, s, err)
			}
			return
		}
		if s.String() != text {
			t.Fatalf("ParseState(%q) writes %q", text, s)
		}
		if s == (jarnac.State{}) {
			return
		}
		made, err := c.rules.FromSetup(s.Setup())
		if err != nil || made != s {
			t.Fatalf("FromSetup of %q = %q, %v", s, made, err)
		}
		if all := allLetters(s); all != c.rules.Options().Bag {
			t.Fatalf("%q has the letters %s", s, all)
		}
		movesAreWhatCheckPasses(t, c, s)
		s.Outcome()
		s.Last()
	})
}

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
			// Each position that can be reached can be written down and read.
			if back, err := c.rules.ParseState(next.String()); err != nil || back != next {
				t.Fatalf("%q, then %s %s:\nParseState(%q) = %q, %v", s, p, done, next, back, err)
			}
		}
		passed := 0
		try := func(m jarnac.Move) {
			done, err := s.Complete(rng, p, m)
			switch {
			case err == nil && !yielded[done.Decision()]:
				t.Fatalf("%q: Check passes %s %s, and Moves does not yield %s", s, p, done, done.Decision())
			case err == nil:
				passed++
			case yielded[m]:
				t.Fatalf("%q: Moves yields %s to %s: %v", s, m, p, err)
			}
		}
		for _, e := range c.referee.book.words {
			try(jarnac.Lay(e.text))
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
		if err := s.Check(p, jarnac.Resign()); (err == nil) != (s.Phase() != jarnac.Over) {
			t.Fatalf("%q: Check(%s, resign): %v", s, p, err)
		}
	}
}

// A script is a game as bytes: what each player does, well or ill.
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
		return jarnac.Draw(line).With(word())
	case 2:
		return jarnac.Swap(word())
	case 3, 4:
		return jarnac.Swap(word()).With(s.letters(3, state.Bag().String()))
	case 5:
		return jarnac.Swap(word()).With(word())
	case 6, 7:
		return jarnac.Lay(word())
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
	}
	f.Add(uint8(0), []byte{})
}

// Whatever is tried, nothing panics, no letter is lost or made, a refused move
// leaves the state as it was, and the referee says the same.
func FuzzPlay(f *testing.F) {
	addScripts(f)
	f.Fuzz(func(t *testing.T, which uint8, b []byte) {
		courts := fuzzCourts()
		sc, d := script(b), courts[int(which)%len(courts)].start(jarnac.Player(which>>7))
		rng := rand.New(rand.NewPCG(uint64(which), 10))
		var zero jarnac.State
		for len(sc) > 0 {
			how := sc.next()
			p, m := d.state.Turn(), jarnac.Move{}
			if how&3 != 3 {
				var ok bool
				if m, ok = sc.legal(d.state); ok {
					var err error
					if m, err = d.state.Complete(rng, p, m); err != nil {
						t.Fatalf("%s\nComplete(%s): %v", d, m, err)
					}
				}
			} else {
				if m = sc.hostile(d.state, fewBook()); how&0x70 == 0 {
					p = jarnac.Player(how)
				} else if how&4 != 0 {
					p = p.Opponent()
				}
				m, _ = d.state.Complete(rng, p, m)
			}
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

// Wherever a game leads, Moves yields exactly the decisions that Check passes.
func FuzzMoves(f *testing.F) {
	addScripts(f)
	f.Fuzz(func(t *testing.T, which uint8, b []byte) {
		courts := fuzzCourts()
		c, sc := courts[int(which)%len(courts)], script(b)
		rng := rand.New(rand.NewPCG(uint64(which), 11))
		s := c.rules.Start(jarnac.Player(which >> 7))
		for len(sc) > 0 {
			m, ok := sc.legal(s)
			if !ok {
				break
			}
			var err error
			if s, err = step(rng, s, m); err != nil {
				t.Fatal(err)
			}
		}
		movesAreWhatCheckPasses(t, c, s)
	})
}
