import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { withholdable } from "@/lib/platform/access/withheld";
import { identityDb } from "@/lib/platform/db/identity";
import { ConfirmationPolicy } from "@/lib/platform/db/generated/enums";
import { notFound } from "@/lib/errors";

const WRITE = "service:recruiter:write";

/**
 * Changes what a recruiter lets their agent do, immediately: for tokens it already holds and for new ones. What is left
 * out stays as it is. Throws `not_found` for a grant that has ended or is somebody else's; administrators can only end
 * those.
 */
export const changeGrant = flow({
  name: "changeGrant",
  permission: "organization:read",
  input: z.object({
    grantId: z.uuid(),
    mayWrite: z.boolean().optional(),
    confirmation: z.enum(ConfirmationPolicy).optional().describe("Where its actions are confirmed."),
    withheld: z
      .array(z.enum(withholdable))
      .max(withholdable.length)
      .optional()
      .describe("What it may not read."),
  }),
  output: z.object({ changed: z.literal(true) }),

  async run(actor, { grantId, mayWrite, confirmation, withheld }) {
    const where = { id: grantId, userId: actor.id, referenceId: actor.organizationId };
    await identityDb.$transaction(async (db) => {
      // The first write locks the row: concurrent changes run one after the other.
      const { count } = await db.oauthConsent.updateMany({
        where,
        data: { confirmationPolicy: confirmation, withheld },
      });
      const grant = await db.oauthConsent.findFirst({ where });
      if (!grant || count === 0) throw notFound("Grant");
      if (mayWrite === undefined) return;
      const scopes = toggled(grant.scopes, mayWrite);
      const declinedScopes = toggled(grant.declinedScopes, !mayWrite);
      await db.oauthConsent.update({
        where: { id: grantId },
        data: { scopes, declinedScopes, askedAgainAt: new Date() },
      });
      if (!mayWrite || grant.scopes.includes(WRITE)) return;
      // A token that its client asked to narrow (RFC 6749 §6) stays narrow: it lacks other scopes too.
      const ofGrant = {
        clientId: grant.clientId,
        userId: actor.id,
        referenceId: actor.organizationId,
        scopes: { hasEvery: grant.scopes },
      };
      await db.oauthAccessToken.updateMany({ where: ofGrant, data: { scopes } });
      await db.oauthRefreshToken.updateMany({ where: ofGrant, data: { scopes } });
    });
    return { changed: true as const };
  },
});

const toggled = (scopes: readonly string[], on: boolean) => [
  ...scopes.filter((scope) => scope !== WRITE),
  ...(on ? [WRITE] : []),
];
