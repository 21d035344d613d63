package rpc

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A wrong number is the commonest fault of another implementation, and no game by chance ends with 70
// points ahead. Each number of the rules has cases here on either side of it.

// rules returns each preset with every option written out, which is that preset; and for each option that
// is a number the least and the most, and what is beyond them.
func (k kit) rules() (cases []kitCase) {
	between := regexp.MustCompile(`^(\d+) to (\d+)$`)
	for _, g := range k.s.games {
		add := func(id, text string, beyond bool) {
			c := k.call("options", m{"game": g.Name(), "options": text}, "options", "seats", "hidden", "strict", "secret")
			if (c.Error != nil) != beyond {
				k.t.Errorf("%s %s: %v", g.Name(), text, c.Result)
			}
			cases = append(cases, kitCase{g.Name() + " " + id, nil, []kitCall{c}})
		}
		keys, usual, values := optionsOf(g.OptionsDoc())
		for _, preset := range g.Presets() {
			text, err := g.Options(preset)
			if err != nil {
				k.t.Fatal(err)
			}
			written := preset
			for _, key := range keys {
				value := usual[key]
				if other, changed := values[preset+" "+key]; changed {
					value = other
				}
				if long, named := k.named(g.Name(), key, value); named {
					value = long
				}
				written += " " + key + "=" + value
			}
			add(preset+" written out", written, false)
			if text != preset {
				k.t.Errorf("%s is %s", preset, text)
			}
		}
		for _, key := range keys {
			n := between.FindStringSubmatch(values[key])
			if n == nil {
				continue
			}
			least, _ := strconv.Atoi(n[1])
			most, _ := strconv.Atoi(n[2])
			with := map[string]string{"players": " rack=1", "mixed": " duplicate=best"}[key]
			for _, v := range []int{least - 1, least, most, most + 1} {
				beyond := v < least || v > most || key == "lay" && v > 7
				add(fmt.Sprintf("%s=%d", key, v), fmt.Sprintf("%s %s=%d%s", g.Presets()[0], key, v, with), beyond)
			}
		}
	}
	return cases
}

// optionsOf reads the table of the options of a game: its keys, what the first preset has, and what each
// can be, with what the other presets change under their name and the key.
func optionsOf(doc string) (keys []string, usual, values map[string]string) {
	usual, values = map[string]string{}, map[string]string{}
	cells := regexp.MustCompile(` {2,}`)
	table, presets, _ := strings.Cut(doc, "\n\n")
	for _, line := range strings.Split(table, "\n")[1:] {
		if row := cells.Split(strings.TrimSpace(line), -1); len(row) == 3 {
			keys = append(keys, row[0])
			values[row[0]], usual[row[0]] = row[1], row[2]
		}
	}
	for _, line := range strings.Split(presets, "\n") {
		if row := cells.Split(strings.TrimSpace(line), -1); len(row) == 2 {
			for _, change := range strings.Fields(row[1]) {
				key, value, _ := strings.Cut(change, "=")
				values[row[0]+" "+key] = value
			}
		}
	}
	return keys, usual, values
}

// named returns what stands behind a name that a preset has for letters, values or squares.
func (k kit) named(game, key, value string) (text string, named bool) {
	numbers := func(values [26]uint8) string {
		return strings.Join(strings.Fields(strings.Trim(fmt.Sprint(values), "[]")), ",")
	}
	text, named = map[string]string{
		"jarnac bag 2012":               jarnac.Official().Bag.String(),
		"jarnac bag classic":            jarnac.Classic().Bag.String(),
		"scrabble bag french":           scrabble.Classique().Bag.String(),
		"scrabble bag english":          scrabble.English().Bag.String(),
		"scrabble values french":        numbers(scrabble.Classique().Values),
		"scrabble values english":       numbers(scrabble.English().Values),
		"scrabble board standard":       scrabble.Classique().Board.String(),
		"scrabblecards bag official":    scrabblecards.Official().Bag.String(),
		"scrabblecards values official": numbers(scrabblecards.Official().Values),
		"jago bag official":             jago.Official().Bag.String(),
	}[game+" "+key+" "+value]
	return text, named
}

