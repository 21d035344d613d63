// Package site is the command site: the page of lettres serve as a folder of files, which any host can offer and
// which plays without a network.
//
//	go run ./cmd/lettres site -out DIR
//
// It compiles the page for the browser, so it needs Go and a clone of the module.
package site

import (
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/bundle"
	"github.com/jeudelettres/lettres/internal/say"
)

// Run runs the command, and returns the exit status.
func Run(args []string, w program.World) int {
	c := program.Plain("site", w, usage)
	var out string
	c.Text("out", &out)
	c.Check(func() error {
		if out == "" {
			return phrases.InputError(noFolder)
		}
		return nil
	})
	return c.Run(args, func() error {
		if !bundle.InClone() {
			return phrases.InputError(noClone)
		}
		return bundle.Site(out)
	})
}

const (
	usage = `The page of lettres serve without a server: files that any host can offer, in any folder. A browser keeps them,
and plays without a network from then on.

usage: lettres site -out DIR [flags]

The page is compiled for the browser: that needs Go, and a clone of the module in which this is run.

  -out DIR   the folder
  -lang tag  of this help: fr or en (default: the language of the environment, or fr)
  -h         this help
` + " ¦ " +
		`La page de lettres serve sans serveur : des fichiers que tout hébergeur peut offrir, dans n’importe quel dossier. Un
navigateur les garde, et joue dès lors sans réseau.

usage : lettres site -out DOSSIER [options]

La page est compilée pour le navigateur : il y faut Go, et un clone du module où lancer cette commande.

  -out DOSSIER  le dossier
  -lang code    de cette aide : fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h            cette aide
`
	noFolder = "name a folder: -out DIR ¦ indiquez un dossier : -out DOSSIER"
	noClone  = "the page is compiled by Go from the source of this program: run it in a clone, go run ./cmd/lettres site -out DIR ¦ " +
		"la page est compilée par Go à partir du code de ce programme : lancez-le dans un clone, go run ./cmd/lettres site -out DOSSIER"
)

var phrases = new(say.Phrases)
