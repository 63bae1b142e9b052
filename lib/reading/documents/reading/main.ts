/**
 * The program of a reading process, bundled into lib/reading/documents/generated/reader.mjs. A request is two messages, the
 * limits and the file, and gets one response. The program exits when the app does, as that closes the request stream.
 */
import { writeSync } from "node:fs";
import type { ReadLimits } from "../limits.ts";
import { frame, framesOf } from "./frames.ts";
import { readBytes } from "./read-bytes.ts";

const answerDescriptor = 3;
const mostRequestBytes = 2 ** 30;

function answer(message: unknown) {
  for (const part of frame(JSON.stringify(message)))
    for (let at = 0; at < part.length;) at += writeSync(answerDescriptor, part, at);
}

// On shutdown every process of the service gets the signal: ignore it, and finish the current document.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
const requests = framesOf(process.stdin, mostRequestBytes);
answer("ready");
let reading = Promise.resolve();
for await (const limits of requests) {
  const { value: bytes } = await requests.next();
  if (!bytes) break;
  reading = reading.then(async () =>
    // Copied, because later messages may share its buffer.
    answer(await readBytes(Uint8Array.from(bytes), JSON.parse(limits.toString()) as ReadLimits)),
  );
}
process.exit(0);