// A number is a position on one side of a number of the rules, and what is done or asked there.
type number struct {
	clause         rulebook.Clause
	options        string
	method         string // play, check, moves or position
	position, move string
}

// numbers returns what is done on either side of each number of the rules.
func (k kit) numbers() (cases []kitCase) {
	fields := map[string][]string{
		"play":  {"position", "over", "outcome", "scores", "due"},
		"check": {"legal", "clause", "points"},
		"moves": {"moves", "more"}, "position": {"due", "scores", "over"},
	}
	for _, game := range []struct {
		name string
		all  []number
	}{{"jarnac", jarnacNumbers()}, {"scrabble", scrabbleNumbers()}, {"scrabblecards", cardNumbers()}, {"jago", jagoNumbers()}} {
		for _, n := range game.all {
			params := m{"game": game.name, "options": n.options, "position": n.position}
			if n.move != "" {
				params["move"] = n.move
			}
			switch seat, move, seated := strings.Cut(n.move, " by "); {
			case n.method == "moves":
				params["most"] = 5000
			case n.method == "play":
				params["brief"] = true
				fallthrough
			case seated:
				if seated {
					params["move"] = seat
					params["seat"], _ = strconv.Atoi(move)
				}
			}
			c := k.call(n.method, params, fields[n.method]...)
			if c.Error != nil && c.Error.Code != codeRefused {
				k.t.Errorf("%v: %v", params, c.Error)
			}
			options, _, _ := strings.Cut(n.options, " bag=")
			id := strings.TrimSpace(fmt.Sprintf("%s %s: %s %s", game.name, options, n.method, n.move))
			cases = append(cases, kitCase{fmt.Sprintf("%s, %d", id, len(cases)+1), []string{string(n.clause)}, []kitCall{c}})
		}
	}
	return cases
}

// tosses returns records of games that the one or the other begins: the nearer to A, a joker being farther than any letter.
func (k kit) tosses() (cases []kitCase) {
	for _, t := range []struct{ game, draw, toss string }{
		{"jarnac", "+ABUZRT", "Alice=B Bruno=C"}, {"jarnac", "+ABUZRT", "Alice=C Bruno=B"}, {"jarnac", "+ABUZRT", "Alice=B Bruno=B"},
		{"scrabble", "+ABUZRTE", "Alice=? Bruno=Z"}, {"scrabble", "+ABUZRTE", "Alice=A Bruno=?"}, {"scrabblecards", "+ABUZRT2", "Alice=Y Bruno=Z"},
	} {
		for _, who := range []string{"Alice", "Bruno"} {
			record := fmt.Sprintf("@game %s\n@players Alice, Bruno\n@toss %s\n%s %s\n", t.game, t.toss, who, t.draw)
			if result, about := k.judged(record); result != nil {
				cases = append(cases, kitCase{fmt.Sprintf("%s, a toss: %s, and %s begins", t.game, t.toss, who), about, []kitCall{{Method: "judge", Params: m{"record": record}, Result: result}}})
			} else {
				cases = append(cases, kitCase{fmt.Sprintf("%s, a toss: %s, and %s begins", t.game, t.toss, who), nil, []kitCall{k.call("judge", m{"record": record})}})
			}
		}
	}
	return cases
}

// bagOf returns the option for a bag of the letters in some texts, so that it is empty when they lie there.
func bagOf(texts ...string) string {
	var letters []byte
	for _, c := range []byte(strings.ToUpper(strings.Join(texts, ""))) {
		if 'A' <= c && c <= 'Z' || c == '?' {
			letters = append(letters, c)
		}
	}
	return " bag=" + string(letters)
}

