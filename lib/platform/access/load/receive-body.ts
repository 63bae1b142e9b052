import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kind } from "./kinds";

const KB = 1024;
const MB = 1024 * KB;

/** The largest body of each kind in bytes. Doors have smaller limits and messages of their own. */
const largest: Record<Kind | "others", number> = {
  pages: 2 * MB,
  "sign-in": 2 * MB,
  agents: 8 * MB,
  files: 25 * MB,
  // Calls of workflow functions contain a run's state.
  others: 40 * MB,
};

/** A body has to arrive completely within this time (ms), and meanwhile at least `PACE_BYTES` in each `PACE_MS`. */
const DEADLINE_MS = { short: 60_000, long: 600_000 };
const PACE_MS = 10_000;
const PACE_BYTES = 80 * KB;

/** Bodies still arriving from one address. A small one arrives with its headers, and is not counted. */
const UNFINISHED = 32;
/** Bytes of bodies in memory, from their arrival to the response: all of them, and those of one address. */
const MEMORY = 256 * MB;
const MEMORY_OF_ADDRESS = MEMORY / 4;

type Sender = { unfinished: number; bytes: number };
const senders = new Map<string, Sender>();
let inMemory = 0;

/** Why a body is not accepted: the response's status and message; "busy" when memory is used up. */
type Refusal = { status: 408 | 413 | 429; message: string } | "busy";

const late: Refusal = { status: 408, message: "The request body did not arrive in time." };
const crowded: Refusal = {
  status: 429,
  message: "Too many requests are being sent from this address. Try again in a few seconds.",
};
const tooLarge = (bytes: number): Refusal => ({
  status: 413,
  message: `A request to this address may have at most ${bytes / MB} MB.`,
});

/** Whether a request has a body (RFC 9112 §6.3). */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Waits until a request's body has arrived and puts it back for its reader, so that nobody else's slot waits for a
 * slow or silent client. Returns null then, and when the client has disconnected; otherwise why the body is refused.
 * `address` identifies the client. The body counts as in memory until the response is closed.
 */
export async function receiveBody(
  request: IncomingMessage,
  response: ServerResponse,
  kind: Kind | "others",
  address: string,
): Promise<Refusal | null> {
  const limit = largest[kind];
  if (Number(request.headers["content-length"] ?? 0) > limit) return tooLarge(limit);
  const sender = senders.get(address) ?? { unfinished: 0, bytes: 0 };
  senders.set(address, sender);
  const chunks: Buffer[] = [];
  let size = 0;
  response.once("close", () => {
    count(-size);
    if (sender.unfinished === 0 && sender.bytes === 0) senders.delete(address);
  });
  // What was sent together with the headers is there in the next turn of the event loop.
  await nextTurn();
  const first = take();
  if (first !== "unfinished") return first;
  if (sender.unfinished >= UNFINISHED) return crowded;
  sender.unfinished += 1;
  try {
    return await rest();
  } finally {
    sender.unfinished -= 1;
  }

  function count(bytes: number) {
    inMemory += bytes;
    sender.bytes += bytes;
  }

  /** Takes what has arrived. Puts everything back once it is complete, in the same turn: later, the stream ends. */
  function take(): Refusal | null | "unfinished" {
    const before = size;
    while (request.readableLength > 0) {
      const chunk = request.read() as Buffer;
      chunks.push(chunk);
      size += chunk.length;
    }
    count(size - before);
    if (size > limit) return tooLarge(limit);
    if (inMemory > MEMORY) return "busy";
    if (sender.bytes > MEMORY_OF_ADDRESS) return crowded;
    if (!request.complete) return "unfinished";
    if (size > 0) request.unshift(Buffer.concat(chunks));
    // It is whole again: a Request is not made of a stream that has been read from.
    Object.defineProperty(request, "readableDidRead", { value: false });
    return null;
  }

  function rest(): Promise<Refusal | null> {
    const { promise, resolve } = Promise.withResolvers<Refusal | null>();
    const more = () => {
      const taken = take();
      if (taken !== "unfinished") resolve(taken);
    };
    const gone = () => resolve(null);
    let before = size;
    const pace = setInterval(() => {
      if (size - before < PACE_BYTES) resolve(late);
      before = size;
    }, PACE_MS);
    const long = kind === "files" || kind === "others";
    const deadline = setTimeout(() => resolve(late), DEADLINE_MS[long ? "long" : "short"]);
    request.on("readable", more);
    response.once("close", gone);
    return promise.finally(() => {
      clearInterval(pace);
      clearTimeout(deadline);
      request.off("readable", more);
      response.off("close", gone);
    });
  }
}
