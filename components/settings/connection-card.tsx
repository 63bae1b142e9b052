"use client";

import Link from "next/link";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/alert";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import { AccessList, type AccessItem } from "./access-list";
import { ConnectionActs, type Deed } from "./connection-acts";
import type { Credentials, System } from "./credential-fields";
import type { AtsJob } from "./job-choice";
import { PasteSecret } from "./paste-secret";
import { RenewSecret } from "./renew-secret";
import { type RemovedChoices, SettingsForm, type Settings } from "./settings-form";
import { Subscribe } from "./subscribe";
import { type Progress, SyncProgress } from "./sync-progress";
import { Unconfirmed } from "./unconfirmed";
import { type SignIn, SignInAgain } from "./sign-in-again";
import type { Webhook } from "./webhook-once";

export type Connection = {
  connectionId: string;
  provider: string;
  name: string;
  simulated: boolean;
  status: "active" | "paused" | "failing";
  lastSyncedAt: string | null;
  lastError: string | null;
  nextSyncAt: string | null;
  heldUntil: string | null;
  access: AccessItem[];
  settings: Settings;
  webhook: { url: string; secret: "ours" | "theirs"; isSet: boolean; byApi: boolean } | null;
  /** Of a connection by sign-in. */
  signIn: "good" | "ended" | null;
  unconfirmed: string[];
  isSynced: boolean;
  wantsReason: boolean;
  stageNames: string[];
  rejectionReasons: { externalId: string; name: string }[];
  removed: RemovedChoices;
  jobs: AtsJob[];
  waiting: { failed: number; unknown: number; pending: number };
  lastCall: { about: string; receivedAt: string } | null;
  rehearsed: { applicationId: string; candidate: string; job: string; says: string }[];
};

const tones: Record<Connection["status"], BadgeTone> = {
  active: "neutral",
  paused: "outline",
  failing: "danger",
};

const calledAbout: Record<string, string> = {
  jobs: "a job",
  candidates: "a candidate",
  applications: "an application",
  stages: "the stages of a job",
  stage: "a stage",
};

