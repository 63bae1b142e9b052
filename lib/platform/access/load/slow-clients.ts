import type { IncomingMessage, ServerResponse } from "node:http";
import type { Leave } from "./gate";

/** For this time after our answer a client may go on sending: closing at once would discard the answer. */
const LINGER_MS = 5_000;

/** Without progress for the first time a response gives up its slot, for the second it is ended. */
const UNREAD_MS = 500;
const ABANDONED_MS = 60_000;

/** Ends the connection of a client that still sends its body after the response, or takes nothing of the response. */
export function endAbandoned(request: IncomingMessage, response: ServerResponse) {
  response.setTimeout(ABANDONED_MS, () => void (response.writableLength > 0 && response.destroy()));
  response.once("finish", () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
  });
}

/** Frees the slot of a response that its client does not take: rendering waits for the client then, not for us. */
export function leaveUnread(response: ServerResponse, leave: Leave) {
  let before = 0;
  const timer = setInterval(() => {
    if (before > 0 && response.writableLength >= before) leave();
    before = response.writableLength;
  }, UNREAD_MS);
  response.once("close", () => clearInterval(timer));
}
