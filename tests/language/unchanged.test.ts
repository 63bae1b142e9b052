import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fingerprint, hasData } from "./fingerprint";

// The development sets lie beside the repository and are no part of it: without them there is nothing to compare.
test.skipIf(!hasData())(
  "what is read, drafted and scored on the development sets is what fingerprint.json says, byte for byte",
  async () => {
    const expected = JSON.parse(readFileSync("tests/language/fingerprint.json", "utf8")) as object;
    expect(await fingerprint()).toEqual(expected);
  },
  400_000,
);
