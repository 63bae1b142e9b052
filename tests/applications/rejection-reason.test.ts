import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { decideApplications } from "@/lib/hiring/applications/decide";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { giveReason } from "@/lib/hiring/applications/give-reason";
import { previewDecisions } from "@/lib/hiring/applications/preview-decisions";
import { chooseRejectionReasons } from "@/lib/hiring/organizations/choose-rejection-reasons";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { getDecisionRules } from "@/lib/hiring/organizations/get-decision-rules";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import { applicant, configuredJob, hiringTeam } from "../support/world";
import { acceptApplication, previewDecision, rejectApplication } from "../support/decide";

let admin: Actor;
let applicationId: string;
beforeEach(async () => {
  ({ recruiter: admin } = await hiringTeam({ role: "admin", undoSeconds: 15 }));
  const { job } = await configuredJob(admin);
  applicationId = (await applicant(admin, job.id)).id;
});
const reasons = async () => (await getOrganization(admin, {})).rejectionReasons;

test("an organization starts with default reasons, and keeps those it chooses in its order", async () => {
  expect(await reasons()).toContain("Not enough experience");
  const chosen = ["Wrong city", "No Go"];
  await chooseRejectionReasons(admin, { rejectionReasons: chosen });
  expect(await reasons()).toEqual(chosen);
  const { recruiter: other } = await hiringTeam();
  expect((await getOrganization(other, {})).rejectionReasons).toContain("Not enough experience");
});

test("only administrators choose reasons, and duplicates or bad lengths are invalid", async () => {
  const recruiter: Actor = { ...admin, permissions: new Set(["organization:read"]) };
  const refused = (rejectionReasons: string[], actor = admin) =>
    expect(chooseRejectionReasons(actor, { rejectionReasons })).rejects;
  await refused(["Wrong city"], recruiter).toMatchObject({ code: "forbidden" });
  for (const wrong of [["Wrong city", "wrong city"], ["x"], ["x".repeat(81)], Array(31).fill("More")])
    await refused(wrong).toMatchObject({ code: "invalid" });
});

test("a rejection keeps its reason after the list of reasons has changed", async () => {
  const [reason = ""] = await reasons();
  const { effects } = await previewDecision(admin, { applicationId, kind: "reject", reason });
  expect(effects).toContain(`The reason “${reason}” is kept with the decision.`);
  await rejectApplication(admin, { applicationId, reason });
  await chooseRejectionReasons(admin, { rejectionReasons: [] });
  expect((await getApplication(admin, { applicationId })).decisions).toMatchObject([
    { kind: "reject", reason, feedback: null },
  ]);
});

test("refuses a reason that is not on the list, and any reason for accepting", async () => {
  const [reason = ""] = await reasons();
  const conflict = { code: "conflict" };
  await expect(rejectApplication(admin, { applicationId, reason: "Made up" })).rejects.toMatchObject(
    conflict,
  );
  await expect(acceptApplication(admin, { applicationId, reason })).rejects.toMatchObject({
    code: "invalid",
  });
  const foreseen = await previewDecision(admin, { applicationId, kind: "reject", reason: "Made up" });
  expect(foreseen.refusal).toContain(`“Made up” is not on your organization's list of reasons.`);
  expect(foreseen.refusal).toContain(reason);
  expect(await rejectApplication(admin, { applicationId })).toMatchObject({ disposition: "rejected" });
});

test("rejecting several keeps each one's reason, and refuses only the one with an unknown reason", async () => {
  const [reason = "", another = ""] = await reasons();
  const { jobId } = await getApplication(admin, { applicationId });
  const second = await applicant(admin, jobId);
  const third = await applicant(admin, jobId);
  const rejecting = (id: string, why: string) => ({
    applicationId: id,
    decision: "reject" as const,
    reason: why,
  });
  const decisions = [
    rejecting(applicationId, reason),
    rejecting(second.id, another),
    rejecting(third.id, "Made up"),
  ];
  const { rows } = await previewDecisions(admin, { decisions });
  expect(rows.map(({ refusal }) => refusal === null)).toEqual([true, true, false]);
  const { outcomes } = await decideApplications(admin, { decisions });
  expect(outcomes.map(({ decided }) => decided !== null)).toEqual([true, true, false]);
  const reasonsOf = async (id: string) =>
    (await getApplication(admin, { applicationId: id })).decisions.map((decision) => decision.reason);
  expect([await reasonsOf(applicationId), await reasonsOf(second.id), await reasonsOf(third.id)]).toEqual([
    [reason],
    [another],
    [],
  ]);
  const accepting = [{ applicationId: third.id, decision: "accept" as const, reason }];
  await expect(decideApplications(admin, { decisions: accepting })).rejects.toMatchObject({
    code: "invalid",
  });
});

test("a rejection gets its reason, another one or none later, and the history shows it", async () => {
  const [reason = "", another = ""] = await reasons();
  const { decisionId } = await rejectApplication(admin, { applicationId });
  const shown = async () => (await getApplication(admin, { applicationId })).decisions[0]?.reason;
  await giveReason(admin, { decisionId, reason });
  expect(await shown()).toBe(reason);
  await giveReason(admin, { decisionId, reason: another, shown: reason });
  expect(await shown()).toBe(another);
  await expect(giveReason(admin, { decisionId, reason, shown: reason })).rejects.toMatchObject({
    code: "conflict",
  });
  await expect(giveReason(admin, { decisionId, reason: "Made up" })).rejects.toThrow("is not on your");
  await giveReason(admin, { decisionId, reason: null });
  expect(await shown()).toBeNull();
  await undoDecision(admin, { decisionId });
  await expect(giveReason(admin, { decisionId, reason })).rejects.toMatchObject({ code: "conflict" });
});

test("refuses a reason to strangers, readers, and for an acceptance", async () => {
  const [reason = ""] = await reasons();
  const { decisionId } = await acceptApplication(admin, { applicationId });
  const { recruiter: stranger } = await hiringTeam();
  await expect(giveReason(stranger, { decisionId, reason })).rejects.toMatchObject({ code: "not_found" });
  const reader: Actor = { ...admin, permissions: new Set(["candidate:read"]) };
  await expect(giveReason(reader, { decisionId, reason })).rejects.toMatchObject({ code: "forbidden" });
  await expect(giveReason(admin, { decisionId, reason })).rejects.toMatchObject({ code: "conflict" });
});

test("where a reason is required, nobody is rejected without one and none is taken away", async () => {
  const rejectionReasons = await reasons();
  const [reason = ""] = rejectionReasons;
  await chooseRejectionReasons(admin, { rejectionReasons, reasonAsked: "required" });
  await expect(rejectApplication(admin, { applicationId })).rejects.toThrow("wants a reason");
  const { decisionId } = await rejectApplication(admin, { applicationId, reason });
  await expect(giveReason(admin, { decisionId, reason: null })).rejects.toThrow("wants a reason");
  await chooseRejectionReasons(admin, { rejectionReasons: [] });
  expect(await getDecisionRules(admin, {})).toMatchObject({ rejectionReasons: [], reasonAsked: "never" });
  const { jobId } = await getApplication(admin, { applicationId });
  const other = await applicant(admin, jobId);
  expect(await rejectApplication(admin, { applicationId: other.id })).toMatchObject({
    disposition: "rejected",
  });
});
