import { expect } from "vitest";
import { changeHiringTeam } from "@/lib/jobs/change-hiring-team";
import { createJob } from "@/lib/jobs/create-job";
import { deleteView } from "@/lib/jobs/delete-view";
import { duplicateJob } from "@/lib/jobs/duplicate-job";
import { saveView } from "@/lib/jobs/save-view";
import { updateJob } from "@/lib/jobs/update-job";
import { assignCandidate } from "@/lib/candidates/assign-candidate";
import { removeMember } from "@/lib/organizations/remove-member";
import { publishScorecard } from "@/lib/publishing/publish-scorecard";
import {
  applicant,
  colleagueOf,
  configuredJob,
  exampleContent,
  hiringTeam,
  ownerDb,
} from "../../support/world";
import { type Race, expectDone, expectOne, recorded } from "./race";
import { team, saved } from "./job";

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
];
