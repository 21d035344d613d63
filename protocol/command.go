package protocol

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// A Command is a line of a referee. Only the fields that its Word needs are set.
type Command struct {
	Word Word

	Name, Value string // SetOption

	Game, Options, Player string // NewGame

	Position string   // the text of a State or a View
	Moves    []string // the decisions to choose from

	Clock Clock // Go
}

// A Clock says how much time an engine has. The zero Clock sets no bound.
type Clock struct {
	Move time.Duration   // for this move; 0 is no bound
	Left []time.Duration // of each player, the first player first, for the rest of the game; nil is no bound
}

// String returns the line, without its end. A move with a blank is written with a colon in its
// place.
func (c Command) String() string {
	words := []string{string(c.Word)}
	switch c.Word {
	case Hello:
		return Version
	case SetOption:
		words = append(words, c.Name, c.Value)
	case NewGame:
		words = append(append(words, c.Game), strings.Fields(c.Options)...)
		words = append(words, "player", c.Player)
	case Position:
		words = append(words, c.Position)
	case Moves:
		for _, m := range c.Moves {
			words = append(words, token(m))
		}
	case Go:
		ms := func(d time.Duration) string { return strconv.FormatInt(max(0, d.Milliseconds()), 10) }
		if c.Clock.Move > 0 {
			words = append(words, "movetime", ms(c.Clock.Move))
		}
		if len(c.Clock.Left) > 0 {
			words = append(words, "time")
			for _, d := range c.Clock.Left {
				words = append(words, ms(d))
			}
		}
	}
	return strings.Join(words, " ")
}

// maxPlayers bounds the clocks of a go: no game has more players.
const maxPlayers = 6

// maxTime bounds a time.
const maxTime = 365 * 24 * time.Hour

// ParseCommand reads a line of a referee. Blanks around words make no difference. The error
// says what is wrong with the line; a line whose first word is not one of the protocol is
// [ErrUnknown].
func ParseCommand(line string) (Command, error) {
	var c Command
	word, rest, err := firstWord(line, MaxCommand, ofReferees)
	if c.Word = word; err == nil {
		err = c.read(rest)
	}
	if err != nil {
		return Command{}, err
	}
	return c, nil
}

// firstWord returns the first word of a line of at most so many bytes, which must be one of these, and what follows it.
func firstWord(line string, most int, known []Word) (word Word, rest string, err error) {
	if len(line) > most {
		return "", "", phrases.InputError(lineTooLong, most)
	}
	first, rest := cut(line)
	switch word = Word(first); {
	case !slices.Contains(known, word):
		err = unknownError{phrases.InputError(unknownWord, quoted(first))}
	case !printable(line):
		err = phrases.InputError(notText)
	}
	return word, rest, err
}

func (c *Command) read(rest string) error {
	switch c.Word {
	case Hello:
		if rest != strings.TrimPrefix(Version, "lettres ") {
			return phrases.InputError(otherVersion, quoted(rest), Version)
		}
	case SetOption:
		c.Name, c.Value = cut(rest)
		if c.Name == "" {
			return phrases.InputError(optionNoName)
		}
	case NewGame:
		words := strings.Fields(rest)
		n := len(words)
		if n < 3 || words[n-2] != "player" {
			return phrases.InputError(badNewGame)
		}
		c.Game, c.Options, c.Player = words[0], strings.Join(words[1:n-2], " "), words[n-1]
	case Position:
		if c.Position = rest; rest == "" {
			return phrases.InputError(noPosition)
		}
	case Moves:
		c.Moves = strings.Fields(rest)
	case Go:
		return c.Clock.read(strings.Fields(rest))
	default:
		if rest != "" {
			return phrases.InputError(noMore, string(c.Word))
		}
	}
	return nil
}

func (c *Clock) read(words []string) error {
	for len(words) > 0 {
		key := words[0]
		words = words[1:]
		n := 0
		for n < len(words) && words[n] != "movetime" && words[n] != "time" {
			n++
		}
		switch {
		case key == "movetime" && n == 1 && c.Move == 0:
			d, err := milliseconds(words[0])
			if err != nil {
				return err
			}
			c.Move = max(d, time.Millisecond)
		case key == "time" && n > 0 && n <= maxPlayers && c.Left == nil:
			for _, w := range words[:n] {
				d, err := milliseconds(w)
				if err != nil {
					return err
				}
				c.Left = append(c.Left, d)
			}
		default:
			return phrases.InputError(badGo)
		}
		words = words[n:]
	}
	return nil
}

func milliseconds(word string) (time.Duration, error) {
	n, err := strconv.ParseUint(word, 10, 48)
	if err != nil || time.Duration(n) > maxTime/time.Millisecond {
		return 0, phrases.InputError(badTime, quoted(word))
	}
	return time.Duration(n) * time.Millisecond, nil
}
