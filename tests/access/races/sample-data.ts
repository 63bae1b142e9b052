import { createHash } from "node:crypto";
import { expect } from "vitest";
import sample from "@/lib/organizations/sample-data/sample.json";
import { addSampleData } from "@/lib/organizations/sample-data/add-sample-data";
import { removeSampleData } from "@/lib/organizations/sample-data/remove-sample-data";
import { publishScorecard } from "@/lib/publishing/publish-scorecard";
import { exampleContent, hiringTeam, ownerDb } from "../../support/world";
import { storedCv } from "../../support/stored-cv";
import { type Race, expectDone, recorded } from "./race";
import { noted, team, saved } from "./job";

export const sampleDataRaces: Race[] = [
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
