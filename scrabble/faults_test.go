package scrabble_test

import (
	"errors"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Whatever is refused, or wrong with a text or a value, is said in English and in
// French. Each test of what is said adds to the list of what has been.
type told struct {
	t    *testing.T
	said []string
}

func (s *told) refusal(state scrabble.State, move string, en, fr string) {
	s.t.Helper()
	p, m := by(s.t, move)
	s.violation(state.Check(p, m), en, fr)
}

func (s *told) violation(err error, en, fr string) {
	s.t.Helper()
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		s.t.Fatalf("%v is no refusal: %s", err, en)
	}
	s.same(v.Explain(language.English), en)
	s.same(v.Explain(language.French), fr)
}

func (s *told) fault(err error, fr string) {
	s.t.Helper()
	if err == nil {
		s.t.Fatalf("it is right: %s", fr)
	}
	s.same(rulebook.Explain(err, language.English), strings.ReplaceAll(err.Error(), "scrabble: ", ""))
	s.same(rulebook.Explain(err, language.French), fr)
}

func (s *told) same(got, want string) {
	s.t.Helper()
	s.said = append(s.said, got)
	if got != want {
		s.t.Errorf("it says\n%s\nand not\n%s", got, want)
	}
}

func TestPhrases(t *testing.T) {
	s := &told{t: t}
	t.Run("refusals", func(t *testing.T) { s.t = t; s.refusals() })
	t.Run("toss", func(t *testing.T) { s.t = t; s.toss() })
	t.Run("moves", func(t *testing.T) { s.t = t; s.moves() })
	t.Run("options", func(t *testing.T) { s.t = t; s.options() })
	s.nothingElse(t)
}

