import * as z from "zod";
import { keyset, newestOrBest } from "@/lib/platform/access/keyset";
import { fromCursor, onePage, page, paged } from "@/lib/platform/access/paging";
import { useCase } from "@/lib/platform/access/use-case";
import { blindCandidatesOf } from "@/lib/platform/blind-review/blind-candidate";
import { applicationFilters, hasTag } from "@/lib/records/candidates/facts/application-filters";
import {
  checkCriteria,
  explained,
  searchByWords,
  searched,
  Shown,
} from "@/lib/records/candidates/search-by-words";
import { hasSignal } from "@/lib/records/candidates/signals/signal";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { ListSummary } from "@/lib/judging/evaluation/list-summary";
import { ofScore, scoreFilters } from "./score-filters";
import { shownName } from "@/lib/platform/blind-review/shown-name";
import { atsWaitInWords, waitingPush } from "@/lib/judging/states/ats-wait";
import {
  Dispositions,
  ScoreStatuses,
  SyncStatuses,
  VerificationStatuses,
  verificationHint,
} from "@/lib/judging/states/status";
import { isUnsettled } from "@/lib/judging/states/unsettled";
import { whyUnscored } from "@/lib/judging/states/why-unscored";
import { shownStored } from "@/lib/say";
import { isMerged } from "@/lib/judging/states/merged";

