package qr

// Bytes of correction are of Reed and Solomon's code over the field with 256 elements in which
// x⁸ = x⁴+x³+x²+1. An element besides 0 is a power of x.

// power and logarithm are of x.
var power, logarithm = func() (power [512]byte, logarithm [256]int) {
	x := 1
	for i := range 255 {
		power[i], power[i+255] = byte(x), byte(x)
		logarithm[x] = i
		if x <<= 1; x > 255 {
			x ^= 0x11D
		}
	}
	return power, logarithm
}()

func times(a, b byte) byte {
	if a == 0 || b == 0 {
		return 0
	}
	return power[logarithm[a]+logarithm[b]]
}

// correction returns n bytes of correction: the rest of the data, as a polynomial, divided by
// (x-1)(x-x¹)…(x-xⁿ⁻¹).
func correction(data []byte, n int) []byte {
	divisor := []byte{1}
	for i := range n {
		next := make([]byte, len(divisor)+1)
		for j, c := range divisor {
			next[j] ^= c
			next[j+1] ^= times(c, power[i])
		}
		divisor = next
	}
	rest := append(append([]byte(nil), data...), make([]byte, n)...)
	for i := range data {
		lead := rest[i]
		for j, c := range divisor {
			rest[i+j] ^= times(c, lead)
		}
	}
	return rest[len(data):]
}
