// The program, as the service worker and the worker of a page run it, and its files. The script that imports this
// names their version.
importScripts("wasm_exec.js");

const files = ["lettres-site.bin", "program.js", "wasm_exec.js", "worker.js", "french.lex", "french.grid", "words.bin", "nets.bin", "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"];
const base = new URL(".", self.location).pathname; // the folder of the page, with a slash at its end

const read = async (name) => (await (await caches.open(version)).match(name)) ?? fetch(name);

// run starts the program with the files that it has kept. It returns the function that takes requests, and a promise
// that fails when the program has ended.
async function run(start, keep) {
  self.lettresBase = base.slice(0, -1);
  self.lettresStart = start;
  self.lettresKeep = keep;
  self.lettresOpen = async (name) => new Uint8Array(await (await read(name)).arrayBuffer());
  const go = new self.Go();
  const unpacked = (await read("lettres-site.bin")).body.pipeThrough(new DecompressionStream("gzip"));
  const module = await WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
  const ready = new Promise((resolve) => (self.lettresReady = resolve));
  const ended = go.run(await WebAssembly.instantiate(module, go.importObject)).then(() => {
    throw new Error("the program has ended");
  });
  return { ask: await Promise.race([ready, ended]), ended };
}

// attempt reports whether something can be done: a page that has gone reads no more.
function attempt(what) {
  try {
    what();
    return true;
  } catch {
    return false;
  }
}

// answer returns what a program answers: a status, headers, and a stream of the rest.
function answer({ ask, ended }, method, url, headers, body) {
  const answered = new Promise((resolve) => {
    let writing, cancel;
    const stream = new ReadableStream({ start: (c) => (writing = c), cancel: () => cancel?.() });
    cancel = ask(method, url, headers, body, {
      head: (status, headers) => resolve({ status, headers, stream }),
      chunk: (bytes) => attempt(() => writing.enqueue(bytes)),
      end: () => attempt(() => writing.close()),
    });
    ended.catch((e) => attempt(() => writing.error(e)));
  });
  return Promise.race([answered, ended]);
}
