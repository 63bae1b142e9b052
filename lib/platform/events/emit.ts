import type * as z from "zod";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { Context } from "@/lib/platform/access/use-case";

type Event = { name: string; schema: z.ZodObject };

/** Writes an event into the outbox, in the transaction of the change that causes it. The relay sends it after commit. */
export async function emit<E extends Event>(
  { actor, db, emitted }: Context,
  event: E,
  data: Omit<z.input<E["schema"]>, "organizationId">,
) {
  const payload = event.schema.parse({ ...data, organizationId: actor.organizationId });
  // createMany, because a hiring manager may insert an event but not read it back.
  await db.outboxEvent.createMany({ data: [{ name: event.name, data: payload as Prisma.InputJsonObject }] });
  emitted.count += 1;
}
