// Package serve is a table to sit at: a page, served on this machine, on which people play Jarnac,
// Scrabble classique, Scrabble, le jeu de cartes, and Jago, ask the arbiter, and read the
// rules.
//
//	go run ./cmd/lettres serve
//	go run ./cmd/lettres serve -listen :8017     for a phone beside it
//
// The page answers under the address at which it is reached, and under localhost. Where this
// machine has a name that others use, -host says it: requests for any other name are
// refused, since other sites could send them. Behind a proxy, -proxy names it, so that limits
// count those who ask it. With -rpc, programs ask at /rpc what lettres rpc answers.
//
// Then open the address that it prints. Games are kept in a folder (-data), a file for
// each, which the arbiter reads too; they go on after the program is started again.
//
// One who knows the address of a seat sits on it: send it to nobody. Whoever is to play
// with you gets the invitation that the page shows.
package serve

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/internal/own"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/arbiter"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/rpc"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/lexicon"
)

// Run is the command: it serves games until it is interrupted, and returns the exit status.
func Run(args []string, w program.World, games []*game.Game) int {
	c := program.Plain("serve", w, usage)
	listen, data, names, quick, programs := "localhost:8017", "", "", false, false
	var trusted proxies
	list := ""
	c.Text("lexicon", &list)
	c.Text("listen", &listen)
	c.Text("data", &data)
	c.Text("host", &names)
	c.Flag("proxy", badProxies, func(text string) (ok bool) {
		trusted, ok = parseProxies(text)
		return ok
	})
	c.Switch("quick", &quick)
	c.Switch("rpc", &programs)
	return c.Run(args, func() error {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		config := tables.Config{Log: log.New(w.Stderr, "", log.LstdFlags).Printf}
		if quick {
			config.Pace, config.Wait = -1, -1
		}
		var words *lexicon.Lexicon
		if list != "" {
			var err error
			if words, err = arbiter.ReadLexicon(list, c.Language); err != nil {
				return err
			}
		}
		var answers *rpc.Server
		if programs {
			answers = rpc.New(games, words)
		}
		return serve(ctx, w, library.New(games, words), answers, c.Language, listen, cmp.Or(data, own.Folder(w.Getenv)), names, trusted, config)
	})
}

// serve serves until ctx is done.
func serve(ctx context.Context, w program.World, games *library.Library, answers *rpc.Server, lang language.Tag, listen, folder, names string, trusted proxies, config tables.Config) error {
	hall, damaged, err := tables.Open(games, folder, config)
	if errors.Is(err, tables.ErrInUse) {
		return errors.New(phrases.Sprintf(lang, inUse, folder))
	}
	if err != nil {
		return err
	}
	defer hall.Close()
	for name, err := range damaged {
		config.Log("%s", phrases.Sprintf(lang, damagedFile, filepath.Join(folder, name), err))
	}
	l, err := net.Listen("tcp", listen)
	if err != nil {
		return err
	}
	s := newServer(games, hall)
	s.hosts, s.proxies, s.rpc = hostsOf(listen, names), trusted, answers
	if at, ok := l.Addr().(*net.TCPAddr); ok && at.IP.IsUnspecified() {
		s.open = outward
	}
	serving := &http.Server{
		Handler: s, ErrorLog: log.New(io.Discard, "", 0),
		ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 15 * time.Second,
		WriteTimeout: 15 * time.Second, IdleTimeout: time.Minute, MaxHeaderBytes: 16 << 10,
	}
	go func() {
		<-ctx.Done()
		s.close()
		end, cancel := context.WithTimeout(context.Background(), 2*time.Second)
		defer cancel()
		_ = serving.Shutdown(end)
	}()
	for _, at := range addresses(l.Addr()) {
		fmt.Fprintln(w.Stdout, at)
	}
	if err := serving.Serve(limit(l, maxConnections, maxOfOne, trusted)); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// addresses returns where a page can be opened: on this machine, or from others too.
func addresses(a net.Addr) []string {
	at, ok := a.(*net.TCPAddr)
	if !ok || !at.IP.IsUnspecified() {
		return []string{"http://" + strings.Replace(a.String(), "127.0.0.1", "localhost", 1) + "/"}
	}
	all := []string{fmt.Sprintf("http://localhost:%d/", at.Port)}
	for _, ip := range privateAddresses() {
		all = append(all, fmt.Sprintf("http://%s:%d/", ip, at.Port))
	}
	return all
}
