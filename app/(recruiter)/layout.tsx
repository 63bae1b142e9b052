import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { currentUser } from "@/lib/platform/access/session";
import { countUnsettled } from "@/lib/records/ats/count-unsettled";
import { countPendingConfirmations } from "@/lib/hiring/approvals/count-pending";
import { pageCounts } from "@/lib/platform/live/change-counts";
import { countUnread } from "@/lib/platform/notices/count-unread";
import { find, switchOrganization } from "./shell-actions";

export default async function RecruiterLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  // The page redirects to sign-in: it knows its own path to return to, a layout does not.
  if (!user?.actor) return children;
  const { actor } = user;
  const [{ pending }, { unsettled }, { unread }] = await Promise.all([
    countPendingConfirmations(actor, {}),
    countUnsettled(actor, {}),
    countUnread(actor, {}),
  ]);
  const person = {
    name: user.name,
    email: user.email,
    organizationId: actor.organizationId,
    organizations: user.memberships.map(({ organizationId, organization }) => ({
      id: organizationId,
      name: organization,
    })),
  };
  return (
    <Shell
      person={person}
      permissions={[...actor.permissions]}
      changes={pageCounts(user)}
      counts={{ "/approvals": pending, "/applications": unsettled, "/notifications": unread }}
      acts={{ switchOrganization, search: find }}
    >
      {children}
    </Shell>
  );
}
