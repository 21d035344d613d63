package clock

import "time"

// What tests tell apart, and callers need not.
type (
	Act          = act
	Reason       = reason
	ActError     = actError
	InstantError = instantError
	SyntaxError  = syntaxError
)

const (
	ActStart       = actStart
	ActStop        = actStop
	ActResume      = actResume
	ActEnd         = actEnd
	ActEndWithWord = actEndWithWord
	ActAdvance     = actAdvance

	NoSide     = noSide
	NotStarted = notStarted
	Running    = isRunning
	Stopped    = isStopped
	OtherSide  = otherSide
	OutOfTime  = outOfTime
)

// NextMinute returns the first instant after t at which the glass runs out if nobody touches it.
func (d Disc) NextMinute(t time.Duration) (time.Duration, bool) {
	d = d.advance(t)
	return d.at + GlassTime - d.run, d.runs()
}
