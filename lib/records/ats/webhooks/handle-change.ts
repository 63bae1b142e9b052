import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import { step } from "@/lib/platform/access/use-case";
import { AtsFailure } from "../failure";
import { openConnector } from "../open-connector";
import { changeable } from "../records";
import { storeChange } from "../sync/fetch/fetch-record";

const Change = z.object({ resource: z.enum(changeable), externalId: z.string() });

const findChange = step("findChange", async ({ db }, { webhookId }: { webhookId: string }) => {
  const webhook = await db.atsWebhook.findUnique({ where: { id: webhookId } });
  return { change: webhook && !webhook.handledAt ? Change.parse(webhook) : null };
});

const settleChange = step("settleChange", async ({ db }, { webhookId }: { webhookId: string }) => {
  await db.atsWebhook.updateMany({ where: { id: webhookId }, data: { handledAt: new Date() } });
});

/** Fetches what a webhook reported as changed. Returns how many milliseconds the ATS wants us to wait, or 0. */
export async function handleChange(
  actor: Actor,
  { connectionId, webhookId }: { connectionId: string; webhookId: string },
): Promise<number> {
  const { change } = await findChange(actor, { webhookId });
  if (!change) return 0;
  try {
    const connector = await openConnector(actor, connectionId, "sync");
    await storeChange(actor, connector, { connectionId, ...change });
  } catch (error) {
    if (error instanceof AtsFailure && error.kind === "limited") return error.retryAfterMs;
    throw error;
  }
  await settleChange(actor, { webhookId });
  return 0;
}
