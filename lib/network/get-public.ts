import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";
import { resolveHost, type Resolved } from "./resolve-host";

export type Reach = {
  /** Which addresses may be connected to; those of the public Internet when absent. */
  allows?: (address: string) => boolean;
  /** How a host's name becomes addresses: all of them. */
  resolve?: (host: string) => Promise<Resolved>;
};

/** A host that is not on the public Internet, or not only. Nothing was connected to. */
export class NotPublic extends Error {}

/**
 * Asks for what is at an address that somebody else named. The host is resolved once; unless every address it has is
 * allowed, nothing is connected to, and what is connected to is one of those. Follows no redirect and sends nothing of
 * ours but these headers. Throws NotPublic, and what Node says of a host that does not answer; `signal` ends it at any
 * time, also while the body comes.
 */
export const getPublic = (
  url: URL,
  options: Reach & { headers: Record<string, string>; signal: AbortSignal },
): Promise<IncomingMessage> => requestPublic(url, { ...options, method: "GET" });

type Asking = Reach & {
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  signal: AbortSignal;
};

/** The same for any method, with a body. */
export function requestPublic(
  url: URL,
  { method, headers, body, signal, ...reach }: Asking,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const { allows = isPublicAddress } = reach;
  return new Promise((resolve, reject) => {
    // An address needs no resolving, so that the connection would not ask.
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) && !allows(literal)) throw new NotPublic("The address is not public.");
    const call = request(url, {
      method,
      headers,
      signal,
      lookup: onlyAllowed(reach),
      // A connection of its own: none that was made for another name is used.
      agent: false,
    });
    call.on("response", resolve);
    call.on("error", reject);
    call.end(body);
  });
}

/** Resolves for the connection itself, so that there is no second answer of the name server to connect to. */
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
