package rpc

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/games"
)

// typesHead and typesTail are what lettres.d.ts has that is not made of Go types.
const (
	typesHead = `// Made of the Go types by go test ./cmd/lettres/internal/rpc -update: docs/rpc.md tells more.

/** What went wrong: docs/rpc.md has the codes. */
export class Fault extends Error {
  code: number;
  data: ErrorData;
}

export interface Opening {
  /** The game, where others are not needed: a smaller module is loaded. */
  only?: "jarnac";
  /** The folder of the module and of the words; beside the script if it is left out. */
  files?: string | URL;
}

export interface More {
  /** Gives the call up, and with it all that is asked at the time. */
  signal?: AbortSignal;
}

/** Starts the worker in which everything is decided. */
export function open(opening?: Opening): Promise<Lettres>;
`
	typesTail = `  /** Calls a method by its name. */
  call(method: string, params?: object, more?: More): Promise<unknown>;
  /** Calls many methods at once. Each result is a value or a Fault. */
  batch(calls: { method: string; params?: object }[], more?: More): Promise<unknown[]>;
  /** Ends the worker. Another call starts it again. */
  close(): void;
}
`
)

// A typist writes Go types as interfaces of TypeScript, each once.
type typist struct {
	out  strings.Builder
	done map[reflect.Type]bool
	next []reflect.Type
}

// of returns what a type is called.
func (w *typist) of(t reflect.Type) string {
	switch {
	case t == reflect.TypeFor[json.RawMessage]():
		return "unknown"
	case t.Kind() == reflect.Pointer:
		return w.of(t.Elem())
	case t.Kind() == reflect.Slice:
		return w.of(t.Elem()) + "[]"
	case t.Kind() == reflect.Map:
		return "Record<string, " + w.of(t.Elem()) + ">"
	case t.Kind() == reflect.Struct:
		if !w.done[t] {
			w.done[t] = true
			w.next = append(w.next, t)
		}
		return t.Name()
	}
	switch name := jsonType(t); name {
	case "integer":
		return "number"
	case "":
		return "unknown"
	default:
		return name
	}
}

// interfaces writes all types that were named, and those that they name.
func (w *typist) interfaces() {
	for len(w.next) > 0 {
		t := w.next[0]
		w.next = w.next[1:]
		var more []string
		var fields strings.Builder
		for _, f := range declared(t) {
			if f.name == "" {
				more = append(more, w.of(f.typ))
				continue
			}
			if f.doc != "" {
				fmt.Fprintf(&fields, "  /** %s */\n", f.doc)
			}
			optional := ""
			if f.optional {
				optional = "?"
			}
			fmt.Fprintf(&fields, "  %s%s: %s;\n", f.name, optional, w.of(f.typ))
		}
		extends := ""
		if len(more) > 0 {
			extends = " extends " + strings.Join(more, ", ")
		}
		fmt.Fprintf(&w.out, "\nexport interface %s%s {\n%s}\n", t.Name(), extends, fields.String())
	}
}

// TestTypes holds javascript/lettres.d.ts, the list of methods in lettres.js and the methods together.
func TestTypes(t *testing.T) {
	const file, script = "../../../../javascript/lettres.d.ts", "../../../../javascript/lettres.js"
	w := &typist{done: map[reflect.Type]bool{}}
	w.out.WriteString(typesHead)
	w.out.WriteString("\nexport interface Lettres {\n")
	var names []string
	for _, m := range New(games.All(), nil).methods {
		params := "params?: {}"
		if m.params != reflect.TypeFor[none]() {
			params = "params: " + w.of(m.params)
		}
		fmt.Fprintf(&w.out, "  /** %s */\n  %s(%s, more?: More): Promise<%s>;\n", m.doc, m.name, params, w.of(m.result))
		names = append(names, fmt.Sprintf("%q", m.name))
	}
	w.out.WriteString(typesTail)
	w.of(reflect.TypeFor[ErrorData]())
	w.interfaces()
	got := w.out.String()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), got); d != "" {
		t.Errorf("go test ./cmd/lettres/internal/rpc -update writes it (-file +types):\n%s", d)
	}
	text, err := os.ReadFile(script)
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(text), "const methods = [")
	list, _, _ = strings.Cut(list, "]")
	if got, want := strings.Join(strings.Fields(list), " "), strings.Join(names, ", ")+","; got != want {
		t.Errorf("lettres.js has the methods\n%s, want\n%s", got, want)
	}
}
