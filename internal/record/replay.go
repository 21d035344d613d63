package record

// Replay yields a state, and then the state after each of the moves. The first that
// play refuses ends it, with the state before it and an [*Error]; play says too on which
// line a move stands.
func Replay[S, M any](s S, moves []M, play func(S, *M) (next S, line int, err error), yield func(S, error) bool) {
	if !yield(s, nil) {
		return
	}
	for i := range moves {
		next, line, err := play(s, &moves[i])
		if err != nil {
			yield(s, &Error{Line: line, Move: i + 1, Err: err})
			return
		}
		if s = next; !yield(s, nil) {
			return
		}
	}
}

// ErrRules refuses rules for a replay that are not those of the record.
var ErrRules = phrases.Fault(otherRules)
