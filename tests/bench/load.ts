/**
 * How the service behaves under overload: `npm run bench:load [-- seconds people rounds]`. A production build with
 * the local engine on its own database. Measures the capacity for the 404 page, the jobs page, a shortlist of 16, a
 * candidate's page and an agent's list; then sends pages at twice and agent calls at full capacity together; then rescores everybody
 * under normal load. Ratios are computed within a round; reports medians of the rounds. The last line is JSON.
 */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { value } from "../../scripts/postgres/roles.ts";
import { type Capacity, capacities, overRounds } from "./load/capacity.ts";
import { overload } from "./load/overload.ts";
import { rescoring } from "./load/rescoring.ts";
import { type Service, withService } from "./load/service.ts";

const [seconds = 4, people = 2000, rounds = 5] = process.argv.slice(2).map(Number);

const figures = await withService({ people }, measure);
console.log(JSON.stringify(figures));
process.exit(figures.healthWithin100Ms ? 0 : 1);

async function measure(service: Service) {
  const { page, tool, jobs, db } = service;
  const application = await value<string>(db, `SELECT id FROM "Application" WHERE "jobId" = $1 LIMIT 1`, [
    jobs.small,
  ]);
  const targets = {
    bare: page("/there-is-no-such-page"),
    jobs: page("/jobs"),
    shortlist: page(`/jobs/${jobs.small}`),
    candidate: page(`/applications/${application}`),
    agent: tool("listJobCandidates", { jobId: jobs.small }),
  };
  const measured = await capacities(service, targets, { seconds, rounds });
  type Name = keyof typeof targets;
  const typical = (name: Name, of: keyof Capacity) => overRounds(measured, (round) => round[name][of]);
  const ratio = (name: Name) =>
    overRounds(measured, ({ [name]: page, bare }) => page.perSecond / bare.perSecond);
  const ofProcessor = (name: Name) =>
    overRounds(measured, ({ [name]: page, bare }) => (bare.app + bare.database) / (page.app + page.database));

  const capacity = { pages: typical("shortlist", "perSecond"), agents: typical("agent", "perSecond") };
  const busy = await overload(service, capacity, 2 * seconds);
  await sleep(2_000);
  const anew = await rescoring(service, people, 6 * seconds);

  const pages = Object.fromEntries(
    (Object.keys(targets) as Name[]).map((name) => [
      name,
      {
        perSecond: round(typical(name, "perSecond"), 0),
        appMs: round(typical(name, "app")),
        databaseMs: round(typical(name, "database")),
      },
    ]),
  );
  return {
    pagesRatio: round(Math.min(ratio("jobs"), ratio("shortlist")), 3),
    pagesRatioOfProcessor: round(Math.min(ofProcessor("jobs"), ofProcessor("shortlist")), 3),
    callsPerSecond: round(capacity.agents, 0),
    judgedAlonePerSecond: round(service.judgedPerSecond, 1),
    rescoredPerSecond: round(anew.perSecond, 1),
    p95GrowthUnderRescoring: round(Math.max(anew.growth.pages, anew.growth.agents)),
    shedShare: round(busy.shedShare, 3),
    errorsOther: busy.errorsOther,
    rssPeakMb: rssPeakMb(service.pids.app),
    ratios: Object.fromEntries(
      (["jobs", "shortlist", "candidate"] as const).map((name) => [
        name,
        { perSecond: round(ratio(name), 3), processor: round(ofProcessor(name), 3) },
      ]),
    ),
    pages,
    medianPageMs: round(busy.medianPageMs, 0),
    medianCallMs: round(busy.medianCallMs, 0),
    healthP99Ms: round(busy.healthP99Ms, 0),
    healthWithin100Ms: busy.healthRefused === 0 && busy.healthP99Ms <= 100,
    healthAtAppP99Ms: round(busy.healthAtAppP99Ms, 0),
    idleServerP99Ms: round(busy.idleServerP99Ms, 0),
    p95: anew.p95,
  };
}

function round(value: number, digits = 2) {
  return Number(value.toFixed(digits));
}

/** The app's peak memory; its reader processes, which end with their file, are not included. */
function rssPeakMb(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(line) / 1024);
}
