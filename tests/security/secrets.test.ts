import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isOutdated, open, readKeys, seal } from "@/lib/security/secrets";

const key = () => randomBytes(32).toString("base64");
const first = key();
const second = key();

test("what is sealed opens again, for its own context only, and never twice the same", () => {
  const keys = readKeys(`a:${first}`);
  const sealed = seal("client secret", "connection:1", keys);
  expect(open(sealed, "connection:1", keys)).toBe("client secret");
  expect(() => open(sealed, "connection:2", keys)).toThrow("could not be decrypted");
  expect(seal("client secret", "connection:1", keys).bytes).not.toEqual(sealed.bytes);
  expect(Buffer.from(sealed.bytes).toString("latin1")).not.toContain("client");
});

test("one changed bit is noticed", () => {
  const keys = readKeys(`a:${first}`);
  const { bytes, keyId } = seal("secret", "c", keys);
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = new Uint8Array(bytes);
    changed[at]! ^= 1;
    expect(() => open({ bytes: changed, keyId }, "c", keys)).toThrow("could not be decrypted");
  }
});

test("keys rotate: the newest seals, older ones still open, and what they sealed is told apart", () => {
  const before = readKeys(`a:${first}`);
  const sealed = seal("secret", "c", before);
  const after = readKeys(`b:${second},a:${first}`);
  expect(open(sealed, "c", after)).toBe("secret");
  expect(isOutdated(sealed.keyId, after)).toBe(true);
  expect(isOutdated(seal("secret", "c", after).keyId, after)).toBe(false);
  expect(() => open(sealed, "c", readKeys(`b:${second}`))).toThrow("no longer there");
});

test("without keys one is derived, and what it sealed opens after keys are set", () => {
  const sealed = seal("secret", "c", readKeys(undefined));
  expect(open(sealed, "c", readKeys(`a:${first}`))).toBe("secret");
});

test("keys that are no keys are refused by name", () => {
  for (const wrong of ["a:short", first, `a:${first},a:${second}`, "a b:x"])
    expect(() => readKeys(wrong)).toThrow("CREDENTIALS_KEYS");
});
