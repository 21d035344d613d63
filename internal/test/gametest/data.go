package gametest

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
)

// PlainData tests that values read back from JSON as themselves.
func PlainData(t *testing.T, values ...any) {
	t.Helper()
	for _, v := range values {
		if err := sameJSON(v); err != nil {
			t.Errorf("%T in JSON: %v", v, err)
		}
	}
}

// readsJSON holds that a position with a JSON form is an object of plain fields, that it reads back
// from it, from its Text alone and however it is set, and that a field that says something else is
// refused.
func readsJSON[S interface {
	comparable
	fmt.Stringer
}](s S, parse func(string) (S, error)) error {
	j, ok := any(s).(json.Marshaler)
	if !ok {
		return nil
	}
	text, err := j.MarshalJSON()
	if err != nil {
		return err
	}
	var fields map[string]any
	if err := json.Unmarshal(text, &fields); err != nil {
		return fmt.Errorf("its JSON is %s: %w", text, err)
	}
	if fields["Text"] != s.String() || len(fields) < 5 {
		return fmt.Errorf("its JSON is %s", text)
	}
	forms := make([][]byte, 2)
	forms[0], _ = json.MarshalIndent(fields, "", " ")
	forms[1], _ = json.Marshal(map[string]string{"Text": s.String()})
	for _, form := range append(forms, text) {
		if back, err := parse(string(form)); err != nil || back != s {
			return fmt.Errorf("its JSON %s reads back as\n%s\n%v", form, back, err)
		}
	}
	fields["Turn"] = "nobody"
	spoilt, _ := json.Marshal(fields)
	for _, bad := range []string{"{", "{}", string(spoilt), `{"Text":{}}`, `{"Text":"{}"}`} {
		if back, err := parse(bad); err == nil || back != *new(S) {
			return fmt.Errorf("%s is read as %s", bad, back)
		}
	}
	return nil
}

// StoredText tests that a value reads back from JSON as one with the same text.
func StoredText[T any](t *testing.T, v T) {
	t.Helper()
	written, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var back T
	if err := json.Unmarshal(written, &back); err != nil || fmt.Sprint(back) != fmt.Sprint(v) {
		t.Errorf("%v is stored as %v: %v", v, back, err)
	}
}

// A Named is a value with a name: an enumerated one.
type Named interface {
	fmt.Stringer
	encoding.TextMarshaler
}

// Names tests that values are written by their names, and read by them and nothing else, and
// that invalid ones are not written.
func Names(t *testing.T, names map[Named]string, invalid ...Named) {
	t.Helper()
	for v, name := range names {
		if text, err := v.MarshalText(); err != nil || string(text) != name || v.String() != name {
			t.Errorf("%T is %q and %q, %v", v, v, text, err)
		}
		back := reflect.New(reflect.TypeOf(v))
		read := back.Interface().(encoding.TextUnmarshaler).UnmarshalText
		if err := read([]byte(name)); err != nil || back.Elem().Interface() != v {
			t.Errorf("%q is %v, %v", name, back.Elem(), err)
		}
		for _, bad := range []string{"", "invalid", name + " "} {
			if err := read([]byte(bad)); err == nil || back.Elem().Interface() != v {
				t.Errorf("%T reads %q as %v", v, bad, back.Elem())
			}
		}
	}
	for _, v := range invalid {
		if text, err := v.MarshalText(); err == nil {
			t.Errorf("%T %v is written %q", v, v, text)
		}
	}
}
