import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { type Reach, requestPublic } from "@/lib/platform/network/request-public";
import { isLoopbackAddress, isPublicAddress } from "@/lib/platform/network/public-address";
import { readUpTo } from "@/lib/read-up-to";
import { refused } from "./document-url";

const LIMIT = 64 * 1024;
const WITHIN_MS = 5_000;

export type FetchOptions = Pick<Reach, "resolve"> & {
  /** What errors call it; by default the document at client_id. */
  what?: string;
  /** Whether a document may be on this machine. */
  loopback?: boolean;
  withinMs?: number;
};

export type FetchedDocument = { body: Record<string, unknown>; headers: IncomingHttpHeaders };

/**
 * Fetches a client's document, or its keys, at a URL that parseDocumentUrl accepted. The host is resolved once; unless all its addresses
 * are public, nothing is fetched, and the connection goes to one of those addresses. Follows no redirect. Throws
 * OauthProblem 400: without a response always the same message, so that nobody can probe our network; otherwise with
 * what is wrong with the response.
 */
export async function fetchDocument(url: URL, options: FetchOptions = {}): Promise<FetchedDocument> {
  const { loopback = env.CLIENT_DOCUMENT_LOOPBACK === "1", resolve, withinMs = WITHIN_MS } = options;
  const refuse = (problem: string) => refused(`${options.what ?? "The document at client_id"} ${problem}`);
  const message = await requestPublic(url, {
    headers: {
      accept: "application/json",
      "accept-encoding": "identity",
      "user-agent": "Shortlist (client metadata)",
    },
    signal: AbortSignal.timeout(withinMs),
    allows: (address) => isPublicAddress(address) || (loopback && isLoopbackAddress(address)),
    resolve,
  }).catch(() => {
    throw refuse(unreachable);
  });
  const problem = problemOf(message);
  if (problem) {
    message.destroy();
    throw refuse(problem);
  }
  const bytes = await readUpTo(message, LIMIT).catch(() => {
    throw refuse(unreachable);
  });
  if (!bytes) throw refuse(tooLarge);
  const body = parse(bytes);
  if (body === undefined) throw refuse("is not valid JSON in UTF-8.");
  if (!isObject(body)) throw refuse("must be a JSON object.");
  return { body, headers: message.headers };
}

const unreachable = `could not be fetched from a public address within ${WITHIN_MS / 1000} s.`;

/** Why a response is not a document; null when it may be one. */
function problemOf({ statusCode, headers }: IncomingMessage): string | null {
  if (statusCode !== 200) return `returned ${statusCode}; it must return 200, without a redirect.`;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!/^application\/([a-z0-9.-]+\+)?json$/.test(type)) return "must be application/json.";
  if ((headers["content-encoding"] ?? "identity") !== "identity") return "must not be compressed.";
  return Number(headers["content-length"] ?? 0) > LIMIT ? tooLarge : null;
}

const tooLarge = `must not be larger than ${LIMIT / 1024} KB.`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Undefined for what is not JSON in UTF-8. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