/** What the ATS would have been told, had it not been for sandbox mode. */
function Rehearsed({ decisions }: { decisions: Connection["rehearsed"] }) {
  if (decisions.length === 0) return null;
  return (
    <section aria-label="Kept here by sandbox mode" className="text-sm">
      <h3 className="mb-1.5 font-medium">Kept here by sandbox mode</h3>
      <ul className="flex flex-col gap-1">
        {decisions.map(({ applicationId, candidate, job, says }) => (
          <li key={applicationId}>
            <Link href={`/applications/${applicationId}`} className="underline underline-offset-2">
              {candidate}
            </Link>
            , {job}: {says}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One connected ATS: whether it works, what its credentials allow, how the sync is getting on, what is pushed. */
export function ConnectionCard(props: {
  connection: Connection;
  /** What the organization rejects for. */
  ownReasons: string[];
  progress: Progress;
  act: (connectionId: string, act: Deed) => Promise<ActionState>;
  replace: (connectionId: string, credentials: Credentials) => Promise<ActionState>;
  renewSecret: (connectionId: string) => Promise<ActionState<{ webhook: Webhook }>>;
  keepSecret: (connectionId: string, secret: string) => Promise<ActionState>;
  system: System | undefined;
  save: (connectionId: string, settings: Partial<Settings>) => Promise<ActionState>;
  signIn: SignIn;
}) {
  const { connection, progress } = props;
  const { connectionId, status, waiting } = connection;
  const { isSynced, webhook } = connection;
  const open = waiting.failed + waiting.unknown;
  return (
    <Card>
      <CardHeader className="flex-wrap">
        <h2 className="flex min-w-0 items-center gap-2 text-base font-semibold">
          <bdi className="truncate">{connection.name}</bdi>
          <Badge tone={tones[status]}>{status}</Badge>
          {connection.simulated && <Badge tone="caution">Simulator</Badge>}
          {connection.settings.sandbox && <Badge tone="caution">Sandbox mode</Badge>}
        </h2>
        <ConnectionActs
          connection={connection}
          system={props.system}
          act={(deed) => props.act(connectionId, deed)}
          replace={(credentials) => props.replace(connectionId, credentials)}
        />
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {connection.signIn === "ended" && (
          <Alert
            tone="error"
            title="The sign-in has ended"
            action={<SignInAgain connection={connection} system={props.system} signIn={props.signIn} />}
          >
            It ran out or was taken back there. Nothing is read or sent until somebody signs in again; what
            was read before it stays.
          </Alert>
        )}
        {connection.lastError && connection.signIn !== "ended" && (
          <Alert
            tone={status === "failing" ? "error" : "caution"}
            title={status === "failing" ? "The sync does not go on" : "The sync is held up"}
          >
            {connection.lastError}{" "}
            {status === "failing"
              ? "What was read before it stays. It is tried again by the schedule, or with Sync now."
              : "It is tried again by itself and goes on where it was."}
          </Alert>
        )}
        {connection.heldUntil && progress.running && (
          <Alert title="The ATS has asked for a pause">
            Reading goes on by itself after <When exact at={connection.heldUntil} />.
          </Alert>
        )}
        {open > 0 && (
          <Alert
            tone="caution"
            title={`${open} ${open === 1 ? "decision waits" : "decisions wait"} for a look`}
            action={
              <Button asChild size="sm">
                <Link href={`/applications?ats=${waiting.failed > 0 ? "failed" : "unknown"}`}>Show</Link>
              </Button>
            }
          >
            The ATS refused them, or it is not known whether it took them. Each application says what
            happened.
          </Alert>
        )}
        {isSynced && (
          <p className="text-sm text-ink-muted">
            {connection.lastSyncedAt ? (
              <>
                Last synced <When exact at={connection.lastSyncedAt} />.
              </>
            ) : (
              "Not synced yet."
            )}
            {status !== "paused" && connection.nextSyncAt && !progress.running && (
              <>
                {" "}
                Next sync after <When exact at={connection.nextSyncAt} />.
              </>
            )}
            {waiting.pending > 0 &&
              ` ${waiting.pending} ${waiting.pending === 1 ? "decision is" : "decisions are"} on the way to it.`}
          </p>
        )}
        <Rehearsed decisions={connection.rehearsed} />
        <SyncProgress progress={progress} halted={status !== "active"} />
        {isSynced && <AccessList access={connection.access} />}
        {isSynced && (
          <SettingsForm
            key={JSON.stringify(connection.settings)}
            settings={connection.settings}
            wantsReason={connection.wantsReason}
            stageNames={connection.stageNames}
            rejectionReasons={connection.rejectionReasons}
            ownReasons={props.ownReasons}
            removed={connection.removed}
            jobs={connection.jobs}
            save={(settings) => props.save(connectionId, settings)}
          />
        )}
        <Unconfirmed sentences={connection.unconfirmed} />
        {webhook && (
          <div className="flex flex-col items-start gap-1">
            <p className="text-sm break-all text-ink-muted">
              Webhook address: <code>{webhook.url}</code>
            </p>
            <p className="text-sm text-ink-muted">
              {connection.lastCall ? (
                <>
                  Its last call came <When exact at={connection.lastCall.receivedAt} />, about{" "}
                  {calledAbout[connection.lastCall.about] ?? "a change"}.
                </>
              ) : (
                "It has not called in the last week: what changes there comes with the next sync."
              )}
            </p>
            {webhook.byApi ? (
              <Subscribe
                name={connection.name}
                isSet={webhook.isSet}
                subscribe={() => props.act(connectionId, "subscribe")}
              />
            ) : webhook.secret === "ours" ? (
              <RenewSecret name={connection.name} renew={() => props.renewSecret(connectionId)} />
            ) : (
              <PasteSecret
                name={connection.name}
                isSet={webhook.isSet}
                keep={(secret) => props.keepSecret(connectionId, secret)}
              />
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