func jarnacNumbers() (all []number) {
	add := func(c rulebook.Clause, options, method, position, move string) {
		all = append(all, number{c, options, method, position, move})
	}
	// The ends: with the bag empty and one turn passed, a pass ends the game.
	for _, preset := range []string{"official", "competition"} {
		for _, end := range []struct{ lines, jarnacs string }{
			{"RATION,RATIONS/RATS", "1/0"}, {"RATION,RATIONS/RATS", "0/0"}, // 69 ahead
			{"RAT,MER,SOL,BUT,PIC,TRACE/", "0/0"}, {"RAT,MER,SOL,BUT,PIC,TRACE/", "1/0"}, {"RAT,MER,SOL,BUT,PIC,TRACE/", "1/1"},
			{"/RAT,MER,SOL,BUT,PIC,TRACE", "0/0"}, {"/RAT,MER,SOL,BUT,PIC,TRACE", "1/2"}, // 70
			{"CHATEAUX,RATS/MER", "0/0"}, {"CHATEAUX,RATS/MER", "0/1"}, {"MER/CHATEAUX,RATS", "2/0"}, // 71
			{"RATES/TIRES", "1/0"}, {"RATES,TIRES/RATIONS", "1/0"}, {"RATES,TIRES/RATIONS", "1/1"}, // 0 and 1
		} {
			jarnacs := " jarnacs " + end.jarnacs + ";"
			if end.jarnacs == "0/0" {
				jarnacs = ""
			}
			add(law.OfficialScoreMargin, preset+bagOf(end.lines), "play", "turn A; idle 1; lines "+end.lines+";"+jarnacs, "-")
		}
		add(law.OfficialScoreMargin, preset+" margin=0"+bagOf("RATES,TIRES/RATIONS"), "play", "turn A; idle 1; lines RATES,TIRES/RATIONS;", "-")
	}
	for _, preset := range []string{"classic", "classic-competition"} {
		for _, lines := range []string{"RATES/TIRES", "RATES,TIRES/RATIONS", "RATIONS/RATES,TIRES"} {
			add(law.ClassicWinner, preset+bagOf(lines), "play", "turn A; idle 1; lines "+lines+";", "-")
		}
	}
	// Two turns without a word, and the last letter of the bag.
	add(law.OfficialTurnEmptyBag, "official"+bagOf("RAT/MER"), "play", "turn A; lines RAT/MER;", "-")
	add(law.OfficialTurnEmptyBag, "official"+bagOf("RAT/MER", "E"), "play", "turn A; lines RAT/MER;", "-")
	for _, letter := range []string{"", "E"} {
		add(law.OfficialTurnBonusCompulsory, "official"+bagOf("RAT/MER", "LUNES", letter), "play", "turn A; lines RAT/MER; racks ELNSU/;", "LUNE")
	}
	for _, idle := range []string{"", " idle 1;"} {
		add(law.OfficialTurnEmptyBag, "official validation=contest"+bagOf("RAT/MER", "XYZ"), "play",
			"turn A;"+idle+" lines RAT/MER; racks XYZ/; open XYZ; passed yes;", "?")
	}
	add(law.OfficialTurnEmptyBag, "official"+bagOf("RAT/MER", "E"), "position", "turn A; phase handover; lines RAT/MER; extra 1/0 official/contest/bad;", "")
	add(law.OfficialTurnEmptyBag, "official"+bagOf("AEIRST"), "position", "turn B; phase handover; racks E/; drawn yes/no;", "")
	// Letters of a first turn, of a later one, of a word, and after contests.
	for _, extra := range []string{"", " extra 1/0 official/contest/bad;", " extra 2/0;"} {
		add(law.OfficialContestAddsUp, "official", "position", "turn A; phase handover;"+extra, "")
		add(law.OfficialContestFirstDraw, "official", "position", "turn A; phase handover; drawn no/yes;"+extra, "")
		add(law.OfficialTurnBonusDraw, "official", "position", "turn A; phase bonus; acted yes;"+extra, "")
	}
	// A swap is of three, for three in the bag or more; after a contest four come if they are there.
	for _, bag := range []string{"TU", "TUV", "TUVW"} {
		add(law.OfficialHandoverSwapBag, "official"+bagOf("RAT", "AEI", bag), "moves", "turn A; phase handover; lines RAT/; racks AEI/;", "")
		add(law.OfficialContestSwapReturns, "official"+bagOf("RAT", "AEI", bag), "play",
			"turn A; phase handover; lines RAT/; racks AEI/; extra 1/0 official/contest/bad;", "-AEI+"+bag)
	}
	for _, rack := range []string{"AE", "AEI"} {
		add(law.OfficialHandoverSwap, "official", "moves", "turn A; phase handover; racks "+rack+"/;", "")
	}
	// Lengths.
	add(law.OfficialMatLength, "official", "check", "turn A; acted yes; racks EILNTU/;", "NI")
	add(law.OfficialMatLength, "official", "check", "turn A; acted yes; racks EILNTU/;", "NIE")
	add(law.OfficialMatLength, "official validation=contest", "check", "turn A; acted yes; racks ABCDEFGHIJ/;", "ABCDEFGHI")
	add(law.OfficialMatLength, "official validation=contest", "check", "turn A; acted yes; racks ABCDEFGHIJ/;", "ABCDEFGHIJ")
	add(law.OfficialMatLength, "official validation=contest", "check", "turn A; acted yes; lines ABCDEFGH/; racks IJ/;", "1:ABCDEFGHI")
	add(law.OfficialMatLength, "official validation=contest", "check", "turn A; acted yes; lines ABCDEFGH/; racks IJ/;", "1:ABCDEFGHIJ")
	add(law.OfficialMatLength, "official length=8-9", "moves", "turn A; acted yes; lines TABLETTE/; racks S/;", "")
	add(law.OfficialMatLength, "official length=9-9", "moves", "turn A; acted yes; racks ABEELSTTT/;", "")
	add(law.OfficialMatLength, "official length=3-4", "moves", "turn A; acted yes; lines RAT/; racks AEST/;", "")
	// Lines: a word on the seventh ends nothing, one on the eighth does, and a ninth has no room.
	const seven, eight = "RAT,MER,SOL,BUT,PIC,LAC,DUR", "RAT,MER,SOL,BUT,PIC,LAC,DUR,VER"
	for _, preset := range []string{"official", "classic", "classic-competition"} {
		add(law.ClassicMat, preset, "play", "turn A; acted yes; lines "+strings.TrimSuffix(seven, ",DUR")+"/; racks ELNU/;", "LUNE")
		add(law.ClassicMat, preset, "play", "turn A; acted yes; lines "+seven+"/; racks ELNU/;", "LUNE")
		add(law.ClassicEndJarnac, preset, "play", "turn A; phase handover; lines "+strings.TrimSuffix(seven, ",DUR")+"/; racks /ELNU;", "!LUNE")
		add(law.ClassicEndJarnac, preset, "play", "turn A; phase handover; lines "+seven+"/; racks /ELNU;", "!LUNE")
	}
	add(law.OfficialMatLines, "official", "check", "turn A; acted yes; lines "+eight+"/; racks ELNU/;", "LUNE")
	add(law.OfficialEndLastLine, "official", "play", "turn A; acted yes; lines "+eight+"/; racks ELNU/;", "-")
	add(law.OfficialEndLastLine, "official", "play", "turn A; acted yes; lines "+seven+"/; racks ELNU/;", "-")
	// Jarnacs at a handover: one, two by the rules of the box, and one on the last word.
	for _, preset := range []string{"official", "classic", "classic-competition"} {
		add(law.ClassicDouble, preset, "moves", "turn A; phase handover; calls 1; acted yes; lines /RAT; racks AEI/S; jarnacs 1/0;", "")
		add(law.ClassicDouble, preset, "check", "turn A; phase handover; calls 1; acted yes; lines /RAT; racks AEI/S; jarnacs 1/0;", "!1:RATS")
	}
	add(law.ClassicDouble, "classic", "check", "turn A; phase handover; calls 2; acted yes; lines /RAT; racks AEI/S; jarnacs 2/0;", "!1:RATS")
	const last = "turn B; phase answer; final 8; lines " + eight + "/; racks LS/;"
	add(law.ClassicCompetitionLastJarnacLetters, "classic-competition", "moves", last, "")
	for _, w := range []string{"VEL", "VER", "VERS"} {
		add(law.ClassicCompetitionLastJarnacLetters, "classic-competition", "check", last, "!8:"+w)
	}
	add(law.ClassicCompetitionLastJarnacOne, "classic-competition", "check",
		"turn B; phase handover; calls 1; acted yes; final 8; lines "+seven+"/VERS; racks LS/; jarnacs 0/1;", "!2:MERL")
	// In the last chance the first of two Jarnacs that stands saves the game, and the second does not lose it again.
	for _, called := range []string{"!1:RATL !2:MERL", "!2:MERL !1:RATS", "!2:MERL !1:SRAT"} {
		add(law.OfficialContestDouble, "official jarnacs=2 validation=contest", "play",
			"turn B; phase answer; lines "+eight+"/; racks LS/; open "+called+";", "? by 0")
	}
	// Ten points for each error of a player out of time.
	for _, points := range []string{"", " points 0/10;"} {
		add(law.OfficialTimeOutPenalty, "official validation=contest", "play",
			"turn B; acted yes; lines RAT/; racks EILN/EIMR; out yes/no;"+points+" open RIME;", "? by 0")
	}
	for _, word := range []string{"RIME", "REIM"} {
		add(law.OfficialTimeEnd, "official validation=contest", "play", "turn B; acted yes; lines RAT/; racks EILN/EIMR; out yes/no; open "+word+";", "? by 0")
	}
	return all
}

