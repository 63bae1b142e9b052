import { expect } from "vitest";
import { changeHiringTeam } from "@/lib/records/jobs/change-hiring-team";
import { createJob } from "@/lib/records/jobs/create-job";
import { deleteView } from "@/lib/records/jobs/delete-view";
import { duplicateJob } from "@/lib/records/jobs/duplicate-job";
import { saveView } from "@/lib/records/jobs/save-view";
import { updateJob } from "@/lib/records/jobs/update-job";
import { assignCandidate } from "@/lib/records/candidates/assign-candidate";
import { removeMember } from "@/lib/hiring/organizations/remove-member";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import {
  applicant,
  colleagueOf,
  configuredJob,
  exampleContent,
  hiringTeam,
  ownerDb,
} from "../../support/world";
import { expectDone, expectOne, race, recorded, twice } from "./race";
import { team, saveNamedView } from "./job";

export const jobRaces = [
  race({
    name: "saving two views under one name keeps one view",
    useCases: ["saveView"],
    table: "SavedView",
    arrange: team,
    acts: ({ recruiter, jobId }) => [
      saveNamedView(recruiter, jobId, "sort=name"),
      saveNamedView(recruiter, jobId, "sort=score"),
    ],
    async check(outcomes, { jobId }) {
      expectDone(outcomes);
      expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(1);
    },
  }),
  race({
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
      return { organizationId, recruiter, jobId };
    },
    acts: ({ recruiter, jobId }) => {
      const save = (name: string) => () => saveView(recruiter, { jobId, name, query: "", shared: false });
      return [save("One"), save("Another")];
    },
    async check(outcomes, { jobId }) {
      expectOne(outcomes);
      expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(50);
    },
  }),
  race({
    name: "a view deleted twice and saved again is deleted once and exists at most once",
    useCases: ["deleteView", "saveView"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { viewId } = await saveNamedView(recruiter, jobId, "")();
      return { organizationId, recruiter, jobId, viewId };
    },
    acts: ({ recruiter, jobId, viewId }) => [
      ...twice(() => deleteView(recruiter, { viewId })),
      saveNamedView(recruiter, jobId, "sort=name"),
    ],
    async check([removed, removedToo, save], { jobId }) {
      expectOne([removed!, removedToo!], "not_found");
      expect(save).toBe("done");
      expect(await ownerDb.savedView.count({ where: { jobId } })).toBeLessThan(2);
    },
  }),
  race({
    name: "closing, reopening and editing a job lose none of the changes",
    useCases: ["updateJob"],
    table: "Job",
    arrange: team,
    acts: ({ recruiter, jobId }) => [
      () => updateJob(recruiter, { jobId, status: "closed" }),
      () => updateJob(recruiter, { jobId, status: "open" }),
      () => updateJob(recruiter, { jobId, location: "Hamburg" }),
    ],
    async check(outcomes, { organizationId, jobId }) {
      expectDone(outcomes);
      const job = await ownerDb.job.findUniqueOrThrow({ where: { id: jobId } });
      expect(job.location).toBe("Hamburg");
      // An update that changes nothing is not recorded.
      expect(await recorded(organizationId, "job.updated")).toBe(job.status === "open" ? 3 : 2);
    },
  }),
  race({
    name: "assigning a candidate to a job being closed comes first or is refused",
    useCases: ["updateJob", "assignCandidate"],
    table: "Job",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { job } = await configuredJob(recruiter);
      const { candidateId } = await applicant(recruiter, job.id);
      return { organizationId, recruiter, jobId, candidateId };
    },
    acts: ({ recruiter, jobId, candidateId }) => [
      () => updateJob(recruiter, { jobId, status: "closed" }),
      () => assignCandidate(recruiter, { candidateId, jobId }),
    ],
    async check([closed, assigned], { jobId }) {
      expect(closed).toBe("done");
      expect(["done", "conflict"]).toContain(assigned);
      const applications = await ownerDb.application.count({ where: { jobId } });
      expect(applications).toBe(assigned === "done" ? 1 : 0);
    },
  }),
  race({
    name: "two copies of a job made during a publication are two complete jobs",
    useCases: ["duplicateJob", "publishScorecard"],
    table: "ScorecardDraft",
    arrange: team,
    acts: ({ recruiter, jobId }) => [
      () => duplicateJob(recruiter, { jobId }),
      () => duplicateJob(recruiter, { jobId }),
      () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
    ],
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await ownerDb.job.count({ where: { organizationId } })).toBe(3);
      expect(await ownerDb.scorecardDraft.count({ where: { organizationId, status: "ready" } })).toBe(2);
    },
  }),
  race({
    name: "creating a job twice creates two jobs",
    useCases: ["createJob"],
    table: "Job",
    arrange: hiringTeam,
    acts: ({ recruiter }) =>
      twice(() =>
        createJob(recruiter, {
          title: "Backend Engineer",
          department: "Engineering",
          location: "Hamburg",
          employmentType: "full_time",
          description: "Builds and runs the services of the product on PostgreSQL.",
        }),
      ),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await recorded(organizationId, "job.created")).toBe(2);
    },
  }),
  race({
    name: "adding a member to a hiring team twice adds them once",
    useCases: ["changeHiringTeam"],
    table: "HiringTeamMember",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { id } = await colleagueOf(recruiter, "hiring_manager");
      return { organizationId, recruiter, jobId, id };
    },
    acts: ({ recruiter, jobId, id }) => twice(() => changeHiringTeam(recruiter, { jobId, add: [id] })),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await recorded(organizationId, "job.team-member-added")).toBe(1);
    },
  }),
  race({
    name: "a member added to a hiring team while being removed from the organization is on no team",
    useCases: ["changeHiringTeam", "removeMember"],
    table: "HiringTeamMember",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { id } = await colleagueOf(recruiter, "hiring_manager");
      return { organizationId, recruiter, jobId, id };
    },
    acts: ({ recruiter, jobId, id }) => [
      () => changeHiringTeam(recruiter, { jobId, add: [id] }),
      () => removeMember(recruiter, { userId: id }),
    ],
    async check([added, removed], { id }) {
      expect(removed).toBe("done");
      expect(["done", "invalid"]).toContain(added);
      expect(await ownerDb.hiringTeamMember.count({ where: { userId: id } })).toBe(0);
    },
  }),
];
