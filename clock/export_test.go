package clock

import "time"

// What tests tell apart, and callers need not.
var (
	NoSide     = errNoSide
	NotStarted = errNotStarted
	Running    = errRunning
	Stopped    = errStopped
	OtherSide  = errOtherSide
	OutOfTime  = errOutOfTime
)

// NextMinute returns the first instant after t at which the glass runs out if nobody touches it.
func (d Disc) NextMinute(t time.Duration) (time.Duration, bool) {
	d = d.advance(t)
	return d.at + GlassTime - d.run, d.runs()
}
