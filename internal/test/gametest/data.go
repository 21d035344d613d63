package gametest

import (
	"bytes"
	"encoding"
	"encoding/gob"
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
)

// PlainData tests that values read back from JSON and from gob as themselves.
func PlainData(t *testing.T, values ...any) {
	t.Helper()
	for _, v := range values {
		if err := sameJSON(v); err != nil {
			t.Errorf("%T in JSON: %v", v, err)
		}
		Stored(t, v)
	}
}

// Stored tests that a value reads back from gob as itself.
func Stored(t *testing.T, v any) {
	t.Helper()
	if err := sameGob(v); err != nil {
		t.Errorf("%T: %v", v, err)
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

// StoredText tests that a value reads back from gob as one with the same text, and that it stays as
// it was where what is stored is cut off.
func StoredText[T any](t *testing.T, v T) {
	t.Helper()
	var stored bytes.Buffer
	if err := gob.NewEncoder(&stored).Encode(v); err != nil {
		t.Fatal(err)
	}
	var back T
	if err := gob.NewDecoder(bytes.NewReader(stored.Bytes())).Decode(&back); err != nil || fmt.Sprint(back) != fmt.Sprint(v) {
		t.Errorf("%v is stored as %v: %v", v, back, err)
	}
	cut := stored.Bytes()
	for n := range cut {
		kept := back
		if err := gob.NewDecoder(bytes.NewReader(cut[:n])).Decode(&kept); err == nil || fmt.Sprint(kept) != fmt.Sprint(back) {
			t.Fatalf("%d bytes of %d are read as %v: %v", n, len(cut), kept, err)
		}
	}
}

// sameGob holds that a value reads back from gob.
func sameGob(v any) error {
	var stored bytes.Buffer
	back := reflect.New(reflect.TypeOf(v))
	err := gob.NewEncoder(&stored).Encode(v)
	if err == nil {
		err = gob.NewDecoder(&stored).Decode(back.Interface())
	}
	if err != nil || !reflect.DeepEqual(back.Elem().Interface(), v) {
		return fmt.Errorf("%+v is stored as %+v: %v", v, back.Elem(), err)
	}
	return nil
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
