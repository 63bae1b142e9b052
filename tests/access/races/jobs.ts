import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { changeHiringTeam } from "@/lib/jobs/change-hiring-team";
import { createJob } from "@/lib/jobs/create-job";
import { deleteView } from "@/lib/jobs/delete-view";
import { duplicateJob } from "@/lib/jobs/duplicate-job";
import { saveView } from "@/lib/jobs/save-view";
import { updateJob } from "@/lib/jobs/update-job";
import { assignCandidate } from "@/lib/candidates/assign-candidate";
import sample from "@/lib/organizations/sample-data/sample.json";
import { addNote } from "@/lib/notes/add-note";
import { deleteNote } from "@/lib/notes/delete-note";
import { editNote } from "@/lib/notes/edit-note";
import { removeMember } from "@/lib/organizations/remove-member";
import { addSampleData } from "@/lib/organizations/sample-data/add-sample-data";
import { removeSampleData } from "@/lib/organizations/sample-data/remove-sample-data";
import { previewPublication } from "@/lib/publishing/preview-publication";
import { publishReviewed, publishScorecard } from "@/lib/publishing/publish-scorecard";
import { cancelDraft } from "@/lib/scorecards/cancel-draft";
import { generateScorecard } from "@/lib/scorecards/generate-scorecard";
import {
  applicant,
  colleagueOf,
  configuredJob,
  exampleContent,
  hiringTeam,
  ownerDb,
} from "../../support/world";
import { storedCv } from "../../support/stored-cv";
import { type Race, emitted, expectDone, expectOne, recorded } from "./race";

async function team() {
  const { recruiter, organization } = await hiringTeam({ role: "admin" });
  const { job, versionId } = await configuredJob(recruiter);
  return { recruiter, organizationId: organization.id, jobId: job.id, versionId };
}

/** Somebody on the job, and a note about them. */
async function noted() {
  const world = await team();
  const { candidateId, id: applicationId } = await applicant(world.recruiter, world.jobId);
  const { noteId } = await addNote(world.recruiter, { candidateId, body: "Call back." });
  return { ...world, candidateId, applicationId, noteId };
}

const saved = (recruiter: Actor, jobId: string, query: string) => () =>
  saveView(recruiter, { jobId, name: "Mine", query, shared: false });

const publications = (jobId: string) =>
  ownerDb.scorecardVersion.findMany({
    where: { scorecard: { jobId } },
    select: { id: true, version: true, currentOf: { select: { id: true } } },
    orderBy: { version: "asc" },
  });

