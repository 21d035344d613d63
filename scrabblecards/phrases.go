package scrabblecards

import (
	"fmt"
	"github.com/jeudelettres/lettres/internal/say"
)

// What refusals say.
const (
	cardsUnnamed = "say which cards are exchanged, as in -AE ¦ dites quelles cartes sont échangées, comme dans -AE"
	drawFirst    = "the cards that are due come first ¦ il faut d'abord piocher les cartes dues"
	noDrawDue    = "no card is due ¦ il n'y a pas de carte à piocher"
	drawCount    = "cards due: %d, and not %d ¦ il faut piocher %d carte{s}, et non %d"
	drawMissing  = "the cards that come are not named ¦ les cartes piochées ne sont pas indiquées"
	notInBag     = "the deck does not hold %s ¦ il manque %s dans la pioche"

	exchangeBag = "an exchange needs %d cards in the deck, which holds %d ¦ " +
		"pour échanger, il faut %d carte{s} dans la pioche, qui en contient %d"
	exchangeCount    = "cards that can be exchanged: 1 to %d, and not %d ¦ on échange de 1 à %d carte{s}, et non %d"
	exchangeTooFew   = "the deck has only %d cards to draw ¦ il ne reste que %d carte{s} à piocher"
	exchangeUnnamed  = "the cards that are set aside are not named ¦ les cartes mises de côté ne sont pas indiquées"
	exchangeDrawn    = "cards to draw: %d, and not %d ¦ il faut piocher %d carte{s}, et non %d"
	exchangeNotInBag = "the deck does not hold %s, and the cards set aside are not in it yet ¦ " +
		"il manque %s dans la pioche, et les cartes mises de côté n'y sont pas encore"
	notInRack = "the player does not have these cards ¦ le joueur n'a pas ces cartes" // and not which: it would tell the hand

	twoLetters    = "a word has at least two letters ¦ un mot a au moins deux lettres"
	firstAtOrigin = "the first word begins at (0,0) ¦ le premier mot commence en (0,0)"
	firstNoBonus  = "the first word counts double, and no bonus card goes with it ¦ " +
		"le premier mot compte double, et aucune carte Prime ne l'accompagne"
	bonusOnLetter = "a bonus card goes on a letter of the word ¦ une carte Prime se joue sur une lettre du mot"
	oneBonus      = "one bonus card may be played in a turn, and not two ¦ on ne joue qu’une carte Prime par tour, et non deux"
	bonusUnnamed  = "say which bonus card, and on which letter of the word: CHAT, double on C ¦ " +
		"dites quelle carte Prime, et sur quelle lettre du mot\u00a0: CHAT, double sur C"
	jokerStays = "a joker on the table stays there, as the letter that was declared ¦ " +
		"un joker posé reste sur la table, pour la lettre annoncée"
	letterLies = "another letter lies on one of its squares ¦ une autre lettre est posée sur l'une de ses places"
	wholeWord  = "the whole word is written, with the letters right before and behind it ¦ " +
		"le mot s'écrit en entier, avec les lettres posées juste avant et juste après"
	laysNothing    = "no letter is laid ¦ aucune lettre n'est posée"
	tooManyLaid    = "more letters are laid than the %d of a hand ¦ plus de lettres sont posées que les %d d'une main"
	touchesNothing = "it touches nothing that lies on the table ¦ le coup ne touche rien de ce qui est sur la table"
	longRun        = "it makes a run of %d letters, and no word has more than 15 ¦ " +
		"le coup forme une suite de %d lettres, et aucun mot n'en a plus de 15"

	notOpen     = "no word can be contested now ¦ aucun mot ne peut être contesté à présent"
	contested   = "the word was contested already ¦ ce mot a déjà été contesté"
	ownMove     = "a word is contested by the others, not by its author ¦ un mot est contesté par les autres, et non par son auteur"
	onlyContest = "the game ends here, unless the last word is contested ¦ " +
		"la partie s'arrête là, à moins qu'on ne conteste le dernier mot"

	tossNotInDeck = "the deck does not hold these letters ¦ ces lettres ne sont pas dans la pioche"
	tossSpecial   = "who draws a joker or a bonus card draws again ¦ qui tire un joker ou une carte Prime tire à nouveau"
)

