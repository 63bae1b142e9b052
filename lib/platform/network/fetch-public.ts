import { Readable } from "node:stream";
import { isIP } from "node:net";
import { NotPublic, type Reach, requestPublic } from "./request-public";
import { isPublicAddress } from "./public-address";

/**
 * A fetch for URLs that an organization configured: https to public hosts, resolved once, no redirect followed.
 * `trusted`: "host:port" entries that the operator allows in addition, over http too, whatever they resolve to.
 */
export const fetchPublic =
  (trusted: ReadonlySet<string>, reach: Reach = {}): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isTrusted = trusted.has(hostAndPort(url));
    if (!isTrusted && url.protocol !== "https:") throw new NotPublic("Only https URLs are allowed.");
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await requestPublic(url, {
      ...reach,
      ...(isTrusted ? { allows: () => true } : {}),
      method: request.method,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(body ? { "content-length": String(body.length) } : {}),
      },
      signal: request.signal,
      body,
    });
    const status = answer.statusCode ?? 502;
    return new Response(isBodiless(status) ? null : (Readable.toWeb(answer) as unknown as BodyInit), {
      status,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value].flat().map((item): [string, string] => [name, item ?? ""]),
      ),
    });
  };

/** What is wrong with a URL that an organization configures, before anything is sent to it; null if it is allowed. */
export function addressProblem(address: string, trusted: ReadonlySet<string>): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return "Give an address that begins with https://.";
  if (url.username || url.password || url.search || url.hash)
    return "The address must not contain a user, password, query or fragment.";
  if (trusted.has(hostAndPort(url))) return null;
  if (url.protocol !== "https:") return "Give an address that begins with https://.";
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) ? !isPublicAddress(literal) : !literal.includes("."))
    return "This host is not on the public Internet. The operator of the service can allow it with MODEL_HOSTS.";
  return null;
}

const isBodiless = (status: number) => [204, 205, 304].includes(status);
const hostAndPort = (url: URL) => `${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`;
