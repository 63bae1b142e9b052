import { expect, test } from "vitest";
import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { readDocument } from "@/lib/reading/documents/read-document";
import { evaluateText, prepareDocument } from "@/lib/judging/evaluation/evaluate-text";
import { job, strong, weak } from "./cvs";
import { hiddenTricks } from "./hidden-tricks";

const asOf = new Date("2026-01-15");
const content = draftWithRefusals(job).content;
const work = strong.slice(strong.indexOf("Experience"), strong.indexOf("Education"));

async function assess(file: Uint8Array) {
  const result = await readDocument(file);
  if (!result.ok) throw new Error(`Not read: ${result.failure}`);
  const { totals } = await evaluateText(job, prepareDocument(result.document, asOf), { asOf, content });
  return { score: totals.overall ?? 0, text: result.document.text };
}

test.each(Object.entries(hiddenTricks))("gives no points for hidden text: %s", async (_, file) => {
  const honest = await assess(file(weak, ""));
  const hiding = await assess(file(weak, work));
  expect(hiding.text).toContain("Kept order services running");
  expect(hiding.text).not.toContain("Kubernetes");
  expect(hiding.score).toBeLessThanOrEqual(honest.score);
});
