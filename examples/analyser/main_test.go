package main

import (
	"log"

	"github.com/jeudelettres/lettres/games"
)

func Example_analyse() {
	p := games.Jarnac().MustCompile("official").Start(0)
	for _, move := range []string{"+ABUZRT", "RAT", "+S", "-", "+EILNOT"} {
		m, err := games.Jarnac().ParseMove(move)
		if err == nil {
			p, err = p.Play(p.Turn(), m)
		}
		if err != nil {
			log.Fatal(move, err)
		}
	}
	if err := analyse(p, 400, 1); err != nil {
		log.Fatal(err)
	}
	// Output:
	// À B de jouer : poser un mot ou passer.
	// 1. poser NIT : 40 %, -27.2 points
}
