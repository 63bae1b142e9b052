import { expect } from "vitest";
import { previewPublication } from "@/lib/judging/publishing/preview-publication";
import { publishReviewed, publishScorecard } from "@/lib/judging/publishing/publish-scorecard";
import { cancelDraft } from "@/lib/judging/scorecards/cancel-draft";
import { keepInLibrary } from "@/lib/judging/scorecards/keep-in-library";
import { removeFromLibrary } from "@/lib/judging/scorecards/remove-from-library";
import { generateScorecard } from "@/lib/judging/scorecards/generate-scorecard";
import { exampleContent, ownerDb } from "../../support/world";
import { emitted, expectDone, race, recorded, twice } from "./race";
import { team } from "./job";

const publications = (jobId: string) =>
  ownerDb.scorecardVersion.findMany({
    where: { scorecard: { jobId } },
    select: { id: true, version: true, currentOf: { select: { id: true } } },
    orderBy: { version: "asc" },
  });

const toKeep = () => ({ name: "Mentoring", department: "", template: true, content: exampleContent() });

export const scorecardRaces = [
  race({
    name: "an entry of the library that is renewed twice and removed exists at most once",
    useCases: ["keepInLibrary", "removeFromLibrary"],
    table: "LibraryEntry",
    async arrange() {
      const arranged = await team();
      return { ...arranged, ...(await keepInLibrary(arranged.recruiter, toKeep())) };
    },
    acts: ({ recruiter, entryId }) => [
      ...twice(() => keepInLibrary(recruiter, toKeep())),
      () => removeFromLibrary(recruiter, { entryId }),
    ],
    async check(outcomes, { organizationId }) {
      expectDone(outcomes);
      expect(await ownerDb.libraryEntry.count({ where: { organizationId } })).toBeLessThan(2);
    },
  }),
  race({
    name: "publishing one scorecard twice creates one version",
    useCases: ["publishScorecard"],
    table: "ScorecardVersion",
    arrange: team,
    acts: ({ recruiter, jobId }) => {
      const content = exampleContent();
      return twice(() => publishScorecard(recruiter, { jobId, content }));
    },
    async check(outcomes, { organizationId, jobId }) {
      expectDone(outcomes);
      const versions = await publications(jobId);
      expect(versions.map(({ version, currentOf }) => [version, currentOf !== null])).toEqual([
        [1, false],
        [2, true],
      ]);
      expect(await emitted(organizationId, "scorecard.published")).toBe(2);
    },
  }),
  race({
    name: "a person's publication is refused as a conflict when an agent published first",
    useCases: ["publishReviewed", "publishScorecard"],
    table: "ScorecardVersion",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const content = exampleContent();
      const { subjectRevision } = await previewPublication(recruiter, { jobId, content });
      return { organizationId, recruiter, jobId, content, subjectRevision };
    },
    acts: ({ recruiter, jobId, content, subjectRevision }) => [
      () => publishReviewed(recruiter, { jobId, content, subjectRevision }),
      () => publishScorecard(recruiter, { jobId, content: exampleContent() }),
    ],
    async check([reviewed, published], { jobId }) {
      expect(published).toBe("done");
      expect(["done", "conflict"]).toContain(reviewed);
      const versions = await publications(jobId);
      expect(versions).toHaveLength(reviewed === "done" ? 3 : 2);
      expect(versions.filter(({ currentOf }) => currentOf)).toHaveLength(1);
    },
  }),
  race({
    name: "requesting a draft of a job twice creates one draft",
    useCases: ["generateScorecard"],
    table: "ScorecardDraft",
    arrange: team,
    acts: ({ recruiter, jobId }) => twice(() => generateScorecard(recruiter, { jobId })),
    async check(outcomes, { organizationId, jobId }) {
      expectDone(outcomes);
      expect(await ownerDb.scorecardDraft.count({ where: { jobId } })).toBe(1);
      expect(await emitted(organizationId, "scorecard.draft-requested")).toBe(1);
    },
  }),
  race({
    name: "a draft cancelled twice and requested again is cancelled once",
    useCases: ["cancelDraft", "generateScorecard"],
    table: "ScorecardDraft",
    async arrange() {
      const { recruiter, organizationId, jobId } = await team();
      const { draftId } = await generateScorecard(recruiter, { jobId });
      return { organizationId, recruiter, jobId, draftId };
    },
    acts: ({ recruiter, jobId, draftId }) => [
      ...twice(() => cancelDraft(recruiter, { draftId })),
      () => generateScorecard(recruiter, { jobId }),
    ],
    async check(outcomes, { organizationId, jobId }) {
      expectDone(outcomes);
      expect(await recorded(organizationId, "scorecard.draft-cancelled")).toBe(1);
      const running = await ownerDb.scorecardDraft.count({ where: { jobId, status: "generating" } });
      const total = await ownerDb.scorecardDraft.count({ where: { jobId } });
      expect(running).toBe(total - 1);
    },
  }),
];
