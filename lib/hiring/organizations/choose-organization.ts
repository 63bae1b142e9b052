import { identityDb } from "@/lib/platform/db/identity";
import { notFound } from "@/lib/errors";
import type { SignedIn } from "@/lib/platform/access/signed-in";

/** Switches this browser to another of the user's organizations. Throws DomainError not_found for any other. */
export async function chooseOrganization(user: SignedIn, organizationId: string): Promise<void> {
  if (!user.memberships.some((each) => each.organizationId === organizationId))
    throw notFound("Organization");
  await identityDb.session.update({
    where: { id: user.sessionId },
    data: { activeOrganizationId: organizationId },
  });
}
