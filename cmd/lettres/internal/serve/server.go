package serve

import (
	"bytes"
	"context"
	"embed"
	"errors"
	"fmt"
	"hash/fnv"
	"html/template"
	"io/fs"
	"net/http"
	"net/netip"
	"net/url"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/rpc"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/clubs"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/docs"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/career"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

//go:embed pages static
var files embed.FS

// A server serves the pages.
type server struct {
	games   *library.Library
	hall    *tables.Hall
	clubs   *clubs.Clubs
	courses []course
	books   []puzzleBook
	handler http.Handler
	pages   *template.Template
	static  map[string]asset
	events  atomic.Int64
	hosts   hosts
	proxies proxies           // whose word on who asks is taken
	alone   bool              // a browser answers itself
	open    func() netip.Addr // the address under which other machines reach the page; nil if they do not

	notationText template.HTML

	workers chan struct{} // reviews that think at once
	longest time.Duration // a review takes
	answers chan struct{} // questions that are answered at once
	calls   chan struct{} // of programs that are answered at once
	rpc     *rpc.Server   // answers programs; nil if none are
	kept    shelf[string, game.Review]
	counted shelf[seatKey, career.Sheet]
	ctx     context.Context // done when the server ends
	close   func()

	news, asks, acts rate
}

// An asset is a file that all pages share.
type asset struct {
	kind, address string
	content       []byte
}

func newServer(games *library.Library, hall *tables.Hall) *server {
	s := &server{
		games: games, hall: hall, static: map[string]asset{}, workers: make(chan struct{}, 1), longest: longestReview, answers: make(chan struct{}, 1), calls: make(chan struct{}, 1),
		kept: shelf[string, game.Review]{most: 24}, counted: shelf[seatKey, career.Sheet]{most: 2000},
		news: rate{burst: 20, every: 3 * time.Second},
		asks: rate{burst: 40, every: 200 * time.Millisecond},
		acts: rate{burst: 200, every: 20 * time.Millisecond},
	}
	s.clubs = clubs.New(filepath.Join(hall.Folder(), "clubs"), s.resultOfTable)
	s.ctx, s.close = context.WithCancel(context.Background())
	s.readStatic()
	s.notationText = markdown(docs.Notation())
	s.pages = template.Must(template.New("").Funcs(template.FuncMap{
		"asset":  func(name string) string { return s.static[name].address },
		"clause": func(c rulebook.Clause) string { return "/rules/" + string(c) },
		"act":    actOf, "targets": targetsOf, "verdict": verdictOf, "hasacts": extra.HasActs,
		"law": lawOf, "of": func(p *clubPage, t any) map[string]any { return map[string]any{"Page": p, "Table": t} },
		"add": func(a, b int) int { return a + b }, "minus": func(n int) int { return -n },
		"signed": func(sign string) string { return signNames[sign] },
	}).ParseFS(files, "pages/*.html"))
	s.courses, s.books = coursesOf(games.All()), puzzleBooksOf(games.All())
	s.handler = s.routes()
	return s
}

// readStatic reads the assets. The style of pages has that of seats too, and that of questions those of
// reviews, tables and drawings: drawings look the same in all of a game, and a page may have no styles of
// its own.
func (s *server) readStatic() {
	entries, err := fs.ReadDir(files, "static")
	if err != nil {
		panic(err) // they are part of the program
	}
	for _, e := range entries {
		content, err := files.ReadFile("static/" + e.Name())
		if err != nil {
			panic(err)
		}
		kind := "text/css; charset=utf-8"
		switch {
		case strings.HasSuffix(e.Name(), ".js"):
			kind, content = "text/javascript; charset=utf-8", comment.ReplaceAll(content, nil)
		case strings.HasSuffix(e.Name(), ".svg"):
			kind = "image/svg+xml"
		}
		more := map[string][]string{"page.css": {"seats.css"}, "ask.css": {"table.css", "club.css", "desk.css"}}[e.Name()]
		for _, part := range more {
			text, err := files.ReadFile("static/" + part)
			if err != nil {
				panic(err)
			}
			content = append(content, text...)
		}
		if e.Name() == "ask.css" {
			for _, g := range s.games.All() {
				rules, err := s.games.Rules(g, "")
				if err != nil {
					panic(err)
				}
				_, style := withoutStyle(rules.Start(0).View(0).SVG(show.Options{}))
				content = append(content, style...)
			}
			_, style := withoutStyle(review.SVG([]review.Point{{Scores: []int{0, 0}}, {Turns: 1, Scores: []int{1, 0}}}, show.Options{}))
			content = append(content, style...)
		}
		sum := fnv.New64a()
		sum.Write(content)
		s.static[e.Name()] = asset{kind, "/static/" + e.Name() + "?" + strconv.FormatUint(sum.Sum64(), 36), content}
	}
}

// comment matches the lines of a script that are comments: a browser has no use for them.
var comment = regexp.MustCompile(`(?m)^\s*//.*\n`)

// withoutStyle is a drawing without its style, and that.
func withoutStyle(svg string) (drawing, style string) {
	before, rest, _ := strings.Cut(svg, "<style>")
	style, after, _ := strings.Cut(rest, "</style>")
	return before + after, style
}

const policy = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// ServeHTTP answers a request.
func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "same-origin") // none would take the origin from forms, which protects them
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Cache-Control", "no-store")
	if !s.acts.allow(s.address(r), time.Now()) {
		h.Set("Retry-After", "2")
		s.refuse(w, r, http.StatusTooManyRequests, tooOften)
		return
	}
	if !s.hosts.answers(r) {
		s.refuse(w, r, http.StatusMisdirectedRequest, otherHost)
		return
	}
	defer s.recover(w, r)
	s.handler.ServeHTTP(w, r)
}

