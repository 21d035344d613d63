package serve

import (
	"context"
	"errors"
	"io"
	"net/http"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/rpc"
)

const (
	rpcPath = "/rpc"
	maxRPC  = 1 << 20          // bytes of a request
	rpcTime = 10 * time.Second // for an answer
)

// call answers programs, as lettres rpc does, a request or a batch at a time. It is there with -rpc alone.
func (s *server) call(w http.ResponseWriter, r *http.Request) {
	if s.rpc == nil {
		s.refuse(w, r, http.StatusNotFound, noPrograms)
		return
	}
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		s.refuse(w, r, http.StatusMethodNotAllowed, notPosted)
		return
	}
	text, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxRPC))
	if _, long := errors.AsType[*http.MaxBytesError](err); long {
		s.refuse(w, r, http.StatusRequestEntityTooLarge, tooLarge)
		return
	}
	if err != nil { // it came too slowly, or is no body
		s.refuse(w, r, http.StatusBadRequest, brokenOff)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), rpcTime)
	defer cancel()
	select {
	case s.calls <- struct{}{}:
		defer func() { <-s.calls }()
	case <-ctx.Done():
		w.Header().Set("Retry-After", "2")
		s.refuse(w, r, http.StatusServiceUnavailable, tooOften)
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

// refuse answers a request that is not let through: a program gets an error, and a person a page.
func (s *server) refuse(w http.ResponseWriter, r *http.Request, status int, why string) {
	if r.URL.Path != rpcPath {
		s.fail(w, r, status, phrases.Sprintf(languageOf(r), why))
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_, _ = w.Write(rpc.Refusal(phrases.Sprintf(language.French, why), phrases.Sprintf(language.English, why)))
}
