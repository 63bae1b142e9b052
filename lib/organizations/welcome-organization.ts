import { inTenant, wholeOrganization } from "@/lib/db/tenant";
import { afterOrganizationCreated } from "./after-organization-created";

/** Gives an organization its trial credits, unless it has had them. Concurrent calls give them once. */
export async function welcomeOrganization(organizationId: string): Promise<void> {
  const welcomed = await inTenant(wholeOrganization(organizationId), (db) =>
    db.creditTransaction.findFirst({ where: { key: "grant:welcome" }, select: { id: true } }),
  );
  if (!welcomed) await afterOrganizationCreated(organizationId);
}
