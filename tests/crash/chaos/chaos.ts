import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../../scripts/ports.ts";
import { connected } from "../../../scripts/postgres/roles.ts";
import { run } from "../../../scripts/run.ts";
import { removeHome, temporaryHome } from "../../../scripts/temporary-home.ts";
import { content } from "../../bench/mcp/seed.ts";
import { honestMind } from "../../simulators/openai/minds.ts";
import { simulatorKey, startOpenAiSimulator } from "../../simulators/openai/server.ts";
import { authorizeAgent } from "../../support/agent.ts";
import { rememberDatabase } from "../../support/confirm-address.ts";
import { PASSWORD, newRecruiter } from "../../support/recruiter.ts";
import { toolCalls } from "../../support/tool-calls.ts";
import { startApplicants } from "./applicants.ts";
import { install, type Victim } from "./installation.ts";
import { type Violations, countViolations } from "./invariants.ts";

export type Report = {
  rounds: number;
  applications: number;
  /** Whether /api/health on the separate health port answers 200. */
  healthy: boolean;
  slowestReturnMs: number;
  seconds: number;
} & Violations;

/**
 * Kills one part of the service per round while agents create applications and a slow model judges them.
 * Then waits until all work is done, and counts what was lost, doubled or charged twice.
 */
export async function chaos(killed: readonly Victim[], port: number, dist = ".next"): Promise<Report> {
  const begun = performance.now();
  const home = await temporaryHome();
  // Slow, so that a kill falls between a call of the model and recording its answer.
  const model = await startOpenAiSimulator(async (request) => {
    await sleep(250);
    return honestMind(request);
  });
  const healthPort = await freePort();
  const service = await install(home, port, {
    NEXT_DIST_DIR: dist,
    HEALTH_PORT: String(healthPort),
    TRUSTED_PROXIES: "1",
    OPENAI_API_KEY: simulatorKey,
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: "gpt-5.4-mini",
    MCP_CALLS_PER_GRANT: "600000",
    MCP_CALLS_PER_ORGANIZATION: "600000",
  });
  try {
    const { call, openJob } = await agentWithCredits(service.url, service.ownerUrl, home);
    const applicants = startApplicants(call, await openJob("Backend engineer", content));
    let slowestReturnMs = 0;
    for (const [round, victim] of killed.entries()) {
      await sleep(400 + Math.random() * 1_200);
      const before = applicants.acknowledged.size;
      const killed = performance.now();
      await service.kill(victim);
      // At most three were in progress at the kill.
      for (const deadline = killed + 180_000; applicants.acknowledged.size <= before + 3; await sleep(20))
        if (performance.now() > deadline)
          throw new Error(
            `Nobody could apply for three minutes after kill -9 of ${victim}: ${applicants.lastError()}`,
          );
      const took = performance.now() - killed;
      slowestReturnMs = Math.max(slowestReturnMs, Math.round(took));
      console.log(`round ${round + 1}: ${victim}, at work again after ${took.toFixed(0)} ms`);
    }
    await applicants.stop();
    await service.answering();
    const { ok: healthy } = await fetch(`http://127.0.0.1:${healthPort}/api/health`);
    const violations = await countViolations(service.ownerUrl, applicants.acknowledged);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const applications = applicants.acknowledged.size;
    return { rounds: killed.length, applications, healthy, ...violations, slowestReturnMs, seconds };
  } catch (error) {
    throw new Error(`${String(error)}\n${service.output().slice(-4_000)}`, { cause: error });
  } finally {
    await service.stop();
    await model.close();
    await removeHome(home);
  }
}

async function agentWithCredits(url: string, ownerUrl: string, home: string) {
  rememberDatabase(url, ownerUrl);
  const { email } = await newRecruiter(url);
  const { accessToken } = await authorizeAgent(url, { email, password: PASSWORD });
  const [organization] = await connected(
    ownerUrl,
    async (db) => (await db.query<{ id: string }>('SELECT id FROM "Organization"')).rows,
  );
  // With a ledger entry, because the ledger is checked afterwards.
  await run("Granting credits", ["scripts/admin.ts", "credits", organization!.id, "100000", "chaos"], {
    env: { SHORTLIST_HOME: home, DATABASE_URL: "", DATABASE_OWNER_URL: "" },
    quiet: true,
  });
  return toolCalls(url, accessToken);
}
