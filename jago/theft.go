package jago

// A verdict is what becomes of a word that a move changes.
type verdict uint8

const (
	lengthened  verdict = iota // one's own word, or one of the opponent's that keeps its meaning
	stolen                     // a word of the opponent's that is the player's now
	replacedOwn                // refused: a letter of one's own word would be replaced
	tooMany                    // refused: more letters would be replaced than may be
	shapeAgain                 // refused: it would get a shape back
	sameSense                  // refused: letters would be replaced and the meaning kept
	presumed                   // the same, on a presumption
	noWords                    // refused: letters would be replaced in what is no word, or for one
)

// refused reports whether the whole move is.
func (v verdict) refused() bool { return v >= replacedOwn }

// A changed is a word that lies on the board and that a move changes.
type changed struct {
	run
	owner    Player
	replaced int // how many of its letters
	verdict  verdict
	meaning  Meaning // of a word of the opponent's
}

// A made is a run that a move makes, of up to six words that it changes.
type made struct {
	run
	changed [(Size + 1) / 2]changed
	n       int
}

// mostReplaced is how many letters may be replaced of a word of n (jago/steal-replace).
func mostReplaced(n int) int { return max(1, n-5) }

// change adds the words of before that lie in m.
func (m *made) change(r *Rules, before *position, by Player, t *texts) {
	for i := 0; i < m.run.n; i++ {
		q := m.at + i*m.dir.step()
		if before.letters[q] == 0 {
			continue
		}
		c := changed{run: before.run(q, m.dir)}
		i += c.run.n - 1
		if c.run.n < 2 {
			continue
		}
		c.owner, _ = before.owner(q, m.dir)
		from := (c.at - m.at) / m.dir.step()
		for k := range c.run.n {
			if c.letters[k] != m.letters[from+k] {
				c.replaced++
			}
		}
		c.judge(r, before, &m.run, by, t)
		m.changed[m.n] = c
		m.n++
	}
}

// judge finds what becomes of a word that the player by makes part of another
// (jago/steal-any-direction).
func (c *changed) judge(r *Rules, before *position, now *run, by Player, t *texts) {
	switch {
	case c.owner == by && c.replaced > 0:
		c.verdict = replacedOwn
		return
	case c.owner == by: // jago/own-words
		return
	case c.replaced > mostReplaced(c.n):
		c.verdict = tooMany
		return
	case c.replaced > 0 && before.former != "" && before.former.had(c.at, c.dir, t.of(now)):
		c.verdict = shapeAgain
		return
	}
	words := r.options.Validation == OnContest || c.good(r) && now.good(r)
	if words {
		c.meaning = r.sense(t.of(&c.run), t.of(now), now.n > c.n)
	}
	switch {
	case words && c.meaning == Different:
		c.verdict = stolen
	case c.replaced == 0:
		c.verdict = lengthened
	case !words:
		c.verdict = noWords
	case c.meaning == Presumed:
		c.verdict = presumed
	default:
		c.verdict = sameSense
	}
}

// owner is whose the run is afterwards (jago/colour-owner), and whether all its letters
// turn to the colour of the player by, as those of a new word and of a stolen one do.
func (m *made) owner(by Player) (owner Player, turns bool) {
	owner, turns = by, m.n == 0
	for i := range m.n {
		switch c := &m.changed[i]; {
		case c.verdict == stolen:
			turns = true
		case c.owner != by:
			owner = c.owner
		}
	}
	return owner, turns && owner == by
}