export const FoundApplication = z.object({
  applicationId: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  blind: z.boolean(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  stage: z.string(),
  disposition: Dispositions,
  scoreStatus: ScoreStatuses,
  scoreReason: z.string().nullable().describe("Why there is no score, or why it waits."),
  overall: z.number().nullable().describe("0 to 100."),
  scorecardVersion: ListSummary.shape.scorecardVersion.nullable(),
  outdated: z.boolean().describe("Not scored by the current version."),
  verification: VerificationStatuses.describe(verificationHint),
  flags: ListSummary.shape.flags,
  openCriteria: z.int().nullable().describe("How many criteria are not evidenced or contradicted."),
  open: ListSummary.shape.open,
  atsSync: SyncStatuses,
  commentSync: SyncStatuses,
  syncReason: z.string().nullable().describe("Why the ATS was not updated, or why it waits."),
  rediscovered: z.boolean(),
  internal: z.boolean(),
  appliedAt: z.string(),
  shownBy: z.array(Shown).describe("The line of the CV for each fact asked for, identity masked."),
});

const Input = z.object({
  query: z.string().trim().max(400).optional().describe("Words and facts, as for candidates."),
  jobId: z.uuid().optional(),
  candidateId: z.uuid().optional(),
  applicationId: z.uuid().optional(),
  stage: z.string().trim().max(100).optional().describe("The stage's whole name."),
  tag: z.string().max(40).optional(),
  disposition: Dispositions.optional(),
  scoreStatus: ScoreStatuses.optional(),
  verification: VerificationStatuses.optional().describe(verificationHint),
  atsSync: SyncStatuses.optional().describe("Of the decision."),
  commentSync: SyncStatuses.optional().describe("Of the feedback."),
  rediscovered: z.boolean().optional().describe("From the talent pool."),
  internal: z.boolean().optional().describe("Of employees."),
  unsettled: z.boolean().optional().describe("ATS push failed or unknown."),
  signal: z.boolean().optional().describe("With a signal that nobody has dismissed."),
  ...scoreFilters,
  sort: z.enum(["recent", "score"]).default("recent").describe("Best first, or newest."),
  ...page,
});

const few = 10_000;

/** Searches the organization's applications across all jobs. */
export const searchApplications = useCase({
  name: "searchApplications",
  permission: "candidate:read",
  input: Input,
  output: z.object({ ...paged(FoundApplication), searched }),

  async run({ db }, input) {
    const { sort, limit, cursor, query = "" } = input;
    const ask = <Row>(statement: Prisma.Sql) => db.$queryRaw<Row[]>(statement);
    await checkCriteria(ask, query, input.jobId);
    const order = newestOrBest(sort, { score: Prisma.sql`a.overall`, id: Prisma.sql`a.id` });
    const { after, by } = keyset(order, fromCursor(cursor, 2));
    const where = Prisma.join(conditions(input), " AND ");
    const [counted] = await db.$queryRaw<[{ total: number }]>`
      SELECT count(*)::int AS total FROM "Application" a WHERE ${where}`;
    // Select a small result first and sort it then: a scan from the newest on might read every row.
    const materialized = counted.total < few ? Prisma.sql`MATERIALIZED` : Prisma.sql`NOT MATERIALIZED`;
    const rows = await db.$queryRaw<{ id: string; overall: number | null }[]>`
      WITH a AS ${materialized} (SELECT a.id, a.overall FROM "Application" a WHERE ${where})
      SELECT a.id, a.overall FROM a WHERE ${after} ORDER BY ${by}
      LIMIT ${limit + 1}`;
    const { shown, nextCursor } = onePage(rows, limit, ({ overall, id }) => [overall, id]);
    const items = await load(
      db,
      shown.map(({ id }) => id),
    );
    const candidateIds = [...items.values()].map(({ candidateId }) => candidateId);
    const { searched, shownBy } = await explained(
      ask,
      query,
      { candidateIds, jobId: input.jobId },
      counted.total,
    );
    return {
      total: counted.total,
      nextCursor,
      searched,
      items: shown.flatMap(({ id }) => {
        const item = items.get(id);
        return item ? [{ ...item, shownBy: shownBy(item.candidateId) }] : [];
      }),
    };
  },
});

type Input = z.output<typeof Input>;

function conditions(input: Input): Prisma.Sql[] {
  const { query, jobId, candidateId, applicationId, stage, rediscovered, internal, unsettled } = input;
  const { disposition, scoreStatus, verification, atsSync, commentSync } = input;
  const wanted: (Prisma.Sql | false | undefined)[] = [
    Prisma.sql`true`,
    !!query && Prisma.sql`a."candidateId" IN (${searchByWords(query)})`,
    ...applicationFilters(query ?? ""),
    !!jobId && Prisma.sql`a."jobId" = ${jobId}::uuid`,
    !!candidateId && Prisma.sql`a."candidateId" = ${candidateId}::uuid`,
    applicationId
      ? Prisma.sql`a.id = ${applicationId}::uuid`
      : !candidateId && Prisma.sql`NOT ${isMerged("a")}`,
    stage !== undefined && Prisma.sql`lower(a.stage) = lower(${stage})`,
    !!input.tag && hasTag(input.tag),
    !!disposition && Prisma.sql`a.disposition = ${disposition}::"Disposition"`,
    !!scoreStatus && Prisma.sql`a."scoreStatus" = ${scoreStatus}::"ScoreStatus"`,
    !!verification && Prisma.sql`a.verification = ${verification}::"VerificationStatus"`,
    !!atsSync && Prisma.sql`a."atsSync" = ${atsSync}::"SyncStatus"`,
    !!commentSync && Prisma.sql`a."commentSync" = ${commentSync}::"SyncStatus"`,
    rediscovered !== undefined && Prisma.sql`(a.source = 'rediscovered') = ${rediscovered}`,
    internal !== undefined && Prisma.sql`a.internal = ${internal}`,
    unsettled !== undefined && (unsettled ? isUnsettled : Prisma.sql`NOT ${isUnsettled}`),
    input.signal !== undefined && Prisma.sql`${hasSignal(null)} = ${input.signal}`,
    ...ofScore(input),
  ];
  return wanted.filter((condition) => condition instanceof Prisma.Sql);
}

/** The newest CV that could not be read. */
const failedCv = {
  where: { kind: "cv", readStatus: "failed" },
  orderBy: { id: "desc" },
  take: 1,
  select: { fileName: true },
} as const;

async function load(db: TenantDb, ids: string[]) {
  const rows = await db.application.findMany({
    where: { id: { in: ids } },
    include: {
      candidate: { select: { fullName: true, attachments: failedCv } },
      job: { select: { title: true } },
      pushes: waitingPush,
    },
  });
  const blind = await blindCandidatesOf(db, rows);
  return new Map(
    rows.map(({ id, job, candidate, source, summary, ...a }) => {
      const hidden = blind.has(a.candidateId);
      const { scorecardVersion = null, flags = [], open = [] } = (summary as ListSummary | null) ?? {};
      const failedFile =
        a.scoreStatus === "failed" && !hidden ? candidate.attachments[0]?.fileName : undefined;
      const item = {
        ...a,
        scorecardVersion,
        flags,
        open,
        scoreReason: whyUnscored(a, failedFile),
        syncReason: shownStored(a.syncReason, a.syncReasonSaid) ?? atsWaitInWords(a),
        applicationId: id,
        name: shownName(a, candidate, hidden),
        blind: hidden,
        jobTitle: job.title,
        rediscovered: source === "rediscovered",
        appliedAt: a.appliedAt.toISOString(),
      };
      return [id, item];
    }),
  );
}
