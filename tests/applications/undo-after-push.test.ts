import "../support/database";
import { expect, test } from "vitest";
import { undoDecision } from "@/lib/hiring/applications/undo-decision";
import { claimPush } from "@/lib/records/ats/push/claim-push";
import { recordPushOutcome } from "@/lib/records/ats/push/record-push-outcome";
import { ownerDb } from "../support/world";
import { arrange } from "../ats/push/arrange";
import { acceptApplication, rejectApplication } from "../support/decide";

test("undoing a decision keeps what the ATS has answered about the one before meanwhile", async () => {
  const { recruiter, syncer, organizationId, applicationId, saved } = await arrange("greenhouse");
  const undoTime = (decisionUndoSeconds: number) =>
    ownerDb.organization.update({ where: { id: organizationId }, data: { decisionUndoSeconds } });
  await undoTime(0);
  const { decisionId } = await acceptApplication(recruiter, { applicationId, feedback: "Strong." });
  await claimPush(syncer, { applicationId, decisionId });
  const { id: pushId } = await ownerDb.atsPush.findFirstOrThrow({ where: { decisionId } });
  await undoTime(60);
  const second = await rejectApplication(recruiter, { applicationId });
  for (const part of ["decision", "note"] as const)
    await recordPushOutcome(syncer, { pushId, part, outcome: "done" });
  await undoDecision(recruiter, second);
  expect(await saved()).toMatchObject({ disposition: "accepted", atsSync: "synced", commentSync: "synced" });
});
