import { hash } from "node:crypto";
import canonicalize from "canonicalize";

/** sha256 of bytes or text, hexadecimal. */
export const sha256 = (content: string | Uint8Array) => hash("sha256", content, "hex");

/** sha256 of a value in canonical JSON (RFC 8785): equal values have equal digests, whatever their key order. */
export const digestOf = (value: unknown) => sha256(canonicalize(value) ?? "null");

/** A UUID (version 8, RFC 9562) derived from a text: the same text always gives the same UUID. */
export function uuidOf(text: string): string {
  const hex = sha256(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
