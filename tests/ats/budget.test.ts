import { connected, rowsOf } from "./connected";
import { expect, test } from "vitest";
import { rejectApplication } from "@/lib/applications/reject-application";
import { pushDecision } from "@/lib/ats/push/push-decision";
import { beginSync } from "@/lib/ats/sync/begin-sync";
import { syncPage } from "@/lib/ats/sync/sync-page";
import { wire } from "@/lib/ats/wire";
import { SimWorld } from "../simulators/ats/world";
import { greenhouseCredentials, greenhouseSimulator } from "../simulators/greenhouse/server";
import { ownerDb } from "../support/world";

test("reading keeps within its share of the ATS's limit, and a decision still goes at once", async () => {
  const world = new SimWorld();
  const { id: jobId } = world.addJob("Backend Engineer");
  const application = world.apply(world.addCandidate("Ada", "Reyes").id, jobId);
  const team = await connected(
    { provider: "greenhouse", ...greenhouseCredentials },
    greenhouseSimulator(world),
    { push: "both" },
  );
  const { connectionId, syncer, recruiter } = team;
  await team.sync();

  // From here on it is a Greenhouse of the world outside, with the limit that Greenhouse has.
  await ownerDb.atsConnection.update({ where: { id: connectionId }, data: { simulated: false } });
  const greenhouse = greenhouseSimulator(world, { limit: 50 });
  const answers: number[] = [];
  wire.fetch = async (url, init) => {
    const answer = await greenhouse(new Request(url, init));
    answers.push(answer.status);
    return answer;
  };
  const readUntilAsked = async () => {
    for (;;) {
      await beginSync(syncer, { connectionId, full: true });
      const progress = await syncPage(syncer, connectionId);
      if (progress.state === "wait") return progress;
    }
  };
  const { ms } = await readUntilAsked();
  expect(ms).toBeGreaterThan(0);
  expect(ms).toBeLessThanOrEqual(30_000);
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
