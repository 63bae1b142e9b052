"use client";

import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/alert";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { useAct } from "@/components/ui/use-act";
import { When } from "@/components/ui/when";
import type { ActionState } from "@/lib/access/action-state";
import { AccessList, type AccessItem } from "./access-list";
import { RemoveConnection } from "./remove-connection";
import { SettingsForm, type Settings } from "./settings-form";
import { type Progress, SyncProgress } from "./sync-progress";

export type Connection = {
  connectionId: string;
  provider: string;
  name: string;
  simulated: boolean;
  status: "active" | "paused" | "failing";
  lastSyncedAt: string | null;
  lastError: string | null;
  access: AccessItem[];
  settings: Settings;
  webhookUrl: string | null;
  stageNames: string[];
  rejectionReasons: { externalId: string; name: string }[];
  waiting: { failed: number; unknown: number };
};

type Deed = "test" | "sync" | "pause" | "resume" | "remove";

const tones: Record<Connection["status"], BadgeTone> = {
  active: "neutral",
  paused: "outline",
  failing: "danger",
};

/** One connected ATS: whether it works, what its credentials allow, how the sync is getting on, what is pushed. */
export function ConnectionCard(props: {
  connection: Connection;
  progress: Progress;
  act: (connectionId: string, act: Deed) => Promise<ActionState>;
  save: (connectionId: string, settings: Partial<Settings>) => Promise<ActionState>;
}) {
  const { connection, progress } = props;
  const { connectionId, status, waiting } = connection;
  const { act, busy } = useAct();
  const run = (deed: Deed, done: string) => act(() => props.act(connectionId, deed), { done });
  const open = waiting.failed + waiting.unknown;
  return (
    <Card>
      <CardHeader className="flex-wrap">
        <h2 className="flex min-w-0 items-center gap-2 text-base font-semibold">
          <bdi className="truncate">{connection.name}</bdi>
          <Badge tone={tones[status]}>{status}</Badge>
          {connection.simulated && <Badge tone="caution">Simulator</Badge>}
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={() => run("test", "Tested")}>
            Test
          </Button>
          {status === "paused" ? (
            <Button size="sm" busy={busy} onClick={() => run("resume", "Resumed")}>
              Resume
            </Button>
          ) : (
            <>
              <Button size="sm" busy={busy} onClick={() => run("sync", "Sync started")}>
                Sync now
              </Button>
              <Button size="sm" busy={busy} onClick={() => run("pause", "Paused")}>
                Pause
              </Button>
            </>
          )}
          <RemoveConnection name={connection.name} remove={() => props.act(connectionId, "remove")} />
        </div>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {connection.lastError && (
          <Alert tone="error" title="The last sync failed">
            {connection.lastError} What was read before it stays.
          </Alert>
        )}
        {open > 0 && (
          <Alert
            tone="caution"
            title={`${open} ${open === 1 ? "decision waits" : "decisions wait"} for a look`}
          >
            The ATS refused them, or it is not known whether it took them. Each application says what
            happened.
          </Alert>
        )}
        <p className="text-sm text-ink-muted">
          {connection.lastSyncedAt ? (
            <>
              Last synced <When exact at={connection.lastSyncedAt} />
            </>
          ) : (
            "Not synced yet"
          )}
        </p>
        <SyncProgress progress={progress} />
        <AccessList access={connection.access} />
        <SettingsForm
          key={JSON.stringify(connection.settings)}
          settings={connection.settings}
          provider={connection.provider}
          stageNames={connection.stageNames}
          rejectionReasons={connection.rejectionReasons}
          save={(settings) => props.save(connectionId, settings)}
        />
        {connection.webhookUrl && (
          <p className="text-sm break-all text-ink-muted">
            Webhook address: <code>{connection.webhookUrl}</code>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
