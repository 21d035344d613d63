package match

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/alone"
	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
)

// play plays the match, and reports it.
func (f *config) play(ctx context.Context) error {
	c, err := f.newContest()
	if err != nil {
		return err
	}
	var file disk.File
	if name := f.file(c); name != "" {
		if file, err = openRecords(f.disk, name); err != nil {
			return err
		}
		defer file.Close()
	}
	out := bufio.NewWriter(f.world.Stdout)
	defer out.Flush()
	s := &session{config: f, contest: c, out: out, started: f.world.Now()}
	if f.json {
		s.line("match", f.settings)
	}
	err = s.run(ctx, file)
	s.progress(true)
	interruption := errors.Is(err, context.Canceled)
	if err != nil && !interruption {
		return err
	}
	if f.json {
		s.line("report", s.summary())
	} else {
		s.report(program.NewPage(out, f.look(c)))
	}
	if f.svg != "" {
		if err := os.WriteFile(f.svg, []byte(s.picture()), 0o644); err != nil {
			return pathError(err, badPath)
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if interruption {
		return phrases.InputError(interrupted)
	}
	return nil
}

// openRecords opens the file of a match, or makes it. While a match has it no other one can.
func openRecords(d disk.Disk, name string) (disk.File, error) {
	file, err := d.Lock(name)
	if errors.Is(err, alone.ErrInUse) {
		return nil, phrases.InputError(inUse, name)
	}
	return file, pathError(err, badPath)
}

// pathError returns an error about a file as a person reads it, by a phrase.
func pathError(err error, phrase string) error {
	if at, ok := errors.AsType[*fs.PathError](err); ok {
		return phrases.InputError(phrase, at.Path, at.Err.Error())
	}
	return err
}

// file returns the name of the file of records, "" for none.
func (f *config) file(c *contest) string {
	switch f.out {
	case "none":
		return ""
	case "":
		n := c.names()
		return fmt.Sprintf("%s_%s_%s_%d.txt", f.Game, n[0], n[1], f.Seed)
	}
	return f.out
}

// A session is a match that is played.
type session struct {
	*config
	contest *contest
	tally   tally
	resumed int // pairs that the file had
	verdict match.Verdict
	out     *bufio.Writer
	started time.Time
	flushed time.Time // the records were
	told    time.Time // when progress was
}

// run goes on from what the file has, to the last game or to where the test knows. The file
// is nil where no records are kept.
func (s *session) run(ctx context.Context, file disk.File) (err error) {
	if file != nil {
		// A file may have more games than are asked for, or than the test needs.
		err := resume(file, s.contest, func(games [2]result) {
			if s.tally.games < s.total && s.verdict == match.Continue {
				s.add(games)
			}
		})
		if err != nil {
			return err
		}
		s.resumed = s.tally.games / 2
	}
	from, to := s.resumed, s.total/2
	if from >= to || s.verdict != match.Continue {
		return nil
	}
	if err := s.contest.open(protocol.Limits{Margin: s.margin, Done: ctx.Done()}); err != nil {
		return cmp.Or(ctx.Err(), err)
	}
	defer s.contest.close()
	if file != nil {
		defer func() {
			if e := file.Sync(); e != nil && err == nil {
				err = pathError(e, notWritten)
			}
		}()
	}
	s.contest.notes = file != nil
	for games, err := range s.contest.play(ctx, from, to) {
		if err != nil {
			return err
		}
		if file != nil {
			// Both in one: what is cut off is cut off in one pair alone.
			if err := s.write(file, append(games[0].record, games[1].record...)); err != nil {
				return pathError(err, notWritten)
			}
		}
		if s.add(games); s.verdict != match.Continue {
			break
		}
		s.progress(false)
	}
	return nil
}

// write writes records. At times it flushes them, the first ones at once, since they say whose file it is.
func (s *session) write(file disk.File, records []byte) error {
	_, err := file.Write(records)
	if now := s.world.Now(); err == nil && now.Sub(s.flushed) >= time.Second {
		s.flushed = now
		err = file.Sync()
	}
	return err
}

// add counts a pair.
func (s *session) add(games [2]result) {
	s.tally.add(games)
	if s.test.Valid() && s.verdict == match.Continue {
		s.verdict = s.test.Verdict(s.tally.pairs)
	}
	if s.json {
		for _, g := range games {
			s.line("game", g)
		}
	}
}

// progress writes how the match stands on the last line of a terminal, and at the end takes
// it away.
func (s *session) progress(end bool) {
	if !s.world.Terminal || s.quiet {
		return
	}
	now := s.world.Now()
	switch {
	case end:
		fmt.Fprint(s.world.Stderr, "\r\x1b[K")
	case now.Sub(s.told) >= 250*time.Millisecond:
		s.told = now
		fmt.Fprintf(s.world.Stderr, "\r\x1b[K%s", s.standing(now.Sub(s.started)))
	}
}
