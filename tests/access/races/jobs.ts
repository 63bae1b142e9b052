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
import { team, saveNamedView } from "./job";

export const jobRaces: Race[] = [
  {
    name: "saving two views under one name keeps one view",
    useCases: ["saveView"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      return {
        organizationId,
        acts: [saveNamedView(recruiter, jobId, "sort=name"), saveNamedView(recruiter, jobId, "sort=score")],
        async check(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(1);
        },
      };
    },
  },
  {
    name: "saving two views concurrently does not exceed the maximum of a job's views",
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
        async check(outcomes) {
          expectOne(outcomes);
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(50);
        },
      };
    },
  },
  {
    name: "a view deleted twice and saved again is deleted once and exists at most once",
    useCases: ["deleteView", "saveView"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { viewId } = await saveNamedView(recruiter, jobId, "")();
      const remove = () => deleteView(recruiter, { viewId });
      return {
        organizationId,
        acts: [remove, remove, saveNamedView(recruiter, jobId, "sort=name")],
        async check([removed, removedToo, save]) {
          expectOne([removed!, removedToo!], "not_found");
          expect(save).toBe("done");
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBeLessThan(2);
        },
      };
    },
  },
  {
    name: "closing, reopening and editing a job lose none of the changes",
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
        async check(outcomes) {
          expectDone(outcomes);
          const job = await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } });
          expect(job.location).toBe("Hamburg");
          // An update that changes nothing is not recorded.
          expect(await recorded(organizationId, "job.updated")).toBe(job.status === "open" ? 3 : 2);
        },
      };
    },
  },
  {
    name: "assigning a candidate to a job being closed comes first or is refused",
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
        async check([closed, assigned]) {
          expect(closed).toBe("done");
          expect(["done", "conflict"]).toContain(assigned);
          const applications = await ownerDb.application.count({ where: { jobId } });
          expect(applications).toBe(assigned === "done" ? 1 : 0);
        },
      };
    },
  },
  {
    name: "two copies of a job made during a publication are two complete jobs",
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
        async check(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.job.count({ where: { organizationId } })).toBe(3);
          expect(await ownerDb.scorecardDraft.count({ where: { organizationId, status: "ready" } })).toBe(2);
        },
      };
    },
  },
  {
    name: "creating a job twice creates two jobs",
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
        async check(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organization.id, "job.created")).toBe(2);
        },
      };
    },
  },
  {
    name: "adding a member to a hiring team twice adds them once",
    useCases: ["changeHiringTeam"],
    table: "HiringTeamMember",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { id } = await colleagueOf(recruiter, "hiring_manager");
      const addMember = () => changeHiringTeam(recruiter, { jobId, add: [id] });
      return {
        organizationId,
        acts: [addMember, addMember],
        async check(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organizationId, "job.team-member-added")).toBe(1);
        },
      };
    },
  },
  {
    name: "a member added to a hiring team while being removed from the organization is on no team",
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
        async check([added, removed]) {
          expect(removed).toBe("done");
          expect(["done", "invalid"]).toContain(added);
          expect(await ownerDb.hiringTeamMember.count({ where: { userId: id } })).toBe(0);
        },
      };
    },
  },
];
