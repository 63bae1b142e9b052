import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { type Serve, agentOf, callLegacy, doorFor } from "./door";
import { rejectApplication } from "../support/decide";

let recruiter: Actor;
let serve: Serve;
let applicationId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  const jobId = (await configuredJob(recruiter)).job.id;
  applicationId = (await applicant(recruiter, jobId, { fullName: "Person A" })).id;
});

const application = () => ownerDb.application.findUniqueOrThrow({ where: { id: applicationId } });
const reopen = (args: object = {}, door = serve) =>
  callLegacy(door, "reopenCandidate", { applicationId, ...args });

test("reopens a rejected candidate once the recruiter confirms, and records both the recruiter and the agent", async () => {
  await rejectApplication(recruiter, { applicationId, feedback: "Too little SQL." });
  const pending = await reopen({ feedback: "The team needs less SQL now." });
  expect(pending.structuredContent).toMatchObject({
    status: "confirmation_required",
    preview: { headline: "Reopen “Person A” for “Backend Engineer”" },
  });
  expect((await application()).disposition).toBe("rejected");

  const { confirmationToken } = pending.structuredContent;
  const done = await reopen({ feedback: "The team needs less SQL now.", confirmationToken });
  expect(done.structuredContent).toMatchObject({ status: "done", applicationId, disposition: "active" });
  expect((await application()).disposition).toBe("active");
  const decisions = await ownerDb.decision.findMany({
    where: { applicationId },
    orderBy: { createdAt: "asc" },
  });
  expect(decisions.map(({ kind }) => kind)).toEqual(["reject", "reopen"]);
  expect(decisions[1]).toMatchObject({
    decidedBy: recruiter.id,
    clientId: "agent-under-test",
    feedback: "The team needs less SQL now.",
  });
});

test("refuses a used token, even after the candidate is rejected again", async () => {
  await rejectApplication(recruiter, { applicationId });
  const { confirmationToken } = (await reopen()).structuredContent;
  expect((await reopen({ confirmationToken })).structuredContent).toMatchObject({ status: "done" });
  const again = await reopen({ confirmationToken });
  expect(again.isError).toBe(true);

  await rejectApplication(recruiter, { applicationId });
  const stale = await reopen({ confirmationToken });
  expect(stale.isError).toBe(true);
  expect((await application()).disposition).toBe("rejected");
});

test("refuses an application that is still open, and reveals nothing of another organization's", async () => {
  const open = await reopen();
  expect(open.isError).toBe(true);
  expect(open.content[0].text).toMatch(/already|undecided|open/i);

  await rejectApplication(recruiter, { applicationId });
  const stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
  const hidden = await reopen({}, stranger);
  expect(hidden.isError).toBe(true);
  expect(hidden.content[0].text).not.toContain("Person A");
  expect((await application()).disposition).toBe("rejected");
});
