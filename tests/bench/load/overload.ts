import { type Outcome, answered, arrive, quantile } from "./drive.ts";
import { arriveApart } from "./alive.ts";
import type { Service } from "./service.ts";

/** Pages at twice what can be answered and agents at all that can be, together, while the health address is asked. */
export async function overload(
  { url, page, tool, jobs }: Service,
  capacity: { pages: number; agents: number },
  seconds: number,
) {
  const [pages, agents, alive] = await Promise.all([
    arrive(page(`/jobs/${jobs.small}`), 2 * capacity.pages, seconds),
    arrive(tool("listJobCandidates", { jobId: jobs.small }), capacity.agents, seconds),
    arriveApart({ url: `${url}/api/health`, method: "GET", headers: {} }, 50, seconds),
  ]);
  const all: Outcome = [...pages, ...agents];
  return {
    shedShare: answered(all, 503).length / all.length,
    errorsOther: all.filter(({ status }) => status !== 200 && status !== 503).length,
    medianPageMs: quantile(answered(pages, 200), 0.5),
    medianCallMs: quantile(answered(agents, 200), 0.5),
    healthP99Ms: quantile(alive, 0.99),
  };
}
