import "../support/database";
import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPipeline } from "../support/pipeline";
import { sample, sentFile } from "../support/sent-file";
import { hiringTeam, ownerDb } from "../support/world";
import { type Reply, type Serve, agentOf, doorFor, rpc } from "./door";

/** Of the listing with the instructions, once, and of all requests and results. */
const mostTokens = 50_000;

/**
 * Sixteen tasks of a recruiter's week, done by an agent that knows only what the endpoint itself returns: the
 * instructions, the tool list and the results. Each task has ceilings for calls, for failed calls, and for the bytes
 * that the agent sends and reads: a change that makes a task more expensive turns its test red. All together have one
 * for tokens.
 */
const ceilings = {
  "list open roles and their status": { calls: 1, errors: 0, sent: 50, read: 2_000 },
  "find the top three for a role, and why": { calls: 2, errors: 0, sent: 200, read: 16_000 },
  "compare the best four": { calls: 1, errors: 0, sent: 250, read: 32_000 },
  "find candidates with flagged documents": { calls: 1, errors: 0, sent: 150, read: 20_000 },
  "reject ten with feedback": { calls: 2, errors: 0, sent: 2_600, read: 7_000 },
  "find who was rejected for what, and accept one": { calls: 2, errors: 1, sent: 200, read: 13_500 },
  "find a person by facts": { calls: 1, errors: 0, sent: 100, read: 3_000 },
  "explain why one scores above another": { calls: 1, errors: 0, sent: 150, read: 16_500 },
  "change what is published by edits": { calls: 3, errors: 0, sent: 500, read: 2_500 },
  "say what changed since yesterday": { calls: 1, errors: 0, sent: 120, read: 25_000 },
  "find duplicates and merge two": { calls: 3, errors: 0, sent: 350, read: 2_500 },
  "add three CVs to a job": { calls: 1, errors: 0, sent: 900, read: 2_500 },
  "add a candidate who is already on record": { calls: 2, errors: 1, sent: 800, read: 1_500 },
  "draft a scorecard, change two weights, publish it": { calls: 4, errors: 0, sent: 1_000, read: 11_000 },
  "add candidates from the talent pool to a new role": { calls: 2, errors: 0, sent: 300, read: 4_000 },
  "sum the credits spent on jobs in a period": { calls: 1, errors: 0, sent: 150, read: 6_000 },
} as const;
type Task = keyof typeof ceilings;
type Listed = { name: string; inputSchema: { properties: Record<string, object> } };
type Item = { applicationId: string; candidateId: string; name: string; overall: number | null };

let serve: Serve;
let organizationId: string;
let instructions: string;
const listing = new Map<string, Listed>();
const none = { calls: 0, errors: 0, sent: 0, read: 0, tokens: 0 };
const measured: Record<string, typeof none> = {};
let running = { ...none };

/** Calls a listed tool with listed arguments, and measures the call. */
async function call(name: string, args: Record<string, unknown>): Promise<Reply> {
  const tool = listing.get(name);
  if (!tool) throw new Error(`${name} is not listed.`);
  const unlisted = Object.keys(args).filter((argument) => !(argument in tool.inputSchema.properties));
  if (unlisted.length > 0) throw new Error(`${name} lists no ${unlisted.join(", ")}.`);
  const { result } = await rpc(serve, "tools/call", { name, arguments: args });
  running.calls += 1;
  running.errors += result.isError ? 1 : 0;
  const [sent, read] = [JSON.stringify(args), JSON.stringify(result)];
  running.sent += sent.length;
  running.read += read.length;
  running.tokens += encode(JSON.stringify({ name, arguments: args })).length + encode(read).length;
  return result;
}
const fields = async <T>(name: string, args: Record<string, unknown>) =>
  (await call(name, args)).structuredContent as unknown as T;

/** Requests an act, checks its preview as the recruiter would, and confirms it. */
async function confirmed<T>(name: string, args: Record<string, unknown>, shown: (preview: string) => void) {
  const pending = await call(name, args);
  expect(pending.structuredContent.status).toBe("confirmation_required");
  const { headline, effects } = pending.structuredContent.preview;
  shown([headline, ...effects].join("\n"));
  const { confirmationToken } = pending.structuredContent;
  return fields<T>(name, { ...args, confirmationToken });
}

