import { identityDb } from "@/lib/db/identity";
import { welcomeOrganization } from "./welcome-organization";

/**
 * Gives the organizations a user owns what every new one is given, once the user's address is confirmed: at that
 * moment, and again at sign-in, should it have been cut short.
 */
export async function welcomeOwned(userId: string): Promise<void> {
  const owned = await identityDb.member.findMany({
    where: { userId, role: "owner", user: { emailVerified: true } },
    select: { organizationId: true },
  });
  for (const { organizationId } of owned) await welcomeOrganization(organizationId);
}
