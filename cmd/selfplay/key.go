package main

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"net/netip"
	"os"
	"strings"

	"github.com/nats-io/nats.go"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
)

const keyUsage = "a `file` with NAME:PASSWORD, which opens the message server"

// A key is a name and a password for a message server.
type key struct{ name, password string }

// options are those of a connection.
func (k key) options() []nats.Option {
	if k == (key{}) {
		return nil
	}
	return []nats.Option{nats.UserInfo(k.name, k.password)}
}

// readKey reads a key from a file, none without a name. Where there is no file, it makes one if asked to.
func readKey(file string, make bool) (key, error) {
	if file == "" {
		return key{}, nil
	}
	text, err := os.ReadFile(file)
	if make && errors.Is(err, fs.ErrNotExist) {
		text = []byte("selfplay:" + rand.Text() + "\n")
		err = disk.Create(disk.System{}, file, text, 0o600)
	}
	if err != nil {
		return key{}, err
	}
	name, password, ok := strings.Cut(strings.TrimSpace(string(text)), ":")
	if !ok || name == "" || password == "" || strings.ContainsAny(name+password, " \t\r\n") {
		return key{}, fmt.Errorf("%s is no key: it has one line, NAME:PASSWORD", file)
	}
	return key{name, password}, nil
}

// loopback reports whether an address is reached from this machine alone.
func loopback(address string) bool {
	ip, err := netip.ParseAddr(address)
	return address == "localhost" || err == nil && ip.IsLoopback()
}
