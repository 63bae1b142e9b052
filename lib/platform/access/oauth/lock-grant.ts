import { Prisma } from "@/lib/platform/db/generated/client";
import type { TenantDb } from "@/lib/platform/db/tenant";

/** A recruiter's grant to a client in an organization (referenceId). */
export type GrantKey = { clientId: string; userId: string; referenceId: string };

/**
 * Locks a grant until the transaction ends: only one at a time rotates or ends its tokens, so that none is issued
 * unseen by who ends them. Returns the scopes it allows and those declined; no row if it has ended, or is locked and not
 * to be waited for.
 */
export const lockGrant = (
  db: TenantDb,
  { clientId, userId, referenceId }: GrantKey,
  ifLocked: "wait" | "skip",
) => db.$queryRaw<{ scopes: string[]; declined: string[] }[]>`
  SELECT scopes, "declinedScopes" AS declined FROM "OauthConsent"
  WHERE "clientId" = ${clientId} AND "userId" = ${userId}::uuid AND "referenceId" = ${referenceId}
  FOR UPDATE ${ifLocked === "skip" ? Prisma.sql`SKIP LOCKED` : Prisma.empty}`;
