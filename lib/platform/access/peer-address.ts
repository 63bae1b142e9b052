/** The header in which lib/platform/access/entry passes on the socket's address, over whatever the caller sent. */
export const PEER = "x-shortlist-peer";

/** The address at the other end of the connection; null when our own server did not accept it (serverless). */
export const peerAddress = (headers: Pick<Headers, "get">): string | null => headers.get(PEER) || null;
