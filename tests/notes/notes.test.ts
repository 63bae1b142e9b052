import "../support/database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "@/lib/platform/access/actor";
import { eraseCandidate } from "@/lib/records/candidates/erase-candidate";
import { mergeCandidates } from "@/lib/records/candidates/merge-candidates";
import { systemActor } from "@/lib/platform/access/system";
import { mailbox } from "@/lib/platform/mail/send-mail";
import { mailNotice } from "@/lib/platform/notices/mail-notice";
import { addNote } from "@/lib/hiring/notes/add-note";
import { deleteNote } from "@/lib/hiring/notes/delete-note";
import { editNote } from "@/lib/hiring/notes/edit-note";
import { listNotes } from "@/lib/hiring/notes/list-notes";
import { READ, WRITE, agentOf } from "../mcp/door";
import { applicant, colleagueOf, configuredJob, exampleContent, hiringTeam, ownerDb } from "../support/world";

let ann: Actor;
let ben: Actor;
let about: { candidateId: string; applicationId: string };
beforeEach(async () => {
  ({ recruiter: ann } = await hiringTeam({ role: "admin" }));
  ben = { ...ann, id: (await colleagueOf(ann, "recruiter", "Ben Moss")).id };
  const { job } = await configuredJob(ann);
  const { id, candidateId } = await applicant(ann, job.id);
  about = { candidateId, applicationId: id };
});

const notesOf = async (actor: Actor, candidateId = about.candidateId) =>
  (await listNotes(actor, { candidateId })).notes;
const mentioned = () =>
  ownerDb.outboxEvent.findMany({ where: { organizationId: ann.organizationId, name: "member.notified" } });

