import { createHash, randomBytes } from "node:crypto";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A ULID: 48 bits of milliseconds, 80 of entropy; the same entropy gives the same id. */
export function ulid(at = Date.now(), entropy: Uint8Array = randomBytes(16)): string {
  let text = "";
  for (let rest = at, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = alphabet[rest % 32] + text;
  for (let i = 0; i < 16; i++) text += alphabet[(entropy[i] ?? 0) % 32];
  return text;
}

/** A UUID that is always the same for the same name. */
export function stableUuid(name: string): string {
  const hash = createHash("sha1").update(name).digest().subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
