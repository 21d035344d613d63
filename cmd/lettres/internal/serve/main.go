// Package serve is a table to sit at: a page, served on this machine, on which people play Jarnac,
// Scrabble classique, Scrabble, le jeu de cartes, and Jago, ask the arbiter, and read the
// rules.
//
//	go run ./cmd/lettres serve
//	go run ./cmd/lettres serve -listen :8017     for a phone beside it
//
// The page answers under the address at which it is reached, and under localhost. Where this
// machine has a name that others use, -host says it: requests for any other name are
// refused, since other sites could send them.
//
// Then open the address that it prints. Games are kept in a folder (-data), a file for
// each, which the arbiter reads too; they go on after the program is started again.
//
// One who knows the address of a seat sits on it: send it to nobody. Whoever is to play
// with you gets the invitation that the page shows.
package serve

import (
	"context"
	"errors"
	"flag"
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

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// Run serves until it is interrupted, and returns the exit status.
func Run(args []string, w program.World) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return run(ctx, args, w.Stdout, w.Stderr, w.Getenv)
}

// run serves until ctx is done, and returns the exit status.
func run(ctx context.Context, args []string, out, errs io.Writer, getenv func(string) string) int {
	lang := program.Language(getenv)
	flags := flag.NewFlagSet("web", flag.ContinueOnError)
	flags.SetOutput(errs)
	listen := flags.String("listen", "localhost:8017", "the address to listen on; :8017 is for other machines too")
	data := flags.String("data", "", "the folder of the games (default: lettres in the folder for data of the user)")
	names := flags.String("host", "", "names under which others reach this machine, with commas between them")
	quick := flags.Bool("quick", false, "bots answer at once, for tests")
	flags.Usage = func() {
		fmt.Fprintln(errs, "go run ./cmd/lettres serve [-listen localhost:8017] [-host names] [-data folder]")
		flags.PrintDefaults()
	}
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return 0
		}
		return 2
	}
	if flags.NArg() > 0 {
		flags.Usage()
		return 2
	}
	folder := *data
	if folder == "" {
		folder = defaultFolder(getenv)
	}
	logger := log.New(errs, "", log.LstdFlags)
	config := tables.Config{Log: logger.Printf}
	if *quick {
		config.Pace, config.Wait = -1, -1
	}
	hall, damaged, err := tables.Open(folder, config)
	if err != nil {
		logger.Print(err)
		return 1
	}
	defer hall.Close()
	for name, err := range damaged {
		logger.Print(phrases.Sprintf(lang, damagedFile, filepath.Join(folder, name), err))
	}
	l, err := net.Listen("tcp", *listen)
	if err != nil {
		logger.Print(err)
		return 1
	}
	s := newServer(hall)
	s.hosts = hostsOf(*listen, *names)
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
		fmt.Fprintln(out, at)
	}
	if err := serving.Serve(limit(l, maxConnections)); !errors.Is(err, http.ErrServerClosed) {
		logger.Print(err)
		return 1
	}
	return 0
}

// defaultFolder is where the games are unless -data says otherwise.
func defaultFolder(getenv func(string) string) string {
	if data := getenv("XDG_DATA_HOME"); filepath.IsAbs(data) {
		return filepath.Join(data, "lettres")
	}
	if config, err := os.UserConfigDir(); err == nil {
		if home, err := os.UserHomeDir(); err == nil && config == filepath.Join(home, ".config") {
			return filepath.Join(home, ".local", "share", "lettres")
		}
		return filepath.Join(config, "lettres")
	}
	return "lettres-data"
}

// addresses is where a page can be opened: on this machine, or from others too.
func addresses(a net.Addr) []string {
	at, ok := a.(*net.TCPAddr)
	if !ok || !at.IP.IsUnspecified() {
		return []string{"http://" + strings.Replace(a.String(), "127.0.0.1", "localhost", 1) + "/"}
	}
	all := []string{fmt.Sprintf("http://localhost:%d/", at.Port)}
	mine, _ := net.InterfaceAddrs()
	for _, m := range mine {
		if ip, ok := m.(*net.IPNet); ok && ip.IP.IsPrivate() && ip.IP.To4() != nil {
			all = append(all, fmt.Sprintf("http://%s:%d/", ip.IP, at.Port))
		}
	}
	return all
}
