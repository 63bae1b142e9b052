import "../support/database";
import { beforeEach, expect, test } from "vitest";
import { agentOf } from "../mcp/door";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import type { Actor } from "@/lib/platform/access/actor";
import { answerConfirmation } from "@/lib/hiring/approvals/answer-confirmation";
import { getConfirmation } from "@/lib/hiring/approvals/get-confirmation";
import { listPendingConfirmations } from "@/lib/hiring/approvals/list-pending";
import { declineConfirmation } from "@/lib/platform/confirmations/decline-confirmation";
import { requestConfirmation } from "@/lib/platform/confirmations/request-confirmation";
import { one, rejectApplication } from "../support/decide";

let recruiter: Actor;
let applicationId: string;
let confirmationId: string;

const preview = { headline: "Accept “Ada Reyes”", effects: ["She is put on the shortlist."] };
const code = (expected: string) => expect.objectContaining({ code: expected }) as Error;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  const { job } = await configuredJob(recruiter);
  applicationId = (await applicant(recruiter, job.id)).id;
  await ownerDb.organization.update({
    where: { id: recruiter.organizationId },
    data: { confirmationPolicy: "recruiter" },
  });
  ({ confirmationId } = await requestConfirmation(agentOf(recruiter), {
    act: "acceptCandidate",
    permission: "application:decide",
    arguments: one("accept", { applicationId }),
    subjectRevision: JSON.stringify({ [applicationId]: 1 }),
    preview,
  }));
});

test("lists a pending confirmation with its preview and the agent that asked", async () => {
  await ownerDb.oauthClient.create({
    data: { clientId: `asking-${confirmationId}`, name: "Sourcing agent", redirectUris: [] },
  });
  await ownerDb.confirmation.update({
    where: { id: confirmationId },
    data: { clientId: `asking-${confirmationId}` },
  });
  const { items, total } = await listPendingConfirmations(recruiter, {});
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ confirmationId, preview, clientName: "Sourcing agent", outcome: null });
  expect(await getConfirmation(recruiter, { confirmationId })).toEqual(items[0]);
});

test("hides a recruiter's confirmation from a colleague and from another organization", async () => {
  const { recruiter: stranger } = await hiringTeam();
  const colleague = { ...recruiter, id: crypto.randomUUID() };
  for (const other of [stranger, colleague]) {
    expect((await listPendingConfirmations(other, {})).total).toBe(0);
    await expect(getConfirmation(other, { confirmationId })).rejects.toEqual(code("not_found"));
    await expect(answerConfirmation(other, { confirmationId, answer: "approve" })).rejects.toEqual(
      code("not_found"),
    );
    await expect(answerConfirmation(other, { confirmationId, answer: "decline" })).rejects.toEqual(
      code("conflict"),
    );
    await expect(declineConfirmation(other, { confirmationId })).rejects.toEqual(code("conflict"));
  }
});

test("carries out an approved act once, and stores its outcome", async () => {
  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => answerConfirmation(recruiter, { confirmationId, answer: "approve" })),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await getConfirmation(recruiter, { confirmationId })).toMatchObject({
    status: "redeemed",
    outcome: { outcomes: [{ decided: { applicationId, disposition: "accepted" } }] },
  });
  expect(await ownerDb.decision.findMany({ where: { applicationId } })).toMatchObject([
    { decidedBy: recruiter.id, confirmationId, clientId: null },
  ]);
  await expect(answerConfirmation(recruiter, { confirmationId, answer: "decline" })).rejects.toEqual(
    code("conflict"),
  );
});

test("refuses approval when the application has changed since, but still allows declining", async () => {
  await ownerDb.application.update({ where: { id: applicationId }, data: { revision: { increment: 1 } } });
  await expect(answerConfirmation(recruiter, { confirmationId, answer: "approve" })).rejects.toEqual(
    code("conflict"),
  );
  const { status } = await answerConfirmation(recruiter, { confirmationId, answer: "decline" });
  expect(status).toBe("declined");
  await expect(answerConfirmation(recruiter, { confirmationId, answer: "approve" })).rejects.toEqual(
    code("conflict"),
  );
});

test("refuses an answer to an expired confirmation", async () => {
  await ownerDb.confirmation.update({ where: { id: confirmationId }, data: { expiresAt: new Date() } });
  for (const answer of ["approve", "decline"] as const)
    await expect(answerConfirmation(recruiter, { confirmationId, answer })).rejects.toEqual(code("conflict"));
  expect(await getConfirmation(recruiter, { confirmationId })).toMatchObject({ status: "expired" });
});

test("refuses approval when the stored arguments were changed", async () => {
  const { job } = await configuredJob(recruiter);
  const other = await applicant(recruiter, job.id);
  await ownerDb.confirmation.update({
    where: { id: confirmationId },
    data: { arguments: one("accept", { applicationId: other.id }) },
  });
  await expect(answerConfirmation(recruiter, { confirmationId, answer: "approve" })).rejects.toEqual(
    code("conflict"),
  );
  expect(await ownerDb.decision.count({ where: { applicationId: other.id } })).toBe(0);
});

test("stores the outcome in English for the agent, and tells the recruiter in their language why it failed", async () => {
  const german = { ...recruiter, locale: "de" as const };
  const { jobId } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  const other = await applicant(recruiter, jobId);
  const { confirmationId: both } = await requestConfirmation(agentOf(recruiter), {
    act: "decideCandidates",
    permission: "application:decide",
    arguments: {
      decisions: [applicationId, other.id].map((id) => ({ applicationId: id, decision: "reject" })),
    },
    subjectRevision: JSON.stringify({ [applicationId]: 1, [other.id]: 1 }),
    preview,
  });
  await rejectApplication(recruiter, { applicationId: other.id });
  await answerConfirmation(german, { confirmationId: both, answer: "approve" });
  const { outcome } = await ownerDb.confirmation.findUniqueOrThrow({ where: { id: both } });
  expect(JSON.stringify(outcome)).toContain("This application has changed since you looked");
  await expect(answerConfirmation(german, { confirmationId, answer: "approve" })).rejects.toThrow(
    "Seit der Agent gefragt hat, hat sich etwas geändert",
  );
});
