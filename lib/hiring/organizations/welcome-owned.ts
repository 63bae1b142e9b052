import { systemActor } from "@/lib/platform/access/system";
import { grantCredits } from "@/lib/platform/credits/grant-credits";
import { identityDb } from "@/lib/platform/db/identity";
import { inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { env } from "@/lib/env";
import { isOf } from "./sign-up";
import { sentence } from "@/lib/say";

/**
 * Gives the organizations a user owns their trial credits once the user's address is confirmed. Called on
 * confirmation, and again at sign-in in case the first call was interrupted.
 */
export async function welcomeOwned(userId: string): Promise<void> {
  const owned = await identityDb.member.findMany({
    where: { userId, role: "owner", user: { emailVerified: true } },
    select: { organizationId: true, user: { select: { email: true } } },
  });
  for (const { organizationId, user } of owned)
    if (isOf(env.TRIAL_CREDITS_DOMAINS, user.email)) await welcomeOrganization(organizationId);
}

/** Gives an organization its trial credits, unless it has had them. Concurrent calls give them once, by the key. */
export async function welcomeOrganization(organizationId: string): Promise<void> {
  const welcomed = await inTenant(wholeOrganization(organizationId), (db) =>
    db.creditTransaction.findFirst({ where: { key: "grant:welcome" }, select: { id: true } }),
  );
  if (welcomed || env.TRIAL_CREDITS === 0) return;
  await grantCredits(systemActor(organizationId, "billing"), {
    amount: env.TRIAL_CREDITS,
    key: "welcome",
    description: sentence("Trial credits"),
  });
}
