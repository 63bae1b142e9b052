import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "@/components/account/account-form";
import { accountNews, accountProblems } from "@/components/account/account-news";
import { AccountSection } from "@/components/account/account-section";
import { AddPasskey } from "@/components/account/add-passkey";
import { CurrentPasswordField } from "@/components/account/current-password-field";
import { PasskeyList } from "@/components/account/passkey-list";
import { SessionTable } from "@/components/account/session-table";
import { FormField } from "@/components/identity/form-field";
import { NewPasswordField } from "@/components/identity/new-password-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { listPasskeys } from "@/lib/access/account/passkeys";
import { listSessions } from "@/lib/access/account/sessions";
import { describeTwoStep } from "@/lib/access/account/two-step";
import { currentUser } from "@/lib/access/session";
import { ACCOUNT_PAGE } from "./account-act";

export const metadata: Metadata = { title: "Your account" };

type Search = Promise<{ done?: string | string[]; problem?: string | string[] }>;

export default async function AccountPage(props: { searchParams: Search }) {
  const user = await currentUser();
  if (!user) redirect(`/sign-in?${new URLSearchParams({ next: ACCOUNT_PAGE })}`);
  const [{ done, problem }, sessions, twoStep, passkeys] = await Promise.all([
    props.searchParams,
    listSessions(user),
    describeTwoStep(user.id),
    listPasskeys(user.id),
  ]);
  const news = accountNews[String(done)];
  const refusal = accountProblems[String(problem)];
  return (
    <>
      <PageHeader
        title="Your account"
        trail={[{ href: "/settings", label: "Settings" }]}
        detail={<span className="break-words">{user.email}</span>}
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {news && <Alert>{news}</Alert>}
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <AccountSection title="E-mail address">
          <p>
            <span className="font-medium break-words">{user.email}</span> is confirmed.
          </p>
          <AccountForm act="email" label="Send a link to the new address">
            <FormField label="New address" name="email" type="email" autoComplete="email" maxLength={254} />
            <CurrentPasswordField />
          </AccountForm>
        </AccountSection>
        <AccountSection title="Password">
          <AccountForm act="password" label="Change password">
            <input type="hidden" name="username" autoComplete="username" value={user.email} />
            <CurrentPasswordField />
            <NewPasswordField label="New password" />
          </AccountForm>
          <p className="text-sm text-ink-muted">This signs out your other browsers.</p>
        </AccountSection>
        <AccountSection title="Second step">
          {twoStep.on ? (
            <>
              <p>
                Signing in with the password asks for a code of your authenticator app. Backup codes left:{" "}
                <span className="tabular-nums">{twoStep.codesLeft}</span>.
              </p>
              <AccountForm act="two-step/disable" label="Turn the second step off" danger>
                <CurrentPasswordField />
              </AccountForm>
            </>
          ) : (
            <>
              <p>
                With an authenticator app, a password that others have learned is not enough to sign in. If
                you lose the app, backup codes still let you in.
              </p>
              <AccountForm act="two-step/begin" label="Set up an app">
                <CurrentPasswordField />
              </AccountForm>
            </>
          )}
        </AccountSection>
        <AccountSection title="Passkeys">
          <p>
            A passkey signs you in with your fingerprint, face or device PIN, without a password or code. No
            other site can use it.
          </p>
          {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
          <AddPasskey />
        </AccountSection>
        <AccountSection
          title="Signed-in browsers"
          action={
            sessions.length > 1 && (
              <form method="post" action="/settings/account/sessions">
                <Button type="submit" size="sm">
                  Sign out all others
                </Button>
              </form>
            )
          }
        >
          <SessionTable sessions={sessions} />
          <p className="text-sm text-ink-muted">
            Signing out a browser does not end an agent&apos;s access; do that under Agents.
          </p>
        </AccountSection>
      </div>
    </>
  );
}
