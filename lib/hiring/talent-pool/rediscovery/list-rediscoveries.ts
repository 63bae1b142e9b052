import * as z from "zod";
import { olderThan, onePage, page, paged } from "@/lib/platform/access/paging";
import { useCase } from "@/lib/platform/access/use-case";
import { RediscoveryStatus } from "@/lib/platform/db/generated/enums";
import type { TenantDb } from "@/lib/platform/db/tenant";
import { memberName } from "@/lib/platform/access/member-name";
import { Found } from "../search/search-pool";

const count = z.int();
const Outcome = z.object({
  applied: count,
  waiting: count.describe("Queued, being evaluated or waiting for credits."),
  scored: count,
  active: count,
  accepted: count,
  rejected: count,
  hired: count,
});

export const ListedRediscovery = z.object({
  rediscoveryId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  status: z.enum(RediscoveryStatus),
  by: z.string().nullable().describe("Who asked for it; null when publishing a scorecard did."),
  createdAt: z.string(),
  found: count.describe("People it proposed."),
  current: z
    .boolean()
    .describe("The latest for its job, with the current scorecard: its people can be applied."),
  outcome: Outcome.nullable().describe("State of its applications; null before confirmation."),
});

/** The organization's searches of the pool, newest first, each with its outcome. */
export const listRediscoveries = useCase({
  name: "listRediscoveries",
  permission: "pool:read",
  input: z.object(page),
  output: z.object(paged(ListedRediscovery)),

  async run({ db }, { limit, cursor }) {
    const rows = await db.rediscovery.findMany({
      where: olderThan(cursor),
      orderBy: { id: "desc" },
      take: limit + 1,
      include: { job: { select: { title: true, scorecard: { select: { currentVersionId: true } } } } },
    });
    const { shown, nextCursor } = onePage(rows, limit, ({ id }) => [id]);
    const outcomes = await outcomesOf(
      db,
      shown.map(({ id }) => id),
    );
    const latest = await db.rediscovery.groupBy({
      by: ["jobId"],
      where: { jobId: { in: shown.map(({ jobId }) => jobId) } },
      _max: { createdAt: true },
    });
    const newest = new Map(latest.map(({ jobId, _max: { createdAt } }) => [jobId, createdAt?.getTime()]));
    const names = await memberName(
      db,
      shown.map(({ createdBy }) => createdBy),
    );
    return {
      total: await db.rediscovery.count(),
      nextCursor,
      items: shown.map((row) => ({
        rediscoveryId: row.id,
        jobId: row.jobId,
        jobTitle: row.job.title,
        status: row.status,
        by: row.createdBy.startsWith("system:") ? null : names(row.createdBy),
        createdAt: row.createdAt.toISOString(),
        found: z.array(Found).parse(row.candidates).length,
        current:
          row.createdAt.getTime() === newest.get(row.jobId) &&
          row.job.scorecard?.currentVersionId === row.versionId,
        outcome: row.status === "confirmed" ? (outcomes.get(row.id) ?? noOutcome) : null,
      })),
    };
  },
});

const noOutcome = { applied: 0, waiting: 0, scored: 0, active: 0, accepted: 0, rejected: 0, hired: 0 };

async function outcomesOf(db: TenantDb, ids: string[]) {
  const rows = await db.$queryRaw<({ id: string } & z.output<typeof Outcome>)[]>`
    SELECT r.id, count(*)::int AS applied,
      count(*) FILTER (WHERE a."scoreStatus" IN ('queued', 'processing', 'awaiting_credits'))::int AS waiting,
      count(*) FILTER (WHERE a."scoreStatus" IN ('scored', 'stale'))::int AS scored,
      count(*) FILTER (WHERE a.disposition = 'active')::int AS active,
      count(*) FILTER (WHERE a.disposition = 'accepted')::int AS accepted,
      count(*) FILTER (WHERE a.disposition = 'rejected')::int AS rejected,
      count(*) FILTER (WHERE a.disposition = 'hired')::int AS hired
    FROM "Rediscovery" r CROSS JOIN unnest(r."applicationIds") AS made(id)
    JOIN "Application" a ON a."organizationId" = r."organizationId" AND a.id = made.id
    WHERE r.id = ANY(${ids}::uuid[]) GROUP BY r.id`;
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome]));
}
