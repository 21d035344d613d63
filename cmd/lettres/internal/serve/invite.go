package serve

import (
	"html/template"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strconv"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/qr"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// An invite is an invitation to a seat, as the page of another seat shows it.
type invite struct {
	Address string
	Here    bool          // the address works on this machine alone
	Code    template.HTML // the address for a camera; "" if it works on this machine alone
}

// A leaver is somebody who has left the table.
type leaver struct {
	Seat    int
	Name    string
	Invited bool // once more
	Claim   bool // nobody need wait for them any more
}

// invites returns the invitations to seats, and who has left the table.
func (s *server) invites(r *http.Request, t *tables.Table, l tables.Look, mine []int) (all []invite, left []leaver) {
	for i, seat := range l.Seats {
		if slices.Contains(mine, i) {
			continue
		}
		if seat.Invite != "" {
			all = append(all, s.inviteOf(r, "/join/"+l.ID+"/"+seat.Invite))
		}
		if is := t.Presence(i); is.Left {
			left = append(left, leaver{i, l.Names[i], seat.Invite != "", is.Claimable})
		}
	}
	return all, left
}

// inviteOf returns an address under which another device can open a path, if there is one.
func (s *server) inviteOf(r *http.Request, path string) invite {
	host := r.Host
	if isLoopback(host) {
		at := s.reachable(r)
		if at == "" {
			return invite{Address: "http://" + host + path, Here: true}
		}
		host = at
	}
	i := invite{Address: s.scheme(r) + "://" + host + path}
	if code, err := qr.Encode([]byte(i.Address)); err == nil {
		i.Code = template.HTML(code.SVG())
	}
	return i
}

// isLoopback reports whether a name leads to the machine itself, from each machine.
func isLoopback(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = plainHost(host)
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.Unmap().IsLoopback()
}

// reachable returns the address of this machine in its network, "" where the page is not
// reached by it.
func (s *server) reachable(r *http.Request) string {
	if s.open == nil {
		return ""
	}
	local, ok := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	ip := s.open()
	if !ok || !ip.IsValid() {
		return ""
	}
	return net.JoinHostPort(ip.String(), strconv.Itoa(local.Port))
}

// outward returns the address of this machine to others: that from which packets to elsewhere
// would go, where that is known, and else any that is private.
func outward() netip.Addr {
	if c, err := net.Dial("udp4", "192.0.2.1:9"); err == nil { // which sends nothing
		defer c.Close()
		if at, ok := c.LocalAddr().(*net.UDPAddr); ok && !at.IP.IsLoopback() && at.IP.IsGlobalUnicast() {
			return at.AddrPort().Addr().Unmap()
		}
	}
	for _, ip := range privateAddresses() {
		return ip
	}
	return netip.Addr{}
}

// privateAddresses returns the private IPv4 addresses of this machine.
func privateAddresses() (all []netip.Addr) {
	mine, _ := net.InterfaceAddrs()
	for _, m := range mine {
		if p, err := netip.ParsePrefix(m.String()); err == nil && p.Addr().Is4() && p.Addr().IsPrivate() {
			all = append(all, p.Addr())
		}
	}
	return all
}

// again makes an invitation to the seat of somebody who has left.
func (s *server) again(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	seat, err := strconv.Atoi(r.PostForm.Get("who"))
	if err != nil || slices.Contains(seats, seat) {
		s.fail(w, r, http.StatusBadRequest, phrases.Sprintf(languageOf(r), badForm))
		return
	}
	_ = t.Invite(seat) // the page that comes next shows the invitation, or that somebody is there
	http.Redirect(w, r, "/t/"+r.PathValue("id")+"/"+r.PathValue("key"), http.StatusSeeOther)
}
