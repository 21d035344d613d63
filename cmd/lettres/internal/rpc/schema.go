package rpc

import (
	"encoding/json"
	"reflect"
	"strings"
)

// schemaOf returns a type as JSON Schema. Parameters have no fields but those named; a result may
// have more one day.
func schemaOf(t reflect.Type, params bool) json.RawMessage {
	text, err := json.Marshal(describe(t, params))
	if err != nil {
		panic(err) // maps and texts are always JSON
	}
	return text
}

func describe(t reflect.Type, params bool) map[string]any {
	switch {
	case t == reflect.TypeFor[json.RawMessage]():
		return map[string]any{}
	case t == reflect.TypeFor[Seed]():
		return map[string]any{"type": "integer", "minimum": 0, "maximum": uint64(1<<53 - 1)}
	case t.Kind() == reflect.Pointer:
		return describe(t.Elem(), params)
	case t.Kind() == reflect.Slice:
		return map[string]any{"type": "array", "items": describe(t.Elem(), params)}
	case t.Kind() == reflect.Map:
		return map[string]any{"type": "object", "additionalProperties": describe(t.Elem(), params)}
	case t.Kind() != reflect.Struct:
		if name := jsonType(t); name != "" {
			return map[string]any{"type": name}
		}
		return map[string]any{}
	}
	properties, required := map[string]any{}, []string{}
	for _, f := range fieldsOf(t) {
		p := describe(f.typ, params)
		if f.doc != "" {
			p["description"] = f.doc
		}
		properties[f.name] = p
		if !f.optional {
			required = append(required, f.name)
		}
	}
	s := map[string]any{"type": "object", "properties": properties}
	if len(required) > 0 {
		s["required"] = required
	}
	if params {
		s["additionalProperties"] = false
	}
	return s
}

// A field is one of a JSON object. Without a name it stands for those of an embedded struct.
type field struct {
	name, doc string
	typ       reflect.Type
	optional  bool
}

// declared returns the fields of a struct in JSON.
func declared(t reflect.Type) (all []field) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
		all = append(all, field{name, f.Tag.Get("doc"), f.Type, rest == "omitempty"})
	}
	return all
}

// fieldsOf returns the fields of a struct in JSON, those of embedded structs in their place.
func fieldsOf(t reflect.Type) (all []field) {
	for _, f := range declared(t) {
		if f.name == "" {
			all = append(all, fieldsOf(f.typ)...)
		} else {
			all = append(all, f)
		}
	}
	return all
}

// jsonType returns what JSON Schema calls values of a type.
func jsonType(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Bool:
		return "boolean"
	case reflect.Int, reflect.Uint64:
		return "integer"
	case reflect.Float64:
		return "number"
	case reflect.String:
		return "string"
	case reflect.Slice:
		return "array"
	case reflect.Struct:
		return "object"
	case reflect.Pointer:
		return jsonType(t.Elem())
	}
	return ""
}
