import { Prisma } from "@/lib/platform/db/generated/client";
import { identityRows } from "@/lib/platform/db/identity";
import type { Permission } from "./permissions";
import { currentScopes, permissionsOfAgent, permissionsOfMember } from "./role-permissions";
import { withheldBy } from "./withheld";

/** Who asked: a user's id in an organization, and the session or the client through which they did. */
type Asker = { id: string; organizationId: string; sessionId: string | null; clientId: string | null };

/**
 * Whether whoever asked for something earlier may still do it: as a member whose role allows it, through a session that
 * has not ended or an agent whose grant allows it. Without a session and a client only the membership counts.
 */
export async function stillMay(
  permission: Permission,
  { id, organizationId, sessionId, clientId }: Asker,
): Promise<boolean> {
  const [row] = await identityRows<{
    role: string;
    serviceAdministrator: boolean;
    scopes: string[] | null;
    withheld: string[];
  }>(Prisma.sql`
    SELECT m.role, u."serviceAdministrator", g.scopes, g.withheld || o."agentsWithheld" AS withheld
    FROM "Member" m JOIN "User" u ON u.id = m."userId" JOIN "Organization" o ON o.id = m."organizationId"
      LEFT JOIN "OauthClient" c ON c."clientId" = ${clientId} AND c.disabled IS NOT TRUE
      LEFT JOIN "OauthConsent" g ON g."clientId" = c."clientId" AND g."userId" = m."userId"
        AND g."referenceId" = m."organizationId"::text
    WHERE m."userId" = ${id}::uuid AND m."organizationId" = ${organizationId}::uuid
      AND (${sessionId}::uuid IS NULL OR EXISTS (SELECT FROM "Session" s
        WHERE s.id = ${sessionId}::uuid AND s."userId" = m."userId" AND s."expiresAt" > now()))`);
  if (!row) return false;
  const member = permissionsOfMember(row.role, row.serviceAdministrator);
  if (clientId === null) return member.has(permission);
  const scopes = currentScopes(row.scopes ?? [], row.serviceAdministrator);
  return permissionsOfAgent(member, scopes, withheldBy(row.withheld ?? [])).has(permission);
}
