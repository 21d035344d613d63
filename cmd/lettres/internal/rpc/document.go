package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"
)

const head = `# Any language: JSON-RPC

This page is written by ` + "`lettres rpc -doc`" + `, and a test holds the two together.

With ` + "`lettres rpc`" + ` a program in any language has all that this module knows of its games: rules, moves, records,
words, clauses, players, reviews, drawings. It speaks [JSON-RPC 2.0](https://www.jsonrpc.org/specification), a request or a batch a
line, and answers a line each, in their order:

    $ echo '{"jsonrpc":"2.0","id":1,"method":"moves","params":{"game":"jarnac","position":"turn A; phase handover; drawn no/no;"}}' | lettres rpc

**A position is its text.** The program remembers nothing, so whoever holds the text holds the game: it can be stored, sent, and
asked about at any other place ([notation](notation.md) says what it means). ` + "`view`" + ` returns what one player may see; a client
gets that and nothing else, and most methods take it in place of a position. Seats are numbers from 0.

**Moves** are written by the notation of their game, or as people write them: "je pose LUNE". A client of a server decides, and chance
does the rest: ` + "`complete`" + ` drops letters that a client names. ` + "`play`" + ` believes them, as a record does.

**Errors** have a code, and in ` + "`data`" + ` the reason in French (` + "`fr`" + `) and in English (` + "`en`" + `):

| code | |
| --- | --- |
| 1 | the rules refuse it; ` + "`data.clause`" + ` is the clause that decides |
| 2 | it could not be read: a move, a position, options, a record |
| 3 | the game does not have it |
| 4 | it is more than is done for one request |
| 5 | the time was up |
| −32700 to −32600 | as JSON-RPC has them |

With ` + "`lettres serve -rpc`" + ` the page answers the same by HTTP, posted to ` + "`/rpc`" + `, within ten seconds. A request that it does not let
through (from the page of another site, for another host, too many, too long, not posted) has the status that says so, and is answered by an error, too: −32600, with the id null.

A request has at most 4 MB (1 MB by HTTP), a batch 10,000 requests and 64 MB of answers. A call costs more than a move of the engine, so whoever plays
thousands of games sends batches.

What is here keeps its name and its meaning as [compatibility](compatibility.md) says of the protocol; results may get more fields.
`

// document returns docs/rpc.md.
func (s *Server) document(ctx context.Context) []byte {
	b := bytes.NewBufferString(head)
	for _, m := range s.methods {
		fmt.Fprintf(b, "\n## %s\n\n%s\n\n", m.name, m.doc)
		rows(b, "parameter", m.params, m.name == "position")
		rows(b, "result", m.result, m.name == "position")
		request := fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":%q,"params":%s}`, m.name, m.example)
		fmt.Fprintf(b, "```json\n%s\n%s\n```\n", request, shortened(s.Answer(ctx, []byte(request))))
	}
	return b.Bytes()
}

// common holds what `position` tells once for all methods.
var common = []reflect.Type{reflect.TypeFor[Place](), reflect.TypeFor[State](), reflect.TypeFor[Outcome]()}

// rows writes the fields of a type as a table.
func rows(b *bytes.Buffer, title string, t reflect.Type, whole bool) {
	list := ""
	if t.Kind() == reflect.Slice {
		t, list = t.Elem(), ", a list of"
	}
	fields := flat("", t, whole)
	if !whole && slices.Contains(common, t) {
		fields = []field{together(t)}
	}
	if len(fields) == 0 {
		return
	}
	fmt.Fprintf(b, "| %s%s | | |\n| --- | --- | --- |\n", title, list)
	for _, f := range fields {
		name := "`" + f.name + "`"
		if f.optional {
			name = "[" + name + "]"
		}
		fmt.Fprintf(b, "| %s | %s | %s |\n", name, kindOf(f.typ, whole), strings.ReplaceAll(f.doc, "|", "\\|"))
	}
	b.WriteByte('\n')
}

// flat returns the fields of a type, those of its fields behind a point, and those that `position` tells together.
func flat(before string, t reflect.Type, whole bool) (all []field) {
	for _, f := range declared(t) {
		inner, list := f.typ, ""
		for inner.Kind() == reflect.Pointer || inner.Kind() == reflect.Slice && inner != reflect.TypeFor[json.RawMessage]() {
			if inner.Kind() == reflect.Slice {
				list = "[]"
			}
			inner = inner.Elem()
		}
		elsewhere := !whole && slices.Contains(common, inner)
		switch {
		case f.name == "" && elsewhere:
			all = append(all, together(inner))
		case f.name == "":
			all = append(all, flat(before, inner, whole)...)
		default:
			f.name = before + f.name
			all = append(all, f)
			if inner.Kind() == reflect.Struct && inner != reflect.TypeFor[Text]() && !elsewhere {
				all = append(all, flat(f.name+list+".", inner, whole)...)
			}
		}
	}
	return all
}

// together returns a field that stands for those of a type.
func together(t reflect.Type) field {
	var names []string
	for _, f := range fieldsOf(t) {
		names = append(names, f.name)
	}
	return field{name: strings.Join(names, "`, `"), typ: t}
}

// kindOf returns what a field is, for people.
func kindOf(t reflect.Type, whole bool) string {
	switch {
	case t == reflect.TypeFor[json.RawMessage]():
		return "object"
	case t == reflect.TypeFor[Text]() || t == reflect.TypeFor[*Text]():
		return "`fr`, `en`"
	case !whole && slices.Contains(common, t):
		return "as of `position`"
	case t.Kind() == reflect.Pointer:
		return kindOf(t.Elem(), whole)
	case t.Kind() == reflect.Slice:
		return "list of " + kindOf(t.Elem(), whole)
	case t.Kind() == reflect.Map:
		return "by name: " + kindOf(t.Elem(), whole)
	}
	return jsonType(t)
}

// shortened returns an answer as the page has room for it.
func shortened(answer []byte) string {
	const room = 700
	if len(answer) <= room {
		return string(answer)
	}
	n := room
	for !utf8.RuneStart(answer[n]) {
		n--
	}
	return string(answer[:n]) + " …"
}
