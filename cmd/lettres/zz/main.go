package main

import (
	"os"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/watch"
)

func main() {
	os.Exit(watch.Run(os.Args[2:], program.Real()))
}