func (s *told) refusals() {
	t := s.t
	d := inContest(2)
	playing := d.state(t)
	drawing := play(t, playing, "A 8H MOT")
	drawn := play(t, drawing, "A +AAE")
	low := inContest(2)
	low.bag = "AAEEAA"
	answer := play(t, pos{racks: []string{"MOT", "TES"}, words: "MOT", set: onContest}.state(t), "A 8H MOT")
	over := play(t, playing, "A resign")
	seven := pos{racks: []string{"AMOTSEU"}, set: func(o *scrabble.Options) { o.Players, o.Duplicate, o.Lay = 2, scrabble.BestFound, 3 }, bag: "AAAAAAAAAAA", words: "MOT MOTS"}.state(t)
	s.refusal(seven, "A -MOT+AAA", "in a duplicate game, a player lays a word or passes", "en partie duplicate, un joueur pose un mot ou passe")
	s.refusal(seven, "A 8H MOTS", "in this game a move lays at most 3 tiles, and not 4", "dans cette partie, un coup pose au plus 3 jetons, et non 4")
	void := pos{racks: []string{"MOTMOTS", "SEUXETO"}, bag: "AAE", words: "MOT", set: func(o *scrabble.Options) { o.Penalty = scrabble.VoidChallenge }}.state(t)
	few := pos{racks: []string{"MOT", "TES"}, bag: "AE", words: "MOT", set: func(o *scrabble.Options) { o.Exchange = 1 }}.state(t)

	s.refusal(over, "A -", "the game is over", "la partie est finie")
	_, _, err := playing.ParseMove(scrabble.A, "je reprends le joker")
	s.violation(err, "a joker on the board stays there, as the letter that was declared", "un joker posé reste sur le plateau, pour la lettre annoncée")
	s.refusal(playing, "B -", "player A is on turn", "c’est au joueur A de jouer")
	s.refusal(playing, "C -", "unknown player", "joueur inconnu")
	s.violation(playing.Check(scrabble.A, scrabble.Move{}), "unknown move", "coup inconnu")

	s.refusal(drawing, "A -", "the tiles that are due come first", "il faut d’abord piocher les jetons dus")
	s.refusal(playing, "A +A", "no tile is due", "il n’y a pas de jeton à piocher")
	s.refusal(drawing, "A +AA", "tiles due: 3, and not 2", "il faut piocher 3 jetons, et non 2")
	s.refusal(drawing, "A +3", "the tiles that come are not named", "les jetons piochés ne sont pas indiqués")
	s.refusal(drawing, "A +KAK", "the bag does not hold KK", "il manque deux\u00a0K dans le sac")

	s.refusal(low.state(t), "A -M+A", "an exchange needs 7 tiles in the bag, which holds 6", "pour échanger, il faut 7 jetons dans le sac, qui en contient 6")
	s.refusal(playing, "A -8", "tiles that can be exchanged: 1 to 7, and not 8", "on échange de 1 à 7 jetons, et non 8")
	s.refusal(few, "A -MOT", "the bag has only 2 tiles to draw", "il ne reste que 2 jetons à piocher")
	s.refusal(playing, "A -2", "the tiles that are set aside are not named", "les jetons mis de côté ne sont pas indiqués")
	s.refusal(playing, "A -MO+A", "tiles to draw: 2, and not 1", "il faut piocher 2 jetons, et non 1")
	s.refusal(playing, "A -MO+MO", "the bag does not hold MO, and the tiles set aside are not in it yet", "il manque un\u00a0M et un\u00a0O dans le sac, où les jetons mis de côté ne sont pas encore")
	s.refusal(playing, "A -X", "the player does not have these tiles", "le joueur n’a pas ces jetons")

	s.violation(playing.Check(scrabble.A, scrabble.Place(scrabble.Centre(), board.Across, "")),
		"a placement lays 1 to 8 tiles, all of them letters",
		"aucun jeton n’est posé, ou plus qu’un chevalet n’en porte, ou ce qui est posé n’est pas une lettre")
	s.violation(playing.Check(scrabble.A, scrabble.Place(board.At(7, 14), board.Across, "MOT")), "it goes beyond the board", "le coup sort du plateau")
	s.refusal(drawn, "B 8H SE", "a tile lies on 8H already", "un jeton est déjà posé en 8H")
	s.refusal(drawn, "B 8K S.E", "a square between the tiles is empty", "une case entre les jetons reste vide")
	s.refusal(playing, "A 1A MOT", "the first word must cover the centre", "le premier mot doit couvrir la case centrale")
	s.refusal(playing, "A 8H M", "the first word has at least two letters", "le premier mot a au moins deux lettres")
	s.refusal(drawn, "B 1A SE", "it touches nothing that lies on the board", "le coup ne touche rien de ce qui est sur le plateau")
	s.refusal(void, "A 8H TOM", "the dictionary does not have TOM", "TOM ne figure pas au dictionnaire")

	s.refusal(play(t, drawing, "B ?"), "B ?1", "MOT has been contested and is good", "MOT a déjà été contesté, et il est valable")
	s.refusal(drawn, "A ?", "no move is open to contest", "aucun coup ne peut être contesté")
	s.refusal(drawing, "A ?", "the others contest a move, not its author", "un coup est contesté par les autres, et non par son auteur")
	s.refusal(drawing, "B ?!", "a contest gives its outcome if, and only if, the game was played with another dictionary",
		"une contestation dit son issue si et seulement si la partie s’est jouée avec un autre dictionnaire")
	s.refusal(drawing, "B ?2", "words to contest: 1 to 1", "les mots à contester ont un numéro de 1 à 1")
	s.refusal(play(t, void, "A 8H MOT"), "B ?", "bad words cannot be laid here, so nothing is contested",
		"un mot erroné ne peut pas être posé ici, et rien ne se conteste")
	s.refusal(playing, "A .", "there is nothing to let go", "il n’y a rien à accepter")
	s.refusal(answer, "B -", "the game ends here, unless the last move is contested", "la partie s’arrête là, à moins qu’on ne conteste le dernier coup")
	late := inContest(2, func(o *scrabble.Options) { o.TimePenalty = 1 }).state(t)
	for range 255 {
		late = play(t, late, "A ~")
	}
	s.refusal(late, "A ~", "minutes over time that count: at most 255", "on compte au plus 255 minutes de dépassement")

	// No refusal tells what lies on a rack, and Complete refuses in the same words.
	_, err = playing.Complete(rand.New(rand.NewPCG(1, 2)), scrabble.A, scrabble.Exchange("X"))
	s.violation(err, "the player does not have these tiles", "le joueur n’a pas ces jetons")
}

func (s *told) toss() {
	for _, tt := range []struct {
		rounds []string
		en, fr string
	}{
		{[]string{"KK"}, "the bag does not have these tiles", "ces jetons ne sont pas dans le sac"},
		{[]string{"EE", "A."}, "those who are equally near to A draw again, and nobody else", "ceux qui sont aussi près de A tirent à nouveau, et personne d’autre"},
		{[]string{"AB", "AB"}, "an earlier round has decided", "un tirage précédent a déjà désigné le premier joueur"},
		{[]string{"EE"}, "no round has decided", "aucun tirage n’a désigné le premier joueur"},
	} {
		_, err := tossRules(s.t, 2).TossWinner(roundsOf(tt.rounds...)...)
		s.violation(err, tt.en, tt.fr)
	}
}

