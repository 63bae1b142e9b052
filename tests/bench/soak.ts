/**
 * Whether memory grows under steady load: `npm run bench:soak [-- --minutes 30 --limit 1024]`. A production build
 * with the local engine: a few pages and calls per second, and one CV per second, every other one of a new candidate
 * who is judged. Samples the memory of the app and its reader processes every five seconds; `--limit` limits them and
 * the engine, in MB. The last line is JSON; the growth is the slope of a line through the second half of the samples,
 * after warm-up.
 */
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { arrive } from "./load/drive.ts";
import { type Service, withService } from "./load/service.ts";
import { residentMb } from "./mcp/memory.ts";
import { textCv } from "../crash/chaos/applicants.ts";
import { sample } from "../support/sent-file.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, limit: { type: "string" } },
});
const minutes = Number(values.minutes);
const limitMb = values.limit === undefined ? undefined : Number(values.limit);
const cvs = readdirSync("samples/candidates")
  .filter((name) => !/protected/.test(name))
  .map((name) => sample(`candidates/${name}`));

console.log(JSON.stringify(await withService({ people: 50, limitMb }, soak)));
process.exit();

type Sample = { hours: number; app: number; readers: number };

async function soak(service: Service) {
  const { page, tool, jobs, pids, highest } = service;
  const begun = performance.now();
  const hours = () => (performance.now() - begun) / 3_600_000;
  const samples: Sample[] = [];
  const counted = { pages: 0, calls: 0, created: 0, known: 0, failed: 0 };
  let done = false;
  const sampling = (async () => {
    for (; !done; await sleep(5_000)) samples.push({ hours: hours(), ...residentMb(pids.app) });
  })();
  const submitting = (async () => {
    for (let n = 0; !done; n++, await sleep(1_000)) {
      // Alternates a new person with a sample CV (PDF, scan …) that is parsed each time and then refused as known.
      const files = [n % 2 ? cvs[n % cvs.length] : textCv(n)];
      const taken = service.call("createCandidate", { jobId: jobs.small, files });
      await taken.then(
        () => (counted.created += 1),
        () => (counted.known += 1),
      );
    }
  })();
  while (hours() * 60 < minutes) {
    const [jobList, shortlist, calls] = await Promise.all([
      arrive(page("/jobs"), 1, 10),
      arrive(page(`/jobs/${jobs.small}`), 1, 10),
      arrive(tool("listJobCandidates", { jobId: jobs.small }), 5, 10),
    ]);
    counted.pages += jobList.length + shortlist.length;
    counted.calls += calls.length;
    counted.failed += [...jobList, ...shortlist, ...calls].filter(({ status }) => status !== 200).length;
  }
  done = true;
  await Promise.all([sampling, submitting]);
  const all = samples.map(({ app, readers }) => app + readers);
  return {
    rssStartMb: all[0],
    rssEndMb: all.at(-1),
    rssPeakMb: Math.max(...all),
    growthPerHourMb: Math.round(slope(samples.slice(samples.length / 2))),
    appPeakMb: Math.max(...samples.map(({ app }) => app)),
    readersPeakMb: Math.max(...samples.map(({ readers }) => readers)),
    minutes,
    ...(highest && { limitMb, highestWithinLimitMb: highest() }),
    ...counted,
  };
}

/** Growth of the app alone in MB per hour, by least squares: reader processes come and go. */
function slope(samples: Sample[]): number {
  const mean = (of: keyof Sample) => samples.reduce((sum, each) => sum + each[of], 0) / samples.length;
  const hours = mean("hours");
  const app = mean("app");
  const over = samples.reduce((sum, each) => sum + (each.hours - hours) * (each.app - app), 0);
  return over / samples.reduce((sum, each) => sum + (each.hours - hours) ** 2, 0);
}
