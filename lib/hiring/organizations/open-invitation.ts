import { identityDb } from "@/lib/platform/db/identity";
import { systemActor } from "@/lib/platform/access/system";
import { listInvitedJobs } from "./invited-jobs";
import { claimedInvitation, isInvitationToken } from "./invitation-link";

export type OpenedInvitation = {
  id: string;
  organizationId: string;
  organization: string;
  inviter: string;
  inviterId: string;
  email: string;
  role: string;
  /** paused: whoever sent it has taken their account back, and not said yet whether it was them. */
  status: "open" | "accepted" | "expired" | "paused";
  /** Whether the invited address has an account to sign in with. */
  hasAccount: boolean;
  /** The jobs whose hiring teams it is for, newest invitation first. */
  jobs: { jobId: string; title: string }[];
};

/** Looks up the invitation of an e-mailed link; null for a forged link. */
export async function openInvitation(token: string): Promise<OpenedInvitation | null> {
  const id = claimedInvitation(token);
  const row =
    id &&
    (await identityDb.invitation.findUnique({
      where: { id },
      include: {
        organization: { select: { name: true } },
        inviter: { select: { name: true, reviewSince: true } },
      },
    }));
  if (!row || !isInvitationToken(token, row)) return null;
  const { organizationId, organization, inviter, email } = row;
  const account = await identityDb.user.findUnique({ where: { email }, select: { id: true } });
  return {
    id,
    organizationId,
    email,
    organization: organization.name,
    inviter: inviter.name,
    inviterId: row.inviterId,
    role: row.role ?? "recruiter",
    status: statusOf(row),
    hasAccount: account !== null,
    jobs: await listInvitedJobs(systemActor(organizationId, "mailer"), { invitationId: id }),
  };
}

function statusOf(row: { status: string; expiresAt: Date; inviter: { reviewSince: Date | null } }) {
  if (row.status !== "pending") return "accepted";
  if (row.expiresAt <= new Date()) return "expired";
  return row.inviter.reviewSince ? "paused" : "open";
}
