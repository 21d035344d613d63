// French word games, exact to the clause, for pages and for Node. Everything is decided by a
// WebAssembly module, in a worker of its own, so that a page stays responsive while a player thinks.
//
//   import { open } from "lettres";
//   const lettres = await open({ only: "jarnac" });
//   const at = await lettres.start({ game: "jarnac" });
//   console.log(at.position);
//
// docs/rpc.md of the module has every method; lettres.d.ts has their types. A position is its text:
// the worker remembers no game, so it can be ended and started again at any time.

const methods = [
  "version", "schema", "games", "options", "toss", "start", "position", "view", "moves", "check", "preview",
  "complete", "play", "best", "svg", "text", "draw", "judge", "write", "review", "word", "clauses",
];

/** What went wrong: code and data are those of docs/rpc.md. */
export class Fault extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.name = "Fault";
    this.code = code;
    this.data = data;
  }
}

// internal returns the Fault of what went wrong beside the rules.
const internal = (message) => new Fault({ code: -32603, message, data: { fr: message, en: message } });

/** Starts the worker. With only: "jarnac" it loads a smaller module; files is where the files are. */
export async function open({ only = "", files = new URL("./", import.meta.url) } = {}) {
  const lettres = new Lettres(only === "" ? "lettres.wasm" : `${only}.wasm`, new URL(files, globalThis.location?.href).href);
  await lettres.start_();
  return lettres;
}

class Lettres {
  #program;
  #files;
  #worker = null; // a promise
  #next = 0;
  #waiting = new Map();

  constructor(program, files) {
    this.#program = program;
    this.#files = files;
  }

  /** Calls a method of docs/rpc.md. With a signal it can be given up, which ends the worker and all that is asked of it. */
  async call(method, params = {}, { signal } = {}) {
    const answer = JSON.parse(await this.#ask({ jsonrpc: "2.0", id: 0, method, params }, signal));
    if (answer.error) throw new Fault(answer.error);
    return answer.result;
  }

  /** Calls many methods at once: [{ method, params }, …]. Each result is a value, or a Fault. */
  async batch(calls, { signal } = {}) {
    if (calls.length === 0) return [];
    const answers = JSON.parse(await this.#ask(calls.map(({ method, params = {} }, id) => ({ jsonrpc: "2.0", id, method, params })), signal));
    if (!Array.isArray(answers)) throw new Fault(answers.error);
    return answers.map(({ result, error }) => (error ? new Fault(error) : result));
  }

  /** Ends the worker. Another call starts it again. */
  close() {
    this.#end(internal("closed"));
  }

  /** @internal */
  start_() {
    this.#worker ??= launch(this.#program, this.#files, (message) => this.#answered(message));
    return this.#worker;
  }

  async #ask(request, signal) {
    signal?.throwIfAborted();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const abort = () => this.#end(signal.reason);
      signal?.addEventListener("abort", abort, { once: true });
      const done = (then) => (value) => {
        signal?.removeEventListener("abort", abort);
        then(value);
      };
      this.#waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      this.start_().then((worker) => this.#waiting.has(id) && worker.post({ id, request: JSON.stringify(request) }), () => {});
    });
  }

  #answered({ id, answer, fault, broken }) {
    if (fault !== undefined) return this.#end(internal(fault));
    this.#waiting.get(id)?.resolve(answer);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker?.then((worker) => this.#waiting.size === 0 && worker.idle());
    if (broken) this.#end(internal(broken));
  }

  #end(reason) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#worker?.then((worker) => worker.end(), () => {});
    this.#worker = null;
    for (const { reject } of waiting) reject(reason);
  }
}

for (const method of methods) {
  Lettres.prototype[method] = function (params, more) {
    return this.call(method, params, more);
  };
}

// launch starts a worker of a page or of Node, and returns it when it can answer.
async function launch(program, files, answered) {
  const url = new URL("worker.js", import.meta.url);
  const data = { program, files };
  let worker, listen;
  if (typeof Worker === "undefined") {
    const threads = await import("node:worker_threads");
    worker = new threads.Worker(url);
    listen = (kind, hear) => worker.on(kind, hear);
  } else {
    worker = new Worker(url, { type: "module" });
    listen = (kind, hear) => worker.addEventListener(kind, (e) => hear(kind === "message" ? e.data : e));
  }
  const handle = {
    post: (message) => (worker.ref?.(), worker.postMessage(message)),
    idle: () => worker.unref?.(), // so that Node can end
    end: () => worker.terminate(),
  };
  await new Promise((ready, failed) => {
    const fail = (fault) => {
      worker.terminate();
      failed(internal(fault));
      answered({ fault });
    };
    listen("error", (e) => {
      const fault = e.message ?? "the worker cannot be started";
      fail(fault);
    });
    listen("message", (message) => {
      if (message.listens) return worker.postMessage(data);
      if (message.ready) return ready();
      if (message.fault) return fail(message.fault);
      answered(message);
    });
  });
  handle.idle();
  return handle;
}
