import { systemActor } from "@/lib/platform/access/system";
import { renewLogin } from "@/lib/records/ats/login/bearer";
import { dueLogins } from "@/lib/records/ats/login/due-logins";
import { beginSync } from "@/lib/records/ats/sync/readings/begin-sync";
import { dueConnections } from "@/lib/records/ats/sync/readings/due-connections";
import { log } from "@/lib/log";
import { idleWebhooks, requestDelivery } from "@/lib/platform/webhooks/deliver-changes";

/** The least time between two sweeps of a process, in ms. */
const PAUSE_MS = 60_000;
let sweptAt = -Infinity;

/**
 * Starts what is due by the clock, whoever asks and however many at once: syncs with applicant tracking systems,
 * deliveries to webhooks, renewals of sign-ins. A failure of one does not stop the others.
 */
export async function sweep() {
  sweptAt = performance.now();
  const begun = await each(
    "a sync could not be begun",
    dueConnections(),
    async ({ organizationId, ...due }) =>
      (await beginSync(systemActor(organizationId, "sync"), due, true)).begun,
  );
  const requested = await each("a delivery could not be requested", idleWebhooks(), (due) =>
    requestDelivery(systemActor(due.organizationId, "webhooks"), { webhookId: due.webhookId }),
  );
  const renewed = await each("a sign-in could not be renewed", dueLogins(), async (due) => {
    const isDue = (renewAt: string) => Date.parse(renewAt) <= Date.now();
    const actor = systemActor(due.organizationId, "sync");
    await renewLogin(actor, due.connectionId, (tokens) => !isDue(tokens.renewAt));
    return true;
  });
  return { begun, requested, renewed };
}

/** Sweeps once a minute at most. Never throws. */
export async function sweepNowAndThen(): Promise<void> {
  if (performance.now() - sweptAt < PAUSE_MS) return;
  await sweep().catch((error: unknown) => log.error("what is due could not be started", error));
}

async function each<T>(failure: string, all: Promise<T[]>, start: (one: T) => Promise<boolean>) {
  let started = 0;
  for (const one of await all)
    try {
      started += Number(await start(one));
    } catch (error) {
      log.error(failure, error);
    }
  return started;
}
