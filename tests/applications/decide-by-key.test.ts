import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { getDecisionRules } from "@/lib/hiring/organizations/get-decision-rules";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, rejectApplication } from "../support/decide";

test("refuses a key on a list that still shows an application as undecided after a colleague decided it", async () => {
  const { recruiter } = await hiringTeam();
  const { job } = await configuredJob(recruiter);
  const { id: applicationId } = await applicant(recruiter, job.id);
  await acceptApplication(recruiter, { applicationId, shownAs: "active" });
  await expect(rejectApplication(recruiter, { applicationId, shownAs: "active" })).rejects.toThrow(
    "has changed since you looked: accepted since",
  );
  const { disposition } = await ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
  expect(disposition).toBe("accepted");
});

test("returns the undo time of the actor's organization, and refuses actors without permission", async () => {
  const { recruiter } = await hiringTeam({ undoSeconds: 20 });
  await hiringTeam({ undoSeconds: 40 });
  expect(await getDecisionRules(recruiter, {})).toMatchObject({ undoSeconds: 20 });
  const withoutPermissions: Actor = { ...recruiter, permissions: new Set() };
  await expect(getDecisionRules(withoutPermissions, {})).rejects.toMatchObject({ code: "forbidden" });
});
