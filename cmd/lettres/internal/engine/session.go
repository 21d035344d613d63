package engine

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/protocol"
	"github.com/jeudelettres/lettres/rulebook"
)

// A session is a talk with one referee.
type session struct {
	tag     language.Tag
	games   []*game.Game // that can be played
	options map[string]int
	game    *side // nil until one begins
	line    int

	mu     sync.Mutex // of what follows
	out    *bufio.Writer
	failed error

	stop     context.CancelFunc
	thinking sync.WaitGroup
}

var options = []protocol.Option{
	{Name: "level", Type: "spin", Min: 1, Max: 8, Default: "8"},
	{Name: "nodes", Type: "spin", Min: 0, Max: 1 << 30, Default: "0"},
	{Name: "threads", Type: "spin", Min: 1, Max: 256, Default: "1"},
	{Name: "memory", Type: "spin", Min: 1, Max: 1 << 10, Default: "16"},
	{Name: "seed", Type: "spin", Min: 0, Max: 1<<31 - 1, Default: "0"},
}

// newSession returns a session in which those of the games can be played that have players.
func newSession(games []*game.Game, out io.Writer, tag language.Tag) *session {
	games = slices.DeleteFunc(slices.Clone(games), func(g *game.Game) bool { return !g.HasPlayers() })
	s := &session{tag: tag, games: games, options: map[string]int{}, out: bufio.NewWriter(out), stop: func() {}}
	for _, o := range options {
		s.options[o.Name], _ = strconv.Atoi(o.Default)
	}
	return s
}

// serve reads lines until quit or the end of the input.
func (s *session) serve(in io.Reader) error {
	defer func() {
		s.stop()
		s.thinking.Wait()
	}()
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 1<<12), protocol.MaxCommand)
	for lines.Scan() {
		s.line++
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 {
			continue
		}
		c, err := protocol.ParseCommand(string(line))
		if err == nil {
			if c.Word == protocol.Quit {
				return s.failure()
			}
			err = s.do(c)
		}
		if err != nil {
			s.say(s.complaint(s.line, err))
		}
		if err := s.failure(); err != nil {
			return err
		}
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return phrases.InputError(lineTooLong, s.line+1, protocol.MaxCommand)
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return s.failure()
}

// do does what a referee asks for. What changes the game waits for the end of a thought.
func (s *session) do(c protocol.Command) error {
	switch c.Word {
	case protocol.IsReady:
		s.say(protocol.Reply{Word: protocol.ReadyOK})
		return nil
	case protocol.Stop:
		s.stop()
		return nil
	}
	s.thinking.Wait()
	switch c.Word {
	case protocol.Hello:
		s.greet()
	case protocol.SetOption:
		return s.set(c.Name, c.Value)
	case protocol.NewGame:
		game, ok := game.Named(s.games, c.Game)
		if !ok || game.Name() != c.Game {
			return phrases.InputError(noSuchGame, excerpt.Truncate(c.Game))
		}
		s.game = nil
		begun, err := newSide(game, c.Options, c.Player)
		if err == nil {
			s.game = begun
		}
		return err
	case protocol.Position:
		if s.game == nil {
			return phrases.InputError(noGame)
		}
		return s.game.position(c.Position)
	case protocol.Go:
		s.think(c.Clock)
	}
	return nil // the moves need not be told
}

func (s *session) greet() {
	replies := []protocol.Reply{
		{Word: protocol.ID, Key: "name", Text: "lettres"},
		{Word: protocol.ID, Key: "author", Text: "the authors of lettres"},
	}
	for _, o := range options {
		replies = append(replies, protocol.Reply{Word: protocol.HasOption, Option: o})
	}
	var names []string
	for _, g := range s.games {
		names = append(names, g.Name())
	}
	slices.Sort(names)
	s.say(append(replies,
		protocol.Reply{Word: protocol.Games, Games: names},
		protocol.Reply{Word: protocol.OK})...)
}

func (s *session) set(name, value string) error {
	for _, o := range options {
		if o.Name == name {
			n, err := strconv.Atoi(value)
			if err != nil || !o.Takes(value) {
				return phrases.InputError(badValue, name, excerpt.Truncate(value))
			}
			s.options[name] = n
			return nil
		}
	}
	return phrases.InputError(noOption, excerpt.Truncate(name))
}

// think decides, and says what is found out. Without a position it has no move, and says so
// at once, so that nobody waits.
func (s *session) think(clock protocol.Clock) {
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	line := s.line
	s.thinking.Go(func() {
		defer stop()
		move, info, err := protocol.None, protocol.Info{}, error(phrases.InputError(noGame))
		if s.game != nil {
			move, info, err = s.game.decide(ctx, s.options, clock)
		}
		if err != nil {
			s.say(s.complaint(line, err), protocol.Reply{Word: protocol.BestMove, Move: protocol.None})
			return
		}
		if info.String() != "" {
			s.say(protocol.Reply{Word: protocol.HasInfo, Info: info})
		}
		s.say(protocol.Reply{Word: protocol.BestMove, Move: move})
	})
}

func (s *session) complaint(line int, err error) protocol.Reply {
	text := phrases.Sprintf(s.tag, atLine, line, errors.New(rulebook.Explain(err, s.tag)))
	return protocol.Reply{Word: protocol.HasInfo, Info: protocol.Info{Text: strings.Join(strings.Fields(text), " ")}}
}

// say writes lines at once.
func (s *session) say(replies ...protocol.Reply) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, r := range replies {
		s.out.WriteString(r.String())
		s.out.WriteByte('\n')
	}
	if err := s.out.Flush(); err != nil && s.failed == nil {
		s.failed = err
	}
}

func (s *session) failure() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.failed
}
