// The tests of the package, for a page and for Node: run(open, Fault) throws what is wrong.

function same(got, want, what) {
  if (JSON.stringify(got) !== JSON.stringify(want)) throw new Error(`${what}: ${JSON.stringify(got)}, want ${JSON.stringify(want)}`);
}

async function fault(promise, what) {
  try {
    await promise;
  } catch (e) {
    return e;
  }
  throw new Error(`${what} is done`);
}

export async function run(open, Fault, files) {
  const small = await open({ only: "jarnac", files });
  const game = "jarnac";
  const at = await small.start({ game });
  same([at.turn, at.due, at.over], [0, 6, false], "the start");
  const draw = { game, position: at.position, move: "+6", seed: 1 };
  const drawn = await small.complete(draw);
  same(await small.complete({ ...draw, move: "+EEESTR" }), drawn, "a client that names its letters");
  const { moves } = await small.moves({ game, position: drawn.position });
  const best = await small.best({ game, position: drawn.position, level: 3, seed: 1 });
  if (!moves.includes(best.move)) throw new Error(`${best.move} is not among ${moves}`);
  const refused = await fault(small.play({ game, position: drawn.position, move: "XYZ" }), "XYZ");
  same([refused instanceof Fault, refused.code, typeof refused.data.fr], [true, 1, "string"], "a refusal");
  if (!refused.data.clause.startsWith("official/")) throw new Error(`XYZ is refused by ${refused.data.clause}`);
  const [toss, nothing] = await small.batch([{ method: "toss", params: { game, seed: 3 } }, { method: "nothing" }]);
  same([toss.rounds, nothing.code], [[["M", "Z"]], -32601], "a batch");
  same((await fault(small.start({ game: "scrabble" }), "Scrabble")).code, -32602, "another game");

  // What is given up ends the worker, and the next call has another.
  const control = new AbortController();
  const long = fault(small.best({ game, position: drawn.position, level: 8, ms: 600000, nodes: 1e8 }, { signal: control.signal }), "a long search");
  setTimeout(() => control.abort()); // when the worker has begun
  same((await long).name, "AbortError", "a search that is given up");
  same((await small.word({ word: "rats" }))[0].good, true, "RATS in another worker");
  const waits = fault(small.version(), "a call of a worker that is closed");
  small.close();
  await waits;
  same((await fault(open({ only: "nothing", files }), "no module")) instanceof Fault, true, "no module");

  const all = await open({ files });
  for (const { name } of await all.games()) {
    let state = await all.start({ game: name });
    while (state.due > 0) state = await all.complete({ game: name, position: state.position, move: `+${state.due}` });
    if ((await all.moves({ game: name, position: state.position, most: 5 })).moves.length === 0) throw new Error(`no moves of ${name}`);
  }
  return all;
}

// conforms asks for the cases of files of the folder conformance, and returns how many calls there were.
export async function conforms(lettres, kits) {
  const holds = (got, want) =>
    want !== null && typeof want === "object" && got !== null && typeof got === "object"
      ? Object.keys(want).every((k) => holds(got[k], want[k])) && (!Array.isArray(want) || got.length === want.length)
      : got === want;
  let n = 0;
  for (const { cases } of kits) {
    const calls = cases.flatMap((c) => c.calls);
    const results = await lettres.batch(calls);
    calls.forEach((c, i) => {
      const r = results[i];
      const got = c.error ? { code: r.code, clause: r.data?.clause } : r;
      if (!holds(got, c.error ?? c.result)) throw new Error(`${JSON.stringify(c)}: ${JSON.stringify(got)}`);
    });
    n += calls.length;
  }
  return n;
}
