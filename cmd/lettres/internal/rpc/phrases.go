package rpc

import "github.com/jeudelettres/lettres/internal/say"

const (
	usage = `All games, for programs in any language: JSON-RPC 2.0, a request a line.

usage: lettres rpc [flags]

It reads requests on its standard input and answers on its standard output, as this page says:
https://github.com/jeudelettres/lettres/blob/main/docs/rpc.md

  -doc       writes docs/rpc.md
  -draw      reads a record in place of requests, and writes what the method draw returns
  -lang tag  of this help: fr or en (default: the language of the environment, or fr)
  -h         this help
` + " ¦ " + `Tous les jeux, pour les programmes de tous langages : JSON-RPC 2.0, une requête par ligne.

usage : lettres rpc [options]

Il lit des requêtes sur son entrée standard et répond sur sa sortie standard, comme le dit cette page :
https://github.com/jeudelettres/lettres/blob/main/docs/rpc.md

  -doc        écrit docs/rpc.md
  -draw       lit une partie au lieu de requêtes, et écrit ce que donne la méthode draw
  -lang code  de cette aide : fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h          cette aide
`
	badJSON      = "this is no JSON ¦ ce n’est pas du JSON"
	noRequest    = "this is no request of JSON-RPC 2.0 ¦ ce n’est pas une requête JSON-RPC 2.0"
	manyRequests = "a batch has at most %d requests ¦ un lot a au plus %d requêtes"
	longRequest  = "a request has at most %d MB ¦ une requête a au plus %d Mo"
	longAnswer   = "the answers to a batch have at most %d MB: ask for the rest in another ¦ " +
		"les réponses à un lot ont au plus %d Mo : demandez le reste dans un autre"
	noMethod      = "there is no method %s ¦ la méthode %s n’existe pas"
	noMethodBut   = "there is no method %s; did you mean %s? ¦ la méthode %s n’existe pas ; est-ce %s ?"
	notObject     = "the parameters have to be an object ¦ les paramètres doivent être un objet"
	wrongType     = "%s has to be of type %s, and not %s ¦ %s doit être du type %s, et non %s"
	unknownField  = `there is no parameter "%s"` + " ¦ " + "il n’y a pas de paramètre «\u00a0%s\u00a0»"
	badParams     = "the parameters cannot be read: %v ¦ les paramètres sont illisibles : %v"
	broken        = "a fault of this program: %v ¦ une erreur de ce programme : %v"
	noGame        = "there is no game %s: the method games lists them ¦ le jeu %s n’existe pas : la méthode games les donne"
	noPlace       = "say which position or view is meant ¦ dites de quelle position ou de quelle vue il s’agit"
	bothPlaces    = "give the position in one form, not in two ¦ donnez la position sous une seule forme"
	wantsPosition = "this needs a whole position, not a view ¦ il y faut une position entière, et non une vue"
	noSeat        = "there is no seat %d: they are 0 to %d ¦ il n’y a pas de place %d : elles vont de 0 à %d"
	otherSeat     = "seat %d cannot be seen in the view of seat %d ¦ la place %d n’est pas visible dans la vue de la place %d"
	otherField    = "the field %s says otherwise than the text of the position ¦ le champ %s dit autre chose que le texte de la position"
	outside       = "%s has to be %d to %d ¦ %s doit être compris entre %d et %d"
	noLanguage    = "the language is fr or en, not %s ¦ la langue est fr ou en, et non %s"
	noDrawing     = "this game has no drawings ¦ ce jeu n’a pas de dessins"
	noPlayers     = "this game has no players ¦ ce jeu n’a pas de joueurs"
	noReviews     = "this game has no reviews ¦ ce jeu n’a pas de revues"
	noForm        = "the positions of this game have no such form ¦ les positions de ce jeu n’ont pas cette forme"
	noFormat      = "this game is not written as %s ¦ ce jeu ne s’écrit pas en %s"
	noMove        = "there is nothing to decide here ¦ il n’y a rien à décider ici"
	timeUp        = "the time was up ¦ le temps est écoulé"
	longFilm      = "the drawings of a game have at most %d MB ¦ les dessins d’une partie ont au plus %d Mo"
	unreadRecord  = "the record cannot be read to its end: %s ¦ la partie est illisible avant sa fin : %s"
	manyGames     = "at most %d games at once ¦ au plus %d parties à la fois"
)

var phrases = new(say.Phrases)