describe("the team", () => {
  test("reads each other's notes, and only the author edits or deletes one", async () => {
    const { noteId } = await addNote(ann, { ...about, body: "  Asked for a call on Monday.  " });
    await addNote(ben, { candidateId: about.candidateId, body: "Knows Kim." });
    expect(await notesOf(ben)).toMatchObject([
      {
        body: "Asked for a call on Monday.",
        author: "Robin Recruiter",
        mine: false,
        jobTitle: "Backend Engineer",
      },
      { body: "Knows Kim.", author: "Ben Moss", mine: true, jobTitle: null, editedAt: null },
    ]);
    const change = { noteId, body: "Call on Tuesday." };
    await expect(editNote(ben, change)).rejects.toMatchObject({ code: "forbidden" });
    await expect(deleteNote(ben, { noteId })).rejects.toMatchObject({ code: "forbidden" });
    await editNote(ann, change);
    expect((await notesOf(ben))[0]).toMatchObject({ body: "Call on Tuesday.", editedAt: expect.any(String) });
    await deleteNote(ann, { noteId });
    expect(await notesOf(ann)).toHaveLength(1);
    const trail = await ownerDb.auditEvent.findMany({
      where: { subjectId: about.candidateId, name: { startsWith: "note." } },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ name }) => name)).toEqual([
      "note.added",
      "note.added",
      "note.edited",
      "note.deleted",
    ]);
    expect(JSON.stringify(trail)).not.toContain("Call");
  });

  test("refuses members of another organization, and notes on another candidate's application", async () => {
    const { recruiter: stranger } = await hiringTeam();
    const { noteId } = await addNote(ann, { ...about, body: "Ours." });
    expect(await notesOf(stranger)).toEqual([]);
    const body = "Theirs.";
    await expect(addNote(stranger, { ...about, body })).rejects.toMatchObject({ code: "not_found" });
    await expect(editNote(stranger, { noteId, body })).rejects.toMatchObject({ code: "not_found" });
    const { job } = await configuredJob(ann);
    const other = await applicant(ann, job.id);
    await expect(addNote(ann, { ...about, applicationId: other.id, body })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("shows its notes to agents that may write and to no other agents", async () => {
    const writer = agentOf(ann, WRITE);
    await addNote(ann, { ...about, body: "Called; no answer." });
    expect(await notesOf(writer)).toMatchObject([{ author: "Robin Recruiter", throughAgent: false }]);
    // tests/mcp/notes.test.ts covers writing with the recruiter's confirmation.
    await expect(addNote(writer, { ...about, body: "x" })).rejects.toMatchObject({ code: "forbidden" });
    const reader = agentOf(ann, READ);
    await expect(notesOf(reader)).rejects.toMatchObject({ code: "forbidden" });
    await expect(addNote(reader, { ...about, body: "x" })).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a mention", () => {
  test("is mailed to the member once, without the note's text", async () => {
    const body = "@Ben Moss can you take this one?";
    const { noteId } = await addNote(ann, { ...about, body, mentions: [ben.id, ann.id, ben.id] });
    await editNote(ann, { noteId, body: `${body} Today.`, mentions: [ben.id] });
    const events = await mentioned();
    expect(events).toHaveLength(1);
    const { noticeId } = events[0]!.data as { noticeId: string };
    const mails: { to: string; subject: string; text: string }[] = [];
    const keep = mailbox!.keep.bind(mailbox);
    mailbox!.keep = async (mail) => void mails.push(mail);
    try {
      const mailer = systemActor(ann.organizationId, "mailer");
      expect(await mailNotice(mailer, { noticeId })).toEqual({ sent: true });
      await deleteNote(ann, { noteId });
      expect(await mailNotice(mailer, { noticeId })).toEqual({ sent: false });
    } finally {
      mailbox!.keep = keep;
    }
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(
      "Robin Recruiter mentioned you in a note on Ada Reyes for Backend Engineer",
    );
    expect(mails[0]?.text).toContain(`/applications/${about.applicationId}`);
    expect(mails[0]?.text).not.toContain("take this one");
  });

  test("is refused for somebody of another organization, and no note is saved", async () => {
    const { recruiter: stranger } = await hiringTeam();
    await expect(addNote(ann, { ...about, body: "Hi", mentions: [stranger.id] })).rejects.toMatchObject({
      code: "invalid",
    });
    expect(await notesOf(ann)).toEqual([]);
  });
});

describe("the candidate", () => {
  test("brings their notes into the record they are merged into", async () => {
    const other = await ownerDb.candidate.create({
      data: { organizationId: ann.organizationId, fullName: "Ada Reyes", createdBy: ann.id },
    });
    await addNote(ann, { candidateId: other.id, body: "Met at a fair." });
    await mergeCandidates(ann, { candidateId: about.candidateId, mergedId: other.id });
    expect(await notesOf(ann)).toMatchObject([{ body: "Met at a fair." }]);
    expect(await notesOf(ann, other.id)).toHaveLength(1);
  });

  test("loses all notes when erased, even one written concurrently", async () => {
    await addNote(ann, { ...about, body: "Ada lives in Leeds." });
    const [, late] = await Promise.allSettled([
      eraseCandidate(ann, { candidateId: about.candidateId }),
      addNote(ben, { ...about, body: "And has two children." }),
    ]);
    if (late.status === "rejected") expect(late.reason).toMatchObject({ code: "conflict" });
    expect(await ownerDb.note.count({ where: { candidateId: about.candidateId } })).toBe(0);
  });

  test("is not named in notes during a blind review, and a masked note is not editable", async () => {
    const { job } = await configuredJob(ann, exampleContent({ blindReview: true }));
    const { id, candidateId } = await applicant(ann, job.id, { fullName: "Quirina Vandersteen" });
    await addNote(ann, { candidateId, applicationId: id, body: "Quirina was on time." });
    await addNote(ann, { candidateId, applicationId: id, body: "Was on time." });
    const notes = await notesOf(ann, candidateId);
    expect(JSON.stringify(notes)).not.toContain("Quirina");
    expect(notes.map(({ mine }) => mine)).toEqual([false, true]);
  });
});
