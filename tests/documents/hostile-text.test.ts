import { expect, it } from "vitest";
import { parseProfile } from "@/lib/reading/profile/parse-profile";
import { evaluateText } from "@/lib/judging/evaluation/evaluate-text";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { cpuSeconds } from "../support/cpu-seconds";

const job = { title: "Engineer", description: "Requirements:\n- 5 years of Java\n- English\n- Degree" };
const content = draftWithRefusals(job).content;
const asOf = new Date("2026-01-01");

// Before fixes, 500 of the first eight took a minute and more, and of the others the full length took up to twelve
// seconds.
it.each([
  ..."Aa- AA- A- D- Java- Software- Dipl.- Aa–".split(" ").map((unit) => ["a word of many parts", unit]),
  ["a table of one employer's dates", "Jan 2019 - Feb 2020 Engineer at Acme\n"],
  ["nothing but commas", ","],
  ["marks that could end a sentence", "!;x"],
])("handles text up to the maximum length within three seconds: %s, %j", async (_, piece) => {
  // The shortest first, because with a slow pattern the longest would not end.
  for (const times of [230, 500, Math.ceil(10_000 / piece.length), Math.ceil(99_000 / piece.length)]) {
    const text = piece.repeat(times);
    expect(await cpuSeconds(() => parseProfile(text, asOf))).toBeLessThan(3);
    expect(await cpuSeconds(() => evaluateText(job, text, { asOf, content }))).toBeLessThan(3);
    const description = text.slice(0, 60_000);
    expect(
      await cpuSeconds(() => draftWithRefusals({ title: "Engineer", description }).content),
    ).toBeLessThan(3);
  }
});
