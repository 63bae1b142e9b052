import "../support/database";
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { addNote } from "@/lib/hiring/notes/add-note";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { applicant, exampleContent, colleagueOf, configuredJob, hiringTeam, ownerDb } from "../support/world";
import { hiringManager } from "../support/hiring-manager";
import { READ, WRITE, type Serve, agentOf, callLegacy, doorFor, statusOf } from "./door";

let recruiter: Actor;
let serve: Serve;
let jobId: string;
let about: { candidateId: string; applicationId: string };

beforeEach(async () => {
  ({ recruiter } = await hiringTeam({ role: "admin" }));
  ({ serve } = doorFor(agentOf(recruiter)));
  ({ id: jobId } = (await configuredJob(recruiter)).job);
  const { id, candidateId } = await applicant(recruiter, jobId, { fullName: "Ada Reyes" });
  about = { candidateId, applicationId: id };
});

const notes = () => ownerDb.note.findMany({ where: { organizationId: recruiter.organizationId } });
const add = (args: object, door = serve) => callLegacy(door, "addNote", { ...about, ...args });

test("adds a note once the recruiter confirms, and mentions members by name or e-mail address", async () => {
  const { id: userId } = await colleagueOf(recruiter, "recruiter", "Mia Berg");
  const { email } = await ownerDb.user.findUniqueOrThrow({ where: { id: userId } });
  const note = { body: "Free from June. Mia, can you call?", mentions: ["mia berg", email] };
  const pending = await add(note);
  expect(pending.structuredContent).toMatchObject({
    status: "confirmation_required",
    preview: {
      headline: "Note on “Ada Reyes” for “Backend Engineer”",
      effects: [
        "“Free from June. Mia, can you call?”",
        expect.stringContaining("in your name"),
        expect.stringContaining("Mia Berg"),
      ],
    },
  });
  expect(await notes()).toEqual([]);

  const { confirmationToken } = pending.structuredContent;
  expect((await add({ ...note, confirmationToken })).structuredContent).toMatchObject({ status: "done" });
  expect(await notes()).toMatchObject([
    { body: note.body, mentions: [userId], authorId: recruiter.id, clientId: "agent-under-test" },
  ]);
  expect((await add({ ...note, confirmationToken })).isError).toBe(true);
  expect(await notes()).toHaveLength(1);

  const list = await callLegacy(serve, "listNotes", { candidateId: about.candidateId });
  expect(list.structuredContent.notes).toMatchObject([
    { body: note.body, author: "Robin Recruiter", throughAgent: true, jobTitle: "Backend Engineer" },
  ]);
  expect(list.content[0].text).toContain("Free from June");
});

test("neither reads nor writes notes without the write scope", async () => {
  await addNote(recruiter, { ...about, body: "Between us." });
  const { serve: reader } = doorFor(agentOf(recruiter, READ));
  const { candidateId, applicationId } = about;
  expect(await statusOf(reader, "listNotes", { candidateId })).toBe(403);
  expect(await statusOf(reader, "addNote", { ...about, body: "x" })).toBe(403);
  const others = [
    await callLegacy(reader, "getCandidateData", { candidateId, detail: "detailed" }),
    await callLegacy(reader, "presentCandidate", { applicationId, detail: "detailed" }),
  ];
  expect(JSON.stringify(others)).toContain("Ada Reyes");
  expect(JSON.stringify(others)).not.toContain("Between us");
  expect(await notes()).toHaveLength(1);
});

test("lets a read-only member's agent only read notes, and limits a hiring manager's agent to shared jobs", async () => {
  await addNote(recruiter, { ...about, body: "Knows Kim." });
  const { serve: reader } = doorFor(agentOf(recruiter, WRITE, "agent-under-test", "read_only"));
  const read = await callLegacy(reader, "listNotes", { candidateId: about.candidateId });
  expect(read.content[0].text).toContain("Knows Kim.");
  expect(await statusOf(reader, "addNote", { ...about, body: "x" })).toBe(403);

  const manager = await hiringManager(recruiter, [jobId]);
  const outside = await hiringManager(recruiter, []);
  const doorOf = (actor: Actor) => doorFor(agentOf(actor, WRITE, "agent-under-test", "hiring_manager")).serve;
  const note = { body: "I would meet her." };
  const { confirmationToken } = (await add(note, doorOf(manager))).structuredContent;
  const written = await add({ ...note, confirmationToken }, doorOf(manager));
  expect(written.structuredContent).toMatchObject({ status: "done" });
  expect((await add(note, doorOf(outside))).isError).toBe(true);
  const hidden = await callLegacy(doorOf(outside), "listNotes", { candidateId: about.candidateId });
  expect(hidden.structuredContent.notes ?? []).toEqual([]);
});

test("refuses another organization's candidate, an unknown member and a candidate erased since the preview", async () => {
  const stranger = doorFor(agentOf((await hiringTeam()).recruiter)).serve;
  const refused = await add({ body: "x" }, stranger);
  expect(refused.content[0].text).toMatch(/not found/i);
  expect(refused.content[0].text).not.toContain("Ada");
  const unknown = await add({ body: "x", mentions: ["Nobody Here"] });
  expect(unknown.content[0].text).toMatch(/No member of the organization is "Nobody Here".*Robin Recruiter/);

  const { confirmationToken } = (await add({ body: "Too late." })).structuredContent;
  await eraseCandidate(recruiter, { candidateId: about.candidateId });
  expect((await add({ body: "Too late.", confirmationToken })).isError).toBe(true);
  expect(await notes()).toEqual([]);
});

test("keeps nothing of a note that was confirmed in a blind review once the person is erased", async () => {
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const { id, candidateId } = await applicant(recruiter, job.id, { fullName: "Bo Strand" });
  const note = { candidateId, applicationId: id, body: "Looks after their mother in Zanzibar." };
  const { confirmationToken } = (await add(note)).structuredContent;
  expect((await add({ ...note, confirmationToken })).structuredContent.status).toBe("done");
  await eraseCandidate(recruiter, { candidateId });
  const { organizationId } = recruiter;
  expect(await ownerDb.confirmation.findMany({ where: { organizationId } })).toEqual([]);
});

test("hides the candidate's name in the preview and the notes during a blind review", async () => {
  const { job } = await configuredJob(recruiter, exampleContent({ blindReview: true }));
  const { id, candidateId } = await applicant(recruiter, job.id, { fullName: "Bo Strand" });
  await addNote(recruiter, { candidateId, body: "Bo Strand has called." });
  const pending = await add({ candidateId, applicationId: id, body: "Call back." });
  expect(pending.structuredContent.status).toBe("confirmation_required");
  const list = await callLegacy(serve, "listNotes", { candidateId });
  const { notes: listed } = list.structuredContent as unknown as { notes: { body: string }[] };
  expect(listed).toHaveLength(1);
  expect(listed[0]?.body).toContain("has called.");
  expect(JSON.stringify([pending, list])).not.toContain("Strand");
});
