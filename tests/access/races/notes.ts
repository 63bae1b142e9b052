import { expect } from "vitest";
import { addNote } from "@/lib/hiring/notes/add-note";
import { deleteNote } from "@/lib/hiring/notes/delete-note";
import { editNote } from "@/lib/hiring/notes/edit-note";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { colleagueOf, ownerDb } from "../../support/world";
import { emitted, expectDone, expectOne, race, recorded, twice } from "./race";
import { teamWithNote } from "./job";

export const noteRaces = [
  race({
    name: "a note that mentions a member being removed is written or refused as invalid",
    useCases: ["addNote", "removeMember"],
    table: "Notice",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await teamWithNote();
      const { id } = await colleagueOf(recruiter, "recruiter");
      return { organizationId, recruiter, candidateId, id };
    },
    acts: ({ recruiter, candidateId, id }) => [
      () => addNote(recruiter, { candidateId, body: "Cora?", mentions: [id] }),
      () => removeMember(recruiter, { userId: id }),
    ],
    async check([added, removed], { candidateId, id }) {
      expect(removed).toBe("done");
      expect(["done", "invalid"]).toContain(added);
      expect(await ownerDb.note.count({ where: { candidateId } })).toBe(added === "done" ? 2 : 1);
      expect(await ownerDb.notice.count({ where: { userId: id } })).toBe(0);
    },
  }),
  race({
    name: "deleting a note twice deletes it once",
    useCases: ["deleteNote"],
    table: "Note",
    arrange: teamWithNote,
    acts: ({ recruiter, noteId }) => twice(() => deleteNote(recruiter, { noteId })),
    async check(outcomes, { organizationId }) {
      expectOne(outcomes, "not_found");
      expect(await recorded(organizationId, "note.deleted")).toBe(1);
    },
  }),
  race({
    name: "a note deleted during an edit stays deleted",
    useCases: ["editNote", "deleteNote"],
    table: "Note",
    arrange: teamWithNote,
    acts: ({ recruiter, noteId }) => {
      const edit = (body: string) => () => editNote(recruiter, { noteId, body });
      return [edit("Called."), () => deleteNote(recruiter, { noteId })];
    },
    async check([edited, deleted], { organizationId, noteId }) {
      expect(deleted).toBe("done");
      expect(["done", "not_found"]).toContain(edited);
      expect(await ownerDb.note.count({ where: { id: noteId } })).toBe(0);
      expect(await recorded(organizationId, "note.edited")).toBe(edited === "done" ? 1 : 0);
    },
  }),
  race({
    name: "two edits of a note that mention the same member notify them once",
    useCases: ["editNote"],
    table: "Note",
    async arrange() {
      const { recruiter, organizationId, noteId } = await teamWithNote();
      const { id } = await colleagueOf(recruiter, "recruiter");
      return { organizationId, recruiter, noteId, id };
    },
    acts: ({ recruiter, noteId, id }) => {
      const edit = (body: string) => () => editNote(recruiter, { noteId, body, mentions: [id] });
      return [edit("Cora, call them."), edit("Cora, write to them.")];
    },
    async check(outcomes, { organizationId, id }) {
      expectDone(outcomes);
      // Notified once: the second text mentions nobody new.
      expect(await emitted(organizationId, "member.notified")).toBe(1);
      expect(await ownerDb.notice.count({ where: { userId: id } })).toBe(1);
    },
  }),
];
