import * as z from "zod";
import { type Context, useCase } from "@/lib/platform/access/use-case";
import { embedded } from "@/lib/judging/ai/judge-versions";
import { verdicts } from "@/lib/judging/ai/judging";
import { holdsOn } from "@/lib/records/candidates/legal-hold";
import { partsOf } from "@/lib/records/candidates/erasable";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AttachmentKind, CandidateRequestKind, RequestOutcome } from "@/lib/platform/db/generated/enums";
import { translateAssessment } from "@/lib/judging/evaluation/in-words";
import { readEvaluation, withEvidence } from "@/lib/judging/evaluation/stored-evaluation";
import { withEnoughYears } from "@/lib/hiring/explanation/with-enough-years";
import { ifShown } from "@/lib/judging/evaluation/what-if";
import { Profile } from "@/lib/reading/profile/profile";
import { wholeOf } from "@/lib/judging/scorecards/shares";
import { Dispositions } from "@/lib/judging/states/status";
import { humanReviewable } from "./ask-human-review";
import { askedOf, SelfQuestion, selfQuestions } from "@/lib/records/self-reports/questions";
import { answeredKinds } from "@/lib/records/self-reports/store-self-reports";
import { holderOf } from "./own-link";

const ToolsPart = z.object({
  overall: z.number().nullable().describe("0 to 100; null where the documents did not allow a score."),
  byRules: z.boolean().describe("Judged by fixed rules; otherwise by a language model."),
  at: z.string(),
  criteria: z.array(
    z.object({
      name: z.string(),
      verdict: z.enum(verdicts),
      reason: z.string(),
      quotes: z.array(z.string()),
      years: z.number().nullable().describe("Found in dated roles, where the criterion asks for years."),
      minimumYears: z.number().nullable(),
      withYears: z.number().nullable().describe("The score with as many dated years as asked for."),
      share: z.number().describe("Percent of the score; 0 outside it."),
      adds: z.number(),
      instead: z.number().nullable().describe("The score if this alone were fully shown; null where it is."),
    }),
  ),
});

const OwnApplication = z.object({
  applicationId: z.uuid(),
  jobTitle: z.string(),
  appliedAt: z.string(),
  disposition: Dispositions.describe("Undecided until a decision can no longer be undone."),
  decidedAt: z.string().nullable(),
  decidedHere: z.boolean().describe("By a member; otherwise in the ATS."),
  reason: z.string().nullable().describe("The organization's reason for a rejection, if it chose one."),
  humanReview: z.enum(["asked", "possible", "over"]),
  tool: ToolsPart.nullable().describe("After the decision, if the tool evaluated the application."),
});

/** What candidates see about themselves with a mailed link. Throws not_found for a link that does not work. */
export const getOwnPage = useCase({
  name: "getOwnPage",
  permission: "candidate:self",
  input: z.object({ token: z.string().max(200) }),
  output: z.object({
    organization: z.string(),
    person: z.object({
      name: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      location: z.string().nullable(),
    }),
    applications: z.array(OwnApplication),
    requests: z.array(
      z.object({
        kind: z.enum(CandidateRequestKind),
        jobTitle: z.string().nullable(),
        applicationId: z.uuid().nullable(),
        text: z.string(),
        askedAt: z.string(),
        dueAt: z.string(),
        closedAt: z.string().nullable(),
        outcome: z.enum(RequestOutcome).nullable(),
        answer: z.string().nullable(),
      }),
    ),
    files: z.array(z.object({ fileName: z.string(), kind: z.enum(AttachmentKind), at: z.string() })),
    profile: Profile.pick({ roles: true, education: true, skills: true, languages: true, certificates: true })
      .nullable()
      .describe("What was read in the newest CV."),
    optedOutAt: z.string().nullable().describe("Not proposed for other jobs since."),
    held: z.boolean().describe("Whether a legal hold keeps their data, sealed, although they are erased."),
    questions: z
      .array(SelfQuestion.extend({ answered: z.boolean().describe("What was said is shown to nobody.") }))
      .describe("What they may say about themselves."),
    internal: z.int().describe("Notes and feedback of members, which this page does not show."),
  }),

  async run(ctx, { token }) {
    const { db, actor } = ctx;
    const candidateId = await holderOf(ctx, token);
    const ids = (await partsOf(db, candidateId)).map(({ id }) => id);
    const theirs = { candidateId: { in: ids } };
    const person = await db.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    const { name } = await db.organization.findUniqueOrThrow({ where: { id: actor.organizationId } });
    const applications = await db.application.findMany({
      where: theirs,
      orderBy: [{ appliedAt: "desc" }, { id: "desc" }],
      include: ownApplication,
    });
    const requests = await db.candidateRequest.findMany({
      where: theirs,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      include: { application: { select: { job: { select: { title: true } } } } },
    });
    const files = await db.attachment.findMany({
      where: theirs,
      orderBy: { id: "desc" },
      include: { documentText: { select: { profile: true } } },
    });
    const cv = files.find(({ kind, documentText }) => kind === "cv" && documentText?.profile);
    const notes = await db.note.count({ where: theirs });
    const feedback = await db.feedback.count({ where: { request: { application: theirs } } });
    return {
      organization: name,
      person: { name: person.fullName, email: person.email, phone: person.phone, location: person.location },
      applications: await Promise.all(
        applications.map((application) => shownApplication(ctx, application, person)),
      ),
      requests: requests.map(({ application, createdAt, dueAt, closedAt, ...row }) => ({
        ...row,
        jobTitle: application?.job.title ?? null,
        askedAt: createdAt.toISOString(),
        dueAt: dueAt.toISOString(),
        closedAt: closedAt?.toISOString() ?? null,
      })),
      files: files.map(({ fileName, kind, createdAt }) => ({ fileName, kind, at: createdAt.toISOString() })),
      profile: cv ? Profile.parse(cv.documentText?.profile) : null,
      optedOutAt: person.optedOutAt?.toISOString() ?? null,
      held: (await holdsOn(ctx, ids)).length > 0,
      questions: await questionsOf(ctx, ids),
      internal: notes + feedback,
    };
  },
});

