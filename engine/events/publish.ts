import type { Catalogue } from "../functions/catalogue.ts";
import { momentOf } from "../functions/duration.ts";
import { holds } from "../functions/expression.ts";
import { endPause, lockRun } from "../runs/continue.ts";
import { finishRun } from "../runs/finish.ts";
import { isOpen } from "../runs/run.ts";
import { startRuns, type Start } from "../runs/start.ts";
import type { Tx } from "../store/database.ts";
import { insertEvents, type EventBody, type StoredEvent } from "../store/event.ts";

/**
 * Stores events and does, in the same transaction, all they bring about: runs start, steps that waited for them
 * go on, runs they cancel end. What that emits is published too.
 * @returns the events that were not stored before
 */
export async function publish(tx: Tx, catalogue: Catalogue, events: StoredEvent[]): Promise<StoredEvent[]> {
  const fresh = events.length > 0 ? await insertEvents(tx, events) : [];
  if (fresh.length === 0) return fresh;
  await startRuns(tx, triggered(catalogue, fresh));
  await endWaits(tx, fresh);
  await publish(tx, catalogue, await cancelRuns(tx, catalogue, fresh));
  return fresh;
}

function triggered(catalogue: Catalogue, events: StoredEvent[]): Start[] {
  return events.flatMap((event) =>
    catalogue
      .all()
      .filter((fn) =>
        fn.config.triggers.some(
          (trigger) =>
            "event" in trigger &&
            trigger.event === event.body.name &&
            holds(trigger.expression, { event: event.body }),
        ),
      )
      .map((fn) => ({ fn, event })),
  );
}

type Wait = { run_id: string; step_id: string; event_name: string; match: string | null; body: EventBody };

async function endWaits(tx: Tx, events: StoredEvent[]): Promise<void> {
  const { rows } = await tx.query<Wait>(
    `select p.run_id, p.step_id, p.event_name, p.match, e.body
     from engine.pause p join engine.run r on r.id = p.run_id join engine.event e on e.id = r.event_id
     where p.kind = 'wait' and p.event_name = any($1) order by p.run_id`,
    [[...new Set(events.map((event) => event.body.name))]],
  );
  for (const wait of rows) {
    const match = events.find(
      ({ body }) => body.name === wait.event_name && holds(wait.match, { event: wait.body, async: body }),
    );
    const run = match && (await lockRun(tx, wait.run_id));
    if (run && isOpen(run)) await endPause(tx, run, wait.step_id, { data: match.body });
  }
}

type Cancellable = { id: string; started: Date; body: EventBody };

async function cancelRuns(tx: Tx, catalogue: Catalogue, events: StoredEvent[]): Promise<StoredEvent[]> {
  const emitted: StoredEvent[] = [];
  for (const fn of catalogue.all()) {
    for (const rule of fn.config.cancel ?? []) {
      const cancelling = events.filter((event) => event.body.name === rule.event);
      if (cancelling.length === 0) continue;
      const { rows } = await tx.query<Cancellable>(
        `select r.id, r.created_at as started, e.body from engine.run r join engine.event e on e.id = r.event_id
         where r.function_id = $1 and r.ended_at is null and not r.event_id = any($2) order by r.id`,
        [fn.id, cancelling.map((event) => event.id)],
      );
      for (const candidate of rows) {
        if (rule.timeout && isPast(rule.timeout, candidate.started)) continue;
        if (!cancelling.some(({ body }) => holds(rule.if, { event: candidate.body, async: body }))) continue;
        const run = await lockRun(tx, candidate.id);
        if (run) emitted.push(...(await finishRun(tx, run, { status: "cancelled" })));
      }
    }
  }
  return emitted;
}

const isPast = (timeout: string, since: Date) =>
  (momentOf(timeout, since.getTime()) ?? new Date()).getTime() < Date.now();
