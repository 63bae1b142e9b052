import { createHash } from "node:crypto";
import { expect } from "vitest";
import sample from "@/lib/organizations/sample-data/sample.json";
import { addSampleData } from "@/lib/organizations/sample-data/add-sample-data";
import { removeSampleData } from "@/lib/organizations/sample-data/remove-sample-data";
import { publishScorecard } from "@/lib/publishing/publish-scorecard";
import { exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { storedCv } from "../../support/stored-cv";
import { type Race, expectDone, recorded } from "./race";
import { teamWithNote, team, saveNamedView } from "./job";

export const sampleDataRaces: Race[] = [
  {
    name: "removing sample data twice removes it once",
    useCases: ["removeSampleData"],
    table: "AuditEvent",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      await ownerDb.job.update({ where: { id: jobId }, data: { sample: true } });
      const remove = () => removeSampleData(recruiter, {});
      return {
        organizationId,
        acts: [remove, remove],
        async check(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organizationId, "sample.removed")).toBe(1);
        },
      };
    },
  },
  {
    name: "removing sample data does not deadlock with publishing its scorecard",
    useCases: ["removeSampleData", "publishScorecard"],
    table: "Application",
    async arrange() {
      const { recruiter, organizationId, jobId, candidateId } = await teamWithNote();
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
        async check([published, removed]) {
          expect(removed).toBe("done");
          expect(["done", "not_found"]).toContain(published);
          expect(await ownerDb.candidate.count({ where: { organizationId } })).toBe(0);
          expect(await ownerDb.job.count({ where: { organizationId } })).toBe(0);
        },
      };
    },
  },
  {
    name: "sample data removed while it is added is complete or absent",
    useCases: ["removeSampleData"],
    table: "Attachment",
    async arrange() {
      const { recruiter, organization } = await hiringTeam();
      const organizationId = organization.id;
      return {
        organizationId,
        acts: [() => addSampleData(recruiter, {}), () => removeSampleData(recruiter, {})],
        async check([added, removed]) {
          expect(removed).toBe("done");
          expect(["done", "not_found"]).toContain(added);
          const people = await ownerDb.candidate.count({ where: { organizationId } });
          expect(people).toBe(added === "done" ? sample.people.length : 0);
        },
      };
    },
  },
  {
    name: "a view saved on a sample job being removed is deleted too or refused as not found",
    useCases: ["saveView", "removeSampleData"],
    table: "SavedView",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      await ownerDb.job.update({ where: { id: jobId }, data: { sample: true } });
      return {
        organizationId,
        acts: [saveNamedView(recruiter, jobId, ""), () => removeSampleData(recruiter, {})],
        async check([save, removed]) {
          expect(removed).toBe("done");
          expect(["done", "not_found"]).toContain(save);
          expect(await ownerDb.savedView.count({ where: { jobId } })).toBe(0);
        },
      };
    },
  },
];
