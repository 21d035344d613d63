package serve

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

const chat = "15/15/15/15/15/15/15/7CHAT4/15/15/15/15/15/15/15"

// What is asked of the games on a board: best words, words on the board, how it stands, and
// what is wrong with a field.
func TestAskBoards(t *testing.T) {
	h := open(t)
	h.s.asks.burst = 1 << 20
	for _, c := range []struct{ query, want string }{
		{"game=scrabble", "What can I play?"},
		{"game=scrabble&board=" + chat + "&rack1=AEINRST&score1=12", "2,677 words can be laid."},
		{"game=scrabble&board=" + chat + "&rack1=AEINRST&score1=12", "H8 CARNISTE 83 83.0"},
		{"game=scrabble&board=" + chat + "&rack1=AEINRST&score1=12", "Your points: 12"},
		{"game=scrabble&board=" + chat + "&rack1=é+à,n?", "words can be laid"},
		{"game=scrabble&board=" + chat + "&rack1=ae3", "Your letters: letters are A to Z, and ? for a joker"},
		{"game=scrabble&board=" + chat + "&rack2=AEINRSTU", "The opponent's letters: 8 of them, and a rack has 7 at most"},
		{"game=scrabble&board=" + chat + "&rack1=KK", "Letters K: 2 on the board and on the racks, and the game has 1"},
		{"game=scrabble&board=" + chat + "&score2=many", "The opponent's points: points are a number, 9999 at most"},
		{"game=scrabble&board=" + chat + "&rack1=A&o-rack=4", "words can be laid"},
		{"game=scrabble&board=" + chat + "&rack1=AEINR&o-rack=4", "5 of them, and a rack has 4 at most"},
		{"game=scrabble&board=" + chat + "&rack1=A&o-rack=99", "The rules: "},
		{"game=scrabble&board=" + chat + "&rack1=A&more=players%3D3", "Letters of player 3"},
		{"game=scrabble&board=" + chat + "&rack1=A&rules=chess", "The rules: "},
		{"game=scrabble&board=" + strings.Replace(chat, "CHAT", "CHZT", 1), "Words on the board that are not valid CHZT"},
		{"game=scrabble&board=CHAT11" + chat[2:], "Letters"},
		{"game=scrabble&board=8/8/8", "The board: the address is not complete"},
		{"game=scrabble&word=tzar", "scrabble/all-words"},
		{"game=scrabble&word=zzz", "scrabble/all-words"},
		{"game=scrabble&word=z-z", "The word: a word is letters A to Z"},
		{"game=scrabble&word=km&more=exclude%3Dsymb", "symbols are not admitted"},
		{"game=scrabble&at=" + url.QueryEscape("CGP: "+chat+" AEINRST/ 12/0 0"), "2,677 words can be laid."},
		{"game=scrabble&at=" + url.QueryEscape("@position "+chat+" AEINRST/ 12/0 0 turn B;"), "2,677 words can be laid."},
		{"game=scrabble&at=" + url.QueryEscape(chat+" AEINRST/ twelve/0 0"), "The position in one line: "},
		{"game=scrabble&at=" + strings.Repeat("A", 9000), "The position in one line: That is too long"},
		{"game=scrabblecards&board=" + chat + "&rack1=AEINR2", "lay RAINE for 18 points"},
		{"game=scrabblecards&board=" + chat + "&rack1=AEINR4", "Your letters: "},
		{"game=scrabblecards&board=" + chat + "&rack1=A&rack2=E&score1=9", "If nobody plays any more: A wins"},
		{"game=scrabblecards&board=" + chat + "&rack1=22222", "bonus cards"},
		{"game=scrabblecards&word=tzar", "cards/words"},
		{"game=scrabblecards&at=" + url.QueryEscape("racks AE/I; table 0,0:CHAT;"), "words can be laid"},
		{"game=jago&board=11/11/11/11/11/4CHat3/11/11/11/11/11&rack1=AEINRST", "lay TRAINES at 7C +11"},
		{"game=jago&board=11/11/11/11/11/4CHat3/11/11/11/11/11&rack1=AEINRST&colour=blue", "words can be laid"},
		{"game=jago&board=11/11/11/11/11/4CHat3/11/11/11/11/11&rack1=AEINRST", "Letters of your colour: 2"},
		{"game=jago&board=11/11/11/11/11/11/11/11/11/11/11&rack1=AEINRST", "racks are full"},
		{"game=jago&board=11/11/11/11/11/4CHat3/11/11/11/11/11&rack1=A?", "Letters ?: 1 on the board"},
		{"game=jago&word=tzar", "jago/words"},
		{"game=chess&word=tzar", "It is valid."},
	} {
		status, page, _ := h.ask("/ask?lang=en&"+c.query, nil)
		if status >= 500 || !strings.Contains(visible(page), c.want) && !strings.Contains(page, `data-clause="`+c.want+`"`) {
			t.Errorf("%s: %d, no %q in %s", c.query, status, c.want, visible(page))
		}
		status, page, _ = h.ask("/ask?lang=fr&"+c.query, nil)
		if status >= 500 || !strings.Contains(page, `lang="fr"`) || strings.Contains(page, "%!") {
			t.Errorf("%s in French: %d, %s", c.query, status, visible(page))
		}
	}
}

