import { readdirSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { value } from "../../../scripts/postgres/roles.ts";
import { sample } from "../../support/sent-file.ts";
import { copyPeople } from "../load/copy-people.ts";
import { saturate } from "../load/drive.ts";
import { type Service, untilScored, withService } from "../load/service.ts";
import { cpuMs } from "../mcp/cpu.ts";
import { content } from "../mcp/seed.ts";

/** CPU milliseconds of the app (with its reader processes) and of PostgreSQL; statements and transactions. */
type Cost = { app: number; database: number; statements: number; transactions: number };
type Act = "page" | "person" | "call" | "search" | "decision" | "intake" | "evaluation" | "anew";
export type Measured = {
  measuredOn: string;
  acts: Record<Act, Cost>;
  /** Storage of one candidate with a parsed CV, judged by a scorecard of two criteria. */
  bytes: { database: number; files: number };
};

const PEOPLE = 200;
const folder = "samples/candidates";
const cvs = readdirSync(folder).filter((name) => !/scan|cut-short|protected/.test(name));

/** The cost of each act in a warm production build, as CPU time: other load on the machine hardly affects it. */
export const measure = (): Promise<Measured> =>
  withService({ people: PEOPLE, counted: true }, async (service) => {
    const { page, tool, jobs, db } = service;
    const measureCost = (target: ReturnType<typeof page>) =>
      costOf(service, async () => (await saturate(target, 6)).length);
    const people = await peopleOf(service, jobs.small);
    const targets = {
      page: page(`/jobs/${jobs.small}`),
      person: page(`/applications/${people[0]}`),
      call: tool("listJobCandidates", { jobId: jobs.small }),
      search: tool("search", { query: "PostgreSQL in production" }),
    };
    for (const target of Object.values(targets)) await saturate(target, 4);
    const measured = {
      page: await measureCost(targets.page),
      person: await measureCost(targets.person),
      call: await measureCost(targets.call),
      search: await measureCost(targets.search),
      decision: await costOf(service, () => decide(service, people)),
      intake: await costOf(service, () => createCandidates(service)),
    };
    await untilScored(db, jobs.small, 16 + cvs.length);
    const before = await size(service);
    const evaluation = await costOf(service, async () => {
      await copyPeople(db, { from: jobs.large, to: jobs.large, count: PEOPLE });
      await untilScored(db, jobs.large, 2 * PEOPLE + 1);
      return PEOPLE;
    });
    const database = ((await size(service)) - before) / PEOPLE;
    const anew = await costOf(service, () => rescore(service, 2 * PEOPLE + 1));
    const files = cvs.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0) / cvs.length;
    return {
      measuredOn: `${new Date().toISOString().slice(0, 10)}, Node ${process.version}`,
      acts: { ...measured, evaluation, anew },
      bytes: { database: Math.round(database), files: Math.round(files) },
    };
  });

/** Creates a candidate from each sample CV. Does not wait for reading and judging, but their cost is included. */
async function createCandidates({ call, jobs }: Service): Promise<number> {
  for (const fileName of cvs) {
    await call("createCandidate", {
      jobId: jobs.small,
      samePerson: "create",
      files: [sample(`candidates/${fileName}`)],
    });
  }
  return cvs.length;
}

/** An agent rejects each application: preview, confirmation, and everything that follows. */
async function decide({ call }: Service, people: string[]): Promise<number> {
  for (const applicationId of people) {
    const { confirmationToken } = await call("rejectCandidate", { applicationId });
    await call("rejectCandidate", { applicationId, confirmationToken });
  }
  return people.length;
}

/** Publishes a version with a different criterion, and waits until all applications are rescored. */
async function rescore({ publish, jobs, db }: Service, people: number): Promise<number> {
  const [first, ...others] = content.criteria;
  await publish(jobs.large, {
    criteria: [{ ...first, name: "Kafka", description: "Kafka, for years." }, ...others],
  });
  await untilScored(db, jobs.large, people);
  return people;
}

async function peopleOf({ db }: Service, jobId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM "Application" WHERE "jobId" = $1 ORDER BY number`,
    [jobId],
  );
  return rows.map(({ id }) => id);
}

async function costOf({ pids, db }: Service, act: () => Promise<number>): Promise<Cost> {
  const readUsage = async () => ({
    app: cpuMs(pids.app) ?? NaN,
    database: cpuMs(pids.database) ?? NaN,
    ...(await readCounters()),
  });
  const before = await readUsage();
  const times = await act();
  const after = await readUsage();
  const each = (of: keyof Cost) => Number(((after[of] - before[of]) / times).toFixed(2));
  return {
    app: each("app"),
    database: each("database"),
    statements: each("statements"),
    transactions: each("transactions"),
  };

  async function readCounters() {
    // Connections report their counts with up to a second's delay.
    await sleep(1_500);
    const { rows } = await db.query<{ statements: string; transactions: string }>(
      `SELECT xact_commit AS transactions, (SELECT sum(calls) FROM pg_stat_statements WHERE dbid = datid) AS statements
       FROM pg_stat_database WHERE datname = current_database()`,
    );
    return { statements: Number(rows[0]!.statements), transactions: Number(rows[0]!.transactions) };
  }
}

const size = async ({ db }: Service) =>
  Number(await value<string>(db, "SELECT pg_database_size(current_database())"));
