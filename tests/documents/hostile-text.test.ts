import { expect, it } from "vitest";
import { parseProfile } from "@/lib/profile/parse-profile";
import { evaluateText } from "@/lib/evaluation/evaluate-text";
import { draftWithRefusals } from "@/lib/ai/embedded/draft/draft-scorecard";
import { cpuSeconds } from "../support/cpu-seconds";

const job = { title: "Engineer", description: "Requirements:\n- 5 years of Java\n- English\n- Degree" };
const content = draftWithRefusals(job).content;
const asOf = new Date("2026-01-01");

// Before a fix, the second took twelve seconds and the first three, growing quadratically with the length.
it.each([
  ["a table of one employer's dates", "Jan 2019 - Feb 2020 Engineer at Acme\n"],
  ["nothing but commas", ","],
  ["marks that could end a sentence", "!;x"],
])("handles text of the maximum length within three seconds: %s", async (_, piece) => {
  const text = piece.repeat(Math.ceil(99_000 / piece.length));
  expect(await cpuSeconds(() => parseProfile(text, asOf))).toBeLessThan(3);
  expect(await cpuSeconds(() => evaluateText(job, text, { asOf, content }))).toBeLessThan(3);
  const description = text.slice(0, 60_000);
  expect(await cpuSeconds(() => draftWithRefusals({ title: "Engineer", description }).content)).toBeLessThan(
    3,
  );
});
