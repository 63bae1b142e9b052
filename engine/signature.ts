import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import canonicalize from "canonicalize";

const prefix = /^signkey-\w+-/;

/** The `x-inngest-signature` of a request body (an object, or "" for none), valid for five minutes. */
export function sign(body: object | "", signingKey: string, now = Date.now()): string {
  const at = String(Math.floor(now / 1000));
  const data = body === "" ? "" : (canonicalize(body) ?? "");
  const mac = createHmac("sha256", signingKey.replace(prefix, "")).update(data).update(at).digest("hex");
  return `t=${at}&s=${mac}`;
}

/** The form in which the SDK sends its signing key when it calls us: the prefix, then a hash of the key. */
export function hashedSigningKey(signingKey: string): string {
  const environmentPrefix = prefix.exec(signingKey)?.[0] ?? "";
  const key = Buffer.from(signingKey.slice(environmentPrefix.length), "hex");
  return environmentPrefix + createHash("sha256").update(key).digest("hex");
}

/** Compares two secrets in constant time. */
export function sameSecret(presented: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(presented), digest(expected));
}
