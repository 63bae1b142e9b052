import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFailures, ReadDocument } from "@/lib/reading/documents/document";
import { readDocument } from "@/lib/reading/documents/read-document";
import { sample } from "./reading";

const originals = [
  "../tests/documents/written/07-priya-raghunathan.odt",
  "../tests/documents/written/07-priya-raghunathan.rtf",
  "../tests/documents/written/07-priya-raghunathan.html",
  "sources/candidates/03-katharina-vogt.md",
  "candidates/01-amara-lindqvist.pdf",
  "candidates/02-tomas-ferreira.pdf",
  "candidates/13-robert-sandoval-scan.pdf",
  "candidates/16-farid-haddad-protected.pdf",
  "candidates/07-priya-raghunathan.docx",
  "jobs/senior-backend-engineer.docx",
];

/** FUZZ_RUNS sets a larger number for a long run. */
const runs = Number(process.env.FUZZ_RUNS ?? 150);

type Mutation = (bytes: Uint8Array) => Uint8Array;
const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (bytes: Uint8Array, share: number) => Math.floor(share * bytes.length);
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  // Overwrites some bytes.
  fc
    .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 16 }))
    .map(([share, noise]): Mutation => (bytes) => {
      const changed = Uint8Array.from(bytes);
      changed.set(noise.subarray(0, bytes.length - at(bytes, share)), at(bytes, share));
      return changed;
    }),
  // Removes a piece, which shifts everything after it.
  fc.tuple(place, fc.integer({ min: 1, max: 400 })).map(([share, length]): Mutation => (bytes) => {
    const start = at(bytes, share);
    return new Uint8Array(Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + length)]));
  }),
  // Duplicates a piece.
  fc.tuple(place, fc.integer({ min: 1, max: 4_000 })).map(([share, length]): Mutation => (bytes) => {
    const start = at(bytes, share);
    return new Uint8Array(Buffer.concat([bytes.subarray(0, start + length), bytes.subarray(start)]));
  }),
  // Changes a digit; in a PDF often of a size, offset or reference.
  fc.tuple(place, fc.integer({ min: 0, max: 9 })).map(([share, digit]): Mutation => (bytes) => {
    const changed = Uint8Array.from(bytes);
    const index = changed.findIndex((byte, i) => i >= at(bytes, share) && byte >= 48 && byte <= 57);
    if (index >= 0) changed[index] = 48 + digit;
    return changed;
  }),
  place.map(
    (share): Mutation =>
      (bytes) =>
        bytes.subarray(0, at(bytes, share)),
  ),
);

describe("mutations of real files", () => {
  it("are read or refused in time, with a valid result", { timeout: runs * 600 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...originals),
        fc.array(mutation, { minLength: 1, maxLength: 4 }),
        async (original, mutations) => {
          const bytes = mutations.reduce<Uint8Array>((mutated, mutate) => mutate(mutated), sample(original));
          const started = performance.now();
          const result = await readDocument(bytes, { milliseconds: 10_000 });
          // A crashed read is tried once more, and starting a process takes seconds on a busy machine.
          expect(performance.now() - started).toBeLessThan(2 * 10_000 + 15_000);
          if (!result.ok) {
            expect(readFailures).toContain(result.failure);
            return;
          }
          const { text, lines, pages } = ReadDocument.parse(result.document);
          expect(text.isWellFormed()).toBe(true);
          expect(text).not.toContain("\u0000");
          for (const { start, end, page } of lines) {
            expect(text.slice(start, end)).toMatch(/^\S([^\n]*\S)?$/);
            expect(pages[page - 1]?.start).toBeLessThanOrEqual(start);
          }
        },
      ),
      { numRuns: runs },
    );
  });
});