// recover answers a request whose handler panicked, and tells whoever runs the program where.
func (s *server) recover(w http.ResponseWriter, r *http.Request) {
	why := recover()
	switch {
	case why == nil:
		return
	case why == http.ErrAbortHandler:
		panic(why)
	}
	s.hall.Log("%s %s: panic: %v\n%s", r.Method, withoutKey(r.URL.Path), why, debug.Stack())
	http.Error(w, phrases.Sprintf(languageOf(r), ownFault), http.StatusInternalServerError)
}

// withoutKey returns an address without what opens a seat.
func withoutKey(path string) string {
	parts := strings.Split(path, "/")
	if len(parts) > 3 && parts[1] != "rules" {
		parts[3] = "…"
	}
	if len(parts) > 2 && (parts[1] == "watch" || parts[1] == "screen") {
		parts[2] = "…"
	}
	return strings.Join(parts, "/")
}

func (s *server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", s.home)
	mux.HandleFunc("POST /play", s.posted(s.play))
	mux.HandleFunc("GET /t/{id}/{key}", s.seated(s.table))
	mux.HandleFunc("POST /t/{id}/{key}", s.posted(s.seated(s.decide)))
	mux.HandleFunc("GET /t/{id}/{key}/try", s.seated(s.try))
	mux.HandleFunc("POST /t/{id}/{key}/accept", s.posted(s.seated(s.accept)))
	mux.HandleFunc("GET /t/{id}/{key}/hint", s.seated(s.hint))
	mux.HandleFunc("POST /t/{id}/{key}/back", s.posted(s.seated(s.back)))
	mux.HandleFunc("POST /t/{id}/{key}/claim", s.posted(s.seated(s.claim)))
	mux.HandleFunc("POST /t/{id}/{key}/rematch", s.posted(s.seated(s.rematch)))
	mux.HandleFunc("POST /t/{id}/{key}/invite", s.posted(s.seated(s.again)))
	mux.HandleFunc("GET /t/{id}/{key}/events", s.seated(s.stream))
	mux.HandleFunc("GET /t/{id}/{key}/record", s.seated(s.record))
	mux.HandleFunc("GET /watch/{tables}/{n}", s.onlook)
	mux.HandleFunc("GET /watch/{tables}/{n}/events", s.onlookEvents)
	mux.HandleFunc("GET /screen", s.screens)
	mux.HandleFunc("GET /screen/{tables}/{n}", s.onlook)
	mux.HandleFunc("GET /screen/{tables}/{n}/events", s.onlookEvents)
	mux.HandleFunc("GET /join/{id}/{invite}", s.invitation)
	mux.HandleFunc("POST /join/{id}/{invite}", s.posted(s.join))
	mux.HandleFunc("GET /club", s.clubForm)
	mux.HandleFunc("POST /club", s.posted(s.newClub))
	mux.HandleFunc("GET /club/{id}", s.club)
	mux.HandleFunc("GET /club/{id}/file", s.clubFile)
	mux.HandleFunc("GET /club/{id}/screen", s.club)
	mux.HandleFunc("GET /club/{id}/tables", s.clubTables)
	mux.HandleFunc("GET /club/{id}/{key}", s.club)
	mux.HandleFunc("POST /club/{id}/{key}", s.posted(s.changeClub))
	mux.HandleFunc("GET /slips/{id}/{key}", s.slips)
	mux.HandleFunc("GET /player/{id}/{key}", s.player)
	mux.HandleFunc("POST /player/{id}/{key}", s.posted(s.playerActs))
	mux.HandleFunc("GET /mistakes", s.mistakes)
	mux.HandleFunc("GET /stats", s.stats)
	mux.HandleFunc("POST /stats", s.stats)
	mux.HandleFunc("GET /learn", s.learn)
	mux.HandleFunc("GET /learn/{game}/{lesson}/{step}", s.lesson)
	mux.HandleFunc("POST /learn/{game}/{lesson}/{step}", s.posted(s.answerLesson))
	mux.HandleFunc("GET /learn/{game}/{lesson}/{step}/try", s.tryLesson)
	mux.HandleFunc("GET /puzzle", s.booked(s.puzzleOfDay))
	mux.HandleFunc("GET /puzzle/{game}", s.booked(s.puzzleOfDay))
	mux.HandleFunc("GET /puzzle/{game}/list", s.puzzleList)
	mux.HandleFunc("GET /puzzle/{game}/next", s.booked(s.nextPuzzle))
	mux.HandleFunc("GET /puzzle/{game}/yesterday", s.booked(s.puzzleOfYesterday))
	mux.HandleFunc("GET /puzzle/{game}/{key}", s.puzzle)
	mux.HandleFunc("POST /puzzle/{game}/{key}", s.posted(s.answerPuzzle))
	mux.HandleFunc("GET /puzzle/{game}/{key}/try", s.tryPuzzle)
	mux.HandleFunc("GET /rules", s.rules)
	mux.HandleFunc("GET /rules/{clause...}", s.clause)
	mux.HandleFunc("GET /notation", s.notation)
	mux.HandleFunc("GET /sheet/{game}", s.sheet)
	mux.HandleFunc("GET /clock", s.clock)
	mux.HandleFunc("GET /ask", s.ask)
	mux.HandleFunc("POST /judge", s.judge)
	mux.HandleFunc(rpcPath, s.call)
	mux.HandleFunc("GET /g/{packed}", s.game)
	mux.HandleFunc("GET /t/{id}/{key}/review", s.seated(s.reviewTable))
	mux.HandleFunc("GET /static/{name}", s.file)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noPage))
	})
	forms := http.NewCrossOriginProtection()
	forms.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.refuse(w, r, http.StatusForbidden, otherSite)
	}))
	return forms.Handler(mux)
}

