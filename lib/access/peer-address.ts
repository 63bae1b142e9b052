import { PEER } from "./entry";

/** The address at the other end of the connection; null where no server of ours took the request (serverless). */
export const peerAddress = (headers: Headers): string | null => headers.get(PEER) || null;
