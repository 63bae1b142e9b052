import type { IncomingMessage } from "node:http";
import { NotPublic, requestPublic } from "@/lib/platform/network/request-public";
import { readUpTo } from "@/lib/read-up-to";
import { AtsFailure } from "./failure";
import type { Transport } from "./http";
import { wire } from "./wire";
import { say } from "@/lib/say";

/** Providers redirect a file's address to its storage once or twice. */
const HOPS_MAX = 5;
const redirects = [301, 302, 303, 307, 308];

/**
 * Downloads a file from an address that an ATS gave: at most `limit` bytes, within wire.fileMs in total. Every hop
 * must be https and all addresses of its host public; the connection goes to one of those. A local simulator (`base`
 * is not https) serves only files of its own origin. `headers` are sent to the origin of `base` only. Throws
 * AtsFailure: `malformed` for an unsafe address, `refused` for a file that is unavailable or too large,
 * `unreachable`.
 */
export async function download(
  transport: Transport,
  base: string,
  source: string,
  limit: number,
  headers: Record<string, string> = {},
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(wire.fileMs);
  const simulated = new URL(base).protocol !== "https:";
  const { status, body } = await (simulated
    ? askSimulator(transport, base, source, { headers, signal })
    : follow(base, source, { headers, signal }));
  if (status !== 200)
    throw new AtsFailure(
      status >= 500 || status === 429 ? "unreachable" : "refused",
      say("The file could not be fetched (HTTP {status}).", { status }),
    );
  return readBytes(body, limit);
}

type Answer = { status: number; body: AsyncIterable<Uint8Array> };
type Options = { headers: Record<string, string>; signal: AbortSignal };

async function askSimulator(
  transport: Transport,
  base: string,
  source: string,
  options: Options,
): Promise<Answer> {
  const url = parsed(source);
  if (url.origin !== new URL(base).origin) throw unsafe();
  const { status, body } = await transport.fetch(url.href, { redirect: "manual", ...options }).catch(() => {
    throw new AtsFailure("unreachable", say("The file could not be fetched."));
  });
  return { status, body: body ?? new Blob().stream() };
}

async function follow(base: string, source: string, { headers: own, signal }: Options): Promise<Answer> {
  let url = parsed(source);
  for (let hops = 0; hops <= HOPS_MAX; hops++) {
    if (url.protocol !== "https:" || url.username || url.password) throw unsafe();
    const message = await ask(url, url.origin === new URL(base).origin ? own : {}, signal);
    const { statusCode: status = 0, headers } = message;
    if (!redirects.includes(status) || !headers.location) {
      if ((headers["content-encoding"] ?? "identity") === "identity") return { status, body: message };
      message.destroy();
      throw new AtsFailure("malformed", say("The file was sent compressed, which is not supported."));
    }
    message.destroy();
    url = parsed(headers.location, url);
  }
  throw new AtsFailure("malformed", say("The file's address redirects too many times."));
}

const ask = (url: URL, own: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
  requestPublic(url, { headers: { ...own, "accept-encoding": "identity" }, signal, ...wire.reach }).catch(
    (error: unknown) => {
      if (error instanceof NotPublic) throw unsafe();
      throw new AtsFailure("unreachable", say("The file could not be fetched."));
    },
  );

function parsed(address: string, from?: URL): URL {
  if (!URL.canParse(address, from)) throw unsafe();
  return new URL(address, from);
}

const unsafe = () => new AtsFailure("malformed", say("The file's address is not a safe one."));

async function readBytes(body: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const bytes = await readUpTo(body, limit).catch(() => {
    throw new AtsFailure("unreachable", say("The file was cut off."));
  });
  if (!bytes) throw new AtsFailure("refused", say("The file is too large."));
  return bytes;
}
