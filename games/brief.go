package games

import (
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/brief"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// jarnacBrief is the official rules on half a page.
var jarnacBrief = game.Extra(brief.Points{
	{Text: "Each player draws a letter at the toss, and the nearest to A begins. The bag has 144 letters from A to Z, without jokers or accents: RESEAU, DROLE. ¦ " +
		"Au toss, chacun tire une lettre, et la plus proche de A commence. Le sac a 144 lettres de A à Z, sans joker ni accent : RESEAU, DROLE.",
		Clauses: []rulebook.Clause{law.OfficialTossClosest, law.OfficialMatBag}},
	{Text: "The first turn begins with a draw of six letters, each later one with one letter, or with a swap of three if the rack and the bag have at least three. ¦ " +
		"Le premier tour commence par une pioche de six lettres, chacun des suivants par une lettre, ou par un échange de trois si le reliquat et le sac en ont au moins trois.",
		Clauses: []rulebook.Clause{law.OfficialTurnFirstDraw, law.OfficialHandoverAfter, law.OfficialHandoverSwap, law.OfficialHandoverSwapBag}},
	{Text: "Then lay as many words of 3 to 9 letters as you like: new ones of your rack, one a line, or words of your mat transformed with letters of your rack. Each earns a letter, drawn before you go on. Passing hands over the bag. ¦ " +
		"Ensuite, on pose autant de mots de 3 à 9 lettres que l’on veut : nouveaux, avec le seul reliquat, un par ligne, ou mots de son tapis transformés avec des lettres du reliquat. Chacun rapporte une lettre, piochée avant de continuer. Passer donne le sac à l’autre.",
		Clauses: []rulebook.Clause{law.OfficialMatLength, law.OfficialTurnNewWord, law.OfficialTurnExtend, law.OfficialTurnBonusDraw, law.OfficialTurnBonusCompulsory, law.OfficialTurnPass}},
	{Text: "Before drawing, whoever gets the bag may say “Jarnac!” and take one word that the other could have made on their mat. ¦ " +
		"Avant de piocher, celui qui reçoit le sac peut dire « Jarnac ! » et prendre un mot que l’autre aurait pu faire sur son tapis.",
		Clauses: []rulebook.Clause{law.OfficialHandoverJarnac, law.OfficialHandoverTake, law.OfficialHandoverOne}},
	{Text: "No Jarnac while your own eight lines are full, and none from the rack alone while the other’s are. ¦ " +
		"Pas de Jarnac quand on a soi-même huit lignes pleines, ni avec le seul reliquat de l’autre quand les siennes le sont.",
		Clauses: []rulebook.Clause{law.OfficialHandoverRoom, law.OfficialHandoverRoomForLoser, law.OfficialMatLines}},
	{Text: "A Jarnac earns no letter: only the draw of the handover follows it. ¦ Un Jarnac ne rapporte aucune lettre : seule le suit la pioche du passage du sac.",
		Clauses: []rulebook.Clause{law.OfficialHandoverNoBonus}},
	{Text: "A word is contested before its author draws. A bad one is taken back, its author’s turn is over, and the contester draws two letters instead of one, or swaps three for four. Of a good one, the author draws two instead of one. ¦ " +
		"Un mot se conteste avant que son auteur ne pioche. Erroné, il est annulé, le tour de son auteur est fini, et le contestataire pioche deux lettres au lieu d’une, ou en échange trois contre quatre. Valable, c’est son auteur qui en pioche deux au lieu d’une.",
		Clauses: []rulebook.Clause{law.OfficialContestWindow, law.OfficialContestBad, law.OfficialContestGood, law.OfficialContestSwapReturns}},
	{Text: "A Jarnac is contested until its author draws or swaps. A bad one is undone, the bag goes back to the contester, who may say Jarnac in turn, and draws two letters. ¦ " +
		"Un Jarnac se conteste jusqu’à ce que son auteur pioche ou échange. Invalide, il est annulé, et le sac revient au contestataire, qui peut dire Jarnac à son tour et pioche deux lettres.",
		Clauses: []rulebook.Clause{law.OfficialContestJarnac, law.OfficialContestWindow, law.OfficialContestBadJarnac}},
	{Text: "With an empty bag one plays on without drawing; two successive turns without a word or a Jarnac end the game. ¦ " +
		"Sac vide, on continue sans piocher ; deux tours successifs sans mot ni Jarnac terminent la partie.",
		Clauses: []rulebook.Clause{law.OfficialTurnEmptyBag}},
	{Text: "Otherwise it ends when somebody passes with words on all eight lines, and no good Jarnac comes within 10 seconds. A Jarnac that fills your own eighth line does not end it. ¦ " +
		"Sinon, elle finit quand un joueur passe avec des mots sur ses huit lignes, et qu’aucun Jarnac valide ne vient dans les 10 secondes. Un Jarnac qui remplit sa propre huitième ligne ne la termine pas.",
		Clauses: []rulebook.Clause{law.OfficialEndLastLine, law.OfficialEndContinues, law.OfficialEndJarnacFillsEnd}},
	{Text: "A word counts the square of its letters. With more than 70 points between the players, the higher total wins; otherwise one also needs more Jarnacs, or the game is drawn. ¦ " +
		"Un mot vaut le carré de son nombre de lettres. À plus de 70 points d’écart, le plus haut total gagne ; sinon il faut aussi plus de Jarnacs que l’autre, ou la partie est nulle.",
		Clauses: []rulebook.Clause{law.OfficialScoreSquares, law.OfficialScoreMargin, law.OfficialScoreJarnacs}},
	{Text: "Without a clock a move takes 30 seconds at most; this program counts them only if one asks it to. ¦ " +
		"Sans pendule, un coup se joue en 30 secondes au plus ; ce programme ne les compte que si on le lui demande.",
		Clauses: []rulebook.Clause{law.OfficialTimePerMove}},
})