const task = (name: Task, work: () => Promise<void>) =>
  test(`stays within the ceilings: ${name}`, async () => {
    running = { ...none };
    await work();
    measured[name] = running;
    const { calls, errors, sent, read } = ceilings[name];
    expect(running.calls, "calls").toBeLessThanOrEqual(calls);
    expect(running.errors, "errors").toBeLessThanOrEqual(errors);
    expect(running.sent, "bytes sent").toBeLessThanOrEqual(sent);
    expect(running.read, "bytes read").toBeLessThanOrEqual(read);
  });

const settled = () => runPipeline(organizationId);
const letter = (name: string, more: string) =>
  sentFile("cv.txt", `${name}\n${name.split(" ")[0]?.toLowerCase()}@mail.example\n\nExperience\n${more}\n`);
const cvs = [
  "01-amara-lindqvist.pdf",
  "02-tomas-ferreira.pdf",
  "03-katharina-vogt.docx",
  "04-lucia-navarro.pdf",
  "05-margaret-okafor.pdf",
  "06-daniel-reyes.docx",
  "07-priya-raghunathan.docx",
  "09-elodie-marchand.pdf",
  "10-samuel-adeyemi.docx",
  "11-hannah-weiss.pdf",
  "12-kenji-morita.pdf",
  "14-victor-langley.pdf",
];

const description = `You run the platform that our product teams build on.
Requirements
- At least 3 years with PostgreSQL in production
- Experience with Kubernetes
- Go or Python
- Good written English
Nice to have
- Kafka
- Mentoring`;

let jobId: string;
let other: string;
let ranked: Item[];
let applied: { candidateId: string; applicationId: string }[];

beforeAll(async () => {
  const { recruiter } = await hiringTeam({ credits: 500 });
  ({ organizationId } = recruiter);
  await ownerDb.organization.update({
    where: { id: organizationId },
    data: { rejectionReasons: ["Too little PostgreSQL", "Position filled"] },
  });
  ({ serve } = doorFor(agentOf(recruiter)));
  const initialized = await rpc<{ instructions: string }>(serve, "initialize", {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "an agent", version: "1" },
  });
  ({ instructions } = initialized.result);
  const { result } = await rpc<{ tools: Listed[] }>(serve, "tools/list");
  for (const tool of result.tools) listing.set(tool.name, tool);

  ({ jobId } = await fields<{ jobId: string }>("createJob", {
    document: sample("jobs/senior-backend-engineer.docx"),
  }));
  await fields("generateScorecard", { jobId });
  await settled();
  const { draftId } = await fields<{ draftId: string }>("getGeneratedScorecard", { jobId });
  await confirmed("saveScorecard", { jobId, draftId }, () => undefined);
  applied = [];
  for (const cv of cvs)
    applied.push(await fields("createCandidate", { jobId, files: [sample(`candidates/${cv}`)] }));
  await settled();
}, 300_000);

afterAll(() => console.table(measured));

task("list open roles and their status", async () => {
  const reply = await call("listConfiguredJobs", {});
  expect(reply.content[0].text).toContain("Senior Backend Engineer");
  expect(reply.content[0].text).toContain(
    `; ${cvs.length} candidates (${cvs.length} active, 0 accepted, 0 rejected); ${cvs.length} scored, `,
  );
});

task("find the top three for a role, and why", async () => {
  ({ items: ranked } = await fields<{ items: Item[] }>("listJobCandidates", { jobId, limit: 3 }));
  const scores = ranked.map(({ overall }) => overall ?? -1);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const why = await call("presentCandidate", { applicationId: ranked[0]?.applicationId });
  expect(why.content[0].text).toContain(ranked[0]?.name);
});

task("compare the best four", async () => {
  const all = applied.map(({ applicationId }) => applicationId);
  const best = ranked.map(({ applicationId }) => applicationId);
  const fourth = all.find((id) => !best.includes(id));
  const applicationIds = [...best, fourth];
  const reply = await call("compareCandidates", { applicationIds, onlyDifferences: true });
  for (const { name } of ranked) expect(reply.content[0].text).toContain(name);
});

