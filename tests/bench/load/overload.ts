import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../scripts/ports.ts";
import { type Outcome, answered, arrive, quantile } from "./drive.ts";
import { arriveFromWorker } from "./alive.ts";
import type { Service } from "./service.ts";

/**
 * Sends pages at twice their capacity and agent calls at full capacity together, and probes the health endpoint on
 * both its ports. The latency of an idle server at the same time shows the machine's own share.
 */
export async function overload(
  { url, healthUrl, page, tool, jobs }: Service,
  capacity: { pages: number; agents: number },
  seconds: number,
) {
  const idle = await idleServer();
  const probe = (url: string) => arriveFromWorker({ url, method: "GET", headers: {} }, 50, seconds);
  const [pages, agents, alive, aliveAtApp, idleAlive] = await Promise.all([
    arrive(page(`/jobs/${jobs.small}`), 2 * capacity.pages, seconds),
    arrive(tool("listJobCandidates", { jobId: jobs.small }), capacity.agents, seconds),
    probe(healthUrl),
    probe(`${url}/api/health`),
    probe(idle.url),
  ]);
  idle.stop();
  const all: Outcome = [...pages, ...agents];
  return {
    shedShare: answered(all, 503).length / all.length,
    errorsOther: all.filter(({ status }) => status !== 200 && status !== 503).length,
    medianPageMs: quantile(answered(pages, 200), 0.5),
    medianCallMs: quantile(answered(agents, 200), 0.5),
    healthP99Ms: quantile(alive, 0.99),
    healthRefused: alive.length - answered(alive, 200).length,
    healthAtAppP99Ms: quantile(aliveAtApp, 0.99),
    idleServerP99Ms: quantile(idleAlive, 0.99),
  };
}

async function idleServer() {
  const port = await freePort();
  const program = `require("node:http").createServer((_, answer) => answer.end()).listen(${port}, () => console.log())`;
  const server = spawn(process.execPath, ["--eval", program], { stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.kill() };
}
