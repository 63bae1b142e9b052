import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";

export type Resolved = { address: string; family: number }[];

/**
 * All addresses of a name in DNS, possibly none. Does not use the operating system's lookup: that also knows names of
 * the local network, and a deliberately slow name server would block the few threads it shares with file reads.
 * `servers`: name servers to use instead of the machine's.
 */
export async function resolveHost(host: string, servers?: string[]): Promise<Resolved> {
  // Name servers do not know this name; whether its addresses may be used is up to the caller.
  if (host === "localhost") return lookup(host, { all: true });
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers
    .flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
    .map((address) => ({ address, family: isIP(address) }));
}
