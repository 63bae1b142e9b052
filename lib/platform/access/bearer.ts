import DataLoader from "dataloader";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { identityRows } from "@/lib/platform/db/identity";
import { forbidden } from "@/lib/errors";
import { isOutside } from "./access-rules";
import type { Actor } from "./actor";
import { clientAddress } from "./client-address";
import { RECENT_DAYS } from "./account/recent";
import { type Scope, suspendedScopes } from "./permissions";
import { storedForm } from "./oauth/protocol";
import { permissionsOfAgent, permissionsOfMember, currentScopes, sightOf } from "./role-permissions";
import { withheldBy } from "./withheld";

export type Bearer = { actor: Actor } | { problem: "missing" | "invalid" };

type Row = {
  /** Hashed, as it is stored. */
  token: string;
  scopes: string[];
  /** Scopes of the current grant, which may have been narrowed since the token was issued. */
  allowed: string[];
  declined: Scope[];
  confirmation: ConfirmationPolicy;
  withheld: string[];
  agentsWithheld: string[];
  /** Connected in the days before its recruiter took their account back, which they have not reviewed yet. */
  suspended: boolean;
  clientId: string;
  userId: string;
  organizationId: string;
  role: string;
  serviceAdministrator: boolean;
  ipRanges: string[];
  ipRangesForAgents: boolean;
};

/** Selects the valid ones of these stored tokens. */
export const validTokens = (stored: string[]) => Prisma.sql`
  SELECT t.token, t.scopes, t."clientId", t."userId", m."organizationId", m.role, u."serviceAdministrator",
    o."ipRanges", o."ipRangesForAgents", g.scopes AS allowed, g."declinedScopes" AS declined,
    g."confirmationPolicy" AS confirmation, g.withheld, o."agentsWithheld",
    coalesce(g."updatedAt" > u."reviewSince" - ${RECENT_DAYS} * interval '1 day', false) AS suspended
  FROM "OauthAccessToken" t
  JOIN "OauthClient" c ON c."clientId" = t."clientId" AND c.disabled IS NOT TRUE
  JOIN "OauthConsent" g ON g."clientId" = t."clientId" AND g."userId" = t."userId"
    AND g."referenceId" = t."referenceId"
  JOIN "User" u ON u.id = t."userId"
  JOIN "Member" m ON m."userId" = t."userId" AND m."organizationId"::text = t."referenceId"
  JOIN "Organization" o ON o.id = m."organizationId"
  WHERE t.token = ANY(${stored}) AND t.revoked IS NULL AND t."expiresAt" > now()`;

/**
 * Batches the lookups of tokens whose requests arrive together. Nothing is cached: each request looks its token up,
 * so that a revoked token is rejected immediately.
 */
const tokens = new DataLoader<string, Row | undefined>(
  async (stored) => {
    const rows = await identityRows<Row>(validTokens([...new Set(stored)]));
    const byToken = new Map(rows.map((row) => [row.token, row]));
    return stored.map((token) => byToken.get(token));
  },
  { cache: false, maxBatchSize: 64, batchScheduleFn: setImmediate },
);

/**
 * Returns the actor of an access token in `Authorization: Bearer …`, with one indexed query. A token that is unknown,
 * expired or revoked, whose client is disabled, whose grant has ended, or whose recruiter has left the organization
 * is always just "invalid". Throws `forbidden` for a call from outside the addresses that the organization allows.
 */
export async function actorFromBearer(request: { headers: Headers }): Promise<Bearer> {
  const authorization = request.headers.get("authorization");
  if (!authorization || !/^Bearer\b/i.test(authorization)) return { problem: "missing" };
  const token = /^Bearer +([A-Za-z0-9._~+/-]{16,256}=*)$/i.exec(authorization)?.[1];
  if (!token) return { problem: "invalid" };
  const row = await tokens.load(storedForm(token));
  if (!row) return { problem: "invalid" };
  if (row.ipRangesForAgents && isOutside(row.ipRanges, clientAddress(request.headers)))
    throw forbidden(
      "This organization lets agents call from certain addresses only, and this is none of them.",
    );
  const { allowed, declined, confirmation, suspended } = row;
  const granted = row.scopes.filter((scope) => allowed.includes(scope));
  const current = currentScopes(granted, row.serviceAdministrator);
  const scopes = suspended ? current.filter((scope) => !suspendedScopes.includes(scope)) : current;
  const withheld = withheldBy(row.withheld, row.agentsWithheld);
  const memberPermissions = permissionsOfMember(row.role, row.serviceAdministrator);
  return {
    actor: {
      kind: "agent",
      id: row.userId,
      organizationId: row.organizationId,
      sees: sightOf(row.role),
      clientId: row.clientId,
      permissions: permissionsOfAgent(memberPermissions, scopes, withheld),
      scopes,
      grant: { memberPermissions, declined, confirmation, withheld, suspended },
    },
  };
}
