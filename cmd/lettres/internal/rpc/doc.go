// Package rpc is the command rpc: all that the module knows of its games, for programs in any
// language. It reads JSON-RPC 2.0, a request or a batch a line, and writes an answer a line:
//
//	go run ./cmd/lettres rpc
//
//	{"jsonrpc":"2.0","id":1,"method":"start","params":{"game":"jarnac"}}
//
// docs/rpc.md has every method with an example, and the method schema tells the same to programs.
//
// A position is its text. So the program remembers no client and no game: whoever holds the text
// holds the position, and any server can answer the next request.
package rpc
