import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { currentUser, requireActor } from "@/lib/access/session";
import { listPendingConfirmations } from "@/lib/confirmations/list-pending";
import { findJobs, switchOrganization } from "./shell-actions";

export default async function RecruiterLayout({ children }: { children: ReactNode }) {
  const actor = await requireActor();
  const [user, approvals] = await Promise.all([currentUser(), listPendingConfirmations(actor, {})]);
  const person = {
    name: user?.name ?? "",
    email: user?.email ?? "",
    organizationId: actor.organizationId,
    organizations: (user?.memberships ?? []).map(({ organizationId, organization }) => ({
      id: organizationId,
      name: organization,
    })),
  };
  return (
    <Shell
      person={person}
      counts={{ "/approvals": approvals.total }}
      acts={{ switchOrganization, search: findJobs }}
    >
      {children}
    </Shell>
  );
}
