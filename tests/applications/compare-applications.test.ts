import "../support/database";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { createJob } from "@/lib/records/jobs/create-job";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { getGeneratedScorecard } from "@/lib/judging/scorecards/get-generated-scorecard";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { agentOf, callLegacy, doorFor, READ, type Serve } from "../mcp/door";
import { runPipeline } from "../support/pipeline";
import { sample } from "../support/sent-file";
import { hiringTeam } from "../support/world";

// The demo's job with the scorecard drafted for it, and four of the demo's candidates.
const files = [
  "01-amara-lindqvist.pdf",
  "02-tomas-ferreira.pdf",
  "04-lucia-navarro.pdf",
  "14-victor-langley.pdf",
];
let recruiter: Actor;
let serve: Serve;
let applicationIds: string[];

beforeAll(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter, READ)));
  const { jobId } = await createJob(recruiter, { document: sample("jobs/senior-backend-engineer.docx") });
  await generateScorecard(recruiter, { jobId });
  await runPipeline(recruiter.organizationId);
  const { content } = await getGeneratedScorecard(recruiter, { jobId });
  await publishScorecard(recruiter, { jobId, content: content! });
  applicationIds = [];
  for (const file of files) {
    const created = await createCandidate(recruiter, { jobId, files: [sample(`candidates/${file}`)] });
    applicationIds.push(created.applicationId);
  }
  await runPipeline(recruiter.organizationId);
});

type Compared = {
  scale: string;
  candidates: { applicationId: string; name: string; overall: number; low: number; high: number }[];
  criteria: {
    criterion: string;
    candidates: { verdict: string; points: number; reason?: string; quote?: string }[];
  }[];
  overlapping: [string, string][];
  alike: string[];
};
async function compare(args: object = {}) {
  const result = await callLegacy(serve, "compareCandidates", { applicationIds, ...args });
  expect(result.isError, result.content[0].text).toBeUndefined();
  return { result, compared: result.structuredContent as unknown as Compared, text: result.content[0].text };
}

test("compares four candidates in fewer than 4,000 tokens, text and structured content together", async () => {
  const { result, compared } = await compare();
  // An id has 18 to 30 tokens by chance: each counts like this one, which has 23.
  const answer = JSON.stringify(result).replaceAll(
    /[0-9a-f]{8}-[0-9a-f-]{27}/g,
    "01a2222e-d49b-439d-a0a8-f706d55fcd1a",
  );
  const tokens = encode(answer).length;
  console.log(
    `compareCandidates: 4 people, ${compared.criteria.length} criteria, ${tokens} tokens (o200k_base)`,
  );
  expect(compared.criteria.length).toBeGreaterThan(8);
  expect(tokens).toBeLessThan(4_000);
});

test("states the scale and gives points for every criterion in the order of the candidates", async () => {
  const { compared, text } = await compare();
  expect(compared.scale).toMatch(/0 .* to 100/);
  expect(text).toContain(compared.scale);
  for (const { candidates } of compared.criteria) {
    expect(candidates).toHaveLength(4);
    for (const { verdict, points } of candidates) {
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(100);
      if (verdict === "not_evidenced" || verdict === "contradicted") expect(points).toBe(0);
    }
  }
  expect(compared.candidates.map(({ applicationId }) => applicationId)).toEqual(applicationIds);
  const reversed = (await compare({ applicationIds: applicationIds.toReversed() })).compared;
  expect(reversed.candidates).toEqual(compared.candidates.toReversed());
  expect(reversed.criteria).toEqual(
    compared.criteria.map((row) => ({ ...row, candidates: row.candidates.toReversed() })),
  );
  expect(reversed.criteria).not.toEqual(compared.criteria);
  const detailed = (await compare({ detail: "detailed" })).compared;
  expect(detailed.criteria.flatMap((row) => row.candidates).every((cell) => cell.reason)).toBe(true);
});

test("onlyDifferences leaves out the criteria on which all candidates are equal, and names them", async () => {
  const two = { applicationIds: applicationIds.slice(0, 2) };
  const { compared: all } = await compare(two);
  const { compared, text } = await compare({ ...two, onlyDifferences: true });
  const differ = ({ candidates }: Compared["criteria"][number]) =>
    new Set(candidates.map(({ verdict, points }) => `${verdict} ${points}`)).size > 1;
  expect(compared.criteria).toEqual(all.criteria.filter(differ));
  const alike = all.criteria.filter((row) => !differ(row)).map(({ criterion }) => criterion);
  expect(compared.alike).toEqual(alike);
  expect(all.alike).toEqual([]);
  expect(alike.length).toBeGreaterThan(0);
  expect(text).toContain(`Equal on all other criteria: ${alike.join(", ")}`);
});

test("names neighbours by score whose intervals overlap", async () => {
  const { compared, text } = await compare();
  const ranked = compared.candidates.toSorted((a, b) => b.overall - a.overall);
  const pairs = ranked.slice(1).flatMap((lower, at) => {
    const above = ranked[at]!;
    return lower.high >= above.low ? [[above.name, lower.name]] : [];
  });
  expect(pairs.length).toBeGreaterThan(0);
  expect(compared.overlapping).toEqual(pairs);
  for (const [above, below] of pairs)
    expect(text).toContain(`The intervals of ${above} and ${below} overlap.`);
});
