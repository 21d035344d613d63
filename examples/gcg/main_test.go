package main

import "strings"

func Example_check() {
	check(strings.NewReader(`#player1 alice Alice
#player2 bruno Bruno
>alice: AEINRT? 8F TRAINEs +62 62
>bruno: AEILMOS 9E MOIS +24 24
`))
	// Output:
	// Alice  8F TRAINEs    +62   62
	// Bruno  9E MOIS       +24   24: the points are 13, and not 24, by the French tiles: the file does not name its language
}
