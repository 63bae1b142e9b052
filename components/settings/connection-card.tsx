"use client";

import Link from "next/link";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/alert";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { When } from "@/components/ui/when";
import { useWords } from "@/components/words/use-words";
import type { ActionState } from "@/lib/platform/access/action-state";
import en from "@/messages/en/connections.json";
import { AccessList } from "./access-list";
import { type ConnectionAct, ConnectionActs } from "./connection-acts";
import type { Connection } from "./connection";
import type { Credentials, System } from "./credential-fields";
import { PasteSecret } from "./paste-secret";
import { RenewSecret } from "./renew-secret";
import { SettingsForm } from "./settings-form";
import { Subscribe } from "./subscribe";
import { type Progress, SyncProgress } from "./sync-progress";
import { LeftOut } from "./left-out";
import { Unconfirmed } from "./unconfirmed";
import { type SignIn, SignInAgain } from "./sign-in-again";
import type { Webhook } from "./webhook-once";

const tones: Record<Connection["status"], BadgeTone> = {
  active: "neutral",
  paused: "outline",
  failing: "danger",
};

/** Decisions that sandbox mode kept from being sent to the ATS. */
function Rehearsed({ decisions }: { decisions: Connection["rehearsed"] }) {
  const t = useWords("connections", en);
  if (decisions.length === 0) return null;
  return (
    <section aria-label={t("rehearsed")} className="text-sm">
      <h3 className="mb-1.5 font-medium">{t("rehearsed")}</h3>
      <ul className="flex flex-col gap-1">
        {decisions.map(({ applicationId, candidate, job, says }) => (
          <li key={applicationId}>
            {t.rich("rehearsed.line", {
              candidate,
              job,
              text: says,
              link: (chunks) => (
                <Link href={`/applications/${applicationId}`} className="underline underline-offset-2">
                  {chunks}
                </Link>
              ),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One connected ATS: its status, access, sync progress, settings and webhook. */
export function ConnectionCard(props: {
  connection: Connection;
  /** The organization's rejection reasons. */
  ownReasons: string[];
  progress: Progress;
  act: (connectionId: string, act: ConnectionAct) => Promise<ActionState>;
  replace: (connectionId: string, credentials: Credentials) => Promise<ActionState>;
  renewSecret: (connectionId: string) => Promise<ActionState<{ webhook: Webhook }>>;
  storeSecret: (connectionId: string, secret: string) => Promise<ActionState>;
  system: System | undefined;
  save: (connectionId: string, changes: Partial<Connection["settings"]>) => Promise<ActionState>;
  signIn: SignIn;
}) {
  const t = useWords("connections", en);
  const { connection, progress } = props;
  const { connectionId, status, waiting } = connection;
  const { isSynced, webhook, heldUntil, lastSyncedAt, nextSyncAt, lastCall } = connection;
  const open = waiting.failed + waiting.unknown;
  return (
    <Card>
      <CardHeader className="flex-wrap">
        <h2 className="flex min-w-0 items-center gap-2 text-base font-semibold">
          <bdi className="truncate">{connection.name}</bdi>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {connection.simulated && <Badge tone="caution">{t("simulator")}</Badge>}
          {connection.settings.sandbox && <Badge tone="caution">{t("sandbox")}</Badge>}
        </h2>
        <ConnectionActs
          connection={connection}
          system={props.system}
          act={(act) => props.act(connectionId, act)}
          replace={(credentials) => props.replace(connectionId, credentials)}
        />
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {connection.signIn === "ended" && (
          <Alert
            tone="error"
            title={t("signInEnded.title")}
            action={<SignInAgain connection={connection} system={props.system} signIn={props.signIn} />}
          >
            {t("signInEnded")}
          </Alert>
        )}
        {connection.lastError && connection.signIn !== "ended" && (
          <Alert
            tone={status === "failing" ? "error" : "caution"}
            title={t(status === "failing" ? "lastError.failing.title" : "lastError.title")}
          >
            {t(status === "failing" ? "lastError.failing" : "lastError", { problem: connection.lastError })}
          </Alert>
        )}
        {heldUntil && progress.running && (
          <Alert title={t("heldUntil.title")}>
            {t.rich("heldUntil", { at: () => <When exact at={heldUntil} /> })}
          </Alert>
        )}
        {open > 0 && (
          <Alert
            tone="caution"
            title={t("open", { count: open })}
            action={
              <Button asChild size="sm">
                <Link href={`/applications?ats=${waiting.failed > 0 ? "failed" : "unknown"}`}>
                  {t("open.show")}
                </Link>
              </Button>
            }
          >
            {t("open.text")}
          </Alert>
        )}
        {isSynced && (
          <p className="text-sm text-ink-muted">
            {lastSyncedAt
              ? t.rich("lastSynced", { at: () => <When exact at={lastSyncedAt} /> })
              : t("neverSynced")}{" "}
            {status !== "paused" &&
              nextSyncAt &&
              !progress.running &&
              t.rich("nextSync", { at: () => <When exact at={nextSyncAt} /> })}{" "}
            {waiting.pending > 0 && t("pending", { count: waiting.pending })}
          </p>
        )}
        <Rehearsed decisions={connection.rehearsed} />
        <SyncProgress progress={progress} halted={status !== "active"} />
        {isSynced && <AccessList access={connection.access} />}
        {isSynced && (
          <SettingsForm
            settings={connection.settings}
            wantsReason={connection.wantsReason}
            stageNames={connection.stageNames}
            rejectionReasons={connection.rejectionReasons}
            ownReasons={props.ownReasons}
            removed={connection.removed}
            jobs={connection.jobs}
            save={(changes) => props.save(connectionId, changes)}
          />
        )}
        <LeftOut {...connection.leftOut} />
        <Unconfirmed sentences={connection.unconfirmed} />
        {webhook && (
          <div className="flex flex-col items-start gap-1">
            <p className="text-sm break-all text-ink-muted">
              {t.rich("webhook.address", { url: webhook.url, code: (chunks) => <code>{chunks}</code> })}
            </p>
            <p className="text-sm text-ink-muted">
              {lastCall
                ? t.rich("webhook.lastCall", {
                    at: () => <When exact at={lastCall.receivedAt} />,
                    about: lastCall.about,
                  })
                : t("webhook.noCall")}
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
                keep={(secret) => props.storeSecret(connectionId, secret)}
              />
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
