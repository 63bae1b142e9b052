import { connected, rowsOf } from "../connected";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { pushDecision } from "@/lib/records/ats/push/push-decision";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/records/ats/sync/sync-page";
import { worldOf } from "../../simulators/ats/dialects";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { workableCredentials, workableSimulator } from "../../simulators/workable/server";
import { rejectApplication } from "../../support/decide";

test("a sync leaves a fifth of the ATS's rate limit unused, and a decision is sent immediately", async () => {
  const world = new SimWorld();
  const { id: jobId } = world.addJob("Backend Engineer");
  const application = world.apply(world.addCandidate("Ada", "Reyes").id, jobId);
  for (let i = 0; i < 60; i++) world.addCandidate(`Ben${i}`, "Reyes");
  const team = await connected(greenhouseKeys, greenhouseSimulator(world), {
    push: "both",
    rejectionReasonId: [...world.reasons.keys()][0]!,
  });
  const { connectionId, syncer, recruiter } = team;
  await team.sync();

  // From here on the simulator reports its limit in response headers.
  const greenhouse = greenhouseSimulator(world, { limit: 50, pageCap: 1 });
  const statuses: number[] = [];
  let remaining = Number.NaN;
  team.replaceHandler(async (request) => {
    const answer = await greenhouse(request);
    statuses.push(answer.status);
    remaining = Number(answer.headers.get("x-ratelimit-remaining") ?? remaining);
    return answer;
  });
  const syncUntilPaused = async () => {
    await beginSync(syncer, { connectionId, full: true });
    for (;;) {
      const progress = await syncPage(syncer, connectionId);
      if (progress.state === "wait") return progress;
    }
  };
  const { ms } = await syncUntilPaused();
  expect(ms).toBeGreaterThan(0);
  // The header names the reset in whole seconds, rounded up.
  expect(ms).toBeLessThanOrEqual(31_000);
  expect(remaining).toBe(10);
  const callsBefore = statuses.length;
  expect(await syncPage(syncer, connectionId)).toMatchObject({ state: "wait" });
  expect(statuses).toHaveLength(callsBefore);

  const [row] = await team.rows.applications();
  const { decisionId } = await rejectApplication(recruiter, { applicationId: row!.id });
  expect(await pushDecision(syncer, { applicationId: row!.id, decisionId })).toEqual({ state: "settled" });
  expect(world.applications.get(application.id)?.state).toBe("rejected");
  expect(statuses).not.toContain(429);
});

test("finishes a page that costs more calls than the rate limit allows, and requests no candidate twice", async () => {
  const world = worldOf("workable");
  const { id: jobId } = world.addJob("Backend Engineer");
  const people = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea"];
  for (const name of people) world.apply(world.addCandidate(name, "Reyes").id, jobId);
  // The limit that Workable documents for an account's token, in half a second instead of ten.
  const simulator = workableSimulator(world, { limit: 10, limitSeconds: 0.5 });
  const requests: string[] = [];
  const { connectionId, syncer, organization } = await connected(
    { provider: "workable", ...workableCredentials },
    async (request) => {
      const answer = await simulator(request);
      requests.push(answer.ok ? new URL(request.url).pathname : "refused");
      return answer;
    },
    { attachments: false },
  );
  await beginSync(syncer, { connectionId });
  const runToEnd = async () => {
    for (let pages = 0; pages < 30; pages++) {
      const progress = await syncPage(syncer, connectionId);
      if (progress.state === "wait") await setTimeout(progress.ms);
      else if (progress.state !== "more") return progress.state;
    }
    return "never";
  };
  expect(await runToEnd()).toBe("done");
  expect(requests.filter((path) => /candidates\/\w+$/.test(path))).toHaveLength(people.length);
  expect(requests).not.toContain("refused");
  const rows = await rowsOf(organization.id).applications();
  expect(rows.flatMap(({ answers }) => answers)).toHaveLength(people.length);
});
