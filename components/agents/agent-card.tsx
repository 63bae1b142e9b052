import { decidesNothing, sentenceOf } from "@/components/consent/scope-sentences";
import { Badge } from "@/components/ui/badge";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { When } from "@/components/ui/when";
import type { Scope } from "@/lib/access/permissions";
import { AgentChoices, type Change } from "./agent-choices";
import { DisconnectButton, type Disconnect } from "./disconnect-button";

export type Agent = {
  grantId: string;
  name: string;
  redirectHosts: string[];
  documentHost: string | null;
  firstSeen: string;
  grantedBy: { name: string };
  scopes: string[];
  confirmation: "agent" | "recruiter";
  grantedAt: string;
  lastUsedAt: string | null;
  calls: number;
  live: boolean;
};

const number = new Intl.NumberFormat("en");

/** One agent: who it says it is, what it may do, how much it did, and the way to end it. */
export function AgentCard({
  agent,
  mine,
  role,
  strict,
  disconnect,
  change,
}: {
  agent: Agent;
  /** Of whoever allowed it; null for somebody who has left. */
  role: string | null;
  mine: boolean;
  /** The organization has every act confirmed on a signed-in page. */
  strict: boolean;
  disconnect: Disconnect;
  change: Change;
}) {
  const places = role === null ? [] : [{ role, organization: "" }];
  return (
    <Card>
      <CardHeader>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2 text-base font-semibold">
            <bdi className="min-w-0 wrap-anywhere">{agent.name}</bdi>
            {!agent.live && <Badge>Access has expired</Badge>}
          </h3>
          <p className="text-xs wrap-anywhere text-ink-muted">
            {agent.documentHost ? (
              <>
                Its own name for itself; described by{" "}
                <span className="font-medium text-ink">{agent.documentHost}</span>
              </>
            ) : (
              "Its own name for itself, not verified"
            )}
            {" · sends you to "}
            {agent.redirectHosts.join(", ")}
          </p>
        </div>
        <DisconnectButton grantId={agent.grantId} name={agent.name} disconnect={disconnect} />
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <ul className="flex list-disc flex-col gap-0.5 pl-4 text-sm marker:text-ink-faint">
          {agent.scopes.map((scope) => (
            <li key={scope}>{sentenceOf(scope as Scope, places)?.text ?? scope}</li>
          ))}
        </ul>
        {mine && (
          <AgentChoices {...{ agent, strict, change }} decides={role === null || !decidesNothing(role)} />
        )}
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-4">
          <Fact name="Allowed">
            <When at={agent.grantedAt} />
            {!mine && (
              <>
                {" by "}
                <bdi>{agent.grantedBy.name}</bdi>
              </>
            )}
          </Fact>
          <Fact name="First seen">
            <When at={agent.firstSeen} />
          </Fact>
          <Fact name="Last used">{agent.lastUsedAt ? <When exact at={agent.lastUsedAt} /> : "Never"}</Fact>
          <Fact name="Calls">
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
