package protocol

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// most limits the faults of one section that are told.
const most = 10

// A check is a program that is tested.
type check struct {
	out     io.Writer
	tag     language.Tag
	command []string
	limits  Limits
	faults  int // in all
	told    int // in this section

	mu    sync.Mutex
	said  string   // the last line to the program
	lines int      // that it has said since it was started
	wrong []string // lines that cannot be read, with what is wrong
}

// Check tests a program with those of the games that it plays, and writes what it does wrong to
// out, in French or in English. It returns the number of faults.
func Check(out io.Writer, tag language.Tag, games []*game.Game, command []string, limits Limits) int {
	c := &check{out: out, tag: tag, command: command, limits: limits}
	c.limits.Trace = c.trace
	if names := c.greet(); names != nil {
		for _, name := range names {
			if g, ok := game.Named(games, name); ok && g.Name() == name {
				c.try(g)
				continue
			}
			c.begin(name)
			c.fault(c.say(otherName, excerpt.Truncate(name)))
		}
	}
	fmt.Fprintln(out)
	if c.faults == 0 {
		fmt.Fprintln(out, c.say(sumGood))
	} else {
		fmt.Fprintln(out, c.say(sumBad, c.faults))
	}
	return c.faults
}

func (c *check) say(format string, args ...any) string {
	return phrases.Sprintf(c.tag, format, args...)
}

// trace notes what cannot be read.
func (c *check) trace(sent bool, line string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if sent {
		if line == Version {
			c.lines = 0
		}
		c.said = line
		return
	}
	c.lines++
	if _, err := ParseReply(line); err != nil && len(c.wrong) <= most {
		c.wrong = append(c.wrong, fmt.Sprintf("%s %s\n      %s", c.say(lineWrong, c.lines, excerpt.Truncate(c.said)),
			shown(line), rulebook.Explain(err, c.tag)))
	}
}

// shown returns a line of a program as it can be shown.
func shown(line string) string {
	quoted := fmt.Sprintf("%q", excerpt.Truncate(line))
	return quoted[1 : len(quoted)-1]
}

// begin begins a section.
func (c *check) begin(title string) {
	c.told = 0
	fmt.Fprintf(c.out, "%s\n", title)
}

// end ends a section with what was wrong in it.
func (c *check) end(err error) {
	c.mu.Lock()
	wrong := c.wrong
	c.wrong = nil
	c.mu.Unlock()
	for _, w := range wrong {
		c.fault(w)
	}
	if err != nil {
		if f := new(Fault); errors.As(err, &f) {
			err = errors.New(c.say(breaks, f))
		}
		c.fault(rulebook.Explain(err, c.tag))
	}
	if c.told > most {
		fmt.Fprintf(c.out, "    %s\n", c.say(moreFaults, c.told-most))
	}
	if c.told == 0 {
		fmt.Fprintf(c.out, "    %s\n", c.say(good))
	}
}

func (c *check) fault(text string) {
	c.faults++
	if c.told++; c.told <= most {
		fmt.Fprintf(c.out, "  ! %s\n", text)
	}
}

// greet returns the games of the program.
func (c *check) greet() []string {
	c.begin(c.say(greeting))
	e, err := Start(c.command, c.limits)
	if err != nil {
		c.end(err)
		return nil
	}
	wants := c.say(no)
	if e.wantsMoves() {
		wants = c.say(yes)
	}
	fmt.Fprintf(c.out, "    %s\n", c.say(greeted, cmp.Or(shown(e.Name), "?"), cmp.Or(shown(e.Author), "?"), strings.Join(e.Games, " "), wants))
	if e.Name == "" {
		c.fault(c.say(noName))
	}
	if e.Author == "" {
		c.fault(c.say(noAuthor))
	}
	names := slices.Compact(slices.Sorted(slices.Values(e.Games)))
	if err = e.sync(); err == nil {
		err = e.Close()
	}
	c.end(err)
	if len(names) > 20 { // of a program that babbles
		names = names[:20]
	}
	return names
}

// patience is the time that a program may think before it is told to stop.
const patience = 100 * time.Millisecond
