package clock

import (
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// An Act is something done to a clock, as an error names it.
type Act string

const (
	ToStart   Act = "start"
	ToPress   Act = "press"
	ToStop    Act = "stop"
	ToResume  Act = "resume"
	ToSet     Act = "set"
	ToEnd     Act = "end"
	ToFinish  Act = "finish"
	ToAdvance Act = "advance"
)

// A Reason is why a clock in its present state cannot be acted on so.
type Reason uint8

const (
	NoSide    Reason = iota + 1 // the Side is neither A nor B
	NotBegun                    // it has not been started, or no turn is under way
	Running                     // it is running, or a turn is under way
	Stopped                     // it is stopped
	Begun                       // it was started before: it is resumed, not started
	OtherSide                   // it is the other side that runs
	OutOfTime                   // the disc shows 1 and the glass has run out (jago/end)
)

var reasons = [...]string{
	NoSide:    "there is no such side",
	NotBegun:  "the clock is not started",
	Running:   "the clock is running",
	Stopped:   "the clock is stopped",
	Begun:     "the clock was started before, and is resumed now",
	OtherSide: "the other side is running",
	OutOfTime: "the last minute has run out",
}

func (r Reason) String() string {
	if 0 < r && int(r) < len(reasons) {
		return reasons[r]
	}
	return "invalid reason"
}

// An ActError reports an act that the state of the clock does not allow. The
// clock stays as it was.
type ActError struct {
	Act    Act
	Side   Side // whose act it is; A where the act has no side
	Reason Reason
}

func (e *ActError) Error() string {
	switch e.Act {
	case ToStop, ToResume, ToAdvance:
		return fmt.Sprintf("clock: cannot %s the clock: %v", e.Act, e.Reason)
	}
	return fmt.Sprintf("clock: cannot %s for %v: %v", e.Act, e.Side, e.Reason)
}

// An InstantError reports an act at an instant before the last act, or not
// between 0 and [MaxTime].
type InstantError struct {
	Act  Act
	At   time.Duration // the instant of the act
	Last time.Duration // the instant of the act before it
}

func (e *InstantError) Error() string {
	if e.At < 0 || e.At > MaxTime {
		return fmt.Sprintf("clock: cannot %s at %v: an instant is between 0 and %v", e.Act, e.At, MaxTime)
	}
	return fmt.Sprintf("clock: cannot %s at %v: the last act was later, at %v", e.Act, e.At, e.Last)
}

// A TimeError reports a time to play with that is not positive, or beyond
// [MaxTime].
type TimeError struct{ Time time.Duration }

func (e *TimeError) Error() string {
	return fmt.Sprintf("clock: %v is no time to play with: it is positive and at most %v", e.Time, MaxTime)
}

// A SyntaxError reports a text that is not that of a value of the package.
type SyntaxError struct {
	Type   string // Side, Limit, Chess or Disc
	Text   string // what was parsed
	Detail string // what is wrong with it
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("clock: %q is no %s: %s", excerpt.Of(e.Text), e.Type, e.Detail)
}
