import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { giveConsent, withdrawConsent } from "@/lib/records/candidates/employee-consent";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { getRediscovery } from "@/lib/hiring/talent-pool/rediscovery/get-rediscovery";
import { previewRediscovery } from "@/lib/hiring/talent-pool/rediscovery/preview-rediscovery";
import { confirmRediscovery } from "@/lib/hiring/talent-pool/rediscovery/rediscover-candidates";
import { colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { createPooledCandidate } from "../talent-pool/people";

let recruiter: Actor;
let jobId: string;
let candidateId: string;

/** Emil is an employee with a CV; no consent has been recorded. */
beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  jobId = (await configuredJob(recruiter)).job.id;
  candidateId = (await createPooledCandidate(recruiter, "Emil Lund")).id;
  await ownerDb.employee.create({ data: { organizationId: recruiter.organizationId, candidateId } });
});

const emil = () => ({ candidateId });
const consent = async () => (await getCandidate(recruiter, emil())).employee?.consent;
const trail = () =>
  ownerDb.auditEvent.findMany({
    where: { subjectId: candidateId, name: { startsWith: "candidate.consent" } },
    select: { name: true, actorKind: true, actorId: true },
    orderBy: { createdAt: "asc" },
  });
const preview = async () => {
  const { candidates, exclusions } = await previewRediscovery(recruiter, { jobId });
  return {
    proposed: candidates.map(({ name }) => name),
    leftOut: exclusions.map(({ reason, count }) => [reason, count]),
  };
};

test("proposes an employee only between the recording and the withdrawal of their consent", async () => {
  const without = { proposed: [], leftOut: [["employee_without_consent", 1]] };
  expect(await consent()).toEqual({ given: false, at: null, recordedBy: null });
  expect(await preview()).toEqual(without);
  await giveConsent(recruiter, emil());
  expect(await preview()).toEqual({ proposed: ["Emil Lund"], leftOut: [] });
  await withdrawConsent(recruiter, emil());
  expect(await preview()).toEqual(without);
  await expect(assignCandidate(recruiter, { ...emil(), jobId })).rejects.toMatchObject({ code: "conflict" });
});

test("leaves out an employee who withdrew consent after the search proposed them", async () => {
  await giveConsent(recruiter, emil());
  const { rediscoveryId } = await previewRediscovery(recruiter, { jobId });
  await withdrawConsent(recruiter, emil());
  expect(await confirmRediscovery(recruiter, { rediscoveryId })).toMatchObject({
    applicationIds: [],
    leftOut: 1,
    creditsNeeded: 0,
  });
  expect(await getRediscovery(recruiter, { rediscoveryId })).toMatchObject({
    candidates: [{ name: "Emil Lund", application: null }],
  });
});

test("shows who recorded a consent and when, and audits each change once", async () => {
  const cleo = await colleagueOf(recruiter, "recruiter", "Cleo Colleague");
  const firstConsent = await giveConsent(recruiter, emil());
  expect(firstConsent).toEqual({
    candidateId,
    given: true,
    at: expect.any(String),
    recordedBy: "Robin Recruiter",
  });
  expect(Date.now() - Date.parse(firstConsent.at!)).toBeLessThan(60_000);
  // Recording the same consent again changes nothing, whoever does it.
  expect(await giveConsent(cleo, emil())).toEqual(firstConsent);
  const withdrawn = await withdrawConsent(cleo, emil());
  expect(withdrawn).toMatchObject({ given: false, recordedBy: "Cleo Colleague" });
  expect(await withdrawConsent(recruiter, emil())).toEqual(withdrawn);
  expect({ candidateId, ...(await consent()) }).toEqual(withdrawn);
  expect(await trail()).toEqual([
    { name: "candidate.consented", actorKind: "member", actorId: recruiter.id },
    { name: "candidate.consent-withdrawn", actorKind: "member", actorId: cleo.id },
  ]);
});

test("records a consent or withdrawal once when several requests arrive together", async () => {
  for (const act of [giveConsent, withdrawConsent]) {
    const all = await Promise.all([1, 2, 3].map(() => act(recruiter, emil())));
    expect(new Set(all.map(({ at }) => at)).size).toBe(1);
  }
  expect(await trail()).toHaveLength(2);
});

test("a withdrawal waits for a rediscovery that holds the candidate's row, then takes effect", async () => {
  await giveConsent(recruiter, emil());
  const blockedQueries = async () => {
    const [{ count }] = await ownerDb.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return count;
  };
  const withdrawing = await ownerDb.$transaction(async (holder) => {
    await holder.$queryRaw`SELECT 1 FROM "Candidate" WHERE id = ${candidateId}::uuid FOR SHARE`;
    const act = withdrawConsent(recruiter, emil());
    await expect.poll(blockedQueries).toBe(1);
    expect(await consent()).toMatchObject({ given: true });
    return { act };
  });
  expect(await withdrawing.act).toMatchObject({ given: false });
});

test("refuses strangers, readers, candidates who are not employees and erased employees", async () => {
  const stranger = await hiringTeam({ role: "owner" });
  const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
  const applicant = await createPooledCandidate(recruiter, "Ada Reyes");
  for (const act of [giveConsent, withdrawConsent]) {
    await expect(act(stranger.recruiter, emil())).rejects.toMatchObject({ code: "not_found" });
    await expect(act(reader, emil())).rejects.toMatchObject({ code: "forbidden" });
    await expect(act(recruiter, { candidateId: applicant.id })).rejects.toMatchObject({ code: "conflict" });
  }
  expect(await consent()).toEqual({ given: false, at: null, recordedBy: null });
  expect(await trail()).toEqual([]);
  const admin: Actor = {
    ...recruiter,
    permissions: new Set([...recruiter.permissions, "organization:administer"]),
  };
  await eraseCandidate(admin, emil());
  await expect(giveConsent(recruiter, emil())).rejects.toMatchObject({ code: "not_found" });
});
