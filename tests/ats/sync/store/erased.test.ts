import { connected } from "../../connected";
import { expect, test } from "vitest";
import { systemActor } from "@/lib/platform/access/system";
import { eraseInactive, listInactive } from "@/lib/records/candidates/erase-inactive";
import { chooseRetention } from "@/lib/hiring/organizations/choose-retention";
import { files } from "@/lib/platform/storage/files";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";
import { ownerDb } from "../../../support/world";

test("a candidate erased by the retention rule does not come back with a sync, and a sync does not count as activity", async () => {
  const world = new SimWorld();
  const job = world.addJob("Gardener");
  const person = world.addCandidate("Ada", "Reyes");
  const { id: applicationId } = world.apply(person.id, job.id);
  world.addFile(person.id, "cv.pdf", Buffer.from("%PDF-1.4 nothing"));
  world.reject(applicationId);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const { id: organizationId } = team.organization;
  const past = new Date(Date.now() - 1000 * 24 * 3_600_000);
  const here = { where: { organizationId } };
  await ownerDb.candidate.updateMany({ ...here, data: { createdAt: past, atsUpdatedAt: past } });
  await ownerDb.attachment.updateMany({ ...here, data: { createdAt: past } });
  await ownerDb.application.updateMany({
    ...here,
    data: { createdAt: past, appliedAt: past, decidedAt: past, atsUpdatedAt: past },
  });
  await chooseRetention(team.recruiter, { retentionMonths: 24 });
  await ownerDb.organization.update({ where: { id: organizationId }, data: { retentionFrom: past } });

  const sweeper = systemActor(organizationId, "sweeper");
  const { candidateIds } = await listInactive(sweeper);
  expect(await eraseInactive(sweeper, { candidateIds })).toEqual({ erased: 1, stayed: 0, failed: 0 });
  await discardUploads(sweeper, { now: new Date() });
  for (const full of [false, true]) {
    await team.sync(full);
    expect(await team.rows.candidates()).toMatchObject([
      { fullName: expect.stringMatching(/^Erased person/), email: null, erasedAt: expect.any(Date) },
    ]);
    expect(await team.rows.attachments()).toEqual([]);
    for await (const key of files.list(organizationId)) expect.fail(`${key} is stored`);
    expect(await team.rows.applications()).toMatchObject([{ disposition: "rejected", answers: [] }]);
  }
});