// In French the squares are those of French boards, unless somebody chooses others.
func TestAskFrenchSquares(t *testing.T) {
	h := open(t)
	for query, want := range map[string]string{"": "8H CARNISTE 83", "&o-squares=": "H8 CARNISTE 83", "&o-squares=standard": "H8 CARNISTE 83", "&more=squares%3Dstandard": "H8 CARNISTE 83"} {
		if _, page, _ := h.ask("/ask?lang=fr&game=scrabble&board="+chat+"&rack1=AEINRST"+query, nil); !strings.Contains(visible(page), want) {
			t.Errorf("%q: no %q in %s", query, want, visible(page))
		}
	}
}

// The end of a game is counted: who is out gets what the other holds.
func TestAskEnd(t *testing.T) {
	h := open(t)
	h.s.asks.burst = 1 << 20
	board := "&board=" + strings.Replace(chat, "CHAT", "CHANTIER", 1)
	board = strings.Replace(board, "CHANTIER4", "CHANTIER", 1)
	for query, want := range map[string]string{
		"&rack2=AST&score1=20&score2=30": "B wins, 27 to 23",
		"&rack1=AST&score1=20&score2=30": "B wins, 33 to 17",
	} {
		q := "/ask?lang=en&game=scrabble&more=rack%3D3+bag%3DAACEHINRSTT" + board + query
		if _, page, _ := h.ask(q, nil); !strings.Contains(visible(page), want) {
			_, answer, _ := strings.Cut(visible(page), "How it stands")
			t.Errorf("%s: no %q in %s", query, want, answer)
		}
	}
}

