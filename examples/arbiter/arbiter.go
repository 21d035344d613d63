package main

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A status is what became of a record; it is the exit status of the program.
type status int

const (
	legal      status = iota // all moves are
	illegal                  // one is not
	unreadable               // a part of it cannot be read
)

// A reporter is told what an arbiter finds, in the order in which it is found.
type reporter interface {
	record(path string) // of several, the next one begins
	begin(r *jarnac.Record, start jarnac.State)
	move(n int, m *jarnac.RecordMove, after jarnac.State)
	refuse(n int, m *jarnac.RecordMove, at jarnac.State, clause rulebook.Clause, detail string)
	end(last jarnac.State)         // after the last move, or the illegal one
	fault(line int, detail string) // what cannot be read; 0 is no line in particular
	flush() error
}

// An arbiter judges records by one lexicon.
type arbiter struct {
	words *lexicon.Lexicon
	lang  language.Tag
	out   reporter
	warn  func(text string)
	rules map[jarnac.Options]*jarnac.Rules
	text  bytes.Buffer // the record that is read
}

func newArbiter(words *lexicon.Lexicon, lang language.Tag, out reporter) *arbiter {
	return &arbiter{words: words, lang: lang, out: out, warn: func(string) {}, rules: map[jarnac.Options]*jarnac.Rules{}}
}

// maxText is more than any record holds: jarnac.ReadRecord finds too many lines
// in it, or too long ones.
const maxText = 8192*(4096+2) + 1

// judge reads a record and judges its moves, up to the first that is illegal or
// cannot be read.
func (a *arbiter) judge(r io.Reader) status {
	a.text.Reset()
	if _, err := a.text.ReadFrom(io.LimitReader(r, maxText)); err != nil {
		return a.fault(err)
	}
	if game, line := gameOf(a.text.Bytes()); game != "jarnac" {
		a.out.fault(line, phrases.Sprintf(a.lang, unknownGame, game))
		return unreadable
	}
	record, unread := jarnac.ReadRecord(&a.text)
	if unread != nil && len(record.Moves) == 0 {
		return a.fault(unread)
	}
	rules, err := a.compile(record.Options)
	if err != nil {
		return a.fault(err)
	}
	if id := a.words.ID(); record.Lexicon != "" && record.Lexicon != id {
		a.warn(phrases.Sprintf(a.lang, otherLexicon, record.Lexicon, id))
	}
	s := rules.Start(record.First)
	a.out.begin(&record, s)
	for i := range record.Moves {
		m := &record.Moves[i]
		after, err := s.Play(m.Player, m.Move)
		if err != nil {
			clause, detail := a.explain(&record, m, s, err)
			a.out.refuse(i+1, m, s, clause, detail)
			a.out.end(s)
			return illegal
		}
		s = after
		a.out.move(i+1, m, s)
	}
	if unread != nil {
		return a.fault(unread)
	}
	a.out.end(s)
	return legal
}

// gameOf is the game that the head of a record names, and on which line; jarnac,
// where it names none.
func gameOf(text []byte) (string, int) {
	n := 0
	for line := range bytes.Lines(text) {
		n++
		line, _, _ = bytes.Cut(line, []byte("#"))
		words := bytes.Fields(line)
		switch {
		case len(words) == 0:
		case len(words) > 1 && string(words[0]) == "@game":
			return string(bytes.ToValidUTF8(words[1][:min(len(words[1]), 40)], []byte("?"))), n
		case words[0][0] != '@':
			return "jarnac", 0
		}
	}
	return "jarnac", 0
}

// compile is the rules of a record, and the same for the same options.
func (a *arbiter) compile(o jarnac.Options) (*jarnac.Rules, error) {
	if rules := a.rules[o]; rules != nil {
		return rules, nil
	}
	rules, err := jarnac.Compile(o, a.words)
	if err != nil {
		return nil, err
	}
	if len(a.rules) == 256 { // as many as one could want, unless one is up to no good
		clear(a.rules)
	}
	a.rules[o] = rules
	return rules, nil
}

// explain is why a move is illegal, in the names of the record.
func (a *arbiter) explain(r *jarnac.Record, m *jarnac.RecordMove, s jarnac.State, err error) (rulebook.Clause, string) {
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		return "", rulebook.Detail(err, a.lang)
	}
	if on := s.Turn(); v.Clause == rulebook.OfficialTurnOrder && s.Phase() != jarnac.Over && m.Player != on {
		return v.Clause, phrases.Sprintf(a.lang, notOnTurn, r.Name(on))
	}
	return v.Clause, v.Detail(a.lang)
}

// fault reports what cannot be read.
func (a *arbiter) fault(err error) status {
	line := 0
	var at *jarnac.RecordError
	if errors.As(err, &at) {
		line, err = at.Line, at.Err
	}
	detail := rulebook.Detail(err, a.lang)
	a.out.fault(line, strings.ReplaceAll(detail, "\n", ", ")) // of options, all that is wrong
	return unreadable
}
