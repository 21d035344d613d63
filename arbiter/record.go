package arbiter

import (
	"errors"
	"io"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/records"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Game is a game that was written down, and is judged.
type Game struct {
	N      int // which game of its file it is, from 1
	Rules  *game.Rules
	Format string // such as "gcg"; "" of a record
	// Players holds the names of the players in the text, and Names those that people give them.
	Players, Names []string
	Toss           game.Toss // who begins, and how that was found
	Warnings       []rulebook.Note
	// At is the position up to which the game was replayed: at first its start.
	At game.Position
	// Unread says what cannot be read after the moves; nil in most games.
	Unread error

	above      int // lines of the file above it
	transcript extra.Transcript
}

// Records yields the games of a text, one after the other, until the text ends or cannot be read
// any more: in a file of records a line @game after a move begins the next one. The path is that
// of the file, or "". A game of which nothing can be replayed comes with an error.
func (a *Arbiter) Records(r io.Reader, path string) iter.Seq2[*Game, error] {
	return func(yield func(*Game, error) bool) {
		for part, err := range records.Split(r) {
			g := &Game{N: part.N, above: part.Above}
			if err == nil {
				err = a.read(g, part.Text, path)
			}
			if !yield(g, g.inFile(err)) {
				return
			}
		}
	}
}

// read reads a game, and puts it at its start.
func (a *Arbiter) read(g *Game, text []byte, path string) (err error) {
	t, unread := extra.Read(a.games, text, path, a.rulesOf)
	if t.Game == nil {
		return unread
	}
	g.Format, g.Warnings, g.Unread = t.Format, t.Warnings, g.inFile(unread)
	if g.Rules, err = a.rules(t.Game, t.Options, t.Compile); err != nil {
		return err
	}
	if judged := a.words.ID(); t.Lexicon != "" && t.Lexicon != judged {
		a.warn(phrases.InputError(otherLexicon, t.Lexicon, judged))
	}
	for _, option := range t.Assumed {
		switch {
		case strings.HasPrefix(option, "draws"):
			a.warn(phrases.InputError(noDraws, option))
		case option != "":
			a.warn(phrases.InputError(contested, option))
		case len(t.Warnings) > 0: // as people type, who do not know that draws are written down
			a.warn(phrases.InputError(writeDraws, t.Record.Name(t.First)))
		}
	}
	if t.Square != "" {
		a.warn(squareRead(t.Square, t.French, t.Turns))
	}
	g.At, err = t.Start(g.Rules)
	g.Players, g.Names, g.Toss = t.Players, t.Names, t.Record.Toss
	g.Toss.First = t.First
	g.transcript = t
	return err
}

// inFile returns an error whose line is that of the file.
func (g *Game) inFile(err error) error {
	var at *rulebook.RecordError
	if g.above > 0 && errors.As(err, &at) && at.Line > 0 {
		return &rulebook.RecordError{Line: g.above + at.Line, Err: at.Err}
	}
	return err
}

// Settled returns the position up to which the game was replayed, with the letters drawn that the
// format does not tell.
func (g *Game) Settled() game.Position { return g.transcript.Settled(g.At) }

// A Ruling says whether a move of a [Game] is legal.
type Ruling struct {
	game.Step
	N     int // which move it is, from 1
	Legal bool
	By    int    // the seat that the move is written for, which need not be the one that made it
	Text  string // as it was written
	// Score and Total are the points that are written beside the move, if it HasScore.
	Score, Total int
	HasScore     bool
	// Clauses are those that a legal move rests on, where they say more than those of every move
	// of its kind.
	Clauses []rulebook.Clause
	// Clause is the one that refuses an illegal move, and Remedy says what is done where it was
	// made all the same; both may be "".
	Clause, Remedy rulebook.Clause
	// Unseen says that letters come with a legal move which nobody has named, as people tell of what others
	// do: "Bruno change A, E et I" at the end of a record. After is then the position before it.
	Unseen bool
	// FileLine is the line of an illegal move in its file, 0 where that is not known.
	FileLine int

	err    error
	onTurn string // the player that is on turn instead; "" where that is not why
}

// Explain says in French or in English why a move is illegal. It is "" of a legal one.
func (r *Ruling) Explain(tag language.Tag) string {
	switch {
	case r.err == nil:
		return ""
	case r.onTurn != "":
		return phrases.Sprintf(tag, notOnTurn, r.onTurn)
	}
	return rulebook.Explain(r.err, tag)
}

// Rulings replays the game and yields a ruling for each move, the last of them for the first
// illegal one. At is then the position before that.
func (g *Game) Rulings() iter.Seq[Ruling] {
	return func(yield func(Ruling) bool) {
		n := 0
		for m, err := range g.transcript.Replay(g.Rules) {
			n++
			ruling := Ruling{Step: m.Step, N: n, Legal: err == nil, By: m.By, Text: m.Text, Score: m.Score, Total: m.Total, HasScore: m.Points}
			g.At = m.After
			if err == nil {
				ruling.Clauses = m.Rests(g.Toss.First)
			} else if g.refuse(&ruling, err); g.unseen(&ruling) {
				ruling = Ruling{Step: m.Step, N: n, Legal: true, Unseen: true, By: m.By, Text: m.Text}
			}
			if !yield(ruling) || err != nil {
				return
			}
		}
		if r, ok := g.unreadable(n + 1); ok {
			yield(r)
		}
	}
}

// unseen reports whether a move is refused at the end of the record for nothing but the letters that come
// with it, in an exchange of which people told in their own words.
func (g *Game) unseen(r *Ruling) bool {
	told := slices.ContainsFunc(g.Warnings, func(w rulebook.Note) bool { return w.Line+g.above == r.FileLine })
	if !told || r.N < g.transcript.Moves || g.Unread != nil || r.Move.Completed() || r.Move.Drawn() != "" || r.Text[0] == '+' {
		return false
	}
	_, err := r.Before.Complete(rand.New(rand.NewPCG(0, 0)), r.Seat, r.Move) // whatever comes
	return err == nil
}

// unreadable returns the ruling on what cannot be read after the moves, where a clause says why.
func (g *Game) unreadable(n int) (r Ruling, ok bool) {
	var at *rulebook.RecordError
	var said *rulebook.SyntaxError
	var v *rulebook.Violation
	if !errors.As(g.Unread, &at) || !errors.As(g.Unread, &said) || !errors.As(g.Unread, &v) {
		return r, false
	}
	r = Ruling{N: n, By: g.transcript.UnreadBy, Text: said.Text, FileLine: at.Line, err: v, Clause: v.Clause, Remedy: v.Remedy}
	r.Before, r.After, r.Seat = g.At, g.At, r.By
	return r, true
}

// refuse notes why a move is illegal.
func (g *Game) refuse(r *Ruling, err error) {
	if at, ok := errors.AsType[*rulebook.RecordError](err); ok {
		r.FileLine = g.above + at.Line
	}
	r.err = err
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		return
	}
	r.err, r.Clause, r.Remedy = v, v.Clause, v.Remedy
	if p := g.Settled(); v.Clause == g.Rules.Game().InTurn() && !p.Over() && r.By != p.Turn() {
		r.onTurn = g.Players[p.Turn()]
	}
}

// squareRead returns how a square is read that others may read the other way round.
func squareRead(square string, french bool, turns string) error {
	notation := board.Standard
	if french {
		notation = board.French
	}
	at, d, err := notation.ParseName(square)
	if err != nil {
		return err
	}
	format := readDown
	if d == board.Across {
		format = readAcross
	}
	read := phrases.InputError(format, square, notation.Row(int(at.Row)), notation.Column(int(at.Column)))
	if turns == "" {
		return read
	}
	return phrases.InputError(turnedBy, read, turns)
}
