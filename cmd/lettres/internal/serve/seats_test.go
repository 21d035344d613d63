package serve

import (
	"context"
	"html"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A browser is somebody's, with its cookies.
type browser struct {
	*house
	client *http.Client
}

func (h *house) browser() browser {
	jar := must.Get(cookiejar.New(nil))(h.t)
	return browser{h, &http.Client{Jar: jar}}
}

// ask asks for a page, with a form if there is one.
func (b browser) ask(path string, form url.Values) (page, at string) {
	b.t.Helper()
	answer, err := b.client.Get(b.url + path)
	if form != nil {
		answer, err = b.client.PostForm(b.url+path, form)
	}
	if err != nil {
		b.t.Fatal(err)
	}
	defer answer.Body.Close()
	var text strings.Builder
	must.Do(b.t, answer.Write(&text))
	return strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(html.UnescapeString(text.String())), answer.Request.URL.Path
}

// sitAs takes an invitation by name.
func (b browser) sitAs(name, invite string) (path string) {
	b.t.Helper()
	page, path := b.ask(invite, form("you", name))
	if !strings.HasPrefix(path, "/t/") {
		b.t.Fatalf("%s: %s", path, page)
	}
	return path
}

var invitation = regexp.MustCompile(`/join/[a-z2-7]+/[a-z2-7]+`)

// The first page lists the games of a browser, and for whom each waits.
func TestMyGames(t *testing.T) {
	h := open(t)
	anne, bob, eve := h.browser(), h.browser(), h.browser()
	if page, _ := anne.ask("/", nil); strings.Contains(page, "Mes parties") {
		t.Error("somebody new has games")
	}
	page, hers := anne.ask("/play", form("game", "jarnac", "with", "link", "you", "Anne"))
	if page, _ := anne.ask("/", nil); !strings.Contains(page, "On attend l’autre joueur") || !strings.Contains(page, hers) {
		t.Errorf("before anybody sits: %s", page)
	}
	his := bob.sitAs("Bob", invitation.FindString(page))
	waits := func(b browser, path, with, status string) {
		t.Helper()
		page, _ := b.ask("/", nil)
		row := regexp.MustCompile(`<a href="` + path + `">.*`).FindString(page)
		if !strings.Contains(row, "<b>"+with+"</b>") || !strings.Contains(row, status) {
			t.Errorf("%s, %s: %q", with, status, row)
		}
	}
	table, _ := h.s.hall.Table(strings.Split(hers, "/")[2])
	turn := table.Look().At.Turn()
	status := [2]string{"À Bob de jouer", "À Anne de jouer"}
	status[turn] = "À vous !"
	waits(anne, hers, "Bob", status[0])
	waits(bob, his, "Anne", status[1])
	if page, _ := eve.ask("/", nil); strings.Contains(page, "/t/") {
		t.Errorf("somebody else sees games: %s", page)
	}
	must.Do(t, table.Decide(turn, 0, "resign"))
	waits(anne, hers, "Bob", map[bool]string{true: "Bob", false: "Anne"}[turn == 0]+" gagne")
	// A key that was made up shows nothing, and neither does a cookie that is no list.
	parts := strings.Split(hers, "/")
	for _, value := range []string{parts[2] + "." + strings.Repeat("a", len(parts[3])), "../../x.y", strings.Repeat("a.b-", 900), "-.-"} {
		r := httptest.NewRequest(http.MethodGet, "http://localhost/", nil)
		r.AddCookie(&http.Cookie{Name: seatsCookie, Value: value})
		w := httptest.NewRecorder()
		h.s.ServeHTTP(w, r)
		if w.Code != http.StatusOK || strings.Contains(w.Body.String(), "/t/") {
			t.Errorf("%s: %d %s", value, w.Code, w.Body)
		}
	}
}

// A browser keeps the seats that it took last, and its cookie is not for scripts.
func TestSeatsCookie(t *testing.T) {
	h := open(t)
	r := httptest.NewRequest(http.MethodGet, "http://localhost/", nil)
	key := strings.Repeat("a", 26)
	for n := range 60 {
		w := httptest.NewRecorder()
		h.s.remember(w, r, seatKey{"a" + string(rune('a'+n%26)) + string(rune('a'+n/26)) + "aaaaaaaaaa", key})
		c := w.Result().Cookies()
		if len(c) != 1 || !c[0].HttpOnly || c[0].SameSite != http.SameSiteLaxMode || len(c[0].Value) > maxCookie {
			t.Fatalf("%v", c)
		}
		r = httptest.NewRequest(http.MethodGet, "http://localhost/", nil)
		r.AddCookie(c[0])
	}
	all := seatsOf(r)
	if len(all) != mostSeats || all[0].id != "ahcaaaaaaaaaa" || all[0].key != key {
		t.Errorf("%d seats: %v", len(all), all)
	}
	w := httptest.NewRecorder()
	if h.s.remember(w, r, all[7]); len(w.Result().Cookies()) != 0 {
		t.Error("a seat that is known is written again")
	}
}

// Whoever is invited reads the rules in words, says a name, and nobody plays before.
func TestJoin(t *testing.T) {
	h := open(t)
	anne, bob := h.browser(), h.browser()
	page, hers := anne.ask("/play", form("game", "jarnac", "with", "link", "you", "Anne", "validation", "contest", "clock", "20", "o-lines", "6", "o-end", "longer-word"))
	invite := invitation.FindString(page)
	if !strings.Contains(page, "On attend l’autre joueur") || strings.Contains(page, `value="draw"`) {
		t.Errorf("alone at the table: %s", page)
	}
	for _, seat := range []string{"0", "1"} {
		page, _ := anne.ask(hers, form("n", "0", "do", "draw", "seat", seat))
		if strings.Contains(page, `data-n="1"`) {
			t.Error("somebody has played alone")
		}
	}
	page, _ = bob.ask(invite, nil)
	for _, want := range []string{"Anne vous invite", "Règles officielles", "Un mot erroné reste, sauf contestation", "20 minutes chacun", " : 6", `name="you"`} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in %s", want, page)
		}
	}
	for _, no := range []string{"validation=", "official", "end=", "lines=", "longer-word", "Joueur 2"} {
		if strings.Contains(page, no) {
			t.Errorf("%q in %s", no, page)
		}
	}
	his := bob.sitAs("anne", invite) // as she is called
	if page, _ := anne.ask(hers, nil); !strings.Contains(page, "anne 2") || strings.Contains(page, "On attend l’autre joueur") {
		t.Errorf("both sit: %s", page)
	}
	if page, _ := bob.ask(his+"/record", nil); !strings.Contains(page, "@players Anne,anne 2") && !strings.Contains(page, "anne 2") {
		t.Errorf("the record: %s", page)
	}
}

