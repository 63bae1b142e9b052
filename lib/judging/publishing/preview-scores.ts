import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { Totals } from "@/lib/judging/evaluation/evaluation";
import {
  storedVerdicts,
  totalsOf,
  undecidedOf,
  type Verdicts,
} from "@/lib/judging/evaluation/stored-verdicts";
import { invalid } from "@/lib/errors";
import { ContentSource, resolveContent } from "@/lib/judging/scorecards/content-source";
import { newQuestions } from "@/lib/judging/scorecards/questions";
import type { ScorecardContent } from "@/lib/judging/scorecards/scorecard";
import { sharesOf } from "@/lib/judging/scorecards/shares";
import { toContent, versionContent } from "@/lib/judging/scorecards/stored-content";
import { planPublication } from "./preview-publication";

const RankAndScore = z.object({
  rank: z.int().nullable().describe("Among the undecided."),
  score: z.number().nullable(),
  advice: Totals.shape.advice,
});
type RankAndScore = z.output<typeof RankAndScore>;

/** The most moves listed. */
const most = 50;

/**
 * How all undecided applicants would move if a content were published, from the existing verdicts. New questions of a
 * criterion are unanswered for everybody until they are evaluated. Changes nothing.
 */
export const previewScores = useCase({
  name: "previewScores",
  permission: "candidate:read",
  input: z.object({ jobId: z.uuid(), ...ContentSource.shape }),
  output: z.object({
    jobId: z.uuid(),
    version: z.int().describe("The number the published version would have."),
    changes: z.array(z.string()).describe("What it changes in the current version."),
    unknown: z
      .array(z.object({ criterion: z.string(), share: z.number() }))
      .describe("Criteria that ask something new: counted as not evidenced until they are evaluated."),
    creditsNeeded: z.int().describe("To evaluate what is unknown and candidates without a score."),
    compared: z.int().describe("Undecided applicants with verdicts."),
    moving: z.int().describe("Of those, whose rank, score or advice changes."),
    otherAdvice: z.int().describe("Of those, who get other advice."),
    moves: z
      .array(z.object({ applicationId: z.uuid(), name: z.string(), from: RankAndScore, to: RankAndScore }))
      .describe(`Other advice first, then by place: at most ${most}.`),
  }),
  timeout: 60_000,

  async run(ctx, { jobId, ...from }) {
    const { content } = await resolveContent(ctx, jobId, from);
    const plan = await planPublication(ctx, jobId, content);
    const [problem] = plan.problems;
    if (problem) throw invalid("{path}: {message}", { path: problem.path, message: problem.message });
    const people: (Move & { outdated: boolean })[] = [];
    const answersOf = await answersTo(ctx, jobId, content);
    for await (const batch of storedVerdicts(ctx.db, undecidedOf(jobId))) {
      for (const judged of batch) {
        const { applicationId, outdated } = judged;
        const { overall, advice } = totalsOf(content, { verdicts: answersOf(judged), flags: judged.flags });
        const from = { rank: null, score: judged.totals.overall, advice: judged.totals.advice };
        people.push({ applicationId, outdated, from, to: { rank: null, score: overall, advice } });
      }
    }
    // A score from a version other than the current one has no rank now.
    rank(
      people.filter(({ outdated }) => !outdated),
      "from",
    );
    rank(people, "to");
    const moves = people
      .filter(({ from, to }) => from.rank !== to.rank || from.score !== to.score || from.advice !== to.advice)
      .toSorted((a, b) => Number(changesAdvice(b)) - Number(changesAdvice(a)) || bestRank(a) - bestRank(b));
    const shown = moves.slice(0, most);
    const names = await namesOf(
      ctx,
      shown.map(({ applicationId }) => applicationId),
    );
    const shares = sharesOf(content.criteria);
    return {
      jobId,
      version: plan.version,
      changes: plan.changes,
      creditsNeeded: plan.rescoringCredits,
      unknown: content.criteria
        .filter(({ name }) => plan.newQuestions.includes(name))
        .map(({ id, name }) => ({ criterion: name, share: shares.get(id) ?? 0 })),
      compared: people.length,
      moving: moves.length,
      otherAdvice: moves.filter(changesAdvice).length,
      moves: shown.map((move) => ({ ...move, name: names.get(move.applicationId) ?? "" })),
    };
  },
});

type Move = { applicationId: string; from: RankAndScore; to: RankAndScore };
const changesAdvice = ({ from, to }: Move) => from.advice !== to.advice;
const bestRank = ({ from, to }: Move) => Math.min(from.rank ?? Infinity, to.rank ?? Infinity);

/** Returns a function that filters an application's verdicts to those that answer what the content asks. */
export async function answersTo({ db }: Context, jobId: string, content: ScorecardContent) {
  const versions = await db.scorecardVersion.findMany({
    where: { scorecard: { jobId } },
    include: versionContent,
  });
  const unanswered = new Map(
    versions.map((version) => [
      version.id,
      new Set(newQuestions(toContent(version), content).map(({ id }) => id)),
    ]),
  );
  return ({ askedBy, verdicts }: Verdicts) =>
    verdicts.filter(({ criterionId }) => !unanswered.get(askedBy)?.has(criterionId));
}

/** Assigns ranks by score, best first; equal scores by id. */
function rank(people: Move[], at: "from" | "to") {
  people
    .filter((one) => one[at].score !== null)
    .toSorted((a, b) => b[at].score! - a[at].score! || (a.applicationId < b.applicationId ? -1 : 1))
    .forEach((one, index) => (one[at].rank = index + 1));
}

async function namesOf({ db }: Context, ids: string[]) {
  const applications = await db.application.findMany({
    where: { id: { in: ids } },
    select: { id: true, number: true, candidateId: true, candidate: { select: { fullName: true } } },
  });
  const blind = await blindCandidatesOf(db, applications);
  return new Map(
    applications.map((row) => [row.id, shownName(row, row.candidate, blind.has(row.candidateId))]),
  );
}
