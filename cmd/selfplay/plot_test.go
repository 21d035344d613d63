package main

import (
	"strings"
	"testing"
)

// Bars stand on the line of zero or hang from it, with their error, their number and their label: 64 is the place
// of what is highest, 216 of what is lowest.
func TestPlot(t *testing.T) {
	const want = `<rect class="bar" x="24" y="77" width="24" height="70" rx="2"/>
<path class="whisker" d="M36 91V64"/>
<text class="plottext" x="36" y="58" font-size="9" text-anchor="middle">10</text>
<text class="plottext" x="36" y="248" font-size="12" text-anchor="middle">a</text>
<rect class="bad" x="56" y="147" width="24" height="34" rx="2"/>
<path class="whisker" d="M68 188V174"/>
<text class="plottext" x="68" y="200" font-size="9" text-anchor="middle">−5.0</text>
<text class="plottext" x="68" y="248" font-size="12" text-anchor="middle">b</text>
<rect class="bar" x="88" y="78" width="24" height="69" rx="2"/>
<text class="plottext" x="100" y="72" font-size="9" text-anchor="middle">9.9</text>
<text class="plottext" x="100" y="248" font-size="12" text-anchor="middle">c</text>
<rect class="bad" x="120" y="147" width="24" height="69" rx="2"/>
<text class="plottext" x="132" y="228" font-size="9" text-anchor="middle">−10</text>
<text class="plottext" x="132" y="248" font-size="12" text-anchor="middle">d</text>
<rect class="bar" x="152" y="78" width="24" height="69" rx="2"/>
<text class="plottext" x="164" y="72" font-size="9" text-anchor="middle">10</text>
<text class="plottext" x="164" y="248" font-size="12" text-anchor="middle">e</text>
<rect class="bar" x="184" y="147" width="24" height="1" rx="2"/>
<text class="plottext" x="196" y="141" font-size="9" text-anchor="middle">0.0</text>
<text class="plottext" x="196" y="248" font-size="12" text-anchor="middle">f</text>
<path class="axis" d="M12 147H228"/>
</svg>`
	svg := plot("Bars", []bar{
		{label: "a", value: 10, err: 2}, {label: "b", value: -5, err: 1}, {label: "c", value: 9.94, err: 0.01}, {label: "d", value: -9.95}, {label: "e", value: 9.95}, {label: "f"},
	})
	_, got, _ := strings.Cut(strings.ReplaceAll(svg, "><", ">\n<"), ">Bars</text>\n")
	if strings.TrimSpace(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
