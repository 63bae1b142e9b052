import { connected } from "../../connected";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";
import { runPipeline } from "../../../support/pipeline";
import { exampleContent, ownerDb } from "../../../support/world";
import { rejectApplication, reopenApplication } from "../../../support/decide";

/** An application that was rejected before it was imported, with a CV that has been read. */
async function imported() {
  const world = new SimWorld();
  const job = world.addJob("Backend Engineer");
  const person = world.addCandidate("Ada", "Reyes");
  const { id } = world.apply(person.id, job.id);
  world.addFile(person.id, "cv.pdf", readFileSync("samples/candidates/01-amara-lindqvist.pdf"));
  world.reject(id);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const [application] = await team.rows.applications();
  const { id: applicationId, jobId } = application!;
  await publishScorecard(team.recruiter, { jobId, content: exampleContent() });
  const run = () => runPipeline(team.organization.id);
  await run();
  const scoreStatus = async () => (await team.rows.applications())[0]!.scoreStatus;
  return { ...team, world, id, applicationId, run, scoreStatus };
}

test("scores an application that was imported as rejected once the ATS has reopened it", async () => {
  const { world, id, sync, run, scoreStatus } = await imported();
  expect(await scoreStatus()).toBe("not_scored");
  world.reopen(id);
  await sync();
  await run();
  expect(await scoreStatus()).toBe("scored");
});

test("scores an application that was rejected while it was queued, once that is undone", async () => {
  const { recruiter, organization, applicationId, run, scoreStatus } = await imported();
  await ownerDb.organization.update({ where: { id: organization.id }, data: { decisionUndoSeconds: 60 } });
  await reopenApplication(recruiter, { applicationId });
  const rejected = await rejectApplication(recruiter, { applicationId });
  await run();
  expect(await scoreStatus()).not.toBe("scored");
  await undoDecision(recruiter, rejected);
  await run();
  expect(await scoreStatus()).toBe("scored");
});
