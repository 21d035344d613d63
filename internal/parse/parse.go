// Package parse sets values by their texts, as functions that parse read them.
package parse

// Into sets v to what parse reads from a text. On an error v stays as it was.
func Into[T any](v *T, text []byte, parse func(string) (T, error)) error {
	read, err := parse(string(text))
	if err == nil {
		*v = read
	}
	return err
}

// IntoOrZero works like [Into], and reads the empty text as the zero value.
func IntoOrZero[T any](v *T, text []byte, parse func(string) (T, error)) error {
	if len(text) == 0 {
		*v = *new(T)
		return nil
	}
	return Into(v, text, parse)
}

// Must returns v, and panics on an error: for what is known to be right.
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
