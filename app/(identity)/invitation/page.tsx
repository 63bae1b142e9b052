import { IdentityFrame } from "@/components/identity/frame";
import { InvitationAnswer } from "@/components/identity/invitation-answer";
import { problemText } from "@/components/identity/problem-text";
import { TextLink } from "@/components/identity/text-link";
import { Alert } from "@/components/ui/alert";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { currentUser } from "@/lib/platform/access/session";
import { openInvitation } from "@/lib/hiring/organizations/open-invitation";
import en from "@/messages/en/identity.json";
import { onlyValue, type SearchParams } from "../signed-query";

export const generateMetadata = titled("identity", en, "invitation", { robots: { index: false } });

export default async function InvitationPage(props: { searchParams: SearchParams }) {
  const t = await getWords("identity", en);
  const params = await props.searchParams;
  const token = onlyValue(params.token) ?? "";
  const [invitation, user] = await Promise.all([openInvitation(token), currentUser()]);
  if (!invitation)
    return (
      <IdentityFrame title={t("invitation.cutOff.title")}>
        <p className="text-ink-muted">{t("invitation.cutOff")}</p>
      </IdentityFrame>
    );
  const { organization, inviter, email, role, status } = invitation;
  const [job] = invitation.jobs;
  if (status !== "open")
    return (
      <IdentityFrame title={t(`invitation.${status}.title`)}>
        <p className="text-ink-muted">{t(`invitation.${status}`, { inviter, email, organization })}</p>
        {status === "accepted" && (
          <p className="mt-4">
            <TextLink href="/">{t("invitation.go")}</TextLink>
          </p>
        )}
      </IdentityFrame>
    );
  const problem = problemText(t, "invitation", onlyValue(params.problem));
  return (
    <IdentityFrame title={t("invitation.join", { organization })}>
      <p className="mb-4 text-ink-muted">
        {t.rich(job ? "invitation.job" : "invitation.text", {
          inviter,
          email,
          role,
          job: job?.title ?? "",
          name: (chunks) => <bdi>{chunks}</bdi>,
          strong: (chunks) => <span className="font-medium text-ink">{chunks}</span>,
        })}
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