// The host invites again whom the table has lost, and only then.
func TestInviteAgain(t *testing.T) {
	there := open(t)
	anne, bob := there.browser(), there.browser()
	page, hers := anne.ask("/play", form("game", "jarnac", "with", "link", "you", "Anne"))
	bob.sitAs("Bob", invitation.FindString(page))
	if page, _ = anne.ask(hers+"/invite", form("who", "1")); invitation.MatchString(page) {
		t.Error("whoever is there is invited again")
	}
	h := openTables(t, books, tables.Config{Gone: time.Nanosecond})
	anne, bob = h.browser(), h.browser()
	page, hers = anne.ask("/play", form("game", "jarnac", "with", "link", "you", "Anne"))
	his := bob.sitAs("Bob", invitation.FindString(page))
	if page, _ = anne.ask(hers, nil); !strings.Contains(page, "Bob a quitté la table") {
		t.Errorf("Bob has left: %s", page)
	}
	if page, _ = anne.ask(hers+"/invite", form("who", "0")); invitation.MatchString(page) {
		t.Error("Anne invites to her own seat")
	}
	page, _ = anne.ask(hers+"/invite", form("who", "1"))
	again := h.browser()
	if join, _ := again.ask(invitation.FindString(page), nil); !strings.Contains(join, "Bob") {
		t.Errorf("the name is not known: %s", join)
	}
	if path := again.sitAs("", invitation.FindString(page)); path == his {
		t.Error("it is the old seat")
	}
	if page, _ := bob.ask(his, nil); !strings.Contains(page, "Personne n’est assis à cette adresse") {
		t.Errorf("the old key is good: %s", page)
	}
	if page, _ := bob.ask("/", nil); strings.Contains(page, "/t/") {
		t.Errorf("the lost seat is in the list: %s", page)
	}
}

