package main

import "github.com/jeudelettres/lettres/internal/say"

const (
	title   = "Jarnac, Scrabble, Scrabble, the card game, and Jago: ¦ Jarnac, Scrabble, Scrabble, le jeu de cartes, et Jago :"
	teaches = "learn a game, with the hands ¦ apprendre un jeu, les lettres en main"
	watches = "watch two players, at any of the games ¦ regarder deux joueurs, au jeu de votre choix"
	plays   = "play against a player of the level you like ¦ jouer contre un joueur du niveau qui vous plaît"
	poses   = "find the best move: a puzzle a day, and others ¦ trouver le meilleur coup : un problème par jour"
	judges  = "have records and positions judged, with the clauses ¦ faire juger parties et positions, règles à l’appui"
	reviews = "see what was missed in a game ¦ voir ce qui a été manqué dans une partie"
	counts  = "see how you play: Jarnacs missed, points a turn, longest words ¦ " +
		"voir comment vous jouez : Jarnacs manqués, points par tour, longs mots"
	words  = "ask whether a word is good, and why ¦ demander si un mot est valable, et pourquoi"
	rules  = "read the rules, and search them ¦ lire les règles, et y chercher"
	lists  = "list the rules that each game knows, and their options ¦ voir les règles que chaque jeu connaît, et leurs options"
	serves = "serve a page to play on, in the browser ¦ ouvrir une page où jouer, dans le navigateur"
	offers = "make that page as files, for any host and without a network ¦ " +
		"faire de cette page des fichiers, pour tout hébergeur et sans réseau"
	matches = "find out which of two players is the stronger one ¦ savoir lequel de deux joueurs est le plus fort"
	holds   = "hold a tournament of a club: pairs, results, standings ¦ tenir le tournoi d’un club : appariements, résultats, classement"
	speaks  = "be a player for programs that speak the engine protocol ¦ être un joueur pour les programmes qui parlent le protocole"
	answers = "answer programs in any language, about all games (JSON-RPC) ¦ " +
		"répondre aux programmes de tous langages, sur tous les jeux (JSON-RPC)"
	trains = "play many games at once, for programs that learn ¦ jouer beaucoup de parties à la fois, pour les programmes qui apprennent"

	playsOrWatches = "play against a bot, or watch two of them ¦ jouer contre un robot, ou en regarder deux"
	looksBack      = "see what you missed, and how you play ¦ voir ce que vous manquez, et comment vous jouez"
	settles        = "settle a quarrel, and read the rules ¦ trancher une querelle, et lire les règles"
	servesPages    = "play in the browser ¦ jouer dans le navigateur"
	compares       = "compare two bots, or hold a club's tournament ¦ comparer deux robots, ou tenir un tournoi"
	talks          = "for programs: play, ask, learn ¦ pour les programmes : jouer, juger, apprendre"
	helps          = `All commands: lettres help. One of them: lettres play -h.` + " ¦ " + "Toutes les commandes : lettres help. L’une d’elles : lettres play -h."

	more = `All flags of a command: lettres watch -h. For your shell: lettres completion -h.` + " ¦ " + "Toutes les options d’une commande : lettres watch -h. Pour votre shell : lettres completion -h."

	noCommand    = "unknown command %q: lettres help lists them ¦ commande inconnue %q : lettres help les donne toutes"
	noCommandBut = "unknown command %q; did you mean %s? ¦ commande inconnue %q ; est-ce %s ?"

	completion = `It writes a script by which a shell completes commands and flags of lettres.

usage: lettres completion bash|zsh|fish

  bash  source <(lettres completion bash)   in ~/.bashrc
  zsh   source <(lettres completion zsh)    in ~/.zshrc, after compinit
  fish  lettres completion fish | source    in ~/.config/fish/config.fish
` + " ¦ " +
		`Écrit un script par lequel un shell complète commandes et options de lettres.

usage : lettres completion bash|zsh|fish

  bash  source <(lettres completion bash)   dans ~/.bashrc
  zsh   source <(lettres completion zsh)    dans ~/.zshrc, après compinit
  fish  lettres completion fish | source    dans ~/.config/fish/config.fish
`
)

var phrases = new(say.Phrases)
