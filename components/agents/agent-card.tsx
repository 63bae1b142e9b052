import { useLocale } from "#locale";
import type * as z from "zod";
import { decidesNothing, sentenceOf } from "@/components/consent/scope-sentences";
import { Badge } from "@/components/ui/badge";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { Withheld } from "@/lib/platform/access/withheld";
import type { Scope } from "@/lib/platform/access/permissions";
import type { listConnectedAgents } from "@/lib/platform/agents/list-connected-agents";
import en from "@/messages/en/agents.json";
import consent from "@/messages/en/consent.json";
import { formatLocales } from "@/messages/locales";
import { AgentChoices, type Change } from "./agent-choices";
import { DisconnectButton, type Disconnect } from "./disconnect-button";

type Agent = z.output<typeof listConnectedAgents.output>["agents"][number];

/** One agent: its name and hosts, its scopes, its use, and a button that disconnects it. */
export function AgentCard({
  agent,
  mine,
  role,
  strict,
  always,
  disconnect,
  change,
}: {
  agent: Agent;
  /** Role of the member who authorized the agent; null if they have left the organization. */
  role: string | null;
  mine: boolean;
  /** The organization requires a signed-in person to confirm every act on a page. */
  strict: boolean;
  /** What it withholds from every agent. */
  always: readonly Withheld[];
  disconnect: Disconnect;
  change: Change;
}) {
  const t = useWords("agents", en);
  const sentences = useWords("consent", consent);
  const number = new Intl.NumberFormat(formatLocales[useLocale()]);
  const places = role === null ? [] : [{ role, organization: "" }];
  const redirects = agent.redirectHosts;
  return (
    <Card>
      <CardHeader>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 text-base font-semibold">
            <bdi className="min-w-0 wrap-anywhere">{agent.name}</bdi>
            {!agent.live && <Badge>{t("expired")}</Badge>}
          </h3>
          <p className="text-xs wrap-anywhere text-ink-muted">
            {agent.documentHost
              ? t.rich("who.described", {
                  redirects,
                  address: agent.documentHost,
                  host: (chunks) => <span className="font-medium text-ink">{chunks}</span>,
                })
              : t("who.notVerified", { redirects })}
          </p>
          {agent.vouchedBy && (
            <p className="text-xs wrap-anywhere text-ink-muted">
              {t("vouched", { issuer: agent.vouchedBy })}
            </p>
          )}
        </div>
        <DisconnectButton grantId={agent.grantId} name={agent.name} disconnect={disconnect} />
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <ul className="flex list-disc flex-col gap-0.5 pl-4 text-sm marker:text-ink-faint">
          {agent.scopes.map((scope) => (
            <li key={scope}>{sentenceOf(sentences, scope as Scope, places).text}</li>
          ))}
        </ul>
        {mine && (
          <AgentChoices
            agent={agent}
            strict={strict}
            always={always}
            change={change}
            decides={role === null || !decidesNothing(role)}
          />
        )}
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-4">
          <Fact name={t("allowed")}>
            {mine ? (
              <When at={agent.grantedAt} />
            ) : (
              t.rich("allowed.by", {
                at: () => <When at={agent.grantedAt} />,
                person: agent.grantedBy.name,
                name: (chunks) => <bdi>{chunks}</bdi>,
              })
            )}
          </Fact>
          <Fact name={t("firstSeen")}>
            <When at={agent.firstSeen} />
          </Fact>
          <Fact name={t("lastUsed")}>
            {agent.lastUsedAt ? <When exact at={agent.lastUsedAt} /> : t("lastUsed.never")}
          </Fact>
          <Fact name={t("calls")}>
            <span className="tabular-nums">{number.format(agent.calls)}</span>
          </Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact(props: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{props.name}</dt>
      <dd className="break-words">{props.children}</dd>
    </div>
  );
}