// What another device can open is in the invitation, and as a code where there is such an
// address.
func TestInvitationAddress(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "link")
	home := func() netip.Addr { return netip.MustParseAddr("192.0.2.7") }
	for _, c := range []struct {
		host  string
		open  func() netip.Addr
		want  string
		coded bool
	}{
		{"localhost:8017", home, "http://192.0.2.7:8017/join/", true},
		{"127.0.0.1:8017", home, "http://192.0.2.7:8017/join/", true},
		{"192.0.2.7:8017", home, "http://192.0.2.7:8017/join/", true},
		{"jeux.exemple.fr", home, "http://jeux.exemple.fr/join/", true},
		{"jeux.exemple.fr", nil, "http://jeux.exemple.fr/join/", true},
		{"localhost:8017", nil, "http://localhost:8017/join/", false},
		{"localhost:8017", func() netip.Addr { return netip.Addr{} }, "http://localhost:8017/join/", false},
	} {
		h.s.hosts, h.s.open = hostsOf("", "jeux.exemple.fr"), c.open
		r := httptest.NewRequest(http.MethodGet, s.path, nil)
		r = r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey, &net.TCPAddr{IP: net.IPv4(192, 0, 2, 7), Port: 8017}))
		r.Host = c.host
		w := httptest.NewRecorder()
		h.s.ServeHTTP(w, r)
		page := w.Body.String()
		if !strings.Contains(page, `value="`+c.want) || strings.Contains(page, `class="code"`) != c.coded || strings.Contains(page, "-listen") == c.coded {
			t.Errorf("%s: no %s in %s", c.host, c.want, page)
		}
	}
}

// Under strict rules a contest can only lose, and is not offered; it can be typed.
func TestNoContestToLose(t *testing.T) {
	h := open(t)
	for _, c := range []struct {
		validation, with string
		offered          bool
	}{{"strict", "device", false}, {"contest", "device", true}, {"strict", "link", false}, {"contest", "link", true}} {
		s := h.begin("game", "jarnac", "with", c.with, "validation", c.validation)
		seats := []seat{s, s}
		if c.with == "link" {
			seats[1] = s.sit()
		}
		table, _ := h.s.hall.Table(strings.Split(s.path, "/")[2])
		offered := false
		for range 8 {
			l := table.Look()
			move := ""
			for m := range l.At.Moves(l.At.Turn()) {
				move = m.String()
				break
			}
			must.Do(t, table.Decide(l.At.Turn(), len(l.Steps), move))
			for _, s := range seats {
				page, _ := s.look()
				offered = offered || strings.Contains(page, `value="contest"`) || strings.Contains(page, "Contest, and Jarnac")
			}
		}
		if offered != c.offered {
			t.Errorf("%s, %s: a contest is offered: %v", c.validation, c.with, offered)
		}
	}
}

