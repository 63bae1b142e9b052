import "../support/database";
import { expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { changesSince, settleMs } from "@/lib/platform/audit/changes-since";
import { addNote } from "@/lib/hiring/notes/add-note";
import { agentOf, doorFor, rpc } from "../mcp/door";
import { acceptApplication } from "../support/decide";
import { configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { createApplication, createPooledCandidate } from "../talent-pool/people";

/** Lets this many minutes pass for what an organization has recorded so far. */
const minutesLater = (organizationId: string, minutes: number) =>
  ownerDb.$executeRaw`UPDATE "AuditEvent" SET "createdAt" = "createdAt" - make_interval(mins => ${minutes}::int)
    WHERE "organizationId" = ${organizationId}::uuid`;

async function decided(recruiter: Actor) {
  const { job } = await configuredJob(recruiter);
  const candidate = await createPooledCandidate(recruiter, "Ada Reyes");
  const { id: applicationId } = await createApplication(candidate, job.id, "active");
  await acceptApplication(recruiter, { applicationId });
  return { job, candidate, applicationId };
}

test("lists each change once, in order, with who made it, and reads on from the last cursor", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const { job, candidate, applicationId } = await decided(recruiter);
  await minutesLater(organizationId, 60);
  const all = await changesSince(recruiter, {});
  expect(all.items.map(({ kind }) => kind)).toEqual(["scorecard.published", "application.accepted"]);
  expect(all.items[1]).toMatchObject({
    text: "Ada Reyes was accepted for Backend Engineer.",
    by: "Robin Recruiter",
    byAgent: false,
    jobId: job.id,
    applicationId,
    candidateId: candidate.id,
  });
  const first = await changesSince(recruiter, { limit: 1 });
  expect(first).toMatchObject({ more: true, items: [all.items[0]] });
  const second = await changesSince(recruiter, { cursor: first.nextCursor });
  expect(second).toMatchObject({ more: false, items: [all.items[1]] });

  await addNote(recruiter, { candidateId: candidate.id, body: "Called." });
  // Too young: an earlier change may still commit.
  const waiting = await changesSince(recruiter, { cursor: second.nextCursor });
  expect(waiting.items).toEqual([]);
  await minutesLater(organizationId, settleMs / 60_000 + 1);
  const later = await changesSince(recruiter, { cursor: waiting.nextCursor });
  expect(later.items.map(({ text }) => text)).toEqual(["A note on Ada Reyes was added."]);
});

test("narrows to a job and a time, and hides other organizations and names in blind review", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  const { recruiter: stranger } = await hiringTeam();
  const { job } = await decided(recruiter);
  const { job: other } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const hidden = await createPooledCandidate(recruiter, "Bo Lind");
  const { id: subjectId } = await createApplication(hidden, other.id, "active");
  const name = "application.evaluated";
  await ownerDb.auditEvent.create({
    data: { organizationId, name, actorKind: "system", actorId: "system:evaluator", subjectId },
  });
  await minutesLater(organizationId, 60);
  const kinds = async (input: object) => (await changesSince(recruiter, input)).items.map(({ kind }) => kind);
  expect(await kinds({ jobId: job.id })).toEqual(["scorecard.published", "application.accepted"]);
  expect(await kinds({ since: new Date().toISOString() })).toEqual([]);
  const { items } = await changesSince(recruiter, { jobId: other.id });
  expect(items.at(-1)).toMatchObject({
    text: "Candidate 1 was evaluated for Backend Engineer.",
    by: "Shortlist",
  });
  expect(JSON.stringify(items)).not.toContain("Bo Lind");
  expect((await changesSince(stranger, { since: "2020-01-01", jobId: job.id })).items).toEqual([]);
  await expect(changesSince(recruiter, { cursor: "bm8" })).rejects.toThrow(/not a cursor of this list/);
});

test("lets an agent read on with the cursor alone", async () => {
  const { recruiter, organizationId } = await hiringTeam();
  await decided(recruiter);
  await minutesLater(organizationId, 60);
  const { serve } = doorFor(agentOf(recruiter));
  const call = async (args: object) =>
    (await rpc(serve, "tools/call", { name: "changesSince", arguments: args })).result;
  const first = await call({ since: "2020-01-01", limit: 1 });
  const second = await call({ cursor: first.structuredContent.nextCursor });
  expect(second.structuredContent.items).toHaveLength(1);
  expect(second.content[0].text).toContain("Ada Reyes was accepted for Backend Engineer. By Robin");
});
