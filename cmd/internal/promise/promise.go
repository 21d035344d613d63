//go:build js

// Package promise waits for what scripts promise to a WebAssembly module.
package promise

import (
	"errors"
	"syscall/js"
)

// Await returns what a promise brings.
func Await(promise js.Value) (js.Value, error) {
	type result struct {
		value js.Value
		err   error
	}
	arrived := make(chan result, 1)
	then := js.FuncOf(func(_ js.Value, args []js.Value) any {
		arrived <- result{value: args[0]}
		return nil
	})
	fail := js.FuncOf(func(_ js.Value, args []js.Value) any {
		arrived <- result{err: errors.New(args[0].Call("toString").String())}
		return nil
	})
	defer then.Release()
	defer fail.Release()
	promise.Call("then", then, fail)
	r := <-arrived
	return r.value, r.err
}

// Bytes returns the content of a Uint8Array.
func Bytes(v js.Value) []byte {
	content := make([]byte, v.Length())
	js.CopyBytesToGo(content, v)
	return content
}
