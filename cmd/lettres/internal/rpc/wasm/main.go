//go:build js && fetched

// Wasm is the façade of package rpc for pages and for Node: a WebAssembly module that answers
// what lettres rpc answers. The program in javascript/build compiles it, twice: with all games, and
// with the tag jarnac for Jarnac alone. It is built with the tag fetched, so that the words and
// what players have learned are files beside it.
package main

import (
	"context"
	"fmt"
	"hash/crc32"
	"strings"
	"syscall/js"

	"github.com/jeudelettres/lettres/cmd/internal/promise"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/rpc"
	"github.com/jeudelettres/lettres/internal/fetched"
)

// sums holds the checksum of each file, "french.lex=1a2b3c4d french.grid=…". The build sets it.
var sums string

// The worker of the package in javascript gives two functions: lettresOpen returns a promise of a
// file as a Uint8Array, and lettresReady gets the function that answers a request by a promise.
func main() {
	fetched.Open = open
	s := rpc.New(list(), nil)
	js.Global().Call("lettresReady", js.FuncOf(func(_ js.Value, args []js.Value) any {
		request, done := []byte(args[0].String()), args[1]
		go func() { done.Invoke(string(s.Answer(context.Background(), request))) }()
		return nil
	}))
	select {}
}

// open returns a file, as soon as it is there.
func open(name string) []byte {
	array, err := promise.Await(js.Global().Call("lettresOpen", name))
	if err != nil {
		panic(name + ": " + err.Error())
	}
	content := promise.Bytes(array)
	if !strings.Contains(sums, fmt.Sprintf("%s=%08x", name, crc32.ChecksumIEEE(content))) {
		panic(name + " is not the file of this version")
	}
	return content
}
