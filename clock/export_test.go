package clock

// What tests tell apart, and callers need not.
type (
	Act          = act
	Reason       = reason
	ActError     = actError
	InstantError = instantError
	TimeError    = timeError
	SyntaxError  = syntaxError
)

const (
	ActStart       = actStart
	ActPress       = actPress
	ActStop        = actStop
	ActResume      = actResume
	ActSet         = actSet
	ActEnd         = actEnd
	ActEndWithWord = actEndWithWord
	ActAdvance     = actAdvance

	NoSide         = noSide
	NotStarted     = notStarted
	Running        = isRunning
	Stopped        = isStopped
	AlreadyStarted = alreadyStarted
	OtherSide      = otherSide
	OutOfTime      = outOfTime
)