// The squares of a form lead to an address that can be sent, and a wrong one is named.
func TestAskSquares(t *testing.T) {
	h := open(t)
	h.s.asks.burst = 1 << 20
	form := func(change func(cells [][]string)) url.Values {
		cells := make([][]string, 15)
		for i := range cells {
			cells[i] = make([]string, 15)
		}
		copy(cells[7][7:], []string{"c", "H", "À", "T"})
		change(cells)
		q := url.Values{"game": {"scrabble"}, "rack1": {"aeinrst"}, "lang": {"en"}, "more": {"bonus=40"}}
		for i, row := range cells {
			q[fmt.Sprint("r", i)] = row
		}
		return q
	}
	status, page, at := h.ask("/ask?"+form(func([][]string) {}).Encode(), nil)
	if status != http.StatusOK || !strings.Contains(at, "board=15%2F15") || strings.Contains(at, "r0=") || !strings.Contains(visible(page), "words can be laid") ||
		!strings.Contains(at, "7cHAT4") || !strings.Contains(at, "more=bonus%3D40") {
		t.Errorf("%d, %s: %s", status, at, visible(page))
	}
	_, _, at = h.ask("/ask?"+form(func(cells [][]string) { copy(cells[7][7:], []string{"c", "h", "a", "t"}) }).Encode(), nil)
	if !strings.Contains(at, "7CHAT4") {
		t.Errorf("small letters that are no jokers lead to %s", at)
	}
	for text, want := range map[string]string{
		"3": "Square 8M: one letter A to Z", "<script>": "Square 8M: one letter A to Z", "œ": "Square 8M: one letter A to Z",
		"AB": "Square 8M: one letter A to Z", strings.Repeat("é", 5000): "Square 8M: one letter A to Z", "\x00": "Square 8M: one letter A to Z",
	} {
		status, page, _ := h.ask("/ask?"+form(func(cells [][]string) { cells[7][12] = text }).Encode(), nil)
		if status != http.StatusUnprocessableEntity || !strings.Contains(visible(page), want) || strings.Contains(page, "<script>") {
			t.Errorf("%.10q: %d, no %q in %s", text, status, want, visible(page))
		}
		if !strings.Contains(page, `aria-label="8K" value="T"`) {
			t.Errorf("%.10q: the other letters are gone", text)
		}
	}
}

// Whatever somebody sends instead of a form is answered.
func TestAskHostile(t *testing.T) {
	h := open(t)
	h.s.asks.burst = 1 << 20
	long := strings.Repeat("A/", 40_000)
	for _, game := range []string{"jarnac", "scrabble", "scrabblecards", "jago"} {
		for _, q := range []url.Values{
			{"board": {long}}, {"board": {"999999999999999999999/15"}}, {"board": {strings.Repeat("15/", 14) + "\x00"}},
			{"r0": strings.Split(long, "/")}, {"r3": {"A"}}, {"r99": {"A"}}, {"r14": {}}, {"r0": {"\xff\xfe"}},
			{"rack1": {long}}, {"rack1": {"\u202e<i>"}}, {"score1": {"99999999999999999999"}, "rack1": {"A"}},
			{"score1": {"-9999"}, "score2": {"9999"}, "rack1": {"A"}, "board": {chat}},
			{"more": {"players=4 players=3"}}, {"more": {`bag=` + strings.Repeat("A", 190)}}, {"rules": {"<script>alert(1)</script>"}},
			{"more": {"duplicate=top"}, "board": {chat}, "rack1": {"AEINRST"}}, {"more": {"rack=1"}, "board": {chat}, "rack1": {"A"}},
			{"at": {"-"}}, {"at": {"CGP " + strings.Repeat("Ⱥ", 20)}}, {"at": {"@position İİİİ"}}, {"at": {"turn turn turn;"}}, {"at": {"racks ;;;; board"}}, {"at": {"15/15 / / /"}}, {"at": {chat + " / 0/0 0"}},
			{"word": {"<script>"}}, {"word": {long}}, {"word": {strings.Repeat("A", 41)}}, {"o-rack": {"<i>"}, "o-rules": {"x"}},
			{"board": {strings.Repeat("15/", 7) + "7AAAA4" + strings.Repeat("/15", 7)}, "rack1": {"??"}},
			{"board": {strings.Repeat("AAAAAAAAAAAAAAA/", 14) + "AAAAAAAAAAAAAAA"}},
		} {
			q.Set("game", game)
			for _, lang := range []string{"fr", "en"} {
				q.Set("lang", lang)
				status, page, _ := h.ask("/ask?"+q.Encode(), nil)
				if status >= 500 || strings.Contains(page, "<script>") || strings.Contains(page, "<i>") || strings.Contains(page, "%!") || len(page) > 200_000 {
					t.Errorf("%s %.60q: %d, %d bytes", game, q.Encode(), status, len(page))
				}
			}
		}
	}
}
