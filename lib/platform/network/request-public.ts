import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";
import { resolveHost, type Resolved } from "./resolve-host";

export type Reach = {
  /** Which addresses may be connected to; those of the public Internet when absent. */
  allows?: (address: string) => boolean;
  /** Resolves a host name to all of its addresses. */
  resolve?: (host: string) => Promise<Resolved>;
};

/** A host with an address that is not public. No connection was made. */
export class NotPublic extends Error {}

type RequestOptions = Reach & {
  method?: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  signal: AbortSignal;
};

/**
 * Requests a URL that somebody else supplied. The host is resolved once; unless all its addresses are allowed, no
 * connection is made, and the connection goes to one of those addresses. Follows no redirect and sends only these
 * headers. Throws NotPublic, and Node's errors for a host that does not respond; `signal` aborts it at any time, also
 * while the body is read.
 */
export function requestPublic(
  url: URL,
  { method = "GET", headers, body, signal, ...reach }: RequestOptions,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const { allows = isPublicAddress } = reach;
  return new Promise((resolve, reject) => {
    // For an IP address the connection does not call `lookup`.
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) && !allows(literal)) throw new NotPublic("The address is not public.");
    const call = request(url, {
      method,
      headers,
      signal,
      lookup: onlyAllowed(reach),
      // A new connection: never one that was opened for another host name.
      agent: false,
    });
    call.on("response", resolve);
    call.on("error", reject);
    call.end(body);
  });
}

/** Resolves for the connection itself, so that it cannot connect to a second, different DNS answer. */
function onlyAllowed({ allows = isPublicAddress, resolve = resolveHost }: Reach): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(new Error("The host has no address."), "");
        else if (!addresses.every(({ address }) => allows(address)))
          callback(new NotPublic("The host is not public."), "");
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, ""),
    );
  };
}
