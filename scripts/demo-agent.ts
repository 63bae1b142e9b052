// What an agent does for a recruiter, over real OAuth and MCP: from two job descriptions and a folder of CVs to an
// explained, decided shortlist. It knows the service's address and what its recruiter tells it, nothing else.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { workWithAts } from "./demo/ats.ts";
import { check } from "./demo/check.ts";
import { Host } from "./demo/host.ts";
import { recruiter } from "./demo/recruiter.ts";
import { type Listed, printRanking, printUnscored } from "./demo/report.ts";
import { Tools } from "./demo/tools.ts";

type Criterion = { id: string; name: string; weight: number; dimension: string };
type Draft = { status: string; content: { criteria: Criterion[] }; failure: string | null };
type Listing = { items: Listed[]; nextCursor: string | null; total: number };

const samples = path.join(import.meta.dirname, "../samples");
const unreadable = /cut-short|protected/;
const say = (line: string) => console.log(`  ${line}`);

/** Runs all steps in order; throws at the first step that fails. */
async function mainJob(base: string, simulator: string | undefined) {
  const address = `${base}/api/mcp`;
  console.log("The agent asks for access");
  const credentials = { email: "recruiter@demo.example", password: "shortlist-demo" };
  const host = new Host({ client_name: "Demo Agent" });
  const tools = await Tools.connect(address, host, recruiter(credentials, "Demo Agent"));
  check(host.given?.refresh_token, "a refresh token is issued");
  say(`registered and allowed: ${host.given.scope}`);
  const names = await tools.names();
  check(names.includes("createCandidate") && names.includes("saveScorecard"), "the tools are listed");
  say(`${names.length} tools are offered`);

  console.log("Jobs from documents");
  const jobFiles = readdirSync(path.join(samples, "jobs")).filter((name) => /\.(docx|pdf)$/.test(name));
  check(
    jobFiles.some((f) => f.endsWith(".docx")) && jobFiles.some((f) => f.endsWith(".pdf")),
    "there are samples",
  );
  const jobs = [];
  for (const fileName of jobFiles.sort()) jobs.push({ fileName, ...(await createJob(tools, fileName)) });
  const job = jobs.find(({ fileName }) => fileName.endsWith(".docx"));
  check(job, "a job was made from a DOCX file");

  for (const { jobId, title } of jobs) {
    console.log(`A scorecard for ${title}`);
    await makeScorecard(tools, jobId);
  }

  console.log("Candidates from files");
  const files = await createCandidates(tools, job.jobId);
  const listing = await waitForScores(tools, job.jobId);
  for (const { applicationId, fileName } of files) {
    const item = listing.find((each) => each.applicationId === applicationId);
    const expected = unreadable.test(fileName) ? "failed" : "scored";
    check(
      item?.scoreStatus === expected,
      `${fileName} is ${expected} (it is ${item?.scoreStatus ?? "missing"})`,
    );
  }

  await presentAndDecide(tools, listing);
  if (simulator) await workWithAts(tools, simulator, (jobId) => makeScorecard(tools, jobId), say);
  const decided = await listAll(tools, job.jobId);
  printRanking(job.title, decided);
  printUnscored(
    files.flatMap(({ fileName, applicationId }) => {
      const item = decided.find((each) => each.applicationId === applicationId);
      return item?.overall === null ? [{ fileName, item }] : [];
    }),
  );
  const credits = await tools.call<{ balance: number; usage: { charged: number } }>("getCreditBalance", {});
  console.log(`\nCredits: ${credits.usage.charged} charged this month, ${credits.balance} left.`);
  console.log(`In the web app: ${base}/jobs/${job.jobId}`);
  console.log(`Sign in as ${credentials.email} with the password ${credentials.password}.`);
  await tools.close();
}

async function createJob(tools: Tools, fileName: string) {
  const document = { fileName, contentBase64: base64("jobs", fileName) };
  const parsed = await tools.call<{ uploadId: string; readable: boolean; pages: number }>("parseDocument", {
    document,
    purpose: "job",
  });
  check(parsed.readable, `${fileName} is readable`);
  const { uploadId } = parsed;
  const job = await tools.call<{ jobId: string; title: string }>("createJob", { document: { uploadId } });
  say(`${fileName} → ${job.title}`);
  return job;
}