export const jobRaces: Race[] = [
  {
    name: "two views saved under one name are one view",
    useCases: ["saveView"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      return {
        organizationId,
        acts: [saved(recruiter, jobId, "sort=name"), saved(recruiter, jobId, "sort=score")],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(1);
        },
      };
    },
  },
  {
    name: "nobody gets past the most views of a job by saving two at once",
    useCases: ["saveView"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      await ownerDb.savedView.createMany({
        data: Array.from({ length: 49 }, (_, n) => ({
          organizationId,
          jobId,
          ownerId: recruiter.id,
          name: `View ${n}`,
          query: "",
          shared: false,
        })),
      });
      const save = (name: string) => () => saveView(recruiter, { jobId, name, query: "", shared: false });
      return {
        organizationId,
        acts: [save("One"), save("Another")],
        async holds(outcomes) {
          expectOne(outcomes);
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(50);
        },
      };
    },
  },
  {
    name: "a view that is removed by two, and saved anew by a third, ends in one of these ways",
    useCases: ["deleteView", "saveView"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { viewId } = await saved(recruiter, jobId, "")();
      const remove = () => deleteView(recruiter, { viewId });
      return {
        organizationId,
        acts: [remove, remove, saved(recruiter, jobId, "sort=name")],
        async holds([one, other, save]) {
          expectOne([one!, other!], "not_found");
          expect(save).toBe("done");
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBeLessThan(2);
        },
      };
    },
  },
  {
    name: "closing and reopening a job follow each other, and an edit of another field is not lost",
    useCases: ["updateJob"],
    table: "Job",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      return {
        organizationId,
        acts: [
          () => updateJob(recruiter, { jobId, status: "closed" }),
          () => updateJob(recruiter, { jobId, status: "open" }),
          () => updateJob(recruiter, { jobId, location: "Hamburg" }),
        ],
        async holds(outcomes) {
          expectDone(outcomes);
          const job = await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } });
          expect(job.location).toBe("Hamburg");
          // An edit that changes nothing is not on record.
          expect(await recorded(organizationId, "job.updated")).toBe(job.status === "open" ? 3 : 2);
        },
      };
    },
  },
  {
    name: "a job that is being closed takes somebody before, or not at all",
    useCases: ["updateJob", "assignCandidate"],
    table: "Job",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { job } = await configuredJob(recruiter);
      const { candidateId } = await applicant(recruiter, job.id);
      return {
        organizationId,
        acts: [
          () => updateJob(recruiter, { jobId, status: "closed" }),
          () => assignCandidate(recruiter, { candidateId, jobId }),
        ],
        async holds([closed, assigned]) {
          expect(closed).toBe("done");
          expect(["done", "conflict"]).toContain(assigned);
          const on = await ownerDb.application.count({ where: { jobId } });
          expect(on).toBe(assigned === "done" ? 1 : 0);
        },
      };
    },
  },
  {
    name: "two copies of a job are two jobs, and the copy of one that is published meanwhile is whole",
    useCases: ["duplicateJob", "publishScorecard"],
    table: "ScorecardDraft",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      return {
        organizationId,
        acts: [
          () => duplicateJob(recruiter, { jobId }),
          () => duplicateJob(recruiter, { jobId }),
          () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
        ],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.job.count({ where: { organizationId } })).toBe(3);
          expect(await ownerDb.scorecardDraft.count({ where: { organizationId, status: "ready" } })).toBe(2);
        },
      };
    },
  },
  {
    name: "two jobs that are opened at once are two jobs",
    useCases: ["createJob"],
    table: "Job",
    async arrange() {
      const { recruiter, organization } = await hiringTeam();
      const open = () =>
        createJob(recruiter, {
          title: "Backend Engineer",
          department: "Engineering",
          location: "Hamburg",
          employmentType: "full_time",
          description: "Builds and runs the services of the product on PostgreSQL.",
        });
      return {
        organizationId: organization.id,
        acts: [open, open],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organization.id, "job.created")).toBe(2);
        },
      };
    },
  },
  {
    name: "somebody who is put on a hiring team twice is put there once",
    useCases: ["changeHiringTeam"],
    table: "HiringTeamMember",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { id } = await colleagueOf(recruiter, "hiring_manager");
      const put = () => changeHiringTeam(recruiter, { jobId, add: [id] });
      return {
        organizationId,
        acts: [put, put],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organizationId, "job.team-member-added")).toBe(1);
        },
      };
    },
  },
  {
    name: "who is put on a hiring team and removed from the organization is on no team",
    useCases: ["changeHiringTeam", "removeMember"],
    table: "HiringTeamMember",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { id } = await colleagueOf(recruiter, "hiring_manager");
      return {
        organizationId,
        acts: [
          () => changeHiringTeam(recruiter, { jobId, add: [id] }),
          () => removeMember(recruiter, { userId: id }),
        ],
        async holds([put, removed]) {
          expect(removed).toBe("done");
          expect(["done", "invalid"]).toContain(put);
          expect(await ownerDb.hiringTeamMember.count({ where: { userId: id } })).toBe(0);
        },
      };
    },
  },
  {
    name: "a note that mentions somebody who is being removed is written, or refused in words",
    useCases: ["addNote", "removeMember"],
    table: "Notice",
    async arrange() {
      const { recruiter, organizationId, candidateId } = await noted();
      const { id } = await colleagueOf(recruiter, "recruiter");
      return {
        organizationId,
        acts: [
          () => addNote(recruiter, { candidateId, body: "Cora?", mentions: [id] }),
          () => removeMember(recruiter, { userId: id }),
        ],
        async holds([added, removed]) {
          expect(removed).toBe("done");
          expect(["done", "invalid"]).toContain(added);
          expect(await ownerDb.note.count({ where: { candidateId } })).toBe(added === "done" ? 2 : 1);
          expect(await ownerDb.notice.count({ where: { userId: id } })).toBe(0);
        },
      };
    },
  },
  {
    name: "two who delete a note delete it once",
    useCases: ["deleteNote"],
    table: "Note",
    async arrange() {
      const { recruiter, organizationId, noteId } = await noted();
      const remove = () => deleteNote(recruiter, { noteId });
      return {
        organizationId,
        acts: [remove, remove],
        async holds(outcomes) {
          expectOne(outcomes, "not_found");
          expect(await recorded(organizationId, "note.deleted")).toBe(1);
        },
      };
    },
  },
  {
    name: "a note that is deleted while it is changed is gone",
    useCases: ["editNote", "deleteNote"],
    table: "Note",
    async arrange() {
      const { recruiter, organizationId, noteId } = await noted();
      const edit = (body: string) => () => editNote(recruiter, { noteId, body });
      return {
        organizationId,
        acts: [edit("Called."), () => deleteNote(recruiter, { noteId })],
        async holds([edited, deleted]) {
          expect(deleted).toBe("done");
          expect(["done", "not_found"]).toContain(edited);
          expect(await ownerDb.note.count({ where: { id: noteId } })).toBe(0);
          expect(await recorded(organizationId, "note.edited")).toBe(edited === "done" ? 1 : 0);
        },
      };
    },
  },
  {
    name: "whom two texts of one note mention is told of both or of the one that stands",
    useCases: ["editNote"],
    table: "Note",
    async arrange() {
      const { recruiter, organizationId, noteId } = await noted();
      const { id } = await colleagueOf(recruiter, "recruiter");
      const edit = (body: string) => () => editNote(recruiter, { noteId, body, mentions: [id] });
      return {
        organizationId,
        acts: [edit("Cora, call them."), edit("Cora, write to them.")],
        async holds(outcomes) {
          expectDone(outcomes);
          // Told once: the second text mentions nobody new.
          expect(await emitted(organizationId, "member.notified")).toBe(1);
          expect(await ownerDb.notice.count({ where: { userId: id } })).toBe(1);
        },
      };
    },
  },
  {
    name: "one scorecard published by two at once is one version",
    useCases: ["publishScorecard"],
    table: "ScorecardVersion",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const content = exampleContent();
      const publish = () => publishScorecard(recruiter, { jobId, content });
      return {
        organizationId,
        acts: [publish, publish],
        async holds(outcomes) {
          expectDone(outcomes);
          const versions = await publications(jobId);
          expect(versions.map(({ version, currentOf }) => [version, currentOf !== null])).toEqual([
            [1, false],
            [2, true],
          ]);
          expect(await emitted(organizationId, "scorecard.published")).toBe(2);
        },
      };
    },
  },
  {
    name: "of a person's publication and an agent's, the person is told when theirs is second",
    useCases: ["publishReviewed", "publishScorecard"],
    table: "ScorecardVersion",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const content = exampleContent();
      const { subjectRevision } = await previewPublication(recruiter, { jobId, content });
      return {
        organizationId,
        acts: [
          () => publishReviewed(recruiter, { jobId, content, subjectRevision }),
          () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
        ],
        async holds([reviewed, published]) {
          expect(published).toBe("done");
          expect(["done", "conflict"]).toContain(reviewed);
          const versions = await publications(jobId);
          expect(versions).toHaveLength(reviewed === "done" ? 3 : 2);
          expect(versions.filter(({ currentOf }) => currentOf)).toHaveLength(1);
        },
      };
    },
  },
  {
    name: "two who ask for a draft of one job ask for one draft",
    useCases: ["generateScorecard"],
    table: "ScorecardDraft",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const generate = () => generateScorecard(recruiter, { jobId });
      return {
        organizationId,
        acts: [generate, generate],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.scorecardDraft.count({ where: { jobId } })).toBe(1);
          expect(await emitted(organizationId, "scorecard.draft-requested")).toBe(1);
        },
      };
    },
  },
  {
    name: "a draft that is cancelled twice and asked for anew is cancelled once",
    useCases: ["cancelDraft", "generateScorecard"],
    table: "ScorecardDraft",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { draftId } = await generateScorecard(recruiter, { jobId });
      const cancel = () => cancelDraft(recruiter, { draftId });
      return {
        organizationId,
        acts: [cancel, cancel, () => generateScorecard(recruiter, { jobId })],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organizationId, "scorecard.draft-cancelled")).toBe(1);
          const running = await ownerDb.scorecardDraft.count({ where: { jobId, status: "generating" } });
          const made = await ownerDb.scorecardDraft.count({ where: { jobId } });
          expect(running).toBe(made - 1);
        },
      };
    },
  },
  {
    name: "sample data that two remove at once is removed once",
    useCases: ["removeSampleData"],
    table: "AuditEvent",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      await ownerDb.job.update({ where: { id: jobId }, data: { sample: true } });
      const remove = () => removeSampleData(recruiter, {});
      return {
        organizationId,
        acts: [remove, remove],
        async holds(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organizationId, "sample.removed")).toBe(1);
        },
      };
    },
  },
  {
    name: "sample data is removed while its scorecard is published, and neither waits for the other",
    useCases: ["removeSampleData", "publishScorecard"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, jobId, candidateId } = await noted();
      await ownerDb.job.update({ where: { id: jobId }, data: { sample: true } });
      const sha256 = createHash("sha256").update(sample.people[0]!.text.join("\n")).digest("hex");
      await storedCv(recruiter, candidateId, { sha256 });
      await ownerDb.application.updateMany({ where: { jobId }, data: { scoreStatus: "failed" } });
      return {
        organizationId,
        acts: [
          () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
          () => removeSampleData(recruiter, {}),
        ],
        async holds([published, removed]) {
          expect(removed).toBe("done");
          expect(["done", "not_found"]).toContain(published);
          expect(await ownerDb.candidate.count({ where: { organizationId } })).toBe(0);
          expect(await ownerDb.job.count({ where: { organizationId } })).toBe(0);
        },
      };
    },
  },
  {
    name: "sample data that is removed while it is added is there whole, or gone",
    useCases: ["removeSampleData"],
    table: "Attachment",
    async arrange() {
      const { recruiter, organization } = await hiringTeam();
      const organizationId = organization.id;
      return {
        organizationId,
        acts: [() => addSampleData(recruiter, {}), () => removeSampleData(recruiter, {})],
        async holds([added, removed]) {
          expect(removed).toBe("done");
          expect(["done", "not_found"]).toContain(added);
          const people = await ownerDb.candidate.count({ where: { organizationId } });
          expect(people).toBe(added === "done" ? sample.people.length : 0);
        },
      };
    },
  },
  {
    name: "a view saved on a sample job that is being removed is gone, or refused in words",
    useCases: ["saveView", "removeSampleData"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      await ownerDb.job.update({ where: { id: jobId }, data: { sample: true } });
      return {
        organizationId,
        acts: [saved(recruiter, jobId, ""), () => removeSampleData(recruiter, {})],
        async holds([save, removed]) {
          expect(removed).toBe("done");
          expect(["done", "not_found"]).toContain(save);
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(0);
        },
      };
    },
  },
];
