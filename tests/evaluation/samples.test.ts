import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readDocument } from "@/lib/reading/documents/read-document";
import { evaluateText, prepareDocument } from "@/lib/judging/evaluation/evaluate-text";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";

const asOf = new Date("2026-11-20");
const folder = path.resolve("samples");
const read = async (name: string) => readDocument(await readFile(path.join(folder, name)));

/** The ranking that samples/README.md describes. */
const first = ["01", "03", "05"];
const good = ["02", "04"];
const middle = ["07", "09", "10"];
const weak = ["06", "08", "11", "12", "14"];

let content: ScorecardContent;
const scores = new Map<string, number>();

beforeAll(async () => {
  const job = await read("jobs/senior-backend-engineer.docx");
  if (!job.ok) throw new Error("the sample job cannot be read");
  const description = job.document.text;
  const title = "Senior Backend Engineer";
  const [values, teamNeeds] = await Promise.all(
    ["values", "team-needs"].map((name) =>
      readFile(path.join(folder, "organization", `${name}.txt`), "utf8"),
    ),
  );
  content = draftWithRefusals(
    { title, description },
    { values: values ?? null, teamNeeds: teamNeeds ?? null },
  ).content;
  for (const name of await readdir(path.join(folder, "candidates"))) {
    const cv = await read(`candidates/${name}`);
    if (!cv.ok) continue;
    const { totals } = await evaluateText({ title, description }, prepareDocument(cv.document, asOf), {
      asOf,
      content,
    });
    scores.set(name.slice(0, 2), totals.overall ?? 0);
  }
});

const scoresOf = (numbers: string[]) => numbers.map((number) => scores.get(number) ?? NaN);

describe("the sample job", () => {
  test("drafts between 8 and 20 criteria, none of them a fragment", () => {
    expect(content.criteria.length).toBeGreaterThanOrEqual(8);
    expect(content.criteria.length).toBeLessThanOrEqual(20);
    const names = content.criteria.map(({ name }) => name);
    for (const fragment of ["How we work", "Responsibility", "Infrastructure"])
      expect(names).not.toContain(fragment);
    expect(content.criteria.every(({ minimumYears }) => minimumYears === null || minimumYears > 0)).toBe(
      true,
    );
  });

  test("ranks the sample candidates as described, whatever language they write in", () => {
    expect(Math.min(...scoresOf(first))).toBeGreaterThan(Math.max(...scoresOf(good)));
    expect(Math.min(...scoresOf(good))).toBeGreaterThan(Math.max(...scoresOf(middle)));
    expect(Math.min(...scoresOf(middle))).toBeGreaterThan(Math.max(...scoresOf(weak)));
  });
});