func (s *told) moves() {
	for text, fr := range map[string]string{
		"":                      "il est vide",
		strings.Repeat("A", 99): "il est trop long",
		"+a":                    "une pioche s’écrit +, puis jusqu’à 8 lettres de A à Z, ou ? pour un joker, ou leur nombre",
		"-a":                    "un échange s’écrit -, puis jusqu’à 8 lettres de A à Z, ou ? pour un joker, ou leur nombre ; puis un + et celles piochées",
		"?MOT":                  "une contestation s’écrit ?, ou ? puis les numéros des mots, comme ?1,3",
		"MOT":                   "avant un mot vient une case, comme 8H MOT, et avant une pioche un +, comme +MOT",
		"MOT MOT":               "un placement s’écrit avec une case et un mot, comme 8H MOT à l’horizontale ou H8 MOT à la verticale",
		"16H MOT":               "le plateau n’a pas de case 16H\u00a0: ses numéros vont de 1 à 15, et ses lettres de A à O",
		"8H MO?":                "un mot se fait de lettres de A à Z, en minuscules pour les jokers, et de points pour les lettres déjà posées, sur le plateau et avec au plus 8 lettres posées",
	} {
		_, err := scrabble.ParseMove(text)
		var e *rulebook.SyntaxError
		if !errors.As(err, &e) {
			s.t.Fatalf("%.40q: %v", text, err)
		}
		s.fault(err, "le coup "+bilingual.Quote(language.French, e.Text)+"\u00a0: "+fr)
	}
	_, err := scrabble.ReadRecord(strings.NewReader("A 8P:MOT"), nil)
	s.fault(err, `ligne 1 : le coup « 8P:MOT » : un placement s’écrit avec une case, deux-points et un mot, comme 8H:MOT à l’horizontale ou H8:MOT à la verticale ; sur des cases françaises, H8:MOT à l’horizontale ou 8H:MOT à la verticale`)
	_, err = scrabble.Place(scrabble.Centre(), board.Across, "").MarshalText()
	s.fault(err, "le coup ne peut pas être noté")
}

func (s *told) options() {
	classes := scrabble.Classique()
	_, err := scrabble.ParseOptions("classique exclude=noun,verb")
	s.fault(err, `l’option exclude ne peut pas être « noun,verb » : catégorie de mots inconnue « verb »`)
	classes.Excluded = 1 << 30
	s.fault(classes.Validate(), "des catégories de mots inconnues sont exclues (bits 0x40000000)")
	classes.Excluded = lexicon.AllClasses
	s.fault(classes.Validate(), "toutes les catégories de mots sont exclues")
	s.fault(scrabble.Options{}.Validate(), "les options sont vides ; partez de classique ou english")
	duplicate := scrabble.Classique()
	duplicate.Duplicate, duplicate.Validation = scrabble.Top, scrabble.OnContest
	s.fault(duplicate.Validate(), "une partie duplicate ne va qu’avec la validation strict")
	duplicate.Duplicate, duplicate.Mixed = scrabble.NotDuplicate, 2
	s.fault(duplicate.Validate(), "mixed est pour une partie duplicate")
	odd := scrabble.Classique()
	odd.Rounds, odd.Bag, odd.Validation, odd.Penalty = 0, bag.MustParse("ABC"), scrabble.OnContest, scrabble.VoidChallenge
	odd.Board[0][3] = scrabble.Premium{}
	for l, fr := range map[*lexicon.Lexicon]string{nil: "il n’y a pas de lexique", {}: "le lexique n’a pas de mots"} {
		_, err := scrabble.Compile(odd, l)
		s.fault(err, strings.Join([]string{
			"rounds vaut 0, et doit être entre 1 et 100",
			"le sac contient 3 jetons, moins qu’il n’en faut à 2 joueurs pour un chevalet de 7",
			"valeur inconnue de board",
			"la pénalité void ne va qu’avec la validation strict",
			fr,
		}, "\n"))
	}
	_, err = new(scrabble.Rules).ParseState("-")
	s.fault(err, "il n’y a pas de règles du jeu")
}

// elsewhere is the phrases that the tests of texts, set-ups and records make sure of.
var elsewhere = regexp.MustCompile(`^([Ss]etup|cgp|layout)|^(NotChoice|NotNumber|notTiles|badBoard)$|^(unknownTiles|rackTooLarge|rackGone|wrongScore|wrongTotal|wrongFrench|wrongEnglish|authorGains|contesterPays|timedTwice|tilesBack|notStandard|nothingThere|notTheirs|notLeft)$`)

// nothingElse finds no other phrase of the package.
func (s *told) nothingElse(t *testing.T) {
	for _, p := range gametest.Phrases(t) {
		if !elsewhere.MatchString(p.Name) && !gametest.SaysOne(s.said, p.English) {
			t.Errorf("nothing says %s: %q", p.Name, p.English)
		}
	}
}