async function makeScorecard(tools: Tools, jobId: string) {
  await tools.call("generateScorecard", { jobId });
  const draft = await tools.poll<Draft>("getGeneratedScorecard", { jobId }, (d) => d.status !== "generating");
  check(draft.status === "ready", `the draft is ready (${draft.failure ?? draft.status})`);
  const [first] = [...draft.content.criteria].sort((a, b) => b.weight - a.weight);
  check(first, "the draft has criteria");
  const edited = await tools.call<{ content: unknown; valid: boolean; changes: string[] }>(
    "editScorecardDraft",
    {
      content: draft.content,
      edits: [
        { action: "change", criterionId: first.id, weight: Math.min(100, first.weight + 5) },
        { action: "settings", shortlistFrom: 65, declineBelow: 30 },
      ],
    },
  );
  check(edited.valid && edited.changes.length > 0, "the edited draft can be published");
  const saved = await tools.confirmed<{ version: number }>(
    "saveScorecard",
    { jobId, content: edited.content },
    ({ headline }) => say(`confirmed by the recruiter: ${headline}`),
  );
  say(`${draft.content.criteria.length} criteria; version ${saved.version} is published`);
}

async function createCandidates(tools: Tools, jobId: string) {
  const created = [];
  const folder = path.join(samples, "candidates");
  for (const [i, fileName] of readdirSync(folder).sort().entries()) {
    const file = i === 0 ? { uploadId: await upload(tools, fileName) } : inline(fileName);
    const person = { jobId, files: [file] };
    const first = await tools.tried<{ applicationId: string }>("createCandidate", person);
    // On record since an earlier run: the recruiter asks for a second record, so that the runs stay separate.
    const { applicationId } =
      first.refusal === null
        ? first.result
        : await tools.call<{ applicationId: string }>("createCandidate", { ...person, samePerson: "create" });
    created.push({ fileName, applicationId });
  }
  check(created.length >= 12, "there are at least twelve candidates");
  say(`${created.length} candidates are created; reading and scoring continue automatically`);
  return created;
}

const base64 = (...name: string[]) => readFileSync(path.join(samples, ...name)).toString("base64");
const inline = (fileName: string) => ({ fileName, contentBase64: base64("candidates", fileName) });

/** Uploads a larger file: PUTs it to an upload address, and returns the upload's id. */
async function upload(tools: Tools, fileName: string): Promise<string> {
  const { uploadId, url } = await tools.call<{ uploadId: string; url: string }>("createUpload", { fileName });
  const response = await fetch(url, {
    method: "PUT",
    body: readFileSync(path.join(samples, "candidates", fileName)),
  });
  check(response.status === 201, `the file is accepted at its upload address (HTTP ${response.status})`);
  return uploadId;
}

async function waitForScores(tools: Tools, jobId: string): Promise<Listed[]> {
  const unsettled = ["queued", "processing"];
  await tools.poll<Listing>(
    "listJobCandidates",
    { jobId, limit: 50 },
    (page) => !page.items.some((item) => unsettled.includes(item.scoreStatus)),
  );
  return listAll(tools, jobId);
}

async function listAll(tools: Tools, jobId: string): Promise<Listed[]> {
  const items: Listed[] = [];
  let cursor: string | undefined;
  do {
    const args = { jobId, sort: "score", limit: 10, ...(cursor ? { cursor } : {}) };
    const page = await tools.call<Listing>("listJobCandidates", args);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return items;
}

async function presentAndDecide(tools: Tools, listing: Listed[]) {
  const scored = listing.filter((item) => item.overall !== null && item.disposition === "active");
  const first = scored.at(0);
  const last = scored.at(-1);
  check(first && last && first !== last, "there is a first and a last candidate");
  const overview = await tools.call<{ summary: string; strengths: { evidence: unknown[] }[] }>(
    "presentCandidate",
    {
      applicationId: first.applicationId,
    },
  );
  check(overview.strengths[0]?.evidence.length, "the overview of the first candidate rests on evidence");
  console.log(`First: ${first.name}`);
  say(overview.summary);
  const data = await tools.call<{ applications: unknown[] }>("getCandidateData", {
    candidateId: first.candidateId,
  });
  check(data.applications.length > 0, "the candidate's data has the application");

  console.log("Decisions, confirmed by the recruiter");
  const ask = ({ headline }: { headline: string }) => say(headline);
  await tools.confirmed(
    "acceptCandidate",
    { applicationId: first.applicationId, feedback: "Strong evidence on what matters most. Please invite." },
    ask,
  );
  await tools.confirmed(
    "rejectCandidate",
    { applicationId: last.applicationId, feedback: "Too little of what this role needs; keep for later." },
    ask,
  );
  for (const [item, disposition] of [
    [first, "accepted"],
    [last, "rejected"],
  ] as const) {
    const after = await tools.call("presentCandidate", { applicationId: item.applicationId });
    check(after.disposition === disposition, `${item.name} reads back as ${disposition}`);
  }
}

const [base, simulator] = process.argv.slice(2);
if (!base) throw new Error("Which address? node scripts/demo-agent.ts http://localhost:3000");
try {
  await mainJob(base, simulator);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
