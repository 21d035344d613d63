package serve

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// hosts are the names, besides those of this machine itself, under which the page answers.
// Somebody's page elsewhere can let a name of its own lead to this machine (DNS rebinding),
// and would then be of one origin with the games: so requests for any other name are
// refused.
type hosts map[string]bool

// hostsOf returns the names of the flag -host, and that of -listen.
func hostsOf(listen, names string) hosts {
	h := hosts{}
	if host, _, err := net.SplitHostPort(listen); err == nil {
		h.add(host)
	}
	for name := range strings.SplitSeq(names, ",") {
		h.add(strings.TrimSpace(name))
	}
	return h
}

func (h hosts) add(name string) {
	if name = plainHost(name); name != "" {
		h[name] = true
	}
}

// answers reports whether a request is for this machine: for localhost, a loopback address,
// the address at which it arrived, or one of the names.
func (h hosts) answers(r *http.Request) bool {
	host := r.Host
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = plainHost(host)
	if host == "localhost" || h[host] {
		return true
	}
	asked, err := netip.ParseAddr(host)
	if err != nil {
		return false
	}
	if asked = asked.Unmap().WithZone(""); asked.IsLoopback() {
		return true
	}
	local, _ := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	return local != nil && local.AddrPort().Addr().Unmap().WithZone("") == asked
}

// plainHost returns a name of a machine without what makes no difference.
func plainHost(name string) string {
	if strings.HasPrefix(name, "[") && strings.HasSuffix(name, "]") {
		name = name[1 : len(name)-1]
	}
	return strings.TrimSuffix(strings.ToLower(name), ".")
}
