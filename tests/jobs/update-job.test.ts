import { beforeEach, describe, expect, test } from "vitest";
import { agentWith } from "../support/administrator";
import { sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
import { type Serve, callLegacy, doorFor } from "../mcp/door";
import type { Actor } from "@/lib/platform/access/actor";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { getJob } from "@/lib/records/jobs/get-job";
import { listConfiguredJobs } from "@/lib/records/jobs/list-configured-jobs";
import { previewJobEdit } from "@/lib/records/jobs/preview-job-edit";
import { updateJob } from "@/lib/records/jobs/update-job";

const cv = sentFile("cv.txt", "Ada Reyes\nEngineer");
let recruiter: Actor;
let jobId: string;
const stored = () => ownerDb.job.findUniqueOrThrow({ where: { id: jobId } });
const trail = () => ownerDb.auditEvent.findMany({ where: { name: "job.updated", subjectId: jobId } });

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
});

describe("a person", () => {
  test("changes and clears fields, and the audit trail names them", async () => {
    await updateJob(recruiter, { jobId, title: " Platform Engineer ", location: "Lyon" });
    const { changed } = await updateJob(recruiter, { jobId, title: "Platform Engineer", location: "" });
    expect(changed).toEqual(["location"]);
    expect(await stored()).toMatchObject({ title: "Platform Engineer", location: null, status: "open" });
    expect((await trail()).map(({ particulars }) => particulars)).toEqual([
      { changed: ["title", "location"], status: "open" },
      { changed: ["location"], status: "open" },
    ]);
  });

  test("closes a job, which then accepts no candidates, and reopens it", async () => {
    await updateJob(recruiter, { jobId, status: "closed" });
    const add = () => createCandidate(recruiter, { jobId, files: [cv] });
    await expect(add()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/closed.*Reopen/) as string,
    });
    await updateJob(recruiter, { jobId, status: "open" });
    await add();
  });

  test("archives a job, which hides it from lists but not its page, and restores it", async () => {
    await updateJob(recruiter, { jobId, archived: true });
    expect(await stored()).toMatchObject({ status: "closed", archivedAt: expect.any(Date) });
    const listed = async (status: "open" | "closed" | "archived" | "all") =>
      (await listConfiguredJobs(recruiter, { status })).items.map((job) => job.jobId);
    for (const status of ["open", "closed", "all"] as const) expect(await listed(status)).toEqual([]);
    expect(await listed("archived")).toEqual([jobId]);
    expect(await getJob(recruiter, { jobId })).toMatchObject({ archived: true, status: "closed" });
    await expect(createCandidate(recruiter, { jobId, files: [cv] })).rejects.toMatchObject({
      code: "conflict",
    });
    const both = { jobId, archived: true, status: "open" as const };
    await expect(updateJob(recruiter, both)).rejects.toMatchObject({ code: "invalid" });

    await updateJob(recruiter, { jobId, archived: false });
    expect(await listed("closed")).toEqual([jobId]);
    await updateJob(recruiter, { jobId, archived: true });
    const { changed } = await updateJob(recruiter, { jobId, status: "open" });
    expect(changed.sort()).toEqual(["archived", "status"]);
    expect(await stored()).toMatchObject({ status: "open", archivedAt: null });
  });

  test("cannot change another organization's job, or send no change at all", async () => {
    const stranger = (await hiringTeam()).recruiter;
    await expect(updateJob(stranger, { jobId, title: "Mine" })).rejects.toMatchObject({ code: "not_found" });
    await expect(updateJob(recruiter, { jobId })).rejects.toMatchObject({ code: "invalid" });
    expect(await trail()).toEqual([]);
  });

  test("cannot change a job without job:write", async () => {
    const reader: Actor = { ...recruiter, permissions: new Set(["job:read"]) };
    await expect(updateJob(reader, { jobId, title: "Other" })).rejects.toMatchObject({ code: "forbidden" });
  });

  test("is referred to the ATS for a job it keeps, but may write a missing description", async () => {
    const { organizationId } = recruiter;
    const connection = await ownerDb.atsConnection.create({
      data: { organizationId, name: "Greenhouse EU", provider: "greenhouse" },
    });
    const data = { atsConnectionId: connection.id, externalId: "1" };
    await ownerDb.job.update({ where: { id: jobId }, data: { ...data, description: "" } });
    const refused = {
      code: "conflict",
      message: expect.stringMatching(/managed in Greenhouse EU/) as string,
    };
    await expect(updateJob(recruiter, { jobId, status: "closed" })).rejects.toMatchObject(refused);
    const description = "Builds services and keeps them running.";
    await updateJob(recruiter, { jobId, description });
    // Only what is closed there can be archived here.
    await expect(updateJob(recruiter, { jobId, archived: true })).rejects.toMatchObject(refused);
    await ownerDb.job.update({ where: { id: jobId }, data: { status: "closed" } });
    await updateJob(recruiter, { jobId, archived: true });
    await expect(updateJob(recruiter, { jobId, description: `${description} ` })).resolves.toMatchObject({
      changed: [],
    });
    await expect(
      updateJob(recruiter, { jobId, description: "Something else altogether." }),
    ).rejects.toMatchObject(refused);
  });
});

describe("an agent", () => {
  let serve: Serve;
  beforeEach(() => {
    ({ serve } = doorFor(agentWith(recruiter, ["service:recruiter", "service:recruiter:write"])));
  });

  test("previews the change, and applies it once after confirmation", async () => {
    const args = { jobId, title: "Platform Engineer", status: "closed" };
    const pending = (await callLegacy(serve, "updateJob", args)).structuredContent;
    expect(pending.preview.effects).toEqual([
      'Title changes from "Backend Engineer" to "Platform Engineer".',
      expect.stringContaining("0 undecided applications stay unchanged"),
    ]);
    expect(await stored()).toMatchObject({ title: "Backend Engineer", status: "open" });
    const { confirmationToken } = pending;
    const done = await callLegacy(serve, "updateJob", { ...args, confirmationToken });
    expect(done.structuredContent).toMatchObject({ status: "done", changed: ["title", "status"] });
    const again = await callLegacy(serve, "updateJob", { ...args, confirmationToken });
    expect(again.isError).toBe(true);
    expect(await trail()).toHaveLength(1);
  });

  test("is refused when somebody changed the job after the preview", async () => {
    const args = { jobId, title: "Platform Engineer" };
    const { confirmationToken } = (await callLegacy(serve, "updateJob", args)).structuredContent;
    await updateJob(recruiter, { jobId, title: "Site Reliability Engineer" });
    const late = await callLegacy(serve, "updateJob", { ...args, confirmationToken });
    expect(late.isError).toBe(true);
    expect(await stored()).toMatchObject({ title: "Site Reliability Engineer" });
  });

  test("gets nothing_to_do when the job has these values already", async () => {
    const same = await callLegacy(serve, "updateJob", { jobId, title: "Backend Engineer" });
    expect(same.structuredContent).toMatchObject({ status: "nothing_to_do" });
    const { effects } = await previewJobEdit(recruiter, { jobId, title: "Backend Engineer" });
    expect(effects).toEqual([]);
  });
});
