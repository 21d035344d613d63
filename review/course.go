package review

// A Point is how a game stood at a moment of its course.
type Point struct {
	Turns  int       `json:"turns"`         // that were over
	Scores []int     `json:"scores"`        // of the players in their order
	Win    []float64 `json:"win,omitempty"` // their chances of winning; nil if they are not known
}
