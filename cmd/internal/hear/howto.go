package hear

import (
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A line of the help is what somebody types, and what it does.
const (
	toType = "Say what you do, as people do: ¦ Dites ce que vous faites, comme à la table :"

	typeDraw    = "draw ¦ pioche"
	doesDraw    = "draw your letters ¦ piocher vos lettres"
	typeSwap    = "swap aei ¦ échange aei"
	doesSwap    = "put letters aside and draw as many ¦ mettre des lettres de côté, en piocher autant"
	typeWord    = "rat ¦ rat"
	doesWord    = "lay RAT where it can lie ¦ poser RAT là où il peut aller"
	typeLine    = "1 rats ¦ 1 rats"
	doesLine    = "make RATS of the word on line 1 ¦ faire RATS du mot de la ligne 1"
	typeJarnac  = "jarnac 1 tzar ¦ jarnac 1 tzar"
	doesJarnac  = "take TZAR from line 1 of the opponent ¦ prendre TZAR, ligne 1 de l'adversaire"
	typeSquare  = "%s rats ¦ %s rats"
	doesSquare  = "lay it across from %s on; down, it is %s ¦ le poser à l'horizontale depuis %s ; à la verticale, c'est %s"
	doesTable   = "lay it across from that place on; down, v for > ¦ le poser à l'horizontale depuis là ; à la verticale, v pour >"
	typePass    = "pass ¦ passe"
	doesPass    = "pass, or end the turn ¦ passer, ou finir le tour"
	typeContest = "contest ¦ conteste"
	doesContest = "contest the last word ¦ contester le dernier mot"
	typeResign  = "resign ¦ abandonne"
	doesResign  = "give the game up ¦ abandonner la partie"
)

// HowTo tells on a page how the moves of a game are typed: those alone that its rules have.
func HowTo(p *program.Page, r *game.Rules) {
	say := func(phrase string, args ...any) string { return phrases.Sprintf(p.Language(), phrase, args...) }
	line := func(typed, does string) { p.Line("  ", draw.Left(typed, 16), " ", does) }
	desk, board := extra.DeskOf(r)
	p.Line("  ", say(toType))
	p.Line()
	line(say(typeDraw), say(doesDraw))
	if !board || !desk.Colours() {
		line(say(typeSwap), say(doesSwap))
	}
	line(say(typeWord), say(doesWord))
	switch _, mats := extra.MatDeskOf(r); {
	case mats:
		line(say(typeLine), say(doesLine))
		line(say(typeJarnac), say(doesJarnac))
	case board && desk.Cards():
		line("(0,0)>rats", say(doesTable))
	case board:
		rows, columns := desk.Size()
		row, column := desk.Row(rows/2), desk.Column(columns/3)
		line(say(typeSquare, strings.ToLower(row+column)), say(doesSquare, row+column, column+row))
	}
	line(say(typePass), say(doesPass))
	if !r.Traits().Strict {
		line(say(typeContest), say(doesContest))
	}
	line(say(typeResign), say(doesResign))
}
