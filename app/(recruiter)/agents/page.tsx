import { Bot } from "lucide-react";
import { AgentCard } from "@/components/agents/agent-card";
import { HowToConnect } from "@/components/agents/how-to-connect";
import { RowKeys } from "@/components/shell/row-keys";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { getWords } from "@/components/words/get-words";
import { titled } from "@/components/words/titled";
import { pageUrl } from "@/lib/platform/access/addresses";
import { requireActor } from "@/lib/platform/access/session";
import { listConnectedAgents } from "@/lib/platform/agents/list-connected-agents";
import { getOrganization } from "@/lib/hiring/organizations/get-organization";
import en from "@/messages/en/agents.json";
import { change, disconnect } from "./actions";

export const generateMetadata = titled("agents", en, "title");

export default async function AgentsPage() {
  const t = await getWords("agents", en);
  const actor = await requireActor("/agents");
  const [{ agents }, organization] = await Promise.all([
    listConnectedAgents(actor, {}),
    getOrganization(actor, {}),
  ]);
  const mine = agents.filter((agent) => agent.grantedBy.id === actor.id);
  const others = agents.filter((agent) => agent.grantedBy.id !== actor.id);
  const roles = new Map(organization.members.map(({ userId, role }) => [userId, role]));
  const groups = [
    { title: t("byYou"), agents: mine },
    { title: t("byOthers"), agents: others },
  ].filter((group) => group.agents.length > 0);
  return (
    <>
      <RowKeys />
      <PageHeader title={t("title")} detail={t("detail")} />
      <div className="flex max-w-3xl flex-col gap-6 px-4 pb-10 sm:px-6">
        {groups.length === 0 && (
          <EmptyState icon={Bot} title={t("none")} className="py-10">
            {t("none.text")}{" "}
          </EmptyState>
        )}
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className="mb-2 text-base">{group.title}</h2>
            <ul data-rows="" className="flex flex-col gap-3">
              {group.agents.map((agent) => (
                <li key={agent.grantId}>
                  <AgentCard
                    agent={agent}
                    role={roles.get(agent.grantedBy.id) ?? null}
                    mine={agent.grantedBy.id === actor.id}
                    strict={organization.confirmationPolicy === "recruiter"}
                    always={organization.agentsWithheld}
                    disconnect={disconnect}
                    change={change}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <HowToConnect address={pageUrl.agents()} />
      </div>
    </>
  );
}
