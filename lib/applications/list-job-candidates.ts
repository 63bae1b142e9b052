import * as z from "zod";
import { fromCursor, page, paged, toCursor } from "@/lib/access/paging";
import { useCase } from "@/lib/access/use-case";
import { Prisma } from "@/lib/db/generated/client";
import { notFound } from "@/lib/errors";
import { Totals } from "@/lib/evaluation/evaluation";
import { shownName, isBlind } from "./shown-name";
import { Dispositions, ScoreStatuses, VerificationStatuses } from "./status";
import { TopReason, topReasons } from "./top-reasons";

const score = z.number().nullable();

export const ListedCandidate = z.object({
  rank: z
    .int()
    .nullable()
    .describe("Place by score among the job's scored applications; null without a score."),
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  headline: z.string().nullable(),
  stage: z.string(),
  disposition: Dispositions,
  scoreStatus: ScoreStatuses,
  scoreReason: z.string().nullable().describe("Why there is no score, or why it waits."),
  verification: VerificationStatuses,
  rediscovered: z.boolean(),
  internal: z.boolean(),
  overall: score.describe("0 to 100."),
  low: score.describe("Lower end of the interval."),
  high: score.describe("Upper end of the interval."),
  dimensions: z.object({ hard_skills: score, soft_skills: score, culture_fit: score, team_fit: score }),
  advice: z
    .enum(["shortlist", "review", "decline"])
    .nullable()
    .describe("By the thresholds. A person decides."),
  knockedOut: z.boolean(),
  criteria: z.object({ total: z.int(), evidenced: z.int() }).nullable(),
  topReason: TopReason.nullable(),
  appliedAt: z.string(),
});

const Input = z.object({
  jobId: z.uuid(),
  sort: z.enum(["score", "recent", "name"]).default("score").describe("score: best first, unscored last."),
  disposition: Dispositions.or(z.literal("all")).default("all"),
  shortlist: z
    .boolean()
    .optional()
    .describe("True: accepted, or active at or above the shortlist threshold."),
  rejected: z.boolean().optional().describe("True: only rejected; false: leave rejected out."),
  rediscovered: z
    .boolean()
    .optional()
    .describe("True: only from the talent pool; false: only fresh applicants."),
  scoreStatus: ScoreStatuses.optional(),
  ...page,
});

