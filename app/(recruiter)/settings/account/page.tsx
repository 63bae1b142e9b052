import { AccountForm } from "@/components/account/account-form";
import { AddPasskey } from "@/components/account/add-passkey";
import { CalendarForm } from "@/components/account/calendar-form";
import { CurrentPasswordField } from "@/components/account/current-password-field";
import { PasskeyList } from "@/components/account/passkey-list";
import { SessionTable } from "@/components/account/session-table";
import { FormField } from "@/components/identity/form-field";
import { NewPasswordField } from "@/components/identity/new-password-field";
import { problemText } from "@/components/identity/problem-text";
import { LeaveOrganization } from "@/components/member/leave-organization";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { hasMessage } from "@/components/words/translate";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { getCalendar } from "@/lib/hiring/letters/choose-calendar";
import { listPasskeys } from "@/lib/platform/access/account/passkeys";
import { listSessions } from "@/lib/platform/access/account/sessions";
import { describeTwoStep } from "@/lib/platform/access/account/two-step";
import { requireUser } from "@/lib/platform/access/session";
import en from "@/messages/en/account.json";
import identityWords from "@/messages/en/identity.json";
import { saveCalendar } from "../../mail-actions";
import { leave } from "../member-actions";
import { ACCOUNT_PAGE } from "./account-act";

export const generateMetadata = titled("account", en, "account");

type Search = Promise<{ done?: string | string[]; problem?: string | string[] }>;

export default async function AccountPage(props: { searchParams: Search }) {
  const t = await getWords("account", en);
  const identity = await getWords("identity", identityWords);
  const user = await requireUser(ACCOUNT_PAGE);
  const [{ done, problem }, sessions, twoStep, passkeys] = await Promise.all([
    props.searchParams,
    listSessions(user),
    describeTwoStep(user.id),
    listPasskeys(user.id),
  ]);
  const doneKey = `done.${String(done)}`;
  const errorKey = `problem.${String(problem)}`;
  const error = hasMessage(en, errorKey) ? t(errorKey) : problemText(identity, "account", String(problem));
  return (
    <>
      <PageHeader
        title={t("account")}
        trail={[{ href: "/settings", label: t("settings") }]}
        detail={<span className="break-words">{user.email}</span>}
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {hasMessage(en, doneKey) && <Alert>{t(doneKey)}</Alert>}
        {error && <Alert tone="error">{error}</Alert>}
        <SectionCard title={t("email")} className="flex flex-col gap-4">
          <p>
            {t.rich("email.confirmed", {
              email: user.email,
              strong: (chunks) => <span className="font-medium break-words">{chunks}</span>,
            })}
          </p>
          <AccountForm act="email" label={t("email.submit")}>
            <FormField
              label={t("email.new")}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
            />
            <CurrentPasswordField />
          </AccountForm>
        </SectionCard>
        <SectionCard title={t("password")} className="flex flex-col gap-4">
          <AccountForm act="password" label={t("password.submit")}>
            <input type="hidden" name="username" autoComplete="username" value={user.email} />
            <CurrentPasswordField />
            <NewPasswordField label={t("password.new")} />
          </AccountForm>
          <p className="text-sm text-ink-muted">{t("password.note")}</p>
        </SectionCard>
        <SectionCard title={t("twoStep")} className="flex flex-col gap-4">
          {twoStep.on ? (
            <>
              <p>
                {t.rich("twoStep.on", {
                  count: twoStep.codesLeft,
                  number: (chunks) => <span className="tabular-nums">{chunks}</span>,
                })}
              </p>
              <AccountForm act="two-step/disable" label={t("twoStep.disable")} danger>
                <CurrentPasswordField />
              </AccountForm>
            </>
          ) : (
            <>
              <p>{t("twoStep.off")}</p>
              <AccountForm act="two-step/begin" label={t("twoStep.begin")}>
                <CurrentPasswordField />
              </AccountForm>
            </>
          )}
        </SectionCard>
        {user.actor?.permissions.has("application:decide") && (
          <SectionCard title={t("calendar")}>
            <CalendarForm url={(await getCalendar(user.actor, {})).calendarUrl ?? ""} save={saveCalendar} />
          </SectionCard>
        )}
        <SectionCard title={t("passkeys")} className="flex flex-col gap-4">
          <p>{t("passkeys.text")}</p>
          {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
          <AddPasskey />
        </SectionCard>
        <SectionCard
          className="flex flex-col gap-4"
          title={t("sessions")}
          action={
            sessions.length > 1 && (
              <form method="post" action="/settings/account/sessions">
                <Button type="submit" size="sm">
                  {t("sessions.endOthers")}
                </Button>
              </form>
            )
          }
        >
          <SessionTable sessions={sessions} />
          <p className="text-sm text-ink-muted">{t("sessions.note")} </p>
        </SectionCard>
        {/* Others leave from the list of members in the settings, which a hiring manager does not see. */}
        {user.active && user.actor?.sees === "shared_jobs" && (
          <SectionCard title={user.active.organization}>
            <LeaveOrganization leave={leave} />
          </SectionCard>
        )}
      </div>
    </>
  );
}
