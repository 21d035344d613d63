// Package browser holds the tests of lettres serve in a real Chromium, as a module of its own.
// It needs Chromium and its driver protocol, and nothing else of the page but what a person
// sees: buttons, fields and texts.
//
//	go test -artifacts -outputdir DIR ./...    keeps the screenshots
package browser
