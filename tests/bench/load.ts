/**
 * How the service bears more than it can do: `npm run bench:load [-- seconds candidates]`. A production build with the
 * local engine, on a database of its own. Capacity of a page that is not there, of the jobs page, of a shortlist of 16
 * and of an agent's list; then pages and agents together at twice their capacity, with the health address asked
 * meanwhile; then a scorecard with a new criterion is published and everybody judged anew, while the agent goes on. The
 * last line is JSON.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../scripts/embedded-postgres.ts";
import { prisma } from "../../scripts/prisma.ts";
import { authorizeAgent } from "../support/agent.ts";
import { type TestApp, startApp } from "../support/app.ts";
import { PASSWORD, newRecruiter } from "../support/recruiter.ts";
import { type Outcome, type Wish, answered, arrive, quantile, saturate } from "./load/drive.ts";
import { content } from "./mcp/seed.ts";

const [seconds = 5, people = 300] = process.argv.slice(2).map(Number);
const home = mkdtempSync(path.join(os.tmpdir(), "shortlist-bench-load-"));
chmodSync(home, 0o711);

try {
  const server = await startEmbeddedPostgres({ home, durable: true, hold: false });
  const { ownerUrl, appUrl, sqlUrl } = server;
  prisma(["migrate", "deploy"], { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: ownerUrl });
  const limits = { MCP_CALLS_PER_GRANT: "600000", MCP_CALLS_PER_ORGANIZATION: "600000" };
  const app = await startApp({
    ...{ database: { name: "shortlist", ownerUrl, appUrl, sqlUrl }, engine: true, home },
    env: limits,
  });
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    console.log(JSON.stringify(await measure(app, db)));
  } finally {
    await db.end();
    await app.stop();
  }
} finally {
  await stopEmbeddedPostgres(home);
  rmSync(home, { recursive: true, force: true });
}
process.exit();

async function measure({ url, pid }: TestApp, db: pg.Client) {
  const { email, visitor } = await newRecruiter(url);
  const { accessToken } = await authorizeAgent(url, { email, password: PASSWORD });
  const call = async (name: string, args: object) => {
    const answer = await fetch(`${url}/api/mcp`, { method: "POST", ...callOf(name, args) });
    const { result } = (await answer.json()) as {
      result: { structuredContent: Record<string, string>; isError?: boolean };
    };
    if (result.isError) throw new Error(`${name}: ${JSON.stringify(result)}`);
    return result.structuredContent;
  };
  const callOf = (name: string, args: object) => ({
    headers: {
      authorization: `Bearer ${accessToken}`,
      "mcp-protocol-version": "2025-11-25",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: args },
    }),
  });
  const job = async (title: string) => {
    const description = "We look for a backend engineer with PostgreSQL in production. You mentor juniors.";
    const { jobId = "" } = await call("createJob", { title, description });
    await publish(jobId, content);
    return jobId;
  };
  const publish = async (jobId: string, content: object) => {
    const { confirmationToken } = await call("saveScorecard", { jobId, content });
    await call("saveScorecard", { jobId, content, confirmationToken });
  };

  const small = await job("Sixteen people");
  const large = await job("Many people");
  const fileName = "01-amara-lindqvist.pdf";
  const contentBase64 = readFileSync(`samples/candidates/${fileName}`).toString("base64");
  await call("createCandidate", { jobId: large, files: [{ fileName, contentBase64 }] });
  await until(db, large, 1);
  await copyPeople(db, { from: large, to: small, count: 16 });
  await copyPeople(db, { from: large, to: large, count: people });
  await db.query(`UPDATE "CreditAccount" SET balance = 1000000`);
  await db.query(`INSERT INTO "OutboxEvent" (id, "organizationId", name, data)
    SELECT gen_random_uuid(), "organizationId", 'application.queued', json_build_object('organizationId', "organizationId", 'applicationId', id)
    FROM "Application" WHERE "scoreStatus" = 'queued'`);
  await until(db, small, 16);

  const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  const page = (path: string): Wish => ({
    ...{ url: url + path, method: "GET", headers: { cookie, accept: "text/html" } },
  });
  const agent: Wish = {
    ...{ url: `${url}/api/mcp`, method: "POST" },
    ...callOf("listJobCandidates", { jobId: small }),
  };
  const capacity = async (wish: Wish) => {
    await saturate(wish, 2);
    const outcome = await saturate(wish, seconds);
    return { perSecond: outcome.length / seconds, p95: quantile(outcome, 0.95) };
  };
  const bare = await capacity(page("/there-is-no-such-page"));
  const jobs = await capacity(page("/jobs"));
  const shortlist = await capacity(page(`/jobs/${small}`));
  const calls = await capacity(agent);

  const health: Wish = { url: `${url}/api/health`, method: "GET", headers: {} };
  const [pages, agents, alive] = await Promise.all([
    arrive(page(`/jobs/${small}`), 2 * shortlist.perSecond, 2 * seconds),
    arrive(agent, 2 * calls.perSecond * 0.25, 2 * seconds),
    arrive(health, 10, 2 * seconds),
  ]);
  const all: Outcome = [...pages, ...agents];
  await sleep(2_000);

  const idle = await arrive(agent, 20, seconds);
  const begun = performance.now();
  await publish(large, {
    criteria: [
      ...content.criteria.map((each) => ({ ...each, weight: 40 })),
      { ...content.criteria[0], id: randomUUID(), name: "Kubernetes", description: "Ran it.", weight: 20 },
    ],
  });
  const during: Outcome = [];
  let done = false;
  const others = (async () => {
    while (!done) during.push(...(await arrive(agent, 20, 1)));
  })();
  await until(db, large, people + 1);
  const rescoring = (performance.now() - begun) / 1_000;
  done = true;
  await others;

  const round = (value: number, digits = 2) => Number(value.toFixed(digits));
  return {
    pagesRatio: round(Math.min(jobs.perSecond, shortlist.perSecond) / bare.perSecond, 3),
    callsPerSecond: round(calls.perSecond, 0),
    rescoredPerSecond: round(people / rescoring, 1),
    p95GrowthUnderRescoring: round(quantile(during, 0.95) / quantile(idle, 0.95)),
    shedShare: round(answered(all, 503).length / all.length, 3),
    errorsOther: all.filter(({ status }) => status !== 200 && status !== 503).length,
    rssPeakMb: rssPeakMb(pid),
    pages: {
      bare: round(bare.perSecond, 0),
      jobs: round(jobs.perSecond, 0),
      shortlist: round(shortlist.perSecond, 0),
      medianAtTwiceMs: round(quantile(answered(pages, 200), 0.5), 0),
    },
    healthP99Ms: round(quantile(alive, 0.99), 0),
  };
}

async function until(db: pg.Client, jobId: string, scored: number) {
  for (const deadline = Date.now() + 600_000; Date.now() < deadline; await sleep(100)) {
    const { rows } = await db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM "Application" a JOIN "Scorecard" s ON s."jobId" = a."jobId"
       WHERE a."jobId" = $1 AND a."scoreStatus" = 'scored' AND a."scoredVersionId" = s."currentVersionId"`,
      [jobId],
    );
    if ((rows[0]?.count ?? 0) >= scored) return;
  }
  throw new Error("The scores did not come.");
}

/** The read CV of the job's first candidate once more for each of `count` people, who are queued for `to`. */
async function copyPeople(db: pg.Client, { from, to, count }: { from: string; to: string; count: number }) {
  await db.query(
    `WITH model AS (
       SELECT a."organizationId" AS organization, c."fullName" AS name, c.headline, t.*, t.id AS text_id,
         f.id AS file, f."fileName", f."mediaType", f.size, f.sha256, f."textKey", f."storageKey"
       FROM "Application" a JOIN "Candidate" c ON c.id = a."candidateId"
       JOIN "Attachment" f ON f."candidateId" = c.id JOIN "DocumentText" t ON t."attachmentId" = f.id
       WHERE a."jobId" = $1 ORDER BY a.number LIMIT 1),
     person AS (
       INSERT INTO "Candidate" (id, "organizationId", "fullName", headline, "createdBy", "updatedAt")
       SELECT gen_random_uuid(), organization, name || ' ' || n, headline, 'bench', now() FROM model, generate_series(1, $3::int) n
       RETURNING id, "organizationId"),
     file AS (
       INSERT INTO "Attachment" (id, "organizationId", "candidateId", kind, "fileName", "mediaType", size, sha256,
         "storageKey", "readStatus", "createdBy")
       SELECT gen_random_uuid(), p."organizationId", p.id, 'cv', m."fileName", m."mediaType", m.size, m.sha256 || p.id,
         m."storageKey", 'read', 'bench' FROM person p, model m
       RETURNING id, "organizationId", "candidateId"),
     read AS (
       INSERT INTO "DocumentText" (id, "organizationId", "attachmentId", text, pages, lines, hidden, recognition,
         properties, profile, "readerVersion")
       SELECT gen_random_uuid(), f."organizationId", f.id, m.text, m.pages, m.lines, m.hidden, m.recognition, m.properties,
         m.profile, m."readerVersion" FROM file f, model m)
     INSERT INTO "Application" (id, "organizationId", "jobId", "candidateId", number, "scoreStatus", "updatedAt")
     SELECT gen_random_uuid(), p."organizationId", $2, p.id, 1000 + row_number() OVER (), 'queued', now() FROM person p`,
    [from, to, count],
  );
  await db.query(`UPDATE "Job" SET "lastNumber" = 100000 WHERE id = $1`, [to]);
}

/** The app's own highest; its reading processes end with what they read. */
function rssPeakMb(pid: number | undefined): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(line) / 1024);
}
