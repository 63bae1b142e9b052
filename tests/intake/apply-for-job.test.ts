import "../support/database";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { POST } from "@/app/api/apply/[organization]/[jobId]/route";
import type { Actor } from "@/lib/platform/access/actor";
import { candidateActor, systemActor } from "@/lib/platform/access/system";
import { env } from "@/lib/env";
import { applyForJob } from "@/lib/hiring/intake/apply-for-job";
import { changeApplyPage } from "@/lib/hiring/intake/change-apply-page";
import { getApplyPage } from "@/lib/hiring/intake/get-apply-page";
import { readAttachment } from "@/lib/hiring/intake/read-attachment";
import { publishNotice } from "@/lib/hiring/rights/publish-notice";
import { readNotice } from "@/lib/hiring/rights/read-notice";
import { findDuplicates } from "@/lib/records/candidates/find-duplicates";
import { updateJob } from "@/lib/records/jobs/update-job";
import { noticeTexts } from "../support/notice-texts";
import { randomAddress } from "../support/visitor";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

const text = "We look for somebody who runs our databases.";
const cv = "Ottilie Brandt\n\nExperience\nBackend Engineer, Brandt Works, 2014 - 2022\nRan PostgreSQL.";

let admin: Actor;
let visitor: Actor;
let slug: string;
let jobId: string;
let noticeId: string;
beforeEach(async () => {
  const team = await hiringTeam({ role: "admin" });
  ({ recruiter: admin } = team);
  ({ slug } = team.organization);
  visitor = candidateActor(admin.organizationId, "en");
  jobId = (await configuredJob(admin)).job.id;
  ({ noticeId } = await publishNotice(admin, { ...noticeTexts, jurisdictions: [], replaces: null }));
  await changeApplyPage(admin, { jobId, open: true, text });
});

const application = (changes: Partial<Parameters<typeof applyForJob>[1]> = {}) => ({
  jobId,
  noticeId,
  fullName: "Ottilie Brandt",
  email: "ottilie@brandt.example",
  message: "I can start in May.",
  humanReview: false,
  file: { fileName: "cv.txt", bytes: new TextEncoder().encode(cv) },
  locale: "en" as const,
  confirm: true,
  ...changes,
});
/** For the form about oneself, of the same length for everybody. */
const token = { reportToken: expect.stringMatching(/^[\da-f-]{36}\.[\da-f-]{36}\.\d{13}\.[\w-]{43}$/) };
const applications = () =>
  ownerDb.application.findMany({ where: { jobId }, include: { candidate: true, answers: true } });
const mailsAsked = async () =>
  (await ownerDb.outboxEvent.findMany({ where: { name: "candidate.link-requested" } }))
    .map(({ data }) => data as { organizationId: string; candidateId: string; applied?: boolean })
    .filter(({ organizationId }) => organizationId === admin.organizationId);

