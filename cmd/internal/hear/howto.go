package hear

import (
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A line of the help is what somebody types, and what it does.
const (
	toType = "Say what you do, as people do: ¦ Dites ce que vous faites, comme à la table :"

	lineDraw = "draw             draw your letters ¦ " +
		"pioche           piocher vos lettres"
	lineSwap = "swap aei         put letters aside and draw as many ¦ " +
		"échange aei      mettre des lettres de côté, en piocher autant"
	lineWord = "rat              lay RAT where it can lie ¦ " +
		"rat              poser RAT là où il peut aller"
	lineExtend = "1 rats           make RATS of the word on line 1 ¦ " +
		"1 rats           faire RATS du mot de la ligne 1"
	lineJarnac = "jarnac 1 tzar    take TZAR from line 1 of the opponent ¦ " +
		"jarnac 1 tzar    prendre TZAR, ligne 1 de l'adversaire"
	lineSquare = "%[1]s rats          lay it across from %[2]s on; down, it is %[3]s ¦ " +
		"%[1]s rats          le poser à l'horizontale depuis %[2]s ; à la verticale, c'est %[3]s"
	lineTable = "(0,0)>rats       lay it across from that place on; down, v for > ¦ " +
		"(0,0)>rats       le poser à l'horizontale depuis là ; à la verticale, v pour >"
	linePass = "pass             pass, or end the turn ¦ " +
		"passe            passer, ou finir le tour"
	lineContest = "contest          contest the last word ¦ " +
		"conteste         contester le dernier mot"
	lineResign = "resign           give the game up ¦ " +
		"abandonne        abandonner la partie"
)

// HowTo tells on a page how the moves of a game are typed: those alone that its rules have.
func HowTo(p *program.Page, r *game.Rules) {
	line := func(phrase string, args ...any) { p.Line("  ", phrases.Sprintf(p.Language(), phrase, args...)) }
	desk, board := extra.DeskOf(r)
	line(toType)
	p.Line()
	line(lineDraw)
	if !board || !desk.Colours() {
		line(lineSwap)
	}
	line(lineWord)
	switch _, mats := extra.MatDeskOf(r); {
	case mats:
		line(lineExtend)
		line(lineJarnac)
	case board && desk.Cards():
		line(lineTable)
	case board:
		rows, columns := desk.Size()
		row, column := desk.Row(rows/2), desk.Column(columns/3)
		line(lineSquare, strings.ToLower(row+column), row+column, column+row)
	}
	line(linePass)
	if !r.Traits().Strict {
		line(lineContest)
	}
	line(lineResign)
}