/** A job's candidates in a deterministic order: ties are broken by id. */
export const listJobCandidates = useCase({
  permission: "candidate:read",
  input: Input,
  output: z.object({
    job: z.object({ jobId: z.uuid(), title: z.string(), scorecardVersion: z.int().nullable() }),
    ...paged(ListedCandidate),
  }),

  async run({ db }, input) {
    const job = await db.job.findUnique({
      where: { id: input.jobId },
      select: { title: true, scorecard: { select: { currentVersion: true } } },
    });
    if (!job) throw notFound("Job");
    const version = job.scorecard?.currentVersion ?? null;
    const blindReview = version?.blindReview ?? false;
    // Sorting people by a name that is not shown would show it.
    const order = orders[input.sort === "name" && blindReview ? "recent" : input.sort];

    const where = filters(input, version?.shortlistFrom ?? null);
    const after = fromCursor(input.cursor, 2);
    const [counted] = await db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM "Application" a WHERE ${where}`;
    const rows = await db.$queryRaw<{ id: string; key: string | number | null }[]>`
      SELECT a.id, ${order.key} AS key FROM "Application" a
      JOIN "Candidate" c ON c."organizationId" = a."organizationId" AND c.id = a."candidateId"
      WHERE ${where} AND ${after ? order.after(after) : Prisma.sql`true`}
      ORDER BY ${order.by} LIMIT ${input.limit + 1}`;
    const shown = rows.slice(0, input.limit);
    const ids = shown.map((row) => row.id);

    const applications = await db.application.findMany({
      where: { id: { in: ids } },
      include: {
        candidate: { include: { attachments: { where: { kind: "cv" }, take: 1, orderBy: { id: "desc" } } } },
        currentEvaluation: true,
      },
    });
    const byId = new Map(applications.map((application) => [application.id, application]));
    const ranks = await ranksOf(db, ids);
    const reasons = await topReasons(
      db,
      applications.flatMap((a) => a.currentEvaluationId ?? []),
    );

    const last = shown.at(-1);
    return {
      job: { jobId: input.jobId, title: job.title, scorecardVersion: version?.version ?? null },
      total: counted?.total ?? 0,
      nextCursor: rows.length > input.limit && last ? toCursor([last.key, last.id]) : null,
      items: ids.flatMap((id) => {
        const a = byId.get(id);
        if (!a) return [];
        const evaluation = a.currentEvaluation;
        const dimensions = evaluation ? Totals.shape.dimensions.parse(evaluation.dimensions) : [];
        const total = (part: "criteria" | "evidenced") => dimensions.reduce((sum, d) => sum + d[part], 0);
        return {
          rank: ranks.get(id) ?? null,
          applicationId: id,
          candidateId: a.candidateId,
          name: shownName(a, a.candidate, blindReview),
          headline: isBlind(a, blindReview) ? null : headlineOf(a.candidate),
          stage: a.stage,
          disposition: a.disposition,
          scoreStatus: a.scoreStatus,
          scoreReason: a.scoreReason,
          verification: a.verification,
          rediscovered: a.source === "rediscovered",
          internal: a.internal,
          overall: a.overall,
          low: evaluation?.low ?? null,
          high: evaluation?.high ?? null,
          dimensions: {
            hard_skills: a.hardSkills,
            soft_skills: a.softSkills,
            culture_fit: a.cultureFit,
            team_fit: a.teamFit,
          },
          advice: Totals.shape.advice.parse(evaluation?.advice ?? null),
          knockedOut: (evaluation?.knockedOutBy.length ?? 0) > 0,
          criteria: evaluation ? { total: total("criteria"), evidenced: total("evidenced") } : null,
          topReason: reasons.get(a.currentEvaluationId ?? "") ?? null,
          appliedAt: a.appliedAt.toISOString(),
        };
      }),
    };
  },
});

type Known = { fullName: string | null; headline: string | null; attachments: { fileName: string }[] };

/** Of somebody whose documents say no name, the file's name is all a recruiter has to go by. */
const headlineOf = ({ fullName, headline, attachments: [cv] }: Known) =>
  headline ?? (fullName === null ? (cv?.fileName ?? null) : null);

type Place = (string | number | null)[];

/** What a list is sorted by, and which rows come after a place in it. Unscored applications come last. */
const orders = {
  score: {
    key: Prisma.sql`a.overall`,
    by: Prisma.sql`a.overall DESC NULLS LAST, a.id`,
    after: ([overall, id]: Place) =>
      overall === null
        ? Prisma.sql`(a.overall IS NULL AND a.id > ${uuid(id)}::uuid)`
        : Prisma.sql`(a.overall < ${Number(overall)} OR (a.overall = ${Number(overall)} AND a.id > ${uuid(id)}::uuid) OR a.overall IS NULL)`,
  },
  recent: {
    key: Prisma.sql`NULL::text`,
    by: Prisma.sql`a.id DESC`,
    after: ([, id]: Place) => Prisma.sql`a.id < ${uuid(id)}::uuid`,
  },
  name: {
    key: Prisma.sql`lower(coalesce(c."fullName", '~'))`,
    by: Prisma.sql`lower(coalesce(c."fullName", '~')), a.id`,
    after: ([name, id]: Place) =>
      Prisma.sql`(lower(coalesce(c."fullName", '~')), a.id) > (${String(name)}, ${uuid(id)}::uuid)`,
  },
};

const uuid = (value: unknown) => {
  const id = z.uuid().safeParse(value);
  // A cursor with anything else was not made by this list; no row comes after it.
  return id.success ? id.data : "ffffffff-ffff-ffff-ffff-ffffffffffff";
};

function filters(input: z.output<typeof Input>, shortlistFrom: number | null): Prisma.Sql {
  const { jobId, disposition, shortlist, rejected, rediscovered, scoreStatus } = input;
  const onShortlist = Prisma.sql`(a.disposition = 'accepted' OR (a.disposition = 'active' AND a.overall >= ${shortlistFrom ?? 101}))`;
  const conditions = [
    Prisma.sql`a."jobId" = ${jobId}::uuid`,
    disposition === "all" ? null : Prisma.sql`a.disposition = ${disposition}::"Disposition"`,
    shortlist === undefined ? null : shortlist ? onShortlist : Prisma.sql`(${onShortlist}) IS NOT TRUE`,
    rejected === undefined ? null : Prisma.sql`(a.disposition = 'rejected') = ${rejected}`,
    rediscovered === undefined ? null : Prisma.sql`(a.source = 'rediscovered') = ${rediscovered}`,
    scoreStatus === undefined ? null : Prisma.sql`a."scoreStatus" = ${scoreStatus}::"ScoreStatus"`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== null),
    " AND ",
  );
}

async function ranksOf(db: Prisma.TransactionClient, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; rank: number }[]>`
    SELECT a.id, (
      SELECT count(*)::int + 1 FROM "Application" b
      WHERE b."jobId" = a."jobId" AND (b.overall > a.overall OR (b.overall = a.overall AND b.id < a.id))
    ) AS rank
    FROM "Application" a WHERE a.id = ANY(${ids}::uuid[]) AND a.overall IS NOT NULL`;
  return new Map(rows.map((row) => [row.id, row.rank]));
}