// An address is that of a machine: behind a proxy the one that the proxy has heard, and of IPv6 a
// network.
func TestAddress(t *testing.T) {
	trusted, ok := parseProxies("127.0.0.1, 192.0.2.0/24,2001:db8:1::5")
	if !ok {
		t.Fatal("not read")
	}
	s := &server{proxies: trusted}
	for _, c := range []struct{ remote, header, want string }{
		{"203.0.113.9:80", "", "203.0.113.9"},
		{"203.0.113.9:80", "198.51.100.1", "203.0.113.9"}, // anybody can say so
		{"127.0.0.1:80", "198.51.100.1", "198.51.100.1"},
		{"127.0.0.1:80", "10.0.0.1, 198.51.100.1", "198.51.100.1"}, // the first is made up
		{"127.0.0.1:80", "198.51.100.1, 192.0.2.3", "198.51.100.1"},
		{"127.0.0.1:80", "", "127.0.0.1"},
		{"127.0.0.1:80", "nobody", "127.0.0.1"},
		{"[2001:db8:1::5]:80", "2001:db8:9:9:1:2:3:4", "2001:db8:9:9::/64"},
		{"[2001:db8:7:7:1::1]:80", "", "2001:db8:7:7::/64"},
		{"[2001:db8:7:7:2::2]:80", "", "2001:db8:7:7::/64"},
		{"[::ffff:203.0.113.9]:80", "", "203.0.113.9"},
		{"[fe80::1%eth0]:80", "", "fe80::/64"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = c.remote
		if c.header != "" {
			r.Header.Set("X-Forwarded-For", c.header)
		}
		if got := s.address(r); got != c.want {
			t.Errorf("%s for %q: %s, and not %s", c.remote, c.header, got, c.want)
		}
	}
	for _, bad := range []string{"x", "1.2.3", "192.0.2.0/33", "localhost;::1"} {
		if _, ok := parseProxies(bad); ok {
			t.Errorf("%q is read", bad)
		}
	}
	if all, ok := parseProxies("localhost"); !ok || !all.has(netip.MustParseAddr("::1")) || !all.has(netip.MustParseAddr("127.0.0.2")) {
		t.Error(all, ok)
	}
}

// A page is reached by https where a proxy that is trusted says so, and nobody else.
func TestScheme(t *testing.T) {
	trusted, _ := parseProxies("127.0.0.1")
	s := &server{proxies: trusted}
	for _, c := range []struct{ remote, header, want string }{
		{"127.0.0.1:80", "https", "https"}, {"127.0.0.1:80", "http", "http"}, {"127.0.0.1:80", "", "http"},
		{"203.0.113.9:80", "https", "http"}, {"203.0.113.9:80", "", "http"}, {"@", "https", "http"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr = c.remote
		r.Header.Set("X-Forwarded-Proto", c.header)
		if got := s.scheme(r); got != c.want {
			t.Errorf("%s says %q: %s, and not %s", c.remote, c.header, got, c.want)
		}
	}
}

// No answer names a folder of the machine, whatever cannot be written.
func TestNoPaths(t *testing.T) {
	folder := t.TempDir()
	hall, _, err := tables.Open(books, folder, tables.Config{Pace: -1, Wait: -1, Seed: gametest.Seeds(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer hall.Close()
	s := newServer(books, hall)
	s.acts.every, s.news.every = time.Nanosecond, time.Nanosecond
	ask := func(method, path, body string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(method, "http://localhost"+path, strings.NewReader(body))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		s.ServeHTTP(w, r)
		if strings.Contains(w.Body.String(), filepath.Base(folder)) || strings.Contains(w.Body.String(), filepath.Dir(folder)) {
			t.Errorf("%s %s: %s", method, path, w.Body)
		}
		return w
	}
	path := ask(http.MethodPost, "/play", "game=jarnac&with=device").Header().Get("Location")
	must.Do(t, os.RemoveAll(folder))
	for _, do := range []string{"n=0&do=draw&seat=0", "n=0&do=draw&seat=1"} {
		if w := ask(http.MethodPost, path, do); w.Code == http.StatusSeeOther {
			t.Error("a move was made that could not be written")
		}
	}
	if w := ask(http.MethodPost, "/play", "game=jarnac&with=device"); w.Code != http.StatusServiceUnavailable {
		t.Errorf("a game begins: %d", w.Code)
	}
	ask(http.MethodGet, path, "")
}

// Invitations are shown to all seats but one's own, also where one is invited once more to the seat that one has.
func TestInvitesOfOthers(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "link")
	table := must.Get(h.s.hall.Table(strings.Split(s.path, "/")[2]))(t)
	l := table.Look()
	l.Seats[0].Invite, l.Seats[1].Invite = strings.Repeat("a", 26), strings.Repeat("b", 26)
	for _, tt := range []struct {
		mine []int
		want string
	}{{[]int{0}, "b"}, {[]int{1}, "a"}, {[]int{0, 1}, ""}, {nil, "ab"}} {
		got := ""
		all, left := h.s.invites(httptest.NewRequest(http.MethodGet, "/", nil), table, l, tt.mine)
		for _, invite := range all {
			got += invite.Address[len(invite.Address)-1:]
		}
		if got != tt.want || len(left) > 0 {
			t.Errorf("%v are shown %q, and %v have left", tt.mine, got, left)
		}
	}
}