func scrabbleNumbers() (all []number) {
	add := func(c rulebook.Clause, options, method, position, move string) {
		all = append(all, number{c, options, method, position, move})
	}
	const (
		empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 "
		chat  = "15/15/15/15/15/15/15/6CHAT5/15/15/15/15/15/15/15 "
		racks = "EEIRSTU/ABDELNO"
	)
	// The first word has two letters or more.
	add(law.ScrabbleFirst, "classique", "check", empty+"AINORST/AAAEEEE 0/0 0", "8H:AS")
	add(law.ScrabbleFirst, "classique", "check", empty+"AINORST/AAAEEEE 0/0 0", "8H:A")
	// Seven of eight, and a rack of six.
	for _, n := range []string{"8E:RATION", "8D:RATIONS", "8D:RATIONSE"} {
		for _, options := range []string{"classique rack=8 lay=7 validation=contest", "classique rack=8 validation=contest", "classique rack=8 lay=6 validation=contest"} {
			add(law.ScrabbleSevenOfEight, options, "check", empty+"AEINORST/AAAAEEEE 0/0 0", n)
		}
	}
	// Exchanges: of one tile to seven, with seven in the bag, and never of more than it has.
	for _, bag := range []string{"AEINRS", "AEINRST", "AEINRSTT"} {
		for _, move := range []string{"-E", "-EEIRSTU"} {
			add(law.ScrabbleExchange, "classique"+bagOf(racks, bag), "check", empty+racks+" 0/0 0", move)
		}
	}
	for _, move := range []string{"-EEI", "-EEIR"} {
		add(law.ScrabbleExchangeOrder, "classique exchange=1"+bagOf(racks, "AEI"), "check", empty+racks+" 0/0 0", move)
	}
	// Racks are filled up to seven.
	add(law.ScrabbleRack, "classique", "play", chat+racks+" 0/18 0", "K4:TRUES")
	// Three rounds of passes, and the bag that is short.
	for _, players := range []int{2, 3, 4} {
		held := strings.Join([]string{"EEIRSTU", "ABDELNO", "AEILNOU", "AEMNRST"}[:players], "/")
		scores := strings.Join([]string{"0", "18", "0", "0"}[:players], "/")
		for _, bag := range []string{"AEINRS", "AEINRST"} {
			options := fmt.Sprintf("classique players=%d", players) + bagOf("CHAT", held, bag)
			for _, passes := range []int{3*players - 2, 3*players - 1} {
				add(law.ScrabbleThreeRounds, options, "play", chat+held+" "+scores+" "+strconv.Itoa(passes), "-")
			}
		}
	}
	for _, bag := range []string{"AEINRS", "AEINRST"} {
		for passes := range map[string]int{"AEINRS": 2, "AEINRST": 4}[bag] {
			add(law.ScrabbleBlocked, "classique rounds=2 short-rounds=1"+bagOf("CHAT", racks, bag), "play", chat+racks+" 0/18 "+strconv.Itoa(passes), "-")
		}
	}
	add(law.ScrabbleRounds, "classique", "play", chat+racks+" 0/18 5", "-EE+AA")
	add(law.ScrabbleRounds, "english", "play", chat+racks+" 0/18 4", "-EE+AA")
	add(law.ScrabbleRounds, "english", "play", chat+racks+" 0/18 5", "-EE+AA")
	add(law.ScrabbleRounds, "classique validation=contest", "play", chat+"EEIRTUX/ABDELNO 0/18 4 open 8K X;", "? by 1")
	add(law.ScrabbleRounds, "classique validation=contest", "play", chat+"EEIRTUX/ABDELNO 0/18 5 open 8K X;", "? by 1")
	// Tiles that are left, and time.
	for _, options := range []string{"classique", "english"} {
		add(law.ScrabbleEndOut, options+" rack=2"+bagOf("CHAT", "SAK"), "play", chat+"S/AK 10/18 0", "8K:S")
		add(law.ScrabbleEndTime, options, "play", chat+racks+" 30/18 0", "~")
	}
	// Contests: five points for each word, each word once.
	const open = chat + "AEERSTU/ABDELNO 20/18 0 open K5 RATS;"
	for _, options := range []string{"classique", "classique penalty=points-given", "classique penalty=single", "english"} {
		for _, move := range []string{"?", "?1", "?2"} {
			add(law.ScrabbleContest, options+" validation=contest", "play", open, move+" by 1")
		}
	}
	for _, move := range []string{"?", "?1", "?2"} {
		add(law.ScrabbleContestOnce, "classique validation=contest", "check", open+" contested ?1;", move+" by 1")
	}
	// Duplicate: vowels and consonants of the first fifteen rounds and later, and three rounds without a word.
	for _, round := range []int{0, 14, 15} {
		rounds := ""
		if round > 0 {
			rounds = fmt.Sprintf(" rounds %d;", round)
		}
		for _, tt := range []struct{ rack, drawn string }{{"ABCDF", "EG"}, {"ABCDF", "GH"}, {"BCDFG", "HH"}, {"BCDFY", "AG"}, {"BCDFG", "HY"}, {"AEIOU", "AY"}, {"AEIOU", "BA"}, {"AEIOU", "BC"}, {"AEIO?", "EB"}} {
			add(law.ScrabbleDuplicateMixed, "classique duplicate=best mixed=2", "play", empty+tt.rack+"/ 0/0 0 phase drawing;"+rounds, "+"+tt.drawn)
		}
	}
	for passes := range 3 {
		add(law.ScrabbleDuplicateEnd, "classique duplicate=best", "play", fmt.Sprintf("%sEEIRSTU/ 18/18 %d turn B; decided -/;", chat, passes), "-")
	}
	add(law.ScrabbleDuplicateEnd, "classique duplicate=best"+bagOf("CHAT", "EEIRSTU"), "play", chat+"EEIRSTU/ 18/18 0 turn B; decided -/;", "-")
	add(law.ScrabbleDuplicateEnd, "classique duplicate=best"+bagOf("CHAT", "EEIRSTU", "A"), "play", chat+"EEIRSTU/ 18/18 0 turn B; decided -/;", "-")
	return all
}

