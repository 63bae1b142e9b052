import "../support/database";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { listJobCandidates } from "@/lib/hiring/applications/list-job-candidates";
import type { Actor } from "@/lib/platform/access/actor";
import { log } from "@/lib/log";
import { addChange, pageCounts } from "@/lib/platform/live/change-counts";
import { changeStream } from "@/lib/platform/live/change-stream";
import { startCounting } from "@/lib/platform/live/start-counting";
import { countWatchers, endAll } from "@/lib/platform/live/watchers";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication } from "../support/decide";

startCounting(() => {});
afterEach(endAll);

async function signedIn({ id, organizationId }: Actor) {
  const session = await ownerDb.session.create({
    data: { userId: id, token: randomUUID(), expiresAt: new Date(Date.now() + 60_000) },
  });
  return { sessionId: session.id, organizationId };
}

const noChanges = { work: 0, approvals: 0 };

async function countsOf({ organizationId }: Actor) {
  const row = await ownerDb.changeCount.findUnique({ where: { organizationId } });
  return row ? { work: row.work, approvals: row.approvals } : noChanges;
}

/** The change counts, once the changes of the setup have been counted. */
async function settled(actor: Actor) {
  await vi.waitFor(async () => expect((await countsOf(actor)).work).toBeGreaterThan(0), 60_000);
  await sleep(400);
  return countsOf(actor);
}

/** Opens a page's change stream and collects its messages. */
function listen(page: { sessionId: string; organizationId: string }, counts = noChanges) {
  const messages: string[] = [];
  const stop = new AbortController();
  const ended = changeStream(page, counts)
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeTo(new WritableStream<string>({ write: (text) => void messages.push(text) }), {
      signal: stop.signal,
    })
    .then(
      () => true,
      () => false,
    );
  return { messages, ended, stop: () => stop.abort() };
}

test("notifies an open page of changes by this instance and another, but not of another organization's changes", async () => {
  const { recruiter } = await hiringTeam();
  const stranger = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { id: applicationId } = await applicant(recruiter, job.id);
  const page = listen(await signedIn(recruiter), await settled(recruiter));
  const theirs = listen(await signedIn(stranger.recruiter), await settled(stranger.recruiter));
  await expect.poll(() => page.messages).toHaveLength(1);
  await acceptApplication(recruiter, { applicationId });
  await vi.waitFor(() => expect(page.messages.at(-1)).toMatch(/^data: \{"work":\d+,"approvals":0\}/), 60_000);
  const before = page.messages.length;
  // Another instance only increments the counts.
  await addChange(recruiter.organizationId, new Set(["approvals"]));
  await vi.waitFor(() => expect(page.messages.length).toBeGreaterThan(before), 60_000);
  expect(page.messages.at(-1)).toContain('"approvals":1');
  expect(page.messages.join("")).not.toContain(applicationId);
  expect(theirs.messages).toHaveLength(1);
});

test("counts no change for a read or for a use case that fails", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { id: applicationId } = await applicant(recruiter, job.id);
  const before = await settled(recruiter);
  await listJobCandidates(recruiter, { jobId: job.id });
  await getApplication(recruiter, { applicationId });
  const failing = acceptApplication(recruiter, { applicationId: randomUUID() });
  await expect(failing).rejects.toMatchObject({ code: "not_found" });
  // Longer than the pause between two counts.
  await sleep(1_000);
  expect(await countsOf(recruiter)).toEqual(before);
  await acceptApplication(recruiter, { applicationId });
  await vi.waitFor(async () => expect(await countsOf(recruiter)).not.toEqual(before), 60_000);
  expect(await countsOf(recruiter)).toEqual({ ...before, work: before.work + 1 });
});

test("ends the stream when the person signs out or loses the membership", async () => {
  const first = await hiringTeam();
  const second = await hiringTeam();
  const pages = [await signedIn(first.recruiter), await signedIn(second.recruiter)];
  const [signedOut, removed] = pages.map((page) => listen(page));
  await ownerDb.session.delete({ where: { id: pages[0]!.sessionId } });
  await ownerDb.member.deleteMany({ where: { userId: second.recruiter.id } });
  expect(await signedOut!.ended).toBe(true);
  expect(await removed!.ended).toBe(true);
  expect(signedOut!.messages.at(-1)).toContain("event: end");
  expect(countWatchers()).toBe(0);
});

test("keeps the stream of a page that opens while the instance looks for changes", async () => {
  const first = await signedIn((await hiringTeam()).recruiter);
  const second = await signedIn((await hiringTeam()).recruiter);
  listen(first);
  await expect.poll(countWatchers).toBe(1);
  const page = await ownerDb.$transaction(async (db) => {
    // Holds the query of the sessions.
    await db.$executeRaw`LOCK TABLE "Session" IN ACCESS EXCLUSIVE MODE`;
    await sleep(1_000);
    return listen(second);
  });
  await sleep(1_000);
  expect(page.messages.join("")).not.toContain("event: end");
  expect(countWatchers()).toBe(2);
});

test("notifies the other pages when one is closed while the instance looks for changes", async () => {
  const { recruiter } = await hiringTeam();
  const counts = await settled(recruiter);
  const [closed, open] = [
    listen(await signedIn(recruiter), counts),
    listen(await signedIn(recruiter), counts),
  ];
  await expect.poll(countWatchers).toBe(2);
  const failed = vi.spyOn(log, "error");
  await ownerDb.$transaction(async (db) => {
    await db.$executeRaw`LOCK TABLE "Session" IN ACCESS EXCLUSIVE MODE`;
    await sleep(1_000);
    await addChange(recruiter.organizationId, new Set(["work"]));
    closed.stop();
    await closed.ended;
  });
  const notice = `data: ${JSON.stringify({ ...counts, work: counts.work + 1 })}\n\n`;
  await vi.waitFor(() => expect(open.messages).toContain(notice), 60_000);
  expect(failed).not.toHaveBeenCalled();
});

test("stops notifying a page that is closed", async () => {
  const { recruiter } = await hiringTeam();
  const page = listen(await signedIn(recruiter));
  await expect.poll(countWatchers).toBe(1);
  page.stop();
  await page.ended;
  expect(countWatchers()).toBe(0);
});

test("gives a hiring manager no sign of changes in the organization", async () => {
  const { recruiter: actor } = await hiringTeam();
  const changes = { work: 7, approvals: 3 };
  expect(pageCounts({ actor, changes })).toEqual(changes);
  const { work, approvals } = pageCounts({ actor: { ...actor, sees: "shared_jobs" }, changes });
  // The time in steps of 15 s.
  expect(work).toBe(Math.floor(Date.now() / 15_000));
  expect(approvals).toBe(work);
});
