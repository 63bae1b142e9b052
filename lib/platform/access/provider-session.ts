import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";

const Opening = z.object({
  userId: z.uuid(),
  identityProviderId: z.uuid(),
  /** That of the provider, which the session opens and never leaves. */
  organizationId: z.uuid(),
  /** A signed authorization request to continue with. */
  oauth_query: z.string().optional(),
});

/**
 * A route of better-auth that opens a session for a member whom their organization's provider has vouched for. It
 * checks nothing: like all its routes it is reached through `callAuth` only, here by admitThroughProvider.
 */
export const providerSession = () =>
  ({
    id: "provider-session",
    endpoints: {
      openProviderSession: createAuthEndpoint(
        "/provider-session",
        { method: "POST", body: Opening },
        async (ctx) => {
          const { userId, identityProviderId, organizationId: activeOrganizationId } = ctx.body;
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw new APIError("NOT_FOUND");
          const opened = { identityProviderId, activeOrganizationId };
          const session = await internalAdapter.createSession(userId, false, opened);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({});
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
