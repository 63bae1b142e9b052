import { lookup, Resolver } from "node:dns/promises";

export type Resolved = { address: string; family: number }[];

/**
 * Every address a name has in the domain name system. Not by the operating system's lookup: that one knows names of
 * the local network besides, and a name server that is slow on purpose would hold the few threads it shares with
 * reading files. None when there is none. `servers`: other name servers than the machine's.
 */
export async function resolveHost(host: string, servers?: string[]): Promise<Resolved> {
  // Only ever asked for where tests may use this machine; name servers do not know it.
  if (host === "localhost") return lookup(host, { all: true });
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const [four, six] = answers.map((answer) => (answer.status === "fulfilled" ? answer.value : []));
  return [
    ...(four ?? []).map((address) => ({ address, family: 4 })),
    ...(six ?? []).map((address) => ({ address, family: 6 })),
  ];
}
