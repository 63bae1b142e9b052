import { readFileSync, readdirSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { copyPeople } from "../load/copy-people.ts";
import { saturate } from "../load/drive.ts";
import { type Service, untilScored, withService } from "../load/service.ts";
import { cpuMs } from "../mcp/cpu.ts";

/** Milliseconds of processor of the app (with its reading processes) and of PostgreSQL, and transactions. */
type Cost = { app: number; database: number; transactions: number };
export type Measured = {
  measuredOn: string;
  acts: Record<"page" | "call" | "intake" | "evaluation", Cost>;
  /** A candidate with one CV, read and judged by a scorecard of two criteria. */
  bytes: { database: number; files: number };
};

const PEOPLE = 200;
const folder = "samples/candidates";
const cvs = readdirSync(folder).filter((name) => !/scan|cut-short|protected/.test(name));

/** What each act costs a warm production build. Processor time: what else the machine does blurs it little. */
export const measure = (): Promise<Measured> =>
  withService({ people: PEOPLE }, async (service) => {
    const { page, tool, jobs, db } = service;
    const measureCost = (wish: ReturnType<typeof page>) =>
      costOf(service, async () => (await saturate(wish, 6)).length);
    const shortlist = page(`/jobs/${jobs.small}`);
    const list = tool("listJobCandidates", { jobId: jobs.small });
    for (const wish of [shortlist, list]) await saturate(wish, 4);
    const acts = {
      page: await measureCost(shortlist),
      call: await measureCost(list),
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
    const files = cvs.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0) / cvs.length;
    return {
      measuredOn: `${new Date().toISOString().slice(0, 10)}, Node ${process.version}`,
      acts: { ...acts, evaluation },
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

async function costOf({ pids, db }: Service, act: () => Promise<number>): Promise<Cost> {
  const taken = async () => ({
    app: cpuMs(pids.app) ?? NaN,
    database: cpuMs(pids.database) ?? NaN,
    transactions: await transactions(),
  });
  const before = await taken();
  const times = await act();
  const after = await taken();
  const each = (of: keyof Cost) => Number(((after[of] - before[of]) / times).toFixed(2));
  return { app: each("app"), database: each("database"), transactions: each("transactions") };

  async function transactions(): Promise<number> {
    // Counted when a connection reports, at most a second later.
    await sleep(1_500);
    const { rows } = await db.query<{ n: string }>(
      "SELECT xact_commit AS n FROM pg_stat_database WHERE datname = current_database()",
    );
    return Number(rows[0]!.n);
  }
}

async function size({ db }: Service): Promise<number> {
  const { rows } = await db.query<{ n: string }>("SELECT pg_database_size(current_database()) AS n");
  return Number(rows[0]!.n);
}
