//go:build js && fetched

// Site is the page of lettres serve without a server: a WebAssembly module that answers in a service
// worker. The script javascript/site/sw.js gives it requests, the words, and IndexedDB for the games.
package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/url"
	"syscall/js"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/promise"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/fetched"
)

// The worker calls what lettresReady gets: answer(method, url, headers, body, to), where to has the
// functions head(status, headers), chunk(bytes) and end(), and gets a function that ends the request.
// lettresStart is an object of the files that are kept; lettresKeep(name, bytes or null) and
// lettresOpen(name) return promises, as does lettresThink(question), of a move, where a script can have it thought of elsewhere.
// lettresBase is the folder of the page on its host, without a slash at its end. lettresStop ends the program, which is started
// again when it is asked.
func main() {
	fetched.Open = func(name string) []byte {
		content, err := promise.Await(js.Global().Call("lettresOpen", name))
		if err != nil {
			panic(name + ": " + err.Error())
		}
		return promise.Bytes(content)
	}
	kept := map[string][]byte{}
	start := js.Global().Get("lettresStart")
	names := js.Global().Get("Object").Call("keys", start)
	for i := range names.Length() {
		name := names.Index(i).String()
		kept[name] = promise.Bytes(start.Get(name))
	}
	d := disk.NewMemory(kept)
	d.Keep = func(name string, content []byte) error {
		value := js.Null()
		if content != nil {
			value = bytesOf(content)
		}
		_, err := promise.Await(js.Global().Call("lettresKeep", name, value))
		return err
	}
	site, err := serve.Site(games.All(), d, js.Global().Get("lettresBase").String(), elsewhere())
	if err != nil {
		panic(err)
	}
	js.Global().Call("lettresReady", js.FuncOf(func(_ js.Value, args []js.Value) any {
		ctx, cancel := context.WithCancel(context.Background())
		r, err := request(ctx, args[0].String(), args[1].String(), args[2], args[3])
		w := &writer{to: args[4], header: http.Header{}}
		go func() {
			defer w.end()
			if err != nil {
				http.Error(w, err.Error(), http.StatusBadRequest)
				return
			}
			site.ServeHTTP(w, r)
		}()
		return js.FuncOf(func(js.Value, []js.Value) any {
			cancel()
			return nil
		})
	}))
	stop := make(chan struct{})
	js.Global().Set("lettresStop", js.FuncOf(func(js.Value, []js.Value) any {
		close(stop)
		return nil
	}))
	<-stop
}

// elsewhere returns what asks the script for moves, nil if there is none to ask.
func elsewhere() func(context.Context, []byte) (string, error) {
	think := js.Global().Get("lettresThink")
	if !think.Truthy() {
		return nil
	}
	return func(ctx context.Context, question []byte) (string, error) {
		type answer struct {
			move js.Value
			err  error
		}
		arrived := make(chan answer, 1)
		go func() {
			move, err := promise.Await(think.Invoke(string(question)))
			arrived <- answer{move, err}
		}()
		select {
		case a := <-arrived:
			return a.move.String(), a.err
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}
}

// request returns a request of the browser.
func request(ctx context.Context, method, address string, headers, body js.Value) (*http.Request, error) {
	content := promise.Bytes(body)
	r, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	for i := range headers.Length() {
		r.Header.Add(headers.Index(i).Index(0).String(), headers.Index(i).Index(1).String())
	}
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	r.Host, r.RequestURI, r.RemoteAddr, r.Body = u.Host, u.RequestURI(), "127.0.0.1:1", io.NopCloser(bytes.NewReader(content))
	return r, nil
}

// A writer hands an answer on as it comes.
type writer struct {
	to      js.Value
	header  http.Header
	written bool
}

func (w *writer) Header() http.Header { return w.header }

func (w *writer) WriteHeader(status int) {
	if w.written {
		return
	}
	w.written = true
	all := js.Global().Get("Array").New()
	for name, values := range w.header {
		for _, v := range values {
			all.Call("push", js.ValueOf([]any{name, v}))
		}
	}
	w.to.Call("head", status, all)
}

func (w *writer) Write(p []byte) (int, error) {
	w.WriteHeader(http.StatusOK)
	if !w.to.Call("chunk", bytesOf(p)).Bool() {
		return 0, io.ErrClosedPipe // the page has gone
	}
	return len(p), nil
}

// Flush does nothing: all is handed on at once.
func (w *writer) Flush() {}

func (w *writer) end() {
	w.WriteHeader(http.StatusOK)
	w.to.Call("end")
}

func bytesOf(content []byte) js.Value {
	v := js.Global().Get("Uint8Array").New(len(content))
	js.CopyBytesToJS(v, content)
	return v
}
