import { identityDb } from "@/lib/db/identity";
import { welcomeOrganization } from "./welcome-organization";

/**
 * Gives the organizations a user owns their trial credits once the user's address is confirmed. Called on
 * confirmation, and again at sign-in in case the first call was interrupted.
 */
export async function welcomeOwned(userId: string): Promise<void> {
  const owned = await identityDb.member.findMany({
    where: { userId, role: "owner", user: { emailVerified: true } },
    select: { organizationId: true },
  });
  for (const { organizationId } of owned) await welcomeOrganization(organizationId);
}
