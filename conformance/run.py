"""Puts an implementation of the games through the cases of this folder, and says what differs, by clause:

    python3 conformance/run.py [--only KIND] [--all] COMMAND...

COMMAND speaks the methods of docs/rpc.md on its standard input and output, as "lettres rpc" does: those of
play, view, moves, check, judge, word, start, options, position, complete and clauses that the cases use.
The exit status is 0 when nothing differs, and 1 when a verdict does. A move that is refused by another
clause is told, and is no fault: where two clauses refuse a move, either may be named.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ("rules", "perft", "games", "positions", "checks", "disputes", "words", "hostile")


class Program:
    """The implementation that is tried."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.calls = 0

    def ask(self, method, params):
        """Returns the answer to a call."""
        self.calls += 1
        request = {"jsonrpc": "2.0", "id": self.calls, "method": method, "params": params}
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            sys.exit(f"the program has ended after {method} {json.dumps(params)[:300]}")
        answer = json.loads(line)
        if answer.get("id") != self.calls:
            sys.exit(f"the answer to {self.calls} has the id {answer.get('id')}")
        return answer

    def perft(self, game, options, position, depth):
        """Counts the sequences of moves that need no chance: no letters are drawn in them."""
        if depth == 0:
            return 1
        place = {"game": game, "options": options}
        n = 0
        for move in self.ask("moves", {**place, "position": position, "most": 100000})["result"]["moves"]:
            if self.ask("check", {**place, "position": position, "move": move})["result"].get("complete"):
                after = self.ask("play", {**place, "position": position, "move": move, "brief": True})["result"]
                n += self.perft(game, options, after["position"], depth - 1)
        return n


def difference(want, got, path=""):
    """Returns where an answer does not have what is wanted; fields more are none."""
    if isinstance(want, dict) and isinstance(got, dict):
        for name, value in want.items():
            if name not in got:
                return f"{path}.{name} is missing"
            found = difference(value, got[name], f"{path}.{name}")
            if found:
                return found
        return ""
    if isinstance(want, list) and isinstance(got, list):
        if path.endswith(".moves") and all(isinstance(m, str) for m in want):
            less, more = sorted(set(want) - set(got)), sorted(set(got) - set(want))
            return f"{path} lacks {less[:5]}, and has {more[:5]} too many" if less or more else ""
        if len(want) != len(got):
            return f"{path} has {len(got)} and not {len(want)}"
        for n, (w, g) in enumerate(zip(want, got)):
            found = difference(w, g, f"{path}[{n}]")
            if found:
                return found
        return ""
    return "" if want == got else f"{path} is {json.dumps(got)[:80]} and not {json.dumps(want)[:80]}"


def without_clauses(value):
    """Returns a value without the clauses that it names."""
    if isinstance(value, dict):
        return {name: without_clauses(v) for name, v in value.items() if name not in ("clause", "clauses")}
    return [without_clauses(v) for v in value] if isinstance(value, list) else value


def judge(program, call):
    """Returns how the answer to a call differs, and whether in the clause alone."""
    if call["method"] == "perft":
        n = program.perft(**call["params"])
        return ("" if n == call["result"] else f"{n} sequences and not {call['result']}"), False
    answer = program.ask(call["method"], call["params"])
    if "error" in call:
        if "error" not in answer:
            return "it is answered, and has to be refused", False
        want, got = call["error"], answer["error"]
        if want["code"] != got.get("code"):
            return f"it is refused with code {got.get('code')} and not {want['code']}", False
        clause = (got.get("data") or {}).get("clause", "")
        return (f"clause {clause} and not {want['clause']}" if clause != want.get("clause", "") else ""), True
    if "error" in answer:
        return "it is refused: " + answer["error"].get("message", ""), False
    found = difference(call["result"], answer["result"])
    return found, not difference(without_clauses(call["result"]), answer["result"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--all", action="store_true", help="tell every difference, and not five of each kind")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    args = parser.parse_args()
    if not args.command:
        parser.error("say which program is tried")
    program = Program(args.command)
    wrong, clauses, others = 0, collections.Counter(), 0
    for kind in [args.only] if args.only else KINDS:
        file = json.loads((HERE / f"{kind}.json").read_text(encoding="utf-8"))
        if file["format"] != "lettres-conformance 1":
            sys.exit(f"{kind}.json has another format: {file['format']}")
        bad = 0
        for case in file["cases"]:
            for call in case["calls"]:
                found, clause = judge(program, call)
                if not found:
                    continue
                if clause:
                    others += 1
                    continue
                bad += 1
                clauses.update(case.get("clauses") or [f"({kind})"])
                if bad <= 5 or args.all:
                    print(f"{kind}: {case['id']}\n    {call['method']} {json.dumps(call['params'], ensure_ascii=False)[:300]}\n    {found}")
                break
        print(f"{kind}: {len(file['cases'])} cases, {bad} differ")
        wrong += bad
    print(f"{program.calls} calls; {others} are refused by another clause")
    if wrong:
        print("by clause: " + ", ".join(f"{clause} {n}" for clause, n in clauses.most_common(12)))
    program.process.stdin.close()
    program.process.wait()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
