/**
 * The program of a reading thread. Node runs this file as it stands, so everything it imports is TypeScript that
 * needs no compiling, with relative paths and extensions.
 */
import { parentPort } from "node:worker_threads";
import type { ReadResult } from "../document.ts";
import type { ReadLimits } from "../limits.ts";
import { readBytes } from "./read-bytes.ts";

export type ReadRequest = { bytes: Uint8Array; limits: ReadLimits };
/** "ready" once; then one answer per request. */
export type ThreadMessage = "ready" | ReadResult;

if (!parentPort) throw new Error("The reading thread is started by the pool, not by itself.");
const port = parentPort;
for (const stream of [process.stdout, process.stderr]) stream.write = () => true;
port.on("message", ({ bytes, limits }: ReadRequest) => {
  // A rejection here ends the thread, which tells the pool more than a message could.
  void readBytes(bytes, limits).then((result) => port.postMessage(result satisfies ThreadMessage));
});
port.postMessage("ready" satisfies ThreadMessage);
