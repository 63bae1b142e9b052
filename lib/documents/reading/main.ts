/**
 * The program of a reading process, bundled into lib/documents/generated/reader.mjs. Requests come in as two messages,
 * the limits and the file; one answer goes out for each. It ends with the app, whose end closes the requests.
 */
import { writeSync } from "node:fs";
import type { ReadLimits } from "../limits.ts";
import { frame, framesOf } from "./frames.ts";
import { readBytes } from "./read-bytes.ts";

const answers = 3;
const mostRequestBytes = 2 ** 30;

function answer(message: unknown) {
  for (const part of frame(JSON.stringify(message)))
    for (let at = 0; at < part.length;) at += writeSync(answers, part, at);
}

// A service that is shut down tells all its processes: what is being read may be finished.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
const requests = framesOf(process.stdin, mostRequestBytes);
answer("ready");
let reading = Promise.resolve();
for await (const limits of requests) {
  const { value: bytes } = await requests.next();
  if (!bytes) break;
  reading = reading.then(async () =>
    // A copy of its own: what was sent after it may be in the same buffer.
    answer(await readBytes(Uint8Array.from(bytes), JSON.parse(limits.toString()) as ReadLimits)),
  );
}
process.exit(0);
