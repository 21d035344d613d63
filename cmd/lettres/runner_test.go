package main

import (
	"os/exec"
	"testing"
)

// TestRunner puts two wrong implementations through the runner of conformance: one allows a move that has to be refused, which is a
// fault; one refuses it by another clause, which is none.
func TestRunner(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 here")
	}
	c := exec.Command(python, "-B", "-c", `
import run
class Wrong:
    def __init__(self, result): self.result = result
    def ask(self, method, params): return {"result": self.result}
call = {"method": "check", "params": {}, "result": {"clause": "scrabble/first", "legal": False}}
assert run.judge(Wrong({"clause": "scrabble/first", "legal": False, "more": 1}), call)[0] == ""
found, clause = run.judge(Wrong({"legal": True}), call)
assert found and not clause, (found, clause)
found, clause = run.judge(Wrong({"clause": "scrabble/place", "legal": False}), call)
assert found and clause, (found, clause)
`)
	c.Dir = "../../conformance"
	succeed(t, c)
}
