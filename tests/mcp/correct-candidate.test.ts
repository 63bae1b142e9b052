import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { correctCandidate } from "@/lib/records/candidates/correct-candidate";
import { applicant, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";
import { READ, type Serve, agentOf, callLegacy, doorFor, statusOf } from "./door";

let recruiter: Actor;
let serve: Serve;
let candidateId: string;

beforeEach(async () => {
  ({ recruiter } = await hiringTeam());
  ({ serve } = doorFor(agentOf(recruiter)));
  const { job } = await configuredJob(recruiter);
  ({ candidateId } = await applicant(recruiter, job.id, { fullName: "Ada Reyes" }));
  await ownerDb.candidate.update({
    where: { id: candidateId },
    data: { email: "ada@old.example", phone: null },
  });
});

const correct = (args: object, door = serve) =>
  callLegacy(door, "correctCandidate", { candidateId, ...args });
const person = () =>
  ownerDb.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    select: { fullName: true, email: true, phone: true },
  });

test("changes the given fields, clears empty ones and leaves the rest, once the recruiter confirms", async () => {
  const wanted = { phone: "+44 20 7946 0958", email: "" };
  const pending = await correct(wanted);
  expect(pending.structuredContent.preview).toEqual({
    headline: "Correct “Ada Reyes”",
    effects: [
      'The e-mail address is removed (was "ada@old.example").',
      'The phone number is set to "+44 20 7946 0958".',
      "The applicant tracking system is not updated.",
    ],
  });
  expect(await person()).toMatchObject({ email: "ada@old.example", phone: null });
  const { confirmationToken } = pending.structuredContent;
  expect((await correct({ ...wanted, confirmationToken })).structuredContent).toMatchObject({
    status: "done",
    changed: ["email", "phone"],
  });
  expect(await person()).toEqual({ fullName: "Ada Reyes", email: null, phone: "+44 20 7946 0958" });
  const [trail] = await ownerDb.auditEvent.findMany({
    where: { subjectId: candidateId, name: "candidate.corrected" },
  });
  expect(trail).toMatchObject({ actorId: recruiter.id, clientId: "agent-under-test" });
  expect((await correct({ email: "" })).structuredContent.status).toBe("nothing_to_do");
});

test("refuses a token when the candidate has changed since the preview", async () => {
  const { confirmationToken } = (await correct({ email: "ada@new.example" })).structuredContent;
  await correctCandidate(recruiter, { candidateId, email: "ada@other.example" });
  expect((await correct({ email: "ada@new.example", confirmationToken })).isError).toBe(true);
  expect((await person()).email).toBe("ada@other.example");
});

test("refuses an invalid address, another organization's candidate, a blind review and a missing scope", async () => {
  expect((await correct({ email: "ada at example" })).content[0].text).toContain(
    "That is not an e-mail address",
  );
  expect((await correct({})).content[0].text).toContain("Say what to change");
  const stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
  expect((await correct({ phone: "12345" }, stranger)).content[0].text).toMatch(/not found/i);
  const reader = doorFor(agentOf(recruiter, READ)).serve;
  expect(await statusOf(reader, "correctCandidate", { candidateId, phone: "12345" })).toBe(403);

  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const blind = await applicant(recruiter, job.id, { fullName: "Bo Strand" });
  const refused = await correct({ candidateId: blind.candidateId, phone: "12345" });
  expect(refused.isError).toBe(true);
  expect(refused.content[0].text).not.toContain("Strand");
});
