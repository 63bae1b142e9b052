import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { candidateActor } from "@/lib/platform/access/system";
import { chooseRetention } from "@/lib/hiring/organizations/choose-retention";
import { getNotice } from "@/lib/hiring/rights/get-notice";
import { beside, isFederalHoliday } from "@/lib/judging/states/federal-holidays";
import { noticeDayAfter } from "@/lib/judging/states/notice-day";
import { minimumParts } from "@/lib/hiring/rights/jurisdictions";
import { publishNotice } from "@/lib/hiring/rights/publish-notice";
import { readNotice } from "@/lib/hiring/rights/read-notice";
import { visitorOf } from "@/lib/hiring/rights/visitor";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
import { noticeTexts as texts } from "../support/notice-texts";

let admin: Actor;
let visitor: Actor;
let slug: string;
beforeEach(async () => {
  const team = await hiringTeam({ role: "admin" });
  ({ recruiter: admin } = team);
  ({ slug } = team.organization);
  visitor = candidateActor(admin.organizationId, "en");
});

const publish = (changes: Partial<Parameters<typeof publishNotice>[1]> = {}) =>
  publishNotice(admin, { ...texts, jurisdictions: [], replaces: null, ...changes });

describe("the public notice", () => {
  test("is read without an account, in both languages, with the organization's texts and whom to ask", async () => {
    expect(await getNotice(admin, {})).toMatchObject({ noticeId: null, versions: [], own: { contact: "" } });
    await publish();
    for (const nobody of ["no-such-organization", "", "a\0b"])
      expect(await visitorOf(nobody, "en")).toBeNull();
    const english = await readNotice((await visitorOf(slug, "en"))!, {});
    const german = await readNotice((await visitorOf(slug, "de"))!, {});
    expect(english.parts[0]).toMatchObject({ title: "What is used" });
    expect(english.parts[0]!.paragraphs[0]).toBe("We read every application.");
    expect(german.parts[0]!.paragraphs[0]).toBe("Wir lesen jede Bewerbung.");
    expect(german.parts.map(({ title }) => title)).toContain("Wie lange es aufbewahrt wird");
    for (const { parts } of [english, german])
      expect(JSON.stringify(parts)).toContain("privacy@acme.example");
  });

  test("has the whole minimum part of every chosen jurisdiction, whatever the organization writes", async () => {
    await publish({ jurisdictions: ["europe", "newYorkCity"] });
    const { parts } = await readNotice(visitor, {});
    const { name } = await ownerDb.organization.findUniqueOrThrow({ where: { id: admin.organizationId } });
    for (const jurisdiction of ["newYorkCity", "europe"] as const)
      expect(parts).toContainEqual({
        title: minimumParts[jurisdiction].title,
        paragraphs: minimumParts[jurisdiction].paragraphs.map((text) => text.replace("{organization}", name)),
      });
    expect(parts.map(({ title }) => title)).not.toContain(minimumParts.colorado.title);
  });

  test("keeps every version with when it was public, as it was shown", async () => {
    const { noticeId: first } = await publish({ jurisdictions: ["illinois"] });
    await ownerDb.organization.update({ where: { id: admin.organizationId }, data: { name: "Renamed" } });
    expect(await getNotice(admin, {})).toMatchObject({ noticeId: first, outOfDate: true });
    await publish({ jurisdictions: ["illinois"], replaces: first });
    const { versions, outOfDate } = await getNotice(admin, {});
    expect(outOfDate).toBe(false);
    expect(versions).toHaveLength(2);
    expect(versions[1]).toMatchObject({ noticeId: first, publicUntil: versions[0]!.publicFrom });
    expect(JSON.stringify(versions[0]!.shown)).toContain("Renamed");
    expect(JSON.stringify(versions[1]!.shown)).not.toContain("Renamed");
    // Without a gap, for the same jurisdictions.
    expect((await readNotice(visitor, {})).publicFrom).toBe(versions[1]!.publicFrom);
    await publish({ jurisdictions: ["illinois", "colorado"], replaces: versions[0]!.noticeId });
    expect((await readNotice(visitor, {})).publicFrom).not.toBe(versions[1]!.publicFrom);
    const trail = await ownerDb.auditEvent.findMany({ where: { subjectId: admin.organizationId } });
    expect(trail.filter(({ name }) => name === "organization.notice-published")).toHaveLength(3);
  });

  test("states the retention rule that was chosen, and says when it has changed since", async () => {
    await publish();
    await chooseRetention(admin, { retentionMonths: 24 });
    const { noticeId, outOfDate } = await getNotice(admin, {});
    expect(outOfDate).toBe(true);
    await publish({ replaces: noticeId });
    expect(JSON.stringify((await readNotice(visitor, {})).parts)).toContain(
      "after 24 months without activity",
    );
  });

  test("for California is refused while candidates are erased within four years", async () => {
    await chooseRetention(admin, { retentionMonths: 24 });
    await expect(publish({ jurisdictions: ["california"] })).rejects.toThrow("California asks for 48 months");
    await chooseRetention(admin, { retentionMonths: 48 });
    await publish({ jurisdictions: ["california"] });
  });

  test("keeps the retention rule from being shorter than its jurisdictions ask", async () => {
    const { noticeId } = await publish({ jurisdictions: ["colorado", "europe"] });
    await expect(chooseRetention(admin, { retentionMonths: 35 })).rejects.toThrow(
      "Colorado, which asks for 36 months at least",
    );
    await chooseRetention(admin, { retentionMonths: 36 });
    await publish({ jurisdictions: ["europe"], replaces: noticeId });
    await chooseRetention(admin, { retentionMonths: 6 });
    await expect(publish({ jurisdictions: ["colorado"] })).rejects.toMatchObject({ code: "conflict" });
  });

  test("is not replaced from an old page, nor by the same", async () => {
    const { noticeId } = await publish();
    await expect(publish({ jurisdictions: ["illinois"] })).rejects.toMatchObject({ code: "conflict" });
    await expect(publish({ replaces: noticeId })).rejects.toThrow("public already");
  });

  test("of a job lists what its scorecard assesses, while the job is open", async () => {
    const { job } = await configuredJob(admin);
    await expect(readNotice(visitor, { jobId: job.id })).rejects.toMatchObject({ code: "not_found" });
    await publish({ jurisdictions: ["newYorkCity"] });
    expect((await readNotice(visitor, { jobId: job.id })).job).toMatchObject({
      title: "Backend Engineer",
      criteria: [{ name: "PostgreSQL in production" }, { name: "Mentoring" }],
    });
    expect((await getNotice(admin, {})).jobs).toMatchObject([
      { jobId: job.id, publicFrom: expect.any(String) },
    ]);
    await ownerDb.job.update({ where: { id: job.id }, data: { status: "closed" } });
    await expect(readNotice(visitor, { jobId: job.id })).rejects.toMatchObject({ code: "not_found" });
    const { recruiter: stranger } = await hiringTeam();
    const elsewhere = candidateActor(stranger.organizationId, "en");
    await expect(readNotice(elsewhere, {})).rejects.toMatchObject({ code: "not_found" });
  });
});

test.each([
  ["2026-11-30T12:00:00Z", "2026-12-14"],
  ["2026-12-04T12:00:00Z", "2026-12-18"],
  ["2026-12-05T12:00:00Z", "2026-12-18"],
  // Still Friday in New York.
  ["2026-12-05T03:00:00Z", "2026-12-18"],
  // Christmas and New Year's Day.
  ["2026-12-18T12:00:00Z", "2027-01-05"],
])("ten business days after %s is %s", (from, day) => {
  expect(noticeDayAfter(new Date(from))).toBe(day);
});

test("the federal holidays are those that the Office of Personnel Management lists", () => {
  // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
  const listed = [
    ..."2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12".split(" "),
    ..."2026-11-11 2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18".split(" "),
    ..."2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31".split(" "),
  ];
  const days = Array.from({ length: 730 }, (_, at) => beside("2026-01-01", at));
  const isWeekday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
  expect(days.filter((day) => isWeekday(day) && isFederalHoliday(day))).toEqual(listed);
});
