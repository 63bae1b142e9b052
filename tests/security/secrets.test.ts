import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isOutdated, open, readKeys, seal } from "@/lib/platform/security/secrets";

const key = () => randomBytes(32).toString("base64");
const first = key();
const second = key();

test("opens a sealed value in its own context only, and seals it to different bytes each time", () => {
  const keys = readKeys(`a:${first}`);
  const sealed = seal("client secret", "connection:1", keys);
  expect(open(sealed, "connection:1", keys)).toBe("client secret");
  expect(() => open(sealed, "connection:2", keys)).toThrow("could not be decrypted");
  expect(seal("client secret", "connection:1", keys).bytes).not.toEqual(sealed.bytes);
  expect(Buffer.from(sealed.bytes).toString("latin1")).not.toContain("client");
});

test("refuses to open a value with one changed bit", () => {
  const keys = readKeys(`a:${first}`);
  const { bytes, keyId } = seal("secret", "c", keys);
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = new Uint8Array(bytes);
    changed[at]! ^= 1;
    expect(() => open({ bytes: changed, keyId }, "c", keys)).toThrow("could not be decrypted");
  }
});

test("seals with the newest key, opens with older keys, and recognizes values sealed with an older key", () => {
  const before = readKeys(`a:${first}`);
  const sealed = seal("secret", "c", before);
  const after = readKeys(`b:${second},a:${first}`);
  expect(open(sealed, "c", after)).toBe("secret");
  expect(isOutdated(sealed.keyId, after)).toBe(true);
  expect(isOutdated(seal("secret", "c", after).keyId, after)).toBe(false);
  expect(() => open(sealed, "c", readKeys(`b:${second}`))).toThrow("no longer available");
});

test("derives a key when none is set, and still opens its values once keys are set", () => {
  const sealed = seal("secret", "c", readKeys(undefined));
  expect(open(sealed, "c", readKeys(`a:${first}`))).toBe("secret");
});

test("rejects malformed or repeated keys and names the variable", () => {
  for (const wrong of ["a:short", first, `a:${first},a:${second}`, "a b:x"])
    expect(() => readKeys(wrong)).toThrow("CREDENTIALS_KEYS");
});
