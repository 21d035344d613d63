// Runs the tests in Node: node javascript/tests/node.js DIR, the folder of the package, from the folder of the module.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { conforms, run } from "./test.js";

const { open, Fault } = await import(pathToFileURL(resolve(process.argv[2], "lettres.js")).href);
const all = await run(open, Fault);
const kits = ["checks"].map((name) => JSON.parse(readFileSync(new URL(`../../conformance/${name}.json`, import.meta.url))));
console.log(`${await conforms(all, kits)} calls of conformance`);
all.close();
