import type { Metadata } from "next";
import Link from "next/link";
import { IdentityFrame } from "@/components/identity/frame";
import { InvitationAnswer } from "@/components/identity/invitation-answer";
import { passwordProblems } from "@/components/identity/password-problems";
import { Alert } from "@/components/ui/alert";
import { currentUser } from "@/lib/access/session";
import { openInvitation } from "@/lib/organizations/open-invitation";
import { one, type SearchParams } from "../signed-query";

export const metadata: Metadata = { title: "Invitation", robots: { index: false } };

const as: Record<string, string> = {
  admin: "an administrator",
  hiring_manager: "a hiring manager, who sees the jobs shared with them",
  read_only: "somebody who reads only",
};

const problems: Record<string, string> = {
  ...passwordProblems,
  invalid: "Give your name, and a password of at least 10 characters.",
  taken: "This address has an account by now. Sign in to join.",
  other: "You are signed in with another address than the one invited.",
};

export default async function InvitationPage(props: { searchParams: SearchParams }) {
  const params = await props.searchParams;
  const token = one(params.token) ?? "";
  const [invitation, user] = await Promise.all([openInvitation(token), currentUser()]);
  if (!invitation)
    return (
      <IdentityFrame title="This link is not valid">
        <p className="text-ink-muted">
          It may have been cut off in the mail. Open it from the mail again, or ask for another invitation.
        </p>
      </IdentityFrame>
    );
  const { organization, inviter, email, role, status } = invitation;
  if (status !== "open")
    return (
      <IdentityFrame title={status === "accepted" ? "Accepted already" : "This invitation has expired"}>
        <p className="text-ink-muted">
          {status === "accepted"
            ? `The invitation of ${email} to ${organization} works once, and has been used.`
            : `Ask ${inviter} to invite ${email} again.`}
        </p>
        {status === "accepted" && (
          <p className="mt-4">
            <Link className="text-accent-ink underline" href="/">
              Go to Shortlist
            </Link>
          </p>
        )}
      </IdentityFrame>
    );
  const problem = problems[one(params.problem) ?? ""];
  return (
    <IdentityFrame title={`Join ${organization}`}>
      <p className="mb-4 text-ink-muted">
        <bdi>{inviter}</bdi> invites <span className="font-medium text-ink">{email}</span> to join as{" "}
        {as[role] ?? "a recruiter"}.
      </p>
      {problem && (
        <Alert tone="error" className="mb-4">
          {problem}
        </Alert>
      )}
      <InvitationAnswer
        token={token}
        email={email}
        organization={organization}
        hasAccount={invitation.hasAccount}
        signedInAs={user?.email ?? null}
      />
    </IdentityFrame>
  );
}
