import { connected, rowsOf } from "../connected";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { rejectApplication } from "@/lib/applications/reject-application";
import { pushDecision } from "@/lib/ats/push/push-decision";
import { beginSync } from "@/lib/ats/sync/readings/begin-sync";
import { syncPage } from "@/lib/ats/sync/sync-page";
import { dialects, worldOf } from "../../simulators/ats/dialects";
import { SimWorld } from "../../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../../simulators/greenhouse/server";
import { workableCredentials, workableSimulator } from "../../simulators/workable/server";

test("reading leaves a fifth of what the ATS says it allows, and a decision still goes at once", async () => {
  const world = new SimWorld();
  const { id: jobId } = world.addJob("Backend Engineer");
  const application = world.apply(world.addCandidate("Ada", "Reyes").id, jobId);
  for (let i = 0; i < 60; i++) world.addCandidate(`Ben${i}`, "Reyes");
  const team = await connected(
    { provider: "greenhouse", ...greenhouseCredentials },
    greenhouseSimulator(world),
    { push: "both", rejectionReasonId: [...world.reasons.keys()][0]! },
  );
  const { connectionId, syncer, recruiter } = team;
  await team.sync();

  // From here on it says in its headers what it allows.
  const greenhouse = greenhouseSimulator(world, { limit: 50, pageCap: 1 });
  const answers: number[] = [];
  team.speakTo(async (request) => {
    const answer = await greenhouse(request);
    answers.push(answer.status);
    return answer;
  });
  const readUntilAsked = async () => {
    await beginSync(syncer, { connectionId, full: true });
    for (;;) {
      const progress = await syncPage(syncer, connectionId);
      if (progress.state === "wait") return progress;
    }
  };
  const { ms } = await readUntilAsked();
  expect(ms).toBeGreaterThan(0);
  // The header names the reset in whole seconds, rounded up.
  expect(ms).toBeLessThanOrEqual(31_000);
  expect(answers.length).toBeGreaterThan(30);
  const read = answers.length;
  expect(await syncPage(syncer, connectionId)).toMatchObject({ state: "wait" });
  expect(answers).toHaveLength(read);

  const [row] = await rowsOf(team.organization.id).applications();
  const { decisionId } = await rejectApplication(recruiter, { applicationId: row!.id });
  expect(await pushDecision(syncer, { applicationId: row!.id, decisionId })).toEqual({ state: "settled" });
  expect(world.applications.get(application.id)?.state).toBe("rejected");
  expect(answers).not.toContain(429);
});

test("a page that costs more calls than the limit allows at once is never finished, or asks for somebody twice", async () => {
  const world = worldOf(dialects.workable!);
  const { id: jobId } = world.addJob("Backend Engineer");
  const people = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea"];
  for (const name of people) world.apply(world.addCandidate(name, "Reyes").id, jobId);
  // As Workable documents it for an account's token, but for the ten seconds.
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
  const ended = async () => {
    for (let pages = 0; pages < 30; pages++) {
      const progress = await syncPage(syncer, connectionId);
      if (progress.state === "wait") await setTimeout(progress.ms);
      else if (progress.state !== "more") return progress.state;
    }
    return "never";
  };
  expect(await ended()).toBe("done");
  expect(requests.filter((path) => /candidates\/\w+$/.test(path))).toHaveLength(people.length);
  expect(requests).not.toContain("refused");
  const rows = await rowsOf(organization.id).applications();
  expect(rows.flatMap(({ answers }) => answers)).toHaveLength(people.length);
}, 60_000);
