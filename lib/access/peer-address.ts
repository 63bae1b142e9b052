import { PEER } from "./entry";

/** The address at the other end of the connection; null when our own server did not accept it (serverless). */
export const peerAddress = (headers: Headers): string | null => headers.get(PEER) || null;
