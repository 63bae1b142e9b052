import { connected, rowsOf } from "./connected";
import { expect, test } from "vitest";
import { rejectApplication } from "@/lib/applications/reject-application";
import { pushDecision } from "@/lib/ats/push/push-decision";
import { beginSync } from "@/lib/ats/sync/begin-sync";
import { syncPage } from "@/lib/ats/sync/sync-page";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../simulators/greenhouse/server";

test("reading leaves a fifth of what the ATS says it allows, and a decision still goes at once", async () => {
  const world = new SimWorld();
  const { id: jobId } = world.addJob("Backend Engineer");
  const application = world.apply(world.addCandidate("Ada", "Reyes").id, jobId);
  const team = await connected(
    { provider: "greenhouse", ...greenhouseCredentials },
    greenhouseSimulator(world),
    { push: "both", rejectionReasonId: [...world.reasons.keys()][0]! },
  );
  const { connectionId, syncer, recruiter } = team;
  await team.sync();

  // From here on it says in its headers what it allows.
  const greenhouse = greenhouseSimulator(world, { limit: 50 });
  const answers: number[] = [];
  team.speakTo(async (request) => {
    const answer = await greenhouse(request);
    answers.push(answer.status);
    return answer;
  });
  const readUntilAsked = async () => {
    for (;;) {
      await beginSync(syncer, { connectionId, full: true });
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