task("find candidates with flagged documents", async () => {
  const reply = await call("searchCandidateApplications", {
    jobId,
    verification: "flagged",
  });
  const items = reply.structuredContent.items as { verification: string }[];
  expect(new Set(items.map((item) => item.verification))).toEqual(new Set(["flagged"]));
  expect(items.length).toBeLessThan(cvs.length);
  expect(reply.content[0].text).toContain("Victor Langley");
});

task("reject ten with feedback", async () => {
  const best = new Set(ranked.map(({ applicationId }) => applicationId));
  const ten = applied.filter(({ applicationId }) => !best.has(applicationId)).slice(0, 9);
  const everyone = [...ten, { applicationId: ranked[2]!.applicationId }];
  const decisions = everyone.map(({ applicationId }) => ({
    applicationId,
    decision: "reject",
    reason: "Too little PostgreSQL",
  }));
  const { decided, refused } = await confirmed<{ decided: number; refused: number }>(
    "decideCandidates",
    {
      decisions,
      feedback: "We went on with people who ran PostgreSQL for longer.",
    },
    (preview) => {
      expect(preview).toContain("Reject 10 candidates");
      expect(preview).toContain(ranked[2]?.name);
      expect(preview).toContain("Feedback for all of them: “We went on");
    },
  );
  expect({ decided, refused }).toEqual({ decided: 10, refused: 0 });
});

task("find who was rejected for what, and accept one", async () => {
  const found = await call("searchCandidateApplications", {
    jobId,
    query: 'decision:rejected reason:"PostgreSQL"',
  });
  expect(found.structuredContent.total).toBe(10);
  const { text } = (await call("acceptCandidate", { applicationId: ranked[2]?.applicationId })).content[0];
  expect(text).toMatch(/already rejected: rejected since \d{4}-\d\d-\d\d by Robin Recruiter/);
});

task("add three CVs to a job", async () => {
  const { outcomes } = await fields<{ outcomes: { outcome: string }[] }>("createCandidate", {
    jobId,
    candidates: [
      {
        files: [letter("Mia Berg", "Backend Engineer at Nordlicht, 2015 - 2023\nRan PostgreSQL and Kafka.")],
      },
      { files: [letter("Jo Lind", "Nurse at Clinic, 2012 - 2020")] },
      { files: [letter("Sam Ode", "Go developer at Fjord, 2017 - 2024\nPostgreSQL, Kubernetes.")] },
    ],
  });
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["created", "created", "created"]);
  await settled();
});

task("add a candidate who is already on record", async () => {
  const before = await ownerDb.candidate.count({ where: { organizationId } });
  const files = [letter("Mia Berg", "Backend Engineer at Nordlicht, 2015 - 2024\nLeads the team now.")];
  const reply = (await call("createCandidate", { jobId, files })).content[0].text;
  const [, candidateId] = /Mia Berg.*candidateId ([0-9a-f-]{36})/.exec(reply) ?? [];
  expect(reply).toContain("samePerson");
  const added = await fields<{ added: boolean }>("createCandidate", {
    jobId,
    files,
    samePerson: candidateId,
  });
  expect(added).toMatchObject({ candidateId, added: true });
  expect(await ownerDb.candidate.count({ where: { organizationId } })).toBe(before);
  await settled();
});

task("draft a scorecard, change two weights, publish it", async () => {
  const job = { organizationId, title: "Platform Engineer", createdBy: "test", description };
  ({ id: other } = await ownerDb.job.create({ data: job }));
  const { draftId } = await fields<{ draftId: string }>("generateScorecard", { jobId: other });
  await settled();
  type Draft = { content: { criteria: { id: string; name: string; weight: number }[] } };
  const { content } = await fields<Draft>("getGeneratedScorecard", { jobId: other });
  const [first, second] = content.criteria;
  const edits = [first, second].map((criterion) => ({
    action: "change",
    criterionId: criterion?.id,
    weight: (criterion?.weight ?? 0) + 1,
  }));
  const saved = await confirmed<{ version: number }>(
    "saveScorecard",
    { jobId: other, draftId, edits },
    (preview) => expect(preview.match(/Edit of the draft: .*: weight from \d+ to \d+/g)).toHaveLength(2),
  );
  expect(saved.version).toBe(1);
  await settled();
});

