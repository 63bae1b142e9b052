import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountForm } from "@/components/account/account-form";
import { AccountSection } from "@/components/account/account-section";
import { QrCode } from "@/components/account/qr-code";
import { FormField } from "@/components/identity/form-field";
import { Alert } from "@/components/ui/alert";
import { PageHeader } from "@/components/ui/page-header";
import { pendingTwoStep } from "@/lib/access/account/two-step";
import { currentUser } from "@/lib/access/session";
import { ACCOUNT_PAGE } from "../account-act";

export const metadata: Metadata = { title: "Set up an authenticator app" };

export default async function TwoStepPage(props: { searchParams: Promise<{ problem?: string | string[] }> }) {
  const user = await currentUser();
  if (!user) redirect(`/sign-in?${new URLSearchParams({ next: ACCOUNT_PAGE })}`);
  const [{ problem }, pending] = await Promise.all([props.searchParams, pendingTwoStep(user)]);
  if (!pending) redirect(ACCOUNT_PAGE);
  return (
    <>
      <PageHeader
        title="Set up an authenticator app"
        trail={[
          { href: "/settings", label: "Settings" },
          { href: ACCOUNT_PAGE, label: "Your account" },
        ]}
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {problem && (
          <Alert tone="error">That code is wrong. Wait for the next one; nothing is turned on yet.</Alert>
        )}
        <AccountSection title="1. Add the account to your app">
          <QrCode text={pending.uri} label="QR code for the authenticator app" />
          <p>
            Scan the picture with the app. Where it cannot scan, type this key:{" "}
            <code className="font-mono break-all select-all">{pending.secret}</code>
          </p>
        </AccountSection>
        <AccountSection title="2. Save the backup codes">
          <p>
            Each signs you in once when the app is not at hand. They are shown here only until the second step
            is turned on.
          </p>
          <ul className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 font-mono">
            {pending.backupCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </AccountSection>
        <AccountSection title="3. Turn it on">
          <AccountForm act="two-step/confirm" label="Turn the second step on">
            <FormField
              label="Code"
              name="code"
              hint="The six digits the app shows now."
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
          </AccountForm>
        </AccountSection>
      </div>
    </>
  );
}
