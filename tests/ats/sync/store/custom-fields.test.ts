import { connected } from "../../connected";
import { expect, test } from "vitest";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { SimWorld } from "../../../simulators/ats/world";
import { greenhouseKeys, greenhouseSimulator } from "../../../simulators/greenhouse/server";
import { ownerDb } from "../../../support/world";

const shown = [
  { name: "Notice period", value: "3 months" },
  { name: "Works weekends", value: "true" },
];

async function synced() {
  const world = new SimWorld();
  const person = world.addCandidate("Ada", "Reyes");
  person.fields = [
    ["Notice period", "3 months"],
    ["Works weekends", true],
    ["Empty", null],
    ["Date of birth", "1971-04-02"],
    ["Geburtsdatum", "2.4.1971"],
    ["Marital status", "married"],
    ["EEOC code", "17"],
    ["How do you identify", "Hispanic or Latino"],
  ];
  world.apply(person.id, world.addJob("Backend Engineer").id);
  const team = await connected(greenhouseKeys, greenhouseSimulator(world));
  await team.sync();
  const [row] = await team.rows.candidates();
  const read = () => getCandidate(team.recruiter, { candidateId: row!.id });
  const [application] = await team.rows.applications();
  const find = async (query: string) =>
    (await listJobCandidates(team.recruiter, { jobId: application!.jobId, query })).items.length;
  return { ...team, world, person, row: row!, read, find };
}

test("shows what the ATS keeps in custom fields, without what people are, and finds people by them", async () => {
  const { read, find, row } = await synced();
  expect((await read()).atsFields).toEqual(shown);
  expect(JSON.stringify(row)).not.toMatch(/1971|married|Hispanic/);
  expect(await find('ats:"notice PERIOD: 3"')).toBe(1);
  expect(await find('ats:"notice period: 6 months"')).toBe(0);
  expect(await find('-ats:"notice period"')).toBe(0);
});

test("writes them again only when they change, and empties them with the ATS", async () => {
  const { world, person, sync, row, read } = await synced();
  const before = await ownerDb.candidate.findUniqueOrThrow({ where: { id: row.id } });
  await sync(true);
  const after = await ownerDb.candidate.findUniqueOrThrow({ where: { id: row.id } });
  expect({ ...after, atsSeenAt: null, updatedAt: null }).toEqual({
    ...before,
    atsSeenAt: null,
    updatedAt: null,
  });
  person.fields = [];
  world.rename(person.id, "Adela");
  await sync();
  expect((await read()).atsFields).toEqual([]);
});

test("hides them in blind review, from searches too, and erases them with the person for good", async () => {
  const { sync, recruiter, row, find, read } = await synced();
  const [application] = await ownerDb.application.findMany({ where: { candidateId: row.id } });
  const scorecard = await ownerDb.scorecard.create({
    data: { organizationId: row.organizationId, jobId: application!.jobId },
  });
  const version = await ownerDb.scorecardVersion.create({
    data: {
      organizationId: row.organizationId,
      scorecardId: scorecard.id,
      version: 1,
      shortlistFrom: 70,
      declineBelow: 5,
      rediscovery: false,
      blindReview: true,
      contentHash: "0",
      publishedBy: recruiter.id,
    },
  });
  await ownerDb.scorecard.update({ where: { id: scorecard.id }, data: { currentVersionId: version.id } });
  expect(await read()).toMatchObject({ blind: true, atsFields: [] });
  expect(await find('ats:"notice period"')).toBe(0);
  await eraseCandidate(recruiter, { candidateId: row.id });
  await sync(true);
  expect((await ownerDb.candidate.findUniqueOrThrow({ where: { id: row.id } })).atsFields).toBeNull();
});
