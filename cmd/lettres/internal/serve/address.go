package serve

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// proxies are machines that pass requests on and say for whom: -proxy names them.
type proxies []netip.Prefix

// parseProxies reads addresses and networks with commas between.
func parseProxies(text string) (all proxies, ok bool) {
	for name := range strings.SplitSeq(text, ",") {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		if name == "localhost" {
			all = append(all, netip.MustParsePrefix("127.0.0.0/8"), netip.MustParsePrefix("::1/128"))
			continue
		}
		if ip, err := netip.ParseAddr(name); err == nil {
			all = append(all, netip.PrefixFrom(ip, ip.BitLen()))
			continue
		}
		network, err := netip.ParsePrefix(name)
		if err != nil {
			return nil, false
		}
		all = append(all, network.Masked())
	}
	return all, true
}

func (p proxies) has(ip netip.Addr) bool {
	return slices.ContainsFunc(p, func(network netip.Prefix) bool { return network.Contains(ip) })
}

// address returns the machine that asks, as limits count it: behind proxies the last address that
// none of them has, and of IPv6 the network, since each machine has as many addresses in it as it
// wants.
func (s *server) address(r *http.Request) string {
	ip, err := remote(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	named := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(named) - 1; i >= 0 && s.proxies.has(ip); i-- {
		before, err := netip.ParseAddr(strings.TrimSpace(named[i]))
		if err != nil {
			break
		}
		ip = before.Unmap().WithZone("")
	}
	return place(ip)
}

// place returns what is counted as one machine.
func place(ip netip.Addr) string {
	if ip.Is6() {
		network, _ := ip.Prefix(64)
		return network.String()
	}
	return ip.String()
}

// remote returns the address of a machine at the other end of a connection.
func remote(at string) (netip.Addr, error) {
	host, _, err := net.SplitHostPort(at)
	if err != nil {
		return netip.Addr{}, err
	}
	ip, err := netip.ParseAddr(host)
	return ip.Unmap().WithZone(""), err
}

// scheme returns how the browser reaches the page.
func (s *server) scheme(r *http.Request) string {
	ip, err := remote(r.RemoteAddr)
	if r.TLS != nil || err == nil && s.proxies.has(ip) && r.Header.Get("X-Forwarded-Proto") == "https" {
		return "https"
	}
	return "http"
}