func cardNumbers() (all []number) {
	add := func(c rulebook.Clause, options, method, position, move string) {
		all = append(all, number{c, options, method, position, move})
	}
	const rat = " table 0,0:RAT;"
	add(law.CardsFirst, "official", "check", "racks ACEIRS2/ACEMNOR; bag EEIIOOO;", "(0,0)>AS")
	add(law.CardsFirst, "official", "check", "racks ACEIRS2/ACEMNOR; bag EEIIOOO;", "(0,0)>A")
	for _, bag := range []string{"EEIIOO", "EEIIOOO", "EEIIOOOU"} {
		for _, move := range []string{"-A", "-ACEIRS2"} {
			add(law.CardsExchange, "official", "check", "racks ACEIRS2/ACEMNOR; bag "+bag+";"+rat, move)
		}
		for _, passes := range []string{"", "passes 1; "} {
			if bag == "EEIIOO" || passes == "" {
				add(law.CardsEndBlocked, "official", "play", passes+"racks ACEIRS2/ACEMNOR; bag "+bag+";"+rat, "-")
			}
		}
	}
	for _, passes := range []int{1, 2} {
		add(law.CardsEndBlocked, "official players=3", "play", fmt.Sprintf("passes %d; racks ACEIRS2/ACEMNOR/AEILOU3; bag EEIIOO;%s", passes, rat), "-")
	}
	// Seven cards in a move, the cards that double and triple, and ten points for a contest.
	for _, move := range []string{"(0,3)vSIROTEE", "(0,3)vSIROTE", "(0,0)>RATS*2@1", "(0,0)>RATS*3@2"} {
		rack := map[bool]string{true: "EEIORST", false: "EIORST2"}[move == "(0,3)vSIROTEE"]
		if strings.Contains(move, "*3") {
			rack = "EIORST3"
		}
		add(law.CardsScrabble, "official validation=contest", "play", "racks "+rack+"/ACEMNOR; bag EEIIOOO;"+rat, move)
	}
	add(law.CardsContestSeveral, "official validation=contest", "play", "scores 30/20; racks EEIORST/ACEMNOR; bag EEIIOOO;"+rat+" open (-3,3)vTRES;", "? by 1")
	add(law.CardsContest, "official validation=contest", "play", "scores 30/20; racks EEIORST/ACEMNOR; bag EEIIOOO;"+rat+" open (0,0)>RATS;", "? by 1")
	// What is held at the end.
	for _, held := range []string{"AB", "AB2", "AB3", "AB23", "KZ?"} {
		add(law.CardsEnd, "official", "play", "scores 30/20; racks S/"+held+";"+rat, "(0,0)>RATS")
	}
	add(law.CardsEndBlocked, "official", "play", "passes 1; scores 30/20; racks AB2/K23;"+rat, "-")
	// Runs of fifteen letters and of sixteen: the second is made across.
	for _, column := range []string{"ABCDEFGHIJKLMN", "ABCDEFGHIJKLMNO"} {
		var table strings.Builder
		for row, letter := range column {
			fmt.Fprintf(&table, "/%d,0:%c", row, letter)
		}
		add(law.CardsLengthCap, "official validation=contest", "check", "racks AEEIRST/ACEMNOR; bag EEIIOOO; table "+table.String()[1:]+";", fmt.Sprintf("(%d,0)>ET", len(column)))
	}
	add(law.CardsEndBlocked, "official", "play", "passes 1; racks ACEIRS2/ACEMNOR; bag EEIIOO;"+rat, "(0,0)>RATS")
	add(law.CardsRefill, "official", "play", "racks ACEIRS2/ACEMNOR; bag EEIIOOO;"+rat, "(0,3)vSIC")
	return all
}