describe("a page for applicants", () => {
  test("is closed until a recruiter opens it, and needs a public notice and an open job", async () => {
    const { recruiter } = await hiringTeam();
    const { job } = await configuredJob(recruiter);
    expect(await getApplyPage(recruiter, { jobId: job.id })).toMatchObject({
      open: false,
      text: (await ownerDb.job.findUniqueOrThrow({ where: { id: job.id } })).description,
    });
    const opening = { jobId: job.id, open: true, text };
    await expect(changeApplyPage(recruiter, opening)).rejects.toThrow("publishes the notice");
    await ownerDb.job.update({ where: { id: jobId }, data: { status: "closed" } });
    await expect(changeApplyPage(admin, { jobId, open: true, text })).rejects.toMatchObject({
      code: "conflict",
    });
    await changeApplyPage(admin, { jobId, open: false, text });
  });

  test("shows strangers what the recruiter wrote for them, and nothing once it or the job is closed", async () => {
    await ownerDb.job.update({ where: { id: jobId }, data: { description: "Budget: 90,000." } });
    const shown = await readNotice(visitor, { jobId });
    expect(shown).toMatchObject({ noticeId, job: { applyPage: { text } } });
    expect(JSON.stringify(shown)).not.toContain("Budget");
    await changeApplyPage(admin, { jobId, open: false, text });
    expect((await readNotice(visitor, { jobId })).job?.applyPage).toBeNull();
    await expect(applyForJob(visitor, application())).rejects.toMatchObject({ code: "not_found" });
    await changeApplyPage(admin, { jobId, open: true, text });
    await ownerDb.job.update({ where: { id: jobId }, data: { status: "on_hold" } });
    await expect(applyForJob(visitor, application())).rejects.toMatchObject({ code: "not_found" });
    expect(await applications()).toEqual([]);
  });

  test("takes in an application like any other, with the notice that was shown, and has a mail sent", async () => {
    await applyForJob(visitor, application());
    const [made] = await applications();
    expect(made).toMatchObject({
      scoreStatus: "queued",
      candidate: { fullName: "Ottilie Brandt", email: "ottilie@brandt.example" },
      answers: [{ question: "Message with the application", text: "I can start in May." }],
    });
    const { candidateId } = made!;
    const trail = await ownerDb.auditEvent.findMany({ where: { subjectId: candidateId } });
    expect(trail).toMatchObject([
      {
        name: "candidate.created",
        actorId: "system:candidate",
        particulars: { jobId, applicationId: made!.id, noticeId },
      },
    ]);
    expect(await mailsAsked()).toEqual([expect.objectContaining({ candidateId, applied: true })]);
  });

  test("is refused with another notice than the public one", async () => {
    const { noticeId: newer } = await publishNotice(admin, {
      ...noticeTexts,
      jurisdictions: ["illinois"],
      replaces: noticeId,
    });
    for (const stale of [noticeId, randomUUID()])
      await expect(applyForJob(visitor, application({ noticeId: stale }))).rejects.toMatchObject({
        code: "conflict",
      });
    await applyForJob(visitor, application({ noticeId: newer }));
  });

  test("lets people alone look at it, before and after the CV is read", async () => {
    await applyForJob(visitor, application({ humanReview: true }));
    const [{ candidateId, id } = { candidateId: "", id: "" }] = await applications();
    const [file] = await ownerDb.attachment.findMany({ where: { candidateId } });
    await readAttachment(systemActor(admin.organizationId, "reader"), file!.id);
    expect(await applications()).toMatchObject([
      { id, scoreStatus: "human_review", scoreReason: expect.stringContaining("by people alone") },
    ]);
    const trail = await ownerDb.auditEvent.findMany({ where: { subjectId: id } });
    expect(trail).toMatchObject([{ name: "application.human-review-asked" }]);
  });

  test("tells nobody who is on record: the recruiter is shown both records, and the same CV counts once", async () => {
    await applyForJob(visitor, application());
    const other = new TextEncoder().encode(`${cv}\n\nAlso on call.`);
    expect(await applyForJob(visitor, application({ file: { fileName: "cv.txt", bytes: other } }))).toEqual(
      token,
    );
    expect(await applications()).toHaveLength(2);
    const [{ candidateId } = { candidateId: "" }] = await applications();
    expect((await findDuplicates(admin, { candidateId })).duplicates).toHaveLength(1);
    expect(await applyForJob(visitor, application())).toEqual(token);
    expect(await applications()).toHaveLength(2);
  });

  test("is opened for a job that is closed at the same time only before that, and shows nothing after", async () => {
    await Promise.allSettled([
      changeApplyPage(admin, { jobId, open: true, text: "Other words." }),
      updateJob(admin, { jobId, status: "closed" }),
    ]);
    await expect(readNotice(visitor, { jobId })).rejects.toMatchObject({ code: "not_found" });
    await expect(applyForJob(visitor, application())).rejects.toMatchObject({ code: "not_found" });
  });

  test("sent twice at once, makes one application", async () => {
    await Promise.all([applyForJob(visitor, application()), applyForJob(visitor, application())]);
    expect(await applications()).toHaveLength(1);
  });
});

describe("its form", () => {
  const send = async (changes: Record<string, string | File | null>, from = randomAddress()) => {
    const body = new FormData();
    const { fullName: name, email } = application();
    const fields = { notice: noticeId, name, email, file: new File([cv], "cv.txt"), ...changes };
    for (const [field, value] of Object.entries(fields)) if (value !== null) body.set(field, value);
    const request = new Request(`${env.APP_URL}/api/apply/${slug}/${jobId}`, {
      method: "POST",
      body,
      headers: { origin: env.APP_URL, "x-forwarded-for": from },
    });
    const answer = await POST(request, { params: Promise.resolve({ organization: slug, jobId }) });
    return new URL(answer.headers.get("location") ?? "none:", env.APP_URL).searchParams.get("outcome");
  };

  test("says what is wrong, and makes an application of what is right", async () => {
    expect(await send({ email: "nowhere" })).toBe("fields");
    expect(await send({ name: " " })).toBe("fields");
    expect(await send({ file: null })).toBe("fields");
    expect(await send({ notice: randomUUID() })).toBe("notice");
    expect(await send({ file: new File([new Uint8Array(20 * 1024 * 1024 + 1)], "cv.pdf") })).toBe("size");
    expect(await applications()).toEqual([]);
    expect(await send({ "human-review": "on" })).toBe("sent");
    expect(await applications()).toMatchObject([{ scoreStatus: "human_review" }]);
  });

  test("is limited by address, by job, and in the mails to one address", async () => {
    const from = randomAddress();
    const outcomes = [];
    for (let i = 0; i < 11; i++)
      outcomes.push(await send({ file: new File([`${cv} ${i}`], "cv.txt") }, from));
    expect(outcomes).toEqual([...Array<string>(10).fill("sent"), "wait"]);
    expect(await mailsAsked()).toHaveLength(3);
    await ownerDb.rateLimit.update({ where: { key: `apply:${jobId}` }, data: { count: 120 } });
    expect(await send({})).toBe("wait");
  });

  test("is refused from a page of somebody else", async () => {
    const request = new Request(`${env.APP_URL}/api/apply/${slug}/${jobId}`, {
      method: "POST",
      body: new FormData(),
      headers: { origin: "https://evil.example" },
    });
    const answer = await POST(request, { params: Promise.resolve({ organization: slug, jobId }) });
    expect(answer.status).toBe(403);
  });
});
