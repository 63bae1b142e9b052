import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import type { Context } from "@/lib/platform/access/use-case";
import { FeedbackKind, Recommendation } from "@/lib/platform/db/generated/enums";
import { translateAssessment } from "@/lib/judging/evaluation/in-words";
import { readEvaluation, withEvidence } from "@/lib/judging/evaluation/stored-evaluation";
import { notFound } from "@/lib/errors";
import { currentVersion } from "@/lib/judging/scorecards/stored-content";

export const FeedbackKinds = z.enum(FeedbackKind);
export const Recommendations = z.enum(Recommendation);

/** 1: not met, 2: partly, 3: met, 4: clearly met; null when the rater cannot say. */
const Points = z.int().min(1).max(4).nullable();

/** A rating as it is given: by criterion, with a note if the rater has one. */
export const GivenRating = z.object({
  criterionId: z.uuid(),
  points: Points,
  note: z.string().trim().max(1000).default(""),
});

/** The same with the criterion's name at that time. */
export const Rating = GivenRating.extend({ name: z.string() });
export type Rating = z.output<typeof Rating>;

/** A row of the form: a criterion and, for an interview, the question that its kit asks about it. */
export const FormRow = z.object({ criterionId: z.uuid(), name: z.string(), prompt: z.string() });

/** An application with what feedback on it is shown beside. Throws `not_found`. */
export async function loadRated({ db }: Pick<Context, "db">, applicationId: string) {
  const application = await db.application.findUnique({
    where: { id: applicationId },
    include: {
      candidate: { select: { fullName: true, headline: true } },
      job: { select: { title: true } },
      currentEvaluation: { include: withEvidence },
    },
  });
  if (!application) throw notFound("Application");
  const { currentEvaluation, ...row } = application;
  return { ...row, judged: currentEvaluation ? readEvaluation(currentEvaluation).judged : [] };
}

/**
 * What a rater is asked: each criterion of the job's current scorecard that counts, musts first, then by weight; after
 * an interview the questions of the interview kit. Empty for a job without a scorecard.
 */
export async function formRows(
  ctx: Pick<Context, "db">,
  { jobId, judged }: Pick<Awaited<ReturnType<typeof loadRated>>, "jobId" | "judged">,
  kind: FeedbackKind,
): Promise<z.output<typeof FormRow>[]> {
  const version = await currentVersion(ctx, jobId);
  const rows = (version?.content.criteria ?? [])
    .filter(({ weight }) => weight > 0)
    .toSorted(
      (a, b) => Number(b.importance === "must") - Number(a.importance === "must") || b.weight - a.weight,
    )
    .map(({ id, name, description }) => ({ criterionId: id, name, prompt: description }));
  if (kind === "review") return rows;
  const questions = new Map(
    judged.map(({ criterion, assessment }) => [criterion.id, translateAssessment(assessment).question]),
  );
  const asked = rows.flatMap((row) => {
    const question = questions.get(row.criterionId);
    return question ? [{ ...row, prompt: question }] : [];
  });
  return asked.length > 0 ? asked : rows;
}

/**
 * Whether a member must not see yet what others gave on an application: they are asked and have not answered, or are a
 * hiring manager. For hiring managers row-level security holds the same.
 */
export const isBlindTo = (
  actor: Pick<Actor, "id" | "sees">,
  requests: readonly { userId: string; givenAt: Date | null }[],
): boolean => {
  const own = requests.find(({ userId }) => userId === actor.id);
  return own ? own.givenAt === null : actor.sees === "shared_jobs";
};