func jagoNumbers() (all []number) {
	add := func(c rulebook.Clause, options, method, position, move string) {
		all = append(all, number{c, options, method, position, move})
	}
	const racks = "racks ADEEINOPTUVZ/ABDEEFGLNRTU;"
	// A lead of one letter ends a turn, none does not; and whether a player who leads has run out of time.
	for _, board := range []string{"6D:CHats", "6D:CHAts", "6D:CHat", "6D:CHATs"} {
		for _, move := range []string{"-", "~"} {
			add(law.JagoEndOfTurn, "official", "play", racks+" board "+board+";", move)
		}
	}
	// Letters that are flipped after a contest: three at most, and as many as there are.
	for _, flips := range []int{0, 1, 2, 3} {
		for _, open := range []string{"D6:CADI", "D6:CZVT"} {
			add(law.JagoContest, fmt.Sprintf("official validation=contest flips=%d", flips), "play", racks+" board 6D:CHats; open "+open+";", "? by 1")
		}
	}
	for _, open := range []string{"I5:DE", "I5:DES", "7D:OU"} { // the runs across it too
		add(law.JagoContestSeveral, "official validation=contest flips=0", "play", "racks ADEEINOPSTUV/ABDEEFGLNRTU; board 6D:CHats; open "+open+";", "? by 1")
	}
	add(law.JagoBoard, "official validation=contest", "check", racks, "6A:PAINTEDOVUZ")
	add(law.JagoBoard, "official validation=contest", "check", racks, "6E:PAINTED")
	return all
}
