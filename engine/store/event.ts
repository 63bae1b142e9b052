import type { Tx } from "./database.ts";
import { ulid } from "./identifiers.ts";

/** An event as functions see it. `id` is the sender's when it gave one. */
export type EventBody = {
  id: string;
  name: string;
  ts: number;
  data: Record<string, unknown>;
  user: Record<string, unknown>;
  v?: string;
  meta?: unknown;
};

/** `id` is the engine's own ULID; `dedupe` is the same for every copy of an event. */
export type StoredEvent = {
  id: string;
  dedupe: string;
  body: EventBody;
  /** How long after its arrival it is due, in ms. By durations alone the sender's clock, or ours, may be wrong. */
  delayMs?: number;
};

/** An event that the engine itself emits, once for each `dedupe`. */
export function internalEvent(
  name: string,
  data: Record<string, unknown>,
  dedupe: string,
  more: Partial<EventBody> = {},
): StoredEvent {
  const id = ulid();
  return { id, dedupe, body: { id, name, ts: Date.now(), user: {}, ...more, data } };
}

/**
 * Stores events, skipping those stored before.
 * @returns the new ones
 */
export async function insertEvents(tx: Tx, events: StoredEvent[]): Promise<StoredEvent[]> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into engine.event (id, dedupe, name, body)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::json[]) on conflict do nothing returning id`,
    [
      events.map((event) => event.id),
      events.map((event) => event.dedupe),
      events.map((event) => event.body.name),
      events.map((event) => JSON.stringify(event.body)),
    ],
  );
  const fresh = new Set(rows.map((row) => row.id));
  return events.filter((event) => fresh.has(event.id));
}
