import { connected } from "../../connected";
import { expect, test } from "vitest";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { undoMerge } from "@/lib/records/candidates/undo-merge";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";
import { ownerDb } from "../../../support/world";

test("candidates merged here stay merged through every sync, and the merge can still be undone", async () => {
  const world = new SimWorld();
  const jobs = [0, 1, 2].map((i) => world.addJob(`Job ${i}`));
  const people = [0, 1].map((i) => world.addCandidate(`Ada${i}`, "Reyes"));
  const applications = people.map((person, i) => world.apply(person.id, jobs[i]!.id));
  const survivorOwn = world.apply(people[0]!.id, jobs[2]!.id);
  const mergedOwn = world.apply(people[1]!.id, jobs[2]!.id);
  people.forEach((person, i) =>
    world.addFile(person.id, `cv-${i}.pdf`, Buffer.from(`%PDF-1.4 nothing ${i}`)),
  );
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const [survivor, merged] = await team.rows.candidates();
  if (!survivor || !merged) throw new Error("Expected two imported candidates.");
  await mergeCandidates(team.recruiter, { candidateId: survivor.id, mergedId: merged.id });
  const owners = async () => ({
    applications: Object.fromEntries(
      (await team.rows.applications()).map((row) => [row.externalId, [row.candidateId, row.disposition]]),
    ),
    files: (await team.rows.attachments()).map((file) => file.candidateId),
    aliases: (await ownerDb.candidateAlias.findMany({ where: { candidateId: survivor.id } })).length,
  });
  const expected = {
    applications: {
      [applications[0]!.id]: [survivor.id, "active"],
      [applications[1]!.id]: [survivor.id, "active"],
      [survivorOwn.id]: [survivor.id, "active"],
      // Both applied for this job: the merged candidate keeps their own.
      [mergedOwn.id]: [merged.id, "active"],
    },
    files: [survivor.id, survivor.id],
    aliases: 1,
  };
  expect(await owners()).toEqual(expected);

  world.rename(people[1]!.id, "Adah");
  for (const full of [false, true]) {
    await team.sync(full);
    expect(await owners()).toEqual(expected);
  }
  const late = world.addJob("Late");
  const fresh = world.apply(people[1]!.id, late.id);
  await team.sync();
  expect((await owners()).applications).toMatchObject({ [fresh.id]: [survivor.id, "active"] });

  await undoMerge(team.recruiter, { mergedId: merged.id });
  await team.sync(true);
  expect(await owners()).toEqual({
    applications: {
      ...expected.applications,
      [applications[1]!.id]: [merged.id, "active"],
      [fresh.id]: [merged.id, "active"],
    },
    files: [survivor.id, merged.id],
    aliases: 0,
  });
});
