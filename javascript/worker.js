// The worker in which the module runs: see lettres.js.
import "./wasm_exec.js";

const node = typeof globalThis.process?.versions?.node === "string";
const port = node ? (await import("node:worker_threads")).parentPort : globalThis;
const hear = (f) => (node ? port.on("message", f) : port.addEventListener("message", (e) => f(e.data)));

let files, answer, broken;

async function read(name) {
  const url = new URL(name, files);
  if (node && url.protocol === "file:") return (await import("node:fs/promises")).readFile(url);
  const got = await fetch(url);
  if (!got.ok) throw new Error(`${url}: ${got.status}`);
  return new Uint8Array(await got.arrayBuffer());
}

globalThis.lettresOpen = async (name) => {
  try {
    return new Uint8Array(await read(name));
  } catch (e) {
    broken = `${name}: ${e.message}`; // the words stay missing: another worker can try again
    throw e;
  }
};

async function begin(program) {
  const go = new globalThis.Go();
  let module;
  const url = new URL(program, files);
  if (node && url.protocol === "file:") {
    module = await WebAssembly.compile(await read(program));
  } else {
    const got = await fetch(url);
    if (!got.ok) throw new Error(`${url}: ${got.status}`);
    const copy = got.clone(); // for servers that do not know what kind of file it is
    module = await WebAssembly.compileStreaming(got).catch(async () => WebAssembly.compile(await copy.arrayBuffer()));
  }
  const ready = new Promise((resolve) => (globalThis.lettresReady = resolve));
  const ended = go.run(await WebAssembly.instantiate(module, go.importObject));
  ended.then(() => port.postMessage({ fault: "the program has ended" }));
  answer = await ready;
}

hear(async (message) => {
  if (message.program) {
    files = message.files;
    try {
      await begin(message.program);
      port.postMessage({ ready: true });
    } catch (e) {
      port.postMessage({ fault: e.message });
    }
    return;
  }
  answer(message.request, (text) => port.postMessage({ id: message.id, answer: text, broken }));
});
port.postMessage({ listens: true });
