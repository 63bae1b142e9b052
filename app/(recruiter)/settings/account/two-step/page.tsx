import { redirect } from "next/navigation";
import { AccountForm } from "@/components/account/account-form";
import { QrCode } from "@/components/account/qr-code";
import { CodeField } from "@/components/identity/code-field";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { pendingTwoStep } from "@/lib/platform/access/account/two-step";
import { requireUser } from "@/lib/platform/access/session";
import en from "@/messages/en/account.json";
import { ACCOUNT_PAGE } from "../account-act";

export const generateMetadata = titled("account", en, "twoStep.setUp");

export default async function TwoStepPage(props: { searchParams: Promise<{ problem?: string | string[] }> }) {
  const t = await getWords("account", en);
  const user = await requireUser(ACCOUNT_PAGE);
  const [{ problem }, pending] = await Promise.all([props.searchParams, pendingTwoStep(user)]);
  if (!pending) redirect(ACCOUNT_PAGE);
  return (
    <>
      <PageHeader
        title={t("twoStep.setUp")}
        trail={[
          { href: "/settings", label: t("settings") },
          { href: ACCOUNT_PAGE, label: t("account") },
        ]}
      />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {problem && <Alert tone="error">{t("twoStep.wrongCode")}</Alert>}
        <SectionCard title={t("twoStep.add")} className="flex flex-col gap-4">
          <QrCode text={pending.uri} label={t("twoStep.qr")} />
          <p>
            {t.rich("twoStep.scan", {
              secret: pending.secret,
              code: (chunks) => <code className="font-mono break-all select-all">{chunks}</code>,
            })}
          </p>
        </SectionCard>
        <SectionCard title={t("twoStep.save")} className="flex flex-col gap-4">
          <p>{t("twoStep.save.text")}</p>
          <ul className="grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 font-mono">
            {pending.backupCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard title={t("twoStep.turnOn")}>
          <AccountForm act="two-step/confirm" label={t("twoStep.confirm")}>
            <CodeField appOnly />
          </AccountForm>
        </SectionCard>
      </div>
    </>
  );
}
