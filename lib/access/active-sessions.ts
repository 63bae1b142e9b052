import { Prisma } from "@/lib/db/generated/client";
import { identityRows } from "@/lib/db/identity";

/**
 * Which of these sessions are still signed in: a "sessionId organizationId" for each organization of its user. Does
 * not count as using the session: a page that is only open must not keep anybody signed in.
 */
export async function activeSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await identityRows<{ sessionId: string; organizationId: string }>(Prisma.sql`
    SELECT s.id AS "sessionId", m."organizationId" FROM "Session" s JOIN "Member" m ON m."userId" = s."userId"
    WHERE s.id = ANY(${[...new Set(sessionIds)]}::uuid[]) AND s."expiresAt" > now()`);
  return new Set(rows.map(({ sessionId, organizationId }) => `${sessionId} ${organizationId}`));
}
