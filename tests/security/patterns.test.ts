import { globSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { allPatterns } from "../support/all-patterns";
import { growthOf, hostileRepetitions } from "../support/hostile-repetitions";

// Modules that hold a connection to the database are only loaded.
vi.stubEnv("DATABASE_URL", "postgres://127.0.0.1:1/none");

const textsIn = (folder: string) =>
  globSync(`samples/sources/${folder}/*.md`).map((file) => readFileSync(file, "utf8"));

/** Reads, drafts, judges and indexes the samples, because some patterns are built when they are first needed. */
async function useSamples() {
  const { parseProfile } = await import("@/lib/reading/profile/parse-profile");
  const { evaluateText } = await import("@/lib/judging/evaluation/evaluate-text");
  const { structureJob } = await import("@/lib/judging/ai/embedded/structure-job/structure-job");
  const { draftWithRefusals } = await import("@/lib/judging/ai/embedded/draft/draft-scorecard");
  const { indexableOf } = await import("@/lib/hiring/talent-pool/index/candidate-terms");
  const asOf = new Date("2026-01-01");
  for (const description of textsIn("jobs")) {
    structureJob(description);
    const job = { title: "", description };
    const { content } = draftWithRefusals(job);
    for (const cv of textsIn("candidates")) {
      await evaluateText(job, cv, { asOf, content });
      indexableOf({ text: cv }, parseProfile(cv, asOf), []);
    }
  }
}

it("finds the matches of every pattern in linear time", { timeout: 3_600_000 }, async () => {
  const patterns = await allPatterns(useSamples);
  expect(patterns.length).toBeGreaterThan(1_000);
  const slow = patterns.flatMap(({ pattern, file }) => slowness(pattern, file) ?? []);
  expect(slow).toEqual([]);
});

/** The first repetitions that a pattern is slow on. */
function slowness(pattern: RegExp, file = "") {
  const growth = growthOf(pattern);
  for (const repetitions of hostileRepetitions(pattern)) {
    const milliseconds = growth(repetitions);
    if (milliseconds) return { file, pattern: String(pattern), repetitions, milliseconds };
  }
  return null;
}

const proper = "\\p{Lu}[\\p{L}'’.-]*";

// The first four are former patterns of ours: streets, dates, telephone numbers, skills.
it.each([
  new RegExp(`(?<!\\p{L})(?:${proper}[ -]){0,3}\\p{L}*(?:[Ww]eg|[Pp]latz)\\s+\\d{1,3}`, "u"),
  /^(?:[\s.,]*(?:(?:-+>?|→|to)\s*)+| {2,}|[ ]?\t\s*)present/,
  /(?<![\w/.-])(?:\+|00)?\s?\(?\d(?:[\d ./()-]|\s?-\s?){5,20}\d(?![\w/])/,
  /\s*\(([^()]{1,80})\)/,
  /(?<![a-z])nurs\p{L}*\s/u,
  /(?:^|\n)(?:a\s+)+b/,
  /\d+[a-z]*;/,
  /(?:a|a)+b/,
])("notices that a pattern is slow: %s", (pattern) => {
  expect(slowness(pattern)).not.toBeNull();
});

it.each([/(?<!\s)\s+$/, /(?<![a-z])nurs[a-z]*\s/, /(?:(?<!\s)\s+)?,\s*/, /^(?:->?\s*)+x/])(
  "accepts a pattern that takes linear time: %s",
  (pattern) => {
    expect(slowness(pattern)).toBeNull();
  },
);
