import { createHash } from "node:crypto";
import { expect } from "vitest";
import sample from "@/lib/hiring/organizations/sample-data/sample.json";
import { addSampleData } from "@/lib/hiring/organizations/sample-data/add-sample-data";
import { removeSampleData } from "@/lib/hiring/organizations/sample-data/remove-sample-data";
import { publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { storedCv } from "../../support/stored-cv";
import { expectDone, race, recorded, twice } from "./race";
import { teamWithNote, team, saveNamedView } from "./job";

async function teamWithSampleJob() {
  const world = await team();
  await ownerDb.job.update({ where: { id: world.jobId }, data: { sample: true } });
  return world;
}

export const sampleDataRaces = [
  race({
    name: "removing sample data twice removes it once",
    useCases: ["removeSampleData"],
    table: "AuditEvent",
    arrange: teamWithSampleJob,
    acts: ({ recruiter }) => twice(() => removeSampleData(recruiter, {})),
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await recorded(organizationId, "sample.removed")).toBe(1);
    },
  }),
  race({
    name: "removing sample data does not deadlock with publishing its scorecard",
    useCases: ["removeSampleData", "publishScorecard"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, jobId, candidateId } = await teamWithNote();
      await ownerDb.job.update({ where: { id: jobId }, data: { sample: true } });
      const sha256 = createHash("sha256").update(sample.people[0]!.text.join("\n")).digest("hex");
      await storedCv(recruiter, candidateId, { sha256 });
      await ownerDb.application.updateMany({ where: { jobId }, data: { scoreStatus: "failed" } });
      return { organizationId, recruiter, jobId };
    },
    acts: ({ recruiter, jobId }) => [
      () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
      () => removeSampleData(recruiter, {}),
    ],
    async check([published, removed], { organizationId }) {
      expect(removed).toBe("done");
      expect(["done", "not_found"]).toContain(published);
      expect(await ownerDb.candidate.count({ where: { organizationId } })).toBe(0);
      expect(await ownerDb.job.count({ where: { organizationId } })).toBe(0);
    },
  }),
  race({
    name: "sample data removed while it is added is complete or absent",
    useCases: ["removeSampleData"],
    table: "Attachment",
    arrange: hiringTeam,
    acts: ({ recruiter }) => [() => addSampleData(recruiter, {}), () => removeSampleData(recruiter, {})],
    async check([added, removed], { organizationId }) {
      expect(removed).toBe("done");
      expect(["done", "not_found"]).toContain(added);
      const people = await ownerDb.candidate.count({ where: { organizationId } });
      expect(people).toBe(added === "done" ? sample.people.length : 0);
    },
  }),
  race({
    name: "a view saved on a sample job being removed is deleted too or refused as not found",
    useCases: ["saveView", "removeSampleData"],
    table: "SavedView",
    arrange: teamWithSampleJob,
    acts: ({ recruiter, jobId }) => [
      saveNamedView(recruiter, jobId, ""),
      () => removeSampleData(recruiter, {}),
    ],
    async check([save, removed], { jobId }) {
      expect(removed).toBe("done");
      expect(["done", "not_found"]).toContain(save);
      expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(0);
    },
  }),
];
