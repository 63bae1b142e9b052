import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { flow } from "@/lib/platform/access/use-case";
import { withheldBy, withholdable } from "@/lib/platform/access/withheld";
import { identityDb } from "@/lib/platform/db/identity";
import { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";
import { documentHost } from "./cimd/document-url";
import { endTokens } from "./end-tokens";
import { redirectHost } from "./redirect-uri";

export const Grant = z.object({
  id: z.uuid(),
  client: z.object({
    id: z.string(),
    name: z.string().describe("The name the agent chose for itself; it is not verified."),
    redirectHosts: z
      .array(z.string())
      .describe("Where its authorization codes are sent, which it cannot fake."),
    documentHost: z
      .string()
      .nullable()
      .describe("Where its metadata document is; null when it registered itself."),
    firstSeen: z.date().describe("When it first registered, whoever allowed it."),
  }),
  grantedBy: z.object({ id: z.uuid(), name: z.string() }),
  scopes: z.array(z.string()).describe("As last allowed."),
  confirmation: z.enum(ConfirmationPolicy).describe("Where the recruiter confirms its actions."),
  withheld: z.array(z.enum(withholdable)).describe("What the recruiter lets it not read."),
  grantedAt: z.date(),
  vouchedBy: z
    .string()
    .nullable()
    .describe(
      "The issuer of the organization's identity provider that allowed it; null where the member did.",
    ),
  live: z.boolean().describe("Whether any of its tokens can still be used or renewed."),
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
  output: z.object({ grants: z.array(Grant) }),

  async run(actor) {
    const consents = await identityDb.oauthConsent.findMany({
      where: visibleTo(actor),
      include: {
        client: true,
        user: { select: { id: true, name: true } },
        identityProvider: { select: { issuer: true } },
      },
      orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    });
    const live = { referenceId: actor.organizationId, revoked: null, expiresAt: { gt: new Date() } };
    const by: ("clientId" | "userId")[] = ["clientId", "userId"];
    const [access, refresh] = await Promise.all([
      identityDb.oauthAccessToken.groupBy({ by, where: live }),
      identityDb.oauthRefreshToken.groupBy({ by, where: live }),
    ]);
    const living = new Set([...access, ...refresh].map(keyOf));
    const grants = consents.flatMap(({ client, user, ...consent }) => {
      if (!user) return [];
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
        withheld: withheldBy(consent.withheld),
        grantedAt: consent.updatedAt,
        vouchedBy: consent.identityProvider?.issuer ?? null,
        live: living.has(keyOf({ clientId: client.clientId, userId: user.id })),
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
