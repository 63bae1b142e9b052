import { expect, test } from "vitest";
import { hasData, recorded, sampleFingerprint } from "./fingerprint";

// The development sets are stored beside the repository, not in it: without them there is nothing to compare.
// `npm run unchanged` compares all of them.
test.skipIf(!hasData())(
  "reads, drafts and scores an eighth of the development sets exactly as recorded in fingerprint.json",
  async () => {
    expect(await sampleFingerprint()).toEqual(recorded().sample);
  },
  300_000,
);