// file serves an asset.
func (s *server) file(w http.ResponseWriter, r *http.Request) {
	a, ok := s.static[r.PathValue("name")]
	if !ok {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noPage))
		return
	}
	w.Header().Set("Content-Type", a.kind)
	if "?"+r.URL.RawQuery == a.address[strings.IndexByte(a.address, '?'):] {
		w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(a.content))
}

// A base is what every page has.
type base struct {
	Lang  language.Tag
	Other string // the address of this page in the other language
	Title string
	// Scripts are names of them. The page is shown when they have made it ready, so that nothing
	// on it jumps.
	Scripts []string
	Reload  bool   // without script, the page is loaded again and again
	Turn    string // how long the page is shown, and the address that then follows; "" is for ever
	Narrow  bool   // for text
	List    string // by which the page judges words; "" if it judges none
	Alone   bool   // a browser answers itself, and has the games
	Plain   bool   // without the style of tables, questions and drawings
}

// Say is a phrase in the language of the page.
func (b base) Say(format string, args ...any) string { return phrases.Sprintf(b.Lang, format, args...) }

// French reports whether the page is in French.
func (b base) French() bool { return b.Lang == language.French }

// A shownLaw is a clause that opens on a page.
type shownLaw struct {
	base
	Clause rulebook.Clause
	Text   template.HTML
	Of     string // "end" or "result" where it is the rule of that, or ""
}

