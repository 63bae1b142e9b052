import { headers } from "next/headers";
import { AccessRulesForm } from "@/components/settings/access-rules-form";
import { DomainList } from "@/components/settings/domain-list";
import { Provisioning } from "@/components/settings/provisioning";
import { SignInProvider } from "@/components/settings/sign-in-provider";
import { Alert } from "@/components/ui/alert";
import { SectionCard } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Refused } from "@/components/ui/refused";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { clientAddress } from "@/lib/platform/access/client-address";
import { requireActor } from "@/lib/platform/access/session";
import { getSignIn } from "@/lib/hiring/organizations/directory/manage-sign-in";
import en from "@/messages/en/sign-in.json";
import { changeDomain, changeProvider, endToken, renewToken, saveProvider, saveRules } from "./actions";

export const generateMetadata = titled("sign-in", en, "title");

export default async function SignInSettingsPage(props: { searchParams: Promise<{ tested?: string }> }) {
  const t = await getWords("sign-in", en);
  const actor = await requireActor("/settings/sign-in");
  const header = (
    <PageHeader
      title={t("title")}
      trail={[{ href: "/settings", label: t("settings") }]}
      detail={t("detail")}
    />
  );
  if (!actor.permissions.has("organization:administer"))
    return <Refused head={header}>{t("onlyAdministrators")}</Refused>;
  const { domains, provider, redirectUri, rules, ...directory } = await getSignIn(actor, {});
  const { tested } = await props.searchParams;
  return (
    <>
      {header}
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {tested !== undefined && <Alert>{t("tested")}</Alert>}
        <SectionCard id="domains" title={t("domains")} className="flex flex-col gap-4">
          <DomainList domains={domains} change={changeDomain} />
        </SectionCard>
        <SectionCard id="provider" title={t("provider")} className="flex flex-col gap-4">
          <SignInProvider
            provider={provider}
            redirectUri={redirectUri}
            save={saveProvider}
            change={changeProvider}
          />
        </SectionCard>
        <SectionCard id="provisioning" title={t("provisioning")} className="flex flex-col gap-4">
          <Provisioning {...directory} renew={renewToken} end={endToken} />
        </SectionCard>
        <SectionCard id="rules" title={t("rules")}>
          <AccessRulesForm rules={rules} address={clientAddress(await headers())} save={saveRules} />
        </SectionCard>
      </div>
    </>
  );
}
