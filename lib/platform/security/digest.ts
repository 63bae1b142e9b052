import { hash } from "node:crypto";
import canonicalize from "canonicalize";

/** sha256 of bytes or text, hexadecimal. */
export const sha256 = (content: string | Uint8Array) => hash("sha256", content, "hex");

/** sha256 of a value in canonical JSON (RFC 8785): equal values have equal digests, whatever their key order. */
export const digestOf = (value: unknown) => sha256(canonicalize(value) ?? "null");

/** A UUID (version 8, RFC 9562) from a hexadecimal digest: the same digest always gives the same UUID. */
export const uuidFrom = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** The same from a text. */
export const uuidOf = (text: string) => uuidFrom(sha256(text));