task("find a person by facts", async () => {
  const { items } = await fields<{ items: { name: string; shownBy: { line: string }[] }[] }>(
    "searchCandidates",
    { query: 'language:german title:"backend engineer" years:3' },
  );
  expect(items.length).toBeGreaterThan(0);
  for (const { shownBy } of items) expect(shownBy.length).toBeGreaterThan(0);
});

task("explain why one scores above another", async () => {
  const { text } = (
    await call("explainDifference", {
      applicationId: ranked[0]?.applicationId,
      otherApplicationId: ranked[1]?.applicationId,
    })
  ).content[0];
  // Both sides' reasons say what their points are made of.
  expect(text.match(/Points/g)!.length).toBeGreaterThan(4);
});

task("change what is published by edits", async () => {
  const edits = [{ action: "change", criterion: "Kubernetes", weight: 2 }];
  const preview = await call("previewScorecard", { jobId: other, edits });
  expect(preview.content[0].text).toContain("As version 2");
  const saved = await confirmed<{ version: number }>("saveScorecard", { jobId: other, edits }, (text) =>
    expect(text).toMatch(/Kubernetes.*weight from \d+ to 2/),
  );
  expect(saved.version).toBe(2);
  await settled();
});

task("say what changed since yesterday", async () => {
  // Changes are listed a minute after they began.
  await ownerDb.$executeRaw`UPDATE "AuditEvent" SET "createdAt" = "createdAt" - interval '2 minutes'
    WHERE "organizationId" = ${organizationId}::uuid`;
  const since = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const reply = await call("changesSince", { since, jobId });
  expect(reply.content[0].text).toContain("Too little PostgreSQL");
});

task("find duplicates and merge two", async () => {
  // Added without the tools: createCandidate would have asked about the same address.
  await ownerDb.candidate.create({
    data: { organizationId, fullName: "Jo B. Lind", email: "jo@mail.example", createdBy: "test" },
  });
  type Groups = { groups: { records: { candidateId: string; name: string }[] }[] };
  const { groups } = await fields<Groups>("findDuplicates", {});
  const [first, second] = groups[0]!.records;
  await confirmed(
    "mergeCandidates",
    { candidateId: first!.candidateId, mergedId: second!.candidateId },
    (preview) => expect(preview).toContain("Jo B. Lind"),
  );
});

task("add candidates from the talent pool to a new role", async () => {
  const { applicationIds } = await confirmed<{ applicationIds: string[] }>(
    "rediscoverCandidates",
    { jobId: other, size: 3 },
    (preview) => expect(preview).toMatch(/Add 3 people from the talent pool to “Platform Engineer”/),
  );
  expect(applicationIds).toHaveLength(3);
});

task("sum the credits spent on jobs in a period", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { groups } = await fields<{ groups: { jobTitle: string; sum: number }[] }>("listCreditTransactions", {
    groupBy: "job",
    from: today,
    to: today,
  });
  const spent = new Map(groups.map(({ jobTitle, sum }) => [jobTitle, sum]));
  expect(spent.get("Senior Backend Engineer")).toBeLessThanOrEqual(-cvs.length);
  expect(spent.get("Platform Engineer")).toBeLessThan(0);
});

test("the instructions say what an agent may not do", () => {
  const line = instructions.split("\n").find((text) => text.includes("cannot"));
  for (const words of ["invite", "buy credits", "connect", "/settings", "/credits", "/settings/connections"])
    expect(line).toContain(words);
  expect(listing.has("inviteRecruiter")).toBe(false);
});

test("the sixteen tasks take no more tokens than before", () => {
  expect(Object.keys(measured)).toHaveLength(16);
  const ofListing = encode(JSON.stringify([...listing.values()]) + instructions).length;
  const tokens = Object.values(measured).reduce((sum, each) => sum + each.tokens, ofListing);
  console.log(`sixteen tasks: ${tokens} tokens (o200k_base)`);
  expect(tokens).toBeLessThanOrEqual(mostTokens);
});
