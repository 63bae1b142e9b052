import * as z from "zod";
import { useCase, type Context } from "@/lib/platform/access/use-case";
import { answeredVersions } from "@/lib/judging/evaluation/stored-verdicts";
import { newQuestions } from "@/lib/judging/scorecards/questions";
import { balanceOf } from "@/lib/platform/credits/ledger";
import { prices } from "@/lib/platform/credits/prices";
import { notFound } from "@/lib/errors";
import { problemsOf } from "@/lib/judging/scorecards/check-content";
import { ContentSource, resolveContent } from "@/lib/judging/scorecards/content-source";
import { describeChanges } from "@/lib/judging/scorecards/describe-changes";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { contentHash, currentVersion } from "@/lib/judging/scorecards/stored-content";
import { hasScore } from "@/lib/judging/states/states";

/** What publishing would do now, without doing it. `subjectRevision` changes whenever this result could change. */
export async function planPublication(ctx: Context, jobId: string, content: ScorecardContent) {
  const job = await ctx.db.job.findUnique({ where: { id: jobId }, select: { title: true } });
  if (!job) throw notFound("Job");
  const before = await currentVersion(ctx, jobId);
  const same = before?.contentHash === contentHash(content);
  const active = { jobId, disposition: "active" as const };
  const answered = same ? [] : await answeredVersions(ctx.db, jobId, content);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const scored = same
    ? 0
    : await ctx.db.application.count({ where: { ...active, scoreStatus: { in: hasScore } } });
  const staleApplications = scored - sum(answered.map((version) => version.scored));
  const firstScores = same
    ? 0
    : await ctx.db.application.count({
        // Without a CV that was read there is nothing to evaluate, and nothing is charged.
        where: {
          ...active,
          scoreStatus: "not_scored",
          candidate: { attachments: { some: { kind: "cv", documentText: { isNot: null } } } },
        },
      });
  return {
    jobId,
    jobTitle: job.title,
    version: same ? before.version : (before?.version ?? 0) + 1,
    same,
    changes: same ? [] : describeChanges(before?.content ?? null, content),
    problems: problemsOf(content),
    newQuestions: same ? [] : newQuestions(before?.content ?? null, content).map(({ name }) => name),
    rescoredAtOnce: sum(answered.map(({ judged }) => judged)),
    staleApplications,
    firstScores,
    rescoringCredits: (staleApplications + firstScores) * prices.evaluation,
    balance: await balanceOf(ctx),
    subjectRevision: `v${before?.version ?? 0}`,
  };
}

export const previewPublication = useCase({
  name: "previewPublication",
  permission: "scorecard:read",
  input: z.object({ jobId: z.uuid(), ...ContentSource.shape }),
  output: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    version: z.int().describe("The number the published version would have."),
    same: z.boolean().describe("True when this content is already published."),
    edited: z.array(z.string()).describe("What the edits change in the draft."),
    changes: z.array(z.string()).describe("What publishing changes in the current version."),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
    newQuestions: z.array(z.string()).describe("Criteria on which nobody has been judged yet."),
    rescoredAtOnce: z
      .int()
      .describe("Applications rescored immediately from existing verdicts, free of charge."),
    staleApplications: z.int().describe("Scored applications that have to be evaluated again."),
    firstScores: z.int().describe("Applications waiting for a first score."),
    rescoringCredits: z.int(),
    balance: z.int(),
    subjectRevision: z.string(),
  }),
  async run(ctx, { jobId, ...from }) {
    const { source, content } = await resolveContent(ctx, jobId, from);
    const plan = await planPublication(ctx, jobId, content);
    return { ...plan, edited: describeChanges(source, content) };
  },
});
