import { createHash } from "node:crypto";
import { z } from "zod";
import type { Catalogue } from "../functions/catalogue.ts";
import type { Database } from "../store/database.ts";
import { ulid } from "../store/identifiers.ts";
import type { StoredEvent } from "../store/event.ts";
import { publish } from "./publish.ts";

/** Inngest accepts no larger event. */
const maxEventBytes = 512 * 1024;

// PostgreSQL's text type cannot store NUL. An event's data is stored as JSON, which can.
const plain = z.string().refine((text) => !text.includes("\0"), "must not contain a NUL character");

const Incoming = z.object({
  id: plain.max(512).optional(),
  name: plain
    .min(1)
    .max(256)
    .refine(
      (name) => !name.startsWith("inngest/"),
      "is reserved: names that begin with inngest/ are the engine's own",
    ),
  data: z.record(z.string(), z.unknown()).nullish(),
  user: z.record(z.string(), z.unknown()).nullish(),
  ts: z.number().int().min(0).max(281_474_976_710_655).nullish(),
  v: z.string().optional(),
  meta: z.unknown().optional(),
});
const Batch = z.array(Incoming).max(5_000);

/** The sender's events are invalid. The message names the field and the rule, never the value. */
export class RefusedEvents extends Error {
  override name = "RefusedEvents";
}

/**
 * Accepts events that an app sends. They and the runs they start are committed when this returns.
 * @param seed the SDK's x-inngest-event-id-seed: the same seed gives the same ids, so its retries are duplicates
 * @returns the engine's id of each event, in order; for a duplicate, the id of the first one
 * @throws RefusedEvents
 */
export async function takeEvents(
  database: Database,
  catalogue: Catalogue,
  payload: unknown,
  seed?: string,
): Promise<string[]> {
  const parsed = Batch.safeParse(Array.isArray(payload) ? payload : [payload]);
  if (!parsed.success) throw new RefusedEvents(z.prettifyError(parsed.error));
  const events = parsed.data.map((event, index) => identify(event, index, seed));
  return database.transaction(async (tx) => {
    const fresh = new Set(await publish(tx, catalogue, events));
    if (fresh.size === events.length) return events.map(({ id }) => id);
    const { rows } = await tx.query<{ id: string; dedupe: string }>(
      "select id, dedupe from engine.event where dedupe = any($1)",
      [events.map((event) => event.dedupe)],
    );
    const ids = new Map(rows.map((row) => [row.dedupe, row.id]));
    return events.map((event) => ids.get(event.dedupe) ?? event.id);
  });
}

function identify(incoming: z.infer<typeof Incoming>, index: number, seed: string | undefined): StoredEvent {
  const entropy = seed ? createHash("sha256").update(`${seed},${index}`).digest() : undefined;
  // The SDK's seed begins with the time it was sent at, by the sender's clock, as `ts` is.
  const seeded = Number(seed?.split(",")[0]);
  const sent = Number.isSafeInteger(seeded) && seeded > 0 ? seeded : Date.now();
  const id = ulid(sent, entropy);
  const body = {
    v: incoming.v,
    meta: incoming.meta ?? undefined,
    id: incoming.id || id,
    name: incoming.name,
    ts: incoming.ts || sent,
    data: incoming.data ?? {},
    user: incoming.user ?? {},
  };
  if (Buffer.byteLength(JSON.stringify(body)) > maxEventBytes) {
    throw new RefusedEvents(`Event ${index} is larger than ${maxEventBytes} bytes`);
  }
  const dedupe = incoming.id ? `sender:${incoming.id}` : `engine:${id}`;
  return { id, dedupe, body, delayMs: Math.max(0, body.ts - sent) };
}
