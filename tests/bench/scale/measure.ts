import { readFileSync, readdirSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { copyPeople } from "../load/copy-people.ts";
import { saturate } from "../load/drive.ts";
import { type Service, untilScored, withService } from "../load/service.ts";
import { cpuMs } from "../mcp/cpu.ts";
import { content } from "../mcp/seed.ts";

/** Milliseconds of processor of the app (with its reading processes) and of PostgreSQL; statements and transactions. */
type Cost = { app: number; database: number; statements: number; transactions: number };
type Act = "page" | "person" | "call" | "search" | "decision" | "intake" | "evaluation" | "anew";
export type Measured = {
  measuredOn: string;
  acts: Record<Act, Cost>;
  /** A candidate with one CV, read and judged by a scorecard of two criteria. */
  bytes: { database: number; files: number };
};

const PEOPLE = 200;
const folder = "samples/candidates";
const cvs = readdirSync(folder).filter((name) => !/scan|cut-short|protected/.test(name));

/** What each act costs a warm production build. Processor time: what else the machine does blurs it little. */
export const measure = (): Promise<Measured> =>
  withService({ people: PEOPLE, counted: true }, async (service) => {
    const { page, tool, jobs, db } = service;
    const measureCost = (wish: ReturnType<typeof page>) =>
      costOf(service, async () => (await saturate(wish, 6)).length);
    const people = await peopleOf(service, jobs.small);
    const wishes = {
      page: page(`/jobs/${jobs.small}`),
      person: page(`/applications/${people[0]}`),
      call: tool("listJobCandidates", { jobId: jobs.small }),
      search: tool("search", { query: "PostgreSQL in production" }),
    };
    for (const wish of Object.values(wishes)) await saturate(wish, 4);
    const measured = {
      page: await measureCost(wishes.page),
      person: await measureCost(wishes.person),
      call: await measureCost(wishes.call),
      search: await measureCost(wishes.search),
      decision: await costOf(service, () => decide(service, people)),
      intake: await costOf(service, () => takeIn(service)),
    };
    await untilScored(db, jobs.small, 16 + cvs.length);
    const before = await size(service);
    const evaluation = await costOf(service, async () => {
      await copyPeople(db, { from: jobs.large, to: jobs.large, count: PEOPLE });
      await untilScored(db, jobs.large, 2 * PEOPLE + 1);
      return PEOPLE;
    });
    const database = ((await size(service)) - before) / PEOPLE;
    const anew = await costOf(service, () => judgeAnew(service, 2 * PEOPLE + 1));
    const files = cvs.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0) / cvs.length;
    return {
      measuredOn: `${new Date().toISOString().slice(0, 10)}, Node ${process.version}`,
      acts: { ...measured, evaluation, anew },
      bytes: { database: Math.round(database), files: Math.round(files) },
    };
  });

/** Each of our CVs is taken in and read; judging them is not awaited here, and is in the measure all the same. */
async function takeIn({ call, jobs }: Service): Promise<number> {
  for (const fileName of cvs) {
    const contentBase64 = readFileSync(`${folder}/${fileName}`).toString("base64");
    await call("createCandidate", {
      jobId: jobs.small,
      samePerson: "create",
      files: [{ fileName, contentBase64 }],
    });
  }
  return cvs.length;
}

/** Each is rejected by an agent: the preview, the recruiter's yes, and what follows of it. */
async function decide({ call }: Service, people: string[]): Promise<number> {
  for (const applicationId of people) {
    const { confirmationToken } = await call("rejectCandidate", { applicationId });
    await call("rejectCandidate", { applicationId, confirmationToken });
  }
  return people.length;
}

/** A version that asks for something else is published, by which everybody is judged. */
async function judgeAnew({ publish, jobs, db }: Service, people: number): Promise<number> {
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
  const taken = async () => ({
    app: cpuMs(pids.app) ?? NaN,
    database: cpuMs(pids.database) ?? NaN,
    ...(await asked()),
  });
  const before = await taken();
  const times = await act();
  const after = await taken();
  const each = (of: keyof Cost) => Number(((after[of] - before[of]) / times).toFixed(2));
  return {
    app: each("app"),
    database: each("database"),
    statements: each("statements"),
    transactions: each("transactions"),
  };

  async function asked() {
    // Counted when a connection reports, at most a second later.
    await sleep(1_500);
    const { rows } = await db.query<{ statements: string; transactions: string }>(
      `SELECT xact_commit AS transactions, (SELECT sum(calls) FROM pg_stat_statements WHERE dbid = datid) AS statements
       FROM pg_stat_database WHERE datname = current_database()`,
    );
    return { statements: Number(rows[0]!.statements), transactions: Number(rows[0]!.transactions) };
  }
}

async function size({ db }: Service): Promise<number> {
  const { rows } = await db.query<{ n: string }>("SELECT pg_database_size(current_database()) AS n");
  return Number(rows[0]!.n);
}
