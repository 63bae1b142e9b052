import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { checkExplanation } from "@/lib/hiring/explanation/check-explanation";
import { Explanation } from "@/lib/hiring/explanation/explanation";

/** Recomputes a score from an exported explanation. Exit code 0: it agrees; 1: it does not; 2: not an explanation. */
const { positionals } = parseArgs({ allowPositionals: true });
const [file] = positionals;
if (!file || positionals.length > 1) {
  console.error("Usage: npm run explain -- explanation.json");
  process.exit(2);
}

const exported = await parse(file);
if (z.object({ format: z.literal("shortlist-explanation/1") }).safeParse(exported).success) {
  console.error(
    `${file} was exported before scores were sums of shares. Export it again from the application's page.`,
  );
  process.exit(2);
}
const parsed = Explanation.safeParse(exported);
if (!parsed.success) {
  console.error(`${file} is not an explanation:\n${z.prettifyError(parsed.error)}`);
  process.exit(2);
}
const explanation = parsed.data;
const { checks } = await checkExplanation(explanation);
const words = { true: "agrees ", false: "DIFFERS", null: "unknown" };

const { createdAt, judge, judgeVersion } = explanation.evaluation;
console.log(`${explanation.application.candidate}, ${explanation.application.jobTitle}`);
console.log(
  `Evaluated ${createdAt} by ${judge} ${judgeVersion}, scorecard version ${explanation.scorecard.version}\n`,
);
for (const { criterionId, share, points, adds, inOverall } of explanation.arithmetic.criteria) {
  const name =
    explanation.scorecard.content.criteria.find(({ id }) => id === criterionId)?.name ?? criterionId;
  console.log(
    `${inOverall ? "+" : " "} ${share.toFixed(1).padStart(5)} % × ${points.toFixed(1).padStart(5)} = ${adds.toFixed(1).padStart(5)}  ${name}${inOverall ? "" : " (not part of the score)"}`,
  );
}
const { overall } = explanation.arithmetic;
if (overall) console.log(`= ${overall.adds.toFixed(1).padStart(23)}  of ${overall.shares}\n`);
for (const { name, agrees, says } of checks)
  console.log(`${words[`${agrees}`]}  ${name.padEnd(10)}  ${says}`);
const differs = checks.some(({ agrees }) => agrees === false);
console.log(differs ? "\nThe explanation is inconsistent." : "\nThe score matches the explanation.");
process.exitCode = differs ? 1 : 0;

async function parse(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(name, "utf8"));
  } catch (error) {
    console.error(`${name} cannot be read as JSON: ${error instanceof Error ? error.message : "unknown"}`);
    return process.exit(2);
  }
}
