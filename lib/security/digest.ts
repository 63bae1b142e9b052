import { hash } from "node:crypto";
import canonicalize from "canonicalize";

/** sha256 of bytes or text, hexadecimal. */
export const sha256 = (content: string | Uint8Array) => hash("sha256", content, "hex");

/** sha256 of a value in canonical JSON (RFC 8785): equal values have equal digests, whatever their key order. */
export const digestOf = (value: unknown) => sha256(canonicalize(value) ?? "null");
