/**
 * How fast the agents' endpoint is: `npm run bench:mcp [-- seconds rounds]`. A production build, compared with two
 * routes of tests/app: a bare handler, and a plain mcp-handler endpoint with one trivial tool. 16 connections, the
 * targets one after another in every round, so that other load on the machine affects all of them. Each ratio is the
 * median of the rounds. Also prints the server's CPU time per request, which other load affects less. The last line
 * is JSON.
 */
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startChild, stopChild } from "../../scripts/child.ts";
import { freePort } from "../../scripts/ports.ts";
import { connected } from "../../scripts/postgres/roles.ts";
import { authorizeAgent } from "../support/agent.ts";
import { rememberDatabase } from "../support/confirm-address.ts";
import { productionEnv } from "../support/production-env.ts";
import { PASSWORD, newRecruiter } from "../support/recruiter.ts";
import { startRoutesApp } from "../support/routes-app.ts";
import { toolCalls } from "../support/tool-calls.ts";
import { withDatabase } from "./database.ts";
import { cpuMs } from "./mcp/cpu.ts";
import { type Target, load, median } from "./mcp/load.ts";
import { content, fillJob, fillOtherJobs } from "./mcp/seed.ts";

const [seconds = 5, rounds = 5] = process.argv.slice(2).map(Number);
const JOB = 10_000;
const ORGANIZATION = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);

const dist = process.env.SHORTLIST_TEST_DIST ?? process.env.NEXT_DIST_DIR ?? ".next";

await withDatabase(async (home, { ownerUrl, appUrl }) => {
  if (!process.env.SHORTLIST_TEST_DIST) {
    const { ensureBuilt } = await import("../../scripts/next-build.ts");
    await ensureBuilt();
  }
  const app = await startApp(home, ownerUrl, appUrl);
  const routes = await startRoutesApp(app.env, path.join(home, "routes.log"));
  try {
    await measure({ url: app.url, pid: app.child.pid }, routes, ownerUrl);
  } finally {
    await routes.stop();
    await stopChild(app.child, 5_000);
  }
});
process.exit();

async function startApp(home: string, ownerUrl: string, appUrl: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...productionEnv({ port, url, dist, home, appUrl, ownerUrl }),
    MCP_CALLS_PER_GRANT: "600000",
    MCP_CALLS_PER_ORGANIZATION: "600000",
  };
  const child = startChild({
    name: "app",
    script: ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", String(port)],
    env,
    output: { file: path.join(home, "app.log") },
  });
  rememberDatabase(url, ownerUrl);
  while (!(await fetch(`${url}/.well-known/oauth-authorization-server`).catch(() => null))?.ok)
    await sleep(100);
  return { url, env, child };
}

/** Sets up an agent with a job and a published scorecard, over MCP 2025-11-25. */
async function setUpAgent(url: string) {
  const { email } = await newRecruiter(url);
  const { accessToken } = await authorizeAgent(url, { email, password: PASSWORD });
  const { request: tool, call, publish } = toolCalls(url, accessToken);
  const description = "We look for a backend engineer with PostgreSQL in production. You mentor juniors.";
  const { jobId = "" } = await call("createJob", { title: "Backend engineer", description });
  await publish(jobId, content);
  return { jobId, tool };
}

type Server = { url: string; pid: number | undefined };

async function measure({ url, pid }: Server, routes: Server, ownerUrl: string) {
  const small = await setUpAgent(url);
  const large = await setUpAgent(url);
  await connected(ownerUrl, async (db) => {
    await fillJob(db, small.jobId, JOB);
    await fillOtherJobs(db, await fillJob(db, large.jobId, JOB), ORGANIZATION - JOB, JOB);
    await db.query("VACUUM ANALYZE");
  });

  const message = (method: string, params: object) =>
    JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const plain = (method: string, params: object): Target => ({
    url: `${routes.url}/mcp-handler`,
    headers: { "mcp-protocol-version": "2025-11-25" },
    body: message(method, params),
  });
  const balance = small.tool("getCreditBalance", {});
  const targets = {
    bare: { url: `${routes.url}/bare`, body: "{}" },
    toolsList: { ...balance, body: message("tools/list", {}) },
    balance,
    listCandidates: small.tool("listJobCandidates", { jobId: small.jobId }),
    listCandidatesOfMany: large.tool("listJobCandidates", { jobId: large.jobId }),
    plainList: plain("tools/list", {}),
    plainCall: plain("tools/call", { name: "echo", arguments: { text: "hello" } }),
  };
  type Name = keyof typeof targets;
  const measured: Record<Name, Awaited<ReturnType<typeof load>> & { cpu: number }>[] = [];
  for (let round = -1; round < rounds; round++) {
    const results = {} as (typeof measured)[number];
    // The first round is a warm-up and is not counted.
    for (const name of Object.keys(targets) as Name[]) {
      const server = targets[name].url.startsWith(routes.url) ? routes.pid : pid;
      const before = cpuMs(server) ?? NaN;
      const result = await load(targets[name], round < 0 ? 2 : seconds);
      results[name] = { ...result, cpu: ((cpuMs(server) ?? NaN) - before) / result.requests };
    }
    if (round < 0) continue;
    measured.push(results);
    const figures = Object.entries(results).map(
      ([name, { perSecond, p95, cpu }]) =>
        `${name} ${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(0)} ms, ${cpu.toFixed(2)} ms CPU`,
    );
    console.log(`round ${round + 1}: ${figures.join("; ")}`);
  }
  const ratio = (of: Name, to: Name) =>
    Number(median(measured.map((round) => round[of].perSecond / round[to].perSecond)).toFixed(3));
  const growth = median(measured.map((round) => round.listCandidatesOfMany.p95 / round.listCandidates.p95));
  console.log(
    JSON.stringify({
      toolsListRatio: ratio("toolsList", "bare"),
      balanceRatio: ratio("balance", "bare"),
      listCandidatesRatio: ratio("listCandidates", "bare"),
      p95Growth: Number(growth.toFixed(3)),
      vsMcpHandler: Math.min(
        ratio("toolsList", "plainList"),
        ratio("balance", "plainCall"),
        ratio("listCandidates", "plainCall"),
      ),
    }),
  );
}
