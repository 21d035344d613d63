package bag

// What tests tell apart, and callers need not.
type (
	LetterError   = letterError
	OverflowError = overflowError
)
