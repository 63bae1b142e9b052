import { AccountForm } from "@/components/account/account-form";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { newEmailOf } from "@/lib/platform/access/account/change-email";
import { requireUser } from "@/lib/platform/access/session";
import en from "@/messages/en/account.json";
import { ACCOUNT_PAGE } from "../account-act";

export const generateMetadata = titled("account", en, "newAddress", { robots: { index: false } });

/** Where the link sent to a new address leads. Confirms with a button, because mail scanners open links too. */
export default async function NewAddressPage(props: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const t = await getWords("account", en);
  const token = String((await props.searchParams).token ?? "");
  const user = await requireUser(`${ACCOUNT_PAGE}/new-address?${new URLSearchParams({ token })}`);
  const newEmail = await newEmailOf(user, token);
  return (
    <>
      <PageHeader
        title={t("newAddress")}
        trail={[
          { href: "/settings", label: t("settings") },
          { href: ACCOUNT_PAGE, label: t("account") },
        ]}
      />
      <div className="max-w-3xl px-4 pb-10 sm:px-6">
        {newEmail ? (
          <SectionCard title={t("email")} className="flex flex-col gap-4">
            <p className="wrap-anywhere">{t("newAddress.text", { email: user.email, newEmail })}</p>
            <AccountForm act="email/confirm" label={t("newAddress.confirm")}>
              <input type="hidden" name="token" value={token} />
            </AccountForm>
          </SectionCard>
        ) : (
          <Alert tone="error">{t("problem.email-link")}</Alert>
        )}
      </div>
    </>
  );
}
