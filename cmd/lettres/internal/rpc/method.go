package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"reflect"
	"strings"

	"github.com/jeudelettres/lettres/internal/nearest"
)

// A method is one that a client can call.
type method struct {
	name, doc string
	params    reflect.Type
	result    reflect.Type
	example   string // parameters that are an example
	run       func(ctx context.Context, s *Server, params json.RawMessage) (any, error)
}

// none holds the parameters of a method that takes none.
type none struct{}

// define returns a method. Its parameters are an object with the fields of P, and no others.
func define[P, R any](name, doc, example string, run func(context.Context, *Server, P) (R, error)) method {
	return method{name, doc, reflect.TypeFor[P](), reflect.TypeFor[R](), example,
		func(ctx context.Context, s *Server, text json.RawMessage) (any, error) {
			var p P
			if len(text) > 0 && string(text) != "null" {
				d := json.NewDecoder(bytes.NewReader(text))
				d.DisallowUnknownFields()
				if err := d.Decode(&p); err != nil {
					return nil, paramsFault(err)
				}
				if _, err := d.Token(); err != io.EOF {
					return nil, fault(codeParams, notObject)
				}
			}
			r, err := run(ctx, s, p)
			if err != nil {
				return nil, err
			}
			return r, nil
		}}
}

// paramsFault tells what is wrong with parameters, by names that a client has sent.
func paramsFault(err error) *Error {
	var t *json.UnmarshalTypeError
	switch {
	case errors.As(err, &t) && t.Field != "":
		return fault(codeParams, wrongType, t.Field, jsonType(t.Type), t.Value)
	case errors.As(err, &t):
		return fault(codeParams, notObject)
	}
	if _, field, ok := strings.Cut(err.Error(), "unknown field "); ok {
		return fault(codeParams, unknownField, clip(strings.Trim(field, `"`)))
	}
	return fault(codeParams, badParams, err)
}

// unknown is the error of a method that does not exist.
func (s *Server) unknown(name string) *Error {
	names := make([]string, len(s.methods))
	for i, m := range s.methods {
		names[i] = m.name
	}
	if other, ok := nearest.Of(names, name); ok && len(name) < 100 {
		return fault(codeMethod, noMethodBut, name, other)
	}
	return fault(codeMethod, noMethod, clip(name))
}

// clip returns a text that a client has sent, short enough to send it back.
func clip(text string) string {
	if len(text) > 100 {
		return strings.ToValidUTF8(text[:100], "") + "…"
	}
	return text
}
