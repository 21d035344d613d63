package rpc

import (
	"errors"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// The codes of errors. Those below zero are of JSON-RPC itself.
const (
	codeParse    = -32700 // no JSON
	codeInvalid  = -32600 // no request
	codeMethod   = -32601 // no such method
	codeParams   = -32602 // parameters that do not fit
	codeInternal = -32603 // a fault of this program

	codeRefused  = 1 // the rules refuse it: Data has the clause
	codeUnread   = 2 // it could not be read: a move, a position, options, a record
	codeNotHere  = 3 // the game does not have it
	codeLimit    = 4 // it is more than is done for one request
	codeUnfinish = 5 // the time was up before there was an answer
)

// An Error is that of a request: its message in English, and more in Data.
type Error struct {
	Code    int       `json:"code"`
	Message string    `json:"message"`
	Data    ErrorData `json:"data"`
}

func (e *Error) Error() string { return e.Message }

// Explain returns the reason in a language.
func (e *Error) Explain(tag language.Tag) string {
	if tag == language.French {
		return e.Data.French
	}
	return e.Data.English
}

// ErrorData tells an error to people, and by which clause a move is refused.
type ErrorData struct {
	French  string          `json:"fr" doc:"the reason in French"`
	English string          `json:"en" doc:"the reason in English"`
	Clause  rulebook.Clause `json:"clause,omitempty" doc:"the clause by which the rules refuse it"`
}

// fault returns an error with a phrase as its reason.
func fault(code int, phrase string, args ...any) *Error {
	return &Error{code, phrases.Sprintf(language.English, phrase, args...), ErrorData{
		French:  phrases.Sprintf(language.French, phrase, args...),
		English: phrases.Sprintf(language.English, phrase, args...),
	}}
}

// Refusal returns the answer to a request that a server does not let through, whatever it asks.
func Refusal(french, english string) []byte {
	return answer(nil, nil, &Error{codeInvalid, english, ErrorData{French: french, English: english}})
}

// unread returns an error of what could not be read.
func unread(err error) error {
	e := explain(err)
	if e.Code == codeInternal {
		e.Code = codeUnread
	}
	return e
}

// explain returns the error of a request.
func explain(err error) *Error {
	var e *Error
	if errors.As(err, &e) {
		return e
	}
	e = &Error{Code: codeInternal, Message: rulebook.Explain(err, language.English)}
	e.Data = ErrorData{French: rulebook.Explain(err, language.French), English: e.Message}
	var v *rulebook.Violation
	var s *rulebook.SyntaxError
	switch {
	case errors.As(err, &v):
		e.Code, e.Data.Clause = codeRefused, v.Clause
	case errors.As(err, &s), errors.Is(err, rulebook.ErrNoDecision):
		e.Code = codeUnread
	}
	return e
}
