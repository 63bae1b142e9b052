import * as z from "zod";
import type { Actor } from "@/lib/access/actor";
import { flow } from "@/lib/access/use-case";
import { identityDb } from "@/lib/db/identity";
import { ConfirmationPolicy } from "@/lib/db/generated/enums";
import { notFound } from "@/lib/errors";
import { documentHost } from "./cimd/document-url";
import { endTokens } from "./end-tokens";
import { redirectHost } from "./redirect-uri";

const Grant = z.object({
  id: z.uuid(),
  client: z.object({
    id: z.string(),
    name: z.string(),
    redirectHosts: z.array(z.string()),
    documentHost: z.string().nullable().describe("Its metadata document was fetched from there."),
    firstSeen: z.date(),
  }),
  grantedBy: z.object({ id: z.uuid(), name: z.string() }),
  scopes: z.array(z.string()).describe("As last allowed."),
  confirmation: z.enum(ConfirmationPolicy).describe("Where the recruiter confirms its actions."),
  grantedAt: z.date(),
  /** When the client last fetched a token: at most an hour before it was last used. */
  lastTokenAt: z.date().nullable(),
  /** Whether any of its tokens can still be used or renewed. */
  live: z.boolean(),
});

/** A member's own grants; for administrators all grants of the organization. */
const visibleTo = (actor: Actor) => ({
  referenceId: actor.organizationId,
  ...(actor.permissions.has("organization:administer") ? {} : { userId: actor.id }),
});

/** Lists what agents have been allowed, newest first. */
export const listGrants = flow({
  name: "listGrants",
  permission: "organization:read",
  input: z.object({}),
  output: z.object({ grants: z.array(Grant) }),

  async run(actor) {
    const consents = await identityDb.oauthConsent.findMany({
      where: visibleTo(actor),
      include: { client: true, user: { select: { id: true, name: true } } },
      orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    });
    const ofOrganization = { referenceId: actor.organizationId };
    const live = { ...ofOrganization, revoked: null, expiresAt: { gt: new Date() } };
    const by: ("clientId" | "userId")[] = ["clientId", "userId"];
    const { oauthAccessToken, oauthRefreshToken } = identityDb;
    const [issued, access, refresh] = await Promise.all([
      oauthAccessToken.groupBy({ by, where: ofOrganization, _max: { createdAt: true } }),
      oauthAccessToken.groupBy({ by, where: live }),
      oauthRefreshToken.groupBy({ by, where: live }),
    ]);
    const lastToken = new Map(issued.map((row) => [keyOf(row), row._max.createdAt]));
    const living = new Set([...access, ...refresh].map(keyOf));
    const grants = consents.flatMap(({ client, user, ...consent }) => {
      if (!user) return [];
      const key = keyOf({ clientId: client.clientId, userId: user.id });
      return {
        id: consent.id,
        client: {
          id: client.clientId,
          name: client.name ?? "Unnamed agent",
          redirectHosts: [...new Set(client.redirectUris.map(redirectHost))],
          documentHost: documentHost(client),
          firstSeen: client.createdAt ?? consent.createdAt,
        },
        grantedBy: user,
        scopes: consent.scopes,
        confirmation: consent.confirmationPolicy,
        grantedAt: consent.updatedAt,
        lastTokenAt: lastToken.get(key) ?? null,
        live: living.has(key),
      };
    });
    return { grants };
  },
});

/** Ends a grant: its access and refresh tokens stop working immediately. */
export const revokeGrant = flow({
  name: "revokeGrant",
  permission: "organization:read",
  input: z.object({ grantId: z.uuid() }),
  output: z.object({ revoked: z.literal(true) }),

  async run(actor, { grantId }) {
    await identityDb.$transaction(async (db) => {
      const grant = await db.oauthConsent.findFirst({ where: { id: grantId, ...visibleTo(actor) } });
      // When two callers end it concurrently, the second waits here and deletes nothing.
      const { count } = await db.oauthConsent.deleteMany({ where: { id: grantId, ...visibleTo(actor) } });
      if (!grant?.userId || count === 0) throw notFound("Grant");
      await endTokens(db, { ...grant, userId: grant.userId });
    });
    return { revoked: true as const };
  },
});

const keyOf = (row: { clientId: string; userId: string | null }) => `${row.clientId} ${row.userId}`;
