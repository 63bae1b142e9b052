import { Cable, FileUp } from "lucide-react";
import Link from "next/link";
import * as z from "zod";
import { ConnectForm } from "@/components/settings/connect-form";
import { ConnectionCard } from "@/components/settings/connection-card";
import { IdentityProviders } from "@/components/settings/identity-providers";
import { WebhookList } from "@/components/settings/webhook-list";
import { LiveRefresh } from "@/components/shell/live-refresh";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Refused } from "@/components/ui/refused";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import type { Actor } from "@/lib/platform/access/actor";
import { currentUser, requireActor } from "@/lib/platform/access/session";
import { listIdentityProviders } from "@/lib/platform/agents/identity-providers/manage-identity-providers";
import { getLoginProblem } from "@/lib/records/ats/login/get-login";
import { getSyncProgress } from "@/lib/records/ats/get-sync-progress";
import { listConnections } from "@/lib/records/ats/list-connections";
import { listSystems } from "@/lib/records/ats/list-systems";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import { listWebhooks } from "@/lib/platform/webhooks/manage-webhooks";
import en from "@/messages/en/connections.json";
import {
  act,
  addAddress,
  addProvider,
  changeAddress,
  connect,
  storeSecret,
  removeProvider,
  renewSecret,
  replace,
  saveSettings,
  signIn,
} from "./actions";

export const generateMetadata = titled("connections", en, "title");

export default async function ConnectionsPage({
  searchParams,
}: {
  searchParams: Promise<{ login?: string }>;
}) {
  const t = await getWords("connections", en);
  const actor = await requireActor("/settings/connections");
  const header = (
    <PageHeader
      title={t("title")}
      trail={[{ href: "/settings", label: t("settings") }]}
      detail={t("detail")}
      actions={
        actor.permissions.has("organization:administer") && (
          <Button asChild>
            <Link href="/settings/connections/import">
              <FileUp aria-hidden />
              {t("import")}
            </Link>
          </Button>
        )
      }
    />
  );
  if (!actor.permissions.has("organization:administer"))
    return <Refused head={header}>{t("onlyAdministrators")}</Refused>;
  const [{ connections, simulator }, { systems }, { rejectionReasons }, outgoing, identity] =
    await Promise.all([
      listConnections(actor, {}),
      listSystems(actor, {}),
      getOrganization(actor, {}),
      listWebhooks(actor, {}),
      listIdentityProviders(actor, {}),
    ]);
  const { login } = await searchParams;
  const problem = login === undefined ? null : await signInProblem(actor, login);
  const cards = await Promise.all(
    connections.map(async (connection) => ({
      connection,
      progress: await getSyncProgress(actor, { connectionId: connection.connectionId }),
    })),
  );
  return (
    <>
      {header}
      <LiveRefresh />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {problem && (
          <Alert tone="error" title={t("login.failed")}>
            {t("login.failed.text", { problem })}
          </Alert>
        )}
        {cards.length === 0 && (
          <EmptyState icon={Cable} title={t("none")} className="py-10">
            {t("none.text")}
          </EmptyState>
        )}
        {cards.map(({ connection, progress }) => (
          <ConnectionCard
            key={connection.connectionId}
            connection={connection}
            ownReasons={rejectionReasons}
            system={systems.find(({ provider }) => provider === connection.provider)}
            progress={progress}
            act={act}
            replace={replace}
            renewSecret={renewSecret}
            storeSecret={storeSecret}
            save={saveSettings}
            signIn={signIn}
          />
        ))}
        <ConnectForm systems={systems} simulator={simulator} connect={connect} signIn={signIn} />
        <WebhookList {...outgoing} acts={{ add: addAddress, change: changeAddress }} />
        <IdentityProviders {...identity} add={addProvider} remove={removeProvider} />
      </div>
    </>
  );
}

/** The problem with the sign-in that this session has just returned from; null if it succeeded. */
async function signInProblem(actor: Actor, loginId: string): Promise<string | null> {
  const { sessionId = "" } = (await currentUser()) ?? {};
  const parsed = z.uuid().safeParse(loginId);
  if (!parsed.success) return (await getWords("connections", en))("login.unknown");
  return (await getLoginProblem(actor, { loginId: parsed.data, sessionId })).problem;
}