// What is wrong with a move, cards or options, as texts and as values.
const (
	notDraw = "a draw is + and up to 8 cards, A to Z, ?, 2 and 3, or their number ¦ " +
		"une pioche s'écrit +, puis jusqu'à 8 cartes, de A à Z, ?, 2 et 3, ou leur nombre"
	notExchange = "an exchange is - and up to 8 cards, A to Z, ?, 2 and 3, then + and those drawn ¦ " +
		"un échange s'écrit -, puis jusqu'à 8 cartes, de A à Z, ?, 2 et 3, puis un + et celles piochées"
	notPlacement = "a word is laid as in (0,0)>CRISE across, from row 0 and column 0 on, or (0,0)vCHAT down ¦ " +
		"un mot se pose comme (0,0)>CRISE à l'horizontale, à partir de la ligne 0 et de la colonne 0, ou (0,0)vCHAT à la verticale"
	noPlace = "a word has its place before it, as in (0,0)>%[1]s, and a draw a +, as in +%[1]s ¦ " +
		"avant un mot vient sa place, comme (0,0)>%[1]s, et avant une pioche un +, comme +%[1]s"
	notWord = "a word is up to 15 letters A to Z without accents, and a to z for jokers ¦ " +
		"un mot a jusqu'à 15 lettres de A à Z sans accents, en minuscules pour les jokers"
	notBonus = "a bonus card is written as in *2@1, a Double Word card on the first letter ¦ " +
		"une carte Prime s'écrit comme *2@1, une carte Mot Compte Double sur la première lettre"
	notCards = "%q is not a set of cards: A to Z, ? for a joker, 2 and 3 for bonus cards ¦ " +
		"%q n'est pas une suite de cartes : de A à Z, ? pour un joker, 2 et 3 pour les cartes Prime"
	tooManyCards = "more than %d cards ¦ plus de %d cartes"

	zeroOptions = "the options are empty; begin with official ¦ les options sont vides ; partez de official"
	bagOneKind  = "the letters are all of one kind, with which no toss can end ¦ " +
		"il n'y a qu'une sorte de lettre, et aucun toss ne peut aboutir"

	otherHand     = "cards of %s: %d, and not %d ¦ %s a %d carte{s}, et non %d"
	fieldHeld     = "the hands of others are written with their sizes, as in #7 ¦ on indique le nombre de cartes des autres mains, comme #7"
	tooManyHidden = "cards in the other hands: %d, and cards that are unseen: %d ¦ cartes des autres mains : %d, et cartes cachées : %d"

	notBag = "it must be official, or all the cards, A to Z, ? for a joker, 2 and 3 for bonus cards ¦ " +
		"ce doit être official, ou toutes les cartes, de A à Z, ? pour un joker, 2 et 3 pour les cartes Prime"

	setupNobody  = "%s is not in this %d-player game ¦ %s ne joue pas dans cette partie à %d"
	setupRange   = "%s of %s is %d, and must be from %d to %d ¦ %s de %s vaut %d, et doit être entre %d et %d"
	setupPlayer  = "%s is not a player: %d ¦ %s n'est pas un joueur : %d"
	setupPhase   = "unknown phase: %d ¦ phase inconnue : %d"
	setupLetters = "the table has %d letters, more than %d ¦ la table a %d lettre{s}, plus que %d"
	setupLetter  = "%q on the table at %s is not a letter: A to Z, and a to z for a joker ¦ " +
		"%q sur la table en %s n'est pas une lettre : de A à Z, et de a à z pour un joker"
	setupFar = "the table has a letter at %s, farther from (0,0) than the letters laid reach ¦ " +
		"la table a une lettre en %s, plus loin de (0,0) que ne vont les lettres posées"
	setupTwice  = "the table has two letters at %s ¦ la table a deux lettres en %s"
	setupJoined = "the letters on the table must be two or more, and joined to each other ¦ " +
		"les lettres de la table doivent être deux au moins, et jointes les unes aux autres"
	setupLong    = "the table has a run of more than 15 letters at %s ¦ la table a en %s une suite de plus de 15 lettres"
	setupHeld    = "%s holds %d cards, more than the %d of a hand ¦ %s a %d carte{s}, plus que les %d d'une main"
	setupUnknown = "the hand of %s has %d cards, but %d are known ¦ la main de %s a %d carte{s}, mais on en connaît %d"
	setupCards   = "the table, the hands and the deck together have cards that the game lacks ¦ " +
		"la table, les mains et la pioche ont ensemble des cartes que le jeu n'a pas"
	setupStart = "at the start the players without cards come next, from %s on, and the others hold full hands ¦ " +
		"au début, les joueurs sans cartes suivent, à partir de %s, et les autres ont une main pleine"
	setupStartBag = "the deck has %d cards, which is not enough for those who have not drawn ¦ " +
		"la pioche a %d carte{s}, ce qui ne suffit pas à ceux qui n'ont pas pioché"
	setupFull = "with cards in the deck a hand has %d, unless its player is drawing ¦ " +
		"tant que la pioche n'est pas vide, une main a %d cartes, sauf celle du joueur qui pioche"
	setupOut = "the deck is out and a player has no cards, which ends the game ¦ " +
		"la pioche est vide et un joueur n'a plus de cartes, ce qui termine la partie"
	setupOneOut = "the game ends with an empty deck and one empty hand; here the deck has %d cards, and %d hands are empty ¦ " +
		"la partie finit avec une pioche vide et une seule main vide ; ici la pioche a %d carte{s}, et %d main{s} {est vide|sont vides}"
	setupAnswer = "the phase is answer, which only an open move leads to ¦ la phase est answer, à quoi seul mène un coup contestable"
	setupOpen   = "the open move is %s, and only a word that was laid can be contested ¦ " +
		"le coup ouvert est %s, et on ne conteste qu'un mot posé"
	setupPasses = "the passes are %d, and passes count only while a player is to play and the deck is short ¦ " +
		"il y a %d passe{s}, et on ne compte les passes que quand un joueur doit jouer et que la pioche ne permet plus d'échange"
	setupStands = "no word of %s can have been contested just now: it is that of the player who draws or, with the deck out, of the one before ¦ " +
		"aucun mot de %s ne peut avoir été contesté à l'instant : c'est celui du joueur qui pioche ou, une fois la pioche épuisée, du joueur précédent"
	setupEndEarly   = "the end is %q, and the game is not over ¦ la fin est %q, et la partie n'est pas finie"
	setupNotBlocked = "the game does not end by passing with %d cards in the deck ¦ " +
		"la partie ne s'achève pas par des passes avec %d carte{s} dans la pioche"
	fieldTable = "letters are written as in 0,-2:RACE/1,0:H, from row 0 and column -2 on ¦ " +
		"des lettres s'écrivent comme 0,-2:RACE/1,0:H, à partir de la ligne 0 et de la colonne -2"
)

// faultf returns an error of this package that says a phrase.
func faultf(format string, args ...any) error {
	return fmt.Errorf("scrabblecards: %w", phrases.InputError(format, args...))
}

var phrases = new(say.Phrases)
