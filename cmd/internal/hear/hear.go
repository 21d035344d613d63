// Package hear understands a line that somebody types at a game: a command, or a move as people
// say it.
package hear

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/spoken"
)

// What a line can be.
const (
	Nothing = iota
	Move
	Help
	Hint
	Undo
	Look
	Quit
	Word    // a command that is a word too, and can be laid
	Several // a word that can be laid in several ways
	Drawn   // a draw, where none is due
	Unclear
)

// commands are the words of the commands, without accents.
var commands = map[string]int{
	"?": Help, "aide": Help, "help": Help,
	"conseil": Hint, "indice": Hint, "hint": Hint,
	"annule": Undo, "annuler": Undo, "reprends": Undo, "reprendre": Undo, "undo": Undo,
	"table": Look, "tapis": Look, "plateau": Look, "mats": Look, "board": Look, "show": Look,
	"quitte": Quit, "quitter": Quit, "quit": Quit, "exit": Quit, "q": Quit,
}

// A Saying holds what was understood of a line.
type Saying struct {
	What int
	Move game.Move // of Move; whether it is legal was not asked
	Text string    // the word of Word, the moves of Several
	Err  error     // why it is Unclear
}

// Line understands what the player of a seat types.
func Line(p game.Position, person int, text string) Saying {
	if strings.TrimSpace(text) == "" {
		return Saying{What: Nothing}
	}
	tidied := spoken.Tidy(text)
	key := strings.ToLower(strings.Trim(tidied, " .!"))
	if what := commands[strings.TrimPrefix(key, "/")]; what != Nothing {
		capitals := strings.ToUpper(key)
		switch {
		case key == "?" || strings.HasPrefix(key, "/"):
			return Saying{What: what}
		case tidied == capitals: // a word that is laid
		case len(ways(p, person, capitals)) > 0:
			return Saying{What: Word, Text: capitals}
		default:
			return Saying{What: what}
		}
	}
	if bare := strings.TrimRight(text, " \t.!"); bare != "" {
		text = bare
	}
	if said := spoken.Hear(text); tidied == "+" || said.Act == spoken.Draw && said.Rest == "" && said.Word != text {
		if m := ofKind(p, person, "draw"); m != nil {
			return Saying{What: Move, Move: m}
		}
		if said.Act == spoken.Draw {
			return Saying{What: Drawn}
		}
	}
	m, _, err := p.ParseMove(person, text)
	if err == nil && Legal(p, person, m) == nil {
		return Saying{What: Move, Move: m}
	}
	// A small letter is a joker in some games, and people type small letters.
	if m, _, err := p.ParseMove(person, strings.ToUpper(text)); err == nil && Legal(p, person, m) == nil {
		return Saying{What: Move, Move: m}
	}
	if err == nil && p.Rules().Game().Kind(m) == "pass" { // people pass
		if letGo := ofKind(p, person, "let go"); letGo != nil {
			return Saying{What: Move, Move: letGo}
		}
	}
	switch found := ways(p, person, strings.ToUpper(tidied)); {
	case len(found) == 1:
		return Saying{What: Move, Move: found[0]}
	case len(found) > 1:
		return Saying{What: Several, Text: list(p, found)}
	case err != nil:
		return Saying{What: Unclear, Err: err}
	}
	return Saying{What: Move, Move: m}
}

// ofKind returns a decision of a kind that a seat has, or nil.
func ofKind(p game.Position, person int, kind string) game.Move {
	for m := range p.Moves(person) {
		if p.Rules().Game().Kind(m) == kind {
			return m
		}
	}
	return nil
}

// ways returns the moves of a seat that lay a word, wherever it is. Taking it from an
// opponent is said in other words.
func ways(p game.Position, person int, word string) (moves []game.Move) {
	if word == "" || strings.ContainsAny(word, " :") {
		return nil
	}
	for m := range p.Moves(person) {
		text := m.String()
		laid := strings.ToUpper(text[strings.LastIndexAny(text, " :>v")+1:])
		if laid == word && text[0] != '!' {
			moves = append(moves, m)
		}
	}
	return moves
}

// list returns the notation of the best few moves.
func list(p game.Position, moves []game.Move) string {
	const few = 8
	slices.SortStableFunc(moves, func(a, b game.Move) int { return p.Points(b) - p.Points(a) })
	var texts []string
	for _, m := range moves[:min(few, len(moves))] {
		texts = append(texts, strings.ReplaceAll(p.Notation(m), " ", "\u00a0"))
	}
	return strings.Join(texts, ", ")
}

// Legal returns why a seat may not decide on a move.
func Legal(p game.Position, person int, m game.Move) error {
	// Any letters will do: these are not drawn.
	_, err := p.Complete(rand.New(rand.NewPCG(0, 0)), person, m)
	return err
}
