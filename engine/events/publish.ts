import type { Catalogue } from "../functions/catalogue.ts";
import { matches } from "../functions/expression.ts";
import { startRuns, type Start } from "../runs/start.ts";
import type { Tx } from "../store/database.ts";
import { insertEvents, type StoredEvent } from "../store/event.ts";

/**
 * Stores events and starts the runs they trigger, in the same transaction.
 * @returns the events that were new
 */
export async function publish(tx: Tx, catalogue: Catalogue, events: StoredEvent[]): Promise<StoredEvent[]> {
  const fresh = events.length > 0 ? await insertEvents(tx, events) : [];
  await startRuns(tx, triggered(catalogue, fresh));
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
            matches(trigger.expression, event.body),
        ),
      )
      .map((fn) => ({ fn, event })),
  );
}
