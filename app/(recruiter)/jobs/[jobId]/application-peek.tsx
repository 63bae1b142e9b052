import { FileQuestion } from "lucide-react";
import { Peek } from "@/components/application/peek";
import { EmptyState } from "@/components/ui/empty-state";
import { requireActor } from "@/lib/access/session";
import { presentApplication } from "@/lib/applications/present-application";
import { DomainError } from "@/lib/errors";

/** Fetched apart from the list, so that the list does not wait for it. */
export async function ApplicationPeek({
  applicationId,
  ...shown
}: {
  applicationId: string;
  closeHref: string;
  decides: boolean;
}) {
  const application = await presentApplication(await requireActor(), { applicationId }).catch(
    (error: unknown) => {
      // The address may name an application that is gone: the list is still good.
      if (error instanceof DomainError && (error.code === "not_found" || error.code === "invalid"))
        return null;
      throw error;
    },
  );
  if (!application) return <EmptyState icon={FileQuestion} title="This application no longer exists" />;
  return <Peek application={application} {...shown} />;
}
