import { connected } from "../../connected";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";
import { runPipeline } from "../../../support/pipeline";
import { exampleContent, ownerDb } from "../../../support/world";

test("somebody who got their CV by a merge in the ATS is scored with it and found in the talent pool", async () => {
  const world = new SimWorld();
  const job = world.addJob("Backend Engineer");
  const kept = world.addCandidate("Ada", "Reyes");
  const merged = world.addCandidate("A.", "Reyes");
  world.apply(kept.id, job.id);
  world.addFile(merged.id, "cv.pdf", readFileSync("samples/candidates/01-amara-lindqvist.pdf"));
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const [application] = await team.rows.applications();
  await publishScorecard(team.recruiter, { jobId: application!.jobId, content: exampleContent() });
  await runPipeline(team.organization.id);
  world.merge(kept.id, merged.id);
  await team.sync(true);
  await runPipeline(team.organization.id);
  expect(await team.rows.applications()).toMatchObject([{ scoreStatus: "scored" }]);
  const inPool = await ownerDb.candidateWords.findMany({ where: { organizationId: team.organization.id } });
  expect(inPool.map(({ candidateId }) => candidateId)).toEqual([application!.candidateId]);
});
