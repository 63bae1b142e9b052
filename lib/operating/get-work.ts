import * as z from "zod";
import { flow } from "@/lib/access/use-case";
import { asRelay } from "@/lib/db/relay";
import { inTenant, wholeOrganization } from "@/lib/db/tenant";
import { say, sentence } from "@/lib/say";
import { organizationIds } from "@/lib/organizations/organization-ids";
import { engineFailures } from "./engine-failures";

const lines = {
  unsent: sentence("Events that the engine has not taken"),
  toScore: sentence("Applications to be scored"),
  noCredits: sentence("Applications that wait for credits"),
  unscored: sentence("Applications that could not be scored"),
  unread: sentence("Documents to be read"),
  untold: sentence("Decisions the ATS has not been told"),
  refused: sentence("Decisions the ATS did not take"),
  unsynced: sentence("Connections not synced for a day"),
};

type Count = { what: string; waiting: number; oldest: Date | null };

/** What waits, over all organizations and the oldest of it, and which workflow functions have failed for good. */
export const getWork = flow({
  name: "getWork",
  permission: "service:operate",
  input: z.object({}),
  output: z.object({
    lines: z.array(z.object({ what: z.string(), waiting: z.int(), oldest: z.string().nullable() })),
    failures: z
      .array(z.object({ functionId: z.string(), failed: z.int(), last: z.string() }))
      .nullable()
      .describe("Null where Inngest's own dashboard tells."),
  }),

  async run() {
    const counts = await asRelay(
      (db) => db.$queryRaw<Count[]>`
        SELECT ${lines.unsent}::text AS what, count(*)::int AS waiting, min("createdAt") AS oldest
        FROM "OutboxEvent" WHERE "sentAt" IS NULL`,
    );
    for await (const organizationId of organizationIds()) counts.push(...(await waitingIn(organizationId)));
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
      failures:
        failures?.map(({ function_id: functionId, failed, last }) => ({ functionId, failed, last })) ?? null,
    };
  },
});

const waitingIn = (organizationId: string) =>
  inTenant(
    wholeOrganization(organizationId),
    (db) => db.$queryRaw<Count[]>`
      SELECT ${lines.toScore}::text AS what, count(*)::int AS waiting, min("updatedAt") AS oldest
      FROM "Application" WHERE "scoreStatus" IN ('queued', 'processing')
      UNION ALL SELECT ${lines.noCredits}::text, count(*)::int, min("updatedAt")
      FROM "Application" WHERE "scoreStatus" = 'awaiting_credits'
      UNION ALL SELECT ${lines.unscored}::text, count(*)::int, min("updatedAt")
      FROM "Application" WHERE "scoreStatus" = 'failed'
      UNION ALL SELECT ${lines.unread}::text, count(*)::int, min("createdAt")
      FROM "Attachment" WHERE "readStatus" = 'pending'
      UNION ALL SELECT ${lines.untold}::text, count(*)::int, min("updatedAt")
      FROM "Application" WHERE "atsSync" = 'pending'
      UNION ALL SELECT ${lines.refused}::text, count(*)::int, min("updatedAt")
      FROM "Application" WHERE "atsSync" = 'failed'
      UNION ALL SELECT ${lines.unsynced}::text, count(*)::int, min("lastSyncedAt")
      FROM "AtsConnection" WHERE status <> 'paused' AND "lastSyncedAt" < now() - interval '1 day'`,
  );
