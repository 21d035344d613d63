package testing

import (
	"encoding/binary"
	"os"
)

// writeSeed writes the input of a target to the folder SEEDS, in the form in which a target for libFuzzer reads it:
// numbers first, then a weight for each text, then the texts. A text gets its share of all bytes by its weight, which
// gives its length where that fits into a byte. Inputs without an exact form are left out.
func writeSeed(values []any) {
	folder := os.Getenv("SEEDS")
	if folder == "" {
		return
	}
	var numbers, weights, texts []byte
	text := func(s []byte) { weights, texts = append(weights, byte(len(s))), append(texts, s...) }
	for _, v := range values {
		switch v := v.(type) {
		case string:
			text([]byte(v))
		case []byte:
			text(v)
		case bool:
			numbers = append(numbers, 0)
			if v {
				numbers[len(numbers)-1] = 1
			}
		case uint8:
			numbers = append(numbers, v)
		case uint16:
			numbers = binary.BigEndian.AppendUint16(numbers, v)
		case uint64:
			numbers = binary.BigEndian.AppendUint64(numbers, v)
		case int64:
			numbers = binary.BigEndian.AppendUint64(numbers, uint64(v))
		case int:
			numbers = binary.BigEndian.AppendUint64(numbers, uint64(v))
		default:
			panic("a seed has a type that writeSeed does not know")
		}
	}
	if len(weights) > 1 && len(texts) > 255 {
		return
	}
	file, err := os.CreateTemp(folder, "seed")
	if err != nil {
		panic(err)
	}
	defer file.Close()
	for _, part := range [][]byte{numbers, weights, texts} {
		if _, err := file.Write(part); err != nil {
			panic(err)
		}
	}
}
