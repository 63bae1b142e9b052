import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { READ, type Serve, agentOf, callLegacy, doorFor, statusOf } from "./door";

let recruiter: Actor;
let serve: Serve;
let pair: { candidateId: string; mergedId: string };

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  const first = await configuredJob(recruiter);
  const second = await configuredJob(recruiter);
  const survivor = await applicant(recruiter, first.job.id, { fullName: "Ada Reyes" });
  const other = await applicant(recruiter, second.job.id, { fullName: "A. Reyes" });
  pair = { candidateId: survivor.candidateId, mergedId: other.candidateId };
  await ownerDb.candidate.update({
    where: { id: pair.candidateId },
    data: { email: "ada@x.example", phone: null },
  });
  await ownerDb.candidate.update({
    where: { id: pair.mergedId },
    data: { email: "ADA@x.example", phone: "+44 20 7946 0958" },
  });
});

const call = (name: string, args: object, door = serve) => callLegacy(door, name, args);
const find = () => call("findDuplicates", { candidateId: pair.candidateId });
const applicationsOf = (candidateId: string) => ownerDb.application.count({ where: { candidateId } });

test("finds a duplicate, merges it and undoes the merge, each time once the recruiter confirms", async () => {
  const proposals = await find();
  expect(proposals.structuredContent.duplicates).toMatchObject([
    { candidateId: pair.mergedId, same: ["email"] },
  ]);
  expect(proposals.content[0].text).toContain("“A. Reyes”");

  const pending = await call("mergeCandidates", pair);
  expect(pending.structuredContent.preview).toEqual({
    headline: "Merge the record “A. Reyes” into “Ada Reyes”",
    effects: [
      "0 files and 1 application move to the record that is kept.",
      "Filled from the other record: phone number.",
      "It can be undone.",
    ],
  });
  expect(await applicationsOf(pair.candidateId)).toBe(1);
  const { confirmationToken } = pending.structuredContent;
  const merged = await call("mergeCandidates", { ...pair, confirmationToken });
  expect(merged.structuredContent).toMatchObject({ status: "done", applications: 1 });
  expect(await applicationsOf(pair.candidateId)).toBe(2);
  expect((await find()).structuredContent.merged).toMatchObject([
    { candidateId: pair.mergedId, reversible: true },
  ]);

  const { mergedId } = pair;
  const back = await call("undoMerge", { mergedId });
  expect(back.structuredContent.preview).toEqual({
    headline: "Separate “A. Reyes” from “Ada Reyes” again",
    effects: [
      "0 files and 1 application go back to the record they came from.",
      "Cleared on the record that was kept: phone number.",
      "Open applications whose CV changes are scored again.",
    ],
  });
  const { confirmationToken: second } = back.structuredContent;
  expect((await call("undoMerge", { mergedId, confirmationToken: second })).structuredContent.status).toBe(
    "done",
  );
  expect(await applicationsOf(pair.mergedId)).toBe(1);
  const trail = await ownerDb.auditEvent.findMany({
    where: { subjectId: pair.candidateId, name: { startsWith: "candidate.merge" } },
    select: { name: true, actorId: true, clientId: true },
    orderBy: { id: "asc" },
  });
  const by = { actorId: recruiter.id, clientId: "agent-under-test" };
  expect(trail).toEqual([
    { name: "candidate.merged", ...by },
    { name: "candidate.merge-undone", ...by },
  ]);
});

test("refuses a token from before a record changed, and merges once per token", async () => {
  const { confirmationToken } = (await call("mergeCandidates", pair)).structuredContent;
  const { job } = await configuredJob(recruiter);
  await ownerDb.application.create({
    data: { organizationId: recruiter.organizationId, jobId: job.id, candidateId: pair.mergedId, number: 9 },
  });
  const stale = await call("mergeCandidates", { ...pair, confirmationToken });
  expect(stale.isError).toBe(true);
  expect(stale.content[0].text).toContain("has changed since the preview");
  expect(await applicationsOf(pair.candidateId)).toBe(1);

  const again = (await call("mergeCandidates", pair)).structuredContent.confirmationToken;
  const [first, second] = await Promise.all([
    call("mergeCandidates", { ...pair, confirmationToken: again }),
    call("mergeCandidates", { ...pair, confirmationToken: again }),
  ]);
  expect([first.isError ?? false, second.isError ?? false].sort()).toEqual([false, true]);
  expect(await ownerDb.candidateAlias.count({ where: { value: pair.mergedId } })).toBe(1);
});

test("refuses a record that is already merged, another organization's records and a missing scope", async () => {
  const stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
  const { candidateId, mergedId } = pair;
  const hides = async (name: string, args: object) => {
    const hidden = await call(name, args, stranger);
    expect(hidden.isError, name).toBe(true);
    expect(hidden.content[0].text, name).toMatch(/not found/i);
    expect(hidden.content[0].text, name).not.toContain("Reyes");
  };
  await hides("findDuplicates", { candidateId });
  await hides("mergeCandidates", pair);
  const reader = doorFor(agentOf(recruiter, READ)).serve;
  expect(await statusOf(reader, "mergeCandidates", pair)).toBe(403);
  await mergeCandidates(recruiter, pair);
  expect((await call("undoMerge", { mergedId })).structuredContent.status).toBe("confirmation_required");
  await hides("undoMerge", { mergedId });
  const merged = await call("mergeCandidates", pair);
  expect(merged.isError).toBe(true);
  expect(merged.content[0].text).toMatch(/already been merged/);
});
