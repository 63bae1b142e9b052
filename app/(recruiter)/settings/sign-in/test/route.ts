import { requireActor } from "@/lib/platform/access/session";
import { answeringForm } from "@/lib/platform/access/posted-form";
import { requirePermission } from "@/lib/platform/access/use-case";
import { beginAtProvider } from "../../../../(identity)/sign-in/provider/begin-at-provider";

/** Sends an administrator to the provider, to see whether a sign-in through it would work. */
export const GET = async (request: Request) => {
  const actor = await requireActor("/settings/sign-in");
  return answeringForm(request, () => {
    requirePermission(actor, "organization:administer");
    return beginAtProvider(actor.organizationId, { test: true });
  });
};
