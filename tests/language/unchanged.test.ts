import { expect, test } from "vitest";
import { hasData, recorded, sampleFingerprint } from "./fingerprint";

// The development sets lie beside the repository and are no part of it: without them there is nothing to compare.
// `npm run unchanged` compares all of them.
test.skipIf(!hasData())(
  "what is read, drafted and scored on an eighth of the development sets is what fingerprint.json says, byte for byte",
  async () => {
    expect(await sampleFingerprint()).toEqual(recorded().sample);
  },
  120_000,
);
