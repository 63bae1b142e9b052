import { draftWithRefusals } from "@/lib/judging/ai/embedded/draft/draft-scorecard";
import { readDocument } from "@/lib/reading/documents/read-document";
import { evaluateText, prepareDocument } from "@/lib/judging/evaluation/evaluate-text";
import { job, strong, weak } from "../../evaluation/cvs";
import { hiddenTricks } from "../../evaluation/hidden-tricks";

/** Counts the tricks for hiding text from people that raise the score of a CV. */
export async function measureHidden(asOf: Date) {
  const content = draftWithRefusals(job).content;
  const score = async (file: Uint8Array) => {
    const result = await readDocument(file);
    if (!result.ok) throw new Error(`Not read: ${result.failure}`);
    const { totals } = await evaluateText(job, prepareDocument(result.document, asOf), { asOf, content });
    return totals.overall ?? 0;
  };
  const work = strong.slice(strong.indexOf("Experience"), strong.indexOf("Education"));
  const gaining: string[] = [];
  for (const [name, file] of Object.entries(hiddenTricks))
    if ((await score(file(weak, work))) > (await score(file(weak, "")))) gaining.push(name);
  console.log(
    `${Object.keys(hiddenTricks).length} ways to hide text; ways that raise the score: ${gaining.join(", ") || "none"}.`,
  );
  return { hiddenGains: gaining.length };
}
