import { systemActor } from "@/lib/access/system";
import { grantCredits } from "@/lib/credits/grant-credits";
import { sentence } from "@/lib/say";

/** Credits a new organization can try the service with. */
const TRIAL_CREDITS = 100;

/** Gives a new organization its trial credits. Calling it again changes nothing: the grant has a key. */
export async function afterOrganizationCreated(organizationId: string): Promise<void> {
  await grantCredits(systemActor(organizationId, "billing"), {
    amount: TRIAL_CREDITS,
    key: "welcome",
    description: sentence("Trial credits"),
  });
}
