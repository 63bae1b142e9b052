import { IncomingMessage, Server } from "node:http";

const HEADER = "x-shortlist-peer";

/**
 * Who really holds the connection. Next tells route handlers only X-Forwarded-For, which it takes from the caller
 * where the caller has sent one; so each request's socket address is written beside it before Next sees the request,
 * over whatever the caller may have put there. Happens once per process, from the first request that needs it on.
 */
const marked = globalThis as unknown as { shortlistPeerStamped?: true };
if (!marked.shortlistPeerStamped) {
  marked.shortlistPeerStamped = true;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the server it belongs to, below
  const emit: (this: Server, name: string, ...event: unknown[]) => boolean = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string, ...event: unknown[]) {
    const [request] = event;
    if (name === "request" && request instanceof IncomingMessage)
      request.headers[HEADER] = request.socket.remoteAddress ?? "";
    return emit.call(this, name, ...event);
  };
}

/** The address at the other end of the connection; null for the one request that came before we looked. */
export const peerAddress = (headers: Headers): string | null => headers.get(HEADER) || null;
