"""Games, rules, positions and what can be asked of them, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional, Union

from ._client import Client, default


@dataclass(frozen=True)
class Text:
    """What people read, in both languages."""

    french: str
    english: str

    def __str__(self) -> str:
        return self.english


def _text(t: Optional[dict[str, str]]) -> Optional[Text]:
    return Text(t["fr"], t["en"]) if t else None


@dataclass(frozen=True)
class Verdict:
    """Whether a move is legal: ``if state.check(move): …``"""

    move: str
    legal: bool
    clause: str
    reason: Optional[Text]
    points: int
    complete: bool

    def __bool__(self) -> bool:
        return self.legal


@dataclass(frozen=True)
class Outcome:
    """How a game has ended. ``winner`` is a seat, or None where it is drawn or undecided."""

    status: str
    winner: Optional[int]
    points: tuple[int, ...]
    end: str
    verdict: str


@dataclass(frozen=True)
class Candidate:
    """A move, and what is expected of it for the seat that decides."""

    move: str
    win: float
    win_error: float
    points: float
    points_error: float
    line: tuple[str, ...]


@dataclass(frozen=True)
class Thought:
    """What a player of a level makes of a position. ``move`` is "" where there is nothing to do."""

    move: str
    nodes: int
    candidates: tuple[Candidate, ...]


@dataclass(frozen=True)
class Rules:
    """The rules of a game: ``lettres.game("jarnac", "competition lines=6")``."""

    name: str
    options: str
    seats: int
    hidden: bool
    strict: bool
    client: Client = field(repr=False, compare=False)

    def start(self, first: int = 0) -> "State":
        """The position in which a game begins; ``first`` is the seat that begins."""
        return self._state(self.client.call("start", game=self.name, options=self.options, first=first), 0)

    def toss(self, seed: int) -> int:
        """The seat that begins, by the toss of the rules."""
        return self.client.call("toss", game=self.name, options=self.options, seed=seed)["first"]

    def position(self, text: str) -> "State":
        """The position that a text or a dict of fields stands for."""
        how = {"state": text} if isinstance(text, dict) else {"position": text}
        return self._state(self.client.call("position", game=self.name, options=self.options, **how), 0)

    def view(self, text: str) -> "View":
        """What a player sees, from its text."""
        r = self.client.call("position", game=self.name, options=self.options, view=text)
        return View(self, r["view"], r, 0)

    def record(self, first: int, moves: list[tuple[int, str]], players: tuple[str, ...] = (), format: str = "record") -> str:
        """A game as a record, from the seats and moves as they were made, with the letters that came."""
        made = [{"seat": seat, "move": move} for seat, move in moves]
        return self.client.call(
            "write", game=self.name, options=self.options, first=first, moves=made, players=list(players), format=format
        )["record"]

    def _state(self, r: dict[str, Any], number: int) -> "State":
        return State(self, r["position"], r, number)


Game = Rules


@dataclass(frozen=True)
class _Place:
    rules: Rules
    text: str
    _told: dict[str, Any] = field(repr=False, compare=False)
    number: int = field(repr=False, compare=False)

    _name = ""

    def __str__(self) -> str:
        return self.text

    @property
    def turn(self) -> int:
        """The seat that has to act."""
        return self._told["turn"]

    @property
    def due(self) -> int:
        """How many letters that seat has to draw."""
        return self._told["due"]

    @property
    def acts(self) -> tuple[int, ...]:
        """All seats that can do anything, as in a contest."""
        return tuple(self._told["acts"])

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self._told["scores"])

    @property
    def over(self) -> bool:
        return self._told["over"]

    @property
    def outcome(self) -> Optional[Outcome]:
        """How the game has ended; None as long as it has not."""
        o = self._told.get("outcome")
        if not o:
            return None
        winner = o["winner"] if o["winner"] >= 0 else None
        return Outcome(o["status"], winner, tuple(o["points"] or ()), o["end"], o["verdict"])

    @property
    def fields(self) -> Any:
        """The position as plain fields: lines, racks, rows … as docs/notation.md has them."""
        if "state" not in self._told:
            self._told["state"] = self._ask("position")["state"]
        return self._told["state"]

    def moves(self, seat: Optional[int] = None, most: int = 1000) -> list[str]:
        """The good decisions of a seat, of the one on turn if none is named."""
        return self._ask("moves", most=most, **_seat(seat))["moves"]

    def check(self, move: str, seat: Optional[int] = None) -> Verdict:
        """Whether a move is legal, and by which clause not."""
        v = self._ask("check", move=move, **_seat(seat))
        return Verdict(v["move"], v["legal"], v.get("clause", ""), _text(v.get("reason")), v["points"], v["complete"])

    def best(self, level: int = 8, seed: int = 0, nodes: int = 0, ms: int = 0, seat: Optional[int] = None) -> Thought:
        """What a player of a level would do, 1 to 8, who sees what the seat may see."""
        t = self._ask("best", level=level, seed=seed, nodes=nodes, ms=ms, **_seat(seat))
        found = tuple(
            Candidate(c["move"], c["win"], c["winErr"], c["points"], c["pointsErr"], tuple(c["line"])) for c in t["candidates"]
        )
        return Thought(t["move"], t["nodes"], found)

    def svg(self, language: str = "en", scheme: str = "auto", names: tuple[str, ...] = ()) -> str:
        """A drawing."""
        return self._ask("svg", language=language, scheme=scheme, names=list(names))["drawing"]

    def draw(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """A drawing for a terminal."""
        return self._ask("text", language=language, names=list(names))["drawing"]

    def _place(self) -> dict[str, Any]:
        return {"game": self.rules.name, "options": self.rules.options, self._name: self.text}

    def _ask(self, method: str, **more: Any) -> Any:
        return self.rules.client.call(method, **self._place(), **more)


def _seat(seat: Optional[int]) -> dict[str, int]:
    return {} if seat is None else {"seat": seat}


@dataclass(frozen=True)
class View(_Place):
    """What one player sees of a position, and no more."""

    _name = "view"


@dataclass(frozen=True)
class State(_Place):
    """A position, with all that is hidden. ``number`` counts the moves since it was made."""

    _name = "position"

    def play(self, move: str, seed: int = 0, seat: Optional[int] = None) -> "State":
        """The position after a decision. Chance brings the letters, the same by the same seed; letters
        that the move names are dropped. Raises Illegal with the clause where the rules refuse it."""
        return self._after("complete", move=move, seed=seed, **_seat(seat))

    def replay(self, move: str, seat: Optional[int] = None) -> "State":
        """The position after a move whose letters are known, as a record has it."""
        return self._after("play", move=move, **_seat(seat))

    def effect(self, move: str, seat: Optional[int] = None) -> dict[str, Any]:
        """What a move with its letters will do, with the clauses that it rests on."""
        return self._ask("preview", move=move, **_seat(seat))

    def view(self, seat: int) -> View:
        """What a seat sees."""
        r = self._ask("view", seat=seat)
        return View(self.rules, r["view"], r, self.number)

    @property
    def last(self) -> str:
        """The move that led here, with the letters that came; "" of a position that was not played."""
        return self._told.get("move", "")

    @property
    def tale(self) -> Optional[Text]:
        """What that move was, in words."""
        return _text(self._told.get("tale"))

    def _after(self, method: str, **more: Any) -> "State":
        return self.rules._state(self._ask(method, **more), self.number + 1)


def games(client: Optional[Client] = None) -> list[dict[str, Any]]:
    """The games that there are, with their presets."""
    return (client or default()).call("games")


def game(name: str, options: str = "", client: Optional[Client] = None) -> Rules:
    """The rules of a game: of a preset, with what differs from it, as in "competition lines=6"."""
    client = client or default()
    r = client.call("options", game=name, options=options)
    return Rules(name, r["options"], r["seats"], r["hidden"], r["strict"], client)


def word(text: str, client: Optional[Client] = None) -> list[dict[str, Any]]:
    """What the rules of each game say of a word, or of one made of another: "LAC > LACS"."""
    return (client or default()).call("word", word=text)


def judge(record: str, client: Optional[Client] = None) -> list[dict[str, Any]]:
    """The games of a record, move by move, with the clause of the one that is illegal."""
    return (client or default()).call("judge", record=record)
