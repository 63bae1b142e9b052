import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { asRelay } from "@/lib/platform/db/relay";
import { inTenant, type TenantDb, wholeOrganization } from "@/lib/platform/db/tenant";
import { say, sentence } from "@/lib/say";
import { organizationIds } from "@/lib/hiring/organizations/organization-ids";
import { engineFailures } from "./engine-failures";
import { type Lag, Sync, syncsIn, worstOf } from "./syncs";

const lines = {
  unsent: sentence("Events the engine has not accepted"),
  toScore: sentence("Applications to be scored"),
  noCredits: sentence("Applications waiting for credits"),
  unscored: sentence("Applications that could not be scored"),
  unread: sentence("Documents to be read"),
  untold: sentence("Decisions not yet sent to the ATS"),
  refused: sentence("Decisions the ATS did not accept"),
  late: sentence("Connections behind their schedule"),
};

type Count = { what: string; waiting: number; oldest: Date | null };

/** Counts waiting work of all organizations, with the oldest; lists late syncs and permanently failed functions. */
export const getWork = flow({
  name: "getWork",
  permission: "service:operate",
  output: z.object({
    lines: z.array(z.object({ what: z.string(), waiting: z.int(), oldest: z.string().nullable() })),
    syncs: z.array(Sync).describe("The connections furthest behind their schedule."),
    failures: z
      .array(z.object({ functionId: z.string(), failed: z.int(), last: z.string() }))
      .nullable()
      .describe("Null where Inngest's own dashboard shows it."),
  }),

  async run() {
    const counts = await asRelay(
      (db) => db.$queryRaw<Count[]>`
        SELECT ${lines.unsent}::text AS what, count(*)::int AS waiting, min("createdAt") AS oldest
        FROM "OutboxEvent" WHERE "sentAt" IS NULL`,
    );
    const syncs: Lag[] = [];
    for await (const organizationId of organizationIds())
      await inTenant(wholeOrganization(organizationId), async (db) => {
        counts.push(...(await waitingIn(db)));
        syncs.push(...(await syncsIn(db)));
      });
    for (const { late, since } of syncs)
      counts.push({ what: lines.late, waiting: late ? 1 : 0, oldest: late ? since : null });
    const failures = await engineFailures();
    return {
      lines: [...Map.groupBy(counts, ({ what }) => what)].map(([what, each]) => ({
        what: say(what),
        waiting: each.reduce((sum, { waiting }) => sum + waiting, 0),
        oldest:
          each
            .flatMap(({ oldest }) => oldest?.toISOString() ?? [])
            .sort()
            .at(0) ?? null,
      })),
      syncs: await worstOf(syncs),
      failures:
        failures?.map(({ function_id: functionId, failed, last }) => ({ functionId, failed, last })) ?? null,
    };
  },
});

const waitingIn = (db: TenantDb) => db.$queryRaw<Count[]>`
  SELECT ${lines.toScore}::text AS what, count(*)::int AS waiting, min("updatedAt") AS oldest
  FROM "Application" WHERE disposition = 'active' AND "scoreStatus" IN ('queued', 'processing')
  UNION ALL SELECT ${lines.noCredits}::text, count(*)::int, min("updatedAt")
  FROM "Application" WHERE disposition = 'active' AND "scoreStatus" = 'awaiting_credits'
  UNION ALL SELECT ${lines.unscored}::text, count(*)::int, min("updatedAt")
  FROM "Application" WHERE "scoreStatus" = 'failed'
  UNION ALL SELECT ${lines.unread}::text, count(*)::int, min("createdAt")
  FROM "Attachment" WHERE "readStatus" = 'pending'
  UNION ALL SELECT ${lines.untold}::text, count(*)::int, min("updatedAt")
  FROM "Application" WHERE "atsSync" = 'pending'
  UNION ALL SELECT ${lines.refused}::text, count(*)::int, min("updatedAt")
  FROM "Application" WHERE "atsSync" = 'failed'`;