// lawOf returns a clause in the language of a page, and what it is the rule of where two stand side by side.
func lawOf(c rulebook.Clause, page interface{ language() language.Tag }, of ...string) shownLaw {
	tag := page.language()
	return shownLaw{base{Lang: tag}, c, textOf(c, tag).Law(), strings.Join(of, "")}
}

func (b base) language() language.Tag { return b.Lang }

// Options are those with which games are told.
func (b base) options(names []string) show.Options {
	return show.Options{Language: b.Lang, Names: names}
}

// languageOf is the language of a request: as its address, its cookie, or its browser says.
func languageOf(r *http.Request) language.Tag {
	if tag, ok := program.Named(r.URL.Query().Get("lang")); ok {
		return tag
	}
	if c, err := r.Cookie("lang"); err == nil {
		if tag, ok := program.Named(c.Value); ok {
			return tag
		}
	}
	accepted, _, err := language.ParseAcceptLanguage(r.Header.Get("Accept-Language"))
	if err != nil || len(accepted) == 0 {
		return language.French
	}
	tag, _, _ := language.NewMatcher([]language.Tag{language.French, language.English}).Match(accepted...)
	if b, _ := tag.Base(); b.String() == "fr" {
		return language.French
	}
	return language.English
}

// page begins a page.
func (s *server) page(w http.ResponseWriter, r *http.Request, title string, args ...any) base {
	b := base{Lang: languageOf(r), Alone: s.alone}
	b.Title = b.Say(title, args...)
	if tag, ok := program.Named(r.URL.Query().Get("lang")); ok {
		http.SetCookie(w, &http.Cookie{Name: "lang", Value: tag.String(), Path: "/", MaxAge: 365 * 24 * 3600, HttpOnly: true, SameSite: http.SameSiteLaxMode})
	}
	other := url.Values{}
	for k, v := range r.URL.Query() {
		other[k] = v
	}
	other.Set("lang", "fr")
	if b.French() {
		other.Set("lang", "en")
	}
	b.Other = "?" + other.Encode()
	w.Header().Add("Vary", "Accept-Language, Cookie")
	return b
}

// write writes a page.
func (s *server) write(w http.ResponseWriter, status int, name string, data any) {
	var text bytes.Buffer
	if err := s.pages.ExecuteTemplate(&text, name, data); err != nil {
		panic(fmt.Errorf("page %s: %w", name, err))
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write(text.Bytes())
}

// fail says in a page what went wrong.
func (s *server) fail(w http.ResponseWriter, r *http.Request, status int, why string) {
	b := s.page(w, r, sorry)
	b.Narrow = true
	s.write(w, status, "fail.html", struct {
		base
		Why string
	}{b, why})
}

// posted reads a form before it is answered.
func (s *server) posted(answer http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if s.form(w, r, maxForm) {
			answer(w, r)
		}
	}
}

// form reads a form of at most so many bytes, and reports whether it could.
func (s *server) form(w http.ResponseWriter, r *http.Request, most int64) bool {
	r.Body = http.MaxBytesReader(w, r.Body, most)
	err := r.ParseForm()
	if err == nil {
		return true
	}
	if _, large := errors.AsType[*http.MaxBytesError](err); large {
		s.fail(w, r, http.StatusRequestEntityTooLarge, phrases.Sprintf(languageOf(r), tooLarge))
	} else {
		s.fail(w, r, http.StatusBadRequest, phrases.Sprintf(languageOf(r), badForm))
	}
	return false
}
