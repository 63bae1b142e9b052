import { Prisma } from "@/lib/platform/db/generated/client";
import { identityRows } from "@/lib/platform/db/identity";
import type { ChangeCounts } from "./commits";

/**
 * The change counts of these sessions' organizations, by "sessionId organizationId"; only of sessions that are still
 * signed in. Does not count as using the session: a page that is only open must not keep anybody signed in.
 */
export async function activeSessions(
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, ChangeCounts>> {
  const rows = await identityRows<ChangeCounts & { sessionId: string; organizationId: string }>(Prisma.sql`
    SELECT s.id AS "sessionId", m."organizationId",
      coalesce(c.work, 0) AS work, coalesce(c.approvals, 0) AS approvals
    FROM "Session" s JOIN "Member" m ON m."userId" = s."userId"
      LEFT JOIN "ChangeCount" c ON c."organizationId" = m."organizationId"
    WHERE s.id = ANY(${[...new Set(sessionIds)]}::uuid[]) AND s."expiresAt" > now()`);
  return new Map(
    rows.map(({ sessionId, organizationId, ...counts }) => [`${sessionId} ${organizationId}`, counts]),
  );
}