async function questionsOf(ctx: Context, ids: readonly string[]) {
  const asked = askedOf(await selfQuestions(ctx));
  if (asked.length === 0) return [];
  const answered = await answeredKinds(ctx, ids);
  return asked.map((question) => ({ ...question, answered: answered.has(question.kind) }));
}

const ownApplication = {
  job: { select: { title: true, description: true } },
  decisions: {
    where: { undoneAt: null, kind: { not: "move" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 1,
  },
  currentEvaluation: { include: withEvidence },
} as const satisfies Prisma.ApplicationInclude;
type Loaded = Prisma.ApplicationGetPayload<{ include: typeof ownApplication }>;

/** Whether a decision can still be undone: the candidate is not told of it yet. */
export const isUndoable = ({ leavesAt, undoneAt }: { leavesAt: Date; undoneAt: Date | null }) =>
  undoneAt === null && leavesAt > new Date();

async function shownApplication(
  ctx: Context,
  application: Loaded,
  person: { fullName: string | null },
): Promise<z.input<typeof OwnApplication>> {
  const [last] = application.decisions;
  const isSettled = application.disposition !== "active" && !(last && isUndoable(last));
  const reviewed = application.scoreStatus === "human_review";
  return {
    applicationId: application.id,
    jobTitle: application.job.title,
    appliedAt: application.appliedAt.toISOString(),
    disposition: isSettled ? application.disposition : "active",
    decidedAt: isSettled ? (application.decidedAt?.toISOString() ?? null) : null,
    decidedHere: isSettled && last !== undefined,
    reason: isSettled ? (last?.reason ?? null) : null,
    humanReview: reviewed ? "asked" : humanReviewable(application) ? "possible" : "over",
    tool: isSettled ? await toolsPart(ctx, application, person) : null,
  };
}

async function toolsPart(
  ctx: Context,
  { currentEvaluation, job }: Loaded,
  candidate: { fullName: string | null },
): Promise<z.input<typeof ToolsPart> | null> {
  if (!currentEvaluation) return null;
  const { content, judged, totals, flags, judge, createdAt } = readEvaluation(currentEvaluation);
  const instead = ifShown(
    content,
    judged.map(({ assessment }) => assessment),
    flags,
  );
  const withYears = await withEnoughYears(ctx, currentEvaluation, { job, candidate });
  return {
    overall: totals.overall,
    byRules: judge === embedded.id,
    at: createdAt,
    criteria: judged.map(({ criterion, assessment, share, points, adds }) => {
      const isScored = criterion.weight > 0 && wholeOf(criterion.dimension) === "score";
      return {
        name: criterion.name,
        verdict: assessment.verdict,
        reason: translateAssessment(assessment, points).reason,
        quotes: assessment.evidence.map(({ quote }) => quote),
        years: assessment.years,
        minimumYears: criterion.minimumYears,
        share: isScored ? share : 0,
        adds: isScored ? adds : 0,
        withYears: withYears.get(criterion.id) ?? null,
        instead: instead.get(criterion.id) ?? null,
      };
    }),
  };
}
