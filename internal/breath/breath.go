//go:build !js

// Package breath lets a page go on while a program thinks. In a browser all of a program has one thread, which answers nobody during a
// search; elsewhere nothing has to be done.
package breath

// Take lets others go on, every now and then.
func Take() {}
