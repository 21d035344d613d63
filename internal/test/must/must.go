// Package must ends a test at an error of something that the test is not about.
package must

import (
	"testing"
	"time"
)

// Get returns the value of a call that must not fail, as in must.Get(os.ReadFile(name))(t).
func Get[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		Do(t, err)
		return v
	}
}

// Soon ends the test unless done reports true within a minute.
func Soon(t testing.TB, fault string, done func() bool) {
	t.Helper()
	for until := time.Now().Add(time.Minute); !done(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(until) {
			t.Fatal(fault)
		}
	}
}

// Do ends the test if there is an error.
func Do(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
