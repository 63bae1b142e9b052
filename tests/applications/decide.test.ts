import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { acceptApplication, previewDecision, rejectApplication } from "../support/decide";

async function teamWithApplicant() {
  const team = await hiringTeam();
  const { job } = await configuredJob(team.recruiter);
  return { ...team, application: await applicant(team.recruiter, job.id) };
}

test("accepting changes the disposition and records who did it and the event for the ATS", async () => {
  const { recruiter, application } = await teamWithApplicant();
  const result = await acceptApplication(recruiter, {
    applicationId: application.id,
    feedback: " Strong on data. ",
  });
  expect(result).toMatchObject({ disposition: "accepted", atsSync: "not_linked" });
  const where = { organizationId: recruiter.organizationId };
  expect(await ownerDb.decision.findMany({ where })).toMatchObject([
    { kind: "accept", decidedBy: recruiter.id, clientId: null, feedback: "Strong on data." },
  ]);
  expect(
    await ownerDb.auditEvent.findMany({ where: { ...where, name: "application.accepted" } }),
  ).toMatchObject([{ actorId: recruiter.id, subjectId: application.id }]);
  expect(
    await ownerDb.outboxEvent.findMany({ where: { ...where, name: "application.decided" } }),
  ).toHaveLength(1);
});

test("records only the decisions that succeed when twenty are sent concurrently", async () => {
  const { recruiter, application } = await teamWithApplicant();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? acceptApplication : rejectApplication)(recruiter, { applicationId: application.id }),
    ),
  );
  const winners = outcomes.filter((o) => o.status === "fulfilled");
  // An accepted application may still be rejected; every other second decision is refused.
  const decisions = await ownerDb.decision.findMany({
    where: { applicationId: application.id },
    orderBy: { id: "asc" },
  });
  expect(decisions.length).toBe(winners.length);
  expect(["accept", "reject", "accept,reject"]).toContain(decisions.map((d) => d.kind).join());
});

test("answers for another organization's application as for one that does not exist", async () => {
  const { application } = await teamWithApplicant();
  const stranger = await hiringTeam();
  const absent = "01939c5e-0000-7000-8000-000000000000";
  for (const id of [application.id, absent])
    await expect(acceptApplication(stranger.recruiter, { applicationId: id })).rejects.toThrow(
      "Application not found.",
    );
  expect((await ownerDb.application.findUniqueOrThrow({ where: { id: application.id } })).disposition).toBe(
    "active",
  );
});

test("refuses a reader, and an agent without its recruiter's confirmation", async () => {
  const { recruiter, application } = await teamWithApplicant();
  const reader: Actor = { ...recruiter, permissions: new Set(["candidate:read"]) };
  await expect(acceptApplication(reader, { applicationId: application.id })).rejects.toMatchObject({
    code: "forbidden",
  });
  const agent: Actor = {
    ...recruiter,
    kind: "agent",
    clientId: "client",
    scopes: ["service:recruiter:write"],
  };
  await expect(rejectApplication(agent, { applicationId: application.id })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await ownerDb.decision.count({ where: { applicationId: application.id } })).toBe(0);
});

test("a preview lists the effects inside and outside the service, and changes nothing", async () => {
  const { recruiter, application } = await teamWithApplicant();
  const preview = await previewDecision(recruiter, { applicationId: application.id, kind: "reject" });
  expect(preview).toMatchObject({ name: "Ada Reyes", refusal: null, disposition: "active" });
  expect(preview.effects.join(" ")).toContain("nobody is e-mailed");
  expect((await ownerDb.application.findUniqueOrThrow({ where: { id: application.id } })).revision).toBe(1);
});
