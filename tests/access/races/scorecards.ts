import { expect } from "vitest";
import { previewPublication } from "@/lib/publishing/preview-publication";
import { publishReviewed, publishScorecard } from "@/lib/publishing/publish-scorecard";
import { cancelDraft } from "@/lib/scorecards/cancel-draft";
import { generateScorecard } from "@/lib/scorecards/generate-scorecard";
import { exampleContent, ownerDb } from "../../support/world";
import { type Race, emitted, expectDone, recorded } from "./race";
import { team } from "./job";

const publications = (jobId: string) =>
  ownerDb.scorecardVersion.findMany({
    where: { scorecard: { jobId } },
    select: { id: true, version: true, currentOf: { select: { id: true } } },
    orderBy: { version: "asc" },
  });

export const scorecardRaces: Race[] = [
  {
    name: "publishing one scorecard twice creates one version",
    useCases: ["publishScorecard"],
    table: "ScorecardVersion",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const content = exampleContent();
      const publish = () => publishScorecard(recruiter, { jobId, content });
      return {
        organizationId,
        acts: [publish, publish],
        async check(outcomes) {
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
    name: "a person's publication is refused as a conflict when an agent published first",
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
        async check([reviewed, published]) {
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
    name: "requesting a draft of a job twice creates one draft",
    useCases: ["generateScorecard"],
    table: "ScorecardDraft",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const generate = () => generateScorecard(recruiter, { jobId });
      return {
        organizationId,
        acts: [generate, generate],
        async check(outcomes) {
          expectDone(outcomes);
          expect(await ownerDb.scorecardDraft.count({ where: { jobId } })).toBe(1);
          expect(await emitted(organizationId, "scorecard.draft-requested")).toBe(1);
        },
      };
    },
  },
  {
    name: "a draft cancelled twice and requested again is cancelled once",
    useCases: ["cancelDraft", "generateScorecard"],
    table: "ScorecardDraft",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { draftId } = await generateScorecard(recruiter, { jobId });
      const cancel = () => cancelDraft(recruiter, { draftId });
      return {
        organizationId,
        acts: [cancel, cancel, () => generateScorecard(recruiter, { jobId })],
        async check(outcomes) {
          expectDone(outcomes);
          expect(await recorded(organizationId, "scorecard.draft-cancelled")).toBe(1);
          const running = await ownerDb.scorecardDraft.count({ where: { jobId, status: "generating" } });
          const total = await ownerDb.scorecardDraft.count({ where: { jobId } });
          expect(running).toBe(total - 1);
        },
      };
    },
  },
];
