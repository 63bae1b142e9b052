import { inTenant } from "@/lib/db/tenant";
import { afterOrganizationCreated } from "./after-organization-created";

/**
 * Gives an organization what every new one is given, if it has nothing yet. Called after sign-up and again when an owner
 * signs in, so that a crash between the two leaves nobody without.
 */
export async function welcomeOrganization(organizationId: string): Promise<void> {
  const account = await inTenant(organizationId, (db) =>
    db.creditAccount.findUnique({ where: { organizationId }, select: { organizationId: true } }),
  );
  if (!account) await afterOrganizationCreated(organizationId);
}
