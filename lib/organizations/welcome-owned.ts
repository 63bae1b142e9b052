import { identityDb } from "@/lib/db/identity";
import { welcomeOrganization } from "./welcome-organization";

/** Finishes the sign-up of organizations a user owns, should it have been cut short. */
export async function welcomeOwned(userId: string): Promise<void> {
  const owned = await identityDb.member.findMany({
    where: { userId, role: "owner" },
    select: { organizationId: true },
  });
  for (const { organizationId } of owned) await welcomeOrganization(organizationId);
}
