import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { getCandidate } from "@/lib/records/candidates/get-candidate";
import { SamePersonError } from "@/lib/records/candidates/same-person";
import { addPerson } from "@/lib/hiring/intake/add-person";
import { listNotes } from "@/lib/hiring/notes/list-notes";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";

let recruiter: Actor;
let jobId: string;
beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ role: "owner" }));
  jobId = (await configuredJob(recruiter)).job.id;
});

const profile =
  "Ottilie Brandt\nottilie@brandt.example\n\nExperience\nBackend Engineer, Brandt Works, 2014 - 2022\nRan PostgreSQL in production.";

test("adds a person from the text of a profile, with name and contact from it and a note of the team", async () => {
  const note = "Met at the fair. Call after four.";
  const { candidateId, applicationId, attachments } = await addPerson(recruiter, {
    jobId,
    text: profile,
    note,
  });
  expect(attachments).toHaveLength(1);
  expect(await getCandidate(recruiter, { candidateId })).toMatchObject({
    fullName: "Ottilie Brandt",
    email: "ottilie@brandt.example",
  });
  expect((await listNotes(recruiter, { candidateId })).notes).toMatchObject([{ body: note, applicationId }]);
});

test("adds a person by name and link only, whose application says that a CV is missing", async () => {
  const link = "https://people.example/in/ida-nolte";
  const { candidateId, applicationId } = await addPerson(recruiter, { jobId, fullName: "Ida Nolte", link });
  expect(await getCandidate(recruiter, { candidateId })).toMatchObject({ fullName: "Ida Nolte", link });
  const queued = await ownerDb.outboxEvent.findMany({ where: { name: "application.queued" } });
  expect(queued.map(({ data }) => data)).toContainEqual(expect.objectContaining({ applicationId }));
});

test("forgets the link with the person", async () => {
  const link = "https://people.example/in/ida-nolte";
  const { candidateId } = await addPerson(recruiter, { jobId, fullName: "Ida Nolte", link });
  await eraseCandidate(recruiter, { candidateId });
  expect(await ownerDb.candidate.findUniqueOrThrow({ where: { id: candidateId } })).toMatchObject({
    link: null,
  });
});

test("asks before it adds somebody who is on record, and refuses nobody at all or an address that runs code", async () => {
  const { candidateId } = await addPerson(recruiter, { jobId, text: profile });
  const email = "ottilie@brandt.example";
  const again = { jobId: (await configuredJob(recruiter)).job.id, fullName: "Ottilie B.", email };
  await expect(addPerson(recruiter, again)).rejects.toBeInstanceOf(SamePersonError);
  expect(await addPerson(recruiter, { ...again, samePerson: candidateId })).toMatchObject({
    candidateId,
    added: true,
  });
  await expect(addPerson(recruiter, { jobId, email: "x@y.example" })).rejects.toMatchObject({
    code: "invalid",
  });
  await expect(
    addPerson(recruiter, { jobId, fullName: "Ida", link: "javascript:alert(1)" }),
  ).rejects.toMatchObject({ code: "invalid" });
});

test("asks the second of two who add the same person at once", async () => {
  const person = { jobId, fullName: "Ida Nolte", email: "ida@nolte.example" };
  const added = await Promise.allSettled([addPerson(recruiter, person), addPerson(recruiter, person)]);
  expect(added.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await ownerDb.candidate.count({ where: { email: person.email } })).toBe(1);
});
