import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { countJobCandidates } from "@/lib/hiring/applications/count-job-candidates";
import { listApplicationFilters } from "@/lib/hiring/applications/list-filters";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import { snoozeApplications } from "@/lib/hiring/applications/snooze";
import { tagApplications } from "@/lib/hiring/applications/tag";
import { wakeApplications } from "@/lib/hiring/applications/wake";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { searchApplications } from "@/lib/hiring/applications/search-applications";
import { rejectApplication, reopenApplication } from "../support/decide";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let jobId: string;
let ids: [string, string];
let candidateId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ role: "admin" }));
  jobId = (await configuredJob(recruiter)).job.id;
  const [one, other] = [await applicant(recruiter, jobId), await applicant(recruiter, jobId)];
  ids = [one.id, other.id];
  ({ candidateId } = one);
});

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const listed = async (filter: object) =>
  (await listJobCandidates(recruiter, { jobId, ...filter })).items.map(({ applicationId }) => applicationId);
const undecided = () => listed({ disposition: "active", snoozed: false });
const snoozed = () => listed({ disposition: "active", snoozed: true });
const row = async () =>
  (await listJobCandidates(recruiter, { jobId })).items.find(
    ({ applicationId }) => applicationId === ids[0],
  )!;
const change = () =>
  ownerDb.application.update({ where: { id: ids[0] }, data: { revision: { increment: 1 } } });

describe("snoozing", () => {
  test("hides somebody from the undecided until the day, and marks who came back", async () => {
    const until = tomorrow();
    expect(await snoozeApplications(recruiter, { applicationIds: [ids[0]], until })).toEqual({ snoozed: 1 });
    expect([await undecided(), await snoozed()]).toEqual([[ids[1]], [ids[0]]]);
    expect((await row()).snooze).toEqual({ until, over: false });
    const { standing } = await countJobCandidates(recruiter, {
      jobId,
      disposition: "active",
      snoozed: false,
    });
    for (const [value, count] of [
      ["undecided", 1],
      ["snoozed", 1],
      ["all", 2],
    ] as const)
      expect(standing).toContainEqual(expect.objectContaining({ value, count }));
    await ownerDb.application.update({ where: { id: ids[0] }, data: { snoozedUntil: new Date(0) } });
    expect((await undecided()).toSorted()).toEqual([...ids].toSorted());
    expect((await row()).snooze).toMatchObject({ over: true });
    await wakeApplications(recruiter, { applicationIds: [ids[0]] });
    expect((await row()).snooze).toBeNull();
  });

  test("ends when something changes, with a day or without", async () => {
    for (const until of [null, tomorrow()]) {
      await snoozeApplications(recruiter, { applicationIds: [ids[0]], until });
      expect(await snoozed()).toEqual([ids[0]]);
      await change();
      expect(await snoozed()).toEqual([]);
      expect((await row()).snooze).toMatchObject({ over: true });
    }
  });

  test("leaves decided ones as they are, and does not outlast a decision that is taken back", async () => {
    await snoozeApplications(recruiter, { applicationIds: [ids[0]], until: null });
    await rejectApplication(recruiter, { applicationId: ids[0] });
    expect((await row()).snooze).toBeNull();
    expect(await snoozeApplications(recruiter, { applicationIds: ids, until: null })).toEqual({ snoozed: 1 });
    await reopenApplication(recruiter, { applicationId: ids[0] });
    expect(await snoozed()).toEqual([ids[1]]);
  });

  test("refuses the past, and ids of others without changing any", async () => {
    const past = new Date(0).toISOString();
    await expect(
      snoozeApplications(recruiter, { applicationIds: [ids[0]], until: past }),
    ).rejects.toMatchObject({ code: "invalid" });
    const { recruiter: stranger } = await hiringTeam();
    const theirs = await applicant(stranger, (await configuredJob(stranger)).job.id);
    for (const act of [
      () => snoozeApplications(recruiter, { applicationIds: [ids[0], theirs.id], until: null }),
      () => tagApplications(recruiter, { applicationIds: [ids[0], theirs.id], add: ["x"], remove: [] }),
      () => wakeApplications(recruiter, { applicationIds: [theirs.id] }),
    ])
      await expect(act()).rejects.toMatchObject({ code: "not_found" });
    expect(await row()).toMatchObject({ snooze: null, tags: [] });
  });
});

describe("tags", () => {
  const tag = (applicationIds: string[], add: string[], remove: string[] = []) =>
    tagApplications(recruiter, { applicationIds, add, remove });

  test("are added to several, keep their first spelling, and filter the list and searches", async () => {
    await tag(ids, ["Second choice", "relocates"]);
    await tag([ids[0]], ["second CHOICE"]);
    expect((await row()).tags).toEqual(["Second choice", "relocates"]);
    await tag([ids[1]], [], ["SECOND choice"]);
    expect(await listed({ tag: "second choice" })).toEqual([ids[0]]);
    expect((await countJobCandidates(recruiter, { jobId })).tag).toEqual([
      { value: "relocates", count: 2 },
      { value: "Second choice", count: 1 },
    ]);
    const found = await searchApplications(recruiter, { query: 'tag:"second choice"' });
    expect((await searchApplications(recruiter, { tag: "SECOND choice" })).items).toEqual(found.items);
    expect((await listApplicationFilters(recruiter, {})).tags).toEqual(["relocates", "Second choice"]);
    expect(found.items).toMatchObject([{ applicationId: ids[0] }]);
    await snoozeApplications(recruiter, { applicationIds: [ids[1]], until: null });
    const awake = await searchApplications(recruiter, { query: "tag:relocates snoozed:no" });
    expect(awake.items).toMatchObject([{ applicationId: ids[0] }]);
  });

  test("are at most twenty, also when two add some at once, and go with the person", async () => {
    const some = (from: number) => Array.from({ length: 12 }, (_, at) => `tag ${from + at}`);
    const outcomes = await Promise.allSettled([tag([ids[0]], some(0)), tag([ids[0]], some(100))]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await row()).tags).toHaveLength(12);
    await eraseCandidate(recruiter, { candidateId });
    expect(await ownerDb.application.findUniqueOrThrow({ where: { id: ids[0] } })).toMatchObject({
      tags: [],
      snoozedRevision: null,
    });
  });

  test("of concurrent callers are all kept, and one snoozed twice and woken is either", async () => {
    const applicationIds = [ids[0]];
    await Promise.all([tag(applicationIds, ["one"]), tag(applicationIds, ["two"])]);
    expect((await row()).tags.toSorted()).toEqual(["one", "two"]);
    await Promise.all([
      snoozeApplications(recruiter, { applicationIds, until: null }),
      snoozeApplications(recruiter, { applicationIds, until: tomorrow() }),
      wakeApplications(recruiter, { applicationIds }),
    ]);
    const { snoozedRevision, snoozedUntil } = await ownerDb.application.findUniqueOrThrow({
      where: { id: ids[0] },
    });
    expect(snoozedRevision === null ? snoozedUntil : null).toBeNull();
  });
});
