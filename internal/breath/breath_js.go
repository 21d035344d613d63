// Package breath lets a page go on while a program thinks. In a browser all of a program has one thread, which answers nobody during a
// search; elsewhere nothing has to be done.
package breath

import "time"

// last holds the time at which others went on last. A browser gives a program one thread, so nothing guards it.
var last time.Time

// Take lets others go on, every now and then: the browser hands over what has come when all goroutines sleep.
func Take() {
	if time.Since(last) > 50*time.Millisecond {
		time.Sleep(time.Millisecond)
		last = time.Now()
	}
}
