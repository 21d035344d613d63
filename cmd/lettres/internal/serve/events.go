package serve

import (
	"fmt"
	"net/http"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// beat sets how often a page hears the version of its table, changed or not. One that hears nothing
// knows that its connection is lost, also where no end of it was ever told.
const beat = time.Second

// stream tells a page of some seats, or of an onlooker, each time that something has changed at its table,
// with the version that the table then has as the id of the event. What has changed the page fetches itself. One that comes back with a version that is no longer that of the table is told
// at once, so that nothing is lost while a connection is.
func (s *server) stream(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	if s.events.Add(1) > maxEvents {
		s.events.Add(-1)
		http.Error(w, "", http.StatusServiceUnavailable)
		return
	}
	defer s.events.Add(-1)
	changes := t.Watch(seats, s.address(r))
	if changes == nil {
		http.Error(w, "", http.StatusServiceUnavailable)
		return
	}
	defer t.Forget(changes)
	out := http.NewResponseController(w)
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("X-Accel-Buffering", "no")
	send := func(text string) bool {
		_ = out.SetWriteDeadline(time.Now().Add(10 * time.Second))
		_, err := fmt.Fprint(w, text)
		return err == nil && out.Flush() == nil
	}
	if !send("retry: 1000\n\n") {
		return
	}
	known := r.Header.Get("Last-Event-ID")
	if known == "" {
		known = r.URL.Query().Get("v")
	}
	alive := time.NewTicker(beat)
	defer alive.Stop()
	end := time.NewTimer(time.Hour) // a page that still wants it comes back
	defer end.Stop()
	for beats := false; ; {
		if v := t.Version(); v != known || beats {
			known = v
			if !send("id: " + v + "\ndata: " + v + "\n\n") {
				return
			}
		}
		beats = false
		select {
		case _, ok := <-changes:
			if !ok {
				return
			}
		case <-alive.C:
			beats = true
		case <-end.C:
			return
		case <-r.Context().Done():
			return
		case <-s.ctx.Done():
			return
		}
	}
}
