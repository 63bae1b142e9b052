import { randomUUID } from "node:crypto";
import { content } from "../mcp/seed.ts";
import { type Outcome, arrive, quantile } from "./drive.ts";
import { type Service, untilScored } from "./service.ts";

/**
 * Publishes a scorecard with a new criterion, so that all applications of the large job are rescored, while pages and
 * calls continue. @returns applications per second, and the 95th percentiles during it relative to before
 */
export async function rescoring(service: Service, people: number, seconds: number) {
  const idle = await backgroundLoad(service, seconds);
  const begun = performance.now();
  await service.publish(service.jobs.large, {
    criteria: [
      ...content.criteria.map((each) => ({ ...each, weight: 40 })),
      { ...content.criteria[0], id: randomUUID(), name: "Kubernetes", description: "Ran it.", weight: 20 },
    ],
  });
  const during: Awaited<ReturnType<typeof backgroundLoad>> = { pages: [], agents: [] };
  let done = false;
  const others = (async () => {
    while (!done) {
      const { pages, agents } = await backgroundLoad(service, 1);
      during.pages.push(...pages);
      during.agents.push(...agents);
    }
  })();
  await untilScored(service.db, service.jobs.large, people + 1);
  const took = (performance.now() - begun) / 1_000;
  done = true;
  await others;
  const growth = (of: "pages" | "agents") => quantile(during[of], 0.95) / quantile(idle[of], 0.95);
  return {
    perSecond: people / took,
    growth: { pages: growth("pages"), agents: growth("agents") },
    p95: {
      pages: [quantile(idle.pages, 0.95), quantile(during.pages, 0.95)],
      agents: [quantile(idle.agents, 0.95), quantile(during.agents, 0.95)],
    },
  };
}

/** A background load of 4 pages and 10 agent calls per second. */
async function backgroundLoad({ page, tool, jobs }: Service, seconds: number) {
  const [jobList, shortlist, agents] = await Promise.all([
    arrive(page("/jobs"), 2, seconds),
    arrive(page(`/jobs/${jobs.small}`), 2, seconds),
    arrive(tool("listJobCandidates", { jobId: jobs.small }), 10, seconds),
  ]);
  return { pages: [...jobList, ...shortlist] as Outcome, agents };
}
