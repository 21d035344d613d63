package serve

import (
	"context"
	"errors"
	"io"
	"net/http"
	"time"
)

const (
	maxRPC  = 1 << 20          // bytes of a request
	rpcTime = 10 * time.Second // for an answer
)

// call answers programs, as lettres rpc does, a request or a batch at a time. It is there with -rpc alone.
func (s *server) call(w http.ResponseWriter, r *http.Request) {
	if s.rpc == nil {
		http.NotFound(w, r)
		return
	}
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		return
	}
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRPC))
	if _, long := errors.AsType[*http.MaxBytesError](err); long {
		http.Error(w, phrases.Sprintf(languageOf(r), tooLarge), http.StatusRequestEntityTooLarge)
		return
	}
	if err != nil { // it came too slowly, or is no body
		http.Error(w, http.StatusText(http.StatusBadRequest), http.StatusBadRequest)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), rpcTime)
	defer cancel()
	select {
	case s.calls <- struct{}{}:
		defer func() { <-s.calls }()
	case <-ctx.Done():
		w.Header().Set("Retry-After", "2")
		http.Error(w, phrases.Sprintf(languageOf(r), tooOften), http.StatusServiceUnavailable)
		return
	}
	answer := s.rpc.Answer(ctx, text)
	if answer == nil { // nothing is due for a notification
		w.WriteHeader(http.StatusNoContent)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(answer)
}
