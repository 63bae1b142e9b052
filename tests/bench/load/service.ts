import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startEmbeddedPostgres, stopEmbeddedPostgres } from "../../../scripts/embedded-postgres.ts";
import { freePort } from "../../../scripts/ports.ts";
import { connected, value } from "../../../scripts/postgres/roles.ts";
import { authorizeAgent } from "../../support/agent.ts";
import { startApp } from "../../support/app.ts";
import { PASSWORD, newRecruiter } from "../../support/recruiter.ts";
import { sample } from "../../support/sent-file.ts";
import { toolCalls } from "../../support/tool-calls.ts";
import { withDatabase } from "../database.ts";
import { content } from "../mcp/seed.ts";
import { copyPeople } from "./copy-people.ts";
import type { Target } from "./drive.ts";
import { withinMemory } from "./within-memory.ts";

export type Service = Awaited<ReturnType<typeof setUpJobs>> & {
  url: string;
  /** The health endpoint, served by a separate thread of the app. */
  healthUrl: string;
  db: pg.Client;
  /** Process ids of the app and of PostgreSQL. */
  pids: { app: number; database: number };
  /** The peak memory use within the limit so far, in MB; null without a limit. */
  highest: (() => number) | null;
};

/**
 * Serves the production build with the local engine on its own database, with a recruiter, their agent and two jobs:
 * one with 16 applications and one with `people`, all scored. Removes everything afterwards. `counted` enables
 * pg_stat_statements; `limitMb` limits the memory of the app, its reader processes and the engine together.
 */
export function withService<T>(
  { people, counted = false, limitMb }: { people: number; counted?: boolean; limitMb?: number | undefined },
  work: (service: Service) => Promise<T>,
): Promise<T> {
  return withDatabase(async (home, server) => {
    const database = counted ? await withStatementCounts(server.ownerUrl, home) : server;
    const limits = { MCP_CALLS_PER_GRANT: "600000", MCP_CALLS_PER_ORGANIZATION: "600000" };
    const healthPort = String(await freePort());
    const startService = () =>
      startApp({ database, engine: true, home, env: { ...limits, HEALTH_PORT: healthPort } });
    const { started: app, highest } =
      limitMb === undefined
        ? { started: await startService(), highest: null }
        : await withinMemory(limitMb, startService);
    const healthUrl = `http://127.0.0.1:${healthPort}/api/health`;
    try {
      return await connected(database.ownerUrl, async (db) => {
        const pids = { app: app.pid ?? 0, database: await postmaster(db) };
        const hired = await setUpJobs(app.url, db, people);
        return work({ url: app.url, healthUrl, db, pids, highest, ...hired });
      });
    } finally {
      await app.stop();
    }
  });
}

/** Restarts PostgreSQL with pg_stat_statements. */
async function withStatementCounts(ownerUrl: string, home: string) {
  await connected(ownerUrl, (db) =>
    db.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'"),
  );
  await stopEmbeddedPostgres(home);
  const server = await startEmbeddedPostgres({ home, durable: true, hold: false });
  await connected(server.ownerUrl, (db) => db.query("CREATE EXTENSION pg_stat_statements"));
  return server;
}

async function postmaster(db: pg.Client): Promise<number> {
  const folder = await value<string>(db, "SELECT current_setting('data_directory')");
  return Number(readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
}

async function setUpJobs(url: string, db: pg.Client, people: number) {
  const { email, visitor } = await newRecruiter(url);
  const { accessToken } = await authorizeAgent(url, { email, password: PASSWORD });
  const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  const page = (path: string): Target => ({
    url: url + path,
    method: "GET",
    headers: { cookie, accept: "text/html" },
  });
  const { request: tool, call, publish, openJob } = toolCalls(url, accessToken);
  const jobs = {
    small: await openJob("Sixteen people", content),
    large: await openJob("Many people", content),
  };
  const files = [sample("candidates/01-amara-lindqvist.pdf")];
  await call("createCandidate", { jobId: jobs.large, files });
  await untilScored(db, jobs.large, 1);
  await db.query(`UPDATE "CreditAccount" SET balance = 1000000`);
  await copyPeople(db, { from: jobs.large, to: jobs.small, count: 16 });
  await untilScored(db, jobs.small, 16);
  await copyPeople(db, { from: jobs.large, to: jobs.large, count: people, status: "not_scored" });
  const begun = performance.now();
  await publish(jobs.large, { criteria: content.criteria.map((each) => ({ ...each, weight: 50 })) });
  await untilScored(db, jobs.large, people + 1);
  /** Measured by publishing a scorecard while the service is otherwise idle. */
  const judgedPerSecond = (people * 1_000) / (performance.now() - begun);
  return { page, tool, call, publish, jobs, judgedPerSecond };
}

/** The longest that a first scoring may take per application, in its own workflow run. */
const maxMsPerApplication = 300;

/** Waits until `scored` applications of a job are scored by its current scorecard version. */
export async function untilScored(db: pg.Client, jobId: string, scored: number) {
  const deadline = Date.now() + 60_000 + scored * maxMsPerApplication;
  for (; Date.now() < deadline; await sleep(100)) {
    const count = await value<number>(
      db,
      `SELECT count(*)::int FROM "Application" a JOIN "Scorecard" s ON s."jobId" = a."jobId"
       WHERE a."jobId" = $1 AND a."scoreStatus" = 'scored' AND a."scoredVersionId" = s."currentVersionId"`,
      [jobId],
    );
    if (count >= scored) return;
  }
  throw new Error("Timed out waiting for scores.");
}
