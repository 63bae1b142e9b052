import { connected } from "../../connected";
import { expect, test } from "vitest";
import { reindexCandidate } from "@/lib/hiring/talent-pool/index/reindex-candidate";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";
import { runPipeline } from "../../../support/pipeline";
import { readingOf, storedCv } from "../../../support/stored-cv";
import { ownerDb } from "../../../support/world";

test("a name that the ATS changes is masked in the talent pool's index", async () => {
  const world = new SimWorld();
  const person = world.addCandidate("Ada", "Reyes");
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const [row] = await team.rows.candidates();
  const candidateId = row!.id;
  const text = "Ada Reyes\nEngineer\n\nSummary\nColleagues know me as Zuleika from our open-source work.";
  await storedCv(team.recruiter, candidateId, { documentText: { create: readingOf(text) } });
  await reindexCandidate(team.system, candidateId);
  const indexed = async () => {
    const [found] = await ownerDb.$queryRaw<[{ words: string }]>`
      SELECT words::text FROM "CandidateWords" WHERE "candidateId" = ${candidateId}::uuid`;
    return found.words;
  };
  expect(await indexed()).toContain("zuleika");
  world.rename(person.id, "Zuleika");
  await team.sync();
  await runPipeline(team.organizationId);
  expect(await indexed()).not.toContain("zuleika");
});
