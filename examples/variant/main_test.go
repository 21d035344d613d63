package main

func Example_main() {
	main()
	// Output:
	// by: jarnac official bag=AAAAAAACCCEEEEEEEEHHHIIILLLNNNRRRRRRRSSSTTTTTTTT lines=5 length=3-5
	//   Ann          84 points     Ben          73 points
	//             9 16 25                    9 16 25
	//    1  T  R  E  A  T   25      1  T  I  R  E  ·   16
	//    2  H  E  A  R  T   25      2  A  L  T  E  R   25
	//    3  C  A  R  T  E   25      3  E  A  S  T  ·   16
	//    4  I  R  E  ·  ·    9      4  L  A  T  E  ·   16
	//    5  ·  ·  ·  ·  ·           5  ·  ·  ·  ·  ·
	//      rack H I N R S S           rack A C C H L N N
	//      0 Jarnacs                  0 Jarnacs
	//   bag 0 letters
	// A drawn game, 84 to 73, Jarnacs 0 to 0.
}
