package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/lexicon"
)

// Bounds of what a client can ask for.
const (
	MaxRequest = 4 << 20  // bytes of a line
	maxBatch   = 10_000   // requests of a batch
	maxAnswer  = 64 << 20 // bytes of the answers to a batch, a little more
)

// A Server answers requests about some games. It remembers nothing of a client, and any number of
// goroutines may use it.
type Server struct {
	games   []*game.Game
	methods []method // in the order in which docs/rpc.md tells them
	byName  map[string]*method
	words   *lexicon.Lexicon // nil: each game has its own
	rules   *library.Library
}

// New returns a Server for games, which are judged by a list of words, or without one by that which was
// built in for each.
func New(games []*game.Game, words *lexicon.Lexicon) *Server {
	s := &Server{games: games, methods: methods(), byName: make(map[string]*method), words: words, rules: library.New(games, words)}
	for i := range s.methods {
		s.byName[s.methods[i].name] = &s.methods[i]
	}
	return s
}

// arbiter returns who judges records, positions that people type, and words.
func (s *Server) arbiter() *arbiter.Arbiter { return arbiter.New(s.words, s.games...) }

// request is a request of JSON-RPC 2.0.
type request struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"` // nil of a notification, which gets no answer
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params"`
}

// response is its answer.
type response struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Result  any             `json:"result,omitempty"`
	Error   *Error          `json:"error,omitempty"`
}

// Answer returns the answer to a request or a batch, without a line feed: nil where none is due.
func (s *Server) Answer(ctx context.Context, text []byte) []byte {
	text = bytes.TrimLeft(text, " \t\r\n")
	if len(text) == 0 || text[0] != '[' {
		return s.one(ctx, text)
	}
	var batch []json.RawMessage
	switch err := json.Unmarshal(text, &batch); {
	case err != nil:
		return answer(nil, nil, fault(codeParse, badJSON))
	case len(batch) == 0:
		return answer(nil, nil, fault(codeInvalid, noRequest))
	case len(batch) > maxBatch:
		return answer(nil, nil, fault(codeLimit, manyRequests, maxBatch))
	}
	answers := s.all(ctx, batch)
	if len(answers) == 0 {
		return nil
	}
	return append(append([]byte{'['}, bytes.Join(answers, []byte{','})...), ']')
}

// all answers the requests of a batch, as many at a time as there are processors.
func (s *Server) all(ctx context.Context, batch []json.RawMessage) [][]byte {
	answers := make([][]byte, len(batch))
	var next, size atomic.Int64
	var workers sync.WaitGroup
	for range min(len(batch), runtime.GOMAXPROCS(0)) {
		workers.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(batch)); i = next.Add(1) - 1 {
				switch {
				case size.Load() > maxAnswer:
					answers[i] = refuse(batch[i], fault(codeLimit, longAnswer, maxAnswer>>20))
				case ctx.Err() != nil:
					answers[i] = refuse(batch[i], fault(codeUnfinish, timeUp))
				default:
					answers[i] = s.one(ctx, batch[i])
				}
				size.Add(int64(len(answers[i])))
			}
		})
	}
	workers.Wait()
	return slices.DeleteFunc(answers, func(a []byte) bool { return a == nil })
}

// refuse answers a request that comes when a batch has had its fill.
func refuse(text []byte, why *Error) []byte {
	var r request
	if json.Unmarshal(text, &r) != nil || r.ID == nil {
		return nil
	}
	return answer(r.ID, nil, why)
}

func (s *Server) one(ctx context.Context, text []byte) []byte {
	var r request
	if err := json.Unmarshal(text, &r); err != nil {
		if json.Valid(text) {
			return answer(nil, nil, fault(codeInvalid, noRequest))
		}
		return answer(nil, nil, fault(codeParse, badJSON))
	}
	if r.Version != "2.0" || r.Method == "" || !isID(r.ID) {
		return answer(nil, nil, fault(codeInvalid, noRequest))
	}
	result, err := s.call(ctx, r.Method, r.Params)
	if r.ID == nil {
		return nil
	}
	return answer(r.ID, result, err)
}

// isID reports whether that can be the id of a request: a text, a number or null. It is sent back as it is.
func isID(id json.RawMessage) bool {
	return id == nil || id[0] != '{' && id[0] != '[' && id[0] != 't' && id[0] != 'f' && utf8.Valid(id)
}

// call runs a method. A panic of it is a fault of this program, and costs that answer alone.
func (s *Server) call(ctx context.Context, name string, params json.RawMessage) (result any, err error) {
	m := s.byName[name]
	if m == nil {
		return nil, s.unknown(name)
	}
	defer func() {
		if r := recover(); r != nil {
			result, err = nil, fault(codeInternal, broken, r)
		}
	}()
	return m.run(ctx, s, params)
}

func answer(id json.RawMessage, result any, err error) []byte {
	r := response{Version: "2.0", ID: id, Result: result}
	if err != nil {
		r.Result, r.Error = nil, explain(err)
	}
	if id == nil {
		r.ID = json.RawMessage("null")
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(r); err != nil {
		return answer(id, nil, fault(codeInternal, broken, err))
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n"))
}

// Serve answers line by line until the input ends. A line that is too long ends it, too.
func (s *Server) Serve(ctx context.Context, in io.Reader, out io.Writer) error {
	for line, err := range lines(in, MaxRequest) {
		if errors.Is(err, errLong) {
			_, err = out.Write(append(answer(nil, nil, fault(codeLimit, longRequest, MaxRequest>>20)), '\n'))
			if err != nil {
				return err
			}
			continue
		}
		if err != nil {
			return err
		}
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		if a := s.Answer(ctx, line); a != nil {
			if _, err := out.Write(append(a, '\n')); err != nil {
				return err
			}
		}
	}
	return nil
}
