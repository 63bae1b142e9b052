import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** What a derived key is for: one per purpose, so that a signature for one is never valid for another. */
type Purpose =
  | "upload"
  | "original"
  | "control-criterion"
  | "confirmation"
  | "request-state"
  | "mcp-session"
  | "credentials"
  | "invitation"
  | "failure"
  | "unsubscribe"
  | "browser"
  | "took-back"
  | "repeated-response"
  | "trail"
  | "impact-row"
  | "reply"
  | "self-report";

/** A 256-bit key for one purpose, derived from the service's secret or another one (HKDF-SHA-256, RFC 5869). */
export const keyFor = (purpose: Purpose, secret = env.BETTER_AUTH_SECRET): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "shortlist", purpose, 32));

/** HMAC-SHA-256 of a message under the purpose's key, base64url. */
export const sign = (purpose: Purpose, message: string): string =>
  createHmac("sha256", keyFor(purpose)).update(message).digest("base64url");

export const isSignature = (purpose: Purpose, message: string, signature: string): boolean =>
  isSame(sign(purpose, message), signature);

/** Compares secrets in constant time. */
export function isSame(expected: string, presented: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(presented)];
  return a.length === b.length && timingSafeEqual(a, b);
}
