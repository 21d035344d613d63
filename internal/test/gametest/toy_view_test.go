package gametest_test

import (
	"encoding/json"
	"errors"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/rulebook"
)

// A view is all but the letters of the other and those in the bag: just how many.
type view struct {
	r *rules
	setup
	Held, BagLen int8
	Viewer_      side `json:"Viewer"`
}

func (s state) View(p side) view {
	if s.r == nil {
		return view{}
	}
	v := view{r: s.r, setup: s.Setup(), Viewer_: p}
	other := v.Racks[1-p]
	v.Held, v.BagLen = other[0]+other[1], v.Bag[0]+v.Bag[1]
	switch {
	case s.r.is("view"):
		v.GaveUp = other[0] > 0
	case s.r.is("view of another"):
		v.Viewer_ = 1 - p
	}
	v.Racks[1-p] = [2]int8{}
	v.Bag[0], v.Bag[1] = v.Bag[0]+other[0], v.Bag[1]+other[1]
	return v
}

func (v view) Viewer() side         { return v.Viewer_ }
func (v view) Rack() [2]int8        { return v.real().Rack(v.Viewer_) }
func (v view) Unseen() [2]int8      { return v.setup.Bag }
func (v view) Turn() side           { return v.real().Turn() }
func (v view) real() state          { return v.Sample(rand.New(rand.NewPCG(1, 1))) }
func (s state) Rack(p side) [2]int8 { return s.Racks[p] }
func (v view) Hash() uint64 {
	if v.r.is("view's hash") {
		return uint64(v.Held)
	}
	return hash.New().Bytes([]byte(v.String())).Sum()
}

func (v view) Chances(m move) iter.Seq2[move, float64] { return v.real().Chances(v.Viewer_, m) }

func (s state) ParseMove(p side, text string) (move, *rulebook.Note, error) {
	m, err := parseMove(text)
	return m, nil, err
}

func (v view) ParseMove(text string) (move, *rulebook.Note, error) {
	m, note, err := v.real().ParseMove(v.Viewer_, text)
	if v.r.is("view's reading") {
		m = move{kind: pass}
	}
	return m, note, err
}

// Check accepts a draw without its letter.
func (v view) Check(m move) error {
	s := v.real()
	if m.kind == draw && m.letter == 0 && v.Unseen() != [2]int8{} && !v.r.is("view's check") {
		m.letter = 'A'
		if s.quiet.Bag[0] == 0 {
			m.letter = 'B'
		}
	}
	if m.kind == draw && m.letter != 0 && v.Unseen()[(m.letter-'A')&1] > 0 { // it may be in the bag
		s.quiet.Bag[(m.letter-'A')&1] = 1
	}
	return s.Check(v.Viewer_, m)
}

// Setup is a position that the viewer may be looking at.
func (v view) Setup() setup {
	p := v.real().Setup()
	if v.r.is("view's setup") {
		p.Racks[v.Viewer_], p.Bag = p.Bag, p.Racks[v.Viewer_]
	}
	return p
}

func (v view) String() string {
	type plain view
	if v.r.is("view's text") {
		v.Idle = 0
	}
	text, _ := json.Marshal(plain(v))
	return string(text)
}

func (v view) Moves() iter.Seq[move] {
	all := v.real().AppendMoves(nil, v.Viewer_)
	if v.r.is("view's moves") && len(all) > 0 {
		all = all[1:]
	}
	return slices.Values(all)
}

func (v view) Effect(m move) (effect, error) {
	e, err := v.real().Effect(v.Viewer_, m)
	switch {
	case v.r.is("view's effect") && err == nil:
		err = errors.New("it cannot be told")
	case v.r.is("view's refusal"):
		err = nil
	}
	return e, err
}

// Sample gives the other some of the unseen letters. The letter of a move that is open
// is one of them.
func (v view) Sample(rng *rand.Rand) state {
	if v.r == nil {
		return state{}
	}
	p := v.setup
	other, open := 1-v.Viewer_, (p.Open.letter-'A')&1
	held := v.Held
	if p.Open.kind == take && p.Turn == other {
		p.Bag[open]--
		p.Racks[other][open]++
		held--
	}
	for range held {
		i := 0
		if rng.IntN(int(p.Bag[0]+p.Bag[1])) >= int(p.Bag[0]) {
			i = 1
		}
		p.Bag[i]--
		p.Racks[other][i]++
	}
	if v.r.is("sample of another") && p.Bag[0] > 0 {
		p.Bag[0]--
		p.Racks[other][0]++
	}
	s, err := v.r.FromSetup(p)
	if err != nil {
		return state{}
	}
	return s
}

func (r *rules) ParseView(text string) (view, error) {
	type plain view
	v := plain{r: r}
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&v); err != nil || len(text) > 1000 || v.Viewer_ > 1 || v.Held < 0 || v.Held > 8 || view(v).BagLen+v.Held != v.Bag[0]+v.Bag[1] ||
		min(v.Bag[0], v.Bag[1]) < 0 || v.Bag[0]+v.Bag[1] > 8 {
		return view{}, errors.New("no view")
	}
	if s := view(v).real(); s.View(v.Viewer_) != view(v) && !r.is("sample of another") || view(v).String() != text {
		return view{}, errors.New("no view")
	}
	return view(v), nil
}

func (s state) WithRack(p side, rack [2]int8) (state, error) {
	setup := s.Setup()
	if p > 1 || s.r == nil {
		return s, errors.New("no player")
	}
	for i := range rack {
		more := rack[i] - s.Racks[p][i]
		setup.Racks[p][i] += more
		setup.Bag[i] -= more
	}
	next, err := s.r.FromSetup(setup)
	if err != nil {
		return s, err
	}
	if s.r.is("with another rack") {
		next.Idle++
	}
	return next, nil
}
