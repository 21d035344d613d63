package protocol

import (
	"bufio"
	"errors"
	"strings"
	"sync"
	"time"
)

// A wire carries lines to a program and from it. One goroutine writes them and another reads
// them, so that only next waits for the program.
type wire struct {
	*child
	limits  Limits
	replies chan reply
	unsent  chan struct{} // tells that there is something to write

	mu    sync.Mutex
	out   []byte // to be written
	heard int    // bytes since the last request
	info  Info
	end   *Fault // why there are no more replies
}

// A reply is an answer that the referee waits for.
type reply struct {
	Reply
	err error
	at  time.Time
}

// maxWaiting limits the replies that wait until the referee asks.
const maxWaiting = 1024

func newWire(c *child, limits Limits) *wire {
	w := &wire{child: c, limits: limits, replies: make(chan reply, maxWaiting), unsent: make(chan struct{}, 1)}
	go w.writeOut()
	go w.read()
	return w
}

// writeOut writes what is sent, until the program does not take it any more.
func (w *wire) writeOut() {
	for range w.unsent {
		w.mu.Lock()
		text := w.out
		w.out = nil
		w.mu.Unlock()
		if _, err := w.stdin.Write(text); err != nil {
			return
		}
	}
}

// send queues lines and returns at once: a program that does not read them does not answer
// either.
func (w *wire) send(commands ...Command) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, c := range commands {
		w.write(c.String())
	}
}

// tell is send for a line of any kind.
func (w *wire) tell(line string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.write(line)
}

// write queues a line, with the mutex held.
func (w *wire) write(line string) {
	w.limits.Trace(true, line)
	w.out = append(append(w.out, line...), '\n')
	select {
	case w.unsent <- struct{}{}:
	default:
	}
}

// read takes in what the program says until it says no more, or too much.
func (w *wire) read() {
	defer close(w.replies)
	end := func(f *Fault) {
		w.mu.Lock()
		w.end = f
		w.mu.Unlock()
	}
	lines := bufio.NewScanner(w.stdout)
	lines.Buffer(make([]byte, 0, 1<<10), maxReply)
	for lines.Scan() {
		line := lines.Text()
		w.mu.Lock()
		w.heard += len(line) + 1
		tooLoud := w.heard > w.limits.Output
		w.mu.Unlock()
		if tooLoud {
			end(faultf(flood, tooMuch, w.limits.Output))
			return
		}
		w.limits.Trace(false, line)
		r, err := ParseReply(line)
		switch {
		case errors.Is(err, ErrUnknown):
			continue
		case err != nil && strings.HasPrefix(strings.TrimSpace(line), string(HasInfo)):
			continue
		case err == nil && r.Word == HasInfo:
			w.mu.Lock()
			w.info = r.Info
			w.mu.Unlock()
			continue
		}
		select {
		case w.replies <- reply{r, err, time.Now()}:
		default:
			end(faultf(flood, tooMany))
			return
		}
	}
	if lines.Err() == bufio.ErrTooLong {
		end(faultf(flood, tooLong, maxReply))
		return
	}
	select {
	case <-w.exited:
		end(faultf(exit, ended, w.status()))
	case <-time.After(lastWords):
		end(faultf(exit, closedOutput))
	}
}

// A wait limits the time in which replies are waited for.
type wait struct {
	since    time.Time
	limit    time.Duration
	deadline <-chan time.Time
	late     <-chan struct{} // ends the wait too
	stop     <-chan struct{} // when the program is told to stop

	rule string // that is broken where none comes
	text string
}

func waiting(limit time.Duration, rule string, text string) *wait {
	return &wait{since: time.Now(), limit: limit, deadline: time.After(limit), rule: rule, text: text}
}

// fault says that no answer came before the referee stopped to wait.
func (w *wait) fault() *Fault { return faultf(late, w.text, time.Since(w.since).Milliseconds()) }

// next returns the next reply, or the reason why none comes.
func (w *wire) next(until *wait) (reply, *Fault) {
	// What the program has started may hold its output open after its end.
	exited := w.exited
	var over <-chan time.Time
	for {
		select {
		case r, ok := <-w.replies:
			if ok {
				return r, nil
			}
			w.mu.Lock()
			defer w.mu.Unlock()
			end := *w.end
			return reply{}, &end
		case <-exited:
			exited, over = nil, time.After(lastWords)
		case <-over:
			return reply{}, faultf(exit, ended, w.status())
		case <-until.deadline:
			return reply{}, faultf(until.rule, until.text, until.limit.Milliseconds())
		case <-until.late:
			return reply{}, until.fault()
		case <-w.limits.Done:
			return reply{}, until.fault()
		case <-until.stop:
			w.send(Command{Word: Stop})
			until.stop, until.limit, until.deadline = nil, w.limits.Stop, time.After(w.limits.Stop)
			until.text = noStop
		}
	}
}

// request begins to count anew what the program says.
func (w *wire) request(commands ...Command) {
	w.mu.Lock()
	w.heard, w.info = 0, Info{}
	w.mu.Unlock()
	w.send(commands...)
}

// said returns the last info of the program since the last request.
func (w *wire) said() Info {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.info
}

// close closes the pipes, and ends the goroutines.
func (w *wire) close() {
	w.child.close()
	select { // the writer ends because the pipe is closed
	case w.unsent <- struct{}{}:
	default:
	}
}
