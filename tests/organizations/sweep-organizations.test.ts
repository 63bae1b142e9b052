import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { functions } from "@/lib/doors/inngest/functions";
import { sweepOrganizations } from "@/lib/hiring/organizations/sweep-organizations";
import { files } from "@/lib/platform/storage/files";
import { createUpload } from "@/lib/reading/uploads/create-upload";
import { withStored } from "@/lib/reading/uploads/incoming-file";
import { discardUploads } from "@/lib/reading/uploads/discard-uploads";

const now = Date.now();
const hours = (count: number) => new Date(now + count * 3_600_000);
const isKept = async (key: string) => {
  try {
    await files.get(key);
    return true;
  } catch {
    return false;
  }
};

/** Creates an upload whose file has been received. */
async function uploaded(recruiter: Parameters<typeof createUpload>[0]) {
  const { uploadId } = await createUpload(recruiter, { fileName: "cv.txt" });
  const bytes = Buffer.from(`A file ${randomUUID()}`);
  const { storageKey } = await ownerDb.upload.update({
    where: { id: uploadId },
    data: { status: "received", size: bytes.length, sha256: randomUUID(), mediaType: "application/pdf" },
  });
  await files.put(storageKey, bytes);
  return { uploadId, storageKey };
}

test("discards an upload a day after its address expires, and an hour later its file unless attached", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const unused = await uploaded(recruiter);
  const used = await uploaded(recruiter);
  const waiting = await createUpload(recruiter, { fileName: "never-sent.pdf" });
  await createCandidate(recruiter, { jobId: job.id, files: [{ uploadId: used.uploadId }] });
  const remaining = () => ownerDb.upload.count({ where: { organizationId: recruiter.organizationId } });
  const discardAt = (at: number) => discardUploads(system, { now: hours(at) });

  expect(await discardAt(23)).toEqual({ discarded: 0, forgotten: 0, files: 0 });
  expect(await withStored(recruiter, [unused], async ([file]) => file)).toMatchObject({ fileName: "cv.txt" });
  // From now on it cannot be used, but a call that has already found it can still finish.
  expect(await discardAt(25)).toEqual({ discarded: 3, forgotten: 0, files: 0 });
  await expect(withStored(recruiter, [unused], async ([file]) => file)).rejects.toMatchObject({
    code: "invalid",
  });
  expect(await isKept(unused.storageKey)).toBe(true);
  expect(await discardAt(26.5)).toEqual({ discarded: 0, forgotten: 3, files: 2 });
  expect(await remaining()).toBe(0);
  expect(await isKept(unused.storageKey)).toBe(false);
  expect(await isKept(used.storageKey)).toBe(true);
  expect(await discardAt(30)).toEqual({ discarded: 0, forgotten: 0, files: 0 });
  expect(waiting.uploadId).toBeTruthy();
});

test("keeps the file of an upload that was attached between discarding and deleting", async () => {
  const { recruiter, system } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { candidateId } = await applicant(recruiter, job.id);
  const { uploadId, storageKey } = await uploaded(recruiter);
  const storedFile = await withStored(recruiter, [{ uploadId }], async ([file]) => file!);
  await discardUploads(system, { now: hours(25) });
  const { organizationId } = recruiter;
  await ownerDb.attachment.create({
    data: { ...storedFile, organizationId, candidateId, kind: "cv", createdBy: recruiter.id },
  });
  expect(await discardUploads(system, { now: hours(27) })).toMatchObject({ forgotten: 1, files: 0 });
  expect(await isKept(storageKey)).toBe(true);
});

test("sweeps every organization even when one fails, and keeps recent and answered rows", async () => {
  const ours = await hiringTeam();
  const theirs = await hiringTeam();
  const confirmation = (organizationId: string, status: "pending" | "declined" | "redeemed", days: number) =>
    ownerDb.confirmation.create({
      data: {
        organizationId,
        status,
        userId: randomUUID(),
        act: "acceptCandidate",
        argumentsDigest: "x",
        subjectRevision: "1",
        preview: {},
        expiresAt: hours(-24 * days),
        createdAt: hours(-24 * days),
      },
    });
  for (const { organization } of [ours, theirs]) {
    await confirmation(organization.id, "pending", 31);
    await confirmation(organization.id, "declined", 31);
    await confirmation(organization.id, "pending", 29);
    await confirmation(organization.id, "redeemed", 400);
  }
  const invitation = (days: number, status = "pending") =>
    ownerDb.invitation.create({
      data: {
        organizationId: ours.organization.id,
        email: `${randomUUID()}@acme.example`,
        status,
        inviterId: ours.recruiter.id,
        expiresAt: hours(-24 * days),
      },
    });
  const old = await invitation(31);
  const young = await invitation(29);
  const accepted = await invitation(90, "accepted");
  // An upload whose file cannot be deleted, because its key leads outside the store.
  await ownerDb.upload.create({
    data: {
      organizationId: ours.organization.id,
      fileName: "x",
      mediaType: "",
      storageKey: "../outside",
      status: "discarded",
      createdBy: "x",
      expiresAt: hours(-48),
    },
  });

  const swept = await sweepOrganizations(new Date(now));
  expect(swept).toMatchObject({ failed: 1, invitations: 1, confirmations: 2 });
  const rest = await ownerDb.confirmation.findMany({ where: { organizationId: theirs.organization.id } });
  expect(rest.map((each) => each.status).sort()).toEqual(["pending", "redeemed"]);
  const invitations = await ownerDb.invitation.findMany({ where: { organizationId: ours.organization.id } });
  expect(invitations.map(({ id }) => id).sort()).toEqual([young.id, accepted.id].sort());
  expect(invitations.map(({ id }) => id)).not.toContain(old.id);

  await ownerDb.upload.deleteMany({ where: { organizationId: ours.organization.id } });
  expect(await sweepOrganizations(new Date(now))).toMatchObject({
    failed: 0,
    confirmations: 2,
    invitations: 0,
  });
  expect(await sweepOrganizations(new Date(now))).toMatchObject({ failed: 0, confirmations: 0 });
});

test("refuses to discard uploads for anyone but the service", async () => {
  const { recruiter } = await hiringTeam({ role: "owner" });
  await expect(discardUploads(recruiter, { now: hours(48) })).rejects.toMatchObject({ code: "forbidden" });
});

test("schedules the sweep every hour", () => {
  const options = functions.map((each) => each.opts);
  expect(options.find(({ id }) => id === "clean-up")?.triggers).toEqual([{ cron: "41 * * * *" }]);
});
